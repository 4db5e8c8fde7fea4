"""``monsterlands simulate``: games among bots, as JSON lines or as a summary."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from monsterlands import Game, Record
from monsterlands.bots import EVENT_KINDS
from monsterlands.cli.main import main

PROGRAM = [sys.executable, "-c", "import sys; from monsterlands.cli.main import main; sys.exit(main())"]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, and restore `sys.path` afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    return tmp_path


def printed(capsys: Captured, *arguments: str) -> str:
    """Run the command, assert that it succeeds without errors, and return what it printed."""
    assert main(["simulate", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def games(capsys: Captured, *arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in printed(capsys, *arguments, "--json").splitlines()]


# --- editions and records -----------------------------------------------------------------------


def test_a_custom_edition_is_played_and_named(capsys: Captured, folder: Path) -> None:
    (folder / "rich.toml").write_text('name = "rich"\n[clan]\ngold = 12\n')
    usual = printed(capsys, "--games", "2", "--seed", "7")
    own = printed(capsys, "--games", "2", "--seed", "7", "--edition", "rich.toml")
    assert usual.startswith("2 games of 2 clans (random, random), normal, seed 7\n")
    assert own.startswith("2 games of 2 clans (random, random), normal, rich@1, seed 7\n")
    assert own.splitlines()[1:] != usual.splitlines()[1:]


def test_records_are_written_one_file_for_each_game_and_replay(capsys: Captured, folder: Path) -> None:
    written = games(capsys, "--games", "2", "--seed", "7", "--jobs", "2", "--records", "games/of 7")
    files = sorted((folder / "games/of 7").iterdir())
    assert [file.name for file in files] == ["seed-7-game-00001.toml", "seed-7-game-00002.toml"]
    for file, game in zip(files, written, strict=True):
        result = Game.replay(Record.from_text(file.read_text())).result
        assert result is not None
        assert list(result.places) == game["places"]


def test_records_of_all_scenarios_go_to_one_folder(capsys: Captured, folder: Path) -> None:
    printed(capsys, "--scenario", "all", "--games", "1", "--seed", "7", "--records", "games")
    assert len(list((folder / "games").glob("seed-7-scenario-*-game-00001.toml"))) == 10


def test_a_folder_that_cannot_be_created_is_an_error_before_any_game(capsys: Captured, folder: Path) -> None:
    (folder / "file").write_text("")
    assert main(["simulate", "--games", "1", "--records", "file"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", "monsterlands: file: File exists\n")


# --- JSON ---------------------------------------------------------------------------------------


def test_each_game_is_a_json_object_on_its_own_line_in_order(capsys: Captured) -> None:
    written = games(capsys, "--players", "3", "--games", "4", "--seed", "7", "--difficulty", "hard")
    assert [game["game"] for game in written] == [1, 2, 3, 4]
    for game in written:
        assert (game["seed"], game["players"], game["difficulty"]) == (7, 3, "hard")
        assert game["bots"] == ["random", "random", "random"]
        assert sorted(game["places"])[0] == 1
        assert [score["seat"] for score in game["scores"]] == [0, 1, 2]
        assert list(game["events"]) == list(EVENT_KINDS)
        assert game["rounds"] == game["events"]["round-began"] <= 6


def test_the_bots_are_named_for_all_seats_or_for_each(capsys: Captured) -> None:
    [game] = games(capsys, "--games", "1", "--bots", "simple")
    assert game["bots"] == ["simple", "simple"]
    [game] = games(capsys, "--games", "1", "--bots", "simple, random")
    assert game["bots"] == ["simple", "random"]


def test_a_difficulty_may_be_hyphenated_as_on_the_table(capsys: Captured) -> None:
    [game] = games(capsys, "--games", "1", "--difficulty", "cut-throat")
    assert game["difficulty"] == "cutthroat"


def test_the_output_of_a_seed_does_not_depend_on_the_number_of_jobs(capsys: Captured) -> None:
    common = ["--players", "2", "--games", "5", "--json"]
    alone = printed(capsys, *common, "--seed", "7")
    assert printed(capsys, *common, "--seed", "7", "--jobs", "2") == alone
    assert printed(capsys, *common, "--seed", "8") != alone


def test_without_a_seed_the_games_differ_and_the_seed_is_printed(capsys: Captured) -> None:
    [one], [two] = games(capsys, "--games", "1"), games(capsys, "--games", "1")
    assert one["seed"] != two["seed"]
    [again] = games(capsys, "--games", "1", "--seed", str(one["seed"]))
    assert again == one


def test_a_custom_bot_plays_in_other_processes_too(capsys: Captured, folder: Path) -> None:
    (folder / "my_simulated_bots.py").write_text(
        "class First:\n    def __init__(self, seed): pass\n    def choose(self, view): return view.legal[0]\n"
    )
    common = ["--games", "3", "--seed", "1", "--bots", "my_simulated_bots:First"]
    written = games(capsys, *common)
    assert written[0]["bots"] == ["my_simulated_bots:First"] * 2
    assert games(capsys, *common, "--jobs", "2") == written


# --- the summary --------------------------------------------------------------------------------


def row(summary: str, label: str) -> list[str]:
    """Return the cells of the line that begins with a label."""
    [line] = [line for line in summary.splitlines() if line.strip().startswith(f"{label}  ")]
    return re.split(r"  +", line.strip())[1:]


def mean(values: Iterator[float]) -> str:
    found = list(values)
    return f"{sum(found) / len(found):.2f}"


def test_the_summary_says_what_was_played(capsys: Captured) -> None:
    summary = printed(capsys, "--players", "2", "--games", "3", "--seed", "7", "--bots", "simple,random")
    assert summary.startswith("3 games of 2 clans (simple, random), normal, seed 7\n")
    summary = printed(capsys, "--players", "3", "--games", "1", "--seed", "8", "--difficulty", "tutorial")
    assert summary.startswith("1 game of 3 clans (random, random, random), tutorial, seed 8\n")


def test_the_summary_has_the_means_of_the_games(capsys: Captured) -> None:
    common = ["--players", "2", "--games", "12", "--seed", "3", "--bots", "simple,random"]
    played = games(capsys, *common)
    summary = printed(capsys, *common)
    sources = ("total", "glory", "reputation", "trophies")
    for seat in (0, 1):
        wins = sum(seat in game["winners"] for game in played)
        scores = [game["scores"][seat] for game in played]
        cells = row(summary, f"seat {seat}")
        assert cells[:5] == [f"{wins / 12:.1%}", *(mean(score[key] for score in scores) for key in sources)]
        assert cells[5] == mean(sum(score["affinities"].values()) for score in scores)
    everybody = [score for game in played for score in game["scores"]]
    assert row(summary, "all seats")[:4] == [mean(score[key] for score in everybody) for key in sources]
    winners = [score for score in everybody if score["place"] == 1]
    assert len(winners) == 12, "nobody shared a victory"
    assert row(summary, "the winner")[:4] == [mean(score[key] for score in winners) for key in sources]
    assert row(summary, "rounds") == [mean(game["rounds"] for game in played), "72"]


@pytest.fixture(scope="module")
def simulated() -> tuple[list[dict[str, Any]], str]:
    """Return six games of four clans, and their summary."""
    outputs = []
    for more in (["--json"], []):
        with redirect_stdout(StringIO()) as output:
            main(["simulate", "--players", "4", "--games", "6", "--seed", "1", "--bots", "simple", *more])
        outputs.append(output.getvalue())
    return [json.loads(line) for line in outputs[0].splitlines()], outputs[1]


@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("captured", "captured"),
        ("eliminated", "eliminated"),
        ("lands conquered", "conquered"),
        ("deaths", "died"),
        ("desertions", "deserted"),
        ("promotions", "promoted"),
        ("panic tokens spread", "panic-spread"),
        ("panic lifted", "panic-lifted"),
        ("last lashes", "last-lash"),
        ("lands settled", "settled"),
        ("trophies sold", "trophy-sold"),
        ("missions fulfilled", "mission-fulfilled"),
        ("missions failed", "mission-failed"),
        ("contracts kept", "contract-kept"),
    ],
)
def test_the_summary_counts_what_happened(
    simulated: tuple[list[dict[str, Any]], str], label: str, kind: str
) -> None:
    played, summary = simulated
    counts = [game["events"][kind] for game in played]
    assert row(summary, label)[:2] == [mean(iter(counts)), str(sum(counts))]


def test_the_summary_has_shares_of_the_battles_the_beaten_and_the_games(
    simulated: tuple[list[dict[str, Any]], str],
) -> None:
    played, summary = simulated
    battles = sum(game["battles"] for game in played)
    captured = sum(game["events"]["captured"] for game in played)
    eliminated = sum(game["events"]["eliminated"] for game in played)
    conquering = sum(game["events"]["conquered"] > 0 for game in played)
    beaten = captured + eliminated
    assert 0 < captured < eliminated
    assert conquering > 0
    assert row(summary, "battles") == [f"{battles / 6:.2f}", str(battles)]
    assert row(summary, "monsters beaten")[1:] == [str(beaten), f"{beaten / battles:.1%} of the battles"]
    assert row(summary, "captured")[1:] == [str(captured), f"{captured / beaten:.1%} of the beaten"]
    assert row(summary, "eliminated")[1:] == [str(eliminated), f"{eliminated / beaten:.1%} of the beaten"]
    share = f"{conquering / 6:.1%} of the games"
    assert row(summary, "games with a land conquered") == [str(conquering), share]


# --- solo play and the variants -----------------------------------------------------------------


def test_the_summary_names_the_variants(capsys: Captured) -> None:
    summary = printed(capsys, "--games", "1", "--seed", "7", "--tricks", "--queens-grant", "--more-monsters")
    first = "1 game of 2 clans (random, random), normal, tricks, Queen's Grant, More monster action, seed 7\n"
    assert summary.startswith(first)


def test_the_summary_of_solo_play_counts_ranks(capsys: Captured) -> None:
    common = ["--solo", "--games", "4", "--seed", "3", "--bots", "simple", "--difficulty", "tutorial"]
    played = games(capsys, *common)
    summary = printed(capsys, *common)
    assert summary.startswith("4 games of scenario 1, Business as usual (simple), tutorial, seed 3\n")
    assert summary.splitlines()[2].split() == ["fodder", "trainee", "veteran", "hero", "points"]
    shares = [
        f"{sum(game['rank'] == rank for game in played) / 4:.1%}"
        for rank in ("fodder", "trainee", "veteran", "hero")
    ]
    points = mean(game["scores"][0]["total"] for game in played)
    assert row(summary, "1 Business as usual") == [*shares, points]
    assert row(summary, "rounds") == ["6.00", "24"]


def test_all_scenarios_have_a_row_each(capsys: Captured) -> None:
    common = ["--scenario", "all", "--games", "1", "--seed", "3"]
    played = games(capsys, *common)
    assert [game["scenario"] for game in played] == list(range(1, 11))
    assert {game["game"] for game in played} == {1}
    lines = printed(capsys, *common).splitlines()
    assert lines[0] == "1 game of each scenario (random), normal, seed 3"
    assert [line.split()[0] for line in lines[3:]] == [str(number) for number in range(1, 11)]
    assert lines[4].startswith("2 Money is king ")
    for line, game in zip(lines[3:], played, strict=True):
        assert line.endswith(f"{game['scores'][0]['total']:>10.2f}")


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_the_output_of_solo_play_does_not_depend_on_the_number_of_jobs(
    capsys: Captured, more: list[str]
) -> None:
    common = ["--scenario", "8", "--affinity", "air", "--games", "3", "--seed", "7", *more]
    alone = printed(capsys, *common)
    assert printed(capsys, *common, "--jobs", "2") == alone
    assert "air" in alone


# --- errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--games 0", "games is 0; it must be 1 or more"),
        ("--games -2", "games is -2; it must be 1 or more"),
        ("--games many", "Invalid value for '--games'"),
        ("--jobs 0", "jobs is 0; it must be 1 or more"),
        ("--players 0", "players is 0; it must be 1 to 4"),
        ("--players 5", "players is 5; it must be 1 to 4"),
        ("--solo --players 2", "--players is 2; --solo is for one player"),
        ("--scenario all --players 2", "--players is 2; --scenario is for one player"),
        ("--scenario 0", "scenario is 0; scenarios are numbered from 1"),
        ("--scenario 11", "scenario is 11; standard@1 has scenarios 1 to 10"),
        ("--scenario some", "--scenario is 'some'; it must be a number, or all"),
        ("--scenario 1.5", "--scenario is '1.5'; it must be a number, or all"),
        ("--affinity fire", "affinity is given for 2 players; it is for solo play"),
        (
            "--scenario all --affinity fire",
            "affinity is fire; scenario 2, Money is king, is played with jungle",
        ),
        ("--scenario all --difficulty tutorial", "difficulty is tutorial; scenario 10, Doom, allows normal"),
        ("--solo --tricks", "tricks is on; in solo play only a scenario brings the trick module"),
        ("--solo --queens-grant", "queens_grant is on; solo play has no Queen's Grant"),
        ("--solo --bots simple,simple", "--bots names 2 players; it must be 1 for all, or one for each of 1"),
        ("--difficulty easy", "difficulty is 'easy'; it must be one of tutorial, normal, hard, cutthroat"),
        ("--bots nobody", "no such player: nobody; known are "),
        ("--bots no.module:Bot", "player 'no.module:Bot' cannot be loaded: ModuleNotFoundError"),
        ("--bots random,", "no such player: ''"),
        (
            "--players 3 --bots random,simple",
            "--bots names 2 players; it must be 1 for all, or one for each of 3",
        ),
        (
            "--bots random,random,random",
            "--bots names 3 players; it must be 1 for all, or one for each of 2",
        ),
        ("--seed x", "Invalid value for '--seed'"),
        ("--edition none.toml", "none.toml:0 file: does not exist (a .toml file, or one of standard@1)"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: Captured, arguments: str, message: str) -> None:
    assert main(["simulate", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"monsterlands: {message}")
    assert err.count("\n") == 1


def cheats(folder: Path) -> str:
    (folder / "cheating_simulated_bots.py").write_text(
        "import os\n"
        "class Cheat:\n    def __init__(self, seed): pass\n    def choose(self, view): return -5\n"
        "class Killer(Cheat):\n    def choose(self, view): os._exit(9)\n"
    )
    return "cheating_simulated_bots"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_cheats_is_named(capsys: Captured, folder: Path, jobs: str) -> None:
    bot = f"{cheats(folder)}:Cheat"
    assert main(["simulate", "--games", "2", "--seed", "5", "--bots", bot, "--jobs", jobs]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"monsterlands: in game 1 of seed 5 player '{bot}' at seat ")
    assert err.count("\n") == 1


def test_a_process_that_dies_is_an_error(capsys: Captured, folder: Path) -> None:
    bot = f"{cheats(folder)}:Killer"
    assert main(["simulate", "--games", "2", "--bots", bot, "--jobs", "2"]) == 2
    assert capsys.readouterr().err == (
        "monsterlands: a process ended before its games were finished; if memory is short, try fewer --jobs\n"
    )


# --- as a program -------------------------------------------------------------------------------


def interrupted(process: subprocess.Popen[bytes]) -> bytes:
    """Press Ctrl-C in a program and return what it then prints; kill it if it does not end."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        return process.communicate(timeout=60)[1]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups need POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_at_once_and_prints_nothing(jobs: str) -> None:
    arguments = ["simulate", "--games", "1000000", "--json", "--jobs", jobs]
    with subprocess.Popen(
        [*PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b'{"game": 1,')
        err = interrupted(process)
    assert process.returncode == 130
    assert err == b""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups need POSIX")
def test_ctrl_c_while_the_processes_start_prints_nothing(folder: Path) -> None:
    # A new process loads the program first, and cannot handle Ctrl-C before that.
    (folder / "program.py").write_text(
        "import os, sys, time\n"
        "from monsterlands.cli.main import main\n"
        "if __name__ == '__main__':\n"
        "    sys.exit(main())\n"
        "os.write(1, b'starting\\n')\n"  # in one write, so that lines of processes do not mix
        "time.sleep(1)\n"
    )
    with subprocess.Popen(
        [sys.executable, "program.py", "simulate", "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"starting\n"
        err = interrupted(process)
    assert (process.returncode, err) == (130, b"")


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*PROGRAM, "simulate", "--games", "1000000", "--json", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def on_a_terminal(*arguments: str, stdout_too: bool = False) -> tuple[bytes, bytes]:
    """Run the program with its errors on a terminal; return its output and what the terminal got."""
    pty = pytest.importorskip("pty", reason="pseudo-terminals need POSIX")
    terminal, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"}
    with subprocess.Popen(
        [*PROGRAM, "simulate", *arguments],
        stdout=slave if stdout_too else subprocess.PIPE,
        stderr=slave,
        env=environment,
    ) as process:
        os.close(slave)
        shown = b""
        while True:
            try:
                got = os.read(terminal, 65536)
            except OSError:  # Linux: the other end was closed
                break
            if not got:
                break
            shown += got
        out = process.stdout.read() if process.stdout is not None else b""
    os.close(terminal)
    assert process.returncode == 0
    return out, shown


def test_a_terminal_shows_progress_and_the_output_stays_clean() -> None:
    out, shown = on_a_terminal("--games", "3", "--seed", "7", "--json")
    assert [json.loads(line)["game"] for line in out.splitlines()] == [1, 2, 3]
    assert b"/3" in shown


def test_no_progress_is_shown_while_games_are_printed_to_the_terminal() -> None:
    _, shown = on_a_terminal("--games", "3", "--seed", "7", "--json", stdout_too=True)
    assert [json.loads(line)["game"] for line in shown.splitlines()] == [1, 2, 3]
