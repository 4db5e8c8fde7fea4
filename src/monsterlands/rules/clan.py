"""What a clan has and may do with it: excess glory, dice, gains and limits, members (R1)."""

from __future__ import annotations

from . import events
from .frames import (
    BAZAAR_PURCHASE,
    BREW,
    OVERFLOW,
    ROLL_POOL,
    TAKE_LOOT,
    TAVERN_HIRE,
    push,
)
from .state import (
    ASSIGNED,
    CARRIED,
    CLEAN_UP,
    CREW,
    DEFENSE,
    DICE,
    EQUIPMENT,
    GLORY,
    GOLD,
    HELD,
    LANDS,
    LODGE_DOCKS,
    MAGIC,
    NONE,
    NOVICES,
    PATH,
    PATHS,
    PERSUASION,
    PHASE,
    POOL,
    POTIONS,
    REPUTATION,
    SEAT,
    SETTLERS,
    STRENGTH,
    TRAP_DISCARDS,
    TRAPS_HELD,
    VENOMS,
    State,
    bits,
    emit,
    own,
    with_count,
)
from .tables import (
    E_EXTRA_TRAP_LIMIT,
    G_DEFENSE,
    G_DICE,
    G_EQUIPMENT,
    G_GLORY,
    G_GOLD,
    G_HIRE,
    G_LOOT,
    G_POTION_OR_VENOM,
    G_POTIONS,
    G_VENOMS,
    INITIAL_TRAP,
)


def excess_glory(state: State, seat: int) -> int:
    """Return by how much the glory exceeds the reputation, at least 0 (R1.4)."""
    clan = state.clans[seat]
    excess = clan[GLORY] - clan[REPUTATION]
    return excess if excess > 0 else 0


def pool_size(state: State, seat: int) -> int:
    """Count the dice of a pool."""
    clan = state.clans[seat]
    dice = 0
    for die in range(DICE):
        dice += clan[POOL + die]
    return dice


def kinds_of_dice(clan: list[int]) -> int:
    """Return the kinds of dice in a clan's pool, as a mask."""
    kinds = 0
    for die in range(DICE):
        if clan[POOL + die]:
            kinds |= 1 << die
    return kinds


def dice_of_colour(clan: list[int], colour: int) -> int:
    """Count the dice of one colour in a clan's pool."""
    if colour < PERSUASION:
        return clan[POOL + colour]
    dice = 0
    for die in range(PERSUASION, DICE):
        dice += clan[POOL + die]
    return dice


def has_member(state: State, seat: int) -> bool:
    """Tell whether anybody is left in a clan (R3.2)."""
    clan = state.clans[seat]
    return clan[CREW] != 0 or clan[NOVICES] > 0


def unassigned(state: State, seat: int) -> int:
    """Return the mercenaries of a clan that are not on a path (R1.8)."""
    return state.clans[seat][CREW] & ~state.table[ASSIGNED]


def is_settled(state: State, mercenary: int) -> bool:
    """Tell whether a mercenary has settled a land."""
    return settled_land(state, mercenary) != NONE


def settled_land(state: State, mercenary: int) -> int:
    """Return the land that a mercenary has settled, or NONE."""
    for land in range(LANDS):
        if state.table[SETTLERS + land] == mercenary:
            return land
    return NONE


def carried(state: State, mercenary: int, kind_of_card: int) -> int:
    """Return the equipment card of a type that a mercenary carries, or NONE."""
    tables = state.tables
    table = state.table
    place = CARRIED + mercenary
    for card in range(len(tables.card_kind)):
        if table[EQUIPMENT + card] == place and tables.equipment_type[tables.card_kind[card]] == kind_of_card:
            return card
    return NONE


def carrier(state: State, card: int) -> int:
    """Return the mercenary that carries a card, or NONE."""
    place = state.table[EQUIPMENT + card]
    return place - CARRIED if place >= CARRIED else NONE


def works_for(state: State, seat: int, card: int) -> bool:
    """Tell whether a mercenary of this clan carries the card (R12.2)."""
    place = state.table[EQUIPMENT + card]
    return place >= CARRIED and (state.clans[seat][CREW] >> (place - CARRIED)) & 1 == 1


# --- dice ---------------------------------------------------------------------------------------


def add_dice(state: State, seat: int, strength: int, magic: int, persuasion: int) -> None:
    """Let dice join the pool; persuasion dice are rolled as they join (R4.3)."""
    clan = state.clans[seat]
    clan[POOL + STRENGTH] += strength
    clan[POOL + MAGIC] += magic
    if strength:
        emit(state, events.DICE_GAINED, seat, STRENGTH, strength)
    if magic:
        emit(state, events.DICE_GAINED, seat, MAGIC, magic)
    if persuasion:
        emit(state, events.DICE_GAINED, seat, PERSUASION, persuasion)
        push(state, ROLL_POOL, seat, persuasion)


# --- gains and limits ---------------------------------------------------------------------------


