"""Free actions at an own moment (R1.9, R5.3).

Novices, talents, loot, trophies, healing, settling and moving equipment.
"""

from __future__ import annotations

from typing import Final

from . import actions, bazaar, columns, events, frames, layout, reasons
from .clan import (
    add_dice,
    dice_of_colour,
    gain,
    gain_gold,
    gain_potions,
    gain_venoms,
    is_settled,
    pay,
    unassigned,
)
from .frames import argument, pop, push, set_argument, top_seat
from .layout import CLAN_LANDS, CREW, DICE, LOOT, NONE, NOVICES, POOL, POTIONS, TALENTS_USED, TROPHIES
from .offers import gain_reason
from .reasons import LEGAL, Reason
from .state import State, bits, emit

# The moments of R1.9.
TURN_MOMENT: Final = 0  # (a)
CONTRACT_MOMENT: Final = 1  # (b)
HOMECOMING_MOMENT: Final = 2  # (c)


def options(state: State, seat: int, moment: int, out: list[int]) -> None:
    """List every free action of a moment (R1.9), ascending."""
    clan = state.clans[seat]
    tables = state.tables
    if moment == TURN_MOMENT:
        if novices_ready(state, seat):
            for die in range(DICE):
                if clan[POOL + die]:
                    for colour in range(3):
                        if colour != layout.COLOUR_OF[die]:
                            out.append(actions.NOVICE_CHOICE + die * 3 + colour)
        for mercenary in bits(clan[CREW] & tables.turn_talents & ~state.table[TALENTS_USED]):
            if talent_reason(state, seat, mercenary)[0] == LEGAL:
                out.append(actions.TALENT_CHOICE + mercenary)
    if clan[LOOT]:
        for token in bits(clan[LOOT]):
            if loot_reason(state, seat, token)[0] == LEGAL:
                out.append(actions.LOOT_CHOICE + token)
    if clan[TROPHIES]:
        for monster in bits(clan[TROPHIES]):
            out.append(actions.SELL_CHOICE + monster)
    if moment == CONTRACT_MOMENT:
        return
    if clan[POTIONS]:  # R5.9: a potion heals a wounded, unassigned mercenary
        for mercenary in bits(unassigned(state, seat) & state.table[layout.WOUNDED]):
            out.append(actions.HEAL_CHOICE + mercenary)
    if clan[CLAN_LANDS]:
        for land in bits(clan[CLAN_LANDS]):
            if settle_reason(state, seat, land)[0] == LEGAL:
                out.append(actions.SETTLE_CHOICE + land)
    bazaar.move_options(state, seat, out)


def apply(state: State, seat: int, choice: int) -> None:
    """Take a free action."""
    if choice < actions.TALENT_CHOICE:
        _use_novice(state, seat, choice)
    elif choice < actions.LOOT_CHOICE:
        _use_talent(state, seat, choice - actions.TALENT_CHOICE)
    elif choice < actions.SELL_CHOICE:
        _use_loot(state, seat, choice - actions.LOOT_CHOICE)
    elif choice < actions.HEAL_CHOICE:
        _sell(state, seat, choice - actions.SELL_CHOICE)
    elif choice < actions.SETTLE_CHOICE:
        _heal(state, seat, choice - actions.HEAL_CHOICE)
    elif choice < actions.MOVE_CHOICE:
        push(state, frames.SETTLE_LAND, seat, choice - actions.SETTLE_CHOICE)
    else:
        bazaar.begin_move(state, seat, choice)


def why_not(state: State, seat: int, moment: int, choice: int) -> Reason:
    """Explain a refused free action."""
    clan = state.clans[seat]
    if not actions.NOVICE_CHOICE <= choice < actions.HIRE_CHOICE:
        return (reasons.NOT_ASKED, 0, 0)
    if moment != TURN_MOMENT and choice < actions.LOOT_CHOICE:
        return (reasons.NOT_AT_THIS_MOMENT, 0, 0)
    if moment == CONTRACT_MOMENT and choice >= actions.HEAL_CHOICE:
        return (reasons.NOT_AT_THIS_MOMENT, 0, 0)
    if choice < actions.TALENT_CHOICE:
        die, colour = divmod(choice - actions.NOVICE_CHOICE, 3)
        if not novices_ready(state, seat):
            return (reasons.NO_FREE_NOVICE, 0, 0)
        if clan[POOL + die] == 0:
            return (reasons.NO_SUCH_DIE, die, 0)
        return (reasons.SAME_COLOUR, colour, 0)
    if choice < actions.LOOT_CHOICE:
        return talent_reason(state, seat, choice - actions.TALENT_CHOICE)
    if choice < actions.SELL_CHOICE:
        return loot_reason(state, seat, choice - actions.LOOT_CHOICE)
    if choice < actions.HEAL_CHOICE:
        return (reasons.NOT_YOURS, 0, 0)
    if choice < actions.SETTLE_CHOICE:
        return _heal_reason(state, seat, choice - actions.HEAL_CHOICE)
    if choice < actions.MOVE_CHOICE:
        return settle_reason(state, seat, choice - actions.SETTLE_CHOICE)
    mercenary, kind = divmod(choice - actions.MOVE_CHOICE, 3)
    return bazaar.move_reason(state, seat, mercenary, kind)


