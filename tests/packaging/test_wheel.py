"""The wheel, as a player gets it: built, installed into an empty environment, and run there."""

import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.packaging

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "monsterlands"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the plain wheel of this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    plain = {**os.environ, "MONSTERLANDS_COMPILE": "0"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, env=plain, check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def monsterlands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Run the installed command, away from the source tree, and return what it prints."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home / "venv", with_pip=True)
    scripts = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements/run.txt")], check=True)
    # Without an index pip can add nothing, so the pinned requirements must be all that it needs.
    subprocess.run([*pip, "--no-index", str(wheel)], check=True)

    def run(*arguments: str) -> str:
        command = [str(scripts / "monsterlands"), *arguments]
        return subprocess.run(command, cwd=home, check=True, capture_output=True, text=True).stdout

    return run


def test_the_wheel_holds_the_package_with_its_data_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    expected = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert held == expected
    assert "monsterlands/py.typed" in held
    assert "monsterlands/box/editions/standard-1.toml" in held
    assert "monsterlands/store/migrations/env.py" in held
    assert any(name.endswith(".ftl") for name in held), "no message catalogue"
    assert "monsterlands/server/client/index.html" in held, "no table in the browser; make client builds it"


def test_the_page_of_the_client_has_no_inline_script_or_style(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        page = archive.read("monsterlands/server/client/index.html").decode()
    assert re.findall(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", page) == []


def test_the_installed_command_prints_the_version_of_the_project(monsterlands: Callable[..., str]) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert monsterlands("--version") == f"monsterlands {settings['project']['version']} (plain)\n"


def test_the_installed_command_shows_the_edition(monsterlands: Callable[..., str]) -> None:
    assert "standard" in monsterlands("edition", "show")
