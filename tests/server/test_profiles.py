"""Who somebody is: profiles, their devices, what is theirs, and what is not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from monsterlands.server.http.profiles import EMBLEMS, MOST_DEVICES
from monsterlands.server.limits import RATES, Guesses
from monsterlands.server.server_messages import Pong
from support.databases import SQLITE
from support.people import AFAR, Person, new_secret
from support.servers import Inside, Key, Program, inside, program

UNKNOWN = "This server does not know your profile. Reload the page to make a new one."


def detail(answer: httpx.Response, code: int) -> str:
    """Return the sentence of a refusal."""
    assert answer.status_code == code, answer.text
    return str(answer.json()["detail"])


@pytest.fixture(scope="module")
def abroad(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server for others, without a keeper."""
    with inside(tmp_path_factory.mktemp("abroad") / "games", "0.0.0.0") as running:
        yield running


# --- profiles ---------------------------------------------------------------------------------------


def test_a_profile_is_made_by_its_first_request_and_then_changed(server: Program) -> None:
    ada = Person(server, "Ada", "gator")
    made = ada.get("profile")
    assert (made["id"], made["name"], made["emblem"]) == (ada.id, "Ada", "gator")
    changed = ada.ask("PUT", "profile", json={"name": "Lovelace", "emblem": "krinx"}).json()
    assert changed == {**made, "name": "Lovelace", "emblem": "krinx"}
    assert ada.get("profile") == changed


def test_two_windows_that_make_a_profile_at_the_same_moment_make_one(server: Program) -> None:
    bearer = {"Authorization": f"Bearer {new_secret()}"}
    body = {"name": "Ada", "emblem": "gator"}
    with ThreadPoolExecutor(6) as pool:
        answers = [*pool.map(lambda _: server.http.put("api/profile", json=body, headers=bearer), range(6))]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["id"] for answer in answers}) == 1


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("", ""),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("\u202eadA\u202c\u200b", "adA"),
        ("A" + "\u0301" * 100, "\u00c1\u0301\u0301\u0301"),
        ("x" * 200, "x" * 24),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_a_name_is_made_harmless(server: Program, name: str, shown: str) -> None:
    assert Person(server, name).get("profile")["name"] == shown


@pytest.mark.parametrize(
    "body",
    [{}, {"name": "Ada"}, {"name": "Ada", "emblem": "dragon"}, {"name": "x" * 201, "emblem": "gator"}, []],
)
def test_a_profile_with_bad_fields_is_refused_and_not_made(server: Program, body: Any) -> None:
    bearer = {"Authorization": f"Bearer {new_secret()}"}
    assert detail(server.http.put("api/profile", json=body, headers=bearer), 422)
    assert detail(server.http.get("api/profile", headers=bearer), 404) == UNKNOWN


@pytest.mark.parametrize("secret", ["-", "short", "x" * 44, "é" * 43, "." * 43])
def test_a_secret_that_no_browser_would_draw_makes_no_profile(server: Program, secret: str) -> None:
    bearer = {b"Authorization": f"Bearer {secret}".encode("latin-1")}
    answer = server.http.put("api/profile", json={"name": "Ada", "emblem": "gator"}, headers=bearer)
    assert detail(answer, 422) == ("The secret of a device has 43 letters, digits, hyphens and underscores.")


def test_the_emblems_are_the_monsters_of_the_box(server: Program) -> None:
    cards = server.http.get("api/box").json()["cards"]
    assert sorted(EMBLEMS) == sorted(card["name"].lower() for card in cards if card["kind"] == "monster")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "profile"),
        ("DELETE", "profile"),
        ("GET", "profile/devices"),
        ("DELETE", "profile/devices/x"),
        ("POST", "profile/ticket"),
        ("GET", "profile/games"),
        ("GET", "profile/statistics"),
    ],
)
def test_an_unknown_secret_is_no_profile(server: Program, method: str, path: str) -> None:
    for headers in ({}, {"Authorization": f"Bearer {new_secret()}"}):
        answer = server.http.request(method, f"api/{path}", headers=headers)
        assert detail(answer, 404) == UNKNOWN


