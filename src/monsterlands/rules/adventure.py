"""The adventure phase (R7.1): missions, lands and the entrance, in their order; and its decisions."""

from __future__ import annotations

from . import battle, clash, fighting, glory, hits, missions, monster, overflow
from .draws import active_lands
from .frames import (
    AIM,
    CONTRACT_OFFER,
    DEFEND,
    DEFLECT,
    DIVERT,
    FIGHT,
    GLORY_LOOT,
    JUDGE,
    PARRY,
    PAY_TRAPS,
    REMOVE_MAGIC,
    REVEAL,
    STEAL,
    argument,
    pop,
    set_argument,
)
from .outside import side_why_not
from .reasons import NOT_ASKED, Reason
from .state import AT_ENTRANCE, ENTRANCE_MONSTER, NONE, State


def go_on(state: State) -> None:
    """Begin the next part; what nobody is on is skipped."""
    step = argument(state, 0)
    set_argument(state, 0, step + 1)
    if step == 0:
        missions.begin(state)
    elif step <= 2:
        missions.offer_contract(state, step - 1)
    elif step <= 4:
        land = step - 3
        if land < active_lands(state) and battle.occupied(state, land):
            battle.begin(state, land)
    elif step == 5:
        if state.table[ENTRANCE_MONSTER] != NONE and battle.occupied(state, AT_ENTRANCE):
            battle.begin(state, AT_ENTRANCE)
    else:
        pop(state)


def options(state: State, kind: int, out: list[int]) -> None:
    """List the legal choices of a decision of the adventure."""
    if kind == FIGHT:
        fighting.options(state, out)
    elif kind == DEFEND:
        hits.options(state, out)
    elif kind == REMOVE_MAGIC:
        monster.remove_options(state, out)
    elif kind == DIVERT:
        monster.divert_options(state, out)
    elif kind == JUDGE:
        battle.judge_options(state, out)
    elif kind == GLORY_LOOT:
        glory.options(state, out)
    elif kind == CONTRACT_OFFER:
        missions.contract_options(state, out)
    elif kind == PAY_TRAPS:
        overflow.options(state, out)
    elif kind == REVEAL:
        clash.reveal_options(state, out)
    elif kind == AIM:
        clash.aim_options(state, out)
    elif kind == PARRY:
        clash.parry_options(state, out)
    elif kind == STEAL:
        clash.steal_options(state, out)
    else:
        monster.deflect_options(state, out)


def apply(state: State, kind: int, choice: int) -> None:
    """Answer a decision of the adventure."""
    if kind == FIGHT:
        fighting.apply(state, choice)
    elif kind == DEFEND:
        hits.apply(state, choice)
    elif kind == REMOVE_MAGIC:
        monster.remove(state, choice)
    elif kind == DIVERT:
        monster.divert(state, choice)
    elif kind == JUDGE:
        battle.judge(state, choice)
    elif kind == GLORY_LOOT:
        glory.apply(state, choice)
    elif kind == CONTRACT_OFFER:
        missions.contract(state, choice)
    elif kind == PAY_TRAPS:
        missions.pay_trap(state, choice)
    elif kind == REVEAL:
        clash.reveal(state, choice)
    elif kind == AIM:
        clash.aim(state, choice)
    elif kind == PARRY:
        clash.parry(state, choice)
    elif kind == STEAL:
        clash.steal(state, choice)
    else:
        monster.deflect(state, choice)


def why_not(state: State, kind: int, choice: int) -> Reason:
    """Explain a refused answer to a decision of the adventure."""
    if kind == FIGHT:
        return fighting.why_not(state, choice)
    if kind == DEFEND:
        return hits.why_not(state, choice)
    if kind in (DIVERT, AIM):
        return side_why_not(choice)
    if kind == GLORY_LOOT:
        return glory.why_not(state, choice)
    if kind == CONTRACT_OFFER:
        return missions.contract_why_not(state, choice)
    if kind == PAY_TRAPS:
        return overflow.why_not(choice)
    if kind == REVEAL:
        return clash.reveal_why_not(choice)
    if kind == STEAL:
        return clash.steal_why_not(choice)
    if kind == DEFLECT:
        return monster.deflect_why_not(state, choice)
    return (NOT_ASKED, 0, 0)
