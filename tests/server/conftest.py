"""For all tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.databases import KINDS, POSTGRES, kept_in
from support.group_tables import GroupTable, group_table
from support.groups import Person
from support.servers import Inside, Program, inside, program

SERVERS = ("Inside", "Program", "fork_server", "inside", "program")
"""Whoever imports one of these runs a server."""


@pytest.fixture(scope="session", params=KINDS, autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where servers keep their games: each test runs once on folders, and once on databases."""
    with kept_in(request.param):
        yield request.param


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what a database does not change: tests without a server, and those that are marked."""
    items[:] = [item for item in items if not _is_needless(item)]


def _is_needless(item: pytest.Item) -> bool:
    if not isinstance(item, pytest.Function) or "tests/server" not in item.path.as_posix():
        return False
    kind = item.callspec.params.get("database") if hasattr(item, "callspec") else None
    served = any(hasattr(item.module, name) for name in SERVERS)
    return kind == POSTGRES and (not served or item.get_closest_marker("once") is not None)


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One server for all tests that leave others their peace."""
    with program(tmp_path_factory.mktemp("served") / "games") as running:
        yield running


@pytest.fixture(scope="module")
def near(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server in this process: what a test changes about it, it must put right again."""
    with inside(tmp_path_factory.mktemp("near") / "games") as running:
        yield running


@pytest.fixture
def ada(near: Inside) -> Person:
    """Somebody."""
    return Person(near, "Ada")


@pytest.fixture
def bob(near: Inside) -> Person:
    """Somebody else."""
    return Person(near, "Bob")


@pytest.fixture
def cleo(near: Inside) -> Person:
    """A third one."""
    return Person(near, "Cleo")


@pytest.fixture
def two(near: Inside, ada: Person, bob: Person) -> Iterator[GroupTable]:
    """Two friends at a table."""
    with group_table(near, ada, bob) as table:
        yield table


@pytest.fixture
def three(near: Inside, ada: Person, bob: Person, cleo: Person) -> Iterator[GroupTable]:
    """Three friends at a table."""
    with group_table(near, ada, bob, cleo) as table:
        yield table
