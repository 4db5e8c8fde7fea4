"""The monster's attack on one path (R7.6, R7.7): spray, diverted dice, magic, the roll and its hits."""

from __future__ import annotations

from typing import Final

from . import actions, columns, events, frames, layout, reasons
from .frames import argument, kind_below, pop, push, set_argument, top_seat
from .hits import strike, strike_all
from .layout import NONE
from .outside import adjacent, path_beside, place_of, side_options
from .reasons import Reason
from .state import State, emit, scenario
from .totals import gear, total_of

# Steps of the monster's attack.
SPRAY: Final = 0
SPRAY_HITS: Final = 1
TRICKS_DIVERT: Final = 2
ASK_TO_DIVERT: Final = 3
OWN_DICE: Final = 4
ROLL_OWN: Final = 5
OWN_HITS: Final = 6

# Steps of an attack with diverted dice.
ASK_TARGET: Final = 0
ROLL_DIVERTED: Final = 1
DIVERTED_HITS: Final = 2


def begin(state: State, place: int, path: int) -> None:
    """Begin the attack on a path."""
    dice = attack_dice(state, state.table[layout.FOE], place)
    mercenary = state.paths[path * layout.PATH + layout.MERCENARY]
    emit(state, events.MONSTER_ATTACKED, NONE, state.table[layout.FOE], path, dice, mercenary)
    push(state, frames.MONSTER_ATTACK, NONE, path, SPRAY, dice)


def attack_dice(state: State, foe: int, place: int) -> int:
    """Count the attack dice that a monster rolls at each path of a place (R7.5)."""
    card, place_dice, round_dice = attack_sources(state, foe, place)
    return card + place_dice + round_dice


def attack_sources(state: State, foe: int, place: int) -> tuple[int, int, int]:
    """Count the attack dice of a monster's card, of the place where it is, and of the round (R7.5)."""
    tables = state.tables
    table = state.table
    power = tables.power[foe]
    track = tables.round_track[table[layout.DIFFICULTY]]
    by_round = track[min(table[layout.ROUND], len(track)) - 1]
    more = 0
    if place == layout.AT_ENTRANCE:
        more = tables.effects[power + columns.E_EXTRA_ENTRANCE_DICE]
    else:
        land = table[layout.LAND_CARDS + place]
        if land != NONE and tables.land_affinity[land] == tables.monster_affinity[foe]:
            more = tables.affinity_dice + tables.effects[power + columns.E_EXTRA_AFFINITY_DICE]
    return tables.attack[foe], more, by_round


def attack(state: State) -> None:
    """Take the next step of the monster's attack on top."""
    path, step, dice = argument(state, 0), argument(state, 1), argument(state, 2)
    table = state.table
    effects = state.tables.effects
    power = state.tables.power[table[layout.FOE]]
    set_argument(state, 1, step + 1)
    if step == SPRAY:
        if effects[power + columns.E_SPRAY]:
            emit(state, events.SPRAYED, NONE, table[layout.FOE], path, effects[power + columns.E_SPRAY])
            roll_attack(state, NONE, effects[power + columns.E_SPRAY])
        else:
            set_argument(state, 1, TRICKS_DIVERT)
    elif step == SPRAY_HITS:
        if table[layout.HITS]:
            strike_all(state, place_of(path), table[layout.HITS])
    elif step == TRICKS_DIVERT:
        if state.paths[path * layout.PATH + layout.MERCENARY] == NONE:
            # R7.6: a mercenary that died from the spray is not attacked.
            pop(state)
        elif dice:
            _next_trick(state, path, argument(state, 3))
    elif step == ASK_TO_DIVERT:
        talent = divertible(state, state.paths[path * layout.PATH + layout.MERCENARY])
        if dice and talent and adjacent(state, path):
            push(state, frames.DIVERT, state.paths[path * layout.PATH + layout.SEAT], path)
    elif step == OWN_DICE:
        ask_to_remove(state, path, dice)
    elif step == ROLL_OWN:
        roll_attack(state, path, table[layout.ATTACK_DICE])
    else:
        extra = effects[power + columns.E_EXTRA_HITS]
        pop(state)
        if table[layout.HITS] + extra:
            strike(state, path, table[layout.HITS] + extra, extra)


def _next_trick(state: State, path: int, slot: int) -> None:
    """Ask about the next trick that may divert dice, and come back for more (R11.5)."""
    paths = state.paths
    start = path * layout.PATH
    while slot < paths[start + layout.TOKENS]:
        target = target_of(state, path, slot)
        if target != NONE and paths[target * layout.PATH + layout.MERCENARY] != NONE:
            row = state.tables.trap_effect[paths[start + layout.SLOT + slot]]
            most = min(state.tables.effects[row + columns.E_DIVERT], argument(state, 2))
            set_argument(state, 1, TRICKS_DIVERT)
            set_argument(state, 3, slot + 1)
            push(state, frames.DEFLECT, paths[start + layout.SEAT], path, slot, most)
            return
        slot += 1


def target_of(state: State, path: int, slot: int) -> int:
    """Return the path at which a revealed trick diverts dice, or NONE."""
    return (
        (state.paths[path * layout.PATH + layout.TARGETS] >> (layout.TARGET * slot)) & layout.TARGET_MASK
    ) - 1


def deflect_options(state: State, out: list[int]) -> None:
    """Ask how many attack dice a trick diverts to its living target (R11.5)."""
    for amount in range(argument(state, 2) + 1):
        out.append(actions.AMOUNT_CHOICE + amount)


