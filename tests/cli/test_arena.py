"""``monsterlands arena``: which bot is the best, in a table, as JSON, and in a report."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from monsterlands.cli.main import main

PROGRAM = [sys.executable, "-c", "import sys; from monsterlands.cli.main import main; sys.exit(main())"]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, and restore `sys.path` afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    return tmp_path


def printed(capsys: Captured, arguments: str) -> str:
    """Run the command, assert that it succeeds without errors, and return what it printed."""
    assert main(["arena", *arguments.split()]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def told(capsys: Captured, arguments: str) -> Any:
    return json.loads(printed(capsys, f"{arguments} --json"))


# --- output -------------------------------------------------------------------------------------


def test_the_table_has_a_row_for_each_bot(capsys: Captured) -> None:
    arguments = "random simple greedy --games 6 --seed 3"
    lines = printed(capsys, arguments).splitlines()
    assert lines[0] == "6 games of 2 clans (random, simple, greedy), normal, seed 3"
    heads = "games wins even 95 % rating points glory reputation trophies affinities"
    assert lines[2].split() == heads.split()
    rows = [line.split() for line in lines[3:]]
    assert {row[0] for row in rows} == {"random", "simple", "greedy"}
    for row, standing in zip(rows, told(capsys, arguments)["standings"], strict=True):
        low, high = standing["interval"]
        assert row == [
            standing["bot"],
            "4",
            f"{standing['share']:.1%}",
            "50.0%",
            f"{low:.1%}–{high:.1%}",
            f"{standing['rating']:.2f}",
            "±",
            f"{standing['deviation']:.2f}",
            *(f"{points:.2f}" for points in standing["points"].values()),
        ]


def test_json_names_every_value(capsys: Captured) -> None:
    out = told(capsys, "random simple --games 4 --seed 3 --tricks --queens-grant --difficulty hard")
    standings = out.pop("standings")
    assert out == {
        "bots": ["random", "simple"],
        "seats": [["random", "simple"]],
        "games": 4,
        "seed": 3,
        "players": 2,
        "difficulty": "hard",
        "tricks": True,
        "queens_grant": True,
        "more_monsters": False,
    }
    for standing in standings:
        assert standing["share"] == standing["wins"] / standing["games"]
        sources = standing["points"]
        assert list(sources) == ["total", "glory", "reputation", "trophies", "affinities"]
        assert sources["total"] == pytest.approx(sum(sources.values()) - sources["total"])
    assert sum(standing["wins"] for standing in standings) == 4


def test_seats_can_put_one_bot_against_three(capsys: Captured) -> None:
    out = told(capsys, "simple random --seats simple,random,random,random --games 4 --seed 3")
    assert out["players"] == 4
    assert {standing["bot"]: standing["even"] for standing in out["standings"]} == {
        "simple": 0.25,
        "random": 0.75,
    }


def test_the_bots_can_be_named_by_seats_alone(capsys: Captured) -> None:
    out = told(capsys, "--seats simple,random,random --seats simple,simple,random --games 1 --seed 3")
    assert out["bots"] == ["simple", "random"]
    assert (out["players"], out["games"]) == (3, 6)


def test_the_output_does_not_depend_on_the_number_of_jobs(capsys: Captured) -> None:
    arguments = "random simple --games 6 --seed 3"
    assert printed(capsys, f"{arguments} --jobs 2") == printed(capsys, arguments)


def test_a_budget_is_passed_to_the_bots(capsys: Captured, folder: Path) -> None:
    (folder / "arena_bots_that_search.py").write_text(
        "from monsterlands.bots import RandomPlayer\n"
        "class Searcher(RandomPlayer):\n"
        "    def __init__(self, seed, think=1.0):\n"
        "        super().__init__(seed)\n"
        "        with open('thought', 'a') as file:\n"
        "            file.write(f'{think} ')\n"
    )
    out = told(capsys, "random arena_bots_that_search:Searcher --games 2 --think 0.25")
    assert out["think"] == 0.25
    assert set((folder / "thought").read_text().split()) == {"0.25"}


# --- the folder ---------------------------------------------------------------------------------


def test_a_folder_keeps_the_games_and_the_report(capsys: Captured, folder: Path) -> None:
    out = printed(capsys, "random simple --games 4 --seed 3 --out kept/here")
    kept = folder / "kept" / "here"
    assert out.endswith(f"\nThe report is in {Path('kept/here/report.html')}.\n")
    games = [json.loads(line) for line in (kept / "games.jsonl").read_text().splitlines()]
    assert [(game["game"], game["bots"]) for game in games] == [
        (1, ["random", "simple"]),
        (2, ["simple", "random"]),
        (3, ["random", "simple"]),
        (4, ["simple", "random"]),
    ]
    report = (kept / "report.html").read_text(encoding="utf-8")
    assert "<td>random</td>" in report
    assert "<td>simple</td>" in report
    assert "//" not in report


def test_a_finished_folder_prints_its_results_again_with_its_own_seed(capsys: Captured) -> None:
    arguments = "random simple --games 2 --out kept"
    assert printed(capsys, arguments) == printed(capsys, arguments)


def deadly(folder: Path, seed: int) -> str:
    """Return a bot that kills its arena as ``kill -9`` does, if it gets a seed and a file “deadly” exists."""
    (folder / "arena_bots_that_kill.py").write_text(
        "import multiprocessing, os, signal\n"
        "from monsterlands.bots import RandomPlayer\n"
        "class Killer(RandomPlayer):\n"
        "    def __init__(self, seed):\n"
        "        super().__init__(seed)\n"
        f"        if seed == {seed} and os.path.exists('deadly'):\n"
        "            above = multiprocessing.parent_process()\n"
        "            os.kill(above.pid if above else os.getpid(), signal.SIGKILL)\n"
    )
    return "arena_bots_that_kill:Killer"


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL needs POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_can_be_continued(capsys: Captured, folder: Path, jobs: str) -> None:
    seat_of_game_5 = int.from_bytes(sha256(b"7/5/seat 1").digest()[:8], "big")
    arguments = f"random {deadly(folder, seat_of_game_5)} --games 8 --seed 7 --jobs {jobs}"
    whole = printed(capsys, f"{arguments} --out whole").replace("whole", "kept")
    (folder / "deadly").touch()
    # Its output ends only when the processes that it started have ended too.
    killed = subprocess.run(
        [*PROGRAM, "arena", *arguments.split(), "--out", "kept"], capture_output=True, timeout=60, check=False
    )
    assert killed.returncode == -9
    kept = folder / "kept" / "games.jsonl"
    lines = kept.read_bytes().splitlines(keepends=True) if kept.exists() else []
    assert len(lines) == 4 if jobs == "1" else len(lines) <= 4
    assert not (folder / "kept" / "report.html").exists()
    (folder / "deadly").unlink()
    kept.write_bytes(b"".join(lines) + b'{"game": 5, "se')
    assert printed(capsys, f"{arguments} --out kept") == whole
    for name in ("games.jsonl", "report.html", "arena.json"):
        assert (folder / "kept" / name).read_bytes() == (folder / "whole" / name).read_bytes()


def test_a_folder_of_a_match_with_other_arguments_is_refused(capsys: Captured) -> None:
    printed(capsys, "random simple --games 2 --seed 3 --out kept")
    assert main("arena random simple --games 4 --seed 3 --out kept".split()) == 2
    assert capsys.readouterr().err == (
        "monsterlands: kept holds another arena (games: 2, not 4); "
        "go on with its arguments, or name another folder\n"
    )


# --- errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "an arena needs 2 bots at least, not 0"),
        ("random", "an arena needs 2 bots at least, not 1"),
        ("random random", "'random' is named twice; seats can put a bot at several seats"),
        ("random nobody", "no such player: nobody; known are "),
        ("greedy grady", "no such player: grady; did you mean greedy?"),
        (
            "random simple --edition none.toml",
            "none.toml:0 file: does not exist (a .toml file, or one of standard@1)",
        ),
        ("random no.module:Bot", "player 'no.module:Bot' cannot be loaded: ModuleNotFoundError"),
        ("random simple --players 3", "2 bots for 3 seats; name more, or put one at several with seats"),
        ("random simple --players 1", "players is 1; in an arena it must be 2 to 4"),
        ("random simple --players 5", "players is 5; in an arena it must be 2 to 4"),
        (
            "random simple --players 3 --seats random,simple",
            "seats is random,simple; it must name 3 bots",
        ),
        ("random simple --seats random,greedy", "seats names 'greedy', who is not among the bots"),
        ("random simple greedy --seats random,greedy", "seats never names 'simple'"),
        ("random simple --games 0", "games is 0; it must be 1 or more"),
        ("random simple --jobs 0", "jobs is 0; it must be 1 or more"),
        ("random simple --difficulty easy", "difficulty is 'easy'; it must be one of tutorial, "),
        ("random simple --think 1 --rollouts 5", "--think and --rollouts cannot be used together"),
        ("random simple --think nan", "think is nan; it must be a number above 0"),
        ("random simple --rollouts 0", "rollouts is 0; it must be a number above 0"),
        ("random simple --rollouts 5", "rollouts is given, but none of the bots takes it: random, simple"),
        ("random simple --out file", "file/arena.json: Not a directory"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: Captured, folder: Path, arguments: str, message: str) -> None:
    (folder / "file").touch()
    assert main(["arena", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"monsterlands: {message}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_cheats_is_named(capsys: Captured, folder: Path, jobs: str) -> None:
    (folder / "arena_bots_that_cheat.py").write_text(
        "class Cheat:\n    def __init__(self, seed): pass\n    def choose(self, view): return -5\n"
    )
    bot = "arena_bots_that_cheat:Cheat"
    assert main(["arena", "random", bot, "--games", "2", "--seed", "5", "--jobs", jobs]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"monsterlands: in game 1 of seed 5 player '{bot}' at seat 1 answered -5 ")
    assert err.count("\n") == 1


# --- as a program -------------------------------------------------------------------------------


def test_a_terminal_shows_progress_and_the_output_stays_clean() -> None:
    pty = pytest.importorskip("pty", reason="pseudo-terminals need POSIX")
    terminal, slave = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, "arena", "random", "simple", "--games", "2", "--seed", "7", "--json"],
        stdout=subprocess.PIPE,
        stderr=slave,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"},
    ) as process:
        os.close(slave)
        assert process.stdout is not None
        out = process.stdout.read()
    shown = os.read(terminal, 65536)
    os.close(terminal)
    assert process.returncode == 0
    assert json.loads(out)["games"] == 2
    assert b"2/2" in shown
