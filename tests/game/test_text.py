"""The table as text and as a drawing: what a seat sees of it, and nothing more."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from monsterlands import Game, Options, SeededDealer, WrongSeat
from support.games import finished, the_turn_of
from support.whole_games import nodes, some_games


def laid() -> Game:
    """Return a game with a trap face down on a path."""
    game = the_turn_of("SSMP5", traps=["initial", "magic-1"], defense=2)
    game.play("path a1", "member nuduru", "load trap magic-1", "load defense", "die S", "done", "end turn")
    return game


def words(svg: str) -> str:
    """Return all text of a drawing."""
    return " ".join(ElementTree.fromstring(svg).itertext())


def test_a_game_prints_as_the_table() -> None:
    lines = str(laid()).splitlines()
    assert lines[0] == "standard@1, round 1 of 6, deployment, first player: seat 0"
    assert [line.split()[0] for line in lines[2:9]] == [
        "tavern", "lodge", "bazaar", "armory", "alchemist", "mine", "pawn-shop",
    ]  # fmt: skip
    path = next(line for line in lines if line.startswith("a1 "))
    assert path.split(None, 1) == ["a1", "S S            Nuduru of seat 0, traps ?, defense 1"]
    assert lines[-1] == "seat 1: turn (stage before)"


def test_the_printed_table_hides_what_is_hidden() -> None:
    assert "traps ?" in str(laid())
    assert "traps ?" in words(laid().svg())
    assert "traps ?" in words(laid().svg(1))
    assert "traps magic-1" in words(laid().svg(0))


def test_the_choices_are_drawn_for_the_seat_that_is_asked_only() -> None:
    game = laid()
    assert "alchemist 1 M, " in words(game.svg(1))
    assert "alchemist 1 M, " not in words(game.svg(0))
    assert "alchemist 1 M, " not in words(game.svg(None))


def test_a_notebook_draws_what_everybody_sees() -> None:
    game = laid()
    assert game._repr_html_() == game.svg() == game.svg(None)
    assert game.svg().startswith("<svg ")


def test_the_printed_table_of_a_finished_game_shows_all_points() -> None:
    game = finished(Options(players=3), seed=2)
    assert game.result is not None
    totals = [score.total for score in game.result.scores]
    expected = f"the end, points: seat 0 {totals[0]}, seat 1 {totals[1]}, seat 2 {totals[2]}"
    assert str(game).splitlines()[-1] == expected
    assert expected in words(game.svg(1))


def test_a_drawing_for_an_unknown_seat_is_refused() -> None:
    with pytest.raises(WrongSeat, match="there is no seat 2"):
        laid().svg(2)


@some_games
def test_every_node_can_be_printed_and_drawn(block: int) -> None:
    for game in nodes(block, every=15):
        assert len(str(game).splitlines()) > 12
        for seat in (None, *range(game.options.players)):
            ElementTree.fromstring(game.svg(seat))


@some_games
def test_games_that_a_seat_cannot_tell_apart_look_alike(block: int) -> None:
    for game in nodes(block, every=25):
        if not game.over:
            other = game.view(None).redeal(SeededDealer(1))
            assert other.svg() == game.svg()
            assert str(other) == str(game)


def test_the_drawing_in_the_readme_is_that_of_its_tour() -> None:
    game = Game.new(Options(players=2, difficulty="normal", first=0))
    game.deal("clan fire")
    game.advance(SeededDealer(39))
    drawing = Path(__file__).resolve().parents[2] / "docs" / "table.svg"
    assert drawing.read_text("utf-8") == game.svg(0) + "\n"
