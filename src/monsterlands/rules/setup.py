"""Setup (R2): clans, first player, and everything that is laid out before round 1."""

from __future__ import annotations

from . import actions, columns, events, frames, layout
from .draws import free_affinities
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .piles import tavern_docks
from .state import State, emit, empty_clan, own, scenario

NORMAL = 1  # of the difficulties (R15.1)


def fill_piles(state: State) -> None:
    """Make the piles of a state that has its options complete; nothing is dealt yet."""
    table, tables = state.table, state.tables
    table[layout.ROUND] = 1
    table[layout.NOVICES_LEFT] = tables.novices  # R2.4
    table[layout.MERCENARY_DECK] = scenario(state).deck
    pile = tables.trick_pile if table[layout.TRICKS] else tables.improved_pile
    table[layout.TRAP_PILE : layout.TRAP_PILE + tables.traps] = pile
    table[layout.MONSTER_DECK] = (1 << tables.monsters) - 1
    table[layout.LAND_DECK] = (1 << tables.lands) - 1
    table[layout.HEADERS_LEFT] = (1 << tables.headers) - 1
    table[layout.LOOT_PILE] = (1 << tables.loot) - 1
    table[layout.MISSION_BAG] = (1 << tables.missions) - 1
    state.clans = [empty_clan() for _ in range(table[layout.PLAYERS])]
    state.owned = [(0,) * tables.traps for _ in state.clans]
    push(state, frames.SETUP_STEPS, NONE)


def set_up(state: State) -> None:
    """Take the next step of setup."""
    step = argument(state, 0)
    table = state.table
    players = table[layout.PLAYERS]
    if step < players:
        set_argument(state, 0, step + 1)
        push(state, frames.CHOOSE_AFFINITY if table[layout.CHOSEN_AFFINITIES] else frames.DEAL_AFFINITY, step)
        if table[layout.CHOSEN_AFFINITIES] >= layout.FIXED_AFFINITY:
            found_clan(state, table[layout.CHOSEN_AFFINITIES] - layout.FIXED_AFFINITY)
    elif step == players:
        set_argument(state, 0, step + 1)
        if table[layout.FIRST] == NONE:
            push(state, frames.DEAL_FIRST, NONE)
    elif step == players + 1:
        if not _fill_tavern(state):
            set_argument(state, 0, step + 1)
    else:
        pop(state)
        push(state, frames.ROUND_STEPS, NONE)
        # The offer whose frame is pushed last is filled first.
        push(state, frames.REFILL, NONE, frames.OFFER_MISSIONS)  # R2.9
        push(state, frames.REFILL, NONE, frames.OFFER_LOOT)  # R2.8
        push(state, frames.REFILL, NONE, frames.OFFER_LANDS)
        push(state, frames.REFILL, NONE, frames.OFFER_MONSTERS, int(table[layout.DIFFICULTY] <= NORMAL))
        if scenario(state).entrance_at_start:
            push(state, frames.REFILL, NONE, frames.OFFER_ENTRANCE, 1)
        push(state, frames.REFILL, NONE, frames.OFFER_BAZAAR)  # R2.6
        push(state, frames.REFILL, NONE, frames.OFFER_LODGE)  # R2.5


def _fill_tavern(state: State) -> bool:
    """Fill the docks until enough mercenaries have a low reputation (R2.3). Return whether to go on."""
    table = state.table
    tables = state.tables
    places = tavern_docks(state)
    docked = [card for card in table[layout.TAVERN_DOCKS : layout.TAVERN_DOCKS + places] if card != NONE]
    if len(docked) < places:
        if table[layout.MERCENARY_DECK]:
            push(state, frames.REFILL, NONE, frames.OFFER_TAVERN)
            return True
    else:
        wanted = 2 if table[layout.PLAYERS] == 1 else table[layout.PLAYERS]
        within_reach = 0
        highest = docked[0]
        for card in docked:
            if tables.reputation[card] <= tables.setup_reputation:
                within_reach += 1
            if tables.reputation[card] > tables.reputation[highest]:
                highest = card
        if within_reach < wanted and table[layout.MERCENARY_DECK]:
            # Docks move up, so that their order is the order of docking (the tie-break of R2.3).
            docked.remove(highest)
            table[layout.SET_ASIDE] |= 1 << highest
            table[layout.TAVERN_DOCKS : layout.TAVERN_DOCKS + places] = [*docked, NONE]
            return True
    table[layout.MERCENARY_DECK] |= table[layout.SET_ASIDE]
    table[layout.SET_ASIDE] = 0
    return False


def affinity_options(state: State, out: list[int]) -> None:
    """Ask each player in turn for an affinity among those that are left (R2.2)."""
    for affinity in free_affinities(state):
        out.append(actions.AFFINITY_CHOICE + affinity)


def choose_affinity(state: State, choice: int) -> None:
    """Found the clan of the chosen affinity."""
    found_clan(state, choice - actions.AFFINITY_CHOICE)


def found_clan(state: State, affinity: int) -> None:
    """Give a clan its leader, initial mercenary, glory, gold and initial trap (R2.2)."""
    seat = top_seat(state)
    pop(state)
    tables = state.tables
    clan = state.clans[seat]
    clan[layout.AFFINITY] = affinity
    clan[layout.GLORY] = tables.start_glory
    clan[layout.GOLD] = scenario(state).gold
    clan[layout.DEFENSE] = min(scenario(state).defense, tables.defense_limit)
    for mercenary in tables.founders[affinity]:
        clan[layout.CREW] |= 1 << mercenary
        clan[layout.REPUTATION] += tables.reputation[mercenary]
        if tables.role[mercenary] == columns.LEADER_ROLE:
            clan[layout.LEADER] = mercenary
    for kind in tables.initial_traps:
        own(state, seat, kind, 1)
        clan[layout.HELD + kind] = 1
        clan[layout.TRAPS_HELD] += 1
    emit(state, events.CLAN_FOUNDED, seat, affinity)


def name_first_player(state: State, seat: int) -> None:
    """Make the seat that chance has chosen first player (R2.1)."""
    pop(state)
    state.table[layout.FIRST] = seat
    emit(state, events.FIRST_PLAYER, seat)
