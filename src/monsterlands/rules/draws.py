"""Chance: the possible outcomes of dice and draws, and the dealer that decides them."""

from __future__ import annotations

from typing import Protocol

from . import actions, events, frames, layout
from .frames import argument, pop, set_argument, top_kind, top_seat
from .layout import NONE
from .piles import FIRST_DRAW, PILES, cards_to_draw, lodge_kinds
from .state import State, bits, emit

Weighted = list[tuple[int, int]]


class Dealer(Protocol):
    """Decides dice and draws: any object that picks one of `n` equally likely numbers."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        ...


# --- what may turn up ---------------------------------------------------------------------------


def outcomes(state: State) -> Weighted:
    """List the possible outcomes of the chance frame on top, each with its weight."""
    kind = top_kind(state)
    if kind == frames.ROLL_POOL:
        return [(actions.PERSUASION_FACE + face, 1) for face in range(6)]
    if kind == frames.ROLL_PATH:
        first = actions.ROLL_FACE + 6 * next_colour(state)
        return [(first + face, 1) for face in range(6)]
    if kind == frames.ATTACK_ROLL:
        return [(actions.ATTACK_FACE + face, 1) for face in range(6)]
    if kind == frames.MADHALA_ACTS:
        return madhala_rolls(state)
    if kind == frames.MADHALA_DIE:
        return [(actions.PERSUASION_FACE + face, 1) for face in range(6)]
    if kind == frames.TURN_TOKEN:
        pile = [(kind, state.table[layout.TRAP_PILE + kind]) for kind in state.tables.module_kinds]
        return [(actions.DRAW_TOKEN + kind, count) for kind, count in pile if count]
    if kind == frames.TURN_PANIC:
        return [(actions.DRAW_PANIC + building, 1) for building in bits(panic_left(state))]
    if kind == frames.DEAL_AFFINITY:
        return [(actions.DRAW_AFFINITY + affinity, 1) for affinity in free_affinities(state)]
    if kind == frames.DEAL_FIRST:
        return [(actions.DRAW_FIRST + seat, 1) for seat in range(state.table[layout.PLAYERS])]
    return _draws(state, argument(state, 0))


def madhala_rolls(state: State) -> Weighted:
    """List the pairs of Madhala's dice that lead to a free place, red before yellow (R13.3)."""
    rolls: Weighted = []
    for red in range(6):
        free = argument(state, 0) if red < 4 else argument(state, 1)
        rolls += [(actions.MADHALA_ROLL + 6 * red + yellow, 1) for yellow in bits(free)]
    return rolls


def rolled_together(state: State) -> int:
    """Count the dice that were already rolled in the roll on top."""
    kind = top_kind(state)
    if kind == frames.ROLL_POOL:
        return argument(state, 1)
    return argument(state, 2) if kind in (frames.ROLL_PATH, frames.ATTACK_ROLL) else 0


def pick(state: State, dealer: Dealer) -> int:
    """Have a dealer decide the chance frame on top; return the outcome."""
    kind = top_kind(state)
    if kind == frames.ROLL_POOL:
        return actions.PERSUASION_FACE + dealer.below(6)
    if kind == frames.ROLL_PATH:
        return actions.ROLL_FACE + 6 * next_colour(state) + dealer.below(6)
    if kind == frames.ATTACK_ROLL:
        return actions.ATTACK_FACE + dealer.below(6)
    if kind == frames.REFILL:
        offer = argument(state, 0)
        pile = PILES[offer]
        if pile != NONE and not argument(state, 1):
            cards = bits(state.table[pile])
            return FIRST_DRAW[offer] + cards[dealer.below(len(cards))]
        if offer == frames.OFFER_LODGE:
            kinds = lodge_kinds(state)
            counts = [state.table[layout.TRAP_PILE + kind] for kind in kinds]
            return actions.DRAW_TRAP + kinds[weighted(counts, dealer.below(sum(counts)))]
    possible = outcomes(state)
    weights = [weight for _, weight in possible]
    return possible[weighted(weights, dealer.below(sum(weights)))][0]


def weighted(weights: list[int], number: int) -> int:
    """Return the index that a number below the sum of the weights falls on.

    :raises ValueError: if the number is not below the sum
    """
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise ValueError("the number is not below the sum of the weights")


def _draws(state: State, offer: int) -> Weighted:
    table = state.table
    first = FIRST_DRAW[offer]
    if offer == frames.OFFER_LODGE:
        return [
            (first + kind, table[layout.TRAP_PILE + kind])
            for kind in lodge_kinds(state)
            if table[layout.TRAP_PILE + kind]
        ]
    if offer == frames.OFFER_BAZAAR:
        left = [0] * state.tables.equipment
        for card, kind in enumerate(state.tables.card_kind):
            if table[layout.EQUIPMENT + card] == layout.IN_DECK:
                left[kind] += 1
        return [(first + kind, count) for kind, count in enumerate(left) if count]
    if offer == frames.OFFER_HEADERS:
        return [
            (first + tile * 2 + side, 1) for tile in bits(table[layout.HEADERS_LEFT]) for side in range(2)
        ]
    return [(first + card, 1) for card in bits(cards_to_draw(state, offer))]


def free_affinities(state: State) -> list[int]:
    """List the affinities that no clan has yet: all clans have different ones (R2.2)."""
    taken = [clan[layout.AFFINITY] for clan in state.clans]
    return [affinity for affinity in range(4) if affinity not in taken]


def next_colour(state: State) -> int:
    """Return the colour of the die that the ROLL_PATH frame on top rolls next."""
    dice = argument(state, 1)
    if dice & 255:
        return layout.STRENGTH
    return layout.MAGIC if (dice >> 8) & 255 else layout.PERSUASION


def panic_left(state: State) -> int:
    """Return the buildings whose panic tokens are still in the stack (R2.10)."""
    return state.tables.panic_buildings & ~state.table[layout.PANIC]


# --- what has turned up -------------------------------------------------------------------------


def roll_pool(state: State, face: int) -> None:
    """Let a persuasion die of the pool show a face, 0 to 5 (R4.2)."""
    seat = top_seat(state)
    state.clans[seat][layout.POOL + layout.PERSUASION + face] += 1
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
    """Close a building with its panic token (R10.2)."""
    state.table[layout.PANIC] |= 1 << building
    emit(state, events.PANIC_SPREAD, NONE, building)
    set_argument(state, 0, argument(state, 0) - 1)
