"""``monsterlands odds``: the table, the options, and errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monsterlands import Game
from monsterlands.cli.main import main
from monsterlands.odds import odds
from support.commands import POSITION, wrong

LOADED = """
edition = "standard@1"
[options]
difficulty = "tutorial"
[table]
land_a = { land = "Kale", header = "header-5a", monster = "Snailer" }
missions = ["mission-2", "mission-1"]
[[clan]]
affinity = "fire"
pool = "SSMP4"
[[clan.path]]
path = "a1"
mercenary = "Nuduru"
traps = ["magic-plus-1"]
[[clan]]
affinity = "jungle"
[[clan.path]]
path = "m1"
mercenary = "Korgo"
dice = "SS"
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "loaded.toml"
    path.write_text(LOADED, encoding="utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["odds", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def rows(lines: list[str]) -> list[list[str]]:
    return [line.split() for line in lines[: lines.index("")]]


def test_all_loaded_paths_are_shown_with_all_aims(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert rows(told(capsys, file)) == [
        "path who aim survives wounded dies captures eliminates conquers loots fulfils glory".split(),
        "a1 Nuduru capture 100.0% 29.6% 0.0% 49.5% 13.0% 0.0% 37.5% 0.0% 2.00".split(),
        "a1 Nuduru elimination 100.0% 29.6% 0.0% 36.6% 25.9% 0.0% 37.5% 0.0% 2.13".split(),
        "a1 Nuduru glory 100.0% 29.6% 0.0% 36.6% 25.9% 0.0% 37.5% 0.0% 2.13".split(),
        "m1 Korgo 100.0% 0.0% 0.0% 0.0% 0.0% 0.0% 0.0% 58.3% 0.75".split(),
    ]


def test_the_last_line_states_the_assumptions(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert told(capsys, file)[-1].startswith(
        "Assumptions: nobody deploys any more, players who are hit defend"
    )


def test_the_damage_left_for_later_paths_is_shown(capsys: pytest.CaptureFixture[str], file: str) -> None:
    lines = told(capsys, file, "--path", "a1", "--aim", "elimination")
    first = lines.index("Damage left behind, and how likely:")
    # Of the 216 rolls of three dice, one makes 3, three make 4, and 25 make 9.
    assert lines[first + 1].split(maxsplit=2)[:2] == ["a1", "elimination"]
    assert lines[first + 1].split(maxsplit=2)[2].startswith("3: 0.5%, 4: 1.4%")
    assert lines[first + 1].endswith("9: 11.6%")


def test_a_mission_leaves_no_damage(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert not any(line.startswith("Damage") for line in told(capsys, file, "--path", "m1"))


def test_a_seat_does_not_know_the_traps_of_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    hidden = tmp_path / "hidden.toml"
    traps = LOADED.replace('pool = "SSMP4"', 'pool = "SSMP4"\ntraps = ["strength-3"]')
    hidden.write_text(traps, encoding="utf-8")
    asked = [str(hidden), "--path", "a1", "--aim", "elimination"]
    known, own, others = (
        rows(told(capsys, *asked, *seat))[1] for seat in ([], ["--seat", "0"], ["--seat", "1"])
    )
    assert known == own != others


def test_one_path_and_one_aim_can_be_selected(capsys: pytest.CaptureFixture[str], file: str) -> None:
    found = rows(told(capsys, file, "--path", "a1", "--aim", "capture"))
    assert [row[:3] for row in found[1:]] == [["a1", "Nuduru", "capture"]]


def test_steps_are_played_first(capsys: pytest.CaptureFixture[str], file: str) -> None:
    # Only Frunks of the fire clan is at home, so the game does not ask who goes.
    found = rows(told(capsys, file, "--walk", "path a3; load trap initial; done", "--aim", "glory"))
    assert [row[:2] for row in found[1:]] == [["a1", "Nuduru"], ["a3", "Frunks"], ["m1", "Korgo"]]


def test_json_holds_the_result_of_the_library(capsys: pytest.CaptureFixture[str], file: str) -> None:
    lines = told(capsys, file, "--path", "a1", "--json")
    game = Game.from_position(LOADED)
    for line, aim in zip(lines, ("capture", "elimination", "glory"), strict=True):
        found, expected = json.loads(line), odds(game, "a1", aim)
        assert (found["path"], found["aim"]) == ("a1", aim)
        assert found["capturing"] == expected.capturing
        assert found["damage"] == [list(each) for each in expected.damage]


def test_a_state_as_json_is_read_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    state.write_text(Game.from_position(LOADED).to_json(), encoding="utf-8")
    assert len(rows(told(capsys, str(state)))) == 5


# --- errors ---


def test_a_record_is_read_up_to_any_step(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = Game.from_position(LOADED)
    before = game.steps
    game.play("mine 1 S")
    path = tmp_path / "record.toml"
    path.write_text(game.record().to_text(), encoding="utf-8")
    assert len(rows(told(capsys, str(path), "--to", str(before)))) == 5
    assert "the record has 1 steps: choose 0 to 1" in wrong(capsys, "odds", str(path), "--to", "9")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--to", "1"], "is not a record and has no steps: leave --to out"),
        (["--path", "a4"], "there is no mercenary on path a4"),
        (["--path", "a9"], "there is no path 'a9'"),
        (["--aim", "fame"], "there is no aim 'fame'"),
        (["--seat", "2"], "there is no seat 2; seats are 0 to 1"),
        (["--seat", "x"], "Invalid value for '--seat'"),
        (["--walk", "path a1"], "not legal"),
        (["--walk", "dance"], "'dance' is not the spelling of any choice"),
    ],
)
def test_mistakes_get_a_clear_error(
    capsys: pytest.CaptureFixture[str], file: str, arguments: list[str], message: str
) -> None:
    assert message in wrong(capsys, "odds", file, *arguments)


def test_somebody_must_be_on_a_path(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    empty = tmp_path / "empty.toml"
    empty.write_text(POSITION, encoding="utf-8")
    assert "nobody is on a path" in wrong(capsys, "odds", str(empty))


def test_the_file_must_exist(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "none.toml" in wrong(capsys, "odds", str(tmp_path / "none.toml"))


def test_the_file_must_be_a_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[table]\nround = 99\n", encoding="utf-8")
    assert "round" in wrong(capsys, "odds", str(bad))
