"""The command line speaks the language of the person."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from typer import main as typer_main

from monsterlands.cli import speech, usage
from monsterlands.cli.main import COMMANDS, app, main
from monsterlands.words import LANGUAGES, Words
from monsterlands.words.catalogue import SHIPPED
from support.commands import begun
from support.languages import language

FILES = {
    "game/commands.ftl": """
cli-unknown-language = pas de mots en { $language }
usage-usage = Emploi :
usage-options = Options connues
usage-help = Afficher cette aide.
usage-no-option = Option inconnue : { $what }
usage-invalid = Mauvaise valeur pour { $what } : { $why }
usage-whole = un entier, s’il vous plaît
command-play = Jouer une partie.
option-players = Nombre de clans.
cli-chance = Le hasard décide : { $question }.
cli-step = Étape { $step } sur { $last }.
percent = { $number } pour cent
""",
    "game/terminal.ftl": "ui-bye = Au revoir.\nui-bye-unsaved = Au revoir.\n",
}


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin without a language of the system, and end in English."""
    for name in speech.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(speech, "_spoken", {})


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A language of the test, called eo."""
    (tmp_path / "locale").mkdir()
    with language(tmp_path / "locale", FILES) as code:
        for module in (speech, usage):
            monkeypatch.setattr(module, "LANGUAGES", ("en", code))
        yield code


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("fr", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("fr_CA@euro", "fr"),
        ("ES", "es"),
        ("it-IT", "it"),
        ("en_GB.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("tlh", ""),
    ],
)
def test_a_language_is_known_by_its_names(wanted: str, found: str) -> None:
    assert speech.known(wanted) == found


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ([], {"LANG": "fr", "LC_MESSAGES": "es", "LC_ALL": "it"}, "it"),
        ([], {"LANG": "fr", "LC_MESSAGES": "", "LC_ALL": "C"}, "en"),
        (["--lang", "es"], {"LC_ALL": "fr"}, "es"),
        (["--lang=it"], {"LC_ALL": "fr"}, "it"),
    ],
)
def test_the_option_comes_before_the_system(
    arguments: list[str], environment: dict[str, str], spoken: str
) -> None:
    assert speech.choose(["play", *arguments, "--solo"], environment) == ["play", "--solo"]
    assert speech.words().language == spoken


def test_the_option_without_a_value_is_left_to_the_parser() -> None:
    assert speech.choose(["--lang"], {}) == ["--lang"]
    assert speech.choose(["replay", "--", "--lang", "fr"], {}) == ["replay", "--", "--lang", "fr"]


def test_an_unknown_language_is_said_in_one_line_and_english_spoken(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--lang", "tlh", "edition", "check", "standard"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("ok: standard@1")
    known = ", ".join(LANGUAGES)
    assert printed.err == (f"monsterlands: there are no words in “tlh”, only in {known}; this is English.\n")


def test_help_is_told_in_the_language(made_up: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help", "--lang", made_up]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Emploi : monsterlands play [OPTIONS]\n")
    assert "Jouer une partie." in printed
    assert "Nombre de clans." in printed
    assert "Options connues:" in printed
    assert "Afficher cette aide." in printed
    assert "Deal the same dice" in printed, "English fills the gaps"


def test_complaints_are_told_in_the_language(made_up: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", made_up, "play", "--dance"]) == 2
    assert capsys.readouterr().err == "monsterlands: Option inconnue : --dance\n"
    assert main(["--lang", made_up, "play", "--players", "many"]) == 2
    assert capsys.readouterr().err == (
        "monsterlands: Mauvaise valeur pour '--players' : un entier, s’il vous plaît\n"
    )
    assert main(["--lang", made_up]) == 2
    assert capsys.readouterr().err.startswith("Emploi : monsterlands [OPTIONS] COMMAND [ARGS]...\n")


def test_what_a_command_tells_is_told_in_the_language(
    made_up: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.toml"
    file.write_text(begun().record().to_text(), "utf-8")
    assert main(["--lang", made_up, "show", str(file), "--to", "0"]) == 0
    assert "Étape 0 sur" in capsys.readouterr().out


def test_the_language_of_the_system_is_taken(
    made_up: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", f"{made_up}.UTF-8")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["play", "--seed", "3"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Au revoir.")


def explanations(command: Any) -> list[str]:
    found = [command.help, *(each.help for each in command.params)]
    for each in getattr(command, "commands", {}).values():
        found += explanations(each)
    return [text for text in found if text]


def test_every_explanation_is_a_message() -> None:
    words = Words()
    found = explanations(typer_main.get_command(app))
    assert len(found) > 80
    assert [text for text in found if not words.has(text) and text not in usage.OWN] == []


@pytest.mark.parametrize("code", SHIPPED)
def test_no_explanation_is_cut_in_any_language(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for arguments in ([], ["edition"], ["campaign"]):
        assert main([*arguments, "--help", "--lang", code]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert [line for line in lines[1:] if line.endswith(("...", "…")) or len(line) > 80] == []


@pytest.mark.parametrize("code", SHIPPED)
def test_shares_and_numbers_have_the_signs_of_the_language(code: str) -> None:
    speech.speak(code)
    assert speech.number(1.25) == ("1.25" if code == "en" else "1,25")
    assert re.fullmatch(r"12[.,]5\s?%", speech.percent(0.125))


ENGLISH = re.compile(r"\b(the|with|you|your|which|choose|and|of|how)\b", re.IGNORECASE)
"""Words of sentences in English that are in no other language that is shipped."""
GOLDEN = Path(__file__).parents[1] / "golden"
SPOKEN = (
    ("edition show", 100),
    ("edition check", 1),
    ("campaign new", 1),
    ("campaign status", 1),
    ("simulate --games 2 --seed 1", 20),
    ("simulate --scenario all --games 1 --seed 1", 10),
    ("arena random simple --games 2 --seed 1", 3),
    (f"replay {GOLDEN / 'two-tricks.record'} --to 60", 20),
    (f"show {GOLDEN / 'two-tricks.record'} --to 60", 20),
    (f"show {GOLDEN / 'solo-10-doom.record'}", 3),
    ("export --data .", 1),
)


@pytest.mark.parametrize("code", SHIPPED[1:])
@pytest.mark.parametrize(("command", "lines"), SPOKEN)
def test_nothing_in_english_is_told(
    command: str,
    lines: int,
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    arguments = command.split()
    if arguments[:2] == ["edition", "check"]:
        arguments.append("standard")
    if arguments[0] == "campaign":
        assert main(["campaign", "new", "mine.toml"]) == 0
        arguments += ["mine.toml"] if arguments[1] == "status" else ["mine.toml", "--force"]
    capsys.readouterr()
    assert main([*arguments, "--lang", code]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    told = [line for line in printed.out.splitlines() if line.strip()]
    assert len(told) >= lines
    assert [line for line in told if ENGLISH.search(line)] == []


@pytest.mark.parametrize("code", SHIPPED[1:])
def test_no_explanation_is_in_english(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = [[name] for name, _ in COMMANDS] + [["edition", "show"], ["campaign", "next"], []]
    for name in names:
        assert main([*name, "--help", "--lang", code]) == 0
        lines = [line for line in capsys.readouterr().out.splitlines() if ENGLISH.search(line)]
        assert lines == [], name
