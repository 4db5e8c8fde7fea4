"""The compiled package, as `make test-compiled` installs it, is what the tests import."""

import ast
import importlib
import inspect
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from monsterlands.cli.main import main

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[2]


def compiled_modules() -> list[str]:
    """List the modules that pyproject.toml compiles."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    source = ROOT / "src"
    files = {path.relative_to(source) for pattern in patterns for path in source.glob(pattern)}
    return sorted(".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files)


def test_something_is_compiled() -> None:
    assert compiled_modules()


def test_the_command_says_that_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"monsterlands {version('monsterlands')} (compiled)\n"


@pytest.mark.parametrize("name", compiled_modules())
def test_a_compiled_module_is_native_and_installed(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).suffix in {".so", ".pyd"}
    assert Path(file).is_relative_to(sysconfig.get_path("platlib"))


def docstrings(module: str) -> dict[str, str]:
    """Collect the docstrings of functions, classes, methods and properties in the source of a module."""
    source = ROOT.joinpath("src", *module.split("."))
    path = source.with_suffix(".py") if source.with_suffix(".py").exists() else source / "__init__.py"
    found: dict[str, str] = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        members = node.body if isinstance(node, ast.ClassDef) else []
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for each, name in [(node, ""), *((member, prefix) for member in members)]:
            if isinstance(each, ast.ClassDef | ast.FunctionDef):
                found[name + each.name] = ast.get_docstring(each) or ""
    return {name: doc for name, doc in found.items() if doc}


@pytest.mark.parametrize(
    "name", ["game.game", "game.base", "game.dealers", "game.names", "view.view", "rules.lodge"]
)
def test_compiled_code_keeps_its_docstrings(name: str) -> None:
    module = importlib.import_module(f"monsterlands.{name}")
    written = docstrings(f"monsterlands.{name}")
    assert len(written) > 3
    for place, doc in written.items():
        thing: object = module
        for part in place.split("."):
            thing = inspect.getattr_static(thing, part)
        if not place.split(".")[-1].startswith("__"):
            assert (thing.__doc__ or "").strip() == doc.strip(), place
