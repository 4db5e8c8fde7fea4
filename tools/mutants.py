"""Make small mistakes in the rules, one at a time, and see whether a test notices (mutation testing).

    make mutants ARGS="--count 300 --jobs 2"

The results are kept in build/mutants: an interrupted run resumes where it was, and after new tests only the
survivors are tried again. docs/mutants.md says why some survivors are accepted.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mutants_map import PACKAGE, RULES, KnownTest, Map, Tree, in_stages, make_map, run_pytest, temporary
from mutants_operators import Mutation, mutations, sample
from mutants_plugin import NO_IMPORT, NOT_THE_MUTANT, TOO_SLOW

ROOT = Path(__file__).resolve().parent.parent
SHARE = 0.85
# Exit codes of pytest: a test failed, could not be collected, or pytest itself failed on the mutant.
PASSED, FAILED = 0, (1, 2, 3, NO_IMPORT, TOO_SLOW)
UNTESTED = "untested"
# Processor seconds that a test may take: a minimum, or a multiple of those on the unchanged code.
ALLOWED, TIMES = 3.0, 5


@dataclass(frozen=True)
class Result:
    """The result of a mutant; the stage and the test that killed it."""

    id: str
    what: str
    source: str
    tests: str
    killed: bool
    stage: str
    by: str
    seconds: float


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--only", nargs="+", metavar="MODULE", help="only of these modules")
    parser.add_argument("--id", nargs="+", metavar="ID", help="only these mutants, again if they were tried")
    parser.add_argument("--without", nargs="+", default=[], metavar="FILE", help="leave out these tests")
    parser.add_argument("--list", action="store_true", help="only name the mutants")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument("--root", type=Path, default=ROOT, help="the root of another project")
    wanted = parser.parse_args(arguments)
    with temporary() as place:
        tree = Tree(wanted.root, place / "tree")
        chosen = choose(tree, wanted.count, wanted.seed, wanted.only, wanted.id)
        if not chosen:
            parser.error("there is no such mutant")
        if wanted.list:
            print("\n".join(f"{each.id} {each}" for each in chosen))
            return 0
        folder = wanted.root / "build" / "mutants"
        found = make_map(tree, folder / "map", wanted.jobs)
        if not found.tests:
            parser.error("no test passes")
        found = keep_steady(tree, place, found, folder / "steady.json", wanted.jobs)
        for name in found.failed:
            print(f"warning: left out, because it fails on the unchanged code: {name}")
        found = found.without_files(wanted.without)
        book = Book(folder / "results.jsonl", tree, wanted.without, {*(wanted.id or ())})
        if wanted.fresh:
            book.known.clear()
        results = judge_all(tree, place, found, chosen, book, wanted.jobs)
    return report(results, wanted.root / "docs" / "mutants.md")


def choose(
    tree: Tree, count: int, seed: int, only: Sequence[str] | None, ids: Sequence[str] | None
) -> list[Mutation]:
    """Choose mutants at random, or by name."""
    every = [
        mutation
        for module, source in tree.modules().items()
        if not only or module in only
        for mutation in mutations(source, module)
    ]
    if ids:
        return [mutation for mutation in every if mutation.id in ids]
    return sample(every, count, seed)


def keep_steady(tree: Tree, place: Path, found: Map, cache: Path, jobs: int) -> Map:
    """Run all tests on the unchanged code as if it were a mutant, and drop those that fail."""
    state = [tree.source_digest(), tree.tests_digest()]
    known = json.loads(cache.read_text("utf-8")) if cache.exists() else {}
    if known.get("state") != state:
        tests = found.by_time()
        print(f"running {len(tests)} tests on the unchanged code once more, without a map", flush=True)

        def unsteady(part: int) -> list[str]:
            path = copy(tree, place / f"sound-{part}") / "__init__.py"
            return failing(tree, path, tests[part::jobs])

        with ThreadPoolExecutor(jobs) as pool:
            dropped = [name for names in pool.map(unsteady, range(jobs)) for name in names]
        known = {"state": state, "dropped": dropped}
        cache.write_text(json.dumps(known), "utf-8")
    return found.without(known["dropped"])


def failing(tree: Tree, path: Path, tests: list[KnownTest]) -> list[str]:
    """Return the names of all tests that fail."""
    names: list[str] = []
    while left := [test for test in tests if test.name not in names]:
        failed, by = fails(tree, path, left)
        if not failed:
            break
        if by not in {test.name for test in left}:
            raise RuntimeError(f"the tests cannot be run on the unchanged code: {by}")
        names.append(by)
    return names


def copy(tree: Tree, folder: Path) -> Path:
    """Copy the package into a new folder; return the folder of its rules."""
    shutil.copytree(tree.package, folder / PACKAGE)
    return folder / PACKAGE / RULES


class Book:
    """The results so far, one per line."""

    def __init__(self, path: Path, tree: Tree, without: list[str], again: set[str]) -> None:
        self._path = path
        self.source = " without ".join([tree.source_digest(), *sorted(without)])
        self.tests = tree.tests_digest()
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        results = (Result(**json.loads(line)) for line in lines)
        self.known = {each.id: each for each in results if self._holds(each) and each.id not in again}

    def _holds(self, result: Result) -> bool:
        """Check whether a result is still valid: for the same source, and a survivor for the same tests."""
        return result.source == self.source and (result.killed or result.tests == self.tests)

    def add(self, result: Result) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


def judge_all(
    tree: Tree, place: Path, found: Map, chosen: list[Mutation], book: Book, jobs: int
) -> list[Result]:
    """Test every mutant without a known result."""
    results = [book.known[each.id] for each in chosen if each.id in book.known]
    if results:
        print(f"{len(results)} results of an earlier run")
    new = [each for each in chosen if each.id not in book.known]
    pool = ThreadPoolExecutor(jobs)
    try:
        for future in as_completed([pool.submit(judge, tree, place, found, each, book) for each in new]):
            result = future.result()
            book.add(result)
            results.append(result)
            outcome = "killed  " if result.killed else "SURVIVED"
            done = f"[{len(results)}/{len(chosen)}]"
            print(f"{done} {outcome} {result.stage:8} {result.seconds:5.1f} s  {result.id} {result.what}")
            sys.stdout.flush()
    finally:
        pool.shutdown(cancel_futures=True)
    return results


def judge(tree: Tree, place: Path, found: Map, mutation: Mutation, book: Book) -> Result:
    """Run the tests that enter the mutated function, until one fails."""
    began = time.perf_counter()
    folder = place / mutation.id
    path = copy(tree, folder) / f"{mutation.module}.py"
    path.write_text(mutation.apply(path.read_text("utf-8")), "utf-8")
    killed, reached, by = False, UNTESTED, ""
    for stage, tests in in_stages(found.facing(mutation.module, mutation.function)):
        reached = stage
        killed, by = fails(tree, path, tests)
        if killed:
            break
    shutil.rmtree(folder)
    seconds = round(time.perf_counter() - began, 1)
    return Result(mutation.id, str(mutation), book.source, book.tests, killed, reached, by, seconds)


def fails(tree: Tree, path: Path, tests: list[KnownTest]) -> tuple[bool, str]:
    """Return whether one of the tests fails with the module at a path, and which.

    :raises RuntimeError: if the tests were not run on that module
    """
    folder = path.parents[2]
    plan, out = folder / "plan.json", folder / "out"
    out.write_text("", "utf-8")
    module = f"{PACKAGE}.{RULES}" + ("" if path.stem == "__init__" else f".{path.stem}")
    what: dict[str, Any] = {
        "module": module,
        "file": str(path),
        "tests": {test.name: ALLOWED + TIMES * test.seconds for test in tests},
        "out": str(out),
    }
    plan.write_text(json.dumps(what), "utf-8")
    files = dict.fromkeys(test.file for test in tests)
    patience = 120 + 10 * sum(test.seconds for test in tests)
    ended = run_pytest(tree, folder, plan, ["-x", *files], patience)
    by = out.read_text("utf-8")
    if ended == PASSED:
        return False, ""
    if ended is None or ended in FAILED:
        return True, by or "an endless loop"
    wrong = f"{by} was imported instead" if ended == NOT_THE_MUTANT else f"pytest ended with {ended}"
    raise RuntimeError(f"{path}: {wrong}\n{plan.with_suffix('.log').read_text('utf-8')}")


def report(results: list[Result], reasons: Path) -> int:
    """Print what killed the mutants, and which survived; return 1 if too many did."""
    stages = Counter(result.stage for result in results if result.killed)
    survivors = [result for result in results if not result.killed]
    written = reasons.read_text("utf-8") if reasons.exists() else ""
    print()
    for result in sorted(survivors, key=lambda each: each.what):
        note = "" if result.id in written else " (no reason yet)"
        untested = " (no test enters it)" if result.stage == UNTESTED else ""
        print(f"survived: {result.id} {result.what}{untested}{note}")
    print()
    for stage, killed in stages.most_common():
        print(f"killed, {stage:8} {killed:5}")
    killed = len(results) - len(survivors)
    share = killed / len(results)
    print(f"survived         {len(survivors):5}")
    print(f"killed           {killed:5} of {len(results)}: {share:.1%} (at least {SHARE:.0%} are wanted)")
    seconds = sum(result.seconds for result in results)
    print(f"seconds for each {seconds / len(results):5.1f}")
    return 0 if share >= SHARE else 1


if __name__ == "__main__":
    sys.exit(main())
