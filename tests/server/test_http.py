"""The routes: what each gives, and how each refuses."""

from __future__ import annotations

import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.server.new_games import new_game
from monsterlands.server.server_messages import Taken, Update
from monsterlands.store import Seat
from support.positions import position
from support.servers import Inside, Key, Program

NOBODY = "0" * 32


def detail(answer: httpx.Response, code: int) -> str:
    """Return why a request was refused."""
    assert answer.status_code == code, answer.text
    found = answer.json()["detail"]
    assert isinstance(found, str)
    return found


def stranger(secret: str = "") -> dict[str, str]:
    """Return the headers of a request through a proxy."""
    bearer = {"Authorization": f"Bearer {secret}"} if secret else {}
    return {"X-Forwarded-For": "203.0.113.7", **bearer}


# --- what can be looked up --------------------------------------------------------------------------


def test_about_tells_version_languages_and_bots(server: Program) -> None:
    about = server.http.get("api/about").json()
    assert about["bots"][:4] == ["novice", "trainee", "veteran", "hero"]
    assert about["edition"] == "standard@1"
    assert about["languages"] == ["en", "fr", "es", "it"]
    assert about["keeper"] is True


def test_the_box_holds_every_card_with_its_words_and_numbers(server: Program) -> None:
    box = server.http.get("api/box").json()
    cards = {card["name"]: card for card in box["cards"]}
    assert cards["Snailer"]["kind"] == "monster"
    assert dict(cards["Snailer"]["facts"])["capture"] > 0
    assert cards["Frunks"]["dice"]
    assert {card["kind"] for card in box["cards"]} == {
        *("mercenary", "monster", "land", "equipment", "trap", "loot", "header", "mission")
    }
    assert all(term["title"] and term["text"] for term in box["terms"])


def test_a_card_tells_what_it_does_apart_from_its_facts(server: Program) -> None:
    does = {card["name"]: card["does"] for card in server.http.get("api/box").json()["cards"]}
    assert does["Dolfus"] == "Talent, on a path: cancels 2 hits."
    assert does["Snailer"].startswith("Power: on a land of its own affinity it rolls one more attack die")
    assert does["Krushus"] == "Power: −1 on each magic die that is rolled against it."
    assert does["Pugnor"].startswith("On its carrier’s path: ")
    assert does["Kyzhul"] is None  # its sentence tells what it does and its numbers in one


def test_people_equipment_and_lands_say_in_a_few_words_what_they_do(server: Program) -> None:
    brief = {card["name"]: card["brief"] for card in server.http.get("api/box").json()["cards"]}
    assert (brief["Dolfus"], brief["Pugnor"]) == ("cancels 2 hits", "+1 on each strength die")
    assert brief["Kyzhul"] == "deploy S for dice PP"
    assert brief["Snailer"] == ""


def test_the_scenarios_are_listed_with_the_best_result(server: Program) -> None:
    scenarios = server.http.get("api/scenarios").json()
    assert [scenario["number"] for scenario in scenarios] == list(range(1, len(scenarios) + 1))
    assert all(scenario["goals"] and scenario["rules"] for scenario in scenarios)
    played = scenarios[2]["played"]
    key = server.begin(scenario=3, difficulty=scenarios[2]["difficulties"][0])
    with server.enter(key) as guest:
        guest.play(random.Random(3).randrange)
        ending = guest.table.ending
        assert ending is not None
    third = server.http.get("api/scenarios").json()[2]
    assert third["played"] == played + 1
    assert third["bestRank"]
    assert third["bestDifficulty"] == scenarios[2]["difficulties"][0]
    assert server.http.get("api/scenarios", headers=stranger()).json()[2]["played"] == 0
    assert server.http.get("api/about", headers=stranger()).json()["keeper"] is False


# --- beginning a game -------------------------------------------------------------------------------


def test_ids_and_secrets_are_long_and_all_different(server: Program) -> None:
    keys = [server.begin(persons=["", ""]) for _ in range(5)]
    assert {len(key.game) for key in keys} == {32}
    assert {len(key.secret) for key in keys} == {43}
    assert len({key.game for key in keys} | {key.secret for key in keys}) == 10