def deflect(state: State, choice: int) -> None:
    """Divert dice to the target of a trick."""
    path, slot = argument(state, 0), argument(state, 1)
    pop(state)
    _divert_dice(state, path, target_of(state, path, slot), choice - actions.AMOUNT_CHOICE)


def deflect_why_not(state: State, choice: int) -> Reason:
    """Explain a refused number of dice."""
    amount = actions.AMOUNT_CHOICE <= choice < actions.MEMBER_CHOICE
    return (reasons.TOO_MANY_DICE, argument(state, 2), 0) if amount else (reasons.NOT_ASKED, 0, 0)


def _divert_dice(state: State, path: int, target: int, dice: int) -> None:
    """Take dice off the attack on top; they are rolled at the target (R7.6)."""
    if dice:
        set_argument(state, 2, argument(state, 2) - dice)
        emit(state, events.DIVERTED, state.paths[path * layout.PATH + layout.SEAT], path, target, dice)
        if state.paths[target * layout.PATH + layout.MERCENARY] == layout.MADHALA:
            # R13.5: dice that are diverted to Madhala are lost.
            return
        push(state, frames.DIVERTED_ATTACK, NONE, target, ASK_TARGET, dice)


def attack_target(state: State) -> None:
    """Take the next step of an attack with diverted dice."""
    target, step, dice = argument(state, 0), argument(state, 1), argument(state, 2)
    set_argument(state, 1, step + 1)
    if step == ASK_TARGET:
        ask_to_remove(state, target, dice)
    elif step == ROLL_DIVERTED:
        roll_attack(state, target, state.table[layout.ATTACK_DICE])
    else:
        pop(state)
        if state.table[layout.HITS]:
            strike(state, target, state.table[layout.HITS])


def roll_attack(state: State, path: int, dice: int) -> None:
    """Roll attack dice; the hits are then in ``table[HITS]``."""
    state.table[layout.HITS] = 0
    if dice:
        push(state, frames.ATTACK_ROLL, NONE, path, dice)


def roll(state: State, face: int) -> None:
    """Let an attack die show a face (0 to 5). In some scenarios misses are then rolled again (R13.7)."""
    misses = argument(state, 3)
    if face + 1 >= state.tables.hit_from:
        state.table[layout.HITS] += 1
    elif misses != frames.REROLLING and scenario(state).rerolled_misses:
        misses += 1
        set_argument(state, 3, misses)
    left = argument(state, 1) - 1
    if state.events is not None:
        path, hits = argument(state, 0), state.table[layout.HITS]
        if path != NONE and kind_below(state) == frames.MONSTER_ATTACK:
            hits += state.tables.effects[state.tables.power[state.table[layout.FOE]] + columns.E_EXTRA_HITS]
        hit = int(face + 1 >= state.tables.hit_from)
        state.events.append((events.ATTACK_ROLLED, NONE, face + 1, path, left + max(0, misses), hits, hit))
    if left:
        set_argument(state, 1, left)
        set_argument(state, 2, argument(state, 2) + 1)
    elif misses > 0:
        emit(state, events.MISSES_REROLLED, NONE, misses)
        set_argument(state, 1, misses)
        set_argument(state, 2, 0)
        set_argument(state, 3, frames.REROLLING)
    else:
        pop(state)


def divertible(state: State, mercenary: int) -> int:
    """Count the attack dice that a mercenary can divert (Ginova)."""
    return total_of(state, gear(state, mercenary, 0), columns.E_DIVERT)


def divert_options(state: State, out: list[int]) -> None:
    """Ask to which adjacent mercenary the attack dice are diverted, if at all (R7.6)."""
    side_options(state, argument(state, 0), out)
    out.append(actions.NO_CHOICE)


def divert(state: State, choice: int) -> None:
    """Divert dice to an adjacent path, or not."""
    path = argument(state, 0)
    pop(state)
    target = path_beside(state, path, choice)
    if target != NONE:
        dice = divertible(state, state.paths[path * layout.PATH + layout.MERCENARY])
        _divert_dice(state, path, target, min(argument(state, 2), dice))


def ask_to_remove(state: State, path: int, dice: int) -> None:
    """Ask whether to remove attack dice for magic dice, one for one, before the attack roll (R7.6)."""
    state.table[layout.ATTACK_DICE] = dice
    if dice and state.paths[path * layout.PATH + layout.PATH_DICE + layout.MAGIC]:
        push(state, frames.REMOVE_MAGIC, state.paths[path * layout.PATH + layout.SEAT], path)


def remove_options(state: State, out: list[int]) -> None:
    """Ask for one more magic die that removes an attack die, before they are rolled (R7.6)."""
    out.append(actions.REMOVE_MAGIC)
    out.append(actions.DONE)


def remove(state: State, choice: int) -> None:
    """Remove a magic die and an attack die; ask again while both are left."""
    path = argument(state, 0)
    magic = path * layout.PATH + layout.PATH_DICE + layout.MAGIC
    if choice == actions.REMOVE_MAGIC:
        state.paths[magic] -= 1
        state.table[layout.ATTACK_DICE] -= 1
        emit(state, events.MAGIC_REMOVED, top_seat(state), path)
        if state.paths[magic] and state.table[layout.ATTACK_DICE]:
            return
    pop(state)
