"""The origin of the numbers of an edition, from its ``[provenance]`` section.

A path names a value or everything below it; ``*`` stands for every key or entry. A value that no path names
was set by the makers of the edition; a value from an overlay is yours.
"""

from __future__ import annotations

from .box import Box
from .cursor import Cursor
from .documents import Document, as_list, as_table, leaves
from .problems import Place, Problems, close_to, quoted

STATED = ("book", "derived")
"""The origins that paths are listed under; the first that names a value counts."""
ORIGINS = (*STATED, "set", "yours")


class Origins:
    """The origin of each value of a box."""

    def __init__(self, box: Box) -> None:
        self._changed = box.source.changed
        self._paths = {origin: _paths(box.source.document, origin) for origin in STATED}

    def of(self, place: str) -> str:
        """Return the origin of a value: ``"book"``, ``"derived"``, ``"set"`` or ``"yours"``."""
        if place in self._changed:
            return "yours"
        parts = tuple(place.split("."))
        for origin, paths in self._paths.items():
            if any(_covers(path, parts) for path in paths):
                return origin
        return "set"


def read_provenance(top: Cursor) -> dict[str, str]:
    """Read the section and return the other spellings of names."""
    table = top.table("provenance", required=False)
    for origin in STATED:
        table.texts(origin, "a list of paths into this file")
    table.text("why", "a text", default="")
    spelled = table.table("also_spelled", required=False)
    names = {name: spelled.text(name, "another spelling of the name") for name in spelled.values}
    table.close()
    return names


def check_provenance(document: Document, box: Box, problems: Problems) -> None:
    """Note every path and every name with another spelling that does not exist in this document."""
    places = [place for place, _ in leaves(document) if place[0] != "provenance"]
    for origin in STATED:
        for index, path in enumerate(_paths(document, origin)):
            if not any(_covers(path, place) for place in places):
                place = ("provenance", origin, str(index))
                problems.add(
                    place, f"names nothing: {quoted('.'.join(path))}", "a path to a value of this file"
                )
    names = [card.name for cards in (box.mercenaries, box.monsters) for card in cards]
    names += [card.name for cards in (box.lands, box.equipment) for card in cards]
    for name, other in box.also_spelled.items():
        place = ("provenance", "also_spelled", name)
        if name not in names:
            problems.add(place, "is not a card", close_to(name, names, "the name of a card"))
        elif not other or other in names:
            problems.add(place, f"is {quoted(other)}", "a spelling that is not the name of a card")


def _paths(document: Document, origin: str) -> list[Place]:
    stated = as_table(document.get("provenance")) or {}
    return [tuple(path.split(".")) for path in as_list(stated.get(origin)) or [] if isinstance(path, str)]


def _covers(path: Place, place: Place) -> bool:
    return len(path) <= len(place) and all(
        part in ("*", step) for part, step in zip(path, place, strict=False)
    )
