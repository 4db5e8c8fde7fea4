"""The greedy player: its rules, and that its play never changes, because ratings are anchored to it."""

from __future__ import annotations

import hashlib

import pytest

from monsterlands import Game, Options, SeededDealer, load
from monsterlands.bots import Player, RandomPlayer, play_out
from monsterlands.bots.greedy import GreedyPlayer
from support.adventures import adventure, clan, clean_up, on
from support.games import the_turn_of
from support.random_positions import random_position

DIFFICULTIES = ("tutorial", "normal", "hard", "cutthroat")
KALE = {"land": "Kale", "header": "header-6a", "monster": "Sckon"}
USED: dict[str, object] = {"land_a": KALE, "used": ["Nuduru"]}
"""A table on which the fire leader has used his talent."""


def answer(game: Game) -> str:
    """Return the choice of the greedy player."""
    assert game.seat is not None
    chosen = GreedyPlayer().choose(game.view(game.seat))
    return next(str(choice) for choice in game.choices if choice.id == chosen)


def played(players: list[Player], seed: int, difficulty: str = "normal") -> Game:
    game = Game.new(Options(players=len(players), difficulty=difficulty))
    play_out(game, players, SeededDealer(seed))
    return game


# --- an anchor ----------------------------------------------------------------------------------

FROZEN = {
    (2, "normal"): "df14d98e820e3f1a",
    (3, "hard"): "d08f3d298cb1f656",
    (4, "normal"): "9cd9bf83f1d55675",
    (4, "cutthroat"): "5d0374a6f8866bb7",
}
"""The start of the hash over all steps of a game. If one changes, the bot plays differently."""


@pytest.mark.parametrize(("players", "difficulty"), sorted(FROZEN))
def test_it_plays_as_it_always_did(players: int, difficulty: str) -> None:
    game = played([GreedyPlayer() for _ in range(players)], 1, difficulty)
    steps = "\n".join(game.record().steps)
    assert hashlib.sha256(steps.encode()).hexdigest()[:16] == FROZEN[players, difficulty]


def test_the_seed_makes_no_difference() -> None:
    one = played([GreedyPlayer(1), GreedyPlayer(2)], 5)
    two = played([GreedyPlayer(3), GreedyPlayer(3)], 5)
    assert one.digest() == two.digest()


@pytest.mark.parametrize("phase", ["preparation", "deployment", "adventure", "clean-up"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_answers_every_question(players: int, phase: str) -> None:
    for seed in range(8):
        options = Options(players=players, difficulty=DIFFICULTIES[seed % 4])
        game = random_position(options, SeededDealer(seed), load("standard@1"), phase)
        play_out(game, [GreedyPlayer() for _ in range(players)], SeededDealer(seed))
        assert game.over


def test_it_beats_random_players() -> None:
    won = 0
    for seed in range(10):
        result = played([GreedyPlayer(), RandomPlayer(seed)], seed).result
        assert result is not None
        won += result.winners == (0,)
    assert won == 10


# --- its rules ----------------------------------------------------------------------------------


def test_it_buys_defense_before_it_goes_where_it_would_die() -> None:
    game = the_turn_of("SSMP5", gold=7, table={**USED, "tavern": ["Jaruna", "Geas", "Torko", "Vaidala"]})
    assert answer(game) == "armory P5"


def test_it_sends_a_member_out_who_is_prepared() -> None:
    game = the_turn_of("SSSM", gold=0, defense=3, potions=1, table=USED)
    assert answer(game).startswith("path a")


def test_it_does_not_hire_anybody_it_could_not_pay_at_the_end_of_the_round() -> None:
    table = {**USED, "tavern": ["Naiala"]}
    crew = ["Nuduru", "Frunks", "Zondu", "Drapis", "Shandee"]
    rich = the_turn_of("P5", gold=12, glory=20, mercenaries=crew, table=table)
    poor = the_turn_of("P5", gold=9, glory=20, mercenaries=crew, table=table)
    assert answer(rich) == "tavern P5"
    assert answer(poor) != "tavern P5"


def test_it_cancels_hits_with_talents_and_tokens_before_potions() -> None:
    load = on("a1", "Frunks", dice="SM", defense=1, potions=2)
    game = adventure(clan("fire", load), land_a={**KALE, "header": "header-6a"})
    game.play("done", "attack 6 6 6")
    assert answer(game) == "defend token"
    game.apply("defend token")
    assert answer(game) == "defend potion"


def test_it_does_not_waste_a_potion_on_somebody_who_dies_anyway() -> None:
    load = on("a1", "Frunks", dice="SM", potions=2)
    game = adventure(clan("fire", load, wounded=["Frunks"]), land_a=KALE, round=1)
    game.play("done", "attack 6 6 6")
    assert answer(game) == "take hits"


def test_it_stops_at_a_capture_when_it_cannot_pay_the_wages() -> None:
    load = on("a1", "Frunks", dice="SSMM", traps=["monster-plus-8"])
    crew = ("Zondu", "Tranok", "Shandee")
    game = adventure(clan("fire", load, hired=crew, gold=0, glory=20), land_a=KALE)
    game.play("done", "attack 1 1 1", "roll S", "roll S3")
    assert answer(game) == "stop"


def test_it_keeps_rolling_for_a_trophy_when_it_is_rich() -> None:
    load = on("a1", "Frunks", dice="SSMM", traps=["monster-plus-8"])
    monster = {**KALE, "monster": "Blandor"}
    game = adventure(clan("fire", load, gold=20), land_a=monster)
    game.play("done", "attack 1 1 1", "roll S", "roll S3")
    assert answer(game) == "roll S"


def test_it_sells_a_trophy_rather_than_lose_a_member() -> None:
    hired = ("Zondu", "Tranok")
    poor = clean_up(clan("fire", hired=hired, gold=0, trophies=["Moldo"]))
    assert answer(poor) == "sell moldo"
    rich = clean_up(clan("fire", hired=hired, gold=9, trophies=["Moldo"]))
    assert answer(rich) == "done"


def test_it_settles_its_lands_at_once() -> None:
    game = the_turn_of("SSM", lands=["Kale"], table={**USED, "land_a": {**KALE, "land": "Yuha"}})
    assert answer(game) == "settle kale"


def test_it_diverts_dice_to_rivals_only() -> None:
    land = {**KALE, "header": "header-1b"}
    mine = clan("water", on("a2", "Ginova"), on("a3", "Tortock"), hired=("Ginova",))
    rival = clan("fire", on("a1", "Frunks", dice="SS"))
    game = adventure(mine, rival, land_a=land, round=1)
    game.play("attack 1 1 1", "stop")
    assert game.node.question == "divert"
    assert answer(game) == "left"
