"""Messages to closed pages: encrypted, signed, tried again, and in nobody's way."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from monsterlands.server.push.addresses import is_public
from monsterlands.server.push.notice import Notice
from monsterlands.server.push.push import Push
from monsterlands.server.store_thread import StoreThread
from monsterlands.store import Profile, StoreError, Subscription
from support.databases import kept_at
from support.push_service import (
    CURVE,
    DRIP,
    HOST,
    Answer,
    Browser,
    Got,
    PushService,
    push_service,
    to_bytes,
)

PERSON = "a" * 32
CONTACT = "mailto:host@monsters.example"
NOTICE = Notice("push-turn", "#/game/1234", "group", ["Ada", "Bea"], {"round": 3, "rounds": 6}, 3600, "high")
SHOWN = {
    "title": "Monster Lands: it is your turn",
    "text": "Round 3 of 6, with Ada and Bea.",
    "address": "#/game/1234",
}


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path / "service") as running:
        yield running


def test_a_message_is_read_as_the_example_of_rfc_8291_says() -> None:
    private = to_bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    browser = Browser(
        ec.derive_private_key(int.from_bytes(private, "big"), CURVE), to_bytes("BTBZMqHH6r4Tts7J_aSIgg")
    )
    body = to_bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(body) == b"When I grow up, I want to be a watermelon"


class House:
    """What sends messages, with its store."""

    def __init__(self, push: Push, store: StoreThread) -> None:
        self.push = push
        self.store = store

    async def subscribe(self, subscription: dict[str, str], person: str = PERSON) -> None:
        found = Subscription(**subscription)
        self.push.check(found)
        await self.store.write(lambda store: store.subscribe(person, found))

    async def endpoints(self) -> list[str]:
        found = await self.store.read(lambda store: store.subscriptions(PERSON))
        return [each.endpoint for each in found]

    async def settle(self) -> None:
        """Wait until nothing is under way any more."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)


def run(folder: Path, service: PushService, work: Callable[[House], Awaitable[None]]) -> None:
    """Do something with a house whose messages go to a service; what it tries again, it tries at once."""

    async def main() -> None:
        store = StoreThread(kept_at(folder).open())
        push = Push(store, CONTACT, service.network, delays=(0.0, 0.0))
        try:
            await store.write(lambda opened: opened.put_profile(Profile(PERSON, "Cleo", "", 0, 0), "secret"))
            await push.start()
            await work(House(push, store))
        finally:
            push.close()
            store.close()

    asyncio.run(main())


def came(service: PushService) -> list[Got]:
    """Return everything that has come so far."""
    return [service.got.get_nowait() for _ in range(service.got.qsize())]


def test_only_the_browser_can_read_a_message(tmp_path: Path, service: PushService) -> None:
    browser = Browser()

    async def work(house: House) -> None:
        await house.subscribe(browser.subscription())
        house.push.send(PERSON, NOTICE)
        await house.settle()
        [got] = came(service)
        assert json.loads(browser.decrypt(got.body)) == {**SHOWN, "tag": got.headers["topic"]}
        assert b"Ada" not in got.body
        assert got.path == "/send/browser?v=2"
        claims = got.claims(house.push.public_key)
        assert claims["aud"] == "https://push.example"
        assert claims["sub"] == CONTACT
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        headers = {name: got.headers[name] for name in ("host", "content-encoding", "ttl", "urgency")}
        assert headers == {"host": HOST, "content-encoding": "aes128gcm", "ttl": "3600", "urgency": "high"}
        assert len(got.headers["topic"]) == 32

    run(tmp_path / "games", service, work)


def test_all_browsers_of_a_person_get_it_each_in_its_language(tmp_path: Path, service: PushService) -> None:
    known, unknown = Browser(), Browser(auth=b"fedcba9876543210")

    async def work(house: House) -> None:
        await house.subscribe(known.subscription("known", "en"))
        await house.subscribe(unknown.subscription("unknown", "tlh"))
        house.push.send(PERSON, NOTICE)
        await house.settle()
        got = {each.path: each for each in came(service)}
        for browser, name in ((known, "known"), (unknown, "unknown")):
            assert json.loads(browser.decrypt(got.pop(f"/send/{name}?v=2").body))["text"] == SHOWN["text"]
        assert not got

    run(tmp_path / "games", service, work)


def test_a_message_is_in_the_language_of_its_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shouting:
        def __init__(self, language: str) -> None:
            self.language = language

        def join(self, names: list[str], _: str) -> str:
            return "+".join(names)

        def say(self, message: str) -> str:
            return f"{self.language} {message}"

        def tell(self, message: str, part: str, **values: object) -> str:
            return f"{self.language} {message}.{part} {values['names']}"

    monkeypatch.setattr("monsterlands.server.push.notice._words", Shouting)
    shown = json.loads(NOTICE.body("es-419"))
    assert (shown["title"], shown["text"]) == ("es push-turn", "es push-turn.text Ada+Bea")
    assert json.loads(NOTICE.body("tlh"))["title"] == "en push-turn"


def test_the_key_of_a_server_is_made_once(tmp_path: Path, service: PushService) -> None:
    keys: list[str] = []

    async def work(house: House) -> None:
        keys.append(house.push.public_key)
        again = Push(house.store, CONTACT)
        await again.start()
        keys.append(again.public_key)

    run(tmp_path / "games", service, work)
    run(tmp_path / "others", service, work)
    assert keys[0] == keys[1]
    assert keys[2] == keys[3] != keys[0]
    assert [len(to_bytes(key)) for key in keys] == [65] * 4


