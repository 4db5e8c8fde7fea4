"""The stack of frames: what the game does next, as data.

A frame is `FRAME` integers: its kind, a seat and four arguments. The top frame is the last one. Each
phase module owns its frames; :mod:`.engine` knows which module that is.
"""

from __future__ import annotations

from typing import Final

from .state import State

FRAME: Final = 6
ARGUMENTS: Final = 4

# Steps that run by themselves.
SETUP_STEPS: Final = 0  # step
ROUND_STEPS: Final = 1  # step
PREPARE: Final = 2  # clans already prepared
TURNS: Final = 3  # -, whose turn is under way, or NONE
ADVENTURE_STEPS: Final = 4  # step
MISSION_STEPS: Final = 5  # step, total of the left path, of the right path (NONE: nobody)
BATTLE: Final = 6  # place, step, path, damage carried
CLASH: Final = 7  # place, path, slot
MONSTER_ATTACK: Final = 8  # path, step, dice, tokens that have had their turn
DIVERTED_ATTACK: Final = 9  # path, step, dice
SHARED_HITS: Final = 10  # place, path, hits on each mercenary there
CONQUEST: Final = 11  # land, step, path, total carried
LOOT_SHARES: Final = 12  # land, path
CLEAN_UP_STEPS: Final = 13  # step, clans done
# Chance.
DEAL_AFFINITY: Final = 14  # seat
DEAL_FIRST: Final = 15
ROLL_POOL: Final = 16  # seat, dice left, dice rolled so far
ROLL_PATH: Final = 17  # seat, path, colours of the dice left, dice rolled so far
ATTACK_ROLL: Final = 18  # -, path or NONE, dice left, dice rolled so far, misses to reroll or REROLLING
TURN_PANIC: Final = 19  # -, tokens left
MADHALA_ACTS: Final = 20  # -, faces of yellow that lead to a free place in the Citadel, and outside
MADHALA_DIE: Final = 21  # -, building, red
TURN_TOKEN: Final = 22  # -, path, slot, whether it is part of a clash
REFILL: Final = 23  # -, which offer, level A only or which land's header, place to fill
# Decisions of setup, preparation and deployment.
CHOOSE_AFFINITY: Final = 24  # seat
GRANT_DIE: Final = 25  # seat, dice left
GRANT_GIFT: Final = 26  # seat
TURN: Final = 27  # seat, stage
LODGE_PURCHASE: Final = 28  # seat, persuasion, basket of docks, discount, paid
ALCHEMIST_MIX: Final = 29  # seat, tokens
TAVERN_HIRE: Final = 30  # seat, persuasion, beer drunk, discount, free
ARMORY_PURCHASE: Final = 31  # seat, persuasion
PAWN: Final = 32  # seat, highest die pawned
BAZAAR_PURCHASE: Final = 33  # seat, persuasion, free
EQUIP: Final = 34  # seat, card
HAND_ON: Final = 35  # seat, card, carrier before
MOVE_EQUIPMENT: Final = 36  # seat, carrier, type
SETTLE_LAND: Final = 37  # seat, land
ASSIGN: Final = 38  # seat, path
DEPLOY_DICE: Final = 39  # seat, target, S, M, P placed
LOAD: Final = 40  # seat, path
TAKE_LOOT: Final = 41  # seat, whether the offer is refilled later
CONVERT: Final = 42  # seat, loot
BREW: Final = 43  # seat, how many more: a potion or a venom
OVERFLOW: Final = 44  # seat
# Decisions of the adventure.
CONTRACT_OFFER: Final = 45  # seat, path
PAY_TRAPS: Final = 46  # seat, how many more
FIGHT: Final = 47  # seat, path, against what, carried, venoms used
DIVERT: Final = 48  # seat, path
REMOVE_MAGIC: Final = 49  # seat, path
DEFEND: Final = 50  # seat, path, hits
JUDGE: Final = 51  # seat, path
GLORY_LOOT: Final = 52  # seat, path, achievement
REVEAL: Final = 53  # seat, path, slot
AIM: Final = 54  # seat, path, slot
PARRY: Final = 55  # seat, target, path, slot
STEAL: Final = 56  # seat, target, path, colours, dice left
DEFLECT: Final = 57  # seat, path, slot, dice at most
# Decisions of the clean-up.
HOMECOMING: Final = 58  # seat
PROMOTE: Final = 59  # seat
DESERT: Final = 60  # seat
INHERIT: Final = 61  # seat, card
# The end.
END: Final = 62
KINDS: Final = 63


# Stages of a turn.
BEFORE: Final = 0
AFTER: Final = 1

# Against what a path rolls (R7.2, R8, R9.1).
AGAINST_MISSION: Final = 0
AGAINST_MONSTER: Final = 1
AGAINST_LAND: Final = 2

# Achievements that loot rewards (R8.9, R9.2).
CAPTURE: Final = 0
ELIMINATION: Final = 1
CONQUERED: Final = 2

# Of an ATTACK_ROLL: the misses are being rolled again (R13.7).
REROLLING: Final = -1

# Offers to refill.
OFFER_MONSTERS: Final = 0
OFFER_LANDS: Final = 1
OFFER_MISSIONS: Final = 2
OFFER_TAVERN: Final = 3
OFFER_LODGE: Final = 4
OFFER_BAZAAR: Final = 5
OFFER_LOOT: Final = 6
OFFER_HEADERS: Final = 7
OFFER_ENTRANCE: Final = 8
OFFER_TOKENS: Final = 9  # Madhala's, of the trick module


def push(state: State, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a frame on top: it comes first."""
    stack = state.stack
    stack.append(kind)
    stack.append(seat)
    stack.append(a)
    stack.append(b)
    stack.append(c)
    stack.append(d)


def pop(state: State) -> None:
    """Take the top frame off: it is finished."""
    stack = state.stack
    for _ in range(FRAME):
        stack.pop()


def argument(state: State, index: int) -> int:
    """Return an argument (0 to 3) of the top frame."""
    return state.stack[index - ARGUMENTS]


def argument_below(state: State, index: int) -> int:
    """Return an argument (0 to 3) of the frame below the top frame."""
    return state.stack[index - ARGUMENTS - FRAME]


def kind_below(state: State) -> int:
    """Return the kind of the frame below the top frame."""
    return state.stack[-2 * FRAME]


def set_argument(state: State, index: int, value: int) -> None:
    """Change an argument (0 to 3) of the top frame."""
    state.stack[index - ARGUMENTS] = value


def top_kind(state: State) -> int:
    """Return the kind of the top frame."""
    return state.stack[-FRAME]


def top_seat(state: State) -> int:
    """Return the seat of the top frame."""
    return state.stack[-FRAME + 1]
