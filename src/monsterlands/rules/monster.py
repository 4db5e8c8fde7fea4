"""The monster's attack on one path (R7.6, R7.7): spray, diverted dice, magic, the roll and its hits."""

from __future__ import annotations

from typing import Final

from . import actions, events
from .fighting import gear, total_of
from .frames import (
    ATTACK_ROLL,
    DIVERT,
    MONSTER_ATTACK,
    REMOVE_MAGIC,
    argument,
    pop,
    push,
    set_argument,
    top_seat,
)
from .hits import strike, strike_all
from .outside import adjacent, place_of
from .reasons import NOBODY_THERE, NOT_ASKED, Reason
from .state import (
    AT_ENTRANCE,
    ATTACK_DICE,
    DIFFICULTY,
    FOE,
    HITS,
    LAND_CARDS,
    MAGIC,
    MERCENARY,
    NONE,
    PATH,
    PATH_DICE,
    ROUND,
    SEAT,
    State,
    emit,
)
from .tables import (
    E_DIVERT,
    E_EXTRA_AFFINITY_DICE,
    E_EXTRA_ENTRANCE_DICE,
    E_EXTRA_HITS,
    E_SPRAY,
)

# Steps of the monster's attack.
SPRAY: Final = 0
SPRAY_HITS: Final = 1
ASK_TO_DIVERT: Final = 2
DIVERTED_DICE: Final = 3
ROLL_DIVERTED: Final = 4
DIVERTED_HITS: Final = 5
OWN_DICE: Final = 6
ROLL_OWN: Final = 7
OWN_HITS: Final = 8


def begin(state: State, place: int, path: int) -> None:
    """Begin the attack on a path."""
    dice = attack_dice(state, place)
    emit(state, events.MONSTER_ATTACKED, NONE, state.table[FOE], path, dice)
    push(state, MONSTER_ATTACK, NONE, path, SPRAY, dice, NONE)


def attack_dice(state: State, place: int) -> int:
    """R7.5: count the attack dice of the monster of the battle."""
    tables = state.tables
    table = state.table
    foe = table[FOE]
    power = tables.power[foe]
    track = tables.round_track[table[DIFFICULTY]]
    dice = tables.attack[foe] + track[min(table[ROUND], len(track)) - 1]
    if place == AT_ENTRANCE:
        return dice + tables.effects[power + E_EXTRA_ENTRANCE_DICE]
    land = table[LAND_CARDS + place]
    if land != NONE and tables.land_affinity[land] == tables.monster_affinity[foe]:
        dice += tables.affinity_dice + tables.effects[power + E_EXTRA_AFFINITY_DICE]
    return dice


def attack(state: State) -> None:
    """Take the next step of the monster's attack on top."""
    path, step, dice, target = (
        argument(state, 0),
        argument(state, 1),
        argument(state, 2),
        argument(state, 3),
    )
    table = state.table
    effects = state.tables.effects
    power = state.tables.power[table[FOE]]
    set_argument(state, 1, step + 1)
    if step == SPRAY:
        if effects[power + E_SPRAY]:
            emit(state, events.SPRAYED, NONE, table[FOE])
            roll_attack(state, NONE, effects[power + E_SPRAY])
        else:
            set_argument(state, 1, ASK_TO_DIVERT)
    elif step == SPRAY_HITS:
        if table[HITS]:
            strike_all(state, place_of(path), table[HITS])
    elif step == ASK_TO_DIVERT:
        mercenary = state.paths[path * PATH + MERCENARY]
        if mercenary == NONE:
            # R7.6: who died from the spray is not attacked any more.
            pop(state)
        elif dice and divertible(state, mercenary) and adjacent(state, path):
            push(state, DIVERT, state.paths[path * PATH + SEAT], path)
        else:
            set_argument(state, 1, OWN_DICE)
    elif step == DIVERTED_DICE:
        if target == NONE:
            set_argument(state, 1, OWN_DICE)
        else:
            diverted = min(dice, divertible(state, state.paths[path * PATH + MERCENARY]))
            set_argument(state, 2, dice - diverted)
            emit(state, events.DIVERTED, state.paths[path * PATH + SEAT], path, target, diverted)
            ask_to_remove(state, target, diverted)
    elif step == ROLL_DIVERTED:
        roll_attack(state, target, table[ATTACK_DICE])
    elif step == DIVERTED_HITS:
        if table[HITS]:
            strike(state, target, table[HITS])
    elif step == OWN_DICE:
        ask_to_remove(state, path, dice)
    elif step == ROLL_OWN:
        roll_attack(state, path, table[ATTACK_DICE])
    else:
        hits = table[HITS] + effects[power + E_EXTRA_HITS]
        pop(state)
        if hits:
            strike(state, path, hits)


def roll_attack(state: State, path: int, dice: int) -> None:
    """Roll attack dice; the hits are then in ``table[HITS]``."""
    state.table[HITS] = 0
    if dice:
        push(state, ATTACK_ROLL, NONE, path, dice)


def roll(state: State, face: int) -> None:
    """An attack die shows its face (0 to 5)."""
    if face + 1 >= state.tables.hit_from:
        state.table[HITS] += 1
    emit(state, events.ATTACK_ROLLED, NONE, face + 1)
    left = argument(state, 1) - 1
    if left:
        set_argument(state, 1, left)
        set_argument(state, 2, argument(state, 2) + 1)
    else:
        pop(state)


def divertible(state: State, mercenary: int) -> int:
    """Count the attack dice that a mercenary can divert (Ginova)."""
    return total_of(state, gear(state, mercenary, 0), E_DIVERT)


def divert_options(state: State, out: list[int]) -> None:
    """Ask to whom dice are diverted, if at all (R7.6)."""
    path = argument(state, 0)
    for other in adjacent(state, path):
        out.append(actions.LEFT_CHOICE if other < path else actions.RIGHT_CHOICE)
    out.append(actions.NO_CHOICE)


def divert(state: State, choice: int) -> None:
    """Name the target in the attack below, or none."""
    path = argument(state, 0)
    pop(state)
    for other in adjacent(state, path):
        if choice == (actions.LEFT_CHOICE if other < path else actions.RIGHT_CHOICE):
            set_argument(state, 3, other)


def divert_why_not(choice: int) -> Reason:
    """Explain a refused direction."""
    aside = choice in (actions.LEFT_CHOICE, actions.RIGHT_CHOICE)
    return (NOBODY_THERE if aside else NOT_ASKED, 0, 0)


def ask_to_remove(state: State, path: int, dice: int) -> None:
    """Before attack dice are rolled at a path, magic dice may be removed, one for one (R7.6)."""
    state.table[ATTACK_DICE] = dice
    if dice and state.paths[path * PATH + PATH_DICE + MAGIC]:
        push(state, REMOVE_MAGIC, state.paths[path * PATH + SEAT], path)


def remove_options(state: State, out: list[int]) -> None:
    """Ask for one more magic die."""
    out.append(actions.REMOVE_MAGIC)
    out.append(actions.DONE)


def remove(state: State, choice: int) -> None:
    """Remove a magic die and an attack die; ask again while both are left."""
    path = argument(state, 0)
    magic = path * PATH + PATH_DICE + MAGIC
    if choice == actions.REMOVE_MAGIC:
        state.paths[magic] -= 1
        state.table[ATTACK_DICE] -= 1
        emit(state, events.MAGIC_REMOVED, top_seat(state), path)
        if state.paths[magic] and state.table[ATTACK_DICE]:
            return
    pop(state)
