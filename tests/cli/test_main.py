"""The command itself: its version, its help, and how it behaves as a program."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import monsterlands
from monsterlands.cli.main import main
from monsterlands.cli.plain import plain
from monsterlands.words.catalogue import LANGUAGES
from support.commands import wrong


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"monsterlands {version('monsterlands')} (plain)\n"


def test_without_arguments_it_prints_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong(capsys).startswith("Usage: monsterlands [OPTIONS] COMMAND [ARGS]...\n")


@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("play", "--help"), ("simulate", "--help"), ("edition", "--help"), ("campaign", "--help")],
)
def test_help_goes_to_standard_output(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert main(arguments) == 0
    assert capsys.readouterr().out.startswith("Usage: monsterlands")


COMMANDS = ("serve", "think", "play", "simulate", "arena", "replay", "show", "export", "import", "odds")


@pytest.mark.parametrize(
    "arguments", [(), *((name,) for name in COMMANDS), ("edition",), ("campaign",), ("campaign", "next")]
)
def test_no_line_of_the_help_is_cut_at_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main([*arguments, "--help"]) == 0
    _usage, *lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.endswith(("...", "…")) or len(line) > 80] == []


def test_the_module_runs_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "monsterlands", "--version"], capture_output=True, timeout=60, check=True
    )
    assert done.stdout.decode().startswith(f"monsterlands {version('monsterlands')}")


def test_the_command_knows_the_editions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", "standard@1"]) == 0
    assert "standard@1" in capsys.readouterr().out


def test_an_unknown_command_gets_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong(capsys, "dance") == "monsterlands: No such command 'dance'.\n"


# --- as a program -------------------------------------------------------------------------------


def run(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a separate program, through pipes."""
    code = "import sys; from monsterlands.cli.main import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )


def test_a_shell_completes_the_command() -> None:
    asked = run(COMP_WORDS="monsterlands ex", COMP_CWORD="1", _MONSTERLANDS_COMPLETE="complete_bash")
    assert asked.stdout == b"export\n"


def test_piped_output_has_no_colours_and_80_columns() -> None:
    done = run("play", "--seed", "3", typed=b"? words\nquit\n")
    assert done.returncode == 0
    assert b"\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.decode().split("\n")) <= 80


def test_no_color_is_respected_even_if_colours_are_forced() -> None:
    done = run("play", "--seed", "3", FORCE_COLOR="1", NO_COLOR="1")
    assert b"\x1b[36m" not in done.stdout
    assert b"\x1b[36m" in run("play", "--seed", "3", FORCE_COLOR="1", NO_COLOR="").stdout


def test_a_terminal_without_unicode_gets_everything() -> None:
    done = run("play", "--seed", "3", typed=b"? rep\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"reputation" in done.stdout


def test_a_terminal_without_unicode_gets_plain_signs_for_those_it_lacks() -> None:
    assert plain("−1 glory (7→6): “Gator’s” 1–3 dice × 2…") == '-1 glory (7->6): "Gator\'s" 1-3 dice x 2.'
    assert plain("dé, bœuf, año, città") == "de, boeuf, ano, citta"
    assert plain("¿Ganas? ¡Sí!") == "Ganas? Si!"
    assert plain("火") == "?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_without_unicode_can_say_everything(language: str) -> None:
    folder = Path(monsterlands.__file__).parent / "locale" / language
    files = [*folder.glob("game/*.ftl"), *folder.glob("shared/*.ftl")]
    assert len(files) > 20
    texts = [file.read_text("utf-8") for file in files]
    assert {each for text in texts for each in text if plain(each) == "?"} == {"?"}


def test_losses_keep_their_sign_in_a_terminal_without_unicode() -> None:
    done = run("play", "--seed", "3", typed=b"? abysur\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert b"-1 glory for your clan" in done.stdout


def test_input_that_is_not_utf_8_is_only_a_wrong_line() -> None:
    done = run("play", "--seed", "3", typed=b"\xff\xfe\nquit\n", PYTHONIOENCODING="utf-8")
    assert done.returncode == 0
    assert b"neither a choice nor a command" in done.stdout


def test_a_closed_pipe_is_no_error() -> None:
    code = "import sys; from monsterlands.cli.main import main; sys.exit(main())"
    with subprocess.Popen(
        [sys.executable, "-c", code, "play", "--seed", "3"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
