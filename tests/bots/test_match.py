"""Matches: every answer of a player is checked."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options, SeededDealer, View
from monsterlands.bots import CarefulPlayer, IllegalAnswer, RandomPlayer, play_out


class Wrong:
    """Always gives the same answer."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View) -> int:
        return self.answer  # type: ignore[return-value]


class Broken:
    def choose(self, view: View) -> int:
        raise ZeroDivisionError("no plan")


def new_game() -> Game:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    return game


def test_a_game_is_played_to_its_end() -> None:
    game = new_game()
    play_out(game, [RandomPlayer(1), RandomPlayer(2)], SeededDealer(1))
    assert game.over
    assert game.open_view().round == 6
    assert game.result is not None
    assert game.result.winners


def test_a_finished_game_stays_as_it_is() -> None:
    game = new_game()
    play_out(game, [RandomPlayer(1), RandomPlayer(2)], SeededDealer(1))
    digest = game.digest()
    play_out(game, [Broken(), Broken()], SeededDealer(1))
    assert game.digest() == digest


@pytest.mark.parametrize("answer", [-1, 1487, 1489, 99999, None, "end turn", 1.5, True])
def test_an_illegal_answer_names_the_player_and_changes_nothing(answer: object) -> None:
    game = new_game()
    digest = game.digest()
    with pytest.raises(IllegalAnswer) as raised:
        play_out(game, [Wrong(answer), RandomPlayer()], SeededDealer(1))
    assert f"player 'Wrong' at seat 0 answered {answer!r} to the question 'turn'; legal are " in str(
        raised.value
    )
    assert game.digest() == digest


def test_a_player_that_fails_is_named_next_to_its_own_error() -> None:
    with pytest.raises(ZeroDivisionError, match="no plan") as raised:
        play_out(new_game(), [Broken(), RandomPlayer()], SeededDealer(1))
    assert raised.value.__notes__ == ["while player 'Broken' at seat 0 was choosing"]


def test_there_must_be_a_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="3 players for 2 seats"):
        play_out(new_game(), [RandomPlayer()] * 3, SeededDealer(1))


def test_a_careful_player_passes_legal_answers_on() -> None:
    view = new_game().view(0)
    careful = CarefulPlayer(Wrong(view.legal[3]), "wrong")
    assert careful.name == "wrong"
    assert careful.choose(view) == view.legal[3]


def test_a_player_may_answer_with_a_choice_its_id_or_its_spelling() -> None:
    view = new_game().view(0)
    choice = view.choices[2]
    for answer in (choice, choice.id, choice.spelling, f" {choice.spelling.upper()} "):
        assert CarefulPlayer(Wrong(answer), "any").choose(view) == choice.id
