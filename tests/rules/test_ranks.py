"""R13.7 and R13.10: the rank of a solo game, just below and at the goal of each rank."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from monsterlands import Game
from support.adventures import clan, clean_up
from support.positions import as_toml, position

FODDER, TRAINEE, VETERAN, HERO = "fodder", "trainee", "veteran", "hero"
AFFINITY = {2: "jungle", 4: "water"}
LAST_ROUND = {3: 3}


def last(scenario: int, *, fulfilled: int = 0, **own: Any) -> Game:
    """Begin the clean-up of the last round; the clan is of an affinity that the scenario allows."""
    affinity = own.pop("affinity", AFFINITY.get(scenario, "fire"))
    me = clan(affinity, **{"gold": 90, **own})
    text = as_toml({"options": {"scenario": scenario}, "clan": [me]})
    return position(text, phase="clean-up", round=LAST_ROUND.get(scenario, 6), fulfilled=fulfilled)


def ended(scenario: int, *, fulfilled: int = 0, **own: Any) -> tuple[str, int]:
    """End the last round; return the public rank and the victory points."""
    game = last(scenario, fulfilled=fulfilled, **own)
    while game.node.question == "homecoming":
        game.play("done")
    result = game.result
    assert result is not None
    assert [game.view(watcher).rank for watcher in (0, None)] == [result.rank] * 2
    return result.rank, result.scores[0].total


# --- by points ------------------------------------------------------------------------------------------


POINTS = {
    1: (34, 35, 44, 45, 59, 60),
    3: (21, 22, 29, 30, 39, 40),
    4: (29, 30, 41, 42, 55, 56),
    6: (34, 35, 49, 50, 64, 65),
    8: (29, 30, 41, 42, 55, 56),
    10: (34, 35, 44, 45, 59, 60),
}
"""For each scenario one point less than each rank needs, and what it needs."""
RANKS = (FODDER, TRAINEE, TRAINEE, VETERAN, VETERAN, HERO)


@pytest.mark.rule("R13.7", "R14.1")
@pytest.mark.parametrize(
    ("scenario", "points", "rank"),
    [
        (scenario, points, rank)
        for scenario, row in POINTS.items()
        for points, rank in zip(row, RANKS, strict=True)
    ],
)
def test_a_rank_is_reached_with_its_points_and_not_with_one_less(
    scenario: int, points: int, rank: str
) -> None:
    # Two members of one affinity: a point for reputation, a point for the icons.
    assert ended(scenario, glory=points - 2) == (rank, points)


@pytest.mark.rule("R13.7", "R14.1")
def test_points_of_all_kinds_count() -> None:
    # 20 glory, 1 + 7 reputation, 1 for fire and 1 for water, 3 + 2 of trophies
    assert ended(1, glory=20, hired=("Lusara",), trophies=["Caribdis", "Sporus"]) == (TRAINEE, 35)


# --- scenario 2 -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7b")
@pytest.mark.parametrize(
    ("gold", "rank"),
    [(0, FODDER), (14, FODDER), (15, TRAINEE), (34, TRAINEE), (35, VETERAN), (54, VETERAN), (55, HERO)],
)
def test_money_is_king_counts_gold_if_there_are_25_points(gold: int, rank: str) -> None:
    wages = 3
    assert ended(2, glory=23, gold=gold + wages) == (rank, 25)
    assert ended(2, glory=22, gold=gold + wages) == (FODDER, 24)


@pytest.mark.rule("R13.7b")
def test_in_money_is_king_more_points_do_not_replace_gold() -> None:
    assert ended(2, glory=90, gold=14 + 3) == (FODDER, 92)


# --- scenario 5 -----------------------------------------------------------------------------------------

LOADED: dict[str, Any] = {
    "mercenaries": ["Shandee", "Parsas", "Guster", "Drapis"],
    "leader": "Drapis",
    "defense": 5,
    "traps": ["strength-1", "strength-1", "strength-2", "magic-1", "initial"],
    "potions": 3,
    "venoms": 3,
    "equipment": {"Drapis": ["Pugnor", "Noxx", "Mortis"]},
}
"""Reputation 5 and one icon of each affinity: 9 points besides glory."""


@pytest.mark.rule("R13.7e")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(9, TRAINEE), (34, TRAINEE), (35, VETERAN), (49, VETERAN), (50, HERO)],
)
def test_fully_loaded_is_achieved_and_then_asks_for_points(points: int, rank: str) -> None:
    assert ended(5, **LOADED, glory=points - 9) == (rank, points)


@pytest.mark.rule("R13.7e")
def test_equipment_counts_no_matter_who_carries_it() -> None:
    carried = {"Purkas": ["Pugnor"], "Guster": ["Noxx"], "Drapis": ["Mortis"]}
    mercenaries = ["Purkas", *LOADED["mercenaries"]]
    own = {"affinity": "jungle", "leader": "Purkas", "mercenaries": mercenaries, "equipment": carried}
    assert ended(5, **{**LOADED, **own}, glory=0)[0] == TRAINEE


@pytest.mark.rule("R13.7e")
@pytest.mark.parametrize(
    "missing",
    [
        {"defense": 4},
        {"traps": ["strength-1", "strength-1", "strength-2", "magic-1"]},
        {"potions": 2},
        {"venoms": 2},
        {"equipment": {"Drapis": ["Noxx", "Mortis"]}},
        {"equipment": {"Drapis": ["Pugnor", "Mortis"]}},
        {"equipment": {"Drapis": ["Pugnor", "Noxx"]}},
        {"mercenaries": ["Parsas", "Guster", "Drapis"]},
        {"mercenaries": ["Shandee", "Guster", "Drapis"]},
        {"mercenaries": ["Shandee", "Parsas", "Drapis"]},
        {
            "mercenaries": ["Shandee", "Parsas", "Guster"],
            "leader": "Guster",
            "equipment": {"Guster": ["Pugnor", "Noxx", "Mortis"]},
        },
    ],
    ids="defense traps potions venoms weapon attire spell fire water air jungle".split(),
)
def test_fully_loaded_is_not_achieved_if_one_thing_is_missing(missing: dict[str, Any]) -> None:
    rank, points = ended(5, **{**LOADED, **missing}, glory=60)
    assert (rank, points > 60) == (FODDER, True)


# --- scenario 7 -----------------------------------------------------------------------------------------

OF = {
    "jungle": ["Dalina", "Drapis", "Taroa", "Puargh"],
    "water": ["Parsas", "Vishor", "Ginova", "Nimra"],
    "fire": ["Shandee", "Zondu", "Tranok", "Naiala"],
    "air": ["Guster", "Lorios", "Kakron", "Wormee"],
}


@pytest.mark.rule("R13.7g")
@pytest.mark.parametrize(
    ("numbers", "rank"),
    [
        ((1, 0, 0, 0), FODDER),
        ((2, 1, 1, 0), FODDER),
        ((1, 1, 1, 1), FODDER),
        ((4, 4, 4, 0), FODDER),
        ((2, 1, 1, 1), TRAINEE),
        ((3, 1, 1, 1), TRAINEE),
        ((4, 1, 1, 1), TRAINEE),
        ((2, 2, 1, 1), VETERAN),
        ((4, 2, 1, 1), VETERAN),
        ((2, 2, 2, 1), VETERAN),
        ((4, 4, 4, 1), VETERAN),
        ((2, 2, 2, 2), HERO),
        ((3, 2, 2, 2), HERO),
        ((4, 4, 4, 4), HERO),
    ],
    ids=lambda value: value if isinstance(value, str) else "/".join(map(str, value)),
)
def test_diversify_counts_the_mercenaries_of_each_affinity_in_any_order(
    numbers: tuple[int, ...], rank: str
) -> None:
    for order in {*permutations(numbers)}:
        crew = [name for names, number in zip(OF.values(), order, strict=True) for name in names[:number]]
        assert ended(7, mercenaries=crew, leader=crew[0])[0] == rank, order


@pytest.mark.rule("R13.7g", "R1.2", "R1.5")
def test_in_diversify_the_leader_and_the_initial_mercenary_count_but_novices_do_not() -> None:
    assert ended(7, hired=("Parsas", "Guster", "Drapis"), novices=3)[0] == TRAINEE
    crew = ["Nuduru", "Parsas", "Guster", "Drapis"]
    assert ended(7, mercenaries=crew, novices=3)[0] == FODDER


@pytest.mark.rule("R13.7g")
def test_in_diversify_lands_and_points_do_not_count() -> None:
    crew = ["Nuduru", "Parsas", "Guster", "Drapis"]
    assert ended(7, mercenaries=crew, lands=["Kale", "Rynia", "Yuha", "Thaklan"], glory=60)[0] == FODDER


# --- scenario 9 -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7i")
@pytest.mark.parametrize(
    ("missions", "points", "rank"),
    [
        (3, 30, FODDER),
        (4, 29, FODDER),
        (4, 30, TRAINEE),
        (5, 40, TRAINEE),
        (6, 39, TRAINEE),
        (6, 40, VETERAN),
        (7, 55, VETERAN),
        (8, 54, VETERAN),
        (8, 55, HERO),
        (12, 90, HERO),
        (3, 90, FODDER),
        (12, 29, FODDER),
    ],
)
def test_missionary_asks_for_missions_and_for_points(missions: int, points: int, rank: str) -> None:
    assert ended(9, fulfilled=missions, glory=points - 2) == (rank, points)


# --- when it is judged ----------------------------------------------------------------------------------


@pytest.mark.rule("R13.10", "R10.4")
def test_a_desertion_at_the_end_may_lower_the_rank() -> None:
    # 30 glory, 1 + 2 reputation, 3 for three icons of fire
    game = last(1, glory=30, hired=("Zondu",), gold=5, trophies=["Gator"])
    assert (game.node.question, game.view(0).clan(0).score.total, game.view(0).rank) == (
        "homecoming",
        37,
        TRAINEE,
    )
    game.play("done")
    assert game.result is not None
    assert (game.result.scores[0].total, game.result.rank) == (33, FODDER)


@pytest.mark.rule("R13.10", "R10.4")
def test_the_deserter_may_be_the_last_mercenary_of_an_affinity() -> None:
    four = {**LOADED, "mercenaries": ["Shandee", "Parsas", "Trulina", "Drapis"], "glory": 5}
    assert ended(5, **four, gold=3)[0] == TRAINEE
    assert ended(5, **four, gold=2)[0] == FODDER


@pytest.mark.rule("R13.10", "R10.4")
def test_gold_is_counted_after_wages() -> None:
    assert ended(2, glory=23, gold=15) == (FODDER, 25)
    assert ended(2, glory=23, gold=18) == (TRAINEE, 25)


@pytest.mark.rule("R13.10")
def test_the_rank_so_far_can_be_seen_at_any_time() -> None:
    own = clan("fire", glory=43)
    game = position(as_toml({"options": {"scenario": 1}, "clan": [own]}), round=2)
    assert (game.view(0).rank, game.result) == (VETERAN, None)


@pytest.mark.rule("R13.7")
def test_with_more_players_there_is_no_rank() -> None:
    game = clean_up(clan("fire", glory=60), round=6)
    assert game.result is not None
    assert (game.result.rank, game.view(0).rank) == ("", "")
