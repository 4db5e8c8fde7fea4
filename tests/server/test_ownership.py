"""What is somebody's own: games, campaigns and results of a profile, and what the keeper has not."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from monsterlands.game import Game, Options
from support.databases import SQLITE
from support.people import AFAR, Person, game_of_friends
from support.servers import Inside, Key, inside
from support.stores import run_sql

NOBODY = "0" * 32


def detail(answer: httpx.Response, code: int) -> str:
    """Return the sentence of a refusal."""
    assert answer.status_code == code, answer.text
    return str(answer.json()["detail"])


@pytest.fixture(scope="module")
def abroad(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server for others, without a keeper."""
    with inside(tmp_path_factory.mktemp("abroad") / "games", "0.0.0.0") as running:
        yield running


# --- games of a profile -----------------------------------------------------------------------------


def test_a_profile_owns_the_games_that_it_begins(abroad: Inside) -> None:
    ada, eve = Person(abroad), Person(abroad)
    key = ada.begin(persons=["Ada", "Bo"], bots=["novice"])
    assert ada.get(f"games/{key.game}")["mySeats"] == [0, 1]
    assert [game["id"] for game in ada.get("profile/games")] == [key.game]
    assert [game["id"] for game in ada.get("games")] == [key.game]
    assert eve.get("profile/games") == eve.get("games") == []
    assert detail(eve.ask("GET", f"games/{key.game}"), 404)
    assert detail(eve.ask("DELETE", f"games/{key.game}"), 404)
    with ExitStack() as stack:
        owner = stack.enter_context(abroad.enter(Key(key.game, ada.secret)))
        assert owner.heard
        stranger = stack.enter_context(abroad.connect(key.game))
        stranger.send(type="enter", secret=eve.secret)
        assert stranger.goodbye()[0].code == "unknown-game"


def test_a_rematch_and_an_imported_game_have_owners_too(abroad: Inside) -> None:
    ada = Person(abroad)
    key = ada.begin(scenario=1)
    bearer = {"Authorization": f"Bearer {key.secret}"}
    again = abroad.http.post(f"api/games/{key.game}/again", headers=bearer).json()["game"]
    record = Game.new(Options(players=2)).record().to_text()
    brought = ada.ask("POST", "records", json=record).json()["game"]
    assert [game["id"] for game in ada.get("profile/games")] == [brought, again, key.game]
    assert ada.get(f"games/{brought}")["mySeats"] == [0, 1]
    assert ada.ask("DELETE", f"games/{again}").status_code == 204
    assert [game["id"] for game in ada.get("profile/games")] == [brought, key.game]


def test_the_games_of_a_profile_come_page_by_page(near: Inside) -> None:
    ada = Person(near)
    begun = [ada.begin(scenario=1).game for _ in range(5)]
    Person(near).begin(scenario=1)
    listed: list[str] = []
    before = ""
    while page := ada.get(f"profile/games?limit=2{before}"):
        assert len(page) <= 2
        listed += [game["id"] for game in page]
        before = f"&before={page[-1]['changed']}:{page[-1]['id']}"
    assert listed == begun[::-1]


