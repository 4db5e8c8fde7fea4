"""For all tests in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.browsers import Person, chromium, person
from support.servers import Program, program

Guests = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One server for all tests that leave others their peace."""
    with program(tmp_path_factory.mktemp("served") / "games") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each gets a fresh corner of it."""
    with chromium() as running:
        yield running


@pytest.fixture
def guests(browser: Browser, server: Program) -> Iterator[Guests]:
    """Give out somebody at a browser, as often as asked; in the end nothing must have gone wrong."""
    with ExitStack() as stack:

        def another(settings: dict[str, Any] | None = None, **context: Any) -> Person:
            return stack.enter_context(person(browser, context.pop("server", server), settings, **context))

        yield another


@pytest.fixture
def somebody(guests: Guests) -> Person:
    """Somebody at a browser who wants no show."""
    return guests()
