"""The monster battle (R7.4-R7.10, R8): on a land or at the citadel entrance.

A BATTLE frame goes through the paths of a place; for each a MONSTER_ATTACK frame first, then the
mercenary's attack (:mod:`.fighting`), which is judged here.
"""

from __future__ import annotations

from typing import Final

from . import actions, events
from .clan import gain, gain_glory, gain_gold
from .fighting import activate, discard_loot, gear, sources, total_of, traps_on
from .frames import (
    AGAINST_MONSTER,
    ATTACK_ROLL,
    BATTLE,
    CAPTURE,
    CONQUEST,
    DIVERT,
    ELIMINATION,
    GLORY_LOOT,
    JUDGE,
    LOOT_SHARES,
    MONSTER_ATTACK,
    REMOVE_MAGIC,
    argument,
    pop,
    push,
    set_argument,
    top_seat,
)
from .hits import strike, strike_all
from .outside import adjacent, paths_of_place, place_of
from .reasons import NOBODY_THERE, NOT_ASKED, NOT_HERE, NOT_YOURS, Reason
from .state import (
    AT_ENTRANCE,
    ATTACK_DICE,
    ATTACKED,
    DIFFICULTY,
    ESCAPED,
    FOE,
    FOUGHT,
    HITS,
    LAND_CARDS,
    LOOT,
    MAGIC,
    MERCENARY,
    MONSTER_DISCARDS,
    MONSTERS,
    NONE,
    PANIC,
    PATH,
    PATH_DICE,
    ROUND,
    SEAT,
    SUCCEEDED,
    TOKENS,
    TOTAL,
    TROPHIES,
    State,
    bits,
    emit,
)
from .tables import (
    E_CAPTURE_BONUS,
    E_CAPTURE_GLORY,
    E_CONQUEST_GLORY,
    E_DIVERT,
    E_ELIMINATE_BONUS,
    E_ELIMINATE_GLORY,
    E_ESCAPES,
    E_EXTRA_AFFINITY_DICE,
    E_EXTRA_ENTRANCE_DICE,
    E_EXTRA_HITS,
    E_EXTRA_TRAPS,
    E_LAST_LASH,
    E_NEEDS_NO_TRAP,
    E_SPRAY,
    E_SUCCESS_GAIN,
)
from .traps import discard_tokens, reveal

# Steps of a battle.
REVEAL_TRAPS: Final = 0
NEXT_PATH: Final = 1
STRIKE_BACK: Final = 2
JUDGE_ATTACK: Final = 3
LASH_OUT: Final = 4
BEATEN: Final = 5

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


def occupied(state: State, place: int) -> bool:
    """Tell whether a mercenary is on a path of a place (R7.1)."""
    first, end = paths_of_place(place)
    return next_occupied(state, first, end) != end


def next_occupied(state: State, path: int, end: int) -> int:
    """Return the first path from here on with a living mercenary, or the end."""
    while path < end and state.paths[path * PATH + MERCENARY] == NONE:
        path += 1
    return path


def begin(state: State, place: int) -> None:
    """Begin the battle of a place."""
    push(state, BATTLE, NONE, place, REVEAL_TRAPS, paths_of_place(place)[0])


