"""Chance: dice that are rolled and cards that turn up, and the piles they come from.

A pile is the set of what is left in it; which card comes is decided when it turns up.
"""

from __future__ import annotations

from typing import Final, Protocol

from . import actions, events
from .frames import (
    ATTACK_ROLL,
    DEAL_AFFINITY,
    DEAL_FIRST,
    MADHALA_ACTS,
    MADHALA_DIE,
    OFFER_BAZAAR,
    OFFER_ENTRANCE,
    OFFER_HEADERS,
    OFFER_LANDS,
    OFFER_LODGE,
    OFFER_LOOT,
    OFFER_MISSIONS,
    OFFER_MONSTERS,
    OFFER_TAVERN,
    OFFER_TOKENS,
    REFILL,
    ROLL_PATH,
    ROLL_POOL,
    TURN_PANIC,
    TURN_TOKEN,
    argument,
    pop,
    push,
    set_argument,
    top_kind,
    top_seat,
)
from .state import (
    AFFINITY,
    BAZAAR_DOCKS,
    DOCKED,
    ENTRANCE_MONSTER,
    EQUIPMENT,
    HEADERS,
    HEADERS_LEFT,
    IN_DECK,
    LAND_CARDS,
    LAND_DECK,
    LODGE_DOCKS,
    LOOT_DISCARDS,
    LOOT_DOCKS,
    LOOT_PILE,
    MAGIC,
    MERCENARY_DECK,
    MERCENARY_DISCARDS,
    MISSION_BAG,
    MISSION_TILES,
    MONSTER_DECK,
    MONSTER_DISCARDS,
    MONSTERS,
    NONE,
    PANIC,
    PERSUASION,
    PLAYERS,
    POOL,
    SCENARIO,
    STRENGTH,
    TAVERN_DOCKS,
    TRAP_DISCARDS,
    TRAP_PILE,
    State,
    bits,
    emit,
)
from .tables import E_STORMS_ENTRANCE

Weighted = list[tuple[int, int]]


class Dealer(Protocol):
    """Whoever decides dice and draws: anything that picks one of `n` equally likely numbers."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        ...


# By offer: where its places are, the first outcome of its draws, and the pile if it is a plain set.
PLACES: Final[tuple[int, ...]] = (
    MONSTERS,
    LAND_CARDS,
    MISSION_TILES,
    TAVERN_DOCKS,
    LODGE_DOCKS,
    BAZAAR_DOCKS,
    LOOT_DOCKS,
    HEADERS,
    ENTRANCE_MONSTER,
)
FIRST_DRAW: Final[tuple[int, ...]] = (
    actions.DRAW_MONSTER,
    actions.DRAW_LAND,
    actions.DRAW_MISSION,
    actions.DRAW_MERCENARY,
    actions.DRAW_TRAP,
    actions.DRAW_EQUIPMENT,
    actions.DRAW_LOOT,
    actions.DRAW_HEADER,
    actions.DRAW_MONSTER,
)
PILES: Final[tuple[int, ...]] = (
    MONSTER_DECK,
    LAND_DECK,
    MISSION_BAG,
    MERCENARY_DECK,
    NONE,
    NONE,
    LOOT_PILE,
    NONE,
    MONSTER_DECK,
)


def active_lands(state: State) -> int:
    """R2.7: two lands with three or four players, else one; in solo always one, Madhala's (R13.3)."""
    return 2 if state.table[PLAYERS] >= state.tables.two_lands_from else 1


def tavern_docks(state: State) -> int:
    """R2.12: in solo there are three docks."""
    tables = state.tables
    return tables.solo_tavern_docks if state.table[PLAYERS] == 1 else tables.tavern_docks


# --- refilling an offer -------------------------------------------------------------------------


def places(state: State, offer: int) -> int:
    """Return how many places an offer has."""
    tables = state.tables
    if offer == OFFER_LODGE:
        return tables.lodge_docks
    if offer == OFFER_TAVERN:
        return tavern_docks(state)
    if offer == OFFER_LOOT:
        return tables.loot_shown
    if offer == OFFER_BAZAAR:
        return tables.bazaar_docks
    if offer == OFFER_ENTRANCE:
        return 1
    return 2 if offer == OFFER_MISSIONS else active_lands(state)


def empty_place(state: State, offer: int) -> int:
    """Return the first empty place of an offer, or NONE."""
    if offer == OFFER_HEADERS:
        # A header belongs to the land that brought it (R2.7).
        place = argument(state, 1)
        return place if state.table[HEADERS + place] == NONE else NONE
    start = PLACES[offer]
    for place in range(places(state, offer)):
        if state.table[start + place] == NONE:
            return place
    return NONE


