"""Typists at tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands import Game, Options
from support.terminals import TABLE, Typist


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run each test in an empty folder: file names are short, and kept games disturb nobody."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def typist() -> Typist:
    """A typist at a small table that is always the same."""
    return Typist(Game.from_position(TABLE))


@pytest.fixture
def new_typist() -> Typist:
    """A typist at a new game."""
    return Typist(Game.new(Options(players=2, first=0, confirm=(0,))))
