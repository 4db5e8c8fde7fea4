"""Messages to closed pages, from the subscription of a browser to what it shows."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monsterlands.server.push.push import Push
from monsterlands.server.server_messages import Taken
from monsterlands.server.settings import BadSetting, Settings
from support.groups import Person, friends
from support.push_service import Browser, Got, PushService, push_service, to_bytes
from support.servers import PATIENCE, Guest, Inside, inside

DAYS = {"kind": "days", "minutes": 0, "days": 3}
NOBODY = "0" * 43


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path / "service") as running:
        yield running


@pytest.fixture
def house(near: Inside, service: PushService) -> Iterator[Inside]:
    """A server that finds our push service under every name."""
    with pytest.MonkeyPatch.context() as patch:
        lead(near, service, patch)
        yield near


def lead(server: Inside, service: PushService, patch: pytest.MonkeyPatch) -> None:
    """Lead a server to our push service; it tries nothing again."""
    patch.setattr(push_of(server), "network", service.network)
    patch.setattr(push_of(server), "delays", ())


def push_of(server: Inside) -> Push:
    found: Push = server.server.config.app.state.push  # type: ignore[union-attr]
    return found


def key_of(server: Inside) -> str:
    """Return the public key of a server, as a browser gets it."""
    return str(server.http.get("api/about").json()["push"])


def subscribed(person: Person, name: str = "") -> Browser:
    """Let a browser of a person subscribe."""
    browser = Browser()
    assert person.do("POST", "profile/push", browser.subscription(name or person.name)) is None
    return browser


def read(browser: Browser, got: Got) -> dict[str, Any]:
    """Read a message."""
    found: dict[str, Any] = json.loads(browser.decrypt(got.body))
    return found


# --- subscribing ------------------------------------------------------------------------------------


def test_the_server_has_a_key_for_browsers(house: Inside) -> None:
    assert len(to_bytes(key_of(house))) == 65
    assert key_of(house) == key_of(house)


def test_a_browser_subscribes_and_unsubscribes(house: Inside) -> None:
    ada, bea = Person(house, "Ada"), Person(house, "Bea")
    wanted = Browser().subscription("ada")
    ada.do("POST", "profile/push", wanted)
    ada.do("POST", "profile/push", {**wanted, "language": "de"})
    [kept] = house.store.subscriptions(ada.id)
    assert (kept.endpoint, kept.language) == (wanted["endpoint"], "de")
    bea.do("DELETE", "profile/push", {"endpoint": wanted["endpoint"]})
    assert len(house.store.subscriptions(ada.id)) == 1, "nobody else can end it"
    ada.do("DELETE", "profile/push", {"endpoint": wanted["endpoint"]})
    ada.do("DELETE", "profile/push", {"endpoint": wanted["endpoint"]})
    assert house.store.subscriptions(ada.id) == []


def test_a_removed_device_gets_no_more_messages(house: Inside) -> None:
    ada = Person(house, "Ada")
    subscribed(ada, "lost")
    code = ada.do("POST", "profile/ticket")["code"]
    fresh = {"Authorization": f"Bearer {NOBODY[:-1]}1"}
    assert house.http.post("api/profile/devices", json={"code": code}, headers=fresh).status_code == 200
    [old] = [device["id"] for device in ada.do("GET", "profile/devices") if device["current"]]
    assert house.http.delete(f"api/profile/devices/{old}", headers=fresh).status_code == 204
    assert house.store.subscriptions(ada.id) == []


@pytest.mark.once
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"endpoint": "http://push.example/send"}, "Messages cannot be sent to the push service"),
        ({"endpoint": "https://127.0.0.1/send"}, "Messages cannot be sent to the push service"),
        ({"endpoint": "https://push.example:8443/send"}, "Messages cannot be sent to the push service"),
        ({"endpoint": "https://push.example/" + "a" * 480}, "body.endpoint: "),
        ({"p256dh": "AAAA"}, "The keys of this subscription are damaged."),
        ({"p256dh": "B" + "A" * 86}, "The keys of this subscription are damaged."),
        ({"auth": "AAAA"}, "The keys of this subscription are damaged."),
        ({"auth": "?"}, "body.auth: "),
        ({"language": "\0"}, "body.language: "),
        ({"more": 1}, "body.more: "),
    ],
)
def test_a_wrong_subscription_is_refused_in_a_sentence(
    house: Inside, wrong: dict[str, Any], sentence: str
) -> None:
    ada = Person(house, "Ada")
    code, told = ada.refused("POST", "profile/push", {**Browser().subscription(), **wrong})
    assert code == 422
    assert told.startswith(sentence)
    assert house.store.subscriptions(ada.id) == []


@pytest.mark.once
def test_only_a_profile_can_subscribe(house: Inside) -> None:
    for method in ("POST", "DELETE"):
        body = Browser().subscription() if method == "POST" else {"endpoint": "https://push.example/"}
        answer = house.http.request(
            method, "api/profile/push", json=body, headers={"Authorization": f"Bearer {NOBODY}"}
        )
        assert answer.status_code == 404


@pytest.mark.once
def test_without_the_library_everything_else_works(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "monsterlands.server.push.keys", None)
        with inside(tmp_path / "games") as server:
            assert key_of(server) == ""
            ada, bea = Person(server, "Ada"), Person(server, "Bea")
            assert ada.refused("POST", "profile/push", Browser().subscription()) == (
                409,
                "This server sends no messages to closed pages. Its host can install what is missing.",
            )
            with friends(ada, bea, pace=DAYS) as (group, _):
                game = ada.begin(group).game
                pass_on([ada, bea], game)


@pytest.mark.once
def test_push_services_may_ask_the_host() -> None:
    assert Settings(push_contact="mailto:a@b.example").contact == "mailto:a@b.example"
    assert Settings(public_url="https://monsters.example/").contact == "https://monsters.example"
    assert Settings(public_url="http://monsters.example").contact.startswith("mailto:")
    assert Settings().contact.startswith("mailto:")
    with pytest.raises(BadSetting, match="me is no contact"):
        Settings(push_contact="me")


# --- playing ----------------------------------------------------------------------------------------


def pass_on(people: list[Person], game: str) -> int:
    """Let whoever is asked finish their turn; return the seat that is asked then."""
    with people[0].sit(game) as guest:
        seat = guest.question.seat
    assert seat is not None
    with people[seat].sit(game) as guest:
        while guest.question.seat == seat:
            assert isinstance(guest.answer(safe_choice(guest)), Taken)
        asked = guest.question.seat
    assert asked is not None
    return asked


def safe_choice(guest: Guest) -> str:
    return guest.question.choices[0].spelling


def test_a_game_begins_and_then_it_is_somebody_turn(house: Inside, service: PushService) -> None:
    ada, bea = Person(house, "Ada"), Person(house, "Bea")
    with friends(ada, bea, pace=DAYS) as (group, _):
        pass  # both close their windows
    browsers = [subscribed(ada), subscribed(bea)]
    game = ada.begin(group).game
    begun = service.next()
    assert begun.path == "/send/Bea?v=2", "the host knows"
    assert read(browsers[1], begun) == {
        "title": "Monster Lands: your game has begun",
        "text": "You play with Ada.",
        "address": f"#/game/{game}",
        "tag": begun.headers["topic"],
    }
    asked = pass_on([ada, bea], game)
    turn = service.next()
    other = ("Bea", "Ada")[asked]
    assert turn.path == f"/send/{('Ada', 'Bea')[asked]}?v=2"
    assert read(browsers[asked], turn) == {
        "title": "Monster Lands: it is your turn",
        "text": f"Round 1 of 6, with {other}.",
        "address": f"#/game/{game}",
        "tag": begun.headers["topic"],
    }
    assert turn.headers["ttl"] == str(3 * 24 * 3600)
    assert turn.claims(key_of(house))["aud"] == "https://push.example"
    pass_on([ada, bea], game)
    assert service.next().path == f"/send/{other}?v=2"
    assert service.got.empty()


def test_whoever_is_away_hears_that_an_undo_is_asked_for(house: Inside, service: PushService) -> None:
    people = [Person(house, "Ada"), Person(house, "Bea")]
    with friends(*people, pace=DAYS) as (group, _):
        pass
    game = people[0].begin(group).game
    browsers = [subscribed(person) for person in people]
    asked = pass_on(people, game)
    assert read(browsers[asked], service.next())["title"] == "Monster Lands: it is your turn"
    asking = people[1 - asked]
    with asking.sit(game) as guest:
        version = guest.version
    asking.do("POST", f"groups/{group}/undo", {"version": version, "agree": True})
    shown = read(browsers[asked], service.next())
    assert shown["text"] == f"{asking.name} would like to undo a step."
    assert shown["address"] == f"#/game/{game}"


def test_whoever_looks_is_not_told(house: Inside, service: PushService) -> None:
    ada, bea = Person(house, "Ada"), Person(house, "Bea")
    subscribed(ada)
    subscribed(bea)
    with friends(ada, bea, pace=DAYS) as (group, windows):
        game = ada.begin(group).game
        asked = pass_on([ada, bea], game)
        windows[1 - asked].send(type="look", looks=False)
        windows[1 - asked].until_shown(lambda shown: shown.seats[1 - asked].presence == "away")
        pass_on([ada, bea], game)
        assert service.next().path == f"/send/{('Ada', 'Bea')[1 - asked]}?v=2"
        assert service.got.empty()


def test_a_push_service_that_never_answers_holds_up_nobody(
    database: str, tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path / "games") as server:
        lead(server, service, monkeypatch)
        ada, bea = Person(server, "Ada"), Person(server, "Bea")
        with friends(ada, bea, pace=DAYS) as (group, _):
            pass
        for _ in range(20):
            service.answers.put(None)
        for person in (ada, bea):
            for number in range(3):
                subscribed(person, f"{person.name}-{number}")
        game = ada.begin(group).game
        service.next()
        for _ in range(4):  # each answer is acknowledged, while the service says nothing
            pass_on([ada, bea], game)
        assert server.http.get("healthz").json()["status"] == "ok"
        assert not service.released.is_set()


def test_a_browser_that_wants_no_more_messages_is_forgotten(house: Inside, service: PushService) -> None:
    ada, bea = Person(house, "Ada"), Person(house, "Bea")
    with friends(ada, bea, pace=DAYS) as (group, _):
        pass
    gone = subscribed(bea, "gone")
    service.answers.put(410)
    ada.begin(group)
    assert read(gone, service.next())["text"] == "You play with Ada."
    late = time.monotonic() + PATIENCE
    while house.store.subscriptions(bea.id):
        assert time.monotonic() < late


def test_two_servers_of_a_store_have_one_key(database: str, tmp_path: Path) -> None:
    with inside(tmp_path / "games") as server:
        first = key_of(server)
    with inside(tmp_path / "games") as server:
        assert key_of(server) == first
