"""A stored game that cannot be read is listed with the reason, and affects nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from monsterlands import Game, Options
from monsterlands.game import Campaign
from monsterlands.server.new_games import new_game
from monsterlands.store import CampaignInfo, Seat
from support.servers import Inside, Key
from support.stores import run_sql


def spoil(near: Inside, game: str, text: str, other: str) -> None:
    """Change the record of a stored game."""
    wanted = """
        UPDATE games SET record = replace(record, :text, :other), checksum = NULL
        WHERE id = :game RETURNING id
    """
    assert run_sql(near.store, wanted, text=text, other=other, game=game) == [(game,)]


def listed(near: Inside) -> dict[str, Any]:
    """Return the games of the list by their ids."""
    answer = near.http.get("api/games")
    assert answer.status_code == 200, answer.text
    return {game["id"]: game for game in answer.json()}


# --- games ------------------------------------------------------------------------------------------


def test_unreadable_games_are_listed_with_the_reason(near: Inside) -> None:
    good, older, damaged, bare = (near.begin(scenario=1) for _ in range(4))
    spoil(near, older.game, "rules = ", "rules = 9")
    spoil(near, damaged.game, "options = {", "options = { luck = true,")
    wanted = "UPDATE entries SET summary = '{' WHERE game = :game RETURNING version"
    assert run_sql(near.store, wanted, game=bare.game) == [(1,)]
    games = listed(near)
    assert games[good.game]["problem"] == ""
    assert games[good.game]["scenarioName"] == "Business as usual"
    assert games[older.game]["problem"] == "it was saved by a version of Monster Lands with other rules"
    assert (games[older.game]["scenario"], games[older.game]["scenarioName"]) == (1, "")
    assert games[damaged.game]["problem"].startswith("options: ")
    assert games[bare.game]["problem"] == "its summary is damaged"
    assert near.http.get("api/scenarios").status_code == 200
    for key in (older, damaged, bare):
        address = f"api/games/{key.game}"
        assert near.http.get(address).json() == games[key.game]
        assert near.http.delete(address).status_code == 204
    assert [game["problem"] for game in listed(near).values()] == [""]


def test_a_rematch_of_an_unreadable_game_is_refused(near: Inside) -> None:
    key = near.begin(scenario=1)
    spoil(near, key.game, "scenario = 1", "scenario = 11")
    answer = near.http.post(f"api/games/{key.game}/again")
    assert answer.status_code == 409
    assert "scenario" in answer.json()["detail"]


# --- campaigns --------------------------------------------------------------------------------------


def play_campaign(near: Inside, campaign: str) -> list[Key]:
    """Store a campaign of two games; between them the clock was set back."""
    near.store.new_campaign(CampaignInfo(campaign, 0.0, "normal", Campaign.new("normal").to_text()))
    keys: list[Key] = []
    for scenario, rank, created in ((1, "veteran", 5000.0), (2, "trainee", 1000.0)):
        game = Game.new(Options(players=1, scenario=scenario, confirm=(0,)))
        info, entry = new_game(game, [Seat()], campaign)
        info = replace(info, created=created, over=True, rank=rank, points=30)
        near.store.create(info, entry, f"secret {scenario}", (0,))
        keys.append(Key(info.id, f"secret {scenario}"))
    return keys


def shown(near: Inside, campaign: str) -> dict[str, Any]:
    """Return a campaign as the list shows it."""
    return next(each for each in near.http.get("api/campaigns").json() if each["id"] == campaign)


def test_a_campaign_goes_on_if_the_clock_was_set_back(near: Inside) -> None:
    first, second = play_campaign(near, "c1")
    stands = shown(near, "c1")
    assert [game["game"] for game in stands["games"]] == [first.game, second.game]
    assert (stands["status"], stands["nextScenario"], stands["problem"]) == ("open", 2, "")
    assert near.http.delete(f"api/games/{first.game}").status_code == 409
    third = near.http.post("api/campaigns/c1/games", json={"difficulty": "normal"})
    assert third.status_code == 201, third.text
    assert shown(near, "c1")["current"] == third.json()["game"]


def test_an_unreadable_campaign_is_listed_with_the_reason(near: Inside) -> None:
    first, second = play_campaign(near, "c2")
    spoil(near, second.game, "record = 1", "record = 9")
    stands = shown(near, "c2")
    assert (stands["status"], stands["problem"]) == ("unreadable", "not a record of format 1")
    assert [(game["game"], game["scenario"]) for game in stands["games"]] == [
        *((first.game, 1), (second.game, 2))
    ]
    refused = near.http.post("api/campaigns/c2/games", json={"difficulty": "normal"})
    assert (refused.status_code, refused.json()["detail"]) == (409, "not a record of format 1")
    assert near.http.delete(f"api/games/{second.game}").status_code == 204
    assert (shown(near, "c2")["status"], shown(near, "c2")["nextScenario"]) == ("open", 2)
