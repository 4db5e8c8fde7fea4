"""Everything that the interface of the package returns can be imported from it."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterator

import pytest

import monsterlands
from monsterlands import COMPILED
from monsterlands.game import record
from monsterlands.view import view

# Callers have no use for these: a happening keeps them to name its events.
INSIDE = {"Names"}


def returned(thing: object) -> Iterator[tuple[str, object]]:
    """Name what an exported class or function gives back, with its annotation."""
    if not inspect.isclass(thing):
        if callable(thing):
            yield str(thing), typing.get_type_hints(thing)["return"]
        return
    for name, kind in typing.get_type_hints(thing).items():
        if not name.startswith("_"):
            yield f"{thing.__name__}.{name}", kind
    for name, member in inspect.getmembers(thing):
        function = member.fget if isinstance(member, property) else inspect.unwrap(member)
        module = getattr(function, "__module__", None) or ""
        if not name.startswith("_") and inspect.isroutine(function) and module.startswith("monsterlands"):
            yield f"{thing.__name__}.{name}", typing.get_type_hints(function).get("return")


def classes(annotation: object) -> Iterator[type]:
    """Name the classes of this project in an annotation."""
    if inspect.isclass(annotation) and annotation.__module__.startswith("monsterlands"):
        yield annotation
    for part in typing.get_args(annotation):
        yield from classes(part)


@pytest.mark.skipif(COMPILED, reason="compiled functions have no annotations")
def test_everything_that_the_interface_returns_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    # Both import games only to check types.
    monkeypatch.setattr(record, "Game", monsterlands.Game, raising=False)
    monkeypatch.setattr(view, "Game", monsterlands.Game, raising=False)
    missing = {
        f"{kind.__name__} of {where}"
        for name in monsterlands.__all__
        if name != "State"  # internal to the engine, for odds and search
        for where, annotation in returned(getattr(monsterlands, name))
        for kind in classes(annotation)
        if kind.__name__ not in INSIDE and getattr(monsterlands, kind.__name__, None) is not kind
    }
    assert missing == set()


def test_every_export_exists_and_is_listed_once() -> None:
    assert len(set(monsterlands.__all__)) == len(monsterlands.__all__)
    assert {"Game", "Node", "Outcome", "Preview", "Score", "Mercenary"} <= set(monsterlands.__all__)
    assert all(hasattr(monsterlands, name) for name in monsterlands.__all__)