BAD = [
    ({"persons": []}, "persons"),
    ({"persons": [""] * 5}, "persons"),
    ({"persons": ["", ""], "bots": ["novice"] * 3}, ""),
    ({"persons": ["x" * 25], "bots": ["novice"]}, "persons"),
    ({"scenario": 1, "bots": ["novice"]}, ""),
    ({"scenario": 0}, "scenario"),
    ({"scenario": 39}, ""),
    ({"scenario": "1"}, "scenario"),
    ({"scenario": 1, "affinity": "mud"}, "affinity"),
    ({"bots": ["novice"], "affinity": "fire"}, ""),
    ({"bots": ["nobody"]}, "nobody"),
    ({"bots": ["hero@think=999"]}, "hero, or hero@think=10, can sit at a table"),
    ({"bots": ["hero@rollouts=" + "9" * 20]}, "bots"),
    ({"bots": ["novice@think=1"]}, ""),
    ({"bots": ["__import__('os')"]}, "bots"),
    ({"bots": ["novice"], "difficulty": "easy"}, "difficulty"),
    ({"bots": ["novice"], "tricks": 1}, "tricks"),
    ({"bots": ["novice"], "cheat": True}, "cheat"),
    ({"bots": "novice"}, "bots"),
    ([], ""),
    (None, ""),
]


@pytest.mark.parametrize(("new", "named"), BAD)
def test_invalid_options_are_refused_with_a_reason(server: Program, new: Any, named: str) -> None:
    before = len(server.http.get("api/games").json())
    answer = server.http.post("api/games", json=new)
    text = detail(answer, 422)
    assert named in text
    assert len(text) > 15
    assert len(server.http.get("api/games").json()) == before