def refill(state: State) -> bool:
    """Go on with a REFILL frame: wait for a draw, or finish. Return whether a draw is due."""
    offer = argument(state, 0)
    place = empty_place(state, offer)
    if place == NONE or not pile_ready(state, offer):
        pop(state)
        return False
    set_argument(state, 2, place)
    return True


def pile_ready(state: State, offer: int) -> bool:
    """Reshuffle the discards of an empty pile where the rules say so; tell whether a draw is possible."""
    table = state.table
    if offer == OFFER_LODGE:
        return trap_pile_ready(state)
    if offer == OFFER_BAZAAR:
        return any(table[EQUIPMENT + card] == IN_DECK for card in range(len(state.tables.card_kind)))
    if offer == OFFER_TAVERN:
        return _reshuffled(state, offer, MERCENARY_DECK, MERCENARY_DISCARDS)
    if offer == OFFER_LOOT:
        return _reshuffled(state, offer, LOOT_PILE, LOOT_DISCARDS)
    if offer == OFFER_ENTRANCE and argument(state, 1):
        return level_a_monsters(state) != 0
    if offer in (OFFER_MONSTERS, OFFER_ENTRANCE):
        return _reshuffled(state, OFFER_MONSTERS, MONSTER_DECK, MONSTER_DISCARDS)
    if offer == OFFER_LANDS:
        return table[LAND_DECK] != 0
    if offer == OFFER_HEADERS:
        return _headers_ready(state)
    return table[MISSION_BAG] != 0


