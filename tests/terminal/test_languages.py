"""A person types in the words of their language; choices, commands and records stay as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterlands import Game
from monsterlands.terminal.table import rival_words
from monsterlands.words import Words
from support.languages import language, letters
from support.terminals import TABLE, Typist

FRENCH = {
    "shared/names.ftl": letters({"S": "F", "M": "M", "P": "P"})
    + "term-defense-token = jeton Défense\n    .also = défense\n    .help = Annule une touche.\n",
    "game/cards.ftl": "building-tavern = Taverne\nbuilding-armory = Armurerie\n",
    "game/commands.ftl": "ui-quoted = « { $text } »\n",
}


def typist(folder: Path, *lines: str) -> Typist:
    with language(folder, FRENCH) as code:
        typist = Typist(Game.from_position(TABLE), words=Words(code))
        typist.type(*lines)
    return typist


@pytest.mark.parametrize("typed", ["taverne P4", "Taverne p4", "tavern P4", "TAV P4"])
def test_a_choice_may_be_typed_in_the_words_of_the_language(typed: str, tmp_path: Path) -> None:
    played = typist(tmp_path, typed)
    assert "hire dalina" in played.after(typed)
    assert [step.split(" ", 1)[1] for step in played.game.record().steps] == ["tavern P4"]


def test_a_shown_letter_stands_for_the_die(tmp_path: Path) -> None:
    played = typist(tmp_path, "armurerie f")
    assert [step.split(" ", 1)[1] for step in played.game.record().steps] == ["armory S"]


def test_the_table_shows_the_letters_of_the_language(tmp_path: Path) -> None:
    text = typist(tmp_path).text
    assert "FFMP4" in text
    assert "SSMP4" not in text


def test_why_not_is_told_in_the_words_of_the_language(tmp_path: Path) -> None:
    played = typist(tmp_path, "why armurerie M", "armurerie M")
    assert "M" in played.after("why armurerie M")
    assert "neither a choice" not in played.after("armurerie M")


def test_help_is_found_without_accents(tmp_path: Path) -> None:
    played = typist(tmp_path, "? defense", "? DÉFENSE", "? defense token")
    for line in ("? defense", "? DÉFENSE", "? defense token"):
        assert played.after(line) == "jeton Défense Annule une touche."


def test_similar_choices_are_quoted_as_the_language_quotes(tmp_path: Path) -> None:
    assert "« bazaar P4 »" in typist(tmp_path, "bazar P4").after("bazar P4")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("trainee", "apprenti"),
        ("trainee@think=2", "apprenti@think=2"),
        ("own.bot:Mine", "own.bot:Mine"),
        ("", ""),
    ],
)
def test_bots_have_a_name_in_each_language(name: str, shown: str, tmp_path: Path) -> None:
    with language(tmp_path, {"game/commands.ftl": "rival-trainee = apprenti\n"}) as code:
        assert rival_words(Words(code), name) == shown
