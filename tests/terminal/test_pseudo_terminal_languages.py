"""The installed command at a pseudo-terminal in each language: a whole scenario, its help, and leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monsterlands.terminal import load_game
from monsterlands.words import Words
from monsterlands.words.catalogue import SHIPPED
from support.pseudo_terminals import LISTED, Terminal, installed

ENGLISH = re.compile(r"\b(the|with|you|your|which|choose)\b", re.IGNORECASE)
"""Words of sentences in English that no other shipped language has."""


def plain(text: str) -> str:
    """Return a text without the breaks of lines, and with one kind of spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", SHIPPED[1:])
def test_a_scenario_can_be_played_in_each_language(language: str, tmp_path: Path) -> None:
    words = Words(language)
    terminal = Terminal(
        installed(), *f"play --scenario 3 --seed 8 --lang {language}".split(), folder=tmp_path
    )
    screen = terminal.read()
    printed = [screen]
    assert plain(words.say("ui-welcome-help")) in plain(screen)
    assert plain(
        words.say("ui-welcome-solo", number=3, difficulty=words.say("difficulty-normal"), rounds=3)
    ) in (plain(screen))
    assert plain(words.say("ui-help-general", rounds=3))[:60] in plain(terminal.type("?"))
    for term in ("term-madhala", "term-defense-token", "term-elimination"):
        asked = words.say(term)
        assert plain(words.tell(term, "help", **NUMBERS))[:20] in plain(terminal.type(f"? {asked}"))
        assert asked in terminal.type(f"? {asked.upper()}")
    ended = plain(words.say("end-by-rounds", round=3))
    typed = 0
    while ended not in plain(screen):
        listed = LISTED.findall(screen.rsplit("\n\n", 1)[1])
        assert listed, screen
        number, choice = listed[typed * 5 % len(listed)]
        screen = terminal.type(choice if typed % 2 else number)
        printed.append(screen)
        assert "Traceback" not in screen
        typed += 1
        assert typed < 300
    odd = [line for screen in printed for line in screen.splitlines() if ENGLISH.search(line)]
    assert odd == []
    assert plain(words.say("ui-saved", file="mine.toml"))[:20] in plain(terminal.type("save mine.toml"))
    assert words.say("ui-bye") in terminal.type("quit")
    assert terminal.leave() == 0
    assert load_game(str(tmp_path / "mine.toml")).game.over


NUMBERS: dict[str, int | str] = {"room": "", "madhala_tokens": 6, "outside": ""}
"""Values of the explanations that the test asks for; they come later than what it compares."""


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_terminal_speaks_the_language_of_the_system(
    variables: dict[str, str], language: str, tmp_path: Path
) -> None:
    terminal = Terminal(installed(), "play", "--seed", "3", folder=tmp_path, **variables)
    assert plain(Words(language).say("ui-welcome-help")) in plain(terminal.read())
    terminal.type("quit")
    assert terminal.leave() == 0


def test_an_unknown_language_is_said_before_the_game_begins(tmp_path: Path) -> None:
    terminal = Terminal(installed(), *"play --seed 3 --lang tlh".split(), folder=tmp_path)
    screen = plain(terminal.read())
    assert screen.startswith("monsterlands: there are no words in “tlh”, only in en, fr, es, it")
    assert plain(Words().say("ui-welcome-help")) in screen
    terminal.type("quit")
    assert terminal.leave() == 0
