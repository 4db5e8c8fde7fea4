"""The engine: runs the frames on top of the stack up to the next node, and answers it.

A node is a decision of one seat, a chance event, or the end. `run` goes there and returns what is legal;
`apply` answers a decision, `deal` a chance event. Neither checks legality: the game does.
"""

from __future__ import annotations

from typing import Final

from . import (
    actions,
    bazaar,
    citadel,
    draws,
    free,
    lands,
    lodge,
    outside,
    overflow,
    preparation,
    requirements,
    setup,
    tavern,
    turns,
)
from .frames import (
    ALCHEMIST_MIX,
    ARMORY_PURCHASE,
    ASSIGN,
    BAZAAR_PURCHASE,
    BREW,
    CHOOSE_AFFINITY,
    CONVERT,
    DEAL_AFFINITY,
    DEPLOY_DICE,
    END,
    EQUIP,
    HAND_ON,
    LOAD,
    LODGE_PURCHASE,
    MOVE_EQUIPMENT,
    OVERFLOW,
    PAWN,
    PREPARE,
    REFILL,
    ROLL_POOL,
    ROUND_STEPS,
    SETTLE_LAND,
    TAKE_LOOT,
    TAVERN_HIRE,
    TURN,
    TURNS,
    argument,
    pop,
    top_kind,
    top_seat,
)
from .reasons import NOT_ASKED, Reason
from .state import CONFIRM, NONE, State

# Kinds of nodes.
DECISION: Final = 0
CHANCE: Final = 1
THE_END: Final = 2


def node_kind(state: State) -> int:
    """Tell what the game waits for, after `run`."""
    kind = top_kind(state)
    if kind == END:
        return THE_END
    return CHANCE if DEAL_AFFINITY <= kind <= REFILL else DECISION


def run(state: State) -> list[int]:
    """Go on to the next node. Return the legal choices, ascending; none at a chance event or the end."""
    while True:
        kind = top_kind(state)
        if kind >= CHOOSE_AFFINITY:
            if kind == END:
                return []
            out = options(state)
            if len(out) > 1 or (out and asks_anyway(state, kind, out[0])):
                return out
            if out:
                apply(state, out[0])
            elif kind == DEPLOY_DICE:
                requirements.done(state)
            elif kind in (TAKE_LOOT, TAVERN_HIRE, BAZAAR_PURCHASE):
                # The object of a second gain is gone (R5.14): there is nothing to take.
                pop(state)
            else:
                raise RuntimeError(f"nothing is legal in a frame of kind {kind}")
        elif kind >= DEAL_AFFINITY:
            if kind != REFILL or draws.refill(state):
                return []
        elif kind == TURNS:
            turns.next_turn(state)
        elif kind == PREPARE:
            preparation.prepare(state)
        elif kind == ROUND_STEPS:
            preparation.go_through_round(state)
        else:
            setup.set_up(state)


def asks_anyway(state: State, kind: int, only: int) -> bool:
    """Tell whether a single choice is asked all the same.

    People hand over their turn themselves. And where a question is about face-down traps it must not
    be skipped for having one answer: that would tell what they are (R16.2).
    """
    if kind == TURN:
        return (state.table[CONFIRM] >> top_seat(state)) & 1 == 1
    return kind == OVERFLOW or (kind == LOAD and only != actions.DONE)


def options(state: State) -> list[int]:
    """List the legal choices of the decision on top, ascending."""
    kind = top_kind(state)
    out: list[int] = []
    if kind == TURN:
        turns.options(state, out)
    elif kind == LOAD:
        outside.load_options(state, out)
    elif kind == ASSIGN:
        outside.member_options(state, out)
    elif kind == DEPLOY_DICE:
        requirements.options(state, out)
    elif kind == TAVERN_HIRE:
        tavern.options(state, out)
    elif kind == LODGE_PURCHASE:
        lodge.options(state, out)
    elif kind == ALCHEMIST_MIX:
        citadel.alchemist_options(state, out)
    elif kind == ARMORY_PURCHASE:
        citadel.armory_options(state, out)
    elif kind == PAWN:
        citadel.pawn_options(state, out)
    elif kind == BAZAAR_PURCHASE:
        bazaar.options(state, out)
    elif kind == EQUIP:
        bazaar.equip_options(state, out)
    elif kind == HAND_ON:
        bazaar.hand_on_options(state, out)
    elif kind == MOVE_EQUIPMENT:
        bazaar.target_options(state, out)
    elif kind == SETTLE_LAND:
        free.settler_options(state, out)
    elif kind == CONVERT:
        free.convert_options(state, out)
    elif kind == BREW:
        free.brew_options(state, out)
    elif kind == TAKE_LOOT:
        lands.take_options(state, out)
    elif kind == OVERFLOW:
        overflow.options(state, out)
    elif kind == CHOOSE_AFFINITY:
        setup.affinity_options(state, out)
    out.sort()
    return out