def test_the_list_says_whose_turn_it_is(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    game = game_of_friends(near, ada, bo)
    of_ada, of_bo = ada.get("profile/games")[0], bo.get("profile/games")[0]
    assert (of_ada["id"], of_ada["mySeats"], of_bo["mySeats"]) == (game, [0], [1])
    assert {of_ada["yourTurn"], of_bo["yourTurn"]} == {True, False}
    assert of_ada["yourTurn"] is (of_ada["asked"] == 0)
    assert of_ada["group"] == of_bo["group"] != ""
    assert of_ada["ended"] is False


def test_a_game_that_its_group_has_ended_is_nobodys_turn(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    game_of_friends(near, ada, bo, phase="ended")
    for person in (ada, bo):
        shown = person.get("profile/games")[0]
        assert (shown["ended"], shown["over"], shown["yourTurn"]) == (True, False, False)


# --- the keeper -------------------------------------------------------------------------------------


def test_the_keeper_has_no_seat_at_a_table_with_friends(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    game = game_of_friends(near, ada, bo)
    keeper = near.http
    assert keeper.get("api/about").json()["keeper"] is True
    assert detail(keeper.get(f"api/games/{game}"), 404)
    assert detail(keeper.delete(f"api/games/{game}"), 404)
    assert detail(keeper.post(f"api/games/{game}/again"), 404)
    assert detail(keeper.get(f"api/games/{game}/record"), 404)
    assert detail(keeper.post(f"api/games/{game}/key"), 403) == (
        "this game belongs to a group; only its people may open it"
    )
    assert game not in [each["id"] for each in keeper.get("api/games").json()]


def test_the_keeper_plays_with_friends_as_one_of_them(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    game = game_of_friends(near, ada, bo)
    listed = near.http.get("api/games", headers=ada.bearer).json()
    assert [each["mySeats"] for each in listed if each["id"] == game] == [[0]]
    assert near.http.get(f"api/games/{game}", headers=ada.bearer).json()["mySeats"] == [0]
    assert detail(near.http.delete(f"api/games/{game}", headers=ada.bearer), 403)


def test_a_page_of_the_keepers_list_is_full_though_games_of_friends_are_left_out(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    mine = [near.begin(scenario=1).game for _ in range(2)]
    for _ in range(3):
        game_of_friends(near, ada, bo)
    mine.append(near.begin(scenario=1).game)
    listed = near.http.get("api/games", params={"limit": 3}).json()
    assert [each["id"] for each in listed] == mine[::-1]


def test_games_of_a_group_that_is_gone_are_still_not_the_keepers(near: Inside) -> None:
    ada, bo = Person(near), Person(near)
    game = game_of_friends(near, ada, bo)
    group = near.store.group_of_game(game)
    assert group is not None
    run_sql(near.store, "DELETE FROM groups WHERE id = :group", group=group)  # as versions of before did
    assert detail(near.http.get(f"api/games/{game}"), 404)
    assert game not in [each["id"] for each in near.http.get("api/games").json()]
    assert ada.get(f"games/{game}")["mySeats"] == [0]


def test_the_keeper_keeps_the_games_of_one_person_and_of_before(near: Inside) -> None:
    before = near.begin(scenario=1)
    owned = Person(near).begin(scenario=1)
    for key in (before, owned):
        shown = near.http.get(f"api/games/{key.game}").json()
        assert (shown["mySeats"], shown["yourTurn"], shown["group"]) == ([0], True, "")
        new = Key(**near.http.post(f"api/games/{key.game}/key").json())
        with near.enter(new) as guest:
            assert guest.question.asked


def test_a_game_of_a_group_cannot_be_deleted_by_one_of_its_people(near: Inside) -> None:
    ada = Person(near)
    game = game_of_friends(near, ada, ada)
    assert detail(ada.ask("DELETE", f"games/{game}"), 409) == (
        "this game belongs to your group; it stays as long as you are in that"
    )


# --- campaigns and scenarios of a profile -----------------------------------------------------------


def test_a_profile_has_campaigns_on_a_server_without_a_keeper(abroad: Inside) -> None:
    ada, eve = Person(abroad), Person(abroad)
    assert detail(abroad.http.get("api/campaigns"), 403)
    assert detail(abroad.http.post("api/campaigns", json={}), 403)
    campaign = ada.ask("POST", "campaigns", json={"difficulty": "normal"}).json()["id"]
    assert [each["id"] for each in ada.get("campaigns")] == [campaign]
    assert eve.get("campaigns") == []
    body = {"difficulty": ada.get("campaigns")[0]["nextDifficulties"][0]}
    path = f"campaigns/{campaign}/games"
    assert detail(eve.ask("POST", path, json=body), 404) == "there is no such campaign"
    assert detail(eve.ask("POST", f"campaigns/{NOBODY}/games", json=body), 404) == (
        "there is no such campaign"
    )
    begun = ada.ask("POST", path, json=body)
    assert begun.status_code == 201
    assert ada.get("campaigns")[0]["current"] == begun.json()["game"]
    assert ada.get("profile/games")[0]["campaign"] == campaign
    assert "not over" in detail(ada.ask("POST", path, json=body), 409)


def test_the_keeper_sees_the_campaigns_of_all(near: Inside) -> None:
    campaign = Person(near).ask("POST", "campaigns", json={}).json()["id"]
    assert campaign in [each["id"] for each in near.http.get("api/campaigns").json()]
    body = {"difficulty": "normal"}
    assert near.http.post(f"api/campaigns/{campaign}/games", json=body).status_code == 201


def test_two_processes_begin_one_game_of_a_campaign_at_most(database: str, tmp_path: Path) -> None:
    if database == SQLITE:
        pytest.skip("only one process uses a folder")
    with inside(tmp_path / "games") as one, inside(tmp_path / "games") as other:
        ada = Person(one)
        campaign = ada.ask("POST", "campaigns", json={"difficulty": "normal"}).json()["id"]
        path = f"api/campaigns/{campaign}/games"
        body = {"difficulty": ada.get("campaigns")[0]["nextDifficulties"][0]}

        def begin(server: Inside) -> int:
            return server.http.post(path, json=body, headers=ada.bearer | AFAR).status_code

        with ThreadPoolExecutor(8) as pool:
            codes = [*pool.map(begin, [one, other] * 4)]
        assert set(codes) <= {201, 409}
        assert len(ada.get("campaigns")[0]["games"]) == codes.count(201) <= 1
