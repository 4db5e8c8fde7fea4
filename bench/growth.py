"""Plot what a decision costs in random games, with the chance events after it, by players and round."""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

import matplotlib

from monsterlands import Game, Options, SeededDealer
from monsterlands.game import COMPILED

matplotlib.use("svg")
import matplotlib.pyplot as plt

ROUNDS = 6


def costs(players: int, games: int) -> list[float]:
    """Return the mean microseconds of a decision in each round."""
    spent, asked = [0.0] * ROUNDS, [0] * ROUNDS
    dealer = SeededDealer(players)
    for _ in range(games):
        game = Game.new(Options(players=players, scenario=1 if players == 1 else None))
        game.advance(dealer)
        while not game.over:
            now = game.view(None).round - 1
            start = time.perf_counter()
            legal = game.legal
            game.apply(legal[dealer.below(len(legal))])
            game.advance(dealer)
            spent[now] += time.perf_counter() - start
            asked[now] += 1
    return [1e6 * total / number for total, number in zip(spent, asked, strict=True) if number]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--out", type=Path, help="the file of the plot, .svg")
    wanted = parser.parse_args()
    build = "compiled" if COMPILED else "plain"
    print(f"microseconds of a decision ({build}), by round")
    figure, axes = plt.subplots(figsize=(6, 3.6), layout="constrained")
    for players, marker in zip((1, 2, 3, 4), "os^D", strict=True):
        slices = [costs(players, wanted.games) for _ in range(wanted.slices)]
        medians = [statistics.median(each) for each in zip(*slices, strict=False)]
        print(f"  {players} players: " + " ".join(f"{cost:6.2f}" for cost in medians))
        axes.plot(range(1, len(medians) + 1), medians, marker=marker, label=f"{players} players")
    axes.set(
        xlabel="round", ylabel="µs per decision", title=f"What a decision costs ({build})", ylim=(0, None)
    )
    axes.legend()
    if wanted.out:
        figure.savefig(wanted.out, metadata={"Date": None})


if __name__ == "__main__":
    main()
