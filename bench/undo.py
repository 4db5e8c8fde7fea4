"""Compare the cost of an undo with that of a clone: with kept states, and with a replay."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from monsterlands import Game, Options, SeededDealer
from monsterlands.game import COMPILED

STEPS = 200
REPEATS = 300


def seconds(act: Callable[[], object]) -> float:
    """Return the median time of an action."""
    times: list[float] = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        act()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def in_play(players: int, remembers: bool) -> Game:
    """Play at random to an answer that can be undone, late in a game."""
    game = Game.new(Options(players=players, first=0))
    if remembers:
        game.remember()
    dealer = SeededDealer(1)
    while game.steps < STEPS or game.undo_barrier():
        game.advance(dealer)
        assert not game.over
        game.apply(game.legal[dealer.below(len(game.legal))])
    return game


def main() -> None:
    """Print the figures."""
    print(f"compiled: {COMPILED}")
    for players in (2, 4):
        for remembers in (True, False):
            game = in_play(players, remembers)
            clone = seconds(game.clone)
            undo = seconds(lambda game=game: game.clone().undo()) - clone  # type: ignore[misc]
            how = "remembers" if remembers else "replays"
            print(
                f"{players} players, step {game.steps}, {how}: clone {clone * 1e6:.1f} µs,"
                f" undo {undo * 1e6:.1f} µs, undo : clone {undo / clone:.1f}"
            )


if __name__ == "__main__":
    main()
