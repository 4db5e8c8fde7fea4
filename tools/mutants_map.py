"""Find the tests for a mutant of tools/mutants.py: those that enter its function.

All test files run once on the unchanged code, each in its own process. The functions they enter are kept in
build/mutants/map until the file, its helpers or the game change. A test that fails on unchanged code is left
out.
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
# Folders of tests that are not about the rules: files, processes, screens, tools.
WITHOUT = ("box", "cli", "packaging", "terminal", "tools")
# Built once per process: every test depends on them, but only the first one enters them.
KEPT = ("tables",)
MAPPING = 900.0  # seconds that one test file may take

# Whole games and random adventures find almost every mistake.
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
        """Return the text of every module of the rules, by its name."""
        return {path.stem: path.read_text("utf-8") for path in sorted(self.rules.glob("*.py"))}

    def test_files(self) -> list[str]:
        """Return every test file, relative to the root."""
        paths = (path.relative_to(self.root) for path in sorted(self.tests.rglob("test_*.py")))
        return [path.as_posix() for path in paths if path.parts[1] not in WITHOUT]

    def source_digest(self) -> str:
        return digest(self.package.rglob("*"))

    def tests_digest(self) -> str:
        return digest(self.tests.rglob("*"))

    def helpers_digest(self) -> str:
        """Return a digest of what test files share: everything in the test folders but the tests."""
        return digest(path for path in self.tests.rglob("*") if not path.name.startswith("test_"))


def digest(paths: Iterable[Path]) -> str:
    """Return a short name for the contents of files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        if path.is_file() and not {"__pycache__", ".hypothesis"} & {*path.parts}:
            total.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def run_pytest(tree: Tree, source: Path, plan: Path, files: Iterable[str], seconds: float) -> int | None:
    """Run tests on the package in a folder. Return the exit code, or None if it took too long."""
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
            # Processes that tests have started may still run, too.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@dataclass(frozen=True)
class KnownTest:
    """A test that passes on unchanged code."""

    name: str
    seconds: float
    enters: frozenset[str]

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


@dataclass(frozen=True)
class Map:
    """All tests that can be used, and the names of those that cannot."""

    tests: tuple[KnownTest, ...]
    failed: tuple[str, ...]

    def facing(self, module: str, function: str) -> list[KnownTest]:
        """Return the tests whose outcome may depend on a function, the fastest first."""
        if module in KEPT:
            return self.by_time()
        if function == MODULE_LEVEL:
            # Any module may use a constant; tests of its own module come first.
            return sorted(self.by_time(), key=lambda test: not _uses(test, module))
        return [test for test in self.by_time() if f"{module}.{function}" in test.enters]

    def by_time(self) -> list[KnownTest]:
        """Return all tests that use the rules, the fastest first."""
        return sorted((test for test in self.tests if test.enters), key=lambda test: test.seconds)

    def without(self, names: Sequence[str]) -> Map:
        """Return the map without these tests."""
        left = tuple(test for test in self.tests if test.name not in names)
        return Map(left, (*self.failed, *names))

    def without_files(self, files: Sequence[str]) -> Map:
        """Return the map without the tests of these files or folders."""
        left = tuple(test for test in self.tests if not test.file.startswith(tuple(files)))
        return Map(left, self.failed)


def _uses(test: KnownTest, module: str) -> bool:
    return any(name.startswith(module + ".") for name in test.enters)


def make_map(tree: Tree, cache: Path, jobs: int) -> Map:
    """Run every test file that has changed since the last run, and return the map."""
    cache.mkdir(parents=True, exist_ok=True)
    base = tree.source_digest() + tree.helpers_digest()
    kept = {file: cache / f"{_key(base, tree, file)}.json" for file in tree.test_files()}
    for old in {*cache.iterdir()} - {*kept.values()}:
        old.unlink()
    new = [file for file, path in kept.items() if not path.exists()]
    if new:
        print(f"running {len(new)} of {len(kept)} test files on the unchanged code", flush=True)
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
    """A folder that is deleted afterwards; its path has no links, because modules report the real one."""

    def __enter__(self) -> Path:
        self._folder = tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True)
        return Path(self._folder.name).resolve()

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()


def in_stages(tests: list[KnownTest]) -> Iterator[tuple[str, list[KnownTest]]]:
    """Divide tests into runs, so that most mutants are found in a few seconds."""
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
