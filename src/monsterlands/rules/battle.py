"""The monster battle (R7.4, R7.5, R8): on a land or at the citadel entrance.

A BATTLE frame goes through the paths of a place; for each the monster's attack first (:mod:`.monster`), then
the mercenary's (:mod:`.fight`), whose total is judged here.
"""

from __future__ import annotations

from typing import Final

from . import actions, columns, events, frames, glory, layout, madhala, monster
from .clan import gain, gain_glory, gain_gold
from .fight import activate
from .frames import argument, pop, push, set_argument
from .hits import strike_all
from .layout import NONE
from .outside import paths_of_place, place_of
from .state import State, bits, emit
from .totals import can_capture, sources, total_of, total_parts
from .traps import discard_tokens, reveal

# Steps of a battle.
REVEAL_TRAPS: Final = 0
NEXT_PATH: Final = 1
STRIKE_BACK: Final = 2
JUDGE_ATTACK: Final = 3
LASH_OUT: Final = 4
BEATEN: Final = 5


def occupied(state: State, place: int) -> bool:
    """Tell whether a mercenary or Madhala is on a path of a place (R7.1)."""
    first, end = paths_of_place(place)
    return next_occupied(state, first, end) != end


def next_occupied(state: State, path: int, end: int) -> int:
    """Return the first path from here on with a living mercenary or Madhala, or the end."""
    while path < end and state.paths[path * layout.PATH + layout.MERCENARY] == NONE:
        path += 1
    return path


def next_to_roll(state: State, path: int, end: int) -> int:
    """Return the first of these paths that has not attacked in this round (R9.1), or the end."""
    path = next_occupied(state, path, end)
    while path < end and (state.table[layout.ATTACKED] >> path) & 1:
        path = next_occupied(state, path + 1, end)
    return path


def follower(state: State, path: int) -> int:
    """Return who goes on after a path at its place: a mercenary, Madhala or NONE (R8.6, R9.1, R13.5)."""
    _, end = paths_of_place(place_of(path))
    later = next_to_roll(state, path + 1, end)
    return NONE if later == end else state.paths[later * layout.PATH + layout.MERCENARY]


def foe_at(state: State, place: int) -> int:
    """Return the monster of a place, even if it was just beaten in the battle under way, or NONE."""
    return state.table[layout.FOE if under_way(state, place) else layout.MONSTERS + place]


def under_way(state: State, place: int) -> bool:
    """Tell whether the battle of a place has begun and is not over."""
    stack = state.stack
    for frame in range(0, len(stack), frames.FRAME):
        if stack[frame] == frames.BATTLE and stack[frame + 2] == place:
            return stack[frame + 3] != REVEAL_TRAPS
    return False


def begin(state: State, place: int) -> None:
    """Begin the battle of a place."""
    push(state, frames.BATTLE, NONE, place, REVEAL_TRAPS, paths_of_place(place)[0])


def go_on(state: State) -> None:
    """Take the next step of the battle on top."""
    place, step, path = argument(state, 0), argument(state, 1), argument(state, 2)
    table = state.table
    if step == REVEAL_TRAPS:
        table[layout.FOE] = table[layout.MONSTERS + place]
        set_argument(state, 1, NEXT_PATH)
        first, end = paths_of_place(place)
        if table[layout.TRICKS] and table[layout.FOE] != NONE:
            push(state, frames.CLASH, NONE, place, first)
        else:
            for each in range(first, end):
                if state.paths[each * layout.PATH + layout.MERCENARY] != layout.MADHALA:
                    reveal(state, each)
            madhala.turn_tokens(state, first, end)
    elif step == NEXT_PATH:
        _, end = paths_of_place(place)
        path = next_occupied(state, path, end)
        if path == end or table[layout.FOE] == NONE:
            _not_beaten(state, place)
            return
        set_argument(state, 2, path)
        if state.paths[path * layout.PATH + layout.MERCENARY] == layout.MADHALA:
            set_argument(state, 1, BEATEN)
            madhala.remove_monster(state, place, path)
            return
        set_argument(state, 1, STRIKE_BACK)
        if place != layout.AT_ENTRANCE:
            table[layout.FOUGHT] |= 1 << place
        monster.begin(state, place, path)
    elif step == STRIKE_BACK:
        if state.paths[path * layout.PATH + layout.MERCENARY] == NONE:
            set_argument(state, 1, NEXT_PATH)
        else:
            table[layout.ATTACKED] |= 1 << path
            set_argument(state, 1, JUDGE_ATTACK)
            activate(state, path, frames.AGAINST_MONSTER, argument(state, 3))
    elif step == JUDGE_ATTACK:
        _judge(state, path)
    elif step == LASH_OUT:
        set_argument(state, 1, BEATEN)
        lash = state.tables.effects[state.tables.power[table[layout.FOE]] + columns.E_LAST_LASH]
        if argument(state, 3) == frames.ELIMINATION and lash:
            emit(state, events.LAST_LASH, NONE, table[layout.FOE])
            strike_all(state, place, lash)
    else:
        _spoils(state, place)


# --- capture and elimination (R8.5, R8.7, R8.8) -------------------------------------------------


