"""For all tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.servers import Inside, Program, inside, program


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One server for all tests that leave others their peace."""
    with program(tmp_path_factory.mktemp("served") / "games") as running:
        yield running


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server in this process: what a test changes about it, it must put right again."""
    with inside(tmp_path_factory.mktemp("near") / "games") as running:
        yield running
