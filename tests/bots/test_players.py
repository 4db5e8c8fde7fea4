"""The players that come with the game."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options, SeededDealer, View
from monsterlands.bots import Player, RandomPlayer, SimplePlayer, play_out

TAVERN = """
edition = "standard@1"
[table]
tavern = ["Dalina", "Naiala", "Jaruna", "Fandor"]
[[clan]]
affinity = "water"
gold = {gold}
pool = "{pool}"
[[clan]]
affinity = "jungle"
"""


def played(players: list[Player], seed: int, options: Options) -> Game:
    game = Game.new(options)
    play_out(game, players, SeededDealer(seed))
    return game


def simple_answers(text: str) -> list[str]:
    """Return the choices of the simple player in a turn of seat 0, up to chance or the end of the turn."""
    game = Game.from_position(text)
    answers: list[str] = []
    while game.seat == 0:
        choice = SimplePlayer().choose(game.view(0))
        answers.append(next(str(each) for each in game.choices if each.id == choice))
        game.apply(choice)
    return answers


def test_a_random_player_with_the_same_seed_chooses_the_same() -> None:
    options = Options(players=2, first=0)
    records = [
        played([RandomPlayer(seed), RandomPlayer(seed + 1)], 7, options).record().steps for seed in (3, 3, 4)
    ]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_a_random_player_takes_every_choice_at_some_time() -> None:
    game = Game.new(Options(players=2, first=0))
    game.advance(SeededDealer(1))
    player = RandomPlayer(seed=1)
    assert {player.choose(game.view(0)) for _ in range(400)} == set(game.legal)


@pytest.mark.parametrize("difficulty", ["tutorial", "normal", "hard", "cutthroat"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_simple_player_plays_whole_games(players: int, difficulty: str) -> None:
    for seed in range(2):
        table: list[Player] = [SimplePlayer(seed) for _ in range(players)]
        game = played(table, seed, Options(players=players, difficulty=difficulty))
        assert game.result is not None
        assert game.result.round == 6 or max(score.glory for score in game.result.scores) >= 30


def test_the_simple_player_always_answers_a_question_the_same() -> None:
    options = Options(players=3)
    records = [played([SimplePlayer(seed)] * 3, 5, options).record().steps for seed in (1, 2)]
    assert records[0] == records[1]


def test_the_simple_player_hires_the_best_it_can_pay() -> None:
    assert simple_answers(TAVERN.format(gold=7, pool="SSMP4")) == ["tavern P4", "hire naiala"]


def test_the_simple_player_does_not_go_to_the_tavern_for_beer_alone() -> None:
    table = TAVERN.format(gold=2, pool="S")
    assert "tavern S" in [str(choice) for choice in Game.from_position(table).choices]
    assert simple_answers(table)[0] != "tavern S"


def test_the_simple_player_sends_a_mercenary_with_all_it_needs() -> None:
    table = """
    edition = "standard@1"
    [table]
    land_a = { land = "Yuha", header = "header-1a", monster = "Gator" }
    [[clan]]
    affinity = "water"
    gold = 0
    defense = 3
    potions = 1
    traps = ["magic-1", "initial", "strength-1"]
    pool = "SSSM"
    [[clan]]
    affinity = "jungle"
    """
    assert simple_answers(table) == [
        "path a1", "member taron", "die S", "die S", "die M", "load trap initial", "load trap strength-1",
        "load defense", "load potion",
    ]  # fmt: skip


def test_the_simple_player_beats_the_random_one_at_putting_dice_to_use() -> None:
    """It pawns far fewer dice than a random player."""
    pawned = {"simple": 0, "random": 0}
    for seed in range(20):
        game = played([SimplePlayer(), RandomPlayer(seed)], seed, Options(players=2))
        for step in game.record().steps:
            if step[2:].startswith("pawn-shop"):
                pawned["simple" if step[0] == "0" else "random"] += 1
    assert pawned["simple"] < pawned["random"]


class Spy:
    """Remembers the views it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View) -> int:
        self.views.append(view)
        return view.legal[0]


def test_players_are_shown_only_their_own_view() -> None:
    spies = [Spy(), Spy()]
    game = Game.new(Options(players=2))
    play_out(game, spies, SeededDealer(2))
    for seat, spy in enumerate(spies):
        assert spy.views
        assert {view.seat for view in spy.views} == {seat}
