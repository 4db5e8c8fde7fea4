"""Profiles and groups for tests of the store."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from monsterlands.store import Group, Profile, Store, TalkLine
from support.databases import POSTGRES, Place

SECRETS = {"ada": "the secret of ada's laptop", "bob": "the secret of bob's laptop"}


def profile(id: str, **others: Any) -> Profile:
    """Make up a profile."""
    fixed: dict[str, Any] = {"name": id.capitalize(), "emblem": "wolf", "created": 10.0, "seen": 10.0}
    return Profile(id, **{**fixed, **others})


def with_people(store: Store) -> Store:
    """Store the profiles of Ada and Bob."""
    for id, secret in SECRETS.items():
        store.put_profile(profile(id), secret)
    return store


def group(version: int = 1, id: str = "friends", **others: Any) -> Group:
    """Make up a version of a group of Ada and Bob."""
    fixed: dict[str, Any] = {
        "state": f'{{"version": {version}}}',
        "members": ("ada", "bob"),
        "invitation": f"four words of {id}",
        "watching": f"looking on at {id}",
    }
    return Group(id, version, **{**fixed, **others})


@contextmanager
def store_of_friends(place: Place) -> Generator[Store, None, None]:
    """Open a store with a group of Ada and Bob."""
    with place.open() as opened:
        with_people(opened).new_group(group())
        yield opened


@contextmanager
def processes(store: Store, place: Place, count: int) -> Generator[list[Store], None, None]:
    """Open the store once for each of several processes; in a folder there is only one."""
    with ExitStack() as stack:
        if place.kind == POSTGRES:
            yield [stack.enter_context(place.open()) for _ in range(count)]
        else:
            yield [store] * count


def line(body: str = "Hello", **others: Any) -> TalkLine:
    """Make up a line of talk of Ada."""
    fixed: dict[str, Any] = {
        "number": 0,
        "at": 50.5,
        "profile": "ada",
        "name": "Ada",
        "seat": 0,
        "looking_on": False,
        "kind": "text",
    }
    return TalkLine(body=body, **{**fixed, **others})


def set_clock(store: Store, seconds: float, patch: pytest.MonkeyPatch) -> None:
    """Set the clock of the database of a store, and stop it."""
    patch.setattr(store._database, "clock", f"CAST({seconds} AS double precision)")