def go_on(state: State) -> None:
    """Take the next step of the battle on top."""
    place, step, path = argument(state, 0), argument(state, 1), argument(state, 2)
    table = state.table
    if step == REVEAL_TRAPS:
        table[FOE] = table[MONSTERS + place]
        first, end = paths_of_place(place)
        for each in range(first, end):
            reveal(state, each)
        set_argument(state, 1, NEXT_PATH)
    elif step == NEXT_PATH:
        _, end = paths_of_place(place)
        path = next_occupied(state, path, end)
        if path == end or table[FOE] == NONE:
            _not_beaten(state, place)
            return
        set_argument(state, 1, STRIKE_BACK)
        set_argument(state, 2, path)
        if place != AT_ENTRANCE:
            table[FOUGHT] |= 1 << place
        push(state, MONSTER_ATTACK, NONE, path, SPRAY, attack_dice(state, place), NONE)
        emit(state, events.MONSTER_ATTACKED, NONE, table[FOE], path, argument(state, 2))
    elif step == STRIKE_BACK:
        if state.paths[path * PATH + MERCENARY] == NONE:
            set_argument(state, 1, NEXT_PATH)
        else:
            table[ATTACKED] |= 1 << path
            set_argument(state, 1, JUDGE_ATTACK)
            activate(state, path, AGAINST_MONSTER, argument(state, 3))
    elif step == JUDGE_ATTACK:
        _judge(state, path)
    elif step == LASH_OUT:
        set_argument(state, 1, BEATEN)
        lash = state.tables.effects[state.tables.power[table[FOE]] + E_LAST_LASH]
        if argument(state, 3) == ELIMINATION and lash:
            emit(state, events.LAST_LASH, NONE, table[FOE])
            strike_all(state, place, lash)
    else:
        _spoils(state, place)


def hides_traps(state: State) -> bool:
    """Tell whether the battle on top reveals traps in its next step that lie face down now."""
    if argument(state, 1) != REVEAL_TRAPS:
        return False
    first, end = paths_of_place(argument(state, 0))
    return any(state.paths[path * PATH + TOKENS] for path in range(first, end))


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


# --- the monster's attack (R7.6, R7.7) ----------------------------------------------------------


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


# --- capture and elimination (R8.5-R8.10) -------------------------------------------------------


def _judge(state: State, path: int) -> None:
    """R8.5: captured, eliminated, the player's choice, or damage for the next path."""
    tables = state.tables
    foe = state.table[FOE]
    base = state.table[TOTAL]
    rows = sources(state, path, AGAINST_MONSTER)
    needed = 1 + tables.effects[tables.power[foe] + E_EXTRA_TRAPS]
    if total_of(state, rows, E_NEEDS_NO_TRAP):
        needed = 0
    captured = (
        base + total_of(state, rows, E_CAPTURE_BONUS) >= tables.capture_value[foe]
        and traps_on(state, path) >= needed
    )
    eliminated = base + total_of(state, rows, E_ELIMINATE_BONUS) >= tables.elimination_value[foe]
    emit(state, events.DAMAGED, state.paths[path * PATH + SEAT], foe, path, base)
    if captured and eliminated and base < tables.elimination_value[foe]:
        push(state, JUDGE, state.paths[path * PATH + SEAT], path)
    elif eliminated:
        _beat(state, path, ELIMINATION)
    elif captured:
        _beat(state, path, CAPTURE)
    else:
        set_argument(state, 1, NEXT_PATH)
        set_argument(state, 2, path + 1)
        set_argument(state, 3, base)


def judge_options(state: State, out: list[int]) -> None:
    """Ask whether to capture or to eliminate."""
    out.append(actions.CAPTURE_CHOICE)
    out.append(actions.ELIMINATE_CHOICE)


def judge(state: State, choice: int) -> None:
    """Capture or eliminate the monster."""
    path = argument(state, 0)
    pop(state)
    _beat(state, path, CAPTURE if choice == actions.CAPTURE_CHOICE else ELIMINATION)


