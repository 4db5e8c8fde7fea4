"""Attacks on groups and profiles: floods, guesses and hostile input. Others go on meanwhile."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from monsterlands.server.groups.messages import Said
from monsterlands.server.groups.state import read_state
from monsterlands.server.limits import RATES
from monsterlands.server.server_messages import Gone, Refused
from support.databases import waited
from support.groups import GroupWindow, Person, connect_window, friends, open_window, words_of
from support.neighbours import others_go_on
from support.people import new_secret
from support.servers import Closed, Inside, Key, Program, inside, program

WIDE = """
from monsterlands.server import limits
from monsterlands.server.groups import guest, room
limits.RATES.update(dict.fromkeys(limits.RATES, (1_000_000, 1_000_000.0)))
room.TALK_BURST = 1_000_000
guest.LOOKS = (1_000_000, 1_000_000.0)
"""
"""Lets people do as much as they like, so that the server feels it."""
TOGGLES = 400


@pytest.fixture(scope="module")
def wide(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server with wide limits."""
    with program(tmp_path_factory.mktemp("wide") / "games", before=WIDE) as running:
        yield running


@pytest.fixture
def meeting(server: Program) -> Iterator[tuple[str, GroupWindow, GroupWindow]]:
    """A lobby with two people and their windows."""
    with friends(Person(server, "Ada"), Person(server, "Bob")) as (group, (first, second)):
        yield group, first, second


# --- floods -----------------------------------------------------------------------------------------


def test_a_lobby_that_never_rests_holds_up_nobody(wide: Program) -> None:
    ada, bob = Person(wide, "Ada"), Person(wide, "Bob")
    with friends(ada, bob) as (group, (first, _)), others_go_on(wide):
        path = f"groups/{group}/seats/1"

        def toggle(number: int) -> int:
            return bob.ask("PATCH", path, {"ready": bool(number % 2)}).status_code

        with ThreadPoolExecutor(4) as pool:
            codes = list(pool.map(toggle, range(TOGGLES)))
        assert set(codes) <= {204, 409}
        assert codes.count(204) > TOGGLES // 2
        bob.do("PATCH", path, {"ready": True})
        with ada.open(group) as fresh:
            last = fresh.group.version
        assert last > 10  # what changes nothing is no version
        first.until_shown(lambda shown: shown.version >= last and shown.seats[1].ready)


def test_windows_that_flicker_point_and_talk_without_end_are_closed(wide: Program) -> None:
    ada, bob = Person(wide, "Ada"), Person(wide, "Bob")
    with friends(ada, bob) as (group, (first, second)), others_go_on(wide):
        floods: list[dict[str, Any]] = [
            {"type": "look"},
            {"type": "say", "kind": "text", "body": "x" * 300},
            {"type": "point", "thing": "path:a1"},
        ]
        for flood in floods:
            with bob.open(group) as window:
                for number in range(200):
                    own = {"looks": bool(number % 2)} if flood["type"] == "look" else {"request": str(number)}
                    window.send(**flood, **own)
                assert window.goodbye()[0].code == "flooding"
        second.settle()
        first.until_shown(lambda shown: shown.seats[1].presence == "here")
        assert isinstance(first.say("still here"), Said)