def _judge(state: State, path: int) -> None:
    """Judge the total of a path (R8.5): capture, elimination, the player's choice, or damage to carry on."""
    tables = state.tables
    foe = state.table[layout.FOE]
    base = state.table[layout.TOTAL]
    rows = sources(state, path, frames.AGAINST_MONSTER)
    capture_bonus = total_of(state, rows, columns.E_CAPTURE_BONUS)
    elimination_bonus = total_of(state, rows, columns.E_ELIMINATE_BONUS)
    cv, ev = tables.capture_value[foe], tables.elimination_value[foe]
    captured = base + capture_bonus >= cv and can_capture(state, path, rows)
    eliminated = base + elimination_bonus >= ev
    if captured and eliminated and base < ev:
        outcome = events.EITHER
    elif eliminated:
        outcome = events.IS_ELIMINATED
    elif captured:
        outcome = events.IS_CAPTURED
    else:
        outcome = events.LACKS_TRAPS if base + capture_bonus >= cv else events.WITHSTANDS
    if state.events is not None:
        carried = argument(state, 3)
        seat = state.paths[path * layout.PATH + layout.SEAT]
        damaged = (events.DAMAGED, seat, foe, path, base, carried, cv, ev, capture_bonus, elimination_bonus)
        told = (outcome, int(captured), int(eliminated), follower(state, path))
        parts = total_parts(state, path, frames.AGAINST_MONSTER, carried, base)
        state.events.append(damaged + told + parts)
    if outcome == events.EITHER:
        push(state, frames.JUDGE, state.paths[path * layout.PATH + layout.SEAT], path)
    elif outcome == events.IS_ELIMINATED:
        _beat(state, path, frames.ELIMINATION)
    elif outcome == events.IS_CAPTURED:
        _beat(state, path, frames.CAPTURE)
    else:
        # R8.6: the base is carried to the next path, without the bonuses for capture or elimination only.
        set_argument(state, 1, NEXT_PATH)
        set_argument(state, 2, path + 1)
        set_argument(state, 3, base)


def judge_options(state: State, out: list[int]) -> None:
    """Ask whether to capture or to eliminate, where the base alone does not decide it (R8.5)."""
    out.append(actions.CAPTURE_CHOICE)
    out.append(actions.ELIMINATE_CHOICE)


def judge(state: State, choice: int) -> None:
    """Capture or eliminate the monster."""
    path = argument(state, 0)
    pop(state)
    _beat(state, path, frames.CAPTURE if choice == actions.CAPTURE_CHOICE else frames.ELIMINATION)


def _beat(state: State, path: int, how: int) -> None:
    """Capture (R8.7) or eliminate (R8.8) the monster and reward the clan of the path (R8.9)."""
    tables = state.tables
    table = state.table
    effects = tables.effects
    place = argument(state, 0)
    foe = table[layout.FOE]
    seat = state.paths[path * layout.PATH + layout.SEAT]
    set_argument(state, 1, LASH_OUT)
    set_argument(state, 3, how)
    table[layout.MONSTERS + place] = NONE
    table[layout.SUCCEEDED] |= 1 << path
    rows = sources(state, path, frames.AGAINST_MONSTER)
    if how == frames.CAPTURE:
        emit(state, events.CAPTURED, seat, foe, path)
        gain_glory(state, seat, tables.capture_glory[foe])
        gain_gold(state, seat, tables.capture_gold[foe])
        if place != layout.AT_ENTRANCE and effects[tables.power[foe] + columns.E_ESCAPES]:
            table[layout.ESCAPED + place] = foe
            emit(state, events.ESCAPED, NONE, foe)
        else:
            table[layout.MONSTER_DISCARDS] |= 1 << foe
        gain_glory(state, seat, total_of(state, rows, columns.E_CAPTURE_GLORY))
    else:
        emit(state, events.ELIMINATED, seat, foe, path)
        gain_glory(state, seat, tables.elimination_glory[foe])
        state.clans[seat][layout.TROPHIES] |= 1 << foe
        gain_glory(state, seat, total_of(state, rows, columns.E_ELIMINATE_GLORY))
    glory.ask(state, path, how)
    for row in rows:
        gain(state, seat, effects, row + columns.E_SUCCESS_GAIN)


def _spoils(state: State, place: int) -> None:
    """Clear the paths that fought (R8.10); then begin the conquest, or end the panic (R8.11)."""
    pop(state)
    first, end = paths_of_place(place)
    for path in range(first, end):
        if (state.table[layout.ATTACKED] >> path) & 1:
            discard_tokens(state, path)
    if place == layout.AT_ENTRANCE:
        panicked = len(bits(state.table[layout.PANIC]))
        state.table[layout.PANIC] = 0
        if panicked:
            emit(state, events.PANIC_LIFTED, NONE, panicked)
    else:
        push(state, frames.LOOT_SHARES, NONE, place, first)
        push(state, frames.CONQUEST, NONE, place, 0, first)


def _not_beaten(state: State, place: int) -> None:
    """Begin the conquest if there is no monster (R9.1); an unbeaten one prevents it (R8.10)."""
    first, _ = paths_of_place(place)
    there = state.table[layout.FOE] != NONE
    pop(state)
    if place != layout.AT_ENTRANCE:
        push(state, frames.LOOT_SHARES, NONE, place, first)
        if not there:
            push(state, frames.CONQUEST, NONE, place, 0, first)
