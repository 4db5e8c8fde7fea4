"""Compare the engine with the oracle of tests/oracle on many random positions.

Usage: python tools/consult_oracle.py --positions 50000 [--jobs 2]
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from oracle.agreement import Disagreement, compare

CHUNK = 500


def compare_all(first: int, end: int) -> tuple[int, list[str]]:
    """Compare some positions; return how many questions there were, and the disagreements."""
    questions = 0
    wrong: list[str] = []
    for number in range(first, end):
        try:
            questions += compare(number)
        except Disagreement as error:
            wrong.append(f"position {number}: {error}")
    return questions, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--positions", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    began = time.perf_counter()
    starts = range(0, arguments.positions, CHUNK)
    ends = [min(first + CHUNK, arguments.positions) for first in starts]
    questions = 0
    wrong: list[str] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for asked, found in pool.map(compare_all, starts, ends):
            questions += asked
            wrong += found
    for each in wrong[:10]:
        print(each, file=sys.stderr)
    seconds = time.perf_counter() - began
    print(
        f"{arguments.positions} positions, {questions} questions and dice, "
        f"{len(wrong)} disagreements, {seconds:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
