"""What a clan has and may do with it: excess glory, dice, gains and limits, members (R1)."""

from __future__ import annotations

from . import columns, events, frames, layout
from .frames import push
from .layout import ASSIGNED, CARRIED, CREW, DICE, EQUIPMENT, NONE, PERSUASION, POOL, SETTLERS
from .state import State, bits, emit, own, with_count


def excess_glory(state: State, seat: int) -> int:
    """Return by how much the glory exceeds the reputation, at least 0 (R1.4)."""
    clan = state.clans[seat]
    excess = clan[layout.GLORY] - clan[layout.REPUTATION]
    return excess if excess > 0 else 0


def first_die(clan: list[int]) -> int:
    """Return the first kind of dice in a clan's pool, or NONE if it is empty."""
    for die in range(DICE):
        if clan[POOL + die]:
            return die
    return NONE


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
    for place in range(POOL + PERSUASION, POOL + DICE):
        dice += clan[place]
    return dice


def has_member(state: State, seat: int) -> bool:
    """Tell whether anybody is left in a clan (R3.2)."""
    clan = state.clans[seat]
    return clan[CREW] != 0 or clan[layout.NOVICES] > 0


def unassigned(state: State, seat: int) -> int:
    """Return the mercenaries of a clan that are not on a path (R1.8)."""
    return state.clans[seat][CREW] & ~state.table[ASSIGNED]


def is_settled(state: State, mercenary: int) -> bool:
    """Tell whether a mercenary has settled a land."""
    return settled_land(state, mercenary) != NONE


def settled_land(state: State, mercenary: int) -> int:
    """Return the land that a mercenary has settled, or NONE."""
    for land in range(layout.LANDS):
        if state.table[SETTLERS + land] == mercenary:
            return land
    return NONE


def carried(state: State, mercenary: int, kind_of_card: int) -> int:
    """Return the equipment card of a type that a mercenary carries, or NONE."""
    tables = state.tables
    table = state.table
    place = CARRIED + mercenary
    for field in range(EQUIPMENT, EQUIPMENT + len(tables.card_kind)):
        if table[field] == place:
            card = field - EQUIPMENT
            if tables.equipment_type[tables.card_kind[card]] == kind_of_card:
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
    """Add dice to the pool; persuasion dice are rolled as they join it (R4.3)."""
    clan = state.clans[seat]
    clan[POOL + layout.STRENGTH] += strength
    clan[POOL + layout.MAGIC] += magic
    if strength:
        emit(state, events.DICE_GAINED, seat, layout.STRENGTH, strength)
    if magic:
        emit(state, events.DICE_GAINED, seat, layout.MAGIC, magic)
    if persuasion:
        emit(state, events.DICE_GAINED, seat, PERSUASION, persuasion)
        push(state, frames.ROLL_POOL, seat, persuasion)


# --- gains and limits ---------------------------------------------------------------------------


def pay(state: State, seat: int, gold: int) -> None:
    """Take gold from a clan."""
    if gold:
        state.clans[seat][layout.GOLD] -= gold
        emit(state, events.GOLD_PAID, seat, gold)


def gain_gold(state: State, seat: int, gold: int) -> None:
    """Give gold to a clan."""
    if gold:
        state.clans[seat][layout.GOLD] += gold
        emit(state, events.GAINED, seat, events.GOLD_GAIN, gold)


def gain_glory(state: State, seat: int, glory: int) -> None:
    """Change the glory of a clan; it does not fall below 0 (R1.3)."""
    if glory:
        clan = state.clans[seat]
        clan[layout.GLORY] = max(0, clan[layout.GLORY] + glory)
        emit(state, events.GAINED, seat, events.GLORY_GAIN, glory)


def gain_defense(state: State, seat: int, amount: int) -> None:
    """Give defense tokens; the surplus over the limit is discarded at once (R1.7)."""
    _gain_limited(state, seat, layout.DEFENSE, events.DEFENSE_GAIN, amount, state.tables.defense_limit)


def gain_potions(state: State, seat: int, amount: int) -> None:
    """Give potions; the surplus over the limit is discarded at once (R1.7)."""
    _gain_limited(state, seat, layout.POTIONS, events.POTION_GAIN, amount, state.tables.potion_limit)


