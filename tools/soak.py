"""Play many random deployment phases from random positions of all rounds, and look for anything wrong.

Every phase is played to its end by random choices. Now and then, at the start of a turn, the position is
written and read back: that checks every component, limit and rule that a position has to keep, and
the digest must be the same. At the end the counts of all kinds of events are printed; none may be zero.

    .venv/bin/python tools/soak.py --phases 20000
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter

from monsterlands import Game, Happening, Options, SeededDealer, load
from monsterlands.game.events import FORMS
from monsterlands.game.positions.random import random_position

DIFFICULTIES = ("tutorial", "normal", "hard", "cutthroat")
BLOCK = 50
# Setup and undo are not part of a phase that begins at a position.
ELSEWHERE = {"clan-founded", "first-player", "undone"}


def play(seed: int) -> tuple[int, Counter[str]]:
    """Play one phase; return its decisions and the events by kind.

    :raises AssertionError: if a position does not come back as it was
    """
    players = 1 + seed % 4
    options = Options(
        players=players,
        difficulty=DIFFICULTIES[seed // 4 % 4],
        tricks=players > 1 and seed // 16 % 2 == 1,
        confirm=tuple(range(players)) if seed // 32 % 2 else (),
    )
    dealer = SeededDealer(seed)
    phase = "preparation" if seed % 6 == 0 else "deployment"
    game = random_position(options, dealer, load("standard@1"), phase)
    happened: list[Happening] = []
    game.listen(happened.append)
    decisions = 0
    game.advance(dealer)
    while game.seat is not None:
        if game.node.about == (("stage", "before"),) and dealer.below(20) == 0:
            again = Game.from_position(game.position())
            assert again.digest() == game.digest(), "the position came back as another one"
        game.apply(game.legal[dealer.below(len(game.legal))])
        game.advance(dealer)
        decisions += 1
    assert Game.from_json(game.to_json()).digest() == game.digest(), "the state came back as another one"
    return decisions, Counter(happening.in_full().kind for happening in happened)


def play_block(first: int) -> tuple[int, Counter[str]]:
    """Play a block of phases, naming the seed of whatever goes wrong."""
    decisions = 0
    events: Counter[str] = Counter()
    for seed in range(first, first + BLOCK):
        try:
            more, happened = play(seed)
        except Exception as error:
            raise RuntimeError(f"phase of seed {seed}: {error!r}") from error
        decisions += more
        events += happened
    return decisions, events


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--phases", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    start = time.perf_counter()
    decisions = 0
    events: Counter[str] = Counter()
    with multiprocessing.Pool(wanted.jobs) as pool:
        for more, happened in pool.imap_unordered(play_block, range(0, wanted.phases, BLOCK)):
            decisions += more
            events += happened
    missing = {kind for kind, _ in FORMS.values()} - set(events) - ELSEWHERE
    for kind, count in sorted(events.items()):
        print(f"{kind:22} {count:10,}")
    seconds = time.perf_counter() - start
    print(f"{wanted.phases:,} phases, {decisions:,} decisions, {seconds:.0f} s: clean")
    if missing:
        print(f"never happened: {', '.join(sorted(missing))}")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
