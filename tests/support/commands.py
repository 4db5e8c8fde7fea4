"""The command as tests run it, and games for it."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.cli.main import main

POSITION = """
edition = "standard@1"
[options]
confirm = [0]
[table]
round = 4
[[clan]]
affinity = "water"
pool = "SSMP4"
[[clan]]
affinity = "jungle"
"""


def begun() -> Game:
    """Begin a game of two clans, and play to the end of the first turn."""
    game = Game.new(Options(players=2, first=0, confirm=(0,)))
    game.advance(SeededDealer(4))
    game.apply("mine 1 S")
    return game


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run the command, which must fail, and return its message."""
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return printed.err