def _headers_ready(state: State) -> bool:
    """R10.6: when all headers are used, those that lie on no land are shuffled again."""
    table = state.table
    if table[HEADERS_LEFT] == 0:
        table[HEADERS_LEFT] = (1 << state.tables.headers) - 1
        for header in table[HEADERS : HEADERS + active_lands(state)]:
            if header != NONE:
                table[HEADERS_LEFT] &= ~(1 << (header // 2))
        if table[HEADERS_LEFT]:
            emit(state, events.RESHUFFLED, NONE, OFFER_HEADERS)
    return table[HEADERS_LEFT] != 0


def trap_pile_ready(state: State) -> bool:
    """R5.8: an empty trap pile is made anew of the discards."""
    return _traps_reshuffled(state, OFFER_LODGE, lodge_kinds(state))


def token_pile_ready(state: State) -> bool:
    """R13.7: Madhala's tokens of the trick module are a pile of their own, with their own discards."""
    return _traps_reshuffled(state, OFFER_TOKENS, state.tables.module_kinds)


def lodge_kinds(state: State) -> list[int]:
    """List the kinds of traps in the Lodge's pile: in solo never those of the trick module (R13.7)."""
    return state.tables.improved_kinds if state.table[SCENARIO] else state.tables.all_kinds


def _traps_reshuffled(state: State, offer: int, kinds: list[int]) -> bool:
    table = state.table
    if any(table[TRAP_PILE + kind] for kind in kinds):
        return True
    if not any(table[TRAP_DISCARDS + kind] for kind in kinds):
        return False
    for kind in kinds:
        table[TRAP_PILE + kind] = table[TRAP_DISCARDS + kind]
        table[TRAP_DISCARDS + kind] = 0
    emit(state, events.RESHUFFLED, NONE, offer)
    return True


def _reshuffled(state: State, offer: int, pile: int, discards: int) -> bool:
    table = state.table
    if table[pile] == 0 and table[discards]:
        table[pile] = table[discards]
        table[discards] = 0
        emit(state, events.RESHUFFLED, NONE, offer)
    return table[pile] != 0


# --- what may turn up ---------------------------------------------------------------------------


def outcomes(state: State) -> Weighted:
    """List what the chance frame on top may bring, each outcome with its weight."""
    kind = top_kind(state)
    if kind == ROLL_POOL:
        return [(actions.PERSUASION_FACE + face, 1) for face in range(6)]
    if kind == ROLL_PATH:
        first = actions.ROLL_FACE + 6 * next_colour(state)
        return [(first + face, 1) for face in range(6)]
    if kind == ATTACK_ROLL:
        return [(actions.ATTACK_FACE + face, 1) for face in range(6)]
    if kind == MADHALA_ACTS:
        return madhala_rolls(state)
    if kind == MADHALA_DIE:
        return [(actions.PERSUASION_FACE + face, 1) for face in range(6)]
    if kind == TURN_TOKEN:
        pile = [(kind, state.table[TRAP_PILE + kind]) for kind in state.tables.module_kinds]
        return [(actions.DRAW_TOKEN + kind, count) for kind, count in pile if count]
    if kind == TURN_PANIC:
        return [(actions.DRAW_PANIC + building, 1) for building in bits(panic_left(state))]
    if kind == DEAL_AFFINITY:
        return [(actions.DRAW_AFFINITY + affinity, 1) for affinity in free_affinities(state)]
    if kind == DEAL_FIRST:
        return [(actions.DRAW_FIRST + seat, 1) for seat in range(state.table[PLAYERS])]
    return _draws(state, argument(state, 0))


def madhala_rolls(state: State) -> Weighted:
    """R13.3: list the pairs of Madhala's dice that lead to a free place, red before yellow."""
    rolls: Weighted = []
    for red in range(6):
        free = argument(state, 0) if red < 4 else argument(state, 1)
        rolls += [(actions.MADHALA_ROLL + 6 * red + yellow, 1) for yellow in bits(free)]
    return rolls


def rolled_together(state: State) -> int:
    """Count the dice that were already rolled in the roll on top."""
    kind = top_kind(state)
    if kind == ROLL_POOL:
        return argument(state, 1)
    return argument(state, 2) if kind in (ROLL_PATH, ATTACK_ROLL) else 0


def pick(state: State, dealer: Dealer) -> int:
    """Have a dealer decide the chance frame on top; return the outcome."""
    kind = top_kind(state)
    if kind == ROLL_POOL:
        return actions.PERSUASION_FACE + dealer.below(6)
    if kind == ROLL_PATH:
        return actions.ROLL_FACE + 6 * next_colour(state) + dealer.below(6)
    if kind == ATTACK_ROLL:
        return actions.ATTACK_FACE + dealer.below(6)
    if kind == REFILL:
        offer = argument(state, 0)
        pile = PILES[offer]
        if pile != NONE and not argument(state, 1):
            cards = bits(state.table[pile])
            return FIRST_DRAW[offer] + cards[dealer.below(len(cards))]
        if offer == OFFER_LODGE:
            kinds = lodge_kinds(state)
            counts = [state.table[TRAP_PILE + kind] for kind in kinds]
            return actions.DRAW_TRAP + kinds[weighted(counts, dealer.below(sum(counts)))]
    possible = outcomes(state)
    weights = [weight for _, weight in possible]
    return possible[weighted(weights, dealer.below(sum(weights)))][0]


def weighted(weights: list[int], number: int) -> int:
    """Return the index at a place below the sum, as if each stood there as often as it weighs."""
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise ValueError("the number is not below the sum of the weights")


def _draws(state: State, offer: int) -> Weighted:
    table = state.table
    tables = state.tables
    if offer == OFFER_LODGE:
        return [
            (actions.DRAW_TRAP + kind, table[TRAP_PILE + kind])
            for kind in lodge_kinds(state)
            if table[TRAP_PILE + kind]
        ]
    if offer == OFFER_BAZAAR:
        left = [0] * tables.equipment
        for card, kind in enumerate(tables.card_kind):
            if table[EQUIPMENT + card] == IN_DECK:
                left[kind] += 1
        return [(actions.DRAW_EQUIPMENT + kind, count) for kind, count in enumerate(left) if count]
    if offer == OFFER_TAVERN:
        return [(actions.DRAW_MERCENARY + card, 1) for card in bits(table[MERCENARY_DECK])]
    if offer == OFFER_LOOT:
        return [(actions.DRAW_LOOT + token, 1) for token in bits(table[LOOT_PILE])]
    if offer == OFFER_MONSTERS:
        return [(actions.DRAW_MONSTER + card, 1) for card in bits(monsters_to_draw(state))]
    if offer == OFFER_ENTRANCE:
        pool = level_a_monsters(state) if argument(state, 1) else table[MONSTER_DECK]
        return [(actions.DRAW_MONSTER + card, 1) for card in bits(pool)]
    if offer == OFFER_LANDS:
        return [(actions.DRAW_LAND + card, 1) for card in bits(table[LAND_DECK])]
    if offer == OFFER_HEADERS:
        sides = [tile * 2 + side for tile in bits(table[HEADERS_LEFT]) for side in range(2)]
        return [(actions.DRAW_HEADER + side, 1) for side in sides]
    return [(actions.DRAW_MISSION + tile, 1) for tile in bits(table[MISSION_BAG])]


def monsters_to_draw(state: State) -> int:
    """R2.7: on Tutorial and Normal the first monsters are level A cards."""
    deck = state.table[MONSTER_DECK]
    first = deck & state.tables.level_a
    return first if argument(state, 1) and first else deck


def level_a_monsters(state: State) -> int:
    """R13.8: return the level A cards of the monster deck, else of the discards."""
    level_a = state.tables.level_a
    return state.table[MONSTER_DECK] & level_a or state.table[MONSTER_DISCARDS] & level_a


def free_affinities(state: State) -> list[int]:
    """R2.2: clans have different affinities."""
    taken = [clan[AFFINITY] for clan in state.clans]
    return [affinity for affinity in range(4) if affinity not in taken]


def next_colour(state: State) -> int:
    """Return the colour of the die that the ROLL_PATH frame on top rolls next."""
    dice = argument(state, 1)
    if dice & 255:
        return STRENGTH
    return MAGIC if (dice >> 8) & 255 else PERSUASION


def panic_left(state: State) -> int:
    """Return the buildings whose panic tokens are still in the stack (R2.10)."""
    return state.tables.panic_buildings & ~state.table[PANIC]


# --- what has turned up -------------------------------------------------------------------------


def roll_pool(state: State, face: int) -> None:
    """A persuasion die of the pool shows its face (0 to 5)."""
    seat = top_seat(state)
    state.clans[seat][POOL + PERSUASION + face] += 1
    emit(state, events.PERSUASION_ROLLED, seat, face + 1)
    left = argument(state, 0) - 1
    if left:
        set_argument(state, 0, left)
        set_argument(state, 1, argument(state, 1) + 1)
    else:
        pop(state)


def panic_due(state: State) -> bool:
    """Go on with a TURN_PANIC frame: wait for a token, or finish. Return whether one is due."""
    if argument(state, 0) and panic_left(state):
        return True
    pop(state)
    return False


def spread_panic(state: State, building: int) -> None:
    """A panic token closes its building (R10.2)."""
    state.table[PANIC] |= 1 << building
    emit(state, events.PANIC_SPREAD, NONE, building)
    set_argument(state, 0, argument(state, 0) - 1)


def draw(state: State, outcome: int) -> None:
    """A card or token turns up and is laid on the first empty place of its offer."""
    offer = argument(state, 0)
    place = argument(state, 2)
    table = state.table
    if offer == OFFER_LODGE:
        card = outcome - actions.DRAW_TRAP
        table[TRAP_PILE + card] -= 1
        table[LODGE_DOCKS + place] = card
    elif offer == OFFER_BAZAAR:
        card = outcome - actions.DRAW_EQUIPMENT
        copy = first_in_deck(state, card)
        table[EQUIPMENT + copy] = DOCKED
        table[BAZAAR_DOCKS + place] = copy
    elif offer == OFFER_TAVERN:
        card = outcome - actions.DRAW_MERCENARY
        table[MERCENARY_DECK] &= ~(1 << card)
        table[TAVERN_DOCKS + place] = card
    elif offer == OFFER_LOOT:
        card = outcome - actions.DRAW_LOOT
        table[LOOT_PILE] &= ~(1 << card)
        table[LOOT_DOCKS + place] = card
    elif offer == OFFER_MONSTERS:
        card = outcome - actions.DRAW_MONSTER
        table[MONSTER_DECK] &= ~(1 << card)
        place = monster_arrives(state, card, place)
    elif offer == OFFER_ENTRANCE:
        card = outcome - actions.DRAW_MONSTER
        table[MONSTER_DECK] &= ~(1 << card)
        table[MONSTER_DISCARDS] &= ~(1 << card)
        table[ENTRANCE_MONSTER] = card
    elif offer == OFFER_LANDS:
        card = outcome - actions.DRAW_LAND
        table[LAND_DECK] &= ~(1 << card)
        table[LAND_CARDS + place] = card
        table[HEADERS + place] = NONE
        push(state, REFILL, NONE, OFFER_HEADERS, place)
    elif offer == OFFER_HEADERS:
        card = outcome - actions.DRAW_HEADER
        table[HEADERS_LEFT] &= ~(1 << (card // 2))
        table[HEADERS + place] = card
    else:
        card = outcome - actions.DRAW_MISSION
        table[MISSION_BAG] &= ~(1 << card)
        table[MISSION_TILES + place] = card
    emit(state, events.DOCKED, NONE, offer, place, card)


def first_in_deck(state: State, kind: int) -> int:
    """Return an equipment card of a kind that is still in the deck: equal cards are interchangeable."""
    table = state.table
    for card, card_kind in enumerate(state.tables.card_kind):
        if card_kind == kind and table[EQUIPMENT + card] == IN_DECK:
            return card
    return NONE


def monster_arrives(state: State, monster: int, place: int) -> int:
    """Put a drawn monster on its land; Dogor goes to the entrance instead (R10.6). Return where it is."""
    table = state.table
    if not state.tables.effects[state.tables.power[monster] + E_STORMS_ENTRANCE]:
        table[MONSTERS + place] = monster
        return place
    if table[ENTRANCE_MONSTER] != NONE:
        table[MONSTER_DISCARDS] |= 1 << table[ENTRANCE_MONSTER]
        emit(state, events.DRIVEN_OFF, NONE, table[ENTRANCE_MONSTER])
    table[ENTRANCE_MONSTER] = monster
    return 2
