"""``monsterlands replay`` and ``monsterlands show``: recorded games as stories and tables."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

from monsterlands import Event, Game, Options, Record, SeededDealer
from monsterlands.bots import play_out, player
from monsterlands.cli.main import main
from monsterlands.game import RULES_VERSION
from monsterlands.words import Words
from support.adventures import heard
from support.commands import POSITION, begun, wrong

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@cache
def whole_game() -> Record:
    """Return the record of a game that was played to its end."""
    game = Game.new(Options(players=3, difficulty="hard"))
    play_out(game, [player("simple", 1), player("random", 2), player("simple", 3)], SeededDealer(5))
    return game.record()


def written(folder: Path, text: str, name: str = "file") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return name


def printed(capsys: Captured, *arguments: str) -> str:
    """Run the command, assert that it succeeds without errors, and return what it printed."""
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def one_line(text: str) -> str:
    return " ".join(text.split())


# --- the story ----------------------------------------------------------------------------------


def happened(record: Record, to: int) -> tuple[list[Event], Game]:
    game = Game.replay(record, 0)
    events = heard(game)
    game.play(*(step.partition(" ")[2] for step in record.steps[:to]))
    return events, game


@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_the_story_is_printed_up_to_a_step(capsys: Captured, folder: Path, part: int) -> None:
    record = whole_game()
    to = len(record.steps) * part // 4
    events, game = happened(record, to)
    told = printed(capsys, "replay", written(folder, record.to_text()), "--to", str(to))
    story, _, _ = told.partition(f"\nStep {to} of {len(record.steps)}. ")
    sentences = [re.sub(r"^\d* +", "", line) for line in story.splitlines()]
    assert one_line(" ".join(sentences)) == one_line(" ".join(Words().story(events, game.view(None))))


def test_the_story_is_printed_to_its_end_by_default(capsys: Captured, folder: Path) -> None:
    file = written(folder, whole_game().to_text())
    last = len(whole_game().steps)
    told = printed(capsys, "replay", file)
    assert told == printed(capsys, "replay", file, "--to", str(last))
    assert "Round 6 begins." in told
    assert f"Step {last} of {last}. The game is over.\n" in told


def test_the_story_ends_with_the_places_and_points(capsys: Captured, folder: Path) -> None:
    told = printed(capsys, "replay", written(folder, whole_game().to_text()))
    game = Game.replay(whole_game())
    assert game.result is not None
    rows = [line.split() for line in told.splitlines()[-3:]]
    assert [int(row[0]) for row in rows] == sorted(game.result.places)
    for row in rows:
        score = game.result.scores[int(row[1])]
        affinity = game.open_view().clan(score.seat).affinity
        assert row == [
            str(score.place),
            str(score.seat),
            *("the", affinity, "clan"),
            *map(str, (score.total, score.glory, score.reputation, score.trophies)),
            str(sum(points for _, points in score.affinities)),
        ]


def test_each_turn_has_the_number_of_the_step_after_which_it_began(capsys: Captured, folder: Path) -> None:
    record = whole_game()
    told = printed(capsys, "replay", written(folder, record.to_text()), "--to", "80")
    numbers = [int(line[:3]) for line in told.splitlines() if line[:3].strip().isdigit()]
    assert numbers == sorted(numbers)
    turns = [number for number in numbers if Game.replay(record, number).node.question == "turn"]
    assert len(turns) >= 5
    for number in turns:
        assert dict(Game.replay(record, number).node.about)["stage"] == "before"


def test_before_the_first_step_nothing_has_happened(capsys: Captured, folder: Path) -> None:
    told = printed(capsys, "replay", written(folder, begun().record().to_text()), "--to", "0")
    assert told.strip().startswith("Step 0 of ")
    assert "Chance decides: " in told


def test_the_story_of_a_record_from_a_position_is_printed(capsys: Captured, folder: Path) -> None:
    game = Game.from_position(POSITION)
    game.play("mine 3 S", "end turn")
    told = printed(capsys, "replay", written(folder, game.record().to_text()))
    assert told.startswith("1  The water clan places S at the Mine, gains 2 gold")
    assert told.endswith("\nStep 2 of 2. Seat 1 is asked: turn (stage before).\n")


@cache
def solo_game() -> Record:
    """Return the record of a solo game that was played to its end."""
    game = Game.new(Options(players=1, scenario=3))
    play_out(game, [player("simple", 1)], SeededDealer(5))
    return game.record()


def test_the_story_of_solo_play_ends_with_the_scenario_and_the_rank(capsys: Captured, folder: Path) -> None:
    told = printed(capsys, "replay", written(folder, solo_game().to_text()))
    result = Game.replay(solo_game()).result
    assert result is not None
    rank = Words().rank(result.rank)
    assert f"The game is over. Scenario 3, Blitz, on normal: {rank}.\n" in told


def test_each_move_of_madhala_has_the_number_of_its_step(capsys: Captured, folder: Path) -> None:
    record = solo_game()
    told = printed(capsys, "replay", written(folder, record.to_text()))
    moves = re.findall(r"^(\d+) +Madhala rolls red (\d) and yellow (\d)", told, re.MULTILINE)
    rolls = [step for step in record.steps if step.startswith("- madhala ")]
    assert [record.steps[int(number) - 1] for number, _, _ in moves] == rolls
    assert [f"- madhala {red} {yellow}" for _, red, yellow in moves] == rolls
    assert len(rolls) > 3


# --- verifying ----------------------------------------------------------------------------------


def test_a_good_record_is_verified(capsys: Captured, folder: Path) -> None:
    record = whole_game()
    file = written(folder, record.to_text())
    told = printed(capsys, "replay", file, "--verify")
    assert told == f"file replays: {len(record.steps)} steps, digest {record.digest}\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("0 mine 1 S", "0 mine 2 S", "it does not end as its digest says: it was edited"),
        ("0 mine 1 S", "0 mine 9 S", "step 27, '0 mine 9 S': "),
        ("0 mine 1 S\n", "", "count says 27 steps, but there are 26"),
        (f"rules = {RULES_VERSION}\n", "rules = 99\n", "rules version 99 is unknown; this is version "),
        ('"standard@1"', '"other@1"', "edition 'other@1' cannot be loaded"),
    ],
)
def test_a_record_that_cannot_be_replayed_gets_exit_code_1(
    capsys: Captured, folder: Path, old: str, new: str, message: str
) -> None:
    text = begun().record().to_text()
    assert old in text
    assert main(["replay", written(folder, text.replace(old, new)), "--verify"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"monsterlands: file does not replay: {message}")
    assert err.count("\n") == 1


# --- the table ----------------------------------------------------------------------------------


def test_a_record_is_shown_after_any_step(capsys: Captured, folder: Path) -> None:
    record = whole_game()
    file = written(folder, record.to_text())
    last = len(record.steps)
    phases = set()
    for step in range(0, last, 23):
        shown = printed(capsys, "show", file, "--to", str(step))
        game = Game.replay(record, step)
        phases.add(game.open_view().phase)
        assert f"Step {step} of {last}. " in shown
        if game.at_chance:
            assert f"Chance decides: {game.node.question}" in shown
        else:
            assert f"Seen from seat {game.seat}. Seat {game.seat} is asked: {game.node.question}" in shown
        if all(clan.affinity for clan in game.open_view().clans):
            assert f"Round {game.open_view().round} of 6 · {game.open_view().phase} · hard" in shown
    assert {"setup", "deployment", "adventure", "clean-up"} <= phases


def test_a_record_is_shown_at_its_end_with_the_points(capsys: Captured, folder: Path) -> None:
    record = whole_game()
    shown = printed(capsys, "show", written(folder, record.to_text()))
    assert f"Step {len(record.steps)} of {len(record.steps)}. Seen from seat 0. The game is over." in shown
    assert shown.splitlines()[-4].split() == (
        "place seat clan points glory reputation trophies affinities".split()
    )


def test_solo_play_is_shown_with_its_scenario_and_rank(capsys: Captured, folder: Path) -> None:
    file = written(folder, solo_game().to_text())
    shown = printed(capsys, "show", file, "--to", str(len(solo_game().steps) // 2))
    assert "Scenario  3, Blitz\n" in "\n".join(line.rstrip() for line in shown.splitlines())
    assert re.search(r"^Rank +\w.* so far", shown, re.MULTILINE)
    assert "Rivals" not in shown
    assert "Scenario 3, Blitz, on normal: " in printed(capsys, "show", file)


def test_before_the_clans_are_dealt_there_is_no_table(capsys: Captured, folder: Path) -> None:
    shown = printed(capsys, "show", written(folder, begun().record().to_text()), "--to", "0")
    assert shown.startswith("Step 0 of 27. There are no clans to show yet. Chance decides: ")
    assert "Citadel" not in shown


def test_a_position_is_shown(capsys: Captured, folder: Path) -> None:
    shown = printed(capsys, "show", written(folder, POSITION))
    assert "Round 4 of 6" in shown
    assert "SSMP4" in shown
    assert shown.endswith("Seen from seat 0. Seat 0 is asked: turn (stage before).\n")


def test_a_state_as_json_is_shown_even_in_the_middle_of_a_turn(capsys: Captured, folder: Path) -> None:
    shown = printed(capsys, "show", written(folder, begun().to_json()))
    assert "Round 1 of 6" in shown
    assert shown.endswith("Seen from seat 0. Seat 0 is asked: turn (stage after).\n")


def test_what_lies_face_down_is_shown(capsys: Captured, folder: Path) -> None:
    text = POSITION + '[[clan.path]]\npath = "a1"\nmercenary = "Purkas"\ntraps = ["magic-1"]\n'
    assert "magic-1" in printed(capsys, "show", written(folder, text))


def test_a_seat_sees_only_what_it_may_know(capsys: Captured, folder: Path) -> None:
    text = POSITION + '[[clan.path]]\npath = "a1"\nmercenary = "Purkas"\ntraps = ["magic-1"]\n'
    own = printed(capsys, "show", written(folder, text), "--seat", "1")
    assert "magic-1" in own
    assert "Seen from seat 1." in own
    other = printed(capsys, "show", written(folder, text), "--seat", "0")
    assert "magic-1" not in other
    assert "Seen from seat 0." in other


def test_a_tilde_means_the_home_folder(
    capsys: Captured, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.chdir(os.sep)
    written(folder, POSITION)
    assert "Round 4 of 6" in printed(capsys, "show", "~/file")


# --- errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("show position --seat 7", "--seat is 7; seats are 0 to 1"),
        ("replay", "Missing argument 'FILE'."),
        ("replay no-such", "no-such: No such file or directory"),
        ("replay .", ".: Is a directory"),
        ("replay binary", "binary is not a text file; records, positions and states are"),
        ("replay prose", "prose is not a record that can be replayed: not a record, or truncated: "),
        ("replay position", "position is not a record that can be replayed: not a record of format 1"),
        ("replay state", "state is not a record that can be replayed: not a record, or truncated: "),
        ("replay truncated", "truncated is not a record that can be replayed: not a record, or truncated: "),
        ("replay edited", "edited is not a record that can be replayed: it does not end as its digest says"),
        ("replay record --to 28", "--to is 28; the record has 27 steps: choose 0 to 27"),
        ("replay record --to -1", "--to is -1; the record has 27 steps: choose 0 to 27"),
        ("replay record --to all", "Invalid value for '--to'"),
        ("replay record --to 3 --verify", "--to cannot be used with --verify: the whole record is checked"),
        ("replay prose --verify", "prose is not a record: not a record, or truncated: "),
        ("replay position --verify", "position is not a record: not a record of format 1"),
        ("replay no-such --verify", "no-such: No such file or directory"),
        ("show", "Missing argument 'FILE'."),
        ("show no-such", "no-such: No such file or directory"),
        ("show binary", "binary is not a text file; records, positions and states are"),
        ("show prose", "prose is neither a record, a position nor a written state: "),
        ("show truncated", "truncated is neither a record, a position nor a written state: "),
        ("show edited", "edited is not a record that can be replayed: it does not end as its digest says"),
        ("show record --to 28", "--to is 28; the record has 27 steps: choose 0 to 27"),
        ("show position --to 0", "--to is 0; position is not a record and has no steps: leave --to out"),
        ("show state --to 2", "--to is 2; state is not a record and has no steps: leave --to out"),
        ("show json", "json is not a state that can be shown: not a written state of format 3"),
        (
            "show damaged",
            "damaged is not a state that can be shown: it is damaged: its checksum does not match",
        ),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: Captured, folder: Path, arguments: str, message: str) -> None:
    record, state = begun().record().to_text(), begun().to_json()
    files = {
        "record": record,
        "truncated": record[: len(record) // 2],
        "edited": record.replace("0 mine 1 S", "0 mine 2 S"),
        "prose": "Once upon a time.\n",
        "position": POSITION,
        "state": state,
        "damaged": state.replace('"table":[', '"table":[1,'),
        "json": '{"format": 0}',
    }
    for name, text in files.items():
        written(folder, text, name)
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    told = wrong(capsys, *arguments.split())
    assert told.startswith(f"monsterlands: {message}")
    assert told.count("\n") == 1


def test_every_problem_of_a_position_is_listed(capsys: Captured, folder: Path) -> None:
    text = POSITION.replace("SSMP4", "SSMP9") + "gold = -3\n"
    assert main(["show", written(folder, text)]) == 2
    err = capsys.readouterr().err
    assert err.startswith("monsterlands: file is not a position:\n")
    assert "clan 1.gold: is -3" in err
    assert "P9" in err


def test_the_story_of_an_edited_record_is_printed_up_to_a_step_before(capsys: Captured, folder: Path) -> None:
    text = begun().record().to_text().replace("0 mine 1 S", "0 mine 9 S")
    file = written(folder, text)
    assert main(["replay", file]) == 2
    assert "step 27, '0 mine 9 S': " in capsys.readouterr().err
    assert "Step 26 of 27." in printed(capsys, "replay", file, "--to", "26")
