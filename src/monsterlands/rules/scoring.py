"""The score (R14): victory points by source, and places."""

from __future__ import annotations

from .state import (
    AFFINITY_COUNT,
    CLAN_LANDS,
    CREW,
    GLORY,
    GOLD,
    LEADER,
    LOOT,
    NONE,
    NOVICE,
    REPUTATION,
    TROPHIES,
    State,
    bits,
)
from .tables import E_TROPHY

Score = tuple[int, int, int, list[int]]


def score(state: State, seat: int) -> Score:
    """Return glory, reputation, trophy points, and the points of each affinity (R14.1)."""
    clan = state.clans[seat]
    return clan[GLORY], clan[REPUTATION], trophy_points(state, seat), affinity_points(state, seat)


def trophy_points(state: State, seat: int) -> int:
    """Add up the trophies; the loot with trophies counts as one (R8.12)."""
    tables = state.tables
    clan = state.clans[seat]
    points = 0
    for monster in bits(clan[TROPHIES]):
        points += tables.trophy[monster]
    for token in bits(clan[LOOT]):
        points += tables.effects[tables.loot_effect[token] + E_TROPHY]
    return points


def affinity_points(state: State, seat: int) -> list[int]:
    """Return the points of each affinity by its icons on mercenaries and lands."""
    tables = state.tables
    clan = state.clans[seat]
    icons = [0] * AFFINITY_COUNT
    for mercenary in bits(clan[CREW]):
        icons[tables.affinity[mercenary]] += 1
    for land in bits(clan[CLAN_LANDS]):
        icons[tables.land_affinity[land]] += 1
    highest = len(tables.affinity_points) - 1
    return [tables.affinity_points[min(count, highest)] for count in icons]


def victory_points(state: State, seat: int) -> int:
    """Add up everything."""
    glory, reputation, trophies, affinities = score(state, seat)
    return glory + reputation + trophies + sum(affinities)


def rank(state: State, seat: int) -> tuple[int, int, int, int]:
    """Return what clans are compared by (R14.2): points, the leader's reputation, trophies, gold."""
    clan = state.clans[seat]
    leader = clan[LEADER]
    if leader == NONE:
        reputation = 0
    elif leader == NOVICE:
        reputation = state.tables.novice_reputation
    else:
        reputation = state.tables.reputation[leader]
    return victory_points(state, seat), reputation, trophy_points(state, seat), clan[GOLD]


def places(state: State) -> list[int]:
    """Return the place of each clan, from 1; who is equal in everything shares a place."""
    ranks = [rank(state, seat) for seat in range(len(state.clans))]
    return [1 + sum([1 for other in ranks if other > own]) for own in ranks]
