"""Golden games are told as before in every language; `tools/golden_words.py` writes the texts again."""

from __future__ import annotations

import re

import pytest
from golden_words import FOLDER, GAMES, file_of, told

from monsterlands.words.catalogue import SHIPPED

ENGLISH = re.compile(r"\b(the|and|with|you|your|dice|gold for|which)\b", re.IGNORECASE)
"""Words of sentences in English that are in no other language that is shipped."""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", SHIPPED)
def test_a_golden_game_is_told_as_before(language: str, name: str) -> None:
    assert told(language, name) == file_of(language, name).read_text("utf-8")


def test_there_is_a_text_for_each_game_and_language_and_no_other() -> None:
    wanted = {file_of(language, name) for language in SHIPPED for name in GAMES}
    assert set(FOLDER.rglob("*.txt")) == wanted


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", SHIPPED[1:])
def test_nothing_in_english_is_told(language: str, name: str) -> None:
    text = file_of(language, name).read_text("utf-8")
    assert [line for line in text.splitlines() if ENGLISH.search(line)] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", SHIPPED)
def test_nothing_shows_how_it_was_put_together(language: str, name: str) -> None:
    text = file_of(language, name).read_text("utf-8")
    odd = [line for line in text.splitlines() if re.search(r"[{}$\0]|(?<=\S)  +| [,;.]| $| \)|\( ", line)]
    assert odd == []
