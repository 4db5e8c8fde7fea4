"""Connections that do nothing, or only half of something, stop nobody."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest

from monsterlands.server.connections import ConnectionLimits
from support.servers import PATIENCE, Inside, Served, inside, program

FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))\n"
HALF_A_BODY = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"


@pytest.fixture
def near(tmp_path: Path) -> Iterator[Inside]:
    """A server of its own, whose limits a test changes."""
    with inside(tmp_path / "games") as running:
        yield running


def opened(server: Served, *sent: bytes) -> socket.socket:
    """Open a connection, and send something."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    for part in sent:
        connection.sendall(part)
    return connection


def is_closed(connection: socket.socket) -> bool:
    """Read until the server closes a connection."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def is_cut_off(connection: socket.socket) -> bool:
    """Send byte by byte until the server closes a connection; give up after a while."""
    for _ in range(int(PATIENCE / 0.05)):
        try:
            connection.sendall(b"G")
        except OSError:
            return True
        time.sleep(0.05)
    return False


@contextmanager
def many(server: Served, number: int, *sent: bytes) -> Iterator[list[socket.socket]]:
    """Open many connections that send the same and then nothing."""
    with ExitStack() as stack:
        yield [stack.enter_context(opened(server, *sent)) for _ in range(number)]


@pytest.mark.parametrize(
    "sent", [b"", b"GET /api/about HTTP/1.1\r\nHost: loc", HALF_A_BODY], ids=["silent", "headers", "body"]
)
def test_a_connection_that_sends_no_whole_request_is_closed(
    near: Inside, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr("monsterlands.server.connections.HEADER_SECONDS", 0.2)
    monkeypatch.setattr("monsterlands.server.connections.BODY_SECONDS", 0.2)
    with opened(near, sent) as connection:
        assert is_closed(connection)
    assert near.http.get("api/games").json() == []


def test_a_connection_that_sends_its_second_request_byte_by_byte_is_closed(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.connections.HEADER_SECONDS", 0.3)
    first = f"GET /api/about HTTP/1.1\r\nHost: {near.host}\r\n\r\n".encode()
    with opened(near, first) as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        assert is_cut_off(connection)


def test_a_client_that_does_not_read_its_answers_is_disconnected(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.server.connections.WRITE_SECONDS", 0.3)
    ask = f"GET /api/box HTTP/1.1\r\nHost: {near.host}\r\n\r\n".encode()
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", near.port))
        connection.sendall(ask * 40)
        limits = near.server.config.limits  # type: ignore[attr-defined]
        begun = time.monotonic()
        while len(limits) > 1 and time.monotonic() < begun + PATIENCE:
            time.sleep(0.05)
        assert len(limits) <= 1  # the other is the client of the test


@pytest.mark.parametrize("sent", [b"", HALF_A_BODY], ids=["silent", "half a body"])
def test_more_silent_connections_than_descriptors_stop_nobody_and_fill_no_log(
    tmp_path: Path, sent: bytes
) -> None:
    with program(tmp_path / "games", before=FEW_FILES) as server:
        key = server.begin(scenario=1)
        with server.enter(key) as guest, many(server, 300, sent):
            for _ in range(3):
                assert guest.settle()
                guest.answer(guest.spelled()[0])
            assert server.http.get("api/about").status_code == 200
            with server.enter(key) as another:
                assert another.version == guest.version
        assert len(server.errors) < 2000


# --- counting ---------------------------------------------------------------------------------------


def transports(number: int) -> list[Mock]:
    """Make transports that can be closed."""
    return [Mock() for _ in range(number)]


def closed(given: list[Mock]) -> list[int]:
    """Return which of them were closed."""
    return [number for number, each in enumerate(given) if each.abort.called]


def test_when_all_places_are_taken_the_longest_waiting_of_the_largest_crowd_makes_room() -> None:
    limits, given = ConnectionLimits(6, 0), transports(6)
    addresses = ["10.0.0.1", "10.0.0.2", "10.0.0.2", "10.0.0.2", "10.0.0.1", "10.0.0.3"]
    assert all(limits.admit(each, address) for each, address in zip(given, addresses, strict=True))
    assert closed(given) == [1]
    assert len(limits) == 5


def test_a_connection_with_a_complete_request_is_not_closed_for_a_new_one() -> None:
    limits, given = ConnectionLimits(4, 0), transports(4)
    for each in given[:3]:
        assert limits.admit(each, "10.0.0.1")
        limits.serve(each)
    assert not limits.admit(given[3], "10.0.0.2")
    assert closed(given) == []
    limits.wait(given[1])
    assert limits.admit(given[3], "10.0.0.2")
    assert closed(given) == [1]


def test_one_address_has_a_limit_and_gets_its_places_back() -> None:
    limits, given = ConnectionLimits(100, 2), transports(4)
    admit: Callable[[int], bool] = lambda number: limits.admit(given[number], "10.0.0.1")  # noqa: E731
    assert [admit(number) for number in range(3)] == [True, True, False]
    limits.leave(given[0])
    limits.leave(given[0])
    assert [admit(2), admit(3)] == [True, False]
    assert limits.refused == 2


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    limits = ConnectionLimits(100, 1)
    first, second = transports(2)
    assert limits.admit(first, one)
    assert limits.admit(second, other) is not same
