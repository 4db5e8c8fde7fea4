"""The decisions of setup, preparation and deployment: which module asks them and takes the answer."""

from __future__ import annotations

from . import (
    actions,
    bazaar,
    citadel,
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
    DEPLOY_DICE,
    EQUIP,
    GRANT_DIE,
    HAND_ON,
    LOAD,
    LODGE_PURCHASE,
    MOVE_EQUIPMENT,
    OVERFLOW,
    PAWN,
    SETTLE_LAND,
    TAKE_LOOT,
    TAVERN_HIRE,
    TURN,
    argument,
)
from .reasons import NOT_ASKED, Reason
from .state import NONE, State


def options(state: State, kind: int, out: list[int]) -> None:
    """List the legal choices of a decision of deployment."""
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
    elif kind == GRANT_DIE:
        preparation.die_options(state, out)
    else:
        preparation.gift_options(state, out)


def apply(state: State, kind: int, choice: int) -> None:
    """Answer a decision of deployment."""
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
    elif kind == CHOOSE_AFFINITY:
        setup.choose_affinity(state, choice)
    elif kind == GRANT_DIE:
        preparation.take_die(state, choice)
    else:
        preparation.take_gift(state, choice)


def why_not(state: State, kind: int, choice: int) -> Reason:
    """Explain a refused answer to a decision of deployment."""
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
    if kind == OVERFLOW:
        return overflow.why_not(choice)
    return (NOT_ASKED, 0, 0)


def highest_so_far(state: State, kind: int) -> int:
    """Return the highest choice already taken in a walk whose order does not matter, or NONE."""
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
