"""``monsterlands play``: new games, solo or against bots, positions, saved games, and errors."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from monsterlands.cli.main import main
from monsterlands.game.options import RULES_VERSION
from support.commands import POSITION, begun, wrong

ALONE = """
[options]
players = 1
scenario = 3
confirm = [0]
[[clan]]
affinity = "water"
pool = "SSMP4"
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, with no input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return tmp_path


def record() -> str:
    return begun().record().to_text()


def test_a_game_begins_with_the_table_and_stops_at_the_end_of_the_input(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--seed", "4"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "Round 1 of 6 · deployment · normal" in printed.out
    assert printed.out.endswith("Goodbye.\n")


def test_a_seed_deals_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for seed in ("4", "4", "5"):
        main(["play", "--terminal", "--seed", seed, "--players", "4", "--bots", "random"])
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
    assert tables[0] != tables[2]


def test_without_a_seed_the_tables_differ(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play"])
    main(["play"])
    one, two = capsys.readouterr().out.split("Goodbye.\n")[:2]
    assert one != two


def test_options_set_up_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["play", "--players", "3", "--difficulty", "hard", "--tricks", "--bots", "simple,random"]) == 0
    )
    table = " ".join(capsys.readouterr().out.split())
    assert "Round 1 of 6 · deployment · hard · first player: " in table
    assert "Played with tricks." in table
    assert "clan (simple) and the" in table
    assert "clan (random). 6 rounds at most;" in table


def test_options_switch_variants_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--queens-grant", "--more-monsters"]) == 0
    table = " ".join(capsys.readouterr().out.split())
    assert "Played with the Queen’s Grant and More monster action." in table


