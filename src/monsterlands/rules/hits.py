"""Hits on a mercenary (R7.7, R7.8, R7.9): defenses, wounds and death."""

from __future__ import annotations

from . import actions, columns, events, frames, layout, losses, reasons
from .clan import gain_glory
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .outside import benefit, paths_of_place
from .reasons import Reason
from .state import State, emit, scenario
from .totals import forbidden_by, gear
from .traps import clear_path, discard_hidden


def strike(state: State, path: int, hits: int, extra: int = 0) -> None:
    """Hit the mercenary of a path: its owner may defend it. `extra` of the hits are the monster's power."""
    seat = state.paths[path * layout.PATH + layout.SEAT]
    emit(state, events.HIT, seat, path, hits, extra, state.paths[path * layout.PATH + layout.MERCENARY])
    push(state, frames.DEFEND, seat, path, hits)


def strike_all(state: State, place: int, hits: int) -> None:
    """Hit every living mercenary of a place, from left to right (R7.6, R8.8)."""
    push(state, frames.SHARED_HITS, NONE, place, paths_of_place(place)[0], hits)


def strike_next(state: State) -> None:
    """Go on with a SHARED_HITS frame: the next mercenary is hit, or all have been."""
    _, end = paths_of_place(argument(state, 0))
    path = argument(state, 1)
    while path < end and state.paths[path * layout.PATH + layout.MERCENARY] in (NONE, layout.MADHALA):
        path += 1
    if path == end:
        pop(state)
        return
    set_argument(state, 1, path + 1)
    strike(state, path, argument(state, 2))


# --- defending (R7.7) ---------------------------------------------------------------------------


def talents_left(state: State, path: int) -> int:
    """Count the defense talents that still work for a path against the monster of the battle."""
    start, foe = path * layout.PATH, state.table[layout.FOE]
    rows = gear(state, state.paths[start + layout.MERCENARY], forbidden_by(state, foe))
    return max(0, talents(state, path, foe, rows) - state.paths[start + layout.TALENTS])


def talents(state: State, path: int, foe: int, rows: list[int]) -> int:
    """Count the defense talents of a path and of what its mercenary has against a monster."""
    if scenario(state).no_defenses or forbidden_by(state, foe) & columns.FORBIDS_DEFENSE_TALENTS:
        return 0
    effects = state.tables.effects
    count = effects[benefit(state, path) + columns.E_DEFENSE_TALENTS]
    for row in rows:
        against = effects[row + columns.E_AGAINST]
        if against == 0 or (against >> state.tables.monster_affinity[foe]) & 1:
            count += effects[row + columns.E_DEFENSE_TALENTS]
    return count


def potion_reason(state: State, path: int) -> Reason:
    """Tell why no potion cancels a hit: there is none, or the monster forbids it (R7.10)."""
    if not state.paths[path * layout.PATH + layout.PATH_POTIONS]:
        return (reasons.NO_POTION_THERE, 0, 0)
    forbids = forbidden_by(state, state.table[layout.FOE]) & columns.FORBIDS_POTIONS
    return (reasons.FORBIDDEN_BY_MONSTER, 0, 0) if forbids else (reasons.LEGAL, 0, 0)


def options(state: State, out: list[int]) -> None:
    """Ask how to cancel the next hit on a mercenary, or whether to take all that are left (R7.7)."""
    path = argument(state, 0)
    if talents_left(state, path) > 0:
        out.append(actions.DEFEND_TALENT)
    if state.paths[path * layout.PATH + layout.PATH_DEFENSE] and not scenario(state).no_defenses:
        out.append(actions.DEFEND_TOKEN)
    if potion_reason(state, path)[0] == reasons.LEGAL:
        out.append(actions.DEFEND_POTION)
    out.append(actions.TAKE_HITS)


def apply(state: State, choice: int) -> None:
    """Cancel a hit, or take them."""
    path, hits = argument(state, 0), argument(state, 1)
    if choice == actions.TAKE_HITS:
        pop(state)
        _wound(state, path, hits)
        return
    start = path * layout.PATH
    if choice == actions.DEFEND_TALENT:
        state.paths[start + layout.TALENTS] += 1
        defense = events.BY_TALENT
    elif choice == actions.DEFEND_TOKEN:
        state.paths[start + layout.PATH_DEFENSE] -= 1
        defense = events.BY_TOKEN
    else:
        state.paths[start + layout.PATH_POTIONS] -= 1
        defense = events.BY_POTION
    emit(state, events.DEFENDED, top_seat(state), path, defense, hits - 1)
    if hits == 1:
        pop(state)
    else:
        set_argument(state, 1, hits - 1)


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused defense."""
    if choice in (actions.DEFEND_TALENT, actions.DEFEND_TOKEN) and scenario(state).no_defenses:
        return (reasons.DEFENSE_FORBIDDEN, 0, 0)
    if choice == actions.DEFEND_TALENT:
        forbids = forbidden_by(state, state.table[layout.FOE]) & columns.FORBIDS_DEFENSE_TALENTS
        return (reasons.FORBIDDEN_BY_MONSTER if forbids else reasons.NO_TALENT, 0, 0)
    if choice == actions.DEFEND_TOKEN:
        return (reasons.NO_DEFENSE, 0, 0)
    if choice == actions.DEFEND_POTION:
        return potion_reason(state, argument(state, 0))
    return (reasons.NOT_ASKED, 0, 0)


# --- wounds and death (R7.8, R7.9) --------------------------------------------------------------


def _wound(state: State, path: int, wounds: int) -> None:
    """Wound the mercenary of a path: the second wound kills."""
    tables = state.tables
    seat = state.paths[path * layout.PATH + layout.SEAT]
    mercenary = state.paths[path * layout.PATH + layout.MERCENARY]
    dies = deadly(state, mercenary, wounds)
    emit(state, events.WOUNDED, seat, mercenary, path, int(dies))
    gain_glory(state, seat, tables.effects[tables.power[state.table[layout.FOE]] + columns.E_WOUND_GLORY])
    if dies:
        _die(state, path)
    else:
        state.table[layout.WOUNDED] |= 1 << mercenary


def deadly(state: State, mercenary: int, wounds: int) -> bool:
    """Tell whether a number of wounds at once kills a mercenary: its second wound does (R7.8)."""
    return wounds > 1 or (state.table[layout.WOUNDED] >> mercenary) & 1 == 1


def _die(state: State, path: int) -> None:
    """Let the mercenary of a path die: what it carried is lost (R7.9).

    If it had attacked, its rolled dice and revealed traps stay.
    """
    start = path * layout.PATH
    seat = state.paths[start + layout.SEAT]
    mercenary = state.paths[start + layout.MERCENARY]
    emit(state, events.DIED, seat, mercenary, path)
    gain_glory(state, seat, death_glory(state, path))
    if (state.table[layout.ATTACKED] >> path) & 1:
        state.paths[start + layout.MERCENARY] = NONE
        discard_hidden(state, path)
        state.paths[start + layout.PATH_DICE : start + layout.PATH_DICE + 3] = [0, 0, 0]
        state.paths[start + layout.PATH_DEFENSE] = 0
        state.paths[start + layout.PATH_POTIONS] = 0
        state.paths[start + layout.PATH_VENOMS] = 0
        state.paths[start + layout.PATH_GOLD] = 0
    else:
        clear_path(state, path)
    losses.die(state, seat, mercenary)


def death_glory(state: State, path: int) -> int:
    """Return the glory printed on a path's space."""
    if path >= layout.ENTRANCE:
        return state.tables.entrance_death_glory
    return state.tables.land_death_glory[path % layout.LAND_B]
