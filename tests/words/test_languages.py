"""What languages may do otherwise than English: forms of names, letters of dice, words of their own."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from monsterlands import Game, Record, load
from monsterlands.box import BUILDINGS
from monsterlands.game import Event
from monsterlands.words import MissingMessage, Words, parts_of
from monsterlands.words.buildings import FORMS, building_values
from support.languages import accented, language, letters, rewritten
from support.terminals import TABLE

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("two-tricks", "solo-10-doom")
FRENCH = """
building-tavern = Taverne
    .the = la Taverne
    .at = à la Taverne
    .to = à la Taverne
    .of = de la Taverne
building-alchemist = Alchimiste
    .the = l’Alchimiste
    .at = chez l’Alchimiste
    .to = chez l’Alchimiste
    .of = de l’Alchimiste
building-mine = Mine
    .of = minière
"""


def told(words: Words, record: Record) -> str:
    """Return everything that a reader may see of a game, at each of its steps."""
    game = Game.replay(record, 0)
    lines: list[str] = []
    heard: list[Event] = []
    game.listen(lambda happening: heard.append(happening.seen_by(None)))
    for step in record.steps:
        view = game.view(game.seat) if game.seat is not None else game.view(None)
        lines += words.story(heard, view)
        heard.clear()
        lines.append(words.question(view))
        for choice in view.choices if game.seat is not None else ():
            offer = words.offer(game, view, choice)
            lines += [offer.text, offer.changes]
        lines += [words.purse(view)] if view.seat is not None else []
        lines += [
            words.foe(view, place) for place in "abe" if place == "e" or place in "ab"[: len(view.lands)]
        ]
        lines += [words.summary(view, path.name) for path in view.paths.values() if path.open]
        game.play(step.partition(" ")[2])
    return "\n".join(lines)


def record(name: str) -> Record:
    return Record.from_text((GOLDEN / f"{name}.record").read_text("utf-8"))


# --- names of buildings -------------------------------------------------------------------------


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_has_its_name_in_all_forms(building: str) -> None:
    words = Words()
    name = words.say(f"building-{building}")
    values = building_values(words, building)
    assert values == {
        "building": name,
        "the": f"the {name}",
        "at": f"at the {name}",
        "to": f"to the {name}",
        "of": f"of the {name}",
    }


def test_several_buildings_are_joined_in_all_forms(tmp_path: Path) -> None:
    with language(
        tmp_path, {"game/cards.ftl": FRENCH, "game/lists.ftl": "list-and = { $first } et { $last }"}
    ):
        values = building_values(Words("eo"), "tavern", "alchemist", value="buildings")
    assert values["buildings"] == "Taverne et Alchimiste"
    assert values["of"] == "de la Taverne et de l’Alchimiste"


def test_a_message_takes_the_form_that_it_needs(tmp_path: Path) -> None:
    files = {"game/cards.ftl": FRENCH, "game/effects.ftl": "effect-discount = -{ $amount } { $at }"}
    with language(tmp_path, files):
        words, box = Words("eo"), load()
        effects = [card.effect for card in box.mercenaries if card.effect.at == "tavern"]
        assert [words.effect(effect) for effect in effects] == ["-4 à la Taverne"] * len(effects)
    assert effects


def test_the_name_in_a_form_is_marked_as_the_building(tmp_path: Path) -> None:
    with language(tmp_path, {"game/cards.ftl": FRENCH}):
        words = Words("eo", titled=True).marking(load())
        values = building_values(words, "alchemist")
        parts = list(parts_of(str(values["of"])))
        assert [(part.text, part.thing) for part in parts] == [
            ("de l’", ""),
            ("Alchimiste", "building:alchemist"),
        ]
        inflected = list(parts_of(str(building_values(words, "mine")["of"])))
        assert [(part.text, part.thing) for part in inflected] == [("minière", "building:mine")]


def test_without_a_building_each_form_is_a_key() -> None:
    assert building_values(Words()) == dict.fromkeys(("building", *FORMS), "none")


# --- letters of dice ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_each_letter_of_a_die_is_shown_as_the_language_shows_it(name: str, tmp_path: Path) -> None:
    """Letters that change places show that each one is replaced, and only once."""
    english = told(Words(), record(name))
    # What English writes into its texts is not replaced.
    with language(tmp_path, {"shared/names.ftl": letters({"S": "S", "M": "M", "P": "P"})}):
        assert told(Words("eo"), record(name)) == english
    (tmp_path / "other").mkdir()
    with language(tmp_path / "other", {"shared/names.ftl": letters({"S": "Ⓢ", "M": "Ⓜ", "P": "Ⓟ"})}):
        text = told(Words("eo"), record(name))
    assert text.translate(str.maketrans("ⓈⓂⓅ", "SMP")) == english
    own = re.findall(r"(?<![\w’])[SMP]+[1-6]?(?!\w)", text)
    assert set(own) <= {"P1", "P2", "P3", "P4", "P5", "P6"}, "only texts of English itself have them"


def test_letters_that_change_places_are_replaced_once(tmp_path: Path) -> None:
    with language(tmp_path, {"shared/names.ftl": letters()}):
        words = Words("eo")
        assert words.letters("SSMP4") == "MMPS4"
        assert words.effect(load().novice.effect)
        parts = parts_of(Words("eo", titled=True).marking(load()).die("P4"))
        assert [(part.text, part.thing) for part in parts] == [("S4", "die:P4")]


# --- words as keys ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_no_message_depends_on_the_words_of_another_language(name: str, tmp_path: Path) -> None:
    """A selector that asks for a word which is translated would fall through in every other language."""
    english = accented(told(Words(), record(name)))
    with language(tmp_path, rewritten(accented)):
        assert accented(told(Words("eo"), record(name))) == english


# --- faults -------------------------------------------------------------------------------------


def test_what_a_language_lacks_is_said_in_english_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        language(tmp_path, {"game/effects.ftl": "gain-gold = { $amount } or"}),
        caplog.at_level(logging.WARNING),
    ):
        words = Words("eo")
        caplog.clear()
        assert words.say("gain-gold", amount=2) == "2 or"
        assert [words.say("gain-glory", amount=amount) for amount in (1, 2)] == ["1 glory", "2 glory"]
    assert caplog.messages == ["locale/eo has no gain-glory; English is shown"]


def test_a_broken_message_is_said_in_english_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = "gain-gold = { $sum } or\ngain-glory = { no-such-thing } { $amount }\ngain-dice = { $dice"
    with language(tmp_path, {"game/effects.ftl": broken}), caplog.at_level(logging.WARNING):
        words = Words("eo")
        caplog.clear()
        assert [words.say("gain-gold", amount=amount) for amount in (1, 2)] == ["1 gold", "2 gold"]
        assert words.say("gain-glory", amount=1) == "1 glory"
        assert words.say("gain-dice", dice="S", count=1) == "one S die"
    assert [message.split(":")[1].strip() for message in caplog.messages[:2]] == ["gain-gold", "gain-glory"]
    assert len(caplog.messages) == 3


def test_what_english_lacks_too_is_an_error(tmp_path: Path) -> None:
    with language(tmp_path, {"game/effects.ftl": "gain-gold = or"}), pytest.raises(MissingMessage):
        Words("eo").say("no-such-thing")


# --- what a person types ------------------------------------------------------------------------

SPANISH = """
term-defense-token = ficha de defensa
    .also = defensa, defensas
