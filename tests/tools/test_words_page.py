"""The page for translators: all messages with example values, the languages side by side."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import words_examples
import words_files
import words_page
from support.languages import language

Known = dict[str, dict[str, words_files.Text]]


@pytest.fixture(scope="module")
def known() -> Known:
    """All texts of the shipped languages."""
    return {each: words_files.texts_of(each)[0] for each in words_files.shipped()}


def some(known: Known, *keys: str) -> Known:
    """Return these texts only, and those that they may refer to."""
    return {each: {key: text for key, text in texts.items() if key in keys} for each, texts in known.items()}


def rows(page: str) -> list[list[str]]:
    """Return the texts of each row of a page: what its line is, then each language."""
    lines = re.findall(r"<th>([^<\n]*)((?:<td [^>]*>.*?(?=<td|<tr>|<tbody|\n))+)", page, re.DOTALL)
    return [
        [label, *(unescape(re.sub("<[^>]*>", "", cell)) for cell in re.split("<td [^>]*>", cells)[1:])]
        for label, cells in lines
    ]


def made_up(source: str) -> words_files.Text:
    """Return the text of a message."""
    entry = parse(source).body[0]
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return words_files.Text("en/game/made_up.ftl:1", entry.value)


def test_every_value_of_every_message_has_an_example(known: Known) -> None:
    assert words_page.without_example(known) == []


def test_a_value_without_an_example_is_told(known: Known) -> None:
    texts = some(known, "gain-gold")
    texts["en"]["made-up"] = made_up("made-up = { $amount } and { $nobody-knows }")
    assert words_page.without_example(texts) == [
        "en/game/made_up.ftl:1: made-up: $nobody-knows has no example in tools/words_examples.py"
    ]


def test_no_example_is_left_over(known: Known) -> None:
    uses = [
        (key, words_files.used_in(text).values) for texts in known.values() for key, text in texts.items()
    ]
    values = {value for _, used in uses for value in used}
    assert {*words_examples.NUMBERS, *words_examples.EXAMPLES} - values == set()
    assert words_examples.NUMBERS & words_examples.EXAMPLES.keys() == set()
    unused = [
        (message, value)
        for message, examples in words_examples.ONLY
        for value in examples
        if not any(key.startswith(message) and value in used for key, used in uses)
    ]
    assert unused == []


def test_plurals_are_shown_for_several_numbers(known: Known) -> None:
    page = words_page.page_of(some(known, "battle-attack-dice"))
    assert [row[:3] for row in rows(page)] == [
        ["count: 0", "0 attack dice to come", "0 dé d’Attaque à venir"],
        ["count: 1", "1 attack die to come", "1 dé d’Attaque à venir"],
        ["count: 2", "2 attack dice to come", "2 dés d’Attaque à venir"],
        ["count: 5", "5 attack dice to come", "5 dés d’Attaque à venir"],
    ]


def test_a_line_shows_each_word_that_some_language_asks_for(known: Known) -> None:
    page = words_page.page_of(some(known, "clan-other"))
    assert [row[1:3] for row in rows(page)] == [
        ["The fire clan", "Le clan de Feu"],
        ["The water clan", "Le clan d’Eau"],
        ["The air clan", "Le clan d’Air"],
        ["The jungle clan", "Le clan de Jungle"],
    ]


def test_buildings_are_shown_in_the_forms_of_each_language(known: Known) -> None:
    page = words_page.page_of(some(known, "rounds-madhala-goes"))
    assert [row[2] for row in rows(page)] == [
        "Elle va à la Taverne.",
        "Elle va au Bazar.",
        "Elle va chez l’Alchimiste.",
    ]


def test_where_several_values_choose_a_line_differs_by_more_than_numbers(known: Known) -> None:
    shown = [tuple(row[1:]) for row in rows(words_page.page_of(some(known, "event-gold-paid")))]
    assert len(shown) == len(set(shown))
    english = [row[0] for row in shown]
    assert {"pay 1 gold", "pays 2 gold"} <= {*english}
    assert "pays 5 gold" not in english


def test_values_that_are_put_in_are_marked_with_their_names(known: Known) -> None:
    page = words_page.page_of(some(known, "battle-waiting-dice"))
    assert '<mark title="$dice">FFM</mark>' in page


def test_a_message_that_refers_to_another_has_its_values_too(known: Known) -> None:
    page = words_page.page_of(some(known, "clan-unnamed", "player-seat"))
    assert ["", "Player 3", "Joueur 3", "Jugador 3", "Giocatore 3"] in rows(page)


def test_comments_files_and_languages_stand_in_the_page(known: Known) -> None:
    page = words_page.page_of(some(known, "clan-you", "clan-you.inside", "battle-name"))
    assert "The name of the region for screen readers." in page
    assert ">Clans and members" in page
    assert re.findall('<section id="(.*?)"', page) == ["client/battle.ftl", "game/clans.ftl"]
    assert re.findall('<a href="#(.*?)"', page) == ["client/battle.ftl", "game/clans.ftl"]
    assert "<code>clan-you<wbr>.inside</code>" in page
    assert '<th lang="fr">Français' in page


def test_the_page_needs_no_other_file(known: Known) -> None:
    page = words_page.page_of(some(known, "clan-you"))
    assert not re.search(r"""\bsrc=|<link|@import|url\(|href="(?!#)""", page)


def test_what_a_language_lacks_is_marked(known: Known) -> None:
    texts = some(known, "clan-you", "die-S.also")
    del texts["es"]["clan-you"], texts["es"]["die-S.also"]
    page = words_page.page_of(texts)
    assert [row[3] for row in rows(page)] == ["missing", "–"]  # other names may be left out
    assert page.count('class="missing">missing') == 1


def test_what_is_broken_in_a_begun_language_is_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: Known
) -> None:
    monkeypatch.setattr(words_files, "LOCALE", tmp_path)
    with language(tmp_path, {"game/clans.ftl": "clan-you = { nowhere }\nmember-novice = novulo\n"}) as begun:
        texts = some({"en": known["en"], begun: words_files.texts_of(begun)[0]}, "clan-you", "member-novice")
        found = rows(words_page.page_of(texts))
    assert [row[2] for row in found] == [
        "locale/eo: clan-you: Unknown message: nowhere",
        "novulo",
    ]


def test_the_page_is_written_and_its_place_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    known: Known,
) -> None:
    page = tmp_path / "build" / "words.html"
    texts = some(known, "clan-you")
    monkeypatch.setattr(words_page, "PAGE", page)
    monkeypatch.setattr(words_page, "texts_of", lambda each: (texts[each], []))
    assert words_page.main() == 0
    assert str(page) in capsys.readouterr().out
    assert "Vous" in page.read_text("utf-8")
    texts["en"]["made-up"] = made_up("made-up = { $nobody-knows }")
    page.unlink()
    assert words_page.main() == 1
    assert "made-up: $nobody-knows has no example" in capsys.readouterr().out
    assert not page.exists()
