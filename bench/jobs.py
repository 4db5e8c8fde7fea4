"""Compare `simulate --jobs 2` with two runs of one job each at the same time."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time

from monsterlands.game import COMPILED


def command(games: int, seed: int, jobs: int) -> list[str]:
    """Return the command line of a run."""
    run = "import sys; from monsterlands.cli.main import main; sys.exit(main())"
    options = f"simulate --players 2 --bots random --games {games} --seed {seed} --jobs {jobs} --json"
    return [sys.executable, "-c", run, *options.split()]


def together(*commands: list[str]) -> float:
    """Start commands at the same time; return the seconds until the last one has ended."""
    start = time.perf_counter()
    running = [subprocess.Popen(each, stdout=subprocess.DEVNULL) for each in commands]
    codes = [each.wait() for each in running]
    if any(codes):
        sys.exit("a simulation failed")
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--games", type=int, default=20_000)
    wanted = parser.parse_args()
    two_jobs, two_runs = [], []
    for seed in range(wanted.slices):
        two_runs.append(together(command(wanted.games, seed, 1), command(wanted.games, seed + 1000, 1)))
        two_jobs.append(together(command(2 * wanted.games, seed, 2)))
    ratio = statistics.median(two_runs) / statistics.median(two_jobs)
    print(f"{2 * wanted.games} random games of two players ({'compiled' if COMPILED else 'plain'}), medians")
    print(f"  two runs with one job {statistics.median(two_runs):.2f} s")
    print(f"  one run with two jobs {statistics.median(two_jobs):.2f} s, ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