@pytest.mark.parametrize("answer", [404, 410])
def test_a_browser_that_wants_no_more_messages_is_forgotten(
    tmp_path: Path, service: PushService, answer: int
) -> None:
    async def work(house: House) -> None:
        await house.subscribe(Browser().subscription("gone"))
        service.answers.put(answer)
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert len(came(service)) == 1
        assert await house.endpoints() == []

    run(tmp_path / "games", service, work)


@pytest.mark.parametrize("answer", [500, 503, 429])
def test_a_message_is_tried_again_twice(
    tmp_path: Path, service: PushService, answer: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        await house.subscribe(Browser().subscription())
        for each in (answer, answer):
            service.answers.put(each)
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert len(came(service)) == 3
        assert caplog.messages == []
        for each in (answer, answer, answer):
            service.answers.put(each)
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert len(came(service)) == 3
        assert len(await house.endpoints()) == 1

    run(tmp_path / "games", service, work)
    assert caplog.messages == [f"push.example took no message: {answer}"]


@pytest.mark.parametrize("answer", [301, 307, 400, 401, 403, 413])
def test_other_answers_are_logged_without_what_is_secret(
    tmp_path: Path, service: PushService, answer: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "monsterlands")

    async def work(house: House) -> None:
        await house.subscribe(Browser().subscription())
        service.headers["location"] = f"https://127.0.0.1:{service.port}/elsewhere"
        service.answers.put(answer)
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert [got.path for got in came(service)] == ["/send/browser?v=2"], "redirects are not followed"
        assert len(await house.endpoints()) == 1

    run(tmp_path / "games", service, work)
    assert caplog.messages == [f"push.example took no message: {answer}"]


def test_a_service_with_another_certificate_gets_nothing(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        elsewhere = {**Browser().subscription(), "endpoint": "https://other.example/secret"}
        await house.subscribe(elsewhere)
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert came(service) == []

    run(tmp_path / "games", service, work)
    assert caplog.messages == ["other.example took no message: SSLCertVerificationError"]


HUGE = b"HTTP/1.1 201 Created\r\nX: " + b"a" * 20_000


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (None, "TimeoutError"),
        (DRIP, "TimeoutError"),
        (b"SSH-2.0-OpenSSH_9.2\r\n\r\n", "RemoteProtocolError"),
        (HUGE, "RemoteProtocolError"),
    ],
)
def test_a_service_that_does_not_answer_as_one_is_left(
    tmp_path: Path,
    service: PushService,
    answer: Answer,
    problem: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if problem == "TimeoutError":
        monkeypatch.setattr("monsterlands.server.push.delivery.SECONDS", 0.3)

    async def work(house: House) -> None:
        await house.subscribe(Browser().subscription())
        for _ in range(3):
            service.answers.put(answer)
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert len(await house.endpoints()) == 1

    run(tmp_path / "games", service, work)
    assert caplog.messages == [f"push.example took no message: {problem}"]


def test_a_name_that_leads_into_a_private_network_gets_nothing(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        house.push.network = replace(service.network, allows=is_public)
        await house.subscribe(Browser().subscription())
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert came(service) == []

    run(tmp_path / "games", service, work)
    assert caplog.messages == ["a message was not sent: push.example is in a private network"]


def test_a_newer_message_takes_the_place_of_one_that_waits(tmp_path: Path, service: PushService) -> None:
    browser = Browser()
    slow = Notice("push-undo", "#/game/5678", "another group", values={"name": "Bea"})
    newer = Notice("push-undo", "#/game/1234", "group", values={"name": "Ada"})

    async def work(house: House) -> None:
        await house.subscribe(browser.subscription())
        service.answers.put(None)
        house.push.send(PERSON, slow)
        got = [await asyncio.to_thread(service.next)]
        house.push.send(PERSON, NOTICE)
        house.push.send(PERSON, newer)
        for _ in range(2):  # the store reads one after the other, so both are on their way then
            await house.endpoints()
        service.released.set()
        await house.settle()
        got += came(service)
        assert sorted(json.loads(browser.decrypt(each.body))["text"] for each in got) == [
            "Ada would like to undo a step.",
            "Bea would like to undo a step.",
            "Bea would like to undo a step.",
        ]

    run(tmp_path / "games", service, work)


def test_without_the_library_nothing_is_sent(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "monsterlands.server.push.keys", None)

    async def work(house: House) -> None:
        assert house.push.public_key == ""
        await house.store.write(
            lambda store: store.subscribe(PERSON, Subscription(**Browser().subscription()))
        )
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert came(service) == []

    run(tmp_path / "games", service, work)


def test_a_damaged_key_is_told_to_the_host(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    with kept_at(tmp_path / "games").open() as store:
        store.keep_house_value("vapid", "AAAA")

    async def work(house: House) -> None:
        assert house.push.public_key == ""

    run(tmp_path / "games", service, work)
    assert caplog.messages == ["no messages to closed pages: the stored key for them is damaged"]


def test_a_store_that_fails_loses_a_message_and_nothing_else(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise StoreError("The database is away.")

    async def work(house: House) -> None:
        await house.subscribe(Browser().subscription())
        with monkeypatch.context() as patch:
            patch.setattr("monsterlands.store.Store.subscriptions", fail)
            house.push.send(PERSON, NOTICE)
            await house.settle()
        house.push.send(PERSON, NOTICE)
        await house.settle()
        assert len(came(service)) == 1

    run(tmp_path / "games", service, work)
    assert caplog.messages == ["a message could not be sent: The database is away."]
