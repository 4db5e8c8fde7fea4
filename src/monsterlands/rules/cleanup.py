"""The clean-up (R10): homecoming, panic, leaders, wages, the end or the reset, and the first player."""

from __future__ import annotations

from typing import Final

from . import actions, columns, events, frames, free, layout, wages
from .clan import trap_limit
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .piles import active_lands
from .reasons import Reason
from .state import State, emit, scenario
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
        if done < table[layout.PLAYERS]:
            set_argument(state, 1, done + 1)
            seat = (table[layout.FIRST] + done) % table[layout.PLAYERS]
            if step == HOMECOMINGS:
                table[layout.EQUIPMENT_MOVED] = 0
                push(state, frames.HOMECOMING, seat)
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
            push(state, frames.END, NONE)
    elif step == RESET:
        _reset(state)
    elif step == NEXT_ROUND:
        _pass_first_player(state)
        table[layout.ROUND] += 1
        pop(state)


# --- homecoming (R10.1) -------------------------------------------------------------------------


def _come_home(state: State) -> None:
    """Bring survivors home with what they carry; discard the tokens on paths."""
    state.table[layout.PHASE] = layout.CLEAN_UP
    emit(state, events.CLEAN_UP_BEGAN, NONE)
    paths = state.paths
    for path in range(layout.PATHS):
        start = path * layout.PATH
        seat = paths[start + layout.SEAT]
        if paths[start + layout.MERCENARY] == layout.MADHALA:
            clear_path(state, path)
        if seat == NONE:
            continue
        if paths[start + layout.MERCENARY] != NONE:
            emit(state, events.CAME_HOME, seat, paths[start + layout.MERCENARY], path)
            clan = state.clans[seat]
            for field, carried, resource in (
                (layout.GOLD, layout.PATH_GOLD, events.GOLD_GAIN),
                (layout.POTIONS, layout.PATH_POTIONS, events.POTION_GAIN),
                (layout.VENOMS, layout.PATH_VENOMS, events.VENOM_GAIN),
            ):
                if paths[start + carried]:
                    clan[field] += paths[start + carried]
                    emit(state, events.GAINED, seat, resource, paths[start + carried])
        clear_path(state, path)
    state.table[layout.ASSIGNED] = 0  # R1.8: everybody is unassigned again


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
        (layout.DEFENSE, tables.defense_limit, events.DEFENSE_GAIN),
        (layout.POTIONS, tables.potion_limit, events.POTION_GAIN),
        (layout.VENOMS, tables.venom_limit, events.VENOM_GAIN),
    ):
        surplus = clan[field] - limit
        if surplus > 0:
            clan[field] = limit
            emit(state, events.SURPLUS, seat, resource, surplus)
    if clan[layout.TRAPS_HELD] > trap_limit(state, seat):
        push(state, frames.OVERFLOW, seat)


def homecoming_why_not(state: State, choice: int) -> Reason:
    """Explain a refused free action of homecoming."""
    return free.why_not(state, top_seat(state), free.HOMECOMING_MOMENT, choice)


# --- panic (R10.2) ------------------------------------------------------------------------------


def _spread_panic(state: State) -> None:
    """Move unbeaten monsters to the entrance, where only the strongest stays; then panic spreads."""
    table = state.table
    tables = state.tables
    arriving: list[int] = []
    for land in range(active_lands(state)):
        if (table[layout.FOUGHT] >> land) & 1 and table[layout.MONSTERS + land] != NONE:
            arriving.append(table[layout.MONSTERS + land])
            table[layout.MONSTERS + land] = NONE
        if table[layout.ESCAPED + land] != NONE:
            arriving.append(table[layout.ESCAPED + land])
            table[layout.ESCAPED + land] = NONE
    there = table[layout.ENTRANCE_MONSTER]
    # At a tie the monster that was already there stays, then the one from land A.
    strongest = there
    for monster in arriving:
        if strongest == NONE or _is_stronger(state, monster, strongest):
            strongest = monster
    for monster in [there, *arriving]:
        if monster not in (strongest, NONE):
            table[layout.MONSTER_DISCARDS] |= 1 << monster
            emit(state, events.DRIVEN_OFF, NONE, monster)
    table[layout.ENTRANCE_MONSTER] = strongest
    if strongest != there:
        emit(state, events.STORMED, NONE, strongest)
    if strongest != NONE:
        push(
            state,
            frames.TURN_PANIC,
            NONE,
            1 + tables.effects[tables.power[strongest] + columns.E_EXTRA_PANIC],
        )


def _is_stronger(state: State, monster: int, other: int) -> bool:
    """Tell whether a monster is stronger: by printed attack, then by EV (R10.2)."""
    tables = state.tables
    if tables.attack[monster] != tables.attack[other]:
        return tables.attack[monster] > tables.attack[other]
    return tables.elimination_value[monster] > tables.elimination_value[other]


# --- the end or the next round (R10.5, R10.6, R10.7, R10.8) -------------------------------------


def _is_over(state: State) -> bool:
    """Tell whether the game ends: after the last round, or when a clan has enough glory (R10.5)."""
    if state.table[layout.ROUND] >= scenario(state).rounds:
        return True
    # R13.6: in solo play, glory ends the game only if the scenario says so.
    enough = state.tables.glory_to_end
    return scenario(state).glory_ends and any(clan[layout.GLORY] >= enough for clan in state.clans)


def _reset(state: State) -> None:
    """Return all dice, make everything usable again, and refill missions, monsters and lands (R10.6)."""
    table = state.table
    table[layout.SPACE : layout.SPACE + layout.BUILDINGS * layout.SPACES] = [0] * (
        layout.BUILDINGS * layout.SPACES
    )
    for field in (
        layout.TALENTS_USED, layout.EQUIPMENT_USED, layout.EQUIPMENT_MOVED, layout.LOADS, layout.ATTACKED,
        layout.SUCCEEDED, layout.FOUGHT, layout.ATTACK_DICE, layout.HITS, layout.TOTAL, layout.LOOT_AT_WORK,
    ):  # fmt: skip
        table[field] = 0
    table[layout.REROLLS : layout.REROLLS + 8] = [0] * 8
    table[layout.FOE] = NONE
    for clan in state.clans:
        clan[layout.NOVICES_USED] = clan[layout.LANDS_USED] = clan[layout.OUT] = 0
        # R5.5: no die is kept for the next round.
        clan[layout.POOL : layout.POOL + layout.DICE] = [0] * layout.DICE
    table[layout.MISSION_TILES] = table[layout.MISSION_TILES + 1] = NONE
    # The offer whose frame is pushed last is filled first.
    push(state, frames.REFILL, NONE, frames.OFFER_LANDS)
    push(state, frames.REFILL, NONE, frames.OFFER_MONSTERS)
    push(state, frames.REFILL, NONE, frames.OFFER_MISSIONS)


def _pass_first_player(state: State) -> None:
    """Make the player of the clan with the least reputation first player (R10.7).

    At a tie it is the nearest counter-clockwise from the first player, who comes last.
    """
    table = state.table
    players = table[layout.PLAYERS]
    chosen = NONE
    for step in range(1, players + 1):
        seat = (table[layout.FIRST] - step) % players
        if chosen == NONE or state.clans[seat][layout.REPUTATION] < state.clans[chosen][layout.REPUTATION]:
            chosen = seat
    if chosen != table[layout.FIRST]:
        emit(state, events.FIRST_PLAYER, chosen)
    table[layout.FIRST] = chosen
