"""The tool that writes the golden games."""

from __future__ import annotations

from pathlib import Path

import pytest

import golden
from monsterlands import Game, Options, Record


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for a short list of games."""
    games = {
        "random": golden.Golden(Options(players=2, difficulty="tutorial")),
        "bots": golden.Golden(Options(players=2), ("simple", "random")),
    }
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "GAMES", games)
    return tmp_path


def test_a_dry_run_lists_what_would_change(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "old.txt").write_text("")
    assert golden.main([]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "would change: random.record",
        "would change: random.txt",
        "would change: bots.record",
        "would change: bots.txt",
        "would be removed: old.txt",
    ]
    assert [path.name for path in folder.iterdir()] == ["old.txt"]


def test_files_that_it_wrote_are_up_to_date(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "old.txt").write_text("")
    assert golden.main(["--write"]) == 0
    assert {path.name for path in folder.iterdir()} == {
        "random.record",
        "random.txt",
        "bots.record",
        "bots.txt",
    }
    capsys.readouterr()
    assert golden.main([]) == 0
    assert capsys.readouterr().out == ""


def test_a_record_is_of_a_whole_game_and_its_text_ends_with_its_digest(folder: Path) -> None:
    golden.main(["--write"])
    for name in ("random", "bots"):
        record = Record.from_text((folder / f"{name}.record").read_text("utf-8"))
        assert Game.replay(record).over
        text = (folder / f"{name}.txt").read_text("utf-8")
        assert text.endswith(f"\ndigest {record.digest}\n")
        assert text.count("\n> ") == len(record.steps)


def test_many_choices_are_summarised_by_kind_and_few_are_listed() -> None:
    game = Game.from_position("")
    question, choices = golden.node(game)
    assert question == "decision of seat 0: turn, stage before"
    assert choices.startswith("  ")
    assert " deploy, " in choices
    assert "#" in choices
    game.apply("alchemist 2 M")
    assert [*golden.node(game)] == [
        "decision of seat 0: alchemist, tokens 2",
        "  amount 0 | amount 1 | amount 2",
    ]
