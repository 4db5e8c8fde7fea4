"""Fixtures for tests in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.browsers import Person, chromium, person
from support.databases import KINDS
from support.friends import Friend, Hosted, friend, hosting
from support.servers import SAME_DICE, Program, program

Guests = Callable[..., Person]
Friends = Callable[..., Friend]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """Run one server for all tests that do not disturb each other."""
    with program(tmp_path_factory.mktemp("served") / "games", before=SAME_DICE) as running:
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


@pytest.fixture(scope="session", params=KINDS)
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """Run a server for friends: each test runs on a folder, and with two processes on a database."""
    with hosting(request.param, tmp_path_factory.mktemp("hosted")) as running:
        yield running


@pytest.fixture
def friends(browser: Browser, hosted: Hosted) -> Iterator[Friends]:
    """Return a function that opens the browser for a friend. Errors on their pages fail the test."""
    with ExitStack() as stack:

        def another(name: str, **context: Any) -> Friend:
            return stack.enter_context(friend(browser, hosted, name, **context))

        yield another
