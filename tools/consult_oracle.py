"""Compare the engine with the oracle of tests/oracle on many random positions.

Usage: python tools/consult_oracle.py --positions 50000 [--jobs 2]

Print how often each thing was compared; a large run has to compare everything.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from oracle.agreement import Disagreement, compare, never_seen

CHUNK = 500
LARGE = 5000


def compare_all(first: int, end: int) -> tuple[Counter[str], list[str]]:
    """Compare some positions; return how often each thing was compared, and the disagreements."""
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for number in range(first, end):
        try:
            seen += compare(number)
        except Disagreement as error:
            wrong.append(f"position {number}: {error}")
    return seen, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--positions", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    began = time.perf_counter()
    starts = range(0, arguments.positions, CHUNK)
    ends = [min(first + CHUNK, arguments.positions) for first in starts]
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for compared, found in pool.map(compare_all, starts, ends):
            seen += compared
            wrong += found
    for what, count in sorted(seen.items()):
        print(f"{count:9} {what}")
    for each in wrong[:10]:
        print(each, file=sys.stderr)
    missing = never_seen(seen) if arguments.positions >= LARGE else []
    for what in missing:
        print(f"never compared: {what}", file=sys.stderr)
    questions = sum(count for what, count in seen.items() if what.startswith(("question", "chance")))
    seconds = time.perf_counter() - began
    print(
        f"{arguments.positions} positions, {questions} questions and dice, "
        f"{len(wrong)} disagreements, {seconds:.0f} s"
    )
    return 1 if wrong or missing else 0


if __name__ == "__main__":
    sys.exit(main())
