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
# Chance.
DEAL_AFFINITY: Final = 4  # seat
DEAL_FIRST: Final = 5
ROLL_POOL: Final = 6  # seat, dice left, dice rolled so far
REFILL: Final = 7  # -, which offer, level A only or which land's header, place to fill
# Decisions.
CHOOSE_AFFINITY: Final = 8  # seat
TURN: Final = 9  # seat, stage
LODGE_PURCHASE: Final = 10  # seat, persuasion, basket of docks, discount, paid
ALCHEMIST_MIX: Final = 11  # seat, tokens
TAVERN_HIRE: Final = 12  # seat, persuasion, beer drunk, discount, free
ARMORY_PURCHASE: Final = 13  # seat, persuasion
PAWN: Final = 14  # seat, highest die pawned
BAZAAR_PURCHASE: Final = 15  # seat, persuasion, free
EQUIP: Final = 16  # seat, card
HAND_ON: Final = 17  # seat, card, carrier before
MOVE_EQUIPMENT: Final = 18  # seat, carrier, type
SETTLE_LAND: Final = 19  # seat, land
ASSIGN: Final = 20  # seat, path
DEPLOY_DICE: Final = 21  # seat, target, S, M, P placed
LOAD: Final = 22  # seat, path
TAKE_LOOT: Final = 23  # seat
CONVERT: Final = 24  # seat, loot
BREW: Final = 25  # seat, how many more: a potion or a venom
OVERFLOW: Final = 26  # seat
# The end.
END: Final = 27
KINDS: Final = 28

# Stages of a turn.
BEFORE: Final = 0
AFTER: Final = 1

# Offers to refill.
OFFER_MONSTERS: Final = 0
OFFER_LANDS: Final = 1
OFFER_MISSIONS: Final = 2
OFFER_TAVERN: Final = 3
OFFER_LODGE: Final = 4
OFFER_BAZAAR: Final = 5
OFFER_LOOT: Final = 6
OFFER_HEADERS: Final = 7


def push(state: State, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a frame on top: it comes first."""
    state.stack += [kind, seat, a, b, c, d]


def pop(state: State) -> None:
    """Take the top frame off: it is finished."""
    del state.stack[-FRAME:]


def argument(state: State, index: int) -> int:
    """Return an argument (0 to 3) of the top frame."""
    return state.stack[index - ARGUMENTS]


def set_argument(state: State, index: int, value: int) -> None:
    """Change an argument (0 to 3) of the top frame."""
    state.stack[index - ARGUMENTS] = value


def top_kind(state: State) -> int:
    """Return the kind of the top frame."""
    return state.stack[-FRAME]


def top_seat(state: State) -> int:
    """Return the seat of the top frame."""
    return state.stack[-FRAME + 1]
