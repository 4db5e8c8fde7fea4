"""The examples in docstrings work."""

import ast
import doctest
from importlib import import_module, resources

import pytest


@pytest.mark.parametrize("name", ["game", "dealers", "names"])
def test_the_examples_of_a_module_work(name: str) -> None:
    # Read from the source: doctest finds nothing in compiled classes.
    source = resources.files("monsterlands.game").joinpath(f"{name}.py").read_text("utf-8")
    known = vars(import_module(f"monsterlands.game.{name}"))
    attempted = 0
    for each in ast.walk(ast.parse(source)):
        if isinstance(each, ast.ClassDef | ast.FunctionDef | ast.Module):
            text = ast.get_docstring(each) or ""
            examples = doctest.DocTestParser().get_doctest(text, dict(known), name, None, None)
            result = doctest.DocTestRunner().run(examples)
            assert result.failed == 0
            attempted += result.attempted
    assert attempted > 0
