"""The compiled package, as `make test-compiled` installs it: is it really what the tests import?"""

import importlib
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from monsterlands.cli.main import main

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[2]


def compiled_modules() -> list[str]:
    """The modules that pyproject.toml says are compiled."""
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
def test_module_is_native_and_installed(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).suffix in {".so", ".pyd"}
    assert Path(file).is_relative_to(sysconfig.get_path("platlib"))
