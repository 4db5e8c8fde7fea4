"""A pytest plugin for tools/mutants.py: note which functions a test enters, or run tests in a given order.

The plan is a file named by the environment. To map: ``rules``, the folder whose functions are noted, and
``folder``, that of the tests. To judge a mutant: ``file``, which must be the one that is imported as
``module``, and ``tests``, their names in order, each with the seconds of processor time it may take.
``out`` names the file of the answer.
"""

from __future__ import annotations

import cProfile
import importlib
import json
import os
import resource
import signal
import sys
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

PLAN = "MUTANTS_PLAN"
# Exit codes besides those of pytest.
NOT_THE_MUTANT, NO_IMPORT, TOO_SLOW = 80, 81, 82
MEMORY = 3 << 30
COLLECTING = 60.0
# A test that waits for another process uses no processor time, so the clock has a limit too: a generous one.
WAITING = 10


def pytest_configure(config: pytest.Config) -> None:
    plan = json.loads(Path(os.environ[PLAN]).read_text("utf-8"))
    config.pluginmanager.register(Mapper(plan) if "rules" in plan else Judge(plan))


class Mapper:
    """Note for every test which functions of a folder it enters, and how long it takes."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._rules = plan["rules"] + os.sep
        self._folder = plan["folder"] + os.sep
        self._out = Path(plan["out"])
        self._names: dict[CodeType, str] = {}
        self._shared: set[str] = set()
        self._entered: dict[str, set[str]] = {}
        self._seconds: dict[str, float] = {}
        self._failed: list[str] = []
        self._profile = cProfile.Profile(subcalls=False, builtins=False)
        self._profile.enable()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None, None, None]:
        """Count functions that collection and fixtures enter for all tests of the file."""
        self._shared |= self._taken()
        self._profile.enable()
        yield
        self._shared |= self._taken()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        self._profile.enable()
        try:
            return (yield)
        finally:
            self._entered[item.nodeid] = self._taken()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)
        elif report.when == "call" and report.passed:
            self._seconds[report.nodeid] = round(report.duration, 4)

    def pytest_sessionfinish(self) -> None:
        shared = self._shared | self._taken()
        tests = {
            test: {"seconds": seconds, "enters": sorted(self._entered[test] | shared)}
            for test, seconds in self._seconds.items()
            if test not in self._failed
        }
        self._out.write_text(json.dumps({"tests": tests, "failed": self._failed}), "utf-8")

    def _taken(self) -> set[str]:
        """Stop noting, and return the functions entered since the last call."""
        self._profile.disable()
        entered = {self._name(entry.code) for entry in self._profile.getstats()}
        self._profile.clear()
        entered.discard("")
        if entered:
            forget(self._folder)
        return entered

    def _name(self, code: CodeType | str) -> str:
        """Return the name of a function, such as ``battle.roll_attack``; an inner one has its outer one's."""
        if isinstance(code, str) or not code.co_filename.startswith(self._rules):
            return ""
        if code not in self._names:
            module = Path(code.co_filename).stem
            self._names[code] = f"{module}.{code.co_qualname.split('.<locals>')[0]}"
        name = self._names[code]
        return "" if name.endswith(">") else name  # <module>: entered by every test


def forget(folder: str) -> None:
    """Empty the caches of the test modules, so that the next test enters what it needs again."""
    for module in [*sys.modules.values()]:
        if (getattr(module, "__file__", None) or "").startswith(folder):
            for value in [*vars(module).values()]:
                clear = getattr(value, "cache_clear", None)
                if callable(clear):
                    clear()


class Judge:
    """Run the tests of a plan in its order; write the name of the one that fails."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._tests: dict[str, float] = plan["tests"]
        self._out = Path(plan["out"])
        self._now = "collecting"
        # Limits against endless loops: time and memory.
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, self._too_slow)
        signal.signal(signal.SIGALRM, self._too_slow)
        self._allow(COLLECTING)
        try:
            module = importlib.import_module(plan["module"])
        except Exception:
            self._say("the import")
            os._exit(NO_IMPORT)
        if module.__file__ != plan["file"]:
            self._say(str(module.__file__))
            os._exit(NOT_THE_MUTANT)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        place = {test: number for number, test in enumerate(self._tests)}
        items[:] = sorted(
            (item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid]
        )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._now = nodeid
        self._allow(self._tests[nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._say(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._say(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Stop the timer: the tests have ended, and the time that the process takes to end does not count."""
        self._allow(0)

    def _allow(self, seconds: float) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        signal.setitimer(signal.ITIMER_REAL, WAITING * seconds)

    def _too_slow(self, _signal: int, _frame: FrameType | None) -> None:
        self._say(self._now)
        os._exit(TOO_SLOW)

    def _say(self, what: str) -> None:
        self._out.write_text(what, "utf-8")
