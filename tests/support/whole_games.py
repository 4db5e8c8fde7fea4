"""Whole random games for property tests: new ones, and ones that begin at a random position of any phase.

The games of a test are of all numbers of players, difficulties and options, and of all solo scenarios.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from monsterlands import Game, Options, SeededDealer, load
from monsterlands.box import AFFINITIES, DIFFICULTIES
from support.random_positions import random_position

BOX = load("standard@1")
BLOCKS = 4
GAMES = 6
PHASES = ("preparation", "deployment", "adventure", "adventure", "clean-up")
some_games = pytest.mark.parametrize("block", range(BLOCKS))
"""Splits the games of a test into several tests, which may run in parallel."""


def options_for(seed: int) -> Options:
    """Make options of every kind: of every five games three are for several players and two are solo."""
    fives, number = divmod(seed, 5)
    half = number // 2
    return solo_options(seed, 2 * fives + half) if number % 2 else table_options(seed, 3 * fives + half)


def table_options(seed: int, number: int) -> Options:
    """Make options for two to four players, with the modules in all combinations (R15)."""
    players = 2 + number % 3
    return Options(
        players=players,
        difficulty=DIFFICULTIES[seed // 4 % 4],
        tricks=number % 2 == 0,
        affinities="chosen" if seed % 5 == 0 else "dealt",
        confirm=tuple(range(players)) if seed % 3 == 0 else (),
        queens_grant=number // 2 % 2 == 0,
        more_monsters=number // 4 % 2 == 0,
    )


def solo_options(seed: int, number: int) -> Options:
    """Make options for one player: all scenarios, one after the other, with what they allow (R13.7)."""
    scenario = BOX.scenarios[number % len(BOX.scenarios)]
    return Options(
        players=1,
        difficulty=scenario.difficulties[seed // 4 % len(scenario.difficulties)],
        confirm=(0,) if seed % 3 == 0 else (),
        more_monsters=seed % 2 == 0,
        scenario=number % len(BOX.scenarios) + 1,
        affinity=AFFINITIES[seed % 4] if seed % 3 == 1 and not scenario.affinity else None,
    )


def new(seed: int) -> Game:
    """Begin a new game."""
    return Game.new(options_for(seed))


def anywhere(seed: int) -> Game:
    """Begin a new game, or at a random position of any round and phase."""
    if seed % 7 < 2:
        return new(seed)
    return random_position(options_for(seed), SeededDealer(seed), BOX, PHASES[seed % 7 - 2])


def tricky_adventure(seed: int) -> Game:
    """Begin a random adventure with tricks: of some clans, or of one with Madhala's in scenario 8."""
    players = 1 + seed % 4
    options = Options(players=players, tricks=True) if players > 1 else Options(players=1, scenario=8)
    return random_position(options, SeededDealer(seed), BOX, "adventure")


def step(game: Game, dealer: SeededDealer) -> None:
    """Deal one outcome, or answer; rare kinds of choices are as likely as common ones."""
    if game.at_chance:
        game.deal(game.outcomes[dealer.below(len(game.outcomes))].id)
        return
    kinds = sorted({choice.kind for choice in game.choices})
    kind = kinds[dealer.below(len(kinds))]
    answers = [choice for choice in game.choices if choice.kind == kind]
    game.apply(answers[dealer.below(len(answers))])


def nodes(block: int, begin: Callable[[int], Game] = anywhere, every: int = 1) -> Iterator[Game]:
    """Yield the nodes of some games, the same game object again and again.

    :param every: yield only one node in `every`, and the last one of each game
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
    """Yield the nodes at which somebody is asked, or only one in `every`."""
    number = 0
    for game in nodes(block, begin):
        if game.seat is not None:
            if number % every == 0:
                yield game
            number += 1
