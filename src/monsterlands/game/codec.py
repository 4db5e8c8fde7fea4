"""States as JSON: the flat lists as they are, with the edition and version they belong to.

Use it to go on with a game in the same version. For longer storage use a record or a position: they use
names.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, cast

from ..box import Box, EditionError, restore
from ..rules import frames, layout
from ..rules.state import State
from ..rules.tables import tables_of
from .errors import UnreadableState
from .options import RULES_VERSION

FORMAT = 3
LARGEST = 2**63
LISTS = ("table", "clans", "paths", "owned", "known", "stack")


def encode(state: State, box: Box) -> str:
    """Write a state."""
    lists: dict[str, object] = {
        "table": state.table,
        "clans": state.clans,
        "paths": state.paths,
        "owned": [list(owned) for owned in state.owned],
        "known": [list(known) for known in state.known],
        "stack": state.stack,
    }
    return json.dumps(
        {
            "format": FORMAT,
            "rules": RULES_VERSION,
            "edition": box.edition,
            "hash": box.hash,
            **lists,
            "sum": checksum(lists),
        },
        separators=(",", ":"),
    )


def decode(text: str, box: Box | None) -> tuple[Box, State]:
    """Read a state.

    :param box: the edition, if it is not a shipped one
    :raises UnreadableState: if it cannot be read, or is of another edition or version
    """
    try:
        parsed: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableState(f"not a written state: {error}") from None
    written = cast("dict[str, Any]", parsed) if isinstance(parsed, dict) else {}
    if written.get("format") != FORMAT:
        raise UnreadableState(f"not a written state of format {FORMAT}")
    if written.get("rules") != RULES_VERSION:
        raise UnreadableState(f"its rules version is {written.get('rules')}; this is {RULES_VERSION}")
    try:
        # Never `load`: the contents of a state must not open a file.
        box = box or restore(str(written.get("edition")), ())
    except EditionError as error:
        raise UnreadableState(f"its edition cannot be loaded: {error}") from None
    if box.hash != written.get("hash"):
        raise UnreadableState(f"it was written with another edition than {box.edition}")
    if checksum({name: written.get(name) for name in LISTS}) != written.get("sum"):
        raise UnreadableState("it is damaged: its checksum does not match")
    try:
        state = State(
            tables_of(box),
            integers(written["table"], layout.TABLE),
            [integers(clan, layout.CLAN) for clan in written["clans"]],
            integers(written["paths"], layout.PATHS * layout.PATH),
            [tuple(integers(owned, None)) for owned in written["owned"]],
            [tuple(integers(known, None)) for known in written["known"]],
            integers(written["stack"], None),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadableState(f"it is damaged: {error!r}") from None
    kinds = state.stack[:: frames.FRAME]
    if (
        not kinds
        or len(state.stack) % frames.FRAME
        or not all(0 <= kind < len(frames.FRAMES) for kind in kinds)
    ):
        raise UnreadableState("it is damaged: its stack is not valid")
    if not 1 <= len(state.clans) == len(state.owned) == state.table[layout.PLAYERS] <= layout.SEATS:
        raise UnreadableState("it is damaged: clans are missing")
    if len(state.known) != layout.PATHS:
        raise UnreadableState("it is damaged: paths are missing")
    return box, state


def checksum(lists: Mapping[str, object]) -> str:
    """Return a checksum of the lists of a state, to find damage before it is played."""
    return hashlib.sha256(json.dumps(lists, separators=(",", ":"), sort_keys=True).encode()).hexdigest()


def integers(values: object, length: int | None) -> list[int]:
    """Check a list of integers.

    :raises ValueError: if it is something else
    """
    listed = cast("list[object]", values) if isinstance(values, list) else [None]
    found = [value for value in listed if type(value) is int]
    if len(found) != len(listed) or not all(-LARGEST <= value < LARGEST for value in found):
        raise ValueError("a list of integers is expected")
    if length is not None and len(found) != length:
        raise ValueError(f"{length} values are expected, not {len(found)}")
    return found
