"""Edition files as plain tables and lists: how to read one and how its values are addressed.

A value is addressed by the keys that lead to it. An entry of a list is addressed by its name or id if it has
one (by the id if it has both), and else by its place in the list, from 0: ``mercenary.Fandor.cost``,
``round_track.normal.3``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import cast

from .lines import Keys, line_numbers
from .problems import EditionError, Place, Problem, Problems

Document = dict[str, object]
DEEPEST = 30
"""The deepest nesting that is read, far deeper than in an edition, a position or a record: it takes time."""
LARGEST = 2**128
"""No number is so large; Python refuses to print much larger ones, even in an error."""
TOO_LARGE = "a number is far too large"
DOTTED = re.compile(rf"(?:\.[ \t]*[\w-]+[ \t]*){{{DEEPEST}}}")
"""A dotted key like a.b.c, too long."""
ASIDE = re.compile(
    r'''"""(?:\\.?|[^\\])*?(?:"{3,5}|\Z)|"(?:\\.|[^"\\\n])*"?'''
    r"""|'{3}.*?(?:'{3,5}|\Z)|'[^'\n]*'?|#[^\n]*""",
    re.DOTALL,
)
"""Texts and comments, closed or not."""


def read_toml(text: str) -> Document:
    """Read TOML.

    :raises ValueError: if it is not TOML, nested too deeply, or has a number that is far too large
    """
    if DOTTED.search(ASIDE.sub("_", text)):  # checked first, because reading would take long
        raise ValueError("a name is nested too deeply")
    try:
        document = cast(Document, tomllib.loads(text))
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError as error:
        if "integer string conversion" in str(error):
            raise ValueError(TOO_LARGE) from None
        raise
    level: list[object] = [document]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _inside(value)]
        if any(isinstance(value, int) and not -LARGEST <= value < LARGEST for value in level):
            raise ValueError(TOO_LARGE)
    if level:
        raise ValueError("it is nested too deeply")
    return document


def _inside(value: object) -> Iterable[object]:
    table = as_table(value)
    return table.values() if table is not None else as_list(value) or ()


def parse(text: str, source: str) -> tuple[Document, Problems]:
    """Read TOML, and return it with a collector of problems that knows the lines.

    :raises EditionError: if it is not TOML.
    """
    try:
        document = read_toml(text)
    except ValueError as error:
        what, line = str(error), 0
        if where := re.search(r" \(at line (\d+), column \d+\)$", what):
            what, line = what[: where.start()], int(where[1])
        elif what.endswith("(at end of document)"):
            line = text.count("\n") + 1
        raise EditionError([Problem("file", line, what, "TOML")], source) from None
    lines = {place_of(document, keys): line for keys, line in line_numbers(text).items()}
    return document, Problems(lines)


def place_of(document: Document, keys: Keys) -> Place:
    """Return the place of a value, with names for the list entries that have them."""
    place: list[str] = []
    value: object = document
    for key in keys:
        if isinstance(key, int):
            value = (as_list(value) or [])[key]
            place.append(entry_name(value, key))
        else:
            value = (as_table(value) or {}).get(key)
            place.append(key)
    return tuple(place)


def leaves(value: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Yield all values that are neither tables nor lists, with their places."""
    table, entries = as_table(value), as_list(value)
    if table is not None:
        for key, inner in table.items():
            yield from leaves(inner, (*place, key))
    elif entries is not None:
        for index, inner in enumerate(entries):
            yield from leaves(inner, (*place, entry_name(inner, index)))
    else:
        yield place, value


def entry_name(entry: object, index: int) -> str:
    """Name an entry of a list."""
    table = as_table(entry) or {}
    name = table.get("id", table.get("name"))
    return name if isinstance(name, str) and name else str(index)


def as_table(value: object) -> Document | None:
    return cast(Document, value) if isinstance(value, dict) else None


def as_list(value: object) -> list[object] | None:
    return cast("list[object]", value) if isinstance(value, list) else None
