"""Prove the odds: against games that the engine plays by their policy, and against the best possible play.

Usage: python tools/prove_odds.py [--cases 300 --games 100000 --jobs 2] [--expectimax 200]

Cases are chosen so that every foe, talent, equipment, trap, loot and path benefit of the edition is at work.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from odds.cases import Case, about, chosen, everything
from odds.expectimax import Search, policy_value, small_cases
from odds.simulation import disagreements, simulate

from monsterlands.odds.odds import chances

BEST = 0.01
"""How far from the best possible play the policy may be."""


def compare(case: Case, games: int) -> list[str]:
    """Play a case and say where it is too far from the odds."""
    return disagreements(case, simulate(case, games))


def search(case: Case) -> float:
    """Return by how much the best possible play beats the policy."""
    return Search(case).best() - policy_value(chances(case.state, case.path, case.aim), case.aim)


def prove_by_games(cases: list[Case], games: int, pool: ProcessPoolExecutor) -> bool:
    """Compare cases with games of the engine."""
    wrong: list[str] = []
    for done, found in enumerate(pool.map(partial(compare, games=games), cases), 1):
        wrong += found
        if done % 25 == 0:
            print(f"{done} cases, {len(wrong)} disagreements", flush=True)
    seen: set[str] = set()
    for case in cases:
        seen |= about(case)
    missing = sorted(everything() - seen)
    print(f"{len(cases)} cases of {games} games, {len(wrong)} disagreements, {len(missing)} effects not met")
    for each in (*wrong, *missing):
        print(f"  {each}")
    return not wrong and not missing


def prove_by_search(cases: list[Case], pool: ProcessPoolExecutor) -> bool:
    """Compare cases with the best possible play."""
    gaps = list(pool.map(search, cases))
    wrong = [f"{case}: {gap:+.5f}" for case, gap in zip(cases, gaps, strict=True) if abs(gap) > BEST]
    print(f"{len(cases)} cases searched, at most {max(map(abs, gaps)):.2g} from the best possible play")
    for each in wrong:
        print(f"  {each}")
    return not wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--cases", type=int, default=0)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--expectimax", type=int, default=0, metavar="CASES")
    parser.add_argument("--first", type=int, default=1, help="the first random position")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    began = time.perf_counter()
    right = True
    with ProcessPoolExecutor(arguments.jobs) as pool:
        if arguments.cases:
            right = prove_by_games(chosen(arguments.cases, arguments.first), arguments.games, pool)
        if arguments.expectimax:
            cases = list(islice(small_cases(arguments.first), arguments.expectimax))
            right = prove_by_search(cases, pool) and right
    print(f"{time.perf_counter() - began:.0f} s")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
