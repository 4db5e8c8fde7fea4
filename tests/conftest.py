"""Settings for all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.databases import KINDS, Place, end_cluster, new_place

# Programs that tests start speak English, unless a test wants something else.
os.environ["LC_ALL"] = "C.UTF-8"
# A shell starts background jobs with Ctrl-C ignored, and programs that tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _no_server_is_left() -> Iterator[None]:
    """End the PostgreSQL server that tests of this process have used."""
    yield
    end_cluster()


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Where a store is kept: the test runs once in a folder and once in a database."""
    with new_place(request.param, tmp_path / "data") as made:
        yield made
