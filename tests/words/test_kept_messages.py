"""Finished messages are kept, up to a limit, and never taken for others."""

from __future__ import annotations

import pytest

from monsterlands import load
from monsterlands.words import Words, catalogue, parts_of
from monsterlands.words.catalogue import Catalogue

BOX = load("standard")


def test_other_values_make_another_message() -> None:
    words = Catalogue()
    said = [words.say("gain-potions", amount=amount) for amount in (1, 2, 1, 2)]
    assert said == ["1 potion", "2 potions", "1 potion", "2 potions"]


def test_an_attribute_is_not_taken_for_its_message() -> None:
    words = Catalogue()
    assert words.say("clan-you") == "You"
    assert words.tell("clan-you", "inside") == "you"
    assert words.say("clan-you") == "You"


def test_words_that_mark_names_keep_their_own_messages() -> None:
    words = Words("en", titled=True)
    plain = words.say("change-glory", before="Fandor", after=2)
    marked = words.marking(BOX).say("change-glory", before="Fandor", after=2)
    assert "Fandor" in plain
    assert marked != plain
    assert "".join(part.text for part in parts_of(marked)) == plain
    assert words.say("change-glory", before="Fandor", after=2) == plain
    assert words.marking(BOX) is words.marking(BOX)


def test_no_more_messages_are_kept_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "MOST_KEPT", 10)
    words = Catalogue()
    for amount in range(3, 50):
        assert words.say("gain-potions", amount=amount) == f"{amount} potions"
        assert len(words._kept) <= 10


def test_a_long_message_is_not_kept() -> None:
    words = Catalogue()
    long = "x" * 2000
    assert long in words.say("event-mission-fulfilled", mission=long, you="no")
    assert not words._kept


def test_effects_are_told_by_value() -> None:
    words = Words("en")
    powers = [monster.power for monster in BOX.monsters]
    first = [words.effect(power) for power in powers]
    assert [words.effect(power, power=True) for power in powers] != first
    assert [words.effect(power) for power in powers] == first
