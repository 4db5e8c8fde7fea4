"""The clean-up (R10): homecoming, panic, leaders, wages, the end or the reset, and the first player."""

from __future__ import annotations

from typing import Final

from . import actions, events, free, wages
from .clan import trap_limit
from .frames import (
    END,
    HOMECOMING,
    OFFER_LANDS,
    OFFER_MISSIONS,
    OFFER_MONSTERS,
    OVERFLOW,
    REFILL,
    TURN_PANIC,
    argument,
    pop,
    push,
    set_argument,
    top_seat,
)
from .piles import active_lands
from .reasons import Reason
from .state import (
    ASSIGNED,
    ATTACK_DICE,
    ATTACKED,
    BUILDINGS,
    CLEAN_UP,
    DEFENSE,
    DICE,
    ENTRANCE_MONSTER,
    EQUIPMENT_MOVED,
    EQUIPMENT_USED,
    ESCAPED,
    FIRST,
    FOE,
    FOUGHT,
    GLORY,
    GOLD,
    HITS,
    LANDS_USED,
    LOADS,
    LOOT_AT_WORK,
    MADHALA,
    MERCENARY,
    MISSION_TILES,
    MONSTER_DISCARDS,
    MONSTERS,
    NONE,
    NOVICES_USED,
    OUT,
    PATH,
    PATH_GOLD,
    PATH_POTIONS,
    PATH_VENOMS,
    PATHS,
    PHASE,
    PLAYERS,
    POOL,
    POTIONS,
    REPUTATION,
    REROLLS,
    ROUND,
    SEAT,
    SPACE,
    SPACES,
    SUCCEEDED,
    TALENTS_USED,
    TOTAL,
    TRAPS_HELD,
    VENOMS,
    State,
    emit,
    scenario,
)
from .tables import E_EXTRA_PANIC
from .traps import clear_path

# Steps.
COME_HOME: Final = 0
HOMECOMINGS: Final = 1
SPREAD_PANIC: Final = 2
LEADERS: Final = 3
WAGES: Final = 4
VERIFY_GLORY: Final = 5
RESET: Final = 6
NEXT_ROUND: Final = 7


def go_on(state: State) -> None:
    """Take the next step of the clean-up."""
    step, done = argument(state, 0), argument(state, 1)
    table = state.table
    if step in (HOMECOMINGS, LEADERS, WAGES):
        if done < table[PLAYERS]:
            set_argument(state, 1, done + 1)
            seat = (table[FIRST] + done) % table[PLAYERS]
            if step == HOMECOMINGS:
                table[EQUIPMENT_MOVED] = 0
                push(state, HOMECOMING, seat)
            elif step == LEADERS:
                wages.replace_leader(state, seat)
            else:
                wages.pay_wages(state, seat)
            return
        set_argument(state, 1, 0)
    set_argument(state, 0, step + 1)
    if step == COME_HOME:
        _come_home(state)
    elif step == SPREAD_PANIC:
        _spread_panic(state)
    elif step == VERIFY_GLORY:
        if _is_over(state):
            emit(state, events.GAME_ENDED, NONE)
            state.stack.clear()
            push(state, END, NONE)
    elif step == RESET:
        _reset(state)
    elif step == NEXT_ROUND:
        _pass_first_player(state)
        table[ROUND] += 1
        pop(state)


# --- homecoming (R10.1) -------------------------------------------------------------------------


def _come_home(state: State) -> None:
    """Survivors come home with what they carry; tokens on paths are discarded."""
    state.table[PHASE] = CLEAN_UP
    emit(state, events.CLEAN_UP_BEGAN, NONE)
    paths = state.paths
    for path in range(PATHS):
        start = path * PATH
        seat = paths[start + SEAT]
        if paths[start + MERCENARY] == MADHALA:
            clear_path(state, path)
        if seat == NONE:
            continue
        if paths[start + MERCENARY] != NONE:
            emit(state, events.CAME_HOME, seat, paths[start + MERCENARY], path)
            clan = state.clans[seat]
            for field, carried, resource in (
                (GOLD, PATH_GOLD, events.GOLD_GAIN),
                (POTIONS, PATH_POTIONS, events.POTION_GAIN),
                (VENOMS, PATH_VENOMS, events.VENOM_GAIN),
            ):
                if paths[start + carried]:
                    clan[field] += paths[start + carried]
                    emit(state, events.GAINED, seat, resource, paths[start + carried])
        clear_path(state, path)
    state.table[ASSIGNED] = 0


def homecoming_options(state: State, out: list[int]) -> None:
    """Ask each player in turn order for free actions, until done (R10.1, R1.9)."""
    free.options(state, top_seat(state), free.HOMECOMING_MOMENT, out)
    out.append(actions.DONE)


