"""Measure the odds of a path: for each deployment outside in greedy games, and for every aim.

Usage: python bench/odds.py [--games 1000] [--seed 1] [--view]

The games have 1 to 4 players; every fourth game of several players has tricks. All caches are emptied before
each measurement. With --view the odds use only what the clan itself can know. The figures are processor time,
so other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots.greedy import GreedyPlayer
from monsterlands.odds import AIMS, NoOdds, odds, solver

ASKED_BEFORE = ("assign", "deploy-dice", "load")
"""The questions of a deployment that is not finished."""
TRICKS = 4
"""One game in this many is played with tricks."""


def options_of(number: int) -> Options:
    """Return the options of a game: 1 to 4 players."""
    players = 1 + number % 4
    return Options(players=players, tricks=players > 1 and number // 4 % TRICKS == 0)


def deployments(options: Options, seed: int) -> Iterator[tuple[Game, int, str]]:
    """Play a greedy game; yield it with the seat and the path each time a path has been loaded."""
    dealer = SeededDealer(seed)
    players = [GreedyPlayer() for _ in range(options.players)]
    game = Game.new(options)
    game.advance(dealer)
    seen: set[str] = set()
    while game.seat is not None:
        seat = game.seat
        game.apply(players[seat].choose(game.view(seat)), seat=seat)
        if not game.over and game.node.question not in ASKED_BEFORE:
            paths = game.view(None).paths
            taken = {name for name, there in paths.items() if there.seat is not None}
            for name in sorted(taken - seen):
                yield game, seat, name
            seen = taken
        game.advance(dealer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--view", action="store_true", help="use only what the clan itself can know")
    wanted = parser.parse_args()
    times: list[tuple[float, str]] = []
    made = over = 0
    for number in range(wanted.games):
        seed = wanted.seed + number
        options = options_of(number)
        for game, seat, path in deployments(options, seed):
            made += 1
            asked = game.view(seat) if wanted.view else game
            for aim in AIMS:
                solver.forget()
                start = time.process_time()
                try:
                    odds(asked, path, aim)
                except NoOdds:
                    # The last deployment of a round, to a contract that cannot be fulfilled.
                    over += 1
                    break
                passed = (time.process_time() - start) * 1000
                about = f"{options.players} players{', tricks' if options.tricks else ''}"
                times.append((passed, f"{about}, seed {seed}, step {game.steps}, path {path}, {aim}"))
    times.sort()
    build = "compiled" if solver.__file__.endswith(".so") else "plain"
    milliseconds = [passed for passed, _ in times]
    print(
        f"{len(times)} odds of {made} deployments in {wanted.games} greedy games ({build}), in milliseconds"
    )
    print(f"  {over} deployments were over at once")
    print(f"  median {statistics.median(milliseconds):.2f}, mean {statistics.fmean(milliseconds):.2f}")
    print(f"  99 %   {milliseconds[len(times) * 99 // 100]:.1f}")
    print(f"  worst  {times[-1][0]:.1f}: {times[-1][1]}")


if __name__ == "__main__":
    main()
