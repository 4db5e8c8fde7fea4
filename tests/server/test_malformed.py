"""Whatever a client sends, or does not send, the server goes on, and so do the games of others."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from monsterlands.server.server_messages import Entered, Pong, Refused, ServerMessage, Update
from support.servers import PATIENCE, Closed, Guest, Inside, Key, Program, inside, rooms_of

STEADY = settings(
    max_examples=150,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
KNOWN = {
    *("malformed", "too-large", "entered", "stale", "unknown-choice", "illegal", "wrong-seat", "barrier"),
    *("unknown-thing", "no-odds", "not-over", "no-step", "request-used"),
}


@pytest.fixture(scope="module")
def patient(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that lets everybody ask as fast as they like, and does not wait long for a first message."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("monsterlands.server.messaging.BURST", 1_000_000)
        patch.setattr("monsterlands.server.queries.HINT_SECONDS", 0.01)
        with inside(tmp_path_factory.mktemp("patient") / "games") as running:
            yield running


@pytest.fixture(scope="module")
def key(patient: Inside) -> Key:
    return patient.begin(scenario=1, affinity="fire")


@pytest.fixture(scope="module")
def guest(patient: Inside, key: Key) -> Iterator[Guest]:
    with patient.enter(key) as entered:
        yield entered


# --- after entering ---------------------------------------------------------------------------------

text = st.text(max_size=130)
scalars = st.none() | st.booleans() | st.integers() | st.floats() | text
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(
    ["enter", "sit", "answer", "undo", "why", "help", "chances", "advise", "look-back", "ping", "", "update"]
)
fields = {
    "type": kinds | scalars,
    "request": st.sampled_from(["a", "b"]) | scalars,
    "version": st.integers(0, 3) | scalars,
    "choice": st.sampled_from(["mine 1 S", "end turn", "done", "12"]) | scalars,
    "across": st.booleans() | scalars,
    "thing": st.sampled_from(["path:a1", "die:S", "space:mine 1", "member:Nuduru"]) | scalars,
    "name": st.sampled_from(["Nuduru", "Mine", "a1", "venom"]) | scalars,
    "path": st.sampled_from(["a1", "e2"]) | scalars,
    "step": st.integers(0, 5) | scalars,
    "seat": st.integers(-1, 4) | scalars,
    "secret": text,
    "language": text,
    "since": st.integers(-1, 9) | scalars,
}
messages = st.fixed_dictionaries({"type": kinds}, optional={k: v for k, v in fields.items() if k != "type"})


def survives(guest: Guest, sent: str | bytes) -> list[ServerMessage]:
    """Send anything, and see that the server still answers; return what it said to that."""
    heard = len(guest.heard)
    guest.socket.send(sent)
    assert isinstance(guest.ask("ping", request="still-there"), Pong)
    said = guest.heard[heard:-1]
    for message in said:
        if isinstance(message, Refused):
            assert message.code in KNOWN, message
            assert message.text
    return said


@STEADY
@given(
    message=messages | st.dictionaries(st.sampled_from(sorted(fields)) | text, values, max_size=5) | values
)
def test_any_json_is_handled_or_refused(guest: Guest, message: Any) -> None:
    survives(guest, json.dumps(message))


@STEADY
@given(sent=st.text(max_size=300) | st.binary(max_size=300))
def test_anything_but_json_is_refused(guest: Guest, sent: str | bytes) -> None:
    (said,) = survives(guest, sent)
    assert isinstance(said, Refused)
    assert said.code == "malformed"


DAMAGED = [
    '{"type":"ping","request":"a"',
    '{"type":"ping","request":"a"}}',
    '{"type":"ping","request":"a","type":"ping","more":1}',
    '{"type":"ping"}',
    '{"type":"ping","request":""}',
    '{"type":"ping","request":"ä"}',
    '{"type":"ping","request":"' + "a" * 65 + '"}',
    '{"type":"ping","request":null}',
    '{"type":"answer","request":"a","version":"1","choice":"mine 1 S"}',
    '{"type":"answer","request":"a","version":1.5,"choice":"mine 1 S"}',
    '{"type":"answer","request":"a","version":-1,"choice":"mine 1 S"}',
    '{"type":"answer","request":"a","version":1e300,"choice":"mine 1 S"}',
    '{"type":"answer","request":"a","version":' + "9" * 400 + ',"choice":"mine 1 S"}',
    '{"type":"answer","request":"a","version":1,"choice":7}',
    '{"type":"answer","request":"a","version":1,"choice":"' + "x" * 121 + '"}',
    '{"type":"why","request":"a","thing":"\\ud800"}',
    '{"type":"sit","seat":4}',
    '{"type":"sit","seat":true}',
    "[" * 4000,
    '{"type":' * 500,
    "",
    "null",
    "NaN",
    b"\xff\xfe",
    b"\x00" * 100,
]


@pytest.mark.parametrize("sent", DAMAGED)
def test_a_damaged_message_is_refused(guest: Guest, sent: str | bytes) -> None:
    (said,) = survives(guest, sent)
    assert isinstance(said, Refused)
    assert (said.request, said.code) == ("", "malformed")
    assert said.text.startswith("The message cannot be understood: ")


def test_a_message_may_come_as_bytes(guest: Guest) -> None:
    assert survives(guest, b'{"type":"ping","request":"bytes"}') == [Pong("bytes")]


def test_a_message_that_is_too_large_is_refused_and_a_huge_one_ends_the_connection(
    patient: Inside, key: Key
) -> None:
    with patient.enter(key) as guest:
        (said,) = survives(guest, " " * 4097)
        assert said == Refused("", "too-large", "The message is larger than 4,096 bytes.")
        guest.socket.send(" " * 20_000)
        with pytest.raises(Closed) as gone:
            guest.next()
        assert gone.value.code == 1009
    with patient.enter(key) as guest:
        assert guest.question.asked


# --- the first message ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ('{"type":"ping","request":"a"}', "enter-first"),
        ('{"type":"answer","request":"a","version":1,"choice":"mine 1 S"}', "enter-first"),
        ("{}", "malformed"),
        ("nonsense", "malformed"),
        (b"\xff", "malformed"),
        (" " * 5000, "too-large"),
        ('{"type":"enter"}', "malformed"),
        ('{"type":"enter","secret":""}', "unknown-game"),
        ('{"type":"enter","secret":"wrong"}', "unknown-game"),
        ('{"type":"enter","secret":"wrong","since":-1}', "malformed"),
        ('{"type":"enter","secret":"' + "x" * 121 + '"}', "malformed"),
    ],
)
def test_a_client_that_does_not_enter_first_is_disconnected(
    patient: Inside, key: Key, sent: str | bytes, code: str
) -> None:
    with patient.connect(key.game) as stranger:
        stranger.socket.send(sent)
        said, gone = stranger.goodbye()
        assert (said.code, gone.reason) == (code, code)
        assert gone.code == (4404 if code == "unknown-game" else 1008)
        assert said.text


def test_a_wrong_secret_and_an_unknown_game_are_refused_alike(patient: Inside, key: Key) -> None:
    heard = []
    for game in (key.game, "0" * 32, "..", "%00"):
        with patient.connect(game) as stranger:
            stranger.send(type="enter", secret="wrong")
            said, gone = stranger.goodbye()
            heard.append((stranger.raw, gone.code, said.code))
    assert heard[1:] == heard[:1] * 3


def test_a_silent_client_is_disconnected(patient: Inside, key: Key, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monsterlands.server.messaging.PATIENCE", 0.05)
    with patient.connect(key.game) as silent:
        said, gone = silent.goodbye()
        assert (said.code, gone.code) == ("too-late", 1008)


def test_silent_clients_keep_nobody_out(patient: Inside, key: Key) -> None:
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(patient.connect(key.game)) for _ in range(64)]
        with patient.enter(key) as guest:
            assert guest.question.asked
        said, gone = silent[0].goodbye()
        assert (said.code, gone.code) == ("too-late", 1008)
        silent[-1].send(type="enter", secret=key.secret)
        silent[-1].until(Update)


def test_a_table_has_a_limit_of_connections(patient: Inside) -> None:
    key = patient.begin(scenario=1)
    guests = [patient.enter(key) for _ in range(24)]
    with patient.connect(key.game) as late:
        late.send(type="enter", secret=key.secret)
        assert late.goodbye()[0].code == "crowded"
    guests.pop().close()
    deadline = time.monotonic() + PATIENCE
    while len(guests) < 24 and time.monotonic() < deadline:
        guest = patient.connect(key.game)
        guest.send(type="enter", secret=key.secret)
        if isinstance(guest.next(), Entered):
            guests.append(guest)
        else:
            guest.close()
    assert len(guests) == 24
    for guest in guests:
        guest.close()


# --- too much, too slow -----------------------------------------------------------------------------


def test_a_flooding_client_is_refused_then_disconnected_while_others_play_on(server: Program) -> None:
    with server.enter(server.begin(scenario=1)) as other, server.enter(server.begin(scenario=1)) as flooding:
        with contextlib.suppress(ConnectionClosed):
            for number in range(2000):
                flooding.socket.send(f'{{"type":"ping","request":"r{number}"}}')
        other.play(random.Random(1).randrange, 10)
        said, gone = flooding.goodbye()
        assert (said.code, gone.code, gone.reason) == ("flooding", 1008, "flooding")
        refused = [m for m in flooding.heard if isinstance(m, Refused)]
        assert {message.code for message in refused} == {"too-fast"}
        assert refused[0].request.startswith("r")
        assert len([m for m in flooding.heard if isinstance(m, Pong)]) >= 60
        assert other.version == 11


@pytest.mark.parametrize("sent", [" " * 5000, "nonsense"])
def test_a_client_that_floods_with_nonsense_is_disconnected(server: Program, sent: str) -> None:
    with server.enter(server.begin(scenario=1)) as flooding:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                flooding.socket.send(sent)
        assert flooding.goodbye()[0].code == "flooding"


def test_a_client_that_never_reads_is_disconnected_while_others_play_on(
    patient: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.guest.MOST_WAITING", 16)
    key = patient.begin(scenario=1)
    rooms = rooms_of(patient)
    with patient.enter(key) as other:
        small = socket.create_connection(("127.0.0.1", patient.port))
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy = patient.connect(key.game, sock=small)
        lazy.send(type="enter", secret=key.secret)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):
                lazy.send(type="sit", seat=0)
        other.play(random.Random(2).randrange, 10)
        deadline = time.monotonic() + PATIENCE
        while len(rooms._open[key.game].audience) > 1 and time.monotonic() < deadline:
            other.ask("ping")
        assert len(rooms._open[key.game].audience) == 1
        assert other.version == 11
        lazy.close()
