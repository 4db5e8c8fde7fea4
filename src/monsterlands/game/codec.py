"""States as JSON: the flat lists as they are, with the edition and version they belong to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, cast

from ..box import Box, EditionError, restore
from ..rules import state as layout
from ..rules.state import State
from ..rules.tables import Tables
from .errors import BadOptions, UnreadableState
from .options import RULES_VERSION, Options

FORMAT = 1
SUMMED = ("options", "table", "clans", "paths", "known", "stack")


def encode(state: State, box: Box, options: Options) -> str:
    """Write a state."""
    values: dict[str, object] = {
        "options": options_json(options),
        "table": state.table,
        "clans": state.clans,
        "paths": state.paths,
        "known": [list(known) for known in state.known],
        "stack": state.stack,
    }
    return json.dumps(
        {
            "format": FORMAT,
            "rules": RULES_VERSION,
            "edition": box.edition,
            "hash": box.hash,
            **values,
            "sum": checksum(values),
        },
        separators=(",", ":"),
    )


def decode(text: str, box: Box | None, tables_of: Callable[[Box], Tables]) -> tuple[Box, Options, State]:
    """Read a state.

    :param box: the edition, if it is not a shipped one
    :raises UnreadableState: if it cannot be read, or is of another edition or version
    """
    try:
        parsed: object = json.loads(text)
    except ValueError as error:
        raise UnreadableState(f"not a written state: {error}") from None
    written = cast("dict[str, Any]", parsed) if isinstance(parsed, dict) else {}
    if written.get("format") != FORMAT:
        raise UnreadableState(f"not a written state of format {FORMAT}")
    if written.get("rules") != RULES_VERSION:
        raise UnreadableState(f"rules version {written.get('rules')}; this is {RULES_VERSION}")
    try:
        # Never `load`: what a state says must not open a file.
        box = box or restore(str(written.get("edition")), ())
    except EditionError as error:
        raise UnreadableState(f"its edition cannot be loaded: {error}") from None
    if box.hash != written.get("hash"):
        raise UnreadableState(f"it was written with another edition than {box.edition}")
    if checksum({name: written.get(name) for name in SUMMED}) != written.get("sum"):
        raise UnreadableState("it is damaged: its sum does not fit")
    state = State(tables_of(box))
    try:
        options = read_options(written["options"])
        state.table = integers(written["table"], layout.TABLE)
        state.clans = [integers(clan, layout.CLAN) for clan in written["clans"]]
        state.paths = integers(written["paths"], layout.PATHS * layout.PATH)
        state.known = [tuple(integers(known, None)) for known in written["known"]]
        state.stack = integers(written["stack"], None)
    except (KeyError, TypeError, ValueError, BadOptions) as error:
        raise UnreadableState(f"it is damaged: {error!r}") from None
    return box, options, state


def checksum(values: dict[str, object]) -> str:
    """Sum up a state, so that damage is seen before it is played."""
    return hashlib.sha256(json.dumps(values, separators=(",", ":"), sort_keys=True).encode()).hexdigest()


def integers(values: object, length: int | None) -> list[int]:
    """Check a list of integers.

    :raises ValueError: if it is something else
    """
    listed = cast("list[object]", values) if isinstance(values, list) else [None]
    found = [value for value in listed if type(value) is int]
    if len(found) != len(listed):
        raise ValueError("a list of integers is expected")
    if length is not None and len(found) != length:
        raise ValueError(f"{length} values are expected, not {len(found)}")
    return found


def options_json(options: Options) -> dict[str, object]:
    """Write options as plain values."""
    return {
        "players": options.players,
        "difficulty": options.difficulty,
        "tricks": options.tricks,
        "first": -1 if options.first is None else options.first,
        "affinities": options.affinities,
        "confirm": list(options.confirm),
    }


def read_options(values: object) -> Options:
    """Read options.

    :raises BadOptions: if they do not make sense
    :raises ValueError: if they are of the wrong types
    """
    expected: dict[str, type] = {
        "players": int, "difficulty": str, "tricks": bool, "first": int, "affinities": str, "confirm": list,
    }  # fmt: skip
    written = cast("dict[str, Any]", values) if isinstance(values, dict) else {}
    if set(written) != set(expected):
        raise ValueError(f"options must be {', '.join(expected)}")
    for name, kind in expected.items():
        if type(written[name]) is not kind:
            raise ValueError(f"option {name} must be {kind.__name__}")
    return Options(
        players=written["players"],
        difficulty=written["difficulty"],
        tricks=written["tricks"],
        first=None if written["first"] == -1 else written["first"],
        affinities=written["affinities"],
        confirm=tuple(integers(written["confirm"], None)),
    )
