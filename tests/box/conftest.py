"""Fixtures for tests of the box."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources

import pytest

from monsterlands.box import EditionError, Problem, read


@pytest.fixture(scope="session")
def standard_text() -> str:
    """The file of standard@1 under another name, so that a test may change it."""
    file = resources.files("monsterlands.box").joinpath("editions", "standard-1.toml")
    return file.read_text(encoding="utf-8").replace('name = "standard"', 'name = "mine"', 1)


@pytest.fixture(scope="session")
def problems_of() -> Callable[[str], tuple[Problem, ...]]:
    """Read a wrong text, and return its problems."""

    def read_wrong(text: str) -> tuple[Problem, ...]:
        with pytest.raises(EditionError) as caught:
            read(text, "mine.toml")
        return caught.value.problems

    return read_wrong


@pytest.fixture(scope="session")
def assert_reported(
    problems_of: Callable[[str], tuple[Problem, ...]],
) -> Callable[[str, str, str, str], None]:
    """Assert that a text has a problem at this place, and that its messages contain these words."""

    def find(text: str, place: str, what: str, right: str) -> None:
        found = problems_of(text)
        assert any(
            problem.place == place and what in problem.what and right in problem.right for problem in found
        ), found

    return find
