"""The score (R14): victory points by source, places, and ranks in solo play (R13.7)."""

from __future__ import annotations

from . import columns, layout
from .layout import NONE
from .state import State, bits, scenario

Score = tuple[int, int, int, list[int]]


def score(state: State, seat: int) -> Score:
    """Return glory, reputation, trophy points, and the points of each affinity (R14.1)."""
    clan = state.clans[seat]
    return (
        clan[layout.GLORY],
        clan[layout.REPUTATION],
        trophy_points(state, seat),
        affinity_points(state, seat),
    )


def trophy_points(state: State, seat: int) -> int:
    """Add up the trophies; the loot with trophies counts as one (R8.12)."""
    tables = state.tables
    clan = state.clans[seat]
    points = 0
    for monster in bits(clan[layout.TROPHIES]):
        points += tables.trophy[monster]
    for token in bits(clan[layout.LOOT]):
        points += tables.effects[tables.loot_effect[token] + columns.E_TROPHY]
    return points


def affinity_points(state: State, seat: int) -> list[int]:
    """Return the points of each affinity by its icons on mercenaries and lands."""
    points = state.tables.affinity_points
    return [points[min(count, len(points) - 1)] for count in icons(state, seat)]


def icons(state: State, seat: int) -> list[int]:
    """Count the icons of each affinity on the mercenaries and lands of a clan (R14.1)."""
    tables = state.tables
    clan = state.clans[seat]
    found = [0] * layout.AFFINITY_COUNT
    for mercenary in bits(clan[layout.CREW]):
        found[tables.affinity[mercenary]] += 1
    for land in bits(clan[layout.CLAN_LANDS]):
        found[tables.land_affinity[land]] += 1
    return found


def victory_points(state: State, seat: int) -> int:
    """Add up all points of the score."""
    glory, reputation, trophies, affinities = score(state, seat)
    return glory + reputation + trophies + sum(affinities)


def standing(state: State, seat: int) -> tuple[int, int, int, int]:
    """Return what clans are compared by (R14.2): points, the leader's reputation, trophies, gold."""
    clan = state.clans[seat]
    leader = clan[layout.LEADER]
    if leader == NONE:
        reputation = 0
    elif leader == layout.NOVICE:
        reputation = state.tables.novice_reputation
    else:
        reputation = state.tables.reputation[leader]
    return victory_points(state, seat), reputation, trophy_points(state, seat), clan[layout.GOLD]


def places(state: State) -> list[int]:
    """Return the place of each clan, from 1; clans that are equal in everything share a place."""
    standings = [standing(state, seat) for seat in range(len(state.clans))]
    return [1 + sum([1 for other in standings if other > own]) for own in standings]


# --- solo (R13.7, R13.10) -----------------------------------------------------------------------


def rank(state: State) -> int:
    """Return the rank of the only player if the game ended now: 0 fodder, 1 trainee, 2 veteran, 3 hero."""
    reached = 0
    there = goal_standing(state)
    for number, goal in enumerate(scenario(state).goals):
        if all(have >= asked for have, asked in zip(there, goal, strict=False)):
            reached = number + 1
    return reached


def goal_standing(state: State) -> list[int]:
    """Count what the clan of seat 0 has of everything that a goal may ask for (R13.7)."""
    clan = state.clans[0]
    return [
        victory_points(state, 0),
        clan[layout.GOLD],
        state.table[layout.FULFILLED],
        clan[layout.DEFENSE],
        clan[layout.TRAPS_HELD],
        clan[layout.POTIONS],
        clan[layout.VENOMS],
        equipment_types(state),
        *affinity_numbers(state),
    ]


def affinity_numbers(state: State) -> list[int]:
    """Count the mercenaries of each affinity, the most numerous affinity first."""
    numbers = [0] * layout.AFFINITY_COUNT
    for mercenary in bits(state.clans[0][layout.CREW]):
        numbers[state.tables.affinity[mercenary]] += 1
    return sorted(numbers, reverse=True)


def equipment_types(state: State) -> int:
    """Count the types of equipment that the mercenaries of seat 0 carry."""
    tables = state.tables
    crew = state.clans[0][layout.CREW]
    types: set[int] = set()
    for card, kind in enumerate(tables.card_kind):
        carrier = state.table[layout.EQUIPMENT + card] - layout.CARRIED
        if carrier >= 0 and (crew >> carrier) & 1:
            types.add(tables.equipment_type[kind])
    return len(types)
