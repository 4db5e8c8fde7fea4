"""The engine against catanatron: decisions and copies per second, random play, one core, one run.

Both play through their public interface with the record kept and legality checked. For now a game of
ours is setup, preparation and one deployment phase. Medians of alternating slices.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import catanatron

from monsterlands import Game, Options, SeededDealer
from monsterlands.rules import engine

COLOURS = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)


def peer_decisions(players: int, seconds: float) -> float:
    """Play random games of catanatron; return decisions per second."""
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in COLOURS[:players]])
        for _ in range(500):
            if game.winning_color() is not None:
                break
            game.play_tick()
            decisions += 1
    return decisions / (time.perf_counter() - start)


def peer_copies(players: int, seconds: float) -> float:
    """Copy a catanatron game in mid-play; return copies per second."""
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in COLOURS[:players]])
    for _ in range(150):
        game.play_tick()
    return _per_second(game.copy, seconds)


def our_decisions(players: int, seconds: float) -> tuple[float, float, float]:
    """Play random deployment phases; return decisions per second, and decisions and draws per game."""
    decisions = draws = games = 0
    dealer = SeededDealer(random.randrange(1 << 30))
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game.new(Options(players=players, difficulty="normal"))
        games += 1
        while not game.over:
            game.advance(dealer)
            if game.over:
                break
            legal = game.legal
            game.apply(legal[dealer.below(len(legal))])
            decisions += 1
        draws += len(game.record().steps) - decisions if games == 1 else 0
    return decisions / (time.perf_counter() - start), decisions / games, float(draws)


def our_copies(players: int, seconds: float) -> float:
    """Clone a game in the middle of a deployment phase; return clones per second."""
    dealer = SeededDealer(1)
    game = Game.new(Options(players=players))
    for _ in range(12):
        game.advance(dealer)
        legal = game.legal
        game.apply(legal[dealer.below(len(legal))])
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
    parser.add_argument("--seconds", type=float, default=0.5)
    wanted = parser.parse_args()
    build = "compiled" if engine.__file__.endswith(".so") else "plain"
    print(f"monsterlands ({build}) against catanatron, {wanted.slices} slices of {wanted.seconds} s")
    for players in (2, 4):
        ours, theirs, copies, peer = [], [], [], []
        for _ in range(wanted.slices):
            theirs.append(peer_decisions(players, wanted.seconds))
            ours.append(our_decisions(players, wanted.seconds))
            peer.append(peer_copies(players, wanted.seconds / 2))
            copies.append(our_copies(players, wanted.seconds / 2))
        rate = statistics.median(rate for rate, _, _ in ours)
        _line(f"{players} players, decisions/s", rate, statistics.median(theirs))
        _line(f"{players} players, copies/s", statistics.median(copies), statistics.median(peer))
        print(f"  {ours[-1][1]:.0f} decisions a phase, {ours[-1][2]:.0f} chance lines in its record")


def _line(what: str, ours: float, theirs: float) -> None:
    print(f"  {what:24} {ours:12,.0f}  peer {theirs:10,.0f}  ratio {ours / theirs:6.2f}")


if __name__ == "__main__":
    main()
