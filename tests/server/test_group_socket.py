"""The connection to a group: who may come in, who is there, limits, and goodbyes."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from monsterlands.server.groups import room as group_room
from monsterlands.server.groups.messages import GroupShown
from monsterlands.server.server_messages import Refused
from monsterlands.store import Window
from support.databases import waited
from support.groups import GroupWindow, Person, connect_window, friends, open_window
from support.servers import Closed, Inside, Program, inside, rooms_of

Meeting = tuple[str, GroupWindow, GroupWindow]
UNKNOWN = "There is no such group, or you are not in it."


@pytest.fixture
def meeting(server: Program) -> Iterator[Meeting]:
    """A lobby with Ada, its host, and Bob."""
    with friends(Person(server, "Ada"), Person(server, "Bob")) as (group, (first, second)):
        yield group, first, second


def goodbye(window: GroupWindow) -> tuple[str, str, int]:
    """Return the code and the sentence with which a window is closed, and the code of the last frame."""
    with window:
        said, closed = window.goodbye()
        return said.code, said.text, closed.code


# --- coming in ---


def test_a_wrong_secret_and_an_unknown_group_look_alike(server: Program, meeting: Meeting) -> None:
    group, first, _ = meeting
    stranger = Person(server, "Eve").secret
    for id, secret in (
        (group, ""),
        (group, secrets.token_urlsafe(32)),
        (group, stranger),
        (group, first.group.invitation),
        ("0" * 32, stranger),
        ("nothing", ""),
        ("%00", stranger),
    ):
        window = connect_window(server, id)
        window.send(type="enter", secret=secret)
        assert goodbye(window) == ("unknown", UNKNOWN, 4404), id


def test_the_first_message_must_enter(server: Program, meeting: Meeting) -> None:
    for message in (
        {"type": "ping", "request": "r"},
        {"type": "say", "request": "r", "kind": "text", "body": "x"},
    ):
        window = connect_window(server, meeting[0])
        window.send(**message)
        assert goodbye(window)[0] == "enter-first"
    window = connect_window(server, meeting[0])
    window.socket.send("nonsense")
    assert goodbye(window)[0] == "malformed"


def test_bad_messages_get_an_answer_and_change_nothing(meeting: Meeting) -> None:
    _, first, second = meeting
    for body in ("", "null", "[]", "{}", '{"type":"vote"}', '{"type":"look","looks":3}', "\u0000"):
        first.socket.send(body)
        assert first.until(Refused).code == "malformed"
    first.socket.send("x" * 5000)
    assert first.until(Refused).code == "too-large"
    first.send(type="enter", secret="again")
    assert first.until(Refused).code == "entered"
    first.settle()
    second.settle()


def test_too_many_messages_are_refused_and_then_end_the_connection(meeting: Meeting) -> None:
    _, first, second = meeting
    with contextlib.suppress(ConnectionClosed):
        for number in range(2000):
            first.send(type="ping", request=f"r{number}")
    said, gone = first.goodbye()
    assert (said.code, gone.code) == ("flooding", 1008)
    second.settle()


def test_a_group_has_a_limit_of_windows(server: Program) -> None:
    ada = Person(server, "Ada")
    group = ada.new_group("me", "friend")
    windows = [ada.open(group) for _ in range(24)]
    one_more = connect_window(server, group)
    one_more.send(type="enter", secret=ada.secret)
    assert goodbye(one_more)[0] == "crowded"
    for window in windows:
        window.close()


# --- who is there ---


def test_everybody_sees_who_is_here_or_away(server: Program) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    with friends(ada, bob) as (group, (first, second)):
        first.until_shown(lambda shown: shown.seats[1].presence == "here")
        second.send(type="look", looks=False)
        first.until_shown(lambda shown: shown.seats[1].presence == "away")
        with bob.open(group, looks=True):
            first.until_shown(lambda shown: shown.seats[1].presence == "here")
        first.until_shown(lambda shown: shown.seats[1].presence == "away")
        second.close()
        shown = first.until_shown(lambda shown: shown.seats[1].presence == "gone")
        assert shown.seats[1].name == "Bob"
        assert shown.seats[0].presence == "here"


def test_those_who_look_on_are_counted_and_see_the_group(server: Program, meeting: Meeting) -> None:
    group, first, _ = meeting
    with open_window(server, group, first.group.watching) as looking:
        first.until_shown(lambda shown: shown.watchers == 1)
        shown = looking.until_shown(lambda shown: shown.watchers == 1)
        assert (shown.looking_on, shown.host, shown.invitation, shown.watching, shown.expires) == (
            True,
            False,
            "",
            "",
            0.0,
        )
        assert [seat.mine for seat in shown.seats] == [False, False]
        assert shown.may_replace == ()
        assert not shown.may_end
    first.until_shown(lambda shown: shown.watchers == 0)


def test_a_new_link_sends_those_away_who_look_on(server: Program) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    with friends(ada, bob) as (group, (first, second)):
        looking = open_window(server, group, first.group.watching)
        assert bob.refused("POST", f"groups/{group}/watching")[0] == 403
        ada.do("POST", f"groups/{group}/watching")
        assert goodbye(looking)[0] == "not-member"
        second.settle()


def test_a_group_without_people_is_gone(server: Program) -> None:
    ada = Person(server, "Ada")
    group = ada.new_group("me", "friend")
    window = ada.open(group)
    looking = open_window(server, group, window.group.watching)
    ada.do("DELETE", f"groups/{group}/seats/0")
    assert goodbye(window)[0] in ("not-member", "deleted")
    assert goodbye(looking)[::2] == ("deleted", 4404)
    assert ada.refused("POST", f"groups/{group}/begin")[0] == 404


def test_flicker_is_not_stored_each_time(near: Inside) -> None:
    ada = Person(near, "Ada")
    with ada.open(ada.new_group("me", "friend")) as window:
        for number in range(50):
            window.send(type="look", looks=bool(number % 2))
        window.settle()
        assert len([message for message in window.heard if isinstance(message, GroupShown)]) < 20


# --- windows that go without a word ---


@pytest.fixture
def restless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server that renews its windows all the time."""
    monkeypatch.setattr(group_room, "EVERY", 0.02)
    with inside(tmp_path / "games") as running:
        yield running


