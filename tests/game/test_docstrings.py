"""The examples in docstrings are true."""

import doctest
import inspect
from importlib import import_module

import pytest


@pytest.mark.parametrize("name", ["monsterlands.game.game:Game", "monsterlands.game.dealers:SeededDealer"])
def test_the_examples_of_a_class_work(name: str) -> None:
    path, _, cls = name.partition(":")
    module = import_module(path)
    found = inspect.getdoc(getattr(module, cls))
    assert found is not None
    # Read by hand: the finder of doctest does not look into compiled modules.
    examples = doctest.DocTestParser().get_doctest(found, dict(vars(module)), name, None, None)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted > 0
    assert result.failed == 0