# --- novices (R5.13) ----------------------------------------------------------------------------


def novices_ready(state: State, seat: int) -> bool:
    """Tell whether a novice may still turn a die."""
    clan = state.clans[seat]
    return clan[layout.NOVICES_USED] < clan[NOVICES] * state.tables.novice_recolour


def _use_novice(state: State, seat: int, choice: int) -> None:
    die, colour = divmod(choice - actions.NOVICE_CHOICE, 3)
    clan = state.clans[seat]
    clan[layout.NOVICES_USED] += 1
    clan[POOL + die] -= 1
    emit(state, events.NOVICE_USED, seat, die, colour)
    add_dice(state, seat, int(colour == 0), int(colour == 1), int(colour == 2))


# --- talents (R12.1) ----------------------------------------------------------------------------


def talent_reason(state: State, seat: int, mercenary: int) -> Reason:
    """Tell why a talent cannot be used on the turn."""
    tables = state.tables
    table = state.table
    if mercenary >= tables.mercenaries or not (state.clans[seat][CREW] >> mercenary) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    if tables.outside_talent[mercenary]:
        return (reasons.OUTSIDE_ONLY, 0, 0)
    if not (tables.turn_talents >> mercenary) & 1:
        return (reasons.NO_USE, 0, 0)
    if (table[TALENTS_USED] >> mercenary) & 1:
        return (reasons.ALREADY_USED, 0, 0)
    row = tables.talent[mercenary]
    if tables.effects[row + columns.E_UNASSIGNED] and (table[layout.ASSIGNED] >> mercenary) & 1:
        return (reasons.IS_ASSIGNED, 0, 0)
    cost = tables.effects[row + columns.E_PRICE]
    gold = state.clans[seat][layout.GOLD]
    if cost > gold:
        return (reasons.CANNOT_PAY, cost, gold)
    return gain_reason(state, seat, tables.effects, row + columns.E_GAIN)


def _use_talent(state: State, seat: int, mercenary: int) -> None:
    effects = state.tables.effects
    row = state.tables.talent[mercenary]
    state.table[TALENTS_USED] |= 1 << mercenary
    emit(state, events.TALENT_USED, seat, mercenary)
    pay(state, seat, effects[row + columns.E_PRICE])
    bought = effects[row + columns.E_BUY_DIE]
    add_dice(state, seat, int(bought == 1), int(bought == 2), int(bought == 3))
    if effects[row + columns.E_HAS_GAIN]:
        gain(state, seat, effects, row + columns.E_GAIN)


def brew_options(state: State, out: list[int]) -> None:
    """Ask for a potion or a venom, where a card gives either (R12.1)."""
    out.append(actions.POTION_CHOICE)
    out.append(actions.VENOM_CHOICE)


def brew_apply(state: State, choice: int) -> None:
    """Give the one that was chosen."""
    seat = top_seat(state)
    left = argument(state, 0) - 1
    if left:
        set_argument(state, 0, left)
    else:
        pop(state)
    if choice == actions.POTION_CHOICE:
        gain_potions(state, seat, 1)
    else:
        gain_venoms(state, seat, 1)


# --- loot and trophies (R12.4, R8.12) -----------------------------------------------------------


def loot_reason(state: State, seat: int, token: int) -> Reason:
    """Tell why loot cannot be used at an own moment."""
    tables = state.tables
    clan = state.clans[seat]
    if token >= tables.loot or not (clan[LOOT] >> token) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    if tables.loot_outside[token]:
        return (reasons.LOOT_OUTSIDE_ONLY, 0, 0)
    row = tables.loot_effect[token]
    convert = tables.effects[row + columns.E_CONVERT]
    if convert and state.table[layout.PHASE] != layout.DEPLOYMENT:
        return (reasons.DEPLOYMENT_ONLY, 0, 0)
    if convert and not dice_of_colour(clan, convert - 1):
        return (reasons.NO_SUCH_DIE, convert - 1, 0)
    return gain_reason(state, seat, tables.effects, row + columns.E_GAIN)


def _use_loot(state: State, seat: int, token: int) -> None:
    tables = state.tables
    row = tables.loot_effect[token]
    state.clans[seat][LOOT] &= ~(1 << token)
    state.table[layout.LOOT_DISCARDS] |= 1 << token
    emit(state, events.LOOT_USED, seat, token)
    gain_gold(state, seat, tables.effects[row + columns.E_TROPHY] * tables.trophy_gold)
    if tables.effects[row + columns.E_CONVERT]:
        push(state, frames.CONVERT, seat, token)
    if tables.effects[row + columns.E_HAS_GAIN]:
        gain(state, seat, tables.effects, row + columns.E_GAIN)


