"""Which tests a mutant of tools/mutants.py has to face: those that enter the function it is in.

All test files are run once on the sound code, each in a process of its own; what they enter is kept in
build/mutants/map until the file, what it uses or the game changes. A test that fails on sound code takes
no part.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from mutants_operators import MODULE_LEVEL
from mutants_plugin import PLAN

TOOLS = Path(__file__).resolve().parent
PACKAGE, RULES = "monsterlands", "rules"
# What a test may read, besides src and tests.
ALONG = ("docs", "tools", "README.md", "pyproject.toml")
# Folders of tests that are about other things: files, processes, screens, tools.
WITHOUT = ("box", "cli", "packaging", "terminal", "tools")
# Built once per process and kept: every test depends on them, only the first one enters them.
KEPT = ("tables",)
MAPPING = 900.0  # seconds that one test file may take

# Whole games and random adventures notice almost everything at once.
BROAD = ("tests/oracle/test_agreement.py", "tests/game/test_golden.py")
BROAD_TESTS = 8
NEAR_FILES = 8
NEAR_SECONDS = 4.0


class Tree:
    """A copy of the project, so that a long run sees one state of it."""

    def __init__(self, root: Path, place: Path) -> None:
        self.root = place
        skip = shutil.ignore_patterns("__pycache__", ".hypothesis")
        for name in ("src", "tests", *ALONG):
            if (root / name).is_dir():
                shutil.copytree(root / name, place / name, ignore=skip)
            elif (root / name).exists():
                shutil.copy2(root / name, place / name)
        self.package = place / "src" / PACKAGE
        self.rules = self.package / RULES
        self.tests = place / "tests"

    def modules(self) -> dict[str, str]:
        """The text of every module of the rules, by its name."""
        return {path.stem: path.read_text("utf-8") for path in sorted(self.rules.glob("*.py"))}

    def test_files(self) -> list[str]:
        """Every test file, from the root on."""
        paths = (path.relative_to(self.root) for path in sorted(self.tests.rglob("test_*.py")))
        return [path.as_posix() for path in paths if path.parts[1] not in WITHOUT]

    def source_digest(self) -> str:
        return digest(self.package.rglob("*"))

    def tests_digest(self) -> str:
        return digest(self.tests.rglob("*"))

    def helpers_digest(self) -> str:
        """What test files share: all that is in the test folders but the tests."""
        return digest(path for path in self.tests.rglob("*") if not path.name.startswith("test_"))


def digest(paths: Iterable[Path]) -> str:
    """Return a short name for the contents of files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        if path.is_file() and not {"__pycache__", ".hypothesis"} & {*path.parts}:
            total.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def run_pytest(tree: Tree, source: Path, plan: Path, files: Iterable[str], seconds: float) -> int | None:
    """Run tests on the package in a folder by a plan. Return how it ended, None if it took too long."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-p", "mutants_plugin", "--hypothesis-seed=0", "--tb=no", *files]
    path = os.pathsep.join([str(source), str(TOOLS)])
    environment = {**os.environ, "PYTHONPATH": path, PLAN: str(plan), "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with plan.with_suffix(".log").open("w") as log:
        process = subprocess.Popen(
            command, cwd=tree.root, env=environment, stdout=log, stderr=log, start_new_session=True
        )
        try:
            return process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            # Processes that tests have started may be left, too.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@dataclass(frozen=True)
class KnownTest:
    """A test that passes on sound code."""

    name: str
    seconds: float
    enters: frozenset[str]

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


@dataclass(frozen=True)
class Map:
    """All tests that may take part, and the names of those that may not."""

    tests: tuple[KnownTest, ...]
    failed: tuple[str, ...]

    def facing(self, module: str, function: str) -> list[KnownTest]:
        """The tests whose outcome may depend on a function, the cheapest first."""
        if module in KEPT:
            return self.by_time()
        if function == MODULE_LEVEL:
            # Anybody may use a constant, first of all its own module.
            return sorted(self.by_time(), key=lambda test: not _uses(test, module))
        return [test for test in self.by_time() if f"{module}.{function}" in test.enters]

    def by_time(self) -> list[KnownTest]:
        """All tests that have to do with the rules, the cheapest first."""
        return sorted((test for test in self.tests if test.enters), key=lambda test: test.seconds)

    def without(self, names: Sequence[str]) -> Map:
        """Leave out tests that turned out to fail."""
        left = tuple(test for test in self.tests if test.name not in names)
        return Map(left, (*self.failed, *names))

    def without_files(self, files: Sequence[str]) -> Map:
        """Leave out the tests of files or folders."""
        left = tuple(test for test in self.tests if not test.file.startswith(tuple(files)))
        return Map(left, self.failed)


def _uses(test: KnownTest, module: str) -> bool:
    return any(name.startswith(module + ".") for name in test.enters)


def make_map(tree: Tree, cache: Path, jobs: int) -> Map:
    """Run every test file that has changed since the last time, and put the map together."""
    cache.mkdir(parents=True, exist_ok=True)
    base = tree.source_digest() + tree.helpers_digest()
    kept = {file: cache / f"{_key(base, tree, file)}.json" for file in tree.test_files()}
    for old in {*cache.iterdir()} - {*kept.values()}:
        old.unlink()
    new = [file for file, path in kept.items() if not path.exists()]
    if new:
        print(f"running {len(new)} of {len(kept)} test files on the sound code", flush=True)
    with ThreadPoolExecutor(jobs) as pool:
        for file, found in zip(new, pool.map(lambda file: _map_file(tree, file), new), strict=True):
            if found is not None:
                kept[file].write_text(found, "utf-8")
    tests: list[KnownTest] = []
    failed: list[str] = []
    for file, path in kept.items():
        if not path.exists():
            failed.append(file)
            continue
        answer = json.loads(path.read_text("utf-8"))
        failed += answer["failed"]
        for name, test in answer["tests"].items():
            tests.append(KnownTest(name, test["seconds"], frozenset(test["enters"])))
    return Map(tuple(tests), tuple(failed))


def _key(base: str, tree: Tree, file: str) -> str:
    return hashlib.sha256(base.encode() + (tree.root / file).read_bytes() + file.encode()).hexdigest()[:24]


def _map_file(tree: Tree, file: str) -> str | None:
    """Run a test file and return what its tests enter, or None if it cannot be run."""
    with temporary() as place:
        plan, out = place / "plan.json", place / "out.json"
        what = {"rules": str(tree.rules), "folder": str(tree.tests), "out": str(out)}
        plan.write_text(json.dumps(what), "utf-8")
        run_pytest(tree, tree.package.parent, plan, [file], MAPPING)
        found = out.read_text("utf-8") if out.exists() else None
    # A file that cannot be imported has neither passed nor failed tests.
    return found if found and found != '{"tests": {}, "failed": []}' else None


class temporary:
    """A folder that is gone afterwards, by its real name: modules tell theirs."""

    def __enter__(self) -> Path:
        self._folder = tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True)
        return Path(self._folder.name).resolve()

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()


def in_stages(tests: list[KnownTest]) -> Iterator[tuple[str, list[KnownTest]]]:
    """Deal tests out into runs, so that most mutants are found in a few seconds."""
    broad = [test for test in tests if test.file in BROAD][:BROAD_TESTS]
    if broad:
        yield "broad", broad
    near: list[KnownTest] = []
    files: set[str] = set()
    seconds = 0.0
    for test in tests:
        if test.file not in BROAD and (test.file in files or len(files) < NEAR_FILES):
            if seconds + test.seconds > NEAR_SECONDS:
                break
            near.append(test)
            files.add(test.file)
            seconds += test.seconds
    if near:
        yield "near", near
    rest = [test for test in tests if test not in broad and test not in near]
    if rest:
        yield "rest", rest
