"""Hints on the command line: in a game and in a campaign, and how long they take."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from monsterlands.cli.main import main
from support.commands import POSITION, wrong


@pytest.fixture(autouse=True)
def somebody_types_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in an empty folder, and type `hint`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\n"))
    (tmp_path / "here.toml").write_text(POSITION)


def test_hints_work_in_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--position", "here.toml", "--think", "0.05"]) == 0
    told = capsys.readouterr().out.split("> hint\n")[1]
    assert told.startswith("A hint, after ")
    assert 1 <= told.count(" % to win, ") <= 3


def test_hints_work_in_a_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "new", "mine"]) == 0
    assert main(["campaign", "next", "mine"]) == 0
    told = capsys.readouterr().out.split("> hint\n")[1]
    assert told.startswith("A hint, after ")
    assert " of the way to Hero, " in told


@pytest.mark.parametrize("think", ["0", "-1", "inf", "nan"])
def test_a_hint_without_time_is_refused(capsys: pytest.CaptureFixture[str], think: str) -> None:
    told = wrong(capsys, "play", "--think", think)
    assert told == f"monsterlands: --think is {think}; it must be a number of seconds above 0\n"
