"""Whole random games for property tests: new ones, and ones that begin at a random position of any phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from monsterlands import Game, Options, SeededDealer, load
from monsterlands.box import DIFFICULTIES
from monsterlands.game.positions.random import random_position

BOX = load("standard@1")
BLOCKS = 4
GAMES = 6
PHASES = ("preparation", "deployment", "adventure", "adventure", "clean-up")
some_games = pytest.mark.parametrize("block", range(BLOCKS))
"""Spreads the games of a test over several ones, which may run side by side."""


def options_for(seed: int) -> Options:
    """Make options of every kind."""
    players = 1 + seed % 4
    return Options(
        players=players,
        difficulty=DIFFICULTIES[seed // 4 % 4],
        tricks=players > 1 and seed // 2 % 5 == 0,
        affinities="chosen" if seed % 5 == 0 else "dealt",
        confirm=tuple(range(players)) if seed % 3 == 0 else (),
    )


def new(seed: int) -> Game:
    """Begin a new game."""
    return Game.new(options_for(seed))


def anywhere(seed: int) -> Game:
    """Begin a new game, or at a random position of any round and phase."""
    if seed % 7 < 2:
        return new(seed)
    return random_position(options_for(seed), SeededDealer(seed), BOX, PHASES[seed % 7 - 2])


def step(game: Game, dealer: SeededDealer) -> None:
    """Deal one outcome, or answer: rare kinds of choices come up as often as common ones."""
    if game.at_chance:
        game.deal(game.outcomes[dealer.below(len(game.outcomes))].id)
        return
    kinds = sorted({choice.kind for choice in game.choices})
    kind = kinds[dealer.below(len(kinds))]
    answers = [choice for choice in game.choices if choice.kind == kind]
    game.apply(answers[dealer.below(len(answers))])


def nodes(block: int, begin: Callable[[int], Game] = anywhere, every: int = 1) -> Iterator[Game]:
    """Yield the nodes of some games, the same game object again and again.

    :param every: yield only one of so many nodes, and the last one of each game
    """
    number = 0
    for seed in range(block * GAMES, (block + 1) * GAMES):
        game, dealer = begin(seed), SeededDealer(seed + 1)
        while not game.over:
            if number % every == 0:
                yield game
            number += 1
            step(game, dealer)
        yield game


def decisions(block: int, begin: Callable[[int], Game] = anywhere, every: int = 1) -> Iterator[Game]:
    """Yield the nodes at which somebody is asked, or one of so many."""
    number = 0
    for game in nodes(block, begin):
        if game.seat is not None:
            if number % every == 0:
                yield game
            number += 1
