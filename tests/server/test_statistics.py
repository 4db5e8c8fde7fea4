"""What a profile has done, counted over its finished games."""

from __future__ import annotations

import random
from typing import Any

from support.people import AFAR, Person, finished, game_of_friends
from support.servers import Inside


def clan(seat: int, points: int, place: int = 0, *members: str) -> dict[str, Any]:
    """Return what is stored of a clan."""
    return {"seat": seat, "affinity": "fire", "points": points, "place": place, "members": members}


def solo(server: Inside, ada: Person, points: int, rank: str, scenario: int = 1, **fields: Any) -> str:
    """Store a finished solo game."""
    standings = [clan(0, points, 1, "Fandor", "Korgo")]
    return finished(
        server, {0: ada.id}, scenario=scenario, rank=rank, points=points, standings=standings, **fields
    )


def test_a_new_profile_has_done_nothing(near: Inside) -> None:
    nothing = {"fodder": 0, "trainee": 0, "veteran": 0, "hero": 0}
    assert Person(near).get("profile/statistics") == {
        "games": 0,
        "solo": {"games": 0, "ranks": nothing, "bestPoints": None, "scenarios": []},
        "withOthers": {
            "players": 0,
            "games": 0,
            "wins": 0,
            "places": [],
            "bestPoints": None,
            "meanPoints": None,
        },
        "byPlayers": [],
        "favourites": [],
        "finished": [],
    }


def test_solo_games_are_counted_by_scenario_and_rank(near: Inside) -> None:
    ada = Person(near)
    solo(near, ada, 40, "trainee")
    solo(near, ada, 55, "veteran")
    solo(near, ada, 60, "trainee")
    solo(near, ada, 99, "hero", scenario=3, assisted=True)
    found = ada.get("profile/statistics")
    assert found["solo"]["games"] == 4
    assert found["solo"]["ranks"] == {"fodder": 0, "trainee": 2, "veteran": 1, "hero": 1}
    assert found["solo"]["bestPoints"] == 60
    first, third = found["solo"]["scenarios"]
    assert (first["scenario"], first["name"], first["games"]) == (1, "Business as usual", 3)
    assert (first["bestRank"], first["bestPoints"]) == ("veteran", 55)
    assert first["ranks"] == {"fodder": 0, "trainee": 2, "veteran": 1, "hero": 0}
    assert (third["scenario"], third["games"], third["bestRank"], third["bestPoints"]) == (3, 1, "", None)
    assert found["withOthers"]["games"] == 0


def test_games_with_others_are_counted_by_place_and_number_of_players(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    for points, other, place in ((50, 40, 1), (30, 45, 2), (42, 42, 1)):
        standings = [clan(0, points, place), clan(1, other, 3 - place)]
        finished(near, {0: ada.id, 1: bo.id}, players=2, standings=standings)
    three = [clan(0, 70, 1), clan(1, 61, 3), clan(2, 65, 2)]
    finished(near, {1: ada.id}, players=3, standings=three, assisted=True)
    found = ada.get("profile/statistics")
    assert found["withOthers"] == {
        "players": 0,
        "games": 4,
        "wins": 2,
        "places": [2, 1, 1],
        "bestPoints": 50,
        "meanPoints": 45.75,
    }
    two, three_players = found["byPlayers"]
    assert two == {
        "players": 2,
        "games": 3,
        "wins": 2,
        "places": [2, 1],
        "bestPoints": 50,
        "meanPoints": (50 + 30 + 42) / 3,
    }
    assert (three_players["players"], three_players["places"], three_players["bestPoints"]) == (
        3,
        [0, 0, 1],
        None,
    )
    assert bo.get("profile/statistics")["withOthers"]["places"] == [1, 2]


def test_games_of_before_places_were_kept_are_placed_by_points(near: Inside) -> None:
    ada = Person(near)
    old = [{"seat": seat, "affinity": "air", "points": points} for seat, points in enumerate((30, 44, 44))]
    finished(near, {1: ada.id}, players=3, standings=old)
    found = ada.get("profile/statistics")
    assert found["withOthers"]["places"] == [1]
    assert found["finished"][0]["place"] == 1
    assert found["favourites"] == []


def test_favourite_mercenaries_and_points_over_time(near: Inside) -> None:
    ada = Person(near)
    late = solo(near, ada, 52, "veteran", at=2_000.0)
    early = finished(
        near,
        {0: ada.id},
        players=2,
        standings=[clan(0, 31, 2, "Korgo", "Zondu"), clan(1, 80, 1, "Torko")],
        at=1_000.0,
    )
    found = ada.get("profile/statistics")
    assert found["favourites"] == [
        {"name": "Korgo", "games": 2},
        {"name": "Fandor", "games": 1},
        {"name": "Zondu", "games": 1},
    ]
    assert found["finished"] == [
        {"game": early, "at": 1_000.0, "players": 2, "points": 31, "place": 2},
        {"game": late, "at": 2_000.0, "players": 1, "points": 52, "place": 0},
    ]


def test_imported_games_do_not_count(near: Inside) -> None:
    ada = Person(near)
    solo(near, ada, 90, "hero", brought=True)
    assert ada.get("profile/statistics")["games"] == 0


def test_games_that_go_on_do_not_count_and_their_clans_are_not_named(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    game_of_friends(near, ada, bo)
    ada.begin(scenario=1)
    assert ada.get("profile/statistics")["games"] == 0


def test_a_game_that_was_played_to_its_end_counts(near: Inside) -> None:
    ada = Person(near)
    key = ada.begin(persons=["Ada", "Bo"])
    with near.enter(key) as guest:
        guest.play(random.Random(7).randrange)
        ending = guest.table.ending
        assert ending is not None
        own = next(each for each in guest.table.clans if each.seat == 0)
        members = sorted(member.name for member in own.members)
    found = ada.get("profile/statistics")
    assert found["games"] == 1
    assert found["finished"][0]["points"] == ending.scores[0].total
    assert found["finished"][0]["place"] == ending.scores[0].place
    assert sorted(each["name"] for each in found["favourites"]) == [
        name for name in members if not name.startswith("novice")
    ]
    scenarios = near.http.get("api/scenarios", headers=ada.bearer | AFAR).json()
    assert all(scenario["played"] == 0 for scenario in scenarios)


def test_the_best_results_of_scenarios_are_those_of_the_profile(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    solo(near, ada, 48, "veteran", scenario=2)
    first, second = (
        near.http.get("api/scenarios", headers=each.bearer | AFAR).json()[1] for each in (ada, bo)
    )
    assert (first["played"], first["bestRank"], first["bestPoints"]) == (1, "veteran", 48)
    assert (second["played"], second["bestRank"]) == (0, "")