def homecoming(state: State, choice: int) -> None:
    """Take a free action, or end homecoming: then the limits apply (R1.7)."""
    seat = top_seat(state)
    if choice != actions.DONE:
        free.apply(state, seat, choice)
        return
    pop(state)
    tables = state.tables
    clan = state.clans[seat]
    for field, limit, resource in (
        (DEFENSE, tables.defense_limit, events.DEFENSE_GAIN),
        (POTIONS, tables.potion_limit, events.POTION_GAIN),
        (VENOMS, tables.venom_limit, events.VENOM_GAIN),
    ):
        surplus = clan[field] - limit
        if surplus > 0:
            clan[field] = limit
            emit(state, events.SURPLUS, seat, resource, surplus)
    if clan[TRAPS_HELD] > trap_limit(state, seat):
        push(state, OVERFLOW, seat)


def homecoming_why_not(state: State, choice: int) -> Reason:
    """Explain a refused free action of homecoming."""
    return free.why_not(state, top_seat(state), free.HOMECOMING_MOMENT, choice)


# --- panic (R10.2) ------------------------------------------------------------------------------


def _spread_panic(state: State) -> None:
    """Unbeaten monsters go to the entrance, the strongest stays; with one there panic spreads."""
    table = state.table
    tables = state.tables
    arriving: list[int] = []
    for land in range(active_lands(state)):
        if (table[FOUGHT] >> land) & 1 and table[MONSTERS + land] != NONE:
            arriving.append(table[MONSTERS + land])
            table[MONSTERS + land] = NONE
        if table[ESCAPED + land] != NONE:
            arriving.append(table[ESCAPED + land])
            table[ESCAPED + land] = NONE
    there = table[ENTRANCE_MONSTER]
    # Of equals who was there stays, then who comes from land A.
    strongest = there
    for monster in arriving:
        if strongest == NONE or _is_stronger(state, monster, strongest):
            strongest = monster
    for monster in [there, *arriving]:
        if monster not in (strongest, NONE):
            table[MONSTER_DISCARDS] |= 1 << monster
            emit(state, events.DRIVEN_OFF, NONE, monster)
    table[ENTRANCE_MONSTER] = strongest
    if strongest != there:
        emit(state, events.STORMED, NONE, strongest)
    if strongest != NONE:
        push(state, TURN_PANIC, NONE, 1 + tables.effects[tables.power[strongest] + E_EXTRA_PANIC])


def _is_stronger(state: State, monster: int, other: int) -> bool:
    """R10.2: the higher printed attack, then the higher EV."""
    tables = state.tables
    if tables.attack[monster] != tables.attack[other]:
        return tables.attack[monster] > tables.attack[other]
    return tables.elimination_value[monster] > tables.elimination_value[other]


# --- the end or the next round (R10.5, R10.6, R10.7, R10.8) -------------------------------------


def _is_over(state: State) -> bool:
    """R10.5: after the last round, or with enough glory."""
    if state.table[ROUND] >= scenario(state).rounds:
        return True
    # R13.6: in solo glory ends the game only if the scenario says so.
    enough = state.tables.glory_to_end
    return scenario(state).glory_ends and any(clan[GLORY] >= enough for clan in state.clans)


def _reset(state: State) -> None:
    """R10.6: dice go home, what was used is fresh again; missions, monsters and lands are filled up."""
    table = state.table
    table[SPACE : SPACE + BUILDINGS * SPACES] = [0] * (BUILDINGS * SPACES)
    for field in (
        TALENTS_USED, EQUIPMENT_USED, EQUIPMENT_MOVED, LOADS, ATTACKED, SUCCEEDED, FOUGHT,
        ATTACK_DICE, HITS, TOTAL, LOOT_AT_WORK,
    ):  # fmt: skip
        table[field] = 0
    table[REROLLS : REROLLS + 8] = [0] * 8
    table[FOE] = NONE
    for clan in state.clans:
        clan[NOVICES_USED] = clan[LANDS_USED] = clan[OUT] = 0
        # R5.5: no die is kept for another round.
        clan[POOL : POOL + DICE] = [0] * DICE
    table[MISSION_TILES] = table[MISSION_TILES + 1] = NONE
    # The last frame pushed is the first to be filled.
    push(state, REFILL, NONE, OFFER_LANDS)
    push(state, REFILL, NONE, OFFER_MONSTERS)
    push(state, REFILL, NONE, OFFER_MISSIONS)


def _pass_first_player(state: State) -> None:
    """R10.7: least reputation; of equals the first counter-clockwise from the first player, who is last."""
    table = state.table
    players = table[PLAYERS]
    chosen = NONE
    for step in range(1, players + 1):
        seat = (table[FIRST] - step) % players
        if chosen == NONE or state.clans[seat][REPUTATION] < state.clans[chosen][REPUTATION]:
            chosen = seat
    if chosen != table[FIRST]:
        emit(state, events.FIRST_PLAYER, chosen)
    table[FIRST] = chosen
