"""Campaigns for tests: campaigns at a given scenario, random games, editions with other goals."""

from __future__ import annotations

from functools import cache

from monsterlands import Game, Options, Record, SeededDealer
from monsterlands.bots import RandomPlayer
from monsterlands.box import Box, load, overlay
from monsterlands.game.campaign import Campaign, Played

STANDARD = load("standard@1")
LAST = 10
GOAL = """{{ points = {points}, gold = 0, missions = 0, defense = 0, traps = 0, potions = 0, venoms = 0, \
all_equipment = false, mercenaries = [0, 0, 0, 0] }}"""


def goals(name: str, points: int) -> Box:
    """Make an edition in which `points` make a hero in every scenario, and fewer make fodder."""
    goal = GOAL.format(points=points)
    ranks = "".join(f"{rank} = {goal}\n" for rank in ("trainee", "veteran", "hero"))
    scenarios = "".join(f'[[scenario]]\nid = "{scenario.id}"\n{ranks}' for scenario in STANDARD.scenarios)
    return overlay(STANDARD, f'name = "{name}"\n{scenarios}')


@cache
def some_record() -> Record:
    """Return any record."""
    return Game.new(Options(players=1)).record()


def played(scenario: int, difficulty: str, rank: str) -> Played:
    """Make up a game of a campaign."""
    return Played(scenario, difficulty, rank, 47, some_record())


def campaign_at(scenario: int, difficulty: str, box: Box = STANDARD) -> Campaign:
    """A campaign that goes on with this scenario and difficulty."""
    if scenario == 1:
        return Campaign(box, difficulty)
    games = [played(number, "normal", "veteran") for number in range(1, scenario - 1)]
    games.append(played(scenario - 1, "normal", "hero" if difficulty in ("hard", "cutthroat") else "veteran"))
    if difficulty == "tutorial":
        games.append(played(scenario, "normal", "fodder"))
    return Campaign(box, "normal", tuple(games))


def play(game: Game, to_the_end: bool = True, seed: int = 1) -> Game:
    """Play a game at random, to its end or for a few answers."""
    dealer, player = SeededDealer(seed), RandomPlayer(seed)
    game.advance(dealer)
    answers = 0
    while not game.over and (to_the_end or answers < 3):
        game.apply(player.choose(game.view(0)))
        game.advance(dealer)
        answers += 1
    return game
