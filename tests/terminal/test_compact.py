"""The compact table fits 80 columns and 24 lines, Tab completes, and odds are shown for a load."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from monsterlands import Game, Record
from monsterlands.terminal import Screen
from monsterlands.terminal.compact import show_compact_table
from support.terminals import TABLE, WORDS, Typist

GOLDEN = Path(__file__).parents[1] / "golden"


def compact(game: Game, seat: int) -> list[str]:
    """Return the lines of the compact table."""
    printed = io.StringIO()
    console = Console(file=printed, width=80, highlight=False, markup=False, emoji=False, no_color=True)
    show_compact_table(Screen(console), WORDS, game.view(seat), "rival {}".format)
    return printed.getvalue().splitlines()


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.record")), ids=lambda file: str(file.stem))
def test_at_every_turn_of_a_golden_game_it_fits_80_columns_and_24_lines(file: Path) -> None:
    record = Record.from_text(file.read_text("utf-8"))
    game = Game.replay(record, 0)
    looked = 0
    for number, step in enumerate(record.steps):
        game.play(step.partition(" ")[2])
        if number % 10 == 0 and game.seat is not None and game.view(0).clan(0).affinity:
            lines = compact(game, game.seat)
            looked += 1
            assert len(lines) <= 24
            assert max(map(len, lines)) <= 80
    assert looked > 3


def test_it_shows_where_everything_lies() -> None:
    lines = [line.rstrip() for line in compact(Game.from_position(TABLE), 0)]
    assert lines[1] == "Tavern · · ·: Vishor 5, Dalina 4, Jaruna 14, Fandor 10, novice 3"
    assert "Gator" in lines[5]
    assert lines[5].startswith("A  Yuha ")


def test_a_command_shows_the_whole_table(typist: Typist) -> None:
    typist.compact = True
    typist.type("table", "table all")
    assert "dice it takes, spaces" not in typist.after("table")
    assert "dice it takes, spaces" in typist.after("table all")


def test_tab_completes_choices_and_commands(typist: Typist) -> None:
    session = typist.session(lambda _: "")
    assert session.completions("mine 1") == ["mine 1 S"]
    assert session.completions("und") == ["undo"]
    assert session.completions("dance") == []


def test_the_odds_are_shown_while_a_path_is_loaded(typist: Typist) -> None:
    told = typist.type("path a1", "1", "load S")
    assert "Chances on a1: survives" in told
