"""The installed command at a pseudo-terminal: whole games, typing only what is on the screen."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from monsterlands.terminal import load_game
from support.pseudo_terminals import LISTED, Terminal, installed


@pytest.fixture
def command() -> str:
    """Return the path of the installed command."""
    return installed()


def test_a_newcomer_can_play_a_whole_game_from_what_the_screen_shows(command: str, tmp_path: Path) -> None:
    terminal = Terminal(command, *"play --seed 12 --players 3 --bots simple".split(), folder=tmp_path)
    screen = terminal.read()
    assert "Answer with a number or by typing the choice." in screen
    commands = terminal.type("?")
    for command_ in ("why CHOICE", "table", "log all", "undo", "save FILE", "quit"):
        assert command_ in commands
    typed = 0
    while "The game ended after round" not in screen:
        listed = LISTED.findall(screen.rsplit("\n\n", 1)[1])
        assert listed, screen
        number, words = listed[typed * 11 % len(listed)]
        if typed % 20 == 0:
            assert words in terminal.type(f"? {number}")
        screen = terminal.type(words if typed % 2 else number)
        assert "Traceback" not in screen
        typed += 1
        assert typed < 400
    for line in (
        "victory points",
        "place",
        "glory",
        "reputation",
        "trophies",
        "“save FILE” keeps the record",
    ):
        assert line in screen
    assert "Saved to mine.toml." in terminal.type("save mine.toml")
    assert "Round 6 begins." in terminal.type("log all")
    assert "Goodbye." in terminal.type("quit")
    assert terminal.leave() == 0
    saved = load_game(str(tmp_path / "mine.toml"))
    assert saved.game.over
    assert saved.players == ("", "simple", "simple")
    assert "\x1b[" in terminal.raw, "a terminal gets colours"


def test_a_newcomer_can_play_a_scenario_from_what_the_screen_shows(command: str, tmp_path: Path) -> None:
    terminal = Terminal(command, "play", "--scenario", "3", "--seed", "8", folder=tmp_path)
    screen = terminal.read()
    assert "Scenario 3 on normal: you against Madhala, 3 rounds." in screen
    assert "Hero: 40 victory points." in screen
    assert "(? scenario, ? rank)" in terminal.type("?")
    for word, answer in (
        ("scenario", "Scenario 3. It has 3 rounds."),
        ("rank", "Monster Fodder, Trainee, Veteran or"),
        ("madhala", "Your rival in solo play, moved by dice."),
    ):
        assert answer in terminal.type(f"? {word}")
    typed = 0
    while "The game ended after round 3, the last one." not in screen:
        listed = LISTED.findall(screen.rsplit("\n\n", 1)[1])
        assert listed, screen
        number, words = listed[typed * 5 % len(listed)]
        if typed % 20 == 0:
            assert words in terminal.type(f"? {number}")
        screen = terminal.type(words if typed % 2 else number)
        assert "Traceback" not in screen
        typed += 1
        assert typed < 300
    end = screen[screen.index("Your rank: ") :]
    assert re.match(r"Your rank: (Monster Fodder|Trainee|Veteran|Hero), with \d+ victory points\.\n", end)
    for line in ("3, Blitz, on normal", "Trainee", "Veteran", "Hero", "glory", "victory points"):
        assert line in end
    assert re.search(r"Madhala rolls red \d and yellow \d, ", terminal.type("log all"))
    assert "Saved to alone.toml." in terminal.type("save alone.toml")
    assert "Goodbye." in terminal.type("quit")
    assert terminal.leave() == 0
    saved = load_game(str(tmp_path / "alone.toml"))
    assert saved.game.result is not None
    assert saved.players == ("",)


def test_a_saved_game_goes_on_with_the_command(command: str, tmp_path: Path) -> None:
    terminal = Terminal(command, "play", "--seed", "12", folder=tmp_path)
    terminal.read()
    assert "You place S at the Mine" in terminal.type("mine 3 S").replace("\n", " ")
    terminal.type("save half.toml")
    terminal.type("quit")
    assert terminal.leave() == 0
    again = Terminal(command, "play", "--load", "half.toml", folder=tmp_path)
    assert "Your action is done" in again.read()
    assert "Taken back: mine 3 S." in again.type("undo")
    again.type("quit")
    assert again.leave() == 0


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 128 + signal.SIGINT), (b"\x04", 0)])
def test_a_game_that_is_left_with_a_key_is_kept_in_a_file(
    command: str, tmp_path: Path, key: bytes, code: int
) -> None:
    terminal = Terminal(command, "play", "--seed", "12", "--bots", "random", folder=tmp_path)
    terminal.read()
    terminal.type("1")
    assert "The game is kept in monsterlands-1.toml" in terminal.press(key)
    assert terminal.leave() == code
    again = Terminal(command, "play", "--load", "monsterlands-1.toml", folder=tmp_path)
    assert "clan (random)" in again.read().replace("\n", " ")
    assert "Taken back: lodge S." in again.type("undo")
    again.type("quit")
    assert again.leave() == 0


def test_ctrl_c_says_goodbye_and_exits_with_130(command: str, tmp_path: Path) -> None:
    terminal = Terminal(command, "play", "--seed", "1", folder=tmp_path)
    terminal.read()
    said = terminal.press(b"\x03")
    assert "Goodbye." in said
    assert "Traceback" not in said
    assert terminal.leave() == 128 + signal.SIGINT


def test_ctrl_d_says_goodbye(command: str, tmp_path: Path) -> None:
    terminal = Terminal(command, "play", "--seed", "1", folder=tmp_path)
    terminal.read()
    assert "Goodbye." in terminal.press(b"\x04")
    assert terminal.leave() == 0