def gain_venoms(state: State, seat: int, amount: int) -> None:
    """Give venoms; the surplus over the limit is discarded at once (R1.7)."""
    _gain_limited(state, seat, layout.VENOMS, events.VENOM_GAIN, amount, state.tables.venom_limit)


def _gain_limited(state: State, seat: int, field: int, resource: int, amount: int, limit: int) -> None:
    if amount:
        clan = state.clans[seat]
        clan[field] += amount
        surplus = max(0, clan[field] - limit)
        if surplus and state.table[layout.PHASE] == layout.CLEAN_UP:
            # During homecoming the limits apply when it ends (R1.7).
            surplus = 0
        clan[field] -= surplus
        emit(state, events.GAINED, seat, resource, amount, surplus)


def gain(state: State, seat: int, rows: list[int], row: int) -> None:
    """Give everything in a row of gains. A gain that needs a choice is asked for in a frame on top.

    :param rows: the list that holds the row (the gains of a land, or an effect's gain columns)
    """
    gain_glory(state, seat, rows[row + columns.G_GLORY])
    gain_gold(state, seat, rows[row + columns.G_GOLD])
    gain_defense(state, seat, rows[row + columns.G_DEFENSE])
    gain_potions(state, seat, rows[row + columns.G_POTIONS])
    gain_venoms(state, seat, rows[row + columns.G_VENOMS])
    for _ in range(rows[row + columns.G_EQUIPMENT]):
        push(state, frames.BAZAAR_PURCHASE, seat, 0, 1)
    for _ in range(rows[row + columns.G_HIRE]):
        push(state, frames.TAVERN_HIRE, seat, 0, 0, 0, 1)
    for _ in range(rows[row + columns.G_LOOT]):
        push(state, frames.TAKE_LOOT, seat)
    if rows[row + columns.G_POTION_OR_VENOM]:
        push(state, frames.BREW, seat, rows[row + columns.G_POTION_OR_VENOM])
    add_dice(
        state,
        seat,
        rows[row + columns.G_DICE],
        rows[row + columns.G_DICE + 1],
        rows[row + columns.G_DICE + 2],
    )


def trap_limit(state: State, seat: int) -> int:
    """Return how many traps a clan may keep: five, or more with Dalina (R1.7)."""
    tables = state.tables
    crew = state.clans[seat][CREW]
    limit = tables.trap_limit
    for mercenary in bits(crew & tables.trap_limit_talents):
        limit += tables.effects[tables.talent[mercenary] + columns.E_EXTRA_TRAP_LIMIT]
    return limit


def take_traps(state: State, seat: int, docks: int) -> None:
    """Move the traps of the named docks of the Lodge into the play area, face down (R5.8)."""
    table = state.table
    clan = state.clans[seat]
    for dock in bits(docks):
        kind = table[layout.LODGE_DOCKS + dock]
        table[layout.LODGE_DOCKS + dock] = NONE
        own(state, seat, kind, 1)
        clan[layout.HELD + kind] += 1
        clan[layout.TRAPS_HELD] += 1
        emit(state, events.TRAP_BOUGHT, seat, kind)
    if clan[layout.TRAPS_HELD] > trap_limit(state, seat):
        push(state, frames.OVERFLOW, seat)


def discard_trap(state: State, seat: int, kind: int) -> None:
    """Discard a held trap face up; an initial one leaves the game (R1.7)."""
    clan = state.clans[seat]
    own(state, seat, kind, -1)
    clan[layout.HELD + kind] -= 1
    clan[layout.TRAPS_HELD] -= 1
    if state.tables.trap_kind[kind] != columns.INITIAL_TRAP:
        state.table[layout.TRAP_DISCARDS + kind] += 1
    # It was held, so it cannot lie on a path that was loaded before (R16.2).
    left = state.owned[seat][kind]
    for path in range(layout.PATHS):
        known = state.known[path]
        if known and state.paths[path * layout.PATH + layout.SEAT] == seat and known[kind] > left:
            state.known[path] = with_count(known, kind, left)
    emit(state, events.TRAP_DISCARDED, seat, kind)