@pytest.mark.parametrize("body", ["", "{", "[" * 3000, '{"a":' * 3000, "\x00", '"\\ud800"', "1e999", "NaN"])
def test_a_body_that_is_not_json_is_refused(server: Program, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    for route in ("api/games", "api/records", "api/campaigns"):
        assert server.http.post(route, content=body, headers=headers).status_code in (400, 422)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_a_form_could_send_is_refused(server: Program, kind: str) -> None:
    answer = server.http.post("api/games", content='{"bots":["novice"]}', headers={"Content-Type": kind})
    assert answer.status_code == 422


def test_a_body_that_is_too_large_is_refused(server: Program) -> None:
    large = '"' + "x" * 1_100_000 + '"'
    headers = {"Content-Type": "application/json"}
    answer = server.http.post("api/records", content=large, headers=headers)
    assert detail(answer, 413) == "the request is larger than 1000000 bytes"
    parts = (large[place : place + 100_000].encode() for place in range(0, len(large), 100_000))
    answer = server.http.post("api/records", content=parts, headers=headers)
    assert detail(answer, 413) == "the request is larger than 1000000 bytes"


# --- who may see a game -----------------------------------------------------------------------------

ROUTES = [
    ("GET", "api/games/{game}"),
    ("DELETE", "api/games/{game}"),
    ("GET", "api/games/{game}/record"),
]


@pytest.mark.parametrize(("method", "route"), ROUTES)
def test_without_a_secret_a_game_is_unknown(server: Program, method: str, route: str) -> None:
    key, other = server.begin(persons=["", ""]), server.begin(persons=["", ""])
    address = route.format(game=key.game)
    nowhere = server.http.request(method, route.format(game=NOBODY), headers=stranger(key.secret))
    for secret in ("", "wrong", other.secret, key.secret[:-1], key.secret + "A", key.game):
        refused = server.http.request(method, address, headers=stranger(secret))
        assert detail(refused, 404) == "there is no such game, or this is not its secret"
        assert refused.content == nowhere.content
    assert server.http.get(f"api/games/{key.game}", headers=stranger(key.secret)).status_code == 200


def test_the_secret_allows_deleting_the_game(server: Program) -> None:
    key = server.begin(persons=["", ""])
    address = f"api/games/{key.game}"
    assert server.http.delete(address, headers=stranger(key.secret)).status_code == 204
    assert server.http.get(address).status_code == 404
    assert server.http.delete(address).status_code == 404


def test_spectators_and_owners_of_some_seats_cannot_decide_for_all(near: Inside) -> None:
    key = near.begin(persons=["Ada", "Ben"], bots=["novice"])
    address = f"api/games/{key.game}"
    for secret, seats in (("looking on", ()), ("one", (0,)), ("a bot", (0, 2))):
        near.store.grant(key.game, secret, seats)
        assert near.http.get(address, headers=stranger(secret)).status_code == 200
        for refused in (
            near.http.delete(address, headers=stranger(secret)),
            near.http.post(f"{address}/again", headers=stranger(secret)),
        ):
            assert detail(refused, 403) == "this needs the seats of all people of the game"
    near.store.grant(key.game, "both", (1, 0))
    assert near.http.post(f"{address}/again", headers=stranger("both")).status_code == 201
    assert near.http.delete(address, headers=stranger("both")).status_code == 204


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
@pytest.mark.parametrize(
    ("method", "route"),
    [
        ("GET", "api/games"),
        ("POST", "api/games/{game}/key"),
        ("GET", "api/campaigns"),
        ("POST", "api/campaigns"),
        ("POST", "api/campaigns/{game}/games"),
    ],
)
def test_requests_through_a_proxy_are_not_the_keepers(
    server: Program, method: str, route: str, header: str
) -> None:
    address = route.format(game=NOBODY)
    answer = server.http.request(method, address, headers={header: "127.0.0.1"}, json={})
    assert detail(answer, 403) == "only the person at the machine of the server may do this"


def test_the_keeper_gets_a_new_secret_for_the_seats_of_people(server: Program) -> None:
    key = server.begin(persons=["Ada", "Bob"], bots=["novice"])
    answer = server.http.post(f"api/games/{key.game}/key")
    assert answer.status_code == 200
    another = Key(**answer.json())
    assert another.game == key.game
    assert another.secret != key.secret
    for each in (key, another):
        with server.enter(each) as guest:
            assert [seat.mine for seat in guest.heard[0].seats] == [True, True, False]  # type: ignore[union-attr]
    assert server.http.post(f"api/games/{NOBODY}/key").status_code == 404


# --- lists, records ---------------------------------------------------------------------------------


def test_the_last_changed_game_comes_first(server: Program) -> None:
    one, two = server.begin(scenario=1, affinity="air"), server.begin(persons=["Ada"], bots=["random"])

    def these() -> list[dict[str, Any]]:
        """Return these two; bots of other games may still play."""
        return [game for game in server.http.get("api/games").json() if game["id"] in (one.game, two.game)]

    with server.enter(two) as guest:
        while not guest.table.question.asked:  # the bot may begin
            guest.until(Update)
    assert [game["id"] for game in these()] == [two.game, one.game]
    with server.enter(one) as guest:
        guest.answer("mine 1 S")
    games = these()
    assert [game["id"] for game in games] == [one.game, two.game]
    assert games[0] == server.http.get(f"api/games/{one.game}").json()
    assert games[1]["standings"][1]["player"] == "random"
    assert games[1]["persons"] == 1
    assert games[0]["scenario"] == 1
    assert games[0]["scenarioName"]


def test_the_record_of_a_finished_game_can_be_exported_and_imported(server: Program) -> None:
    key = server.begin(scenario=2)
    record = f"api/games/{key.game}/record"
    assert "not over" in detail(server.http.get(record), 409)
    with server.enter(key) as guest:
        guest.play(random.Random(4).randrange)
        scores = guest.table.ending
    text = server.http.get(record, headers=stranger(key.secret)).text
    again = server.take_in(text)
    with server.enter(again) as guest:
        assert guest.table.ending == scores
    assert server.http.get(f"api/games/{again.game}").json()["over"] is True
    edited = text.replace("scenario = 2", "scenario = 1")
    assert edited != text
    assert detail(server.http.post("api/records", json=edited), 422)


def test_a_record_names_its_players(server: Program) -> None:
    key = server.begin(persons=[""], bots=["random", "greedy"])
    with server.enter(key) as guest:
        guest.play(random.Random(4).randrange)
    again = server.take_in(server.http.get(f"api/games/{key.game}/record").text)
    for game in (key, again):
        standings = server.http.get(f"api/games/{game.game}").json()["standings"]
        assert [each["player"] for each in standings] == ["", "random", "greedy"]


def test_an_imported_game_is_marked_and_does_not_count_as_a_result(
    server: Program,
) -> None:
    key = server.begin(scenario=4)
    with server.enter(key) as guest:
        guest.play(random.Random(6).randrange)
    before = server.http.get("api/scenarios").json()[3]
    again = server.take_in(server.http.get(f"api/games/{key.game}/record").text)
    told_of = [server.http.get(f"api/games/{each.game}").json() for each in (key, again)]
    assert [(game["brought"], game["assisted"]) for game in told_of] == [(False, False), (True, False)]
    assert server.http.get("api/scenarios").json()[3] == before
    assert before["played"] >= 1


def test_an_imported_game_stays_marked_when_it_is_played_on(server: Program) -> None:
    game = Game.new(Options(players=1, scenario=1, affinity="fire", confirm=(0,)))
    game.advance(SeededDealer(4))
    before = server.http.get("api/scenarios").json()[0]
    key = server.take_in(game.record().to_text())
    with server.enter(key) as guest:
        guest.play(random.Random(7).randrange)
    summary = server.http.get(f"api/games/{key.game}").json()
    assert (summary["over"], summary["brought"], summary["assisted"]) == (True, True, False)
    assert server.http.get("api/scenarios").json()[0] == before


def test_an_imported_record_that_stops_before_a_roll_goes_on(server: Program) -> None:
    game = Game.new(Options(players=2, confirm=(0, 1)))
    assert game.at_chance
    with server.enter(server.take_in(game.record().to_text())) as guest:
        assert guest.play(random.Random(5).randrange, 3) == 3


def test_the_first_answer_after_a_record_without_steps_can_be_undone(server: Program) -> None:
    with server.enter(server.take_in(position().record().to_text())) as guest:
        guest.settle()
        assert guest.question.undo == "There is nothing to take back."
        guest.answer("mine 1 S")
        assert guest.question.undo == ""
        assert isinstance(guest.undo(), Taken)
        assert "mine 1 S" in guest.spelled()
        assert guest.question.undo == "There is nothing to take back."


@pytest.mark.parametrize(
    "text", ["", "nonsense", "edition = 1", "[options]\nplayers = 99", "\x00", "a = [" * 3000]
)
def test_a_text_that_is_not_a_record_is_refused_with_a_reason(server: Program, text: str) -> None:
    assert detail(server.http.post("api/records", json=text), 422)


def test_a_record_with_many_errors_gets_a_short_message(server: Program) -> None:
    wrong = "".join(f"key{number} = 1\\n" for number in range(5000))
    text = position().record().to_text()
    changed = re.sub("^position = .*$", lambda _: f'position = "{wrong}"', text, flags=re.MULTILINE)
    reason = detail(server.http.post("api/records", json=changed), 422)
    assert "key0: is not a known key" in reason
    assert reason.startswith("This record cannot be opened: ")
    assert len(reason) < 2050


def test_an_imported_record_has_bots_where_nobody_ended_turns_by_hand(server: Program) -> None:
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    game.advance(SeededDealer(4))
    game.apply("mine 1 S")
    key = server.take_in(game.record().to_text())
    standings = server.http.get(f"api/games/{key.game}").json()["standings"]
    assert [clan["player"] for clan in standings] == ["", "trainee"]


# --- a rematch --------------------------------------------------------------------------------------


def test_a_rematch_has_the_options_and_the_players_of_the_game(server: Program) -> None:
    first = server.begin(persons=["Ada", "Ben"], bots=["random"], difficulty="hard", tricks=True)
    answer = server.http.post(f"api/games/{first.game}/again", headers=stranger(first.secret))
    assert answer.status_code == 201, answer.text
    second = Key(**answer.json())
    assert second.game != first.game
    assert second.secret != first.secret
    shown = server.http.get(f"api/games/{second.game}").json()
    assert (shown["players"], shown["difficulty"], shown["tricks"], shown["over"]) == (3, "hard", True, False)
    assert [(clan["name"], clan["player"]) for clan in shown["standings"]] == [
        *(("Ada", ""), ("Ben", ""), ("", "random"))
    ]


def test_a_rematch_has_no_bots_that_a_new_game_would_refuse(near: Inside) -> None:
    game = Game.new(Options(players=3, confirm=(0,)))
    for number, bot in enumerate(["hero@think=100000", "os:system"]):
        info, entry = new_game(game.clone(), [Seat(), Seat(bot), Seat("hero@think=2")])
        near.store.create(info, entry, f"secret {number}", (0,))
        answer = near.http.post(f"api/games/{info.id}/again")
        if bot == "os:system":
            assert "there is no player os:system" in detail(answer, 409)
        else:
            seats = near.store.info(answer.json()["game"]).seats
            assert [seat.player for seat in seats] == ["", "hero", "hero@think=2"]


def test_a_rematch_needs_the_seats_of_the_game(server: Program) -> None:
    first = server.begin(scenario=1)
    assert detail(server.http.post(f"api/games/{first.game}/again", headers=stranger("wrong")), 404)


def test_a_game_of_a_campaign_has_no_rematch(server: Program) -> None:
    wanted = campaign(server)
    game = server.http.post(f"api/campaigns/{wanted}/games", json={"difficulty": "normal"}).json()["game"]
    assert "campaign" in detail(server.http.post(f"api/games/{game}/again"), 409)


# --- campaigns --------------------------------------------------------------------------------------


def campaign(server: Program) -> str:
    answer = server.http.post("api/campaigns", json={"difficulty": "normal"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def shown(server: Program, wanted: str) -> dict[str, Any]:
    """Return a campaign as the list shows it."""
    return next(each for each in server.http.get("api/campaigns").json() if each["id"] == wanted)


def test_a_campaign_has_only_one_current_game(server: Program) -> None:
    wanted = campaign(server)
    address = f"api/campaigns/{wanted}/games"
    body = {"difficulty": shown(server, wanted)["nextDifficulties"][0]}
    with ThreadPoolExecutor(6) as pool:
        answers = [*pool.map(lambda _: server.http.post(address, json=body), range(6))]
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]
    games = shown(server, wanted)["games"]
    assert len(games) == 1
    assert games[0]["game"] == shown(server, wanted)["current"]


def test_the_last_step_of_a_campaign_game_cannot_be_undone(server: Program) -> None:
    wanted = campaign(server)
    address = f"api/campaigns/{wanted}/games"
    body = {"difficulty": shown(server, wanted)["nextDifficulties"][0]}
    first = Key(**server.http.post(address, json=body).json())
    with server.enter(first) as guest:
        guest.play(random.Random(6).randrange)
        assert not guest.question.across
        for across in (False, True):
            refused = guest.refused("undo", version=guest.version, across=across)
            assert refused.text == (
                "That cannot be taken back: the game is over, and its campaign goes on from it."
            )
    stands = shown(server, wanted)
    assert stands["current"] == ""
    assert [game["over"] for game in stands["games"]] == [True]
    if stands["status"] == "open":
        second = server.http.post(address, json={"difficulty": stands["nextDifficulties"][0]})
        assert second.status_code == 201
        refused_again = server.http.delete(f"api/games/{first.game}")
        assert "campaign" in detail(refused_again, 409)
        assert server.http.delete(f"api/games/{second.json()['game']}").status_code == 204
        assert shown(server, wanted)["current"] == ""
    assert server.http.delete(f"api/games/{first.game}").status_code == 204
    assert shown(server, wanted)["games"] == []


@pytest.mark.parametrize(
    ("body", "code"),
    [({"difficulty": "easy"}, 422), ({"difficulty": "cutthroat"}, 422), ({"affinity": "mud"}, 422)],
)
def test_the_next_game_of_a_campaign_is_refused_with_a_reason(
    server: Program, body: dict[str, str], code: int
) -> None:
    assert detail(server.http.post(f"api/campaigns/{campaign(server)}/games", json=body), code)


def test_an_unknown_campaign_is_not_found(server: Program) -> None:
    assert "no such campaign" in detail(server.http.post(f"api/campaigns/{NOBODY}/games", json={}), 404)


# --- addresses that there are not -------------------------------------------------------------------


@pytest.mark.parametrize("address", ["api", "api/", "api/nothing", "api/games/x/y", "api/openapi"])
def test_an_unknown_address_of_the_api_is_not_found(server: Program, address: str) -> None:
    assert detail(server.http.get(address), 404)


@pytest.mark.parametrize("method", ["PUT", "PATCH", "TRACE", "OPTIONS"])
def test_a_method_that_a_route_does_not_have_is_refused(server: Program, method: str) -> None:
    assert server.http.request(method, "api/games").status_code == 405


# --- pages of the list ------------------------------------------------------------------------------


def test_games_are_listed_page_by_page(near: Inside) -> None:
    begun = {near.begin(scenario=1).game for _ in range(7)}
    listed: list[str] = []
    before: dict[str, str] = {}
    while page := near.http.get("api/games", params={"limit": 3, **before}).json():
        assert len(page) <= 3
        listed += [game["id"] for game in page]
        before = {"before": f"{page[-1]['changed']}:{page[-1]['id']}"}
    assert listed == [game["id"] for game in near.http.get("api/games").json()]
    assert begun <= set(listed)
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("asked", "limit=0 limit=201 limit=x before=now before=1: before=:g1".split())
def test_a_page_that_does_not_exist_is_refused(near: Inside, asked: str) -> None:
    assert detail(near.http.get(f"api/games?{asked}"), 422).startswith(f"query.{asked.partition('=')[0]}: ")
