"""How long the odds of a path take: every path of greedy games at the moment it is loaded, for every aim."""

from __future__ import annotations

import argparse
import statistics
import time

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots.greedy import GreedyPlayer
from monsterlands.odds import AIMS, battle, odds

ASKED_BEFORE = ("assign", "deploy-dice", "load")
"""The questions of a deployment that is not finished."""


def loaded(options: Options, seed: int) -> list[tuple[Game, str]]:
    """Play a greedy game; return it at each moment when a path has just been loaded, and the path."""
    dealer = SeededDealer(seed)
    players = [GreedyPlayer() for _ in range(options.players)]
    game = Game.new(options)
    game.advance(dealer)
    found: list[tuple[Game, str]] = []
    seen: set[str] = set()
    while game.seat is not None:
        seat = game.seat
        game.apply(players[seat].choose(game.view(seat)), seat=seat)
        game.advance(dealer)
        if game.over or game.node.question in ASKED_BEFORE:
            continue
        paths = game.view(None).paths
        taken = {name for name, there in paths.items() if there.seat is not None}
        found += [(game.clone(), name) for name in sorted(taken - seen)]
        seen = taken
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    times: list[tuple[float, str]] = []
    for number in range(wanted.games):
        seed = wanted.seed + number
        options = Options(players=1 + number % 4)
        for game, path in loaded(options, seed):
            for aim in AIMS:
                start = time.perf_counter()
                odds(game, path, aim)
                passed = time.perf_counter() - start
                about = f"{options.players} players, seed {seed}, step {game.steps}, path {path}, {aim}"
                times.append((passed, about))
    times.sort()
    build = "compiled" if battle.__file__.endswith(".so") else "plain"
    milliseconds = [passed * 1000 for passed, _ in times]
    print(f"{len(times)} odds of {wanted.games} greedy games ({build}), in milliseconds")
    print(f"  median {statistics.median(milliseconds):.1f}, mean {statistics.fmean(milliseconds):.1f}")
    for share in (90, 99, 100):
        print(f"  {share:3}%   {milliseconds[max(0, len(times) * share // 100 - 1)]:.1f}")
    print(f"  worst: {times[-1][1]}")


if __name__ == "__main__":
    main()