@pytest.mark.parametrize("arguments", ["--solo", "--players 1", "--scenario 1", "--solo --scenario 1"])
def test_solo_play_asks_for_the_affinity(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    assert main(["play", *arguments.split(), "--seed", "4"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.startswith("Monster Lands, unofficial. Scenario 1 on normal: you against Madhala")
    assert "Which affinity will your clan have?" in printed.out


def test_a_scenario_is_played_with_the_affinity_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "--scenario 6 --affinity air --difficulty hard --more-monsters".split()
    assert main(["play", *arguments]) == 0
    table = " ".join(capsys.readouterr().out.split())
    assert "Round 1 of 6 · deployment · hard" in table
    assert "Scenario 6, Under attack" in table
    assert "Your clan: air" in table


def test_a_scenario_may_demand_an_affinity(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--scenario", "2"]) == 0
    assert "Your clan: jungle" in capsys.readouterr().out


def test_a_scenario_of_a_custom_edition_can_be_played(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    goals = "trainee = { points = 9 }\nveteran = { points = 10 }\nhero = { points = 11 }\n"
    (folder / "mine.toml").write_text(f'name = "mine"\n[[scenario]]\nid = "mine"\nname = "My own"\n{goals}')
    assert main(["play", "--edition", "mine.toml", "--scenario", "11", "--affinity", "fire"]) == 0
    assert "Scenario  11, My own" in capsys.readouterr().out


def test_a_solo_position_can_be_played(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "solo.toml").write_text(ALONE)
    assert main(["play", "--position", "solo.toml"]) == 0
    assert "Scenario  3, Blitz" in capsys.readouterr().out


def test_a_saved_solo_game_can_be_continued(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "solo.toml").write_text(ALONE)
    monkeypatch.setattr("sys.stdin", io.StringIO("mine 3 S\nsave half.toml\n"))
    assert main(["play", "--position", "solo.toml"]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("end turn\n"))
    assert main(["play", "--load", "half.toml", "--seed", "1"]) == 0
    assert "Madhala rolls red " in capsys.readouterr().out


def test_a_custom_bot_is_found_in_the_current_folder(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    (folder / "my_bots.py").write_text(
        "class First:\n    def __init__(self, seed): pass\n    def choose(self, view): return view.legal[0]\n"
    )
    assert main(["play", "--bots", "my_bots:First"]) == 0
    assert "clan (my_bots:First)." in " ".join(capsys.readouterr().out.split())


def test_a_custom_edition_can_be_played(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "rich.toml").write_text('name = "rich"\nclan = { gold = 77 }\n')
    assert main(["play", "--edition", "rich.toml", "--seed", "1"]) == 0
    assert "gold 77 (wages 1) · glory 5" in capsys.readouterr().out


def test_a_position_can_be_played(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "position.toml").write_text(POSITION)
    assert main(["play", "--position", "position.toml"]) == 0
    table = capsys.readouterr().out
    assert "Round 4 of 6" in table
    assert "SSMP4" in table


def test_a_saved_game_can_be_continued(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "game.toml").write_text(record(), encoding="utf-8")
    assert main(["play", "--load", "game.toml"]) == 0
    assert "Your action is done" in capsys.readouterr().out


def test_a_difficulty_may_be_hyphenated_as_on_the_table(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    assert main(["play", "--difficulty", "cut-throat"]) == 0
    assert "· cut-throat ·" in capsys.readouterr().out


def test_help_says_where_the_scenarios_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    assert "1 to 10, listed by “monsterlands edition show”" in " ".join(capsys.readouterr().out.split())


def test_a_saved_game_goes_on_with_the_bots_that_it_names(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    (folder / "game.toml").write_text(record() + 'players = ["", "random"]\n', encoding="utf-8")
    assert main(["play", "--load", "game.toml"]) == 0
    assert "clan (random)." in " ".join(capsys.readouterr().out.split())


def test_other_bots_may_take_the_seats_of_a_saved_game(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    (folder / "game.toml").write_text(record() + 'players = ["", "random"]\n', encoding="utf-8")
    assert main(["play", "--load", "game.toml", "--bots", "simple"]) == 0
    assert "clan (simple)." in " ".join(capsys.readouterr().out.split())


def test_a_saved_game_does_not_run_the_code_that_it_names(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    (folder / "evil_bots.py").write_text("raise SystemExit('this ran')\n")
    (folder / "game.toml").write_text(record() + 'players = ["", "evil_bots:Evil"]\n', encoding="utf-8")
    assert wrong(capsys, "play", "--load", "game.toml") == (
        "monsterlands: game.toml: it was played with evil_bots:Evil; "
        "to go on with it, begin with --bots evil_bots:Evil\n"
    )


def test_a_custom_bot_continues_a_saved_game_if_it_is_named_again(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "own_bots.py").write_text(
        "class Own:\n    def __init__(self, seed): pass\n    def choose(self, view): return view.legal[0]\n"
    )
    (folder / "game.toml").write_text(record() + 'players = ["", "own_bots:Own"]\n', encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("load game.toml\n"))
    assert main(["play", "--bots", "own_bots:Own"]) == 0
    assert "Going on with game.toml." in capsys.readouterr().out


def test_a_game_that_stops_at_the_end_of_the_input_is_kept_in_a_file(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "position.toml").write_text(POSITION)
    monkeypatch.setattr("sys.stdin", io.StringIO("mine 3 S\n"))
    assert main(["play", "--position", "position.toml"]) == 0
    assert "The game is kept in monsterlands-1.toml" in capsys.readouterr().out
    assert main(["play", "--load", "monsterlands-1.toml"]) == 0
    assert "Your action is done" in capsys.readouterr().out


def test_piped_input_is_repeated_in_the_output(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("? rep\n"))
    main(["play"])
    assert "> ? rep\nreputation  Every member has a reputation" in capsys.readouterr().out


# --- errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--players 0", "players is 0; it must be 1 to 4"),
        ("--players 5", "players is 5; it must be 1 to 4"),
        ("--solo --players 2", "--players is 2; --solo is for one player"),
        ("--scenario 2 --players 3", "--players is 3; --scenario is for one player"),
        ("--scenario 0", "scenario is 0; scenarios are numbered from 1 (R13.7)"),
        ("--scenario 11", "scenario is 11; standard@1 has scenarios 1 to 10 (R13.7)"),
        ("--scenario two", "Invalid value for '--scenario'"),
        ("--affinity fire", "affinity is given for 2 players; it is for solo play (R13)"),
        ("--solo --affinity earth", "affinity is 'earth'; it must be one of fire, water, air, jungle"),
        ("--scenario 4 --affinity air", "affinity is air; scenario 4, No armor, is played with water"),
        (
            "--scenario 10 --difficulty tutorial",
            "difficulty is tutorial; scenario 10, Doom, allows normal, hard, cutthroat (R13.7)",
        ),
        ("--solo --tricks", "tricks is on; in solo play only a scenario brings the trick module (R13.1)"),
        ("--solo --queens-grant", "queens_grant is on; solo play has no Queen's Grant (R13.1)"),
        ("--solo --bots simple", "--bots cannot be used in solo play: there are no rivals"),
        ("--position solo.toml --bots simple", "--bots cannot be used in solo play: there are no rivals"),
        ("--position solo.toml --solo", "--solo cannot be used with --position: the position decides it"),
        ("--position solo.toml --affinity air", "--affinity cannot be used with --position"),
        ("--players two", "Invalid value for '--players'"),
        ("--difficulty easy", "difficulty is 'easy'; it must be one of tutorial, normal, hard, cutthroat"),
        ("--bots nobody", "no such player: nobody; known are "),
        ("--bots no.module:Bot", "player 'no.module:Bot' cannot be loaded: ModuleNotFoundError"),
        ("--bots simple,simple", "--bots names 2 players; it must be 1 for all, or one for each of 1"),
        ("--bots ,", "--bots names 2 players"),
        ("--players 3 --bots simple,nobody", "no such player: nobody"),
        ("--edition no-such.toml", "no-such.toml:0 file: does not exist"),
        ("--edition standard@99", "standard@99:0 file: does not exist"),
        ("--edition broken.toml", "broken.toml:1 "),
        ("--edition binary.toml", "binary.toml:0 file: is not text in UTF-8"),
        ("--position no-such.toml", "no-such.toml: No such file or directory"),
        ("--position broken.toml", "broken.toml is not a position:"),
        ("--position impossible.toml", "impossible.toml is not a position:"),
        ("--position binary.toml", "binary.toml: not a text file"),
        ("--position .", ".: Is a directory"),
        ("--load no-such.toml", "no-such.toml: No such file or directory"),
        (
            "--load broken.toml",
            "broken.toml is not a playable saved game: not a record, or truncated",
        ),
        (
            "--load truncated.toml",
            "truncated.toml is not a playable saved game: not a record, or truncated",
        ),
        ("--load shortened.toml", "shortened.toml is not a playable saved game: count says "),
        ("--load edited.toml", "edited.toml is not a playable saved game: "),
        (
            "--load binary.toml",
            "binary.toml is not a playable saved game: it is not a text file",
        ),
        (
            "--load future.toml",
            "future.toml is not a playable saved game: rules version 99 is unknown",
        ),
        (
            "--load foreign.toml",
            "foreign.toml is not a playable saved game: edition 'other@1' cannot be loaded",
        ),
        ("--load nobody.toml", "nobody.toml: no such player: nobody; known are "),
        (
            "--load players.toml",
            "players.toml is not a playable saved game: players must be 2 names",
        ),
        ("--load good.toml --bots a,b", "--bots names 2 players; it must be 1 for all, or one for each of 1"),
        ("--load good.toml --players 2", "--players cannot be used with --load: the saved game decides it"),
        ("--load good.toml --tricks", "--tricks cannot be used with --load: the saved game decides it"),
        ("--load good.toml --queens-grant", "--queens-grant cannot be used with --load"),
        ("--load good.toml --more-monsters", "--more-monsters cannot be used with --load"),
        ("--load good.toml --scenario 2", "--scenario cannot be used with --load"),
        ("--load good.toml --position good.toml", "--position cannot be used with --load"),
        (
            "--position position.toml --players 2",
            "--players cannot be used with --position: the position decides it",
        ),
        ("--seed x", "Invalid value for '--seed'"),
        ("--no-such-option", "No such option: --no-such-option"),
    ],
)
def test_a_mistake_is_one_clear_message(
    capsys: pytest.CaptureFixture[str], folder: Path, arguments: str, message: str
) -> None:
    good = record()
    files = {
        "good": good,
        "broken": "x = ",
        "truncated": good[: len(good) // 2],
        "shortened": good.replace("0 mine 1 S\n", ""),
        "edited": good.replace("0 mine 1 S", "0 mine 2 S"),
        "future": good.replace(f"rules = {RULES_VERSION}\n", "rules = 99\n"),
        "foreign": good.replace('"standard@1"', '"other@1"'),
        "nobody": good + 'players = ["", "nobody"]\n',
        "players": good + "players = [1]\n",
        "position": POSITION,
        "impossible": POSITION.replace("SSMP4", "SSMP9"),
        "solo": ALONE,
    }
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    (folder / "binary.toml").write_bytes(b"\xff\xfe\x00")
    before = sorted(file.name for file in folder.iterdir())
    assert wrong(capsys, "play", *arguments.split()).startswith(f"monsterlands: {message}")
    assert sorted(file.name for file in folder.iterdir()) == before


def test_a_bot_that_cheats_is_named(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "cheating_bots.py").write_text(
        "class Cheat:\n    def __init__(self, seed): pass\n    def choose(self, view): return -5\n"
    )
    (folder / "position.toml").write_text(POSITION)
    monkeypatch.setattr("sys.stdin", io.StringIO("mine 3 S\nend turn\n"))
    assert main(["play", "--position", "position.toml", "--bots", "cheating_bots:Cheat"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(
        "monsterlands: player 'cheating_bots:Cheat' at seat 1 answered -5 to the question 'turn'"
    )