def test_a_deleted_profile_opens_nothing_and_its_games_stay(near: Inside) -> None:
    ada = Person(near)
    key = ada.begin(scenario=1)
    other = Person(near)
    assert ada.ask("DELETE", "profile").status_code == 204
    assert detail(ada.ask("GET", "profile"), 404) == UNKNOWN
    assert ada.ask("GET", f"games/{key.game}").status_code == 404
    bearer = {"Authorization": f"Bearer {key.secret}"} | AFAR
    assert near.http.get(f"api/games/{key.game}", headers=bearer).json()["mySeats"] == [0]
    assert other.get("profile")["id"] == other.id


@pytest.mark.once  # it reads the files
def test_the_server_keeps_no_secret_of_a_profile(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with program(folder) as server:
        ada = Person(server)
        code = ada.ask("POST", "profile/ticket").json()["code"]
        other = ada.ask("POST", "profile/ticket").json()["code"]
        second = new_secret()
        use = server.http.post(
            "api/profile/devices", json={"code": code}, headers={"Authorization": f"Bearer {second}"}
        )
        assert use.status_code == 200
        said = str([ada.get(path) for path in ("profile", "profile/devices", "profile/games")])
        assert server.stop() in (0, 130, -2)
        assert server.errors == ""
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert ada.id.encode() in kept
    for secret in (ada.secret, second, code, other):
        assert secret.encode() not in kept
        assert secret not in said


# --- devices ----------------------------------------------------------------------------------------


def take_along(server: Inside | Program, code: str, secret: str) -> httpx.Response:
    """Spend a code with the secret of another device."""
    bearer = {"Authorization": f"Bearer {secret}"}
    return server.http.post("api/profile/devices", json={"code": code}, headers=bearer)


BAD_TICKET = (
    "This code is wrong, was used already, or is older than ten minutes. Get a new one on the other device."
)


def test_a_ticket_brings_a_profile_to_another_device_once(near: Inside) -> None:
    ada = Person(near)
    key = ada.begin(scenario=1)
    ticket = ada.ask("POST", "profile/ticket").json()
    assert 590 < ticket["expires"] - time.time() <= 600
    phone = new_secret()
    assert take_along(near, ticket["code"], phone).json()["id"] == ada.id
    with near.enter(Key(key.game, phone)) as guest:
        assert guest.question.asked
    assert detail(take_along(near, ticket["code"], new_secret()), 404) == BAD_TICKET
    assert detail(take_along(near, "wrong", new_secret()), 404) == BAD_TICKET


def test_a_ticket_expires_after_ten_minutes(near: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(near)
    code = ada.ask("POST", "profile/ticket").json()["code"]
    later = time.time() + 601
    monkeypatch.setattr("monsterlands.server.http.profiles.time.time", lambda: later)
    assert detail(take_along(near, code, new_secret()), 404) == BAD_TICKET


def test_a_secret_that_is_known_already_does_not_spend_a_ticket(near: Inside) -> None:
    ada, other = Person(near), Person(near)
    code = ada.ask("POST", "profile/ticket").json()["code"]
    for known in (ada.secret, other.secret):
        assert detail(take_along(near, code, known), 409) == (
            "This browser has a profile with this secret already. The code is still valid."
        )
    assert other.get("profile")["id"] == other.id
    assert detail(take_along(near, code, "short"), 422)
    assert take_along(near, code, new_secret()).status_code == 200


def test_a_removed_device_opens_nothing_and_the_others_stay(near: Inside) -> None:
    ada = Person(near)
    key = ada.begin(scenario=1)
    phone = new_secret()
    take_along(near, ada.ask("POST", "profile/ticket").json()["code"], phone)
    devices = ada.get("profile/devices")
    assert [device["current"] for device in devices] == [True, False]
    gone = devices[1]["id"]
    assert ada.ask("DELETE", f"profile/devices/{gone}").status_code == 204
    bearer = {"Authorization": f"Bearer {phone}"} | AFAR
    assert detail(near.http.get("api/profile", headers=bearer), 404) == UNKNOWN
    assert near.http.get(f"api/games/{key.game}", headers=bearer).status_code == 404
    assert ada.get(f"games/{key.game}")["mySeats"] == [0]
    assert detail(ada.ask("DELETE", f"profile/devices/{gone}"), 404) == "Your profile has no such device."


def test_the_windows_of_a_removed_device_are_closed_and_those_of_others_go_on(near: Inside) -> None:
    ada = Person(near)
    key = ada.begin(scenario=1)
    phone = new_secret()
    take_along(near, ada.ask("POST", "profile/ticket").json()["code"], phone)
    gone = next(device["id"] for device in ada.get("profile/devices") if not device["current"])
    with near.enter(Key(key.game, phone)) as lost, near.enter(Key(key.game, ada.secret)) as kept:
        assert ada.ask("DELETE", f"profile/devices/{gone}").status_code == 204
        said, closed = lost.goodbye()
        assert (said.code, closed.reason) == ("revoked", "revoked")
        assert said.text == "This browser was removed from the profile, so it opens nothing here any more."
        assert isinstance(kept.ask("ping"), Pong)
        assert ada.ask("DELETE", "profile").status_code == 204
        assert kept.goodbye()[0].code == "revoked"


def test_another_process_closes_the_windows_of_a_removed_device_too(database: str, tmp_path: Path) -> None:
    if database == SQLITE:
        pytest.skip("only one process uses a folder")
    with inside(tmp_path / "games") as one, inside(tmp_path / "games") as other:
        ada = Person(one)
        key = ada.begin(scenario=1)
        with other.enter(Key(key.game, ada.secret)) as guest:
            assert ada.ask("DELETE", "profile").status_code == 204
            assert guest.goodbye()[0].code == "revoked"


def test_nobody_removes_a_device_of_somebody_else(near: Inside) -> None:
    ada, eve = Person(near), Person(near)
    device = ada.get("profile/devices")[0]["id"]
    assert eve.ask("DELETE", f"profile/devices/{device}").status_code == 404
    assert ada.get("profile/devices")[0]["id"] == device


def test_a_profile_is_on_twenty_devices_at_most(near: Inside) -> None:
    ada = Person(near)
    for _ in range(MOST_DEVICES - 1):
        near.store.add_device(ada.id, new_secret())
    assert detail(ada.ask("POST", "profile/ticket"), 409) == (
        "Your profile is on 20 devices already. Remove one that you do not use any more."
    )


# --- guesses and quotas -----------------------------------------------------------------------------


def test_wrong_codes_of_an_address_are_limited_and_others_go_on(abroad: Inside) -> None:
    ada = Person(abroad)
    code = ada.ask("POST", "profile/ticket").json()["code"]
    with httpx.Client(
        base_url=abroad.address, transport=httpx.HTTPTransport(local_address="127.0.0.6")
    ) as guesser:
        bearer = {"Authorization": f"Bearer {new_secret()}"}
        answers = [
            guesser.post("api/profile/devices", json={"code": str(number)}, headers=bearer)
            for number in range(12)
        ]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2
        assert detail(answers[10], 429) == "That was wrong too often. Wait a few minutes, then try again."
        right = guesser.post("api/profile/devices", json={"code": code}, headers=bearer)
        assert right.status_code == 429
    assert take_along(abroad, code, new_secret()).status_code == 200


def test_wrong_guesses_are_limited_for_all_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monsterlands.server.limits.ALL_GUESSES", (3, 0))
    guesses = Guesses()
    for number in range(3):
        assert guesses.allowed(f"10.0.0.{number}")
        guesses.wrong(f"10.0.0.{number}")
    assert not guesses.allowed("10.0.0.1")
    assert guesses.allowed("10.0.0.9"), "it was never wrong"


def test_guesses_do_not_remember_addresses_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monsterlands.server.limits.MOST_PARTIES", 2)
    monkeypatch.setattr("monsterlands.server.limits.GUESSES", (1, 0))
    guesses = Guesses()
    for number in range(20):
        guesses.wrong(f"10.0.0.{number}")
    assert [guesses.allowed(f"10.0.0.{number}") for number in (0, 18, 19)] == [True, False, False]


def test_an_address_may_make_some_profiles_and_then_waits(
    abroad: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "arriving", (2, 0))
    with httpx.Client(
        base_url=abroad.address, transport=httpx.HTTPTransport(local_address="127.0.0.7")
    ) as host:
        bearers = [{"Authorization": f"Bearer {new_secret()}"} for _ in range(3)]
        body = {"name": "Ada", "emblem": "gator"}
        answers = [host.put("api/profile", json=body, headers=bearer) for bearer in bearers]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert detail(answers[2], 429) == (
            "too many new profiles from your address; try again in a few minutes"
        )
        assert host.put("api/profile", json=body, headers=bearers[0]).status_code == 200
