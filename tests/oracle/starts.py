"""The random positions that engine and oracle resolve: all numbers of players, options and scenarios."""

from __future__ import annotations

import random
import re
from typing import Any

from monsterlands import Options, SeededDealer, load
from monsterlands.game import describe, positions
from monsterlands.game.dealers import Dealer
from monsterlands.game.names import names_of
from monsterlands.game.options import fit_options
from monsterlands.rules.state import State
from monsterlands.rules.tables import tables_of
from support.random_positions import random_state

EDITION = "standard@1"
DIFFICULTIES = ("tutorial", "normal", "hard", "cutthroat")
PLAYERS = (1, 1, 2, 3, 4)
PHASES = ("adventure", "adventure", "adventure", "clean-up")
BARE = 8  # one in this many has a land without its monster
RARE = 20  # one in this many has a rare combination
TRIES = 100
TRICKY, DOOM = 8, 10


def start(number: int) -> State:
    """Return the random position of a number: the start of an adventure or of a clean-up."""
    chances = random.Random(number)
    dealer = SeededDealer(number)
    if chances.randrange(RARE) == 0:
        return rare(chances, dealer)
    box = load(EDITION)
    options = fit_options(draw_options(chances), box)
    state = random_state(options, dealer, tables_of(box), chances.choice(PHASES))
    if chances.randrange(BARE) == 0:
        bare = without_monster(positions.write(state, names_of(box), box), chances)
        state = positions.read(bare, box)[2]
    return state


def rare(chances: random.Random, dealer: Dealer) -> State:
    """Look for a position with a rare combination."""
    tricky = Options(players=chances.choice((2, 3, 4)), tricks=True)
    solo = [Options(players=1, scenario=scenario) for scenario in (TRICKY, DOOM)]
    options = chances.choice((tricky, *solo))
    tables = tables_of(load(EDITION))
    state = random_state(options, dealer, tables, "adventure")
    for _ in range(TRIES):
        if is_rare(description(state)):
            break
        state = random_state(options, dealer, tables, "adventure")
    return state


def draw_options(chances: random.Random) -> Options:
    """Draw the options of a game."""
    players = chances.choice(PLAYERS)
    more_monsters = chances.random() < 0.5
    if players > 1:
        return Options(
            players=players,
            difficulty=chances.choice(DIFFICULTIES),
            tricks=chances.random() < 0.6,
            queens_grant=chances.random() < 0.5,
            more_monsters=more_monsters,
        )
    scenarios = load(EDITION).scenarios
    scenario = chances.randrange(len(scenarios))
    difficulty = chances.choice(sorted(scenarios[scenario].difficulties))
    return Options(players=1, difficulty=difficulty, scenario=scenario + 1, more_monsters=more_monsters)


def without_monster(position: str, chances: random.Random) -> str:
    """Take the monster of land A out of the game, and sometimes the land card too: none were left (R10.6)."""
    bare = re.sub(r'(land_a = .*monster = )"[^"]*"', r'\1""', position)
    if chances.random() < 0.25:
        bare = re.sub(r'(land_a = \{ land = )"[^"]*"', r'\1""', bare)
    return bare


def description(state: State) -> dict[str, Any]:
    """Describe a state by names."""
    names = names_of(load(EDITION))
    clans = [describe.clan(state, names, seat) for seat in range(len(state.clans))]
    return {"table": describe.table(state, names), "clans": clans}


def is_rare(described: dict[str, Any]) -> bool:
    """Return whether Madhala is between two paths, Ginova has neighbours, or a thief is right of a shield."""
    scenario = described["table"]["scenario"]
    spots = [spot for clan in described["clans"] for spot in clan["path"] if spot["path"][0] in "abe"]
    for left in spots:
        for right in spots:
            if left["path"][0] != right["path"][0] or left["path"] >= right["path"]:
                continue
            if scenario == TRICKY:
                found = any(left["path"] < path < right["path"] for path in described["table"]["madhala"])
            elif scenario == DOOM:
                found = "Ginova" in (left["mercenary"], right["mercenary"])
            else:
                found = has_token(left, "shielded") and has_token(right, "steal")
            if found:
                return True
    return False


def has_token(spot: dict[str, Any], word: str) -> bool:
    """Return whether a token of this kind lies on the path."""
    return any(trap.startswith(word) for trap in spot["traps"])
