"""Tables to talk at."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options
from support.talking import TABLE, Talk


@pytest.fixture
def talk() -> Talk:
    """A talk at a small table that is always the same."""
    return Talk(Game.from_position(TABLE))


@pytest.fixture
def new_talk() -> Talk:
    """A talk that begins with a new game."""
    return Talk(Game.new(Options(players=2, first=0, confirm=(0,))))