def convert_options(state: State, out: list[int]) -> None:
    """Ask which die the loot converts (R12.4); only persuasion dice differ."""
    clan = state.clans[top_seat(state)]
    colour = state.tables.effects[state.tables.loot_effect[argument(state, 0)] + columns.E_CONVERT] - 1
    for die in range(DICE):
        if layout.COLOUR_OF[die] == colour and clan[POOL + die]:
            out.append(actions.DIE_CHOICE + die)


def convert_apply(state: State, choice: int) -> None:
    """Turn the die into others."""
    seat = top_seat(state)
    effects = state.tables.effects
    row = state.tables.loot_effect[argument(state, 0)]
    pop(state)
    die = choice - actions.DIE_CHOICE
    state.clans[seat][POOL + die] -= 1
    emit(state, events.DIE_SPENT, seat, die)
    add_dice(
        state,
        seat,
        effects[row + columns.E_INTO],
        effects[row + columns.E_INTO + 1],
        effects[row + columns.E_INTO + layout.PERSUASION],
    )


def _sell(state: State, seat: int, monster: int) -> None:
    state.clans[seat][TROPHIES] &= ~(1 << monster)
    state.table[layout.MONSTER_DISCARDS] |= 1 << monster
    emit(state, events.TROPHY_SOLD, seat, monster)
    gain_gold(state, seat, state.tables.trophy[monster] * state.tables.trophy_gold)


# --- healing (R5.9) -----------------------------------------------------------------------------


def _heal_reason(state: State, seat: int, mercenary: int) -> Reason:
    if not (state.clans[seat][CREW] >> mercenary) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    if not (state.table[layout.WOUNDED] >> mercenary) & 1:
        return (reasons.NOT_WOUNDED, 0, 0)
    if (state.table[layout.ASSIGNED] >> mercenary) & 1:
        return (reasons.IS_ASSIGNED, 0, 0)
    return (reasons.NO_POTION, 0, 0)


def _heal(state: State, seat: int, mercenary: int) -> None:
    state.clans[seat][POTIONS] -= 1
    state.table[layout.WOUNDED] &= ~(1 << mercenary)
    emit(state, events.HEALED, seat, mercenary)


# --- settling (R9.5) ----------------------------------------------------------------------------


def settle_reason(state: State, seat: int, land: int) -> Reason:
    """Tell why a land cannot be settled now."""
    if not (state.clans[seat][CLAN_LANDS] >> land) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    if state.table[layout.SETTLERS + land] != NONE:
        return (reasons.ALREADY_SETTLED, 0, 0)
    for mercenary in bits(state.clans[seat][CREW]):
        if settler_reason(state, seat, land, mercenary)[0] == LEGAL:
            return (LEGAL, 0, 0)
    return (reasons.NO_SETTLER, 0, 0)


def settler_reason(state: State, seat: int, land: int, mercenary: int) -> Reason:
    """Tell why a member cannot settle a land."""
    if mercenary == layout.NOVICE:
        return (reasons.NOT_FOR_NOVICES, 0, 0)
    if not (state.clans[seat][CREW] >> mercenary) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    if state.tables.affinity[mercenary] != state.tables.land_affinity[land]:
        return (reasons.WRONG_AFFINITY, 0, 0)
    if state.clans[seat][layout.LEADER] == mercenary:
        return (reasons.NO_SETTLER, 0, 0)
    return (reasons.ALREADY_SETTLED, 0, 0) if is_settled(state, mercenary) else (LEGAL, 0, 0)


def settler_options(state: State, out: list[int]) -> None:
    """Ask which mercenary settles the land (R9.5)."""
    seat = top_seat(state)
    for mercenary in bits(state.clans[seat][CREW]):
        if settler_reason(state, seat, argument(state, 0), mercenary)[0] == LEGAL:
            out.append(actions.MEMBER_CHOICE + mercenary)


def settler_apply(state: State, choice: int) -> None:
    """Settle the land."""
    seat = top_seat(state)
    land = argument(state, 0)
    pop(state)
    mercenary = choice - actions.MEMBER_CHOICE
    state.table[layout.SETTLERS + land] = mercenary
    emit(state, events.SETTLED, seat, land, mercenary)


def settler_why_not(state: State, choice: int) -> Reason:
    """Explain a refused settler."""
    mercenary = choice - actions.MEMBER_CHOICE
    if not 0 <= mercenary <= layout.NOVICE:
        return (reasons.NOT_ASKED, 0, 0)
    return settler_reason(state, top_seat(state), argument(state, 0), mercenary)
