"""The examples in docstrings are true."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("module", ["monsterlands.game.game", "monsterlands.game.dealers"])
def test_the_examples_of_a_module_work(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