def _beat(state: State, path: int, how: int) -> None:
    """R8.7-R8.9: the monster is captured or eliminated; rewards for the clan of the path."""
    tables = state.tables
    table = state.table
    effects = tables.effects
    place = argument(state, 0)
    foe = table[FOE]
    seat = state.paths[path * PATH + SEAT]
    set_argument(state, 1, LASH_OUT)
    set_argument(state, 3, how)
    table[MONSTERS + place] = NONE
    table[SUCCEEDED] |= 1 << path
    rows = sources(state, path, AGAINST_MONSTER)
    if how == CAPTURE:
        emit(state, events.CAPTURED, seat, foe, path)
        gain_glory(state, seat, tables.capture_glory[foe])
        gain_gold(state, seat, tables.capture_gold[foe])
        if place != AT_ENTRANCE and effects[tables.power[foe] + E_ESCAPES]:
            table[ESCAPED + place] = foe
            emit(state, events.ESCAPED, NONE, foe)
        else:
            table[MONSTER_DISCARDS] |= 1 << foe
        gain_glory(state, seat, total_of(state, rows, E_CAPTURE_GLORY))
    else:
        emit(state, events.ELIMINATED, seat, foe, path)
        gain_glory(state, seat, tables.elimination_glory[foe])
        state.clans[seat][TROPHIES] |= 1 << foe
        gain_glory(state, seat, total_of(state, rows, E_ELIMINATE_GLORY))
    ask_for_glory(state, path, how)
    for row in rows:
        gain(state, seat, effects, row + E_SUCCESS_GAIN)


def _spoils(state: State, place: int) -> None:
    """R8.10, R8.11: who fought has nothing left on the path; then conquest, or the panic is over."""
    pop(state)
    first, end = paths_of_place(place)
    for path in range(first, end):
        if (state.table[ATTACKED] >> path) & 1:
            discard_tokens(state, path)
    if place == AT_ENTRANCE:
        panicked = len(bits(state.table[PANIC]))
        state.table[PANIC] = 0
        if panicked:
            emit(state, events.PANIC_LIFTED, NONE, panicked)
    else:
        push(state, LOOT_SHARES, NONE, place, first)
        push(state, CONQUEST, NONE, place, 0, first)


def _not_beaten(state: State, place: int) -> None:
    """R8.10: a monster that nobody has beaten prevents the conquest; without one it begins (R9.1)."""
    first, _ = paths_of_place(place)
    there = state.table[FOE] != NONE
    pop(state)
    if place != AT_ENTRANCE:
        push(state, LOOT_SHARES, NONE, place, first)
        if not there:
            push(state, CONQUEST, NONE, place, 0, first)


# --- glory for loot (R8.9, R9.2) ----------------------------------------------------------------

GLORY_FOR: Final = (E_CAPTURE_GLORY, E_ELIMINATE_GLORY, E_CONQUEST_GLORY)


def ask_for_glory(state: State, path: int, achievement: int) -> None:
    """Ask for loot that rewards an achievement, if the clan has any."""
    seat = state.paths[path * PATH + SEAT]
    push(state, GLORY_LOOT, seat, path, achievement)


def glory_options(state: State, out: list[int]) -> None:
    """Offer the loot for what was achieved."""
    loot = state.clans[top_seat(state)][LOOT]
    if loot:
        tables = state.tables
        column = GLORY_FOR[argument(state, 1)]
        for token in tables.glory_loot:
            if (loot >> token) & 1 and tables.effects[tables.loot_effect[token] + column]:
                out.append(actions.LOOT_CHOICE + token)
    out.append(actions.DONE)


def take_glory(state: State, choice: int) -> None:
    """Use loot for its glory, or go on."""
    if choice == actions.DONE:
        pop(state)
        return
    seat = top_seat(state)
    token = choice - actions.LOOT_CHOICE
    discard_loot(state, seat, token)
    row = state.tables.loot_effect[token]
    gain_glory(state, seat, state.tables.effects[row + GLORY_FOR[argument(state, 1)]])


def glory_why_not(state: State, choice: int) -> Reason:
    """Explain refused loot."""
    if not actions.LOOT_CHOICE <= choice < actions.SELL_CHOICE:
        return (NOT_ASKED, 0, 0)
    owned = (state.clans[top_seat(state)][LOOT] >> (choice - actions.LOOT_CHOICE)) & 1
    return (NOT_HERE if owned else NOT_YOURS, 0, 0)
