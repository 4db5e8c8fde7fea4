"""What is stored of a game that a record brings."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots import UnknownPlayer
from monsterlands.server.new_games import imported_game, new_game
from monsterlands.server.summary import decode
from monsterlands.store import Seat


def dealt(players: int = 2) -> Game:
    game = Game.new(Options(players=players, confirm=(0,)))
    game.advance(SeededDealer(3))
    return game


def test_a_new_game_is_dealt_up_to_its_first_question() -> None:
    game = Game.new(Options(players=2, confirm=(0,)))
    info, entry = new_game(game, [Seat(), Seat("novice")])
    assert game.seat is not None
    assert (entry.version, entry.kind, info.assisted, info.over) == (1, "begin", False, False)


def test_an_imported_record_is_dealt_up_to_its_next_question() -> None:
    game = Game.new(Options(players=2, confirm=(0,)))
    assert game.at_chance
    imported_game(game, ())
    assert game.seat is not None


def test_an_imported_game_is_marked() -> None:
    info, entry = imported_game(dealt(), ())
    assert (entry.kind, decode(info.summary).brought, info.assisted) == ("brought", True, False)


def test_people_sit_where_turns_are_ended_by_hand() -> None:
    info, _ = imported_game(dealt(3), ())
    assert [seat.player for seat in info.seats] == ["", "trainee", "trainee"]


def test_the_players_that_a_record_names_play_on() -> None:
    info, _ = imported_game(dealt(), ("", "hero@think=2"))
    assert [seat.player for seat in info.seats] == ["", "hero@think=2"]


@pytest.mark.parametrize(
    "slow", ["hero@think=100000", "hero@think=10.01", "hero@rollouts=100", "hero@think=1@rollouts=9"]
)
def test_a_bot_that_is_too_slow_for_a_table_gets_its_usual_budget(slow: str) -> None:
    info, _ = imported_game(dealt(), ("", slow))
    assert [seat.player for seat in info.seats] == ["", "hero"]


@pytest.mark.parametrize("name", ["nobody", "os:system", "hero@think=soon", "hero@rollouts=" + "9" * 5000])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        imported_game(dealt(), ("", name))
