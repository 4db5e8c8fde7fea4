"""Make the box from the tables of an edition file, section by section in the order of the file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from . import board, pieces, scenarios
from .box import Box
from .cards import BUILDINGS, MAXIMUM
from .cursor import Cursor, closed
from .documents import Document
from .problems import Problems
from .provenance import read_provenance

ROUNDS = (3, MAXIMUM.missions // 2)
"""Scenario 3 plays three rounds (R13.7); every round uses up two missions (R2.9, R10.6)."""
LARGEST = 999

Entry = TypeVar("Entry")


def read_box(document: Document, problems: Problems) -> Box:
    """Make the box of a complete document; it is valid only if no problem was found."""
    top = Cursor(document, (), problems)
    tokens = top.table("tokens")
    top.text("base", "a shipped edition", default="")
    box = Box(
        name=pieces.short_name(top, "name"),
        version=top.number("version", 1, LARGEST, default=1),
        hash="",
        rounds=top.number("rounds", *ROUNDS),
        glory_to_end=top.number("glory_to_end", 1, LARGEST),
        clan=closed(top.table("clan"), board.clan),
        glory_bonus=board.thresholds(top.table("glory_bonus"), None, Cursor.letters),
        wages=board.thresholds(top.table("wages"), 0, Cursor.number),
        round_track=closed(top.table("round_track"), board.round_track),
        affinity_points=board.thresholds(top.table("affinity_points"), 0, Cursor.number),
        constants=closed(top.table("constants"), board.constants),
        buildings=closed(top.table("buildings"), board.buildings),
        paths=closed(top.table("paths"), board.paths),
        novice=closed(top.table("novice"), pieces.novice),
        mercenaries=_all(top, "mercenary", pieces.mercenary),
        monsters=_all(top, "monster", pieces.monster),
        lands=_all(top, "land", pieces.land),
        equipment=_all(top, "equipment", pieces.equipment),
        traps=_all(tokens, "traps", pieces.trap),
        loot=_all(tokens, "loot", pieces.loot),
        panic=tokens.words("panic", BUILDINGS),
        headers=_all(top, "header", pieces.header),
        missions=_all(top, "mission", pieces.mission),
        scenarios=_all(top, "scenario", scenarios.scenario),
        also_spelled=read_provenance(top),
    )
    tokens.close()
    top.close()
    return box


def _all(table: Cursor, key: str, read: Callable[[Cursor], Entry]) -> tuple[Entry, ...]:
    right = f"a list of tables, each headed [[{'.'.join((*table.place, key))}]]"
    return tuple(closed(entry, read) for entry in table.tables(key, right))
