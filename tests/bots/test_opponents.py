"""The four opponents: whole games of every kind with a small budget, and how they search."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots import (
    HeroPlayer,
    NovicePlayer,
    Player,
    RandomPlayer,
    TraineePlayer,
    VeteranPlayer,
    known_players,
    play_out,
    player,
)
from monsterlands.bots.search import Search
from support.whole_games import anywhere

NAMES = ("novice", "trainee", "veteran", "hero")


def quick(name: str, seed: int) -> Player:
    """Return an opponent with a small budget."""
    if name == "novice":
        return NovicePlayer(seed=seed)
    if name == "trainee":
        return TraineePlayer(seed=seed)
    if name == "veteran":
        return VeteranPlayer(seed=seed, rollouts=2)
    return HeroPlayer(seed=seed, rollouts=2)


def played(options: Options, players: list[Player], seed: int) -> Game:
    game = Game.new(options)
    play_out(game, players, SeededDealer(seed))
    return game


def test_the_opponents_are_registered() -> None:
    assert set(NAMES) <= set(known_players())
    assert isinstance(player("novice", 1), NovicePlayer)
    assert isinstance(player("trainee", 1), TraineePlayer)
    assert isinstance(player("veteran", 1), VeteranPlayer)
    assert isinstance(player("hero", 1), HeroPlayer)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_they_play_whole_games(name: str, players: int) -> None:
    seats: list[Player] = [quick(name, 1), *(TraineePlayer() for _ in range(players - 1))]
    assert played(Options(players=players), seats, players).over


@pytest.mark.parametrize("name", NAMES)
def test_they_play_with_tricks_and_variants(name: str) -> None:
    options = Options(players=2, tricks=True, queens_grant=True, more_monsters=True, difficulty="hard")
    assert played(options, [quick(name, 1), quick("trainee", 2)], 3).over


@pytest.mark.parametrize(
    ("name", "scenario"), [("novice", 2), ("trainee", 5), ("veteran", 7), ("hero", 8), ("hero", 9)]
)
def test_they_play_scenarios(name: str, scenario: int) -> None:
    assert played(Options(players=1, scenario=scenario), [quick(name, 1)], scenario).over


@pytest.mark.parametrize("name", NAMES)
def test_they_answer_every_question(name: str) -> None:
    for seed in range(2, 12):
        game = anywhere(seed)
        who = quick(name, seed)
        for _ in range(25):
            game.advance(SeededDealer(seed))
            if game.seat is None:
                break
            answer = who.choose(game.view(game.seat))
            assert answer in game.legal
            game.apply(answer)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_count_give_the_same_game(name: str) -> None:
    options = Options(players=2, first=0)
    one = played(options, [quick(name, 7), quick("novice", 2)], 5)
    two = played(options, [quick(name, 7), quick("novice", 2)], 5)
    assert one.digest() == two.digest()


@pytest.mark.parametrize("name", NAMES)
def test_the_seed_makes_a_difference(name: str) -> None:
    options = Options(players=2, first=0)
    one = played(options, [quick(name, 1), TraineePlayer()], 5)
    two = played(options, [quick(name, 2), TraineePlayer()], 5)
    assert one.digest() != two.digest()


@pytest.mark.parametrize("made", [VeteranPlayer, HeroPlayer])
def test_a_budget_in_seconds_can_replace_a_count(made: type[VeteranPlayer] | type[HeroPlayer]) -> None:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    assert made(seed=1, think=0.01).choose(game.view(0)) in game.legal


def test_a_search_reports_its_results_best_first() -> None:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    thoughts = Search(1, 24, None, 4).think(game.view(0))
    assert len(thoughts) == 4
    assert {thought.choice for thought in thoughts} <= set(game.legal)
    assert thoughts[0].playouts > thoughts[-1].playouts >= 1
    assert thoughts[0].win >= thoughts[1].win
    assert all(0.0 < thought.win < 1.0 for thought in thoughts)
    assert thoughts[0].choice == Search(1, 24, None, 4).choose(game.view(0))


def test_an_obvious_choice_is_not_tried_out() -> None:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    (thought,) = Search(1, 24, None, 4, {}).think(game.view(0))
    assert thought.playouts == 0
    assert thought.choice in game.legal


def test_without_time_the_first_candidate_is_played_after_one_playout() -> None:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    thoughts = Search(1, None, 0.0, 4).think(game.view(0))
    assert [thought.playouts for thought in thoughts] == [1, 0, 0, 0]


def test_a_veteran_is_not_made_stronger_by_more_playouts() -> None:
    options = Options(players=2, first=0)
    one = played(options, [VeteranPlayer(seed=1, rollouts=500), TraineePlayer()], 5)
    two = played(options, [VeteranPlayer(seed=1), TraineePlayer()], 5)
    assert one.digest() == two.digest()


@pytest.mark.parametrize("name", ["novice", "trainee"])
def test_the_weaker_opponents_beat_random_players(name: str) -> None:
    won = 0
    for seed in range(10):
        result = played(Options(players=2), [quick(name, seed), RandomPlayer(seed)], seed).result
        assert result is not None
        won += result.winners == (0,)
    assert won >= 9