def pay(state: State, seat: int, gold: int) -> None:
    """Take gold from a clan."""
    if gold:
        state.clans[seat][GOLD] -= gold
        emit(state, events.GOLD_PAID, seat, gold)


def gain_gold(state: State, seat: int, gold: int) -> None:
    """Give gold to a clan."""
    if gold:
        state.clans[seat][GOLD] += gold
        emit(state, events.GAINED, seat, events.GOLD_GAIN, gold)


def gain_glory(state: State, seat: int, glory: int) -> None:
    """Change the glory of a clan; it does not fall below 0 (R1.3)."""
    if glory:
        clan = state.clans[seat]
        clan[GLORY] = max(0, clan[GLORY] + glory)
        emit(state, events.GAINED, seat, events.GLORY_GAIN, glory)


def gain_defense(state: State, seat: int, amount: int) -> None:
    """Give defense tokens; the surplus over the limit is discarded at once (R1.7)."""
    _gain_limited(state, seat, DEFENSE, events.DEFENSE_GAIN, amount, state.tables.defense_limit)


def gain_potions(state: State, seat: int, amount: int) -> None:
    """Give potions; the surplus over the limit is discarded at once (R1.7)."""
    _gain_limited(state, seat, POTIONS, events.POTION_GAIN, amount, state.tables.potion_limit)


def gain_venoms(state: State, seat: int, amount: int) -> None:
    """Give venoms; the surplus over the limit is discarded at once (R1.7)."""
    _gain_limited(state, seat, VENOMS, events.VENOM_GAIN, amount, state.tables.venom_limit)


def _gain_limited(state: State, seat: int, field: int, resource: int, amount: int, limit: int) -> None:
    if amount:
        clan = state.clans[seat]
        clan[field] += amount
        surplus = max(0, clan[field] - limit)
        if surplus and state.table[PHASE] == CLEAN_UP:
            # During homecoming the limits apply when it ends (R1.7).
            surplus = 0
        clan[field] -= surplus
        emit(state, events.GAINED, seat, resource, amount, surplus)


def gain(state: State, seat: int, rows: list[int], row: int) -> None:
    """Give everything in a row of gains. What needs a choice is asked in frames on top.

    :param rows: the list that holds the row (the gains of a land, or an effect's gain columns)
    """
    gain_glory(state, seat, rows[row + G_GLORY])
    gain_gold(state, seat, rows[row + G_GOLD])
    gain_defense(state, seat, rows[row + G_DEFENSE])
    gain_potions(state, seat, rows[row + G_POTIONS])
    gain_venoms(state, seat, rows[row + G_VENOMS])
    for _ in range(rows[row + G_EQUIPMENT]):
        push(state, BAZAAR_PURCHASE, seat, 0, 1)
    for _ in range(rows[row + G_HIRE]):
        push(state, TAVERN_HIRE, seat, 0, 0, 0, 1)
    for _ in range(rows[row + G_LOOT]):
        push(state, TAKE_LOOT, seat)
    if rows[row + G_POTION_OR_VENOM]:
        push(state, BREW, seat, rows[row + G_POTION_OR_VENOM])
    add_dice(state, seat, rows[row + G_DICE], rows[row + G_DICE + 1], rows[row + G_DICE + 2])


def trap_limit(state: State, seat: int) -> int:
    """R1.7: five traps, more with Dalina."""
    tables = state.tables
    crew = state.clans[seat][CREW]
    limit = tables.trap_limit
    for mercenary in bits(crew & tables.trap_limit_talents):
        limit += tables.effects[tables.talent[mercenary] + E_EXTRA_TRAP_LIMIT]
    return limit


def take_traps(state: State, seat: int, docks: int) -> None:
    """Move the traps of the named docks of the Lodge into the play area, face down (R5.8)."""
    table = state.table
    clan = state.clans[seat]
    for dock in bits(docks):
        kind = table[LODGE_DOCKS + dock]
        table[LODGE_DOCKS + dock] = NONE
        own(state, seat, kind, 1)
        clan[HELD + kind] += 1
        clan[TRAPS_HELD] += 1
        emit(state, events.TRAP_BOUGHT, seat, kind)
    if clan[TRAPS_HELD] > trap_limit(state, seat):
        push(state, OVERFLOW, seat)


def discard_trap(state: State, seat: int, kind: int) -> None:
    """Discard a held trap for all to see; an initial one leaves the game (R1.7)."""
    clan = state.clans[seat]
    own(state, seat, kind, -1)
    clan[HELD + kind] -= 1
    clan[TRAPS_HELD] -= 1
    if state.tables.trap_kind[kind] != INITIAL_TRAP:
        state.table[TRAP_DISCARDS + kind] += 1
    # It was held, so it cannot lie on a path that was loaded before (R16.2).
    left = state.owned[seat][kind]
    for path in range(PATHS):
        known = state.known[path]
        if known and state.paths[path * PATH + SEAT] == seat and known[kind] > left:
            state.known[path] = with_count(known, kind, left)
    emit(state, events.TRAP_DISCARDED, seat, kind)
