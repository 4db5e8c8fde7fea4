"""What the list says of each game: whose turn it is, who has left, what is over, and who else plays."""

from __future__ import annotations

from typing import Any

from support.group_tables import group_table
from support.groups import Person
from support.people import finished
from support.servers import Inside
from support.stores import run_sql

AGREE = {"agree": True}


def listed(person: Person, game: str) -> Any:
    """Return what the list of a person says of a game."""
    [found] = [each for each in person.do("GET", "profile/games") if each["id"] == game]
    assert person.do("GET", f"games/{game}") == found
    return found


def test_the_list_tells_for_whom_a_game_of_friends_waits(
    near: Inside, ada: Person, bob: Person, cleo: Person
) -> None:
    with group_table(near, ada, bob, cleo) as table:
        for _ in range(2):
            asked = table.asked
            waits_for = [{"seat": asked, "name": table.people[asked].name, "bot": ""}]
            for seat, person in enumerate(table.people):
                shown = listed(person, table.game)
                wanted = ("your-turn", []) if seat == asked else ("others-turn", waits_for)
                assert (shown["state"], shown["waitsFor"]) == wanted
                assert shown["others"] == [other.name for other in table.people if other is not person]
                assert shown["mayDelete"] is False
            while table.asked == asked:
                table.move()


def test_the_list_tells_that_a_bot_plays_on(near: Inside, ada: Person, bob: Person) -> None:
    with group_table(near, ada, bob) as table:
        gone, stays = table.asked, table.other
        table.do(gone, "POST", "leave")
        shown = listed(table.people[gone], table.game)
        assert (shown["state"], shown["yourTurn"]) == ("left", False)
        assert shown["waitsFor"] == [{"seat": gone, "name": table.people[gone].name, "bot": ""}]
        assert listed(table.people[stays], table.game)["state"] == "others-turn"
        table.do(stays, "PUT", f"seats/{gone}/stand-in", {"bot": "novice"})
        table.wait(stays)
        assert listed(table.people[stays], table.game)["state"] == "your-turn"
        shown = listed(table.people[gone], table.game)
        assert shown["state"] == "left"
        assert shown["waitsFor"] == [{"seat": stays, "name": table.people[stays].name, "bot": ""}]
        table.do(gone, "DELETE", f"seats/{gone}/stand-in")
        assert listed(table.people[gone], table.game)["state"] == "others-turn"


def test_somebody_for_whom_a_bot_plays_on_waits_for_it(near: Inside, ada: Person, bob: Person) -> None:
    with group_table(near, ada, bob) as table:
        asked = table.asked
        stored = near.store.group(table.group).state
        replaced = stored.replace('"stand_in":""', '"stand_in":"hero@think=1"')
        run_sql(near.store, "UPDATE groups SET state = :state WHERE id = :id", state=replaced, id=table.group)
        shown = listed(table.people[asked], table.game)
        assert (shown["state"], shown["yourTurn"]) == ("others-turn", False)
        assert shown["waitsFor"] == [{"seat": asked, "name": table.people[asked].name, "bot": "hero"}]


def test_a_game_that_was_ended_is_so_whoever_sits_in_the_next_lobby(
    near: Inside, ada: Person, bob: Person, cleo: Person
) -> None:
    with group_table(near, ada, bob, cleo) as table:
        table.do(2, "POST", "leave")
        for seat in (0, 1):
            table.do(seat, "POST", "ending", AGREE)
        for person in (ada, bob, cleo):
            own = listed(person, table.game)
            assert (own["state"], own["waitsFor"], own["yourTurn"]) == ("ended", [], False)
        table.do(0, "POST", "rematch")
        ada.do("PUT", f"groups/{table.group}/options", {"players": 2})  # fewer than the game had
        assert [listed(person, table.game)["state"] for person in (ada, bob, cleo)] == ["ended"] * 3
        assert [listed(person, table.game)["mayDelete"] for person in (ada, bob, cleo)] == [
            False,
            False,
            True,
        ]


def test_a_game_without_friends_always_waits_for_its_person(near: Inside, ada: Person) -> None:
    games = [
        ada.do("POST", "games", new)["game"]
        for new in (
            {"scenario": 1},
            {"persons": ["Ada"], "bots": ["novice", "novice", "novice"]},
            {"persons": ["Ada", "Bo"]},
        )
    ]
    for game in games:
        shown = listed(ada, game)
        assert (shown["state"], shown["waitsFor"], shown["others"]) == ("your-turn", [], [])
        assert shown["mayDelete"] is True


def test_a_game_that_is_over_has_places(near: Inside, ada: Person, bob: Person) -> None:
    clans = [
        {"seat": 0, "affinity": "fire", "points": 40, "place": 2},
        {"seat": 1, "affinity": "water", "points": 52, "place": 1},
    ]
    game = finished(near, {0: ada.id, 1: bob.id}, players=2, standings=clans)
    for person in (ada, bob):
        shown = listed(person, game)
        assert (shown["state"], shown["waitsFor"]) == ("over", [])
        assert [clan["place"] for clan in shown["standings"]] == [2, 1]


def test_a_game_that_cannot_be_opened_is_broken(near: Inside, ada: Person) -> None:
    game = ada.do("POST", "games", {"scenario": 1})["game"]
    run_sql(near.store, "UPDATE games SET record = 'nothing' WHERE id = :game", game=game)
    shown = listed(ada, game)
    assert shown["problem"]
    assert shown["state"] == "broken"
