"""``monsterlands edition`` shows editions and reports problems of a file, with the right exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from monsterlands.cli.edition import app


def run(*words: str) -> Result:
    return CliRunner().invoke(app, [*words])


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\n[[mercenary]]\nname = "Fandor"\ncost = 11\n', encoding="utf-8")
    return file


def test_show_without_a_name_shows_the_standard_edition() -> None:
    result = run("show")
    assert result.exit_code == 0
    assert result.stdout.startswith("standard@1 ")
    assert result.stdout == run("show", "standard@1").stdout


def test_show_shows_a_file(mine: Path) -> None:
    result = run("show", str(mine))
    assert result.exit_code == 0
    assert "11ʸ" in result.stdout


def test_check_says_ok_with_counts(mine: Path) -> None:
    result = run("check", str(mine))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == (
        "ok: mine@1, 28 mercenaries, 8 novices, 20 monsters, 12 lands, 18 equipment cards, 64 traps, "
        "16 loot, 6 headers, 12 missions, 10 scenarios; over standard@1, 1 values changed\n"
    )


def test_check_of_a_shipped_edition_says_ok() -> None:
    result = run("check", "standard@1")
    assert result.exit_code == 0
    assert result.stdout.startswith("ok: standard@1, 28 mercenaries")
    assert result.stdout.endswith("12 missions, 10 scenarios\n")


def test_check_prints_each_problem_on_a_line_and_fails(mine: Path) -> None:
    mine.write_text('rounds = 0\n[[mercenary]]\nname = "Fandor"\ncost = -1\n', encoding="utf-8")
    result = run("check", str(mine))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        f"{mine}:1 rounds: is 0 (a whole number from 3 to 8)\n"
        f"{mine}:4 mercenary.Fandor.cost: is -1 (a whole number from 0 to 99)\n"
    )


def test_check_prints_warnings_and_succeeds(mine: Path) -> None:
    mine.write_text('name = "mine"\nnovice.count = 9\n', encoding="utf-8")
    result = run("check", str(mine))
    assert result.exit_code == 0
    assert result.stderr == f"warning: {mine}:0 novice.count: 9 novices (8 in the printed game, R2)\n"
    assert result.stdout.startswith("playable: mine@1, 28 mercenaries, 9 novices")


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_missing_file_is_reported(command: str, tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    result = run(command, str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{file}:0 file: does not exist (a .toml file")


def test_text_that_is_not_toml_is_reported_with_its_line(mine: Path) -> None:
    mine.write_text('name = "mine"\nrounds =\n', encoding="utf-8")
    result = run("check", str(mine))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{mine}:2 file: ")