def apply(state: State, choice: int) -> None:
    """Answer the decision on top with a legal choice."""
    kind = top_kind(state)
    if kind == TURN:
        turns.apply(state, choice)
    elif kind == LOAD:
        outside.load(state, choice)
    elif kind == ASSIGN:
        outside.assign(state, choice)
    elif kind == DEPLOY_DICE:
        requirements.apply(state, choice)
    elif kind == TAVERN_HIRE:
        tavern.apply(state, choice)
    elif kind == LODGE_PURCHASE:
        lodge.apply(state, choice)
    elif kind == ALCHEMIST_MIX:
        citadel.alchemist_apply(state, choice)
    elif kind == ARMORY_PURCHASE:
        citadel.armory_apply(state, choice)
    elif kind == PAWN:
        citadel.pawn_apply(state, choice)
    elif kind == BAZAAR_PURCHASE:
        bazaar.apply(state, choice)
    elif kind == EQUIP:
        bazaar.equip_apply(state, choice)
    elif kind == HAND_ON:
        bazaar.hand_on_apply(state, choice)
    elif kind == MOVE_EQUIPMENT:
        bazaar.target_apply(state, choice)
    elif kind == SETTLE_LAND:
        free.settler_apply(state, choice)
    elif kind == CONVERT:
        free.convert_apply(state, choice)
    elif kind == BREW:
        free.brew_apply(state, choice)
    elif kind == TAKE_LOOT:
        lands.take_apply(state, choice)
    elif kind == OVERFLOW:
        overflow.apply(state, choice)
    else:
        setup.choose_affinity(state, choice)


def deal(state: State, outcome: int) -> None:
    """Answer the chance event on top with a possible outcome."""
    kind = top_kind(state)
    if kind == REFILL:
        draws.draw(state, outcome)
    elif kind == ROLL_POOL:
        draws.roll_pool(state, outcome - actions.PERSUASION_FACE)
    elif kind == DEAL_AFFINITY:
        setup.found_clan(state, outcome - actions.DRAW_AFFINITY)
    else:
        setup.name_first_player(state, outcome - actions.DRAW_FIRST)


def why_not(state: State, choice: int) -> Reason:
    """Explain why a choice is not legal at the decision on top."""
    kind = top_kind(state)
    if kind == TURN:
        return turns.why_not(state, choice)
    if kind == LOAD:
        return outside.load_why_not(state, choice)
    if kind == ASSIGN:
        return outside.member_why_not(state, choice)
    if kind == DEPLOY_DICE:
        return requirements.why_not(state, choice)
    if kind == TAVERN_HIRE:
        return tavern.why_not(state, choice)
    if kind == LODGE_PURCHASE:
        return lodge.why_not(state, choice)
    if kind == ALCHEMIST_MIX:
        return citadel.alchemist_why_not(state, choice)
    if kind == ARMORY_PURCHASE:
        return citadel.armory_why_not(state, choice)
    if kind == BAZAAR_PURCHASE:
        return bazaar.why_not(state, choice)
    if kind in (EQUIP, HAND_ON, MOVE_EQUIPMENT):
        return bazaar.member_why_not(state, choice)
    if kind == TAKE_LOOT:
        return lands.take_why_not(state, choice)
    if kind == SETTLE_LAND:
        return free.settler_why_not(state, choice)
    return (NOT_ASKED, 0, 0)


def highest_so_far(state: State) -> int:
    """Return the highest choice already taken in a walk whose order does not matter, or NONE.

    Any order gives the same state, so a bot needs only the continuations from there on.
    """
    kind = top_kind(state)
    if kind == LOAD:
        return outside.highest_loaded(state)
    if kind == LODGE_PURCHASE:
        return lodge.highest_in_basket(state)
    if kind == PAWN:
        return actions.DIE_CHOICE + argument(state, 0)
    if kind == DEPLOY_DICE:
        highest = requirements.highest_placed(state)
        return NONE if highest == NONE else actions.DIE_CHOICE + highest
    return NONE
