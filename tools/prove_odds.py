"""Prove the odds: against games that the engine plays by their policy, and against the best possible play.

Usage: python tools/prove_odds.py [--cases 300 --games 100000] [--expectimax 200] [--skip 0] [--jobs 2]

Cases are chosen so that every foe, talent, equipment, trap, loot and path benefit of the edition is at work.
A long proof can be split or resumed: --skip leaves out the first cases, --first begins with other positions.
Each line of progress says how many cases are done.
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

from odds.cases import Case, Key, all_topics, choose_cases, topics_of
from odds.expectimax import Search, policy_value, small_cases
from odds.simulation import ALARM, comparisons, disagreements, simulate

from monsterlands.odds.odds import chances

BEST = 0.01
"""How much worse than the best possible play the policy may be."""
TOLD = 10
"""Progress is printed after this many cases."""


def compare(key: Key, games: int) -> tuple[list[str], int]:
    """Play a case; return where it is too far from the odds, and the number of comparisons."""
    case = Case.of(key)
    return disagreements(case, simulate(case, games)), comparisons(case)


def search(key: Key) -> float:
    """Return by how much the best possible play beats the policy."""
    case = Case.of(key)
    return Search(case).best() - policy_value(chances(case.state, case.path, case.aim), case.aim)


def prove_by_games(cases: list[Case], skip: int, games: int, pool: ProcessPoolExecutor) -> bool:
    """Compare cases with games of the engine."""
    wrong: list[str] = []
    compared = 0
    began = time.perf_counter()
    results = pool.map(partial(compare, games=games), [case.key() for case in cases[skip:]])
    for done, (found, number) in enumerate(results, skip + 1):
        wrong += found
        compared += number
        for each in found:
            print(f"  {each}", flush=True)
        if done % TOLD == 0:
            passed = time.perf_counter() - began
            print(f"{done} cases, {len(wrong)} disagreements, {passed:.0f} s", flush=True)
    seen: set[str] = set()
    for case in cases:
        seen |= topics_of(case)
    missing = sorted(all_topics() - seen)
    print(f"{len(cases) - skip} cases of {games} games, {compared} comparisons, {len(wrong)} disagreements")
    print(f"  chance alone explains {compared * ALARM:.2g}; {len(missing)} effects not met")
    for each in missing:
        print(f"  {each}")
    return not wrong and not missing


def prove_by_search(cases: list[Case], pool: ProcessPoolExecutor) -> bool:
    """Compare cases with the best possible play."""
    gaps = list(pool.map(search, [case.key() for case in cases]))
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
    parser.add_argument("--skip", type=int, default=0, help="skip this many cases")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    began = time.perf_counter()
    right = True
    with ProcessPoolExecutor(arguments.jobs) as pool:
        if arguments.cases:
            cases = choose_cases(arguments.cases, arguments.first)
            right = prove_by_games(cases, arguments.skip, arguments.games, pool)
        if arguments.expectimax:
            cases = list(islice(small_cases(arguments.first), arguments.expectimax))
            right = prove_by_search(cases, pool) and right
    print(f"{time.perf_counter() - began:.0f} s")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
