"""Invitations: four words that can be read out on the telephone, and let a friend in."""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import replace
from functools import cache

from mnemonic import Mnemonic

from ...store import Group, Profile, Store
from ...store.rows import hash_of
from .lobby import agree, join, need_host, need_lobby
from .refusal import GroupRefusal
from .state import GroupState, read_state

WORDS = 4
"""How many of 2,048 words an invitation has: 44 bits."""
LASTS = 7 * 86400.0
"""Seconds after which an invitation expires."""
SECRET_BYTES = 32
MOST_OLD = 50
"""How many invitations of before a group remembers."""


@cache
def _list() -> tuple[str, ...]:
    return tuple(Mnemonic("english").wordlist)


def new_words() -> str:
    """Return the words of a new invitation: ``"apple-river-stone-lamp"``."""
    return "-".join(secrets.choice(_list()) for _ in range(WORDS))


def read_words(text: str) -> str:
    """Return the words of an invitation as somebody has typed them, the way `new_words` writes them."""
    return "-".join(re.findall(r"[a-z]+", text.casefold()))


def invite(state: GroupState, group: Group) -> tuple[GroupState, Group]:
    """Give a group a new invitation, and a link to look on if it has none."""
    if group.invitation:
        state.old_invitations = [*state.old_invitations, hash_of(group.invitation)][-MOST_OLD:]
    state.expires = time.time() + LASTS
    return state, replace(group, invitation=new_words(), watching=group.watching or _new_secret())


def shut_out(state: GroupState, group: Group) -> tuple[GroupState, Group]:
    """Make void what somebody knows who was removed: the invitation, and the link to look on."""
    return invite(state, replace(group, watching=""))


def invite_again(state: GroupState, group: Group, profile: str) -> tuple[GroupState, Group]:
    """Let the host replace the invitation.

    :raises GroupRefusal: if somebody else wants that, or they play already
    """
    need_host(state, profile)
    need_lobby(state)
    return invite(state, group)


def replace_link(state: GroupState, group: Group, profile: str) -> tuple[GroupState, Group]:
    """Let the host replace the link to look on; those who look on with the old one have to go.

    :raises GroupRefusal: if somebody else wants that
    """
    need_host(state, profile)
    return state, replace(group, watching=_new_secret())


def find_invited(store: Store, words: str, profile: Profile | None) -> Group | None:
    """Return the group of an invitation, or None; members also find theirs by one of before."""
    found = store.invited(words)
    if found is not None or profile is None:
        return found
    wanted = hash_of(words)
    return next(
        (group for group in store.groups_of(profile.id) if wanted in read_state(group).old_invitations), None
    )


def need_invited(state: GroupState, group: Group, words: str, profile: Profile | None) -> None:
    """Refuse somebody who is neither invited nor in the group.

    :raises GroupRefusal: then
    """
    if profile is not None and profile.id in state.members:
        return
    if state.phase != "lobby" or group.invitation != words or state.expires < time.time():
        raise GroupRefusal("not-invited")


def accept(state: GroupState, group: Group, profile: Profile, words: str) -> GroupState:
    """Let somebody in who was invited; a member comes back, and is ready in the lobby.

    :raises GroupRefusal: if the invitation is not good any more, or no seat is free
    """
    need_invited(state, group, words, profile)
    if profile.id not in state.members:
        return join(state, profile)
    if state.phase == "lobby":
        agree(state, profile.id)
    return state


def _new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)
