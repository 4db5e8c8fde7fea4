"""Fixtures for tests in a real browser."""

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
    """Run one server for all tests that do not disturb each other."""
    with program(tmp_path_factory.mktemp("served") / "games") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Run one browser for all tests; each person gets a context of their own."""
    with chromium() as running:
        yield running


@pytest.fixture
def guests(browser: Browser, server: Program) -> Iterator[Guests]:
    """Return a function that opens the browser for another person. Errors on their pages fail the test."""
    with ExitStack() as stack:

        def another(settings: dict[str, Any] | None = None, **context: Any) -> Person:
            return stack.enter_context(person(browser, context.pop("server", server), settings, **context))

        yield another


@pytest.fixture
def somebody(guests: Guests) -> Person:
    """Return a person at a browser, with animations off."""
    return guests()
