"""The engine against its peers: decisions, finished games, copies and nodes per second; and some sizes.

Random play on one core in one run. All play whole games through their public interface with the record
kept and legality checked. Medians of alternating slices. The peers are catanatron, and the backgammon of
OpenSpiel, written in C++ and driven from Python, for which a throw of the dice is a node as well.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable
from typing import NamedTuple

import catanatron
import pyspiel

from monsterlands import Game, Options, SeededDealer
from monsterlands.game import COMPILED

TURNS_LIMIT = 1000  # the peer's own
COLOURS = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)


class Pace(NamedTuple):
    """What was played in a slice: per second, and per game."""

    decisions: float
    games: float
    decisions_per_game: float
    chances_per_game: float


def peer_pace(players: int, seconds: float) -> Pace:
    """Play whole random games of catanatron."""
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in COLOURS[:players]])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        games += 1
    passed = time.perf_counter() - start
    return Pace(decisions / passed, games / passed, decisions / games, math.nan)  # dice are in its decisions


def peer_copies(players: int, seconds: float) -> float:
    """Copy a catanatron game in mid-play; return copies per second."""
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in COLOURS[:players]])
    for _ in range(150):
        game.play_tick()
    return _per_second(game.copy, seconds)


def backgammon_nodes(seconds: float) -> float:
    """Play whole random games of backgammon; return decisions and throws per second."""
    game = pyspiel.load_game("backgammon")
    chance = random.Random(1)
    nodes = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                (action,) = chance.choices([o for o, _ in outcomes], [p for _, p in outcomes])
            else:
                legal = state.legal_actions()
                action = legal[int(chance.random() * len(legal))]
            state.apply_action(action)
            nodes += 1
    return nodes / (time.perf_counter() - start)


def our_pace(players: int, seconds: float) -> Pace:
    """Play whole random games."""
    decisions = chances = games = 0
    dealer = SeededDealer(random.randrange(1 << 30))
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game.new(Options(players=players, difficulty="normal"))
        game.advance(dealer)
        while not game.over:
            legal = game.legal
            game.apply(legal[dealer.below(len(legal))])
            decisions += 1
            game.advance(dealer)
        chances += game.steps
        games += 1
    passed = time.perf_counter() - start
    chances -= decisions
    return Pace(decisions / passed, games / passed, decisions / games, chances / games)


def finished(players: int, seed: int) -> tuple[int, int]:
    """Play a game; return the most bytes that a copy of its state took, and those of its record."""
    dealer = SeededDealer(seed)
    game = Game.new(Options(players=players, tricks=players > 1, scenario=1 if players == 1 else None))
    game.advance(dealer)
    most = 0
    while not game.over:
        game.apply(game.legal[dealer.below(len(game.legal))])
        game.advance(dealer)
        tracemalloc.start()
        copies = [game.snapshot() for _ in range(10)]
        most = max(most, tracemalloc.get_traced_memory()[0] // len(copies))
        tracemalloc.stop()
    return most, len(game.record().to_text().encode())


def our_copies(players: int, seconds: float) -> float:
    """Clone a game in mid-play; return clones per second."""
    dealer = SeededDealer(1)
    game = Game.new(Options(players=players))
    game.advance(dealer)
    while game.view(None).round < 3:
        legal = game.legal
        game.apply(legal[dealer.below(len(legal))])
        game.advance(dealer)
    return _per_second(game.clone, seconds)


def _per_second(copy: Callable[[], object], seconds: float) -> float:
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(200):
            copy()
        done += 200
    return done / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    wanted = parser.parse_args()
    build = "compiled" if COMPILED else "plain"
    print(f"monsterlands ({build}) against its peers, {wanted.slices} slices of {wanted.seconds} s")
    for players in (2, 4):
        ours, theirs, copies, peer, nodes = [], [], [], [], []
        for _ in range(wanted.slices):
            theirs.append(peer_pace(players, wanted.seconds))
            ours.append(our_pace(players, wanted.seconds))
            peer.append(peer_copies(players, wanted.seconds / 4))
            copies.append(our_copies(players, wanted.seconds / 4))
            nodes.append(backgammon_nodes(wanted.seconds))
        for what, column in (("decisions/s", "decisions"), ("finished games/s", "games")):
            _line(f"{players} players, {what}", _median(ours, column), _median(theirs, column))
        _line(f"{players} players, copies/s", statistics.median(copies), statistics.median(peer))
        per_decision = 1 + _median(ours, "chances_per_game") / _median(ours, "decisions_per_game")
        our_nodes = _median(ours, "decisions") * per_decision
        _line(f"{players} players, nodes/s (OpenSpiel)", our_nodes, statistics.median(nodes))
        _per_game("a game", ours)
        _per_game("of the peer", theirs)
    for players in (1, 2, 3, 4):
        sizes = [finished(players, seed) for seed in range(20)]
        state, record = max(size for size, _ in sizes), max(size for _, size in sizes)
        print(f"  {players} players: a copied state takes {state:,} bytes at most, a record {record:,}")


def _per_game(what: str, paces: list[Pace]) -> None:
    seconds = 1 / _median(paces, "games")
    decisions, chances = _median(paces, "decisions_per_game"), _median(paces, "chances_per_game")
    nodes = "dice among them" if math.isnan(chances) else f"{chances:.0f} chance nodes"
    print(f"  {what}: {seconds:.4f} s, {decisions:.0f} decisions, {nodes}")


def _median(paces: list[Pace], column: str) -> float:
    return statistics.median(getattr(pace, column) for pace in paces)


def _line(what: str, ours: float, theirs: float) -> None:
    print(f"  {what:32} {ours:12,.1f}  peer {theirs:10,.1f}  ratio {ours / theirs:6.2f}")


if __name__ == "__main__":
    main()
