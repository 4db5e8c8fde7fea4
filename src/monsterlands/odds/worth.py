"""What a total is good for against a monster (R8.4, R8.5), and what it is worth for an aim."""

from __future__ import annotations

from typing import Final

from ..rules.tables import Tables
from .force import Force
from .outcome import CAPTURE, GLORY

FAILED: Final = 1
CAPTURED: Final = 2
ELIMINATED: Final = 3

SMALL: Final = 1e-7  # the weight of a point of damage left behind against the aim
SECOND: Final = 1e-4  # the weight of a success other than the aim


def worth_of(tables: Tables, foe: int, force: Force, aim: int, total: int) -> float:
    """Return what stopping at a total is worth for an aim; another success and damage count a little."""
    how = best(tables, foe, force, aim, total)
    if how == FAILED:
        return SMALL * total
    if aim == GLORY:
        return float(glory_of(tables, foe, force, how))
    return 1.0 if how == (CAPTURED if aim == CAPTURE else ELIMINATED) else SECOND


def glory_of(tables: Tables, foe: int, force: Force, how: int) -> int:
    """Return the glory of a success."""
    if how == CAPTURED:
        return tables.capture_glory[foe] + force.capture_glory
    return tables.elimination_glory[foe] + force.eliminate_glory


def best(tables: Tables, foe: int, force: Force, aim: int, total: int) -> int:
    """Return whether a total, with what may be added to it, captures or eliminates the monster, or fails.

    If it can do both, the aim decides.
    """
    ev, cv = tables.elimination_value[foe], tables.capture_value[foe]
    if total >= ev:
        return ELIMINATED
    can_capture = can_eliminate = False
    for extra in force.sums:
        base = total + extra
        if base < ev and force.may_capture and base + force.capture_bonus >= cv:
            can_capture = True
        if base + force.eliminate_bonus >= ev:
            can_eliminate = True
    if can_capture and can_eliminate:
        if aim == GLORY:
            more = glory_of(tables, foe, force, CAPTURED) >= glory_of(tables, foe, force, ELIMINATED)
        else:
            more = aim == CAPTURE
        return CAPTURED if more else ELIMINATED
    if can_capture:
        return CAPTURED
    return ELIMINATED if can_eliminate else FAILED


def stands(tables: Tables, foe: int, force: Force, total: int, wanted: int) -> bool:
    """Tell whether a total beats the monster in the wanted way with nothing added."""
    if wanted == ELIMINATED:
        return total + force.eliminate_bonus >= tables.elimination_value[foe]
    return force.may_capture and total + force.capture_bonus >= tables.capture_value[foe]
