"""What the tests of the box share."""

from __future__ import annotations

from importlib import resources

import pytest


@pytest.fixture(scope="session")
def standard_text() -> str:
    """The file of standard@1 under a name of its own, so that it may be changed."""
    file = resources.files("monsterlands.box").joinpath("editions", "standard-1.toml")
    return file.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mine"', 1)
