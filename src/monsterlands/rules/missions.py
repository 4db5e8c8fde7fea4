"""Missions (R7.2, R7.3): the dice-rolling one, and the contract."""

from __future__ import annotations

from . import actions, columns, events, frames, free, layout, reasons
from .clan import discard_trap, gain, gain_glory, gain_gold
from .fight import activate
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .reasons import Reason
from .state import State, emit
from .totals import total_parts

# --- the dice-rolling mission (R7.2) ------------------------------------------------------------


def begin(state: State) -> None:
    """Begin the dice-rolling mission, if a mercenary is there; Madhala on the left wins it (R13.5)."""
    if state.paths[layout.DICE_MISSION * layout.PATH + layout.MERCENARY] == layout.MADHALA:
        emit(state, events.MADHALA_WON, NONE, state.table[layout.MISSION_TILES], layout.DICE_MISSION)
        state.table[layout.MISSION_TILES] = NONE
        return
    for path in (layout.DICE_MISSION, layout.DICE_MISSION + 1):
        if state.paths[path * layout.PATH + layout.SEAT] != NONE:
            push(state, frames.MISSION_STEPS, NONE, 0, NONE, NONE)
            return


def go_on(state: State) -> None:
    """Let left and right roll; then see who has fulfilled the mission."""
    step = argument(state, 0)
    set_argument(state, 0, step + 1)
    side = step // 2
    if side == 2:
        left, right = argument(state, 1), argument(state, 2)
        pop(state)
        _judge(state, left, right)
        return
    path = layout.DICE_MISSION + side
    if state.paths[path * layout.PATH + layout.SEAT] == NONE:
        return
    if step % 2 == 0:
        activate(state, path, frames.AGAINST_MISSION, 0)
    else:
        set_argument(state, 1 + side, state.table[layout.TOTAL])
        mission = state.table[layout.MISSION_TILES]
        objective = state.tables.mission_objective[mission]
        seat = state.paths[path * layout.PATH + layout.SEAT]
        if state.events is not None:
            total = state.table[layout.TOTAL]
            parts = total_parts(state, path, frames.AGAINST_MISSION, 0, total)
            tried = (events.MISSION_TRIED, seat, path, total, objective, mission, int(total >= objective))
            state.events.append(tried + parts)


def _judge(state: State, left: int, right: int) -> None:
    """Give the reward, the leftovers and the penalties (R7.2); then discard the tile."""
    tables = state.tables
    mission = state.table[layout.MISSION_TILES]
    objective = tables.mission_objective[mission]
    totals = (left, right)
    winner = 0 if left >= right else 1
    loser = 1 - winner
    if totals[winner] >= objective:
        path = layout.DICE_MISSION + winner
        seat = state.paths[path * layout.PATH + layout.SEAT]
        emit(state, events.MISSION_FULFILLED, seat, mission, path)
        _count(state)
        gain(state, seat, tables.gains, tables.mission_reward[mission])
        path = layout.DICE_MISSION + loser
        if totals[loser] >= objective:
            seat = state.paths[path * layout.PATH + layout.SEAT]
            emit(state, events.MISSION_LEFTOVERS, seat, path, mission)
            gain_gold(state, seat, tables.mission_leftovers)
    for side in (0, 1):
        if NONE < totals[side] < objective:
            path = layout.DICE_MISSION + side
            seat = state.paths[path * layout.PATH + layout.SEAT]
            emit(state, events.MISSION_FAILED, seat, path, mission)
            gain_glory(state, seat, -tables.mission_penalty[mission])
    state.table[layout.MISSION_TILES] = NONE


def _count(state: State) -> None:
    """Count a fulfilled mission in solo play (R13.7)."""
    if state.table[layout.SCENARIO]:
        state.table[layout.FULFILLED] += 1


# --- the contract (R7.3) ------------------------------------------------------------------------


def offer_contract(state: State, side: int) -> None:
    """Ask the clan on a side of the contract, if there is one."""
    path = layout.CONTRACT + side
    if state.paths[path * layout.PATH + layout.SEAT] != NONE:
        push(state, frames.CONTRACT_OFFER, state.paths[path * layout.PATH + layout.SEAT], path)


def can_keep(state: State, seat: int) -> bool:
    """Tell whether a clan has what the contract asks for in its play area."""
    clan = state.clans[seat]
    tables = state.tables
    row = tables.contract_price[state.table[layout.MISSION_TILES + 1]]
    gains = tables.gains
    return (
        clan[layout.GOLD] >= gains[row + columns.G_GOLD]
        and clan[layout.DEFENSE] >= gains[row + columns.G_DEFENSE]
        and clan[layout.POTIONS] >= gains[row + columns.G_POTIONS]
        and clan[layout.VENOMS] >= gains[row + columns.G_VENOMS]
        and clan[layout.TRAPS_HELD] >= gains[row + columns.G_TRAPS]
    )


def contract_options(state: State, out: list[int]) -> None:
    """Ask whether a contract is kept; before that trophies and loot may help (R7.3, R1.9)."""
    seat = top_seat(state)
    if can_keep(state, seat):
        out.append(actions.YES_CHOICE)
    out.append(actions.NO_CHOICE)
    free.options(state, seat, free.CONTRACT_MOMENT, out)


def contract(state: State, choice: int) -> None:
    """Keep the contract, decline it, or take a free action."""
    seat = top_seat(state)
    if choice not in (actions.YES_CHOICE, actions.NO_CHOICE):
        free.apply(state, seat, choice)
        return
    path = argument(state, 0)
    pop(state)
    mission = state.table[layout.MISSION_TILES + 1]
    if choice == actions.NO_CHOICE:
        emit(state, events.CONTRACT_DECLINED, seat, mission, path)
        return
    emit(state, events.CONTRACT_KEPT, seat, mission, path)
    _count(state)
    tables = state.tables
    row = tables.contract_price[mission]
    clan = state.clans[seat]
    clan[layout.GOLD] -= tables.gains[row + columns.G_GOLD]
    clan[layout.DEFENSE] -= tables.gains[row + columns.G_DEFENSE]
    clan[layout.POTIONS] -= tables.gains[row + columns.G_POTIONS]
    clan[layout.VENOMS] -= tables.gains[row + columns.G_VENOMS]
    reward = tables.contract_reward[mission * 2 + path - layout.CONTRACT]
    if tables.gains[row + columns.G_TRAPS]:
        push(state, frames.PAY_TRAPS, seat, tables.gains[row + columns.G_TRAPS], reward)
    else:
        gain(state, seat, tables.gains, reward)


def contract_why_not(state: State, choice: int) -> Reason:
    """Explain a refused answer to a contract."""
    if choice == actions.YES_CHOICE:
        return (reasons.CANNOT_KEEP_CONTRACT, 0, 0)
    return free.why_not(state, top_seat(state), free.CONTRACT_MOMENT, choice)


def pay_trap(state: State, choice: int) -> None:
    """Pay with a trap, which everybody sees; after the last one comes the reward."""
    seat = top_seat(state)
    discard_trap(state, seat, choice - actions.DISCARD_TRAP)
    state.table[layout.REVEALS] += 1
    left, reward = argument(state, 0) - 1, argument(state, 1)
    if left:
        set_argument(state, 0, left)
    else:
        pop(state)
        gain(state, seat, state.tables.gains, reward)
