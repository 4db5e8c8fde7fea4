"""What a host needs: health, metrics, a log, proxies, the rules of the house."""

from __future__ import annotations

import json
import logging
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from monsterlands.server.limits import RATES
from monsterlands.server.logs import JsonLines, LimitedHandler, PlainLines
from monsterlands.server.settings import BadSetting, Settings
from monsterlands.store import StoreError
from support.servers import PATIENCE, Inside, Program, inside, program, rooms_of

PUBLIC: dict[str, Any] = {"public_url": "https://monsters.example", "proxies": ("127.0.0.1",)}


def through_proxy(address: str = "203.0.113.7", **others: str) -> dict[str, str]:
    """Return the headers with which a proxy passes a request on."""
    return {"Host": "monsters.example", "X-Forwarded-For": address, "X-Forwarded-Proto": "https", **others}


# --- health and metrics -----------------------------------------------------------------------------


def test_a_server_that_takes_players_is_well(server: Program) -> None:
    answer = server.http.get("healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "problem": ""})


def test_a_server_whose_games_cannot_be_read_is_not_well(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Any:
        raise StoreError("The disk is gone.")

    monkeypatch.setattr(near.store, "ping", fail)
    answer = near.http.get("healthz")
    assert (answer.status_code, answer.json()) == (
        503,
        {"detail": "the games cannot be read; the log says why"},
    )


@pytest.mark.once  # PostgreSQL finds damage itself
def test_a_server_whose_file_is_damaged_says_so_and_goes_on(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = "is damaged. Put a backup in its place."
    monkeypatch.setattr(near.store._database, "_check", SimpleNamespace(problem=problem))
    answer = near.http.get("healthz")
    told = {"status": "ok", "problem": f"The file of the games {problem}"}
    assert (answer.status_code, answer.json()) == (200, told)


def test_a_server_that_stops_is_not_well(near: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_of(near), "stopping", True)
    assert near.http.get("healthz").status_code == 503


def test_metrics_are_for_the_machine_of_the_server_and_whoever_has_the_token(tmp_path: Path) -> None:
    with inside(tmp_path / "games", metrics_token="a long token", **PUBLIC) as server:
        assert server.http.get("metrics").status_code == 200
        assert server.http.get("metrics", headers=through_proxy()).status_code == 403
        wrong = through_proxy(Authorization="Bearer another")
        assert server.http.get("metrics", headers=wrong).status_code == 403
        right = through_proxy(Authorization="Bearer a long token")
        assert server.http.get("metrics", headers=right).status_code == 200


# --- proxies ----------------------------------------------------------------------------------------


def test_behind_a_proxy_nobody_is_the_keeper(tmp_path: Path) -> None:
    with inside(tmp_path / "games", **PUBLIC) as server:
        for headers in (through_proxy(), {"Host": "monsters.example"}, {}):
            assert server.http.get("api/about", headers=headers).json()["keeper"] is False
            assert server.http.get("api/games", headers=headers).status_code == 403


def test_behind_a_proxy_each_client_has_its_own_quota(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "reading", (2, 0))
    with inside(tmp_path / "games", **PUBLIC) as server:

        def ask(address: str) -> int:
            return server.http.get("api/about", headers=through_proxy(address)).status_code

        assert [ask("203.0.113.7") for _ in range(3)] == [200, 200, 429]
        assert ask("203.0.113.8") == 200


def test_without_a_trusted_proxy_a_forged_address_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "reading", (2, 0))
    with inside(tmp_path / "games", "0.0.0.0") as server:
        codes = [
            server.http.get("api/about", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
            for number in range(3)
        ]
        assert codes == [200, 200, 429]


def test_a_server_with_a_public_address_answers_to_that_alone(tmp_path: Path) -> None:
    with inside(tmp_path / "games", **PUBLIC) as server:
        answer = server.http.get("api/about", headers=through_proxy(Host="evil.example"))
        assert answer.status_code == 403
        assert answer.json() == {"detail": "this server only answers requests to monsters.example"}
        page = through_proxy(Origin="https://monsters.example")
        assert server.http.post("api/games", json={"scenario": 1}, headers=page).status_code == 201
        other = through_proxy(Origin="https://evil.example")
        assert server.http.post("api/games", json={"scenario": 1}, headers=other).status_code == 403


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (
            {"public_url": "monsters.example"},
            "monsters.example is not an address of a site; https://monsters.example would be one",
        ),
        (
            {"public_url": "https://monsters.example/table"},
            "https://monsters.example/table is not an address of a site; "
            "https://monsters.example would be one",
        ),
        (
            {"proxies": ("nginx",)},
            "nginx is not an address or network; 127.0.0.1 or 10.0.0.0/8 would be",
        ),
    ],
)
def test_a_setting_that_cannot_be_used_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings(**wrong)
    assert str(refused.value) == message


# --- the rules of the house -------------------------------------------------------------------------


def test_guests_can_read_the_rules_of_the_house(tmp_path: Path) -> None:
    with inside(tmp_path / "games", house_rules="Be kind.\nMondays only.") as server:
        assert server.http.get("api/about").json()["houseRules"] is True
        assert server.http.get("api/house-rules").text == "Be kind.\nMondays only."


def test_a_house_without_rules_says_so(server: Program) -> None:
    assert server.http.get("api/about").json()["houseRules"] is False
    answer = server.http.get("api/house-rules")
    assert (answer.status_code, answer.json()) == (404, {"detail": "this house has no rules of its own"})


# --- the log ----------------------------------------------------------------------------------------


def record(message: str, error: BaseException | None = None) -> logging.LogRecord:
    """Make a record of the log."""
    exc = (type(error), error, None) if error else None
    return logging.LogRecord("monsterlands.server", logging.ERROR, "", 0, message, (), exc)


def test_a_log_in_json_has_one_line_for_each_record() -> None:
    line = JsonLines().format(record("game g1: it\nfailed", ValueError("two\nlines")))
    assert "\n" not in line
    fields = json.loads(line)
    assert (fields["level"], fields["message"]) == ("error", "game g1: it\nfailed")
    assert fields["error"].endswith("ValueError: two\nlines")


def test_a_log_leaves_out_what_is_too_much_and_says_how_much(capsys: pytest.CaptureFixture[str]) -> None:
    handler = LimitedHandler(PlainLines(), burst=3)
    for number in range(1000):
        handler.emit(record(f"failed {number}"))
    assert capsys.readouterr().err == "ERROR: failed 0\nERROR: failed 1\nERROR: failed 2\n"
    handler._limit._left = 5
    handler.emit(record("failed again"))
    assert capsys.readouterr().err == "WARNING: 997 messages were left out\nERROR: failed again\n"


def test_a_long_traceback_is_cut(capsys: pytest.CaptureFixture[str]) -> None:
    LimitedHandler(PlainLines()).emit(record("failed", ValueError("x" * 100_000)))
    assert len(capsys.readouterr().err) < 5000


def test_requests_that_are_not_http_write_little_and_no_address(tmp_path: Path) -> None:
    with program(tmp_path / "games") as server:
        for _ in range(300):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
                connection.sendall(b"\x00garbage\r\n\r\n")
                while connection.recv(4096):
                    pass
        assert 200 <= len(server.errors.splitlines()) <= 260
        assert "127.0.0.1" not in server.errors