term-elimination = eliminación
"""


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("defensa", "ficha de defensa"),
        ("DEFÉNSA", "ficha de defensa"),
        ("ficha  de defensa", "ficha de defensa"),
        ("eliminacion", "eliminación"),
        ("elimination", "eliminación"),
        ("defense tokens", "ficha de defensa"),
        ("Hunter's Lodge", "Hunter’s Lodge"),
    ],
)
def test_help_is_found_by_the_words_of_the_language_and_of_english(
    asked: str, title: str, tmp_path: Path
) -> None:
    view = Game.from_position(TABLE).view(0)
    with language(tmp_path, {"game/terms.ftl": SPANISH, "shared/names.ftl": SPANISH}):
        words = Words("eo")
        assert [found.title for found in words.help(view, asked)] == [title]
        assert words.knows(view, asked)


def test_similar_names_come_from_both_languages(tmp_path: Path) -> None:
    view = Game.from_position(TABLE).view(0)
    with language(tmp_path, {"game/terms.ftl": SPANISH}):
        words = Words("eo")
        assert "eliminación" in words.near(view, "eliminacio")
        assert "desertion" in words.near(view, "desertio")


@pytest.mark.parametrize(
    ("typed", "spelling"),
    [
        ("Taverne F", "tavern S"),
        ("taverne p4", "tavern P4"),
        ("talent Fandor", "talent fandor"),
        ("die F", "die S"),
        ("die f4", "die S4"),
        ("hire F.", "hire f."),
    ],
)
def test_what_is_typed_in_the_words_of_a_language_is_spelled(
    typed: str, spelling: str, tmp_path: Path
) -> None:
    shown = letters({"S": "F", "M": "M", "P": "P"})
    with language(tmp_path, {"game/cards.ftl": FRENCH, "shared/names.ftl": shown}):
        assert Words("eo").spelling(typed) == spelling
