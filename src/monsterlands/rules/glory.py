"""Loot that rewards an achievement with glory (R8.9, R9.2)."""

from __future__ import annotations

from typing import Final

from . import actions, columns, frames, layout, reasons
from .clan import gain_glory
from .fight import discard_loot
from .frames import argument, pop, push, top_seat
from .reasons import Reason
from .state import State

GLORY_FOR: Final[tuple[int, ...]] = (
    columns.E_CAPTURE_GLORY,
    columns.E_ELIMINATE_GLORY,
    columns.E_CONQUEST_GLORY,
)


def ask(state: State, path: int, achievement: int) -> None:
    """Ask the clan for loot that rewards an achievement, if it has any."""
    seat = state.paths[path * layout.PATH + layout.SEAT]
    push(state, frames.GLORY_LOOT, seat, path, achievement)


def options(state: State, out: list[int]) -> None:
    """Ask for loot that rewards a capture, an elimination (R8.9) or a conquest (R9.2), until done."""
    loot = state.clans[top_seat(state)][layout.LOOT]
    if loot:
        tables = state.tables
        column = GLORY_FOR[argument(state, 1)]
        for token in tables.glory_loot:
            if (loot >> token) & 1 and tables.effects[tables.loot_effect[token] + column]:
                out.append(actions.LOOT_CHOICE + token)
    out.append(actions.DONE)


def apply(state: State, choice: int) -> None:
    """Use loot for its glory, or go on."""
    if choice == actions.DONE:
        pop(state)
        return
    seat = top_seat(state)
    token = choice - actions.LOOT_CHOICE
    discard_loot(state, seat, token)
    row = state.tables.loot_effect[token]
    gain_glory(state, seat, state.tables.effects[row + GLORY_FOR[argument(state, 1)]])


def why_not(state: State, choice: int) -> Reason:
    """Explain refused loot."""
    if not actions.LOOT_CHOICE <= choice < actions.SELL_CHOICE:
        return (reasons.NOT_ASKED, 0, 0)
    owned = (state.clans[top_seat(state)][layout.LOOT] >> (choice - actions.LOOT_CHOICE)) & 1
    return (reasons.NOT_HERE if owned else reasons.NOT_YOURS, 0, 0)