def test_a_window_that_reads_nothing_is_closed_and_the_others_see_everything(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.guest.MOST_WAITING", 16)
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    with friends(ada, bob) as (group, (first, _)):
        small = socket.create_connection(("127.0.0.1", near.port))
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        url = f"{near.address.replace('http', 'ws', 1)}api/groups/{group}/socket"
        deaf = GroupWindow(url, origin=near.address.rstrip("/"), sock=small, max_queue=1)
        deaf.socket.close_timeout = 0.1
        deaf.send(type="enter", secret=bob.secret)
        assert waited(lambda: len(near.store.windows(group)) == 3)
        names = (f"Ada {number}" for number in range(500))
        while len(near.store.windows(group)) == 3:
            name = next(names)
            ada.do("PATCH", f"groups/{group}/seats/0", {"name": name})
            while first.group.seats[0].name != name:
                first.next()
        deaf.close()


def test_nobody_keeps_others_out_by_opening_very_many_windows(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.socket.MOST_GUESTS", 3)
    monkeypatch.setattr("monsterlands.server.groups.socket.MOST_GUESTS", 3)
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    with friends(ada, bob) as (group, (first, _)), ExitStack() as stack:
        link, game = first.group.watching, ada.begin(group).game
        for secret, open_already in ((link, 0), (ada.secret, 1)):
            for _ in range(3 - open_already):
                stack.enter_context(open_window(near, group, secret))
            for _ in range(3):
                stack.enter_context(near.enter(Key(game, secret)))
            with connect_window(near, group) as window, near.connect(game) as guest:
                window.send(type="enter", secret=secret)
                guest.send(type="enter", secret=secret)
                assert window.until(Gone).code == guest.until(Gone).code == "crowded"
        with bob.open(group) as window, bob.sit(game) as guest:
            window.settle()
            assert guest.table.seat == 1


def test_nobody_has_any_number_of_codes_or_devices_that_take_messages(near: Inside) -> None:
    ada = Person(near, "Ada")
    codes = [str(ada.do("POST", "profile/ticket")["code"]) for _ in range(7)]

    def spend(code: str) -> int:
        headers = {"Authorization": f"Bearer {new_secret()}"}
        return near.http.post("api/profile/devices", json={"code": code}, headers=headers).status_code

    assert [spend(code) for code in codes] == [404, 404, 200, 200, 200, 200, 200]


# --- guesses ----------------------------------------------------------------------------------------


@pytest.fixture
def abroad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server for others, without a keeper, that bears five wrong guesses in all."""
    monkeypatch.setattr("monsterlands.server.limits.ALL_GUESSES", (5, 0))
    with inside(tmp_path / "abroad", "0.0.0.0") as running:
        yield running


def at(server: Inside, address: str) -> httpx.Client:
    """Return a client at an address of its own."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.address, transport=transport)


@pytest.mark.once
def test_a_stranger_who_guesses_keeps_no_friend_out(abroad: Inside) -> None:
    ada = Person(abroad, "Ada")
    words = words_of(ada, ada.new_group("me", "friend", "friend"))
    body, profile = {"words": words}, {"name": "Bob", "emblem": "gator"}
    for number in range(10, 15):
        with at(abroad, f"127.0.0.{number}") as stranger:
            bearer = {"Authorization": f"Bearer {new_secret()}"}
            stranger.put("api/profile", json=profile, headers=bearer)
            wrong = stranger.post("api/invitations", json={"words": "one two three four"}, headers=bearer)
            assert wrong.status_code == 404
            if number == 14:
                assert stranger.post("api/invitations", json=body, headers=bearer).status_code == 429
    with at(abroad, "127.0.0.20") as friend:
        bearer = {"Authorization": f"Bearer {new_secret()}"}
        friend.put("api/profile", json=profile, headers=bearer)
        assert friend.post("api/invitations", json=body, headers=bearer).status_code == 200
        code = ada.do("POST", "profile/ticket")["code"]
        other = {"Authorization": f"Bearer {new_secret()}"}
        assert friend.post("api/profile/devices", json={"code": code}, headers=other).status_code == 200


@pytest.mark.once
def test_each_connection_to_a_group_is_a_guess_that_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path / "abroad", "0.0.0.0") as abroad:
        ada = Person(abroad, "Ada")
        group = ada.new_group("me", "friend")
        monkeypatch.setitem(RATES, "changing", (3, 0))
        url = f"{abroad.address.replace('http', 'ws', 1)}api/groups/{group}/socket"
        given = {"origin": abroad.address.rstrip("/"), "source_address": ("127.0.0.30", 0)}
        for _ in range(3):
            with GroupWindow(url, **given) as window:
                window.send(type="enter", secret=new_secret())
                assert window.until(Gone).code == "unknown"
        with pytest.raises(InvalidStatus):
            GroupWindow(url, **given)


def test_an_invitation_that_is_spent_or_expired_looks_like_a_wrong_one(near: Inside) -> None:
    ada, eve = Person(near, "Ada"), Person(near, "Eve")
    group = ada.new_group("me", "friend", fill=True)
    spent = words_of(ada, group)
    ada.begin(group)
    answers = {eve.refused("POST", "invitations", {"words": words}) for words in (spent, "a b c d", "", "\0")}
    assert len(answers) == 1


# --- hostile input ----------------------------------------------------------------------------------

DEEP = "[" * 7000 + "]" * 7000
SURROGATE = r'"\ud800"'
ODD = [DEEP, SURROGATE, r'"\u0000"', '"' + "x" * 15_000 + '"', "1e400", "null", "{}", "-1", '"\\', "\ufeff1"]
BODIES = [
    ("PUT", "profile", '{{"name": {}, "emblem": "gator"}}'),
    ("PUT", "profile", '{{"name": "Eve", "emblem": {}}}'),
    ("POST", "profile/devices", '{{"code": {}}}'),
    ("POST", "profile/push", '{{"endpoint": {0}, "p256dh": {0}, "auth": {0}}}'),
    ("DELETE", "profile/push", '{{"endpoint": {}}}'),
    ("POST", "groups", '{{"seats": {}}}'),
    ("POST", "groups", '{{"seats": [{{"player": "me", "name": {0}}}, {{"player": {0}}}]}}'),
    ("POST", "groups", '{{"seats": [{{"player": "me"}}, {{"player": "friend"}}], "pace": {}}}'),
    ("POST", "invitations", '{{"words": {}}}'),
    ("PATCH", "groups/GROUP/seats/0", '{{"name": {}}}'),
    ("PATCH", "groups/GROUP/seats/0", '{{"affinity": {}}}'),
    ("PUT", "groups/GROUP/seats/1", '{{"name": {}}}'),
    ("PUT", "groups/GROUP/seats/1/player", '{{"player": {}}}'),
    ("PUT", "groups/GROUP/options", '{{"players": {}}}'),
    ("PUT", "groups/GROUP/seats/1/stand-in", '{{"bot": {}}}'),
    ("POST", "groups/GROUP/ending", '{{"agree": {}}}'),
    ("POST", "groups/GROUP/undo", '{{"version": {}, "agree": true}}'),
    ("POST", "qr", '{{"text": {}}}'),
    ("POST", "qr", "{}"),
]


def test_whatever_is_sent_gets_an_answer_in_a_sentence(near: Inside) -> None:
    ada = Person(near, "Ada")
    group = ada.new_group("me", "friend")
    headers = {"Authorization": f"Bearer {ada.secret}", "Content-Type": "application/json"}
    for method, path, form in BODIES:
        for odd in ODD:
            body = form.format(odd).encode()
            answer = near.http.request(
                method, f"api/{path.replace('GROUP', group)}", content=body, headers=headers
            )
            assert answer.status_code < 500, (method, path, odd[:20], answer.text)
            if answer.status_code >= 400:
                assert len(answer.json()["detail"]) < 600, (method, path, odd[:20])
    seats = read_state(near.store.group(group)).seats
    assert all(seat.name.isprintable() and len(seat.name) <= 24 for seat in seats)


@pytest.mark.parametrize(
    "path", ["%00", "..%2f..%2fprofile", "%ff%fe", "x" * 4000, "%F0%9F%91%BE", "a%0d%0ab"]
)
def test_odd_ids_are_unknown(near: Inside, path: str) -> None:
    ada = Person(near, "Ada")
    for method, route in (
        ("POST", "groups/{}/leave"),
        ("POST", "groups/{}/begin"),
        ("DELETE", "groups/{}/seats/0"),
        ("DELETE", "profile/devices/{}"),
        ("GET", "games/{}"),
    ):
        answer = ada.ask(method, route.format(path))
        # What is no address of the server at all leads to the start page.
        assert answer.status_code in (404, 405, 307), (route, answer.text)


HOSTILE_MESSAGES = [
    "[" * 4000,
    '{"a":' * 800,
    '{"type":"say","request":"r","kind":"text","body":"\\ud800"}',
    '{"type":"say","request":"r","kind":"text","body":' + "1" * 3000 + "}",
    '{"type":"point","request":"r","thing":"path:\\u0000"}',
    '{"type":"look","looks":"yes"}',
    '{"type":"enter","secret":"x","since":-1}',
    "\x00" * 50,
    "x" * 5000,
]


@pytest.mark.once
def test_hostile_messages_are_refused_and_the_window_stays(
    meeting: tuple[str, GroupWindow, GroupWindow],
) -> None:
    _, first, second = meeting
    for text in HOSTILE_MESSAGES:
        first.socket.send(text)
        assert first.until(Refused).code in ("malformed", "too-large", "no-thing"), text[:30]
    first.socket.send(b"\xff\xfe\x00binary")
    assert first.until(Refused).code == "malformed"
    first.say("still here")
    second.until_said("still here")
    assert second.texts[-1] == "still here"


@pytest.mark.once
def test_a_frame_of_any_size_ends_only_its_own_connection(
    meeting: tuple[str, GroupWindow, GroupWindow],
) -> None:
    _, first, second = meeting
    with contextlib.suppress(ConnectionClosed, OSError):  # it may be closed while this is sent
        first.socket.send("x" * 20_000_000)
    with pytest.raises(Closed):
        first.until(Gone)
    second.settle()


@pytest.mark.once
def test_the_first_message_may_be_anything(
    server: Program, meeting: tuple[str, GroupWindow, GroupWindow]
) -> None:
    group, *_ = meeting
    for text in (*HOSTILE_MESSAGES, '{"type":"enter","secret":"' + "\U0001f47e" * 119 + '"}'):
        with connect_window(server, group) as window:
            window.socket.send(text)
            assert window.until(Gone).code in ("malformed", "too-large", "enter-first", "unknown"), text[:30]


@pytest.mark.once
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost", ""])
def test_pages_of_other_sites_reach_neither_profiles_nor_groups(
    server: Program, meeting: tuple[str, GroupWindow, GroupWindow], origin: str
) -> None:
    group, *_ = meeting
    eve = Person(server, "Eve")
    before = eve.do("GET", "profile")
    headers = {"Authorization": f"Bearer {eve.secret}", "Origin": origin, "Content-Type": "text/plain"}
    for method, path in (
        ("PUT", "profile"),
        ("DELETE", "profile"),
        ("POST", "profile/ticket"),
        ("POST", "groups"),
        ("POST", "invitations"),
        ("POST", f"groups/{group}/leave"),
        ("POST", "house/listening"),
    ):
        answer = server.http.request(method, f"api/{path}", headers=headers, content=b"{}")
        assert (answer.status_code, answer.json()["detail"]) == (
            403,
            "pages of other sites may not use this server",
        ), path
    assert eve.do("GET", "profile") == before
    url = f"{server.address.replace('http', 'ws', 1)}api/groups/{group}/socket"
    with pytest.raises(InvalidStatus):
        GroupWindow(url, origin=origin)