def test_a_window_whose_time_is_up_is_gone(restless: Inside) -> None:
    ada, bob = Person(restless, "Ada"), Person(restless, "Bob")
    with friends(ada, bob) as (group, (first, second)):
        second.close()
        first.until_shown(lambda shown: shown.seats[1].presence == "gone")
        window = Window("at another process", bob.id, True)
        restless.store.put_window(group, window, 600.0)
        first.until_shown(lambda shown: shown.seats[1].presence == "here")
        restless.store.put_window(group, window, 0.01)  # as long as it has, if its process dies
        first.until_shown(lambda shown: shown.seats[1].presence == "gone")


def test_a_removed_device_is_sent_away(restless: Inside) -> None:
    ada = Person(restless, "Ada")
    group = ada.new_group("me", "friend")
    ticket = ada.do("POST", "profile/ticket")["code"]
    secret = secrets.token_urlsafe(32)
    answer = restless.http.post(
        "api/profile/devices", json={"code": ticket}, headers={"Authorization": f"Bearer {secret}"}
    )
    assert answer.status_code == 200
    other = open_window(restless, group, secret)
    [device] = [each["id"] for each in ada.do("GET", "profile/devices") if not each["current"]]
    ada.do("DELETE", f"profile/devices/{device}")
    assert goodbye(other)[0] in ("not-member", "revoked")
    with pytest.raises(Closed):
        open_window(restless, group, secret)
    with ada.open(group) as window:
        window.settle()


def test_rooms_are_closed_when_nobody_needs_them(near: Inside) -> None:
    ada, bob = Person(near, "Ada"), Person(near, "Bob")
    groups = rooms_of(near).groups
    with friends(ada, bob) as (group, _):
        assert group in groups._open
    assert waited(lambda: group not in groups._open)
    assert waited(lambda: near.store.windows(group) == [])


def test_a_server_that_stops_says_so_and_takes_its_windows_away(tmp_path: Path) -> None:
    with inside(tmp_path / "games") as server:
        ada = Person(server, "Ada")
        group = ada.new_group("me", "friend")
        window = ada.open(group)
        window.until_shown(lambda shown: shown.seats[0].presence == "here")
    assert goodbye(window)[::2] == ("stopping", 1012)
    with inside(tmp_path / "games") as again:
        assert again.store.windows(group) == []
        with Person(again, "Ada", secret=ada.secret).open(group) as window:
            assert window.group.seats[0].name == "Ada"


def test_a_window_that_closes_while_others_are_renewed_stays_closed(restless: Inside) -> None:
    ada = Person(restless, "Ada")
    group = ada.new_group("me", "friend")
    with ada.open(group):
        for _ in range(15):
            with ada.open(group):
                pass
        assert waited(lambda: len(restless.store.windows(group)) == 1)
