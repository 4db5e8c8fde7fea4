"""Effects, gains and cards in words, from the data of the edition."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from monsterlands import load
from monsterlands.box import Dice, Effect, Gain, overlay
from monsterlands.words import Words
from monsterlands.words.cards import cards_of

WORDS = Words()
BOX = load("standard@1")


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Effect(), "nothing"),
        (Effect(per_die=1, colours="S"), "+1 on each strength die"),
        (Effect(per_die=-1, colours="M"), "−1 on each magic die"),
        (Effect(per_die=1, colours="S", only="monster"), "+1 on each strength die against a monster"),
        (Effect(per_die=2, colours="M", only="conquest"), "+2 on each magic die for a conquest"),
        (Effect(reroll=1, colours="P"), "one reroll of a persuasion die"),
        (Effect(reroll=4, colours="SM"), "4 rerolls of strength or magic dice"),
        (Effect(defense_talents=2), "cancels 2 hits"),
        (Effect(defense_talents=1, against=("water", "fire")), "cancels a hit from water or fire monsters"),
        (
            Effect(buy_die="P", price=1, unassigned=True),
            "buys a persuasion die for 1 gold, unless out on a path",
        ),
        (Effect(buy_die="S", price=2), "buys a strength die for 2 gold"),
        (Effect(discount=4, at="lodge"), "4 gold off at the Hunter’s Lodge"),
        (Effect(convert="P", into="MMM"), "swaps a persuasion die for MMM"),
        (Effect(gain=Gain(gold=6, defense=1)), "gives 6 gold and 1 defense token"),
        (Effect(success_gain=Gain(potions=2)), "2 potions for beating a monster"),
        (Effect(forbids=("potions", "venoms")), "no potions or venoms can be used in a fight with it"),
        (Effect(wound_glory=-1), "−1 glory for your clan when it wounds your mercenary"),
        (Effect(dice="SS", monster_bonus=4), "+4 to the total against a monster; adds SS to the dice there"),
    ],
)
def test_an_effect_reads_like_this(effect: Effect, words: str) -> None:
    assert WORDS.effect(effect) == words


@pytest.mark.parametrize(
    ("gain", "words"),
    [
        (Gain(), "nothing"),
        (Gain(glory=2, gold=2), "2 glory and 2 gold"),
        (Gain(potions=1), "1 potion"),
        (Gain(potion_or_venom=1), "a potion or a venom"),
        (Gain(dice="PPP"), "dice PPP"),
        (Gain(hire=1), "a free hire at the Tavern"),
        (Gain(traps=2), "2 traps"),
    ],
)
def test_a_gain_reads_like_this(gain: Gain, words: str) -> None:
    assert WORDS.gain(gain) == words


@pytest.mark.parametrize(
    ("gain", "words"),
    [
        (Gain(gold=5), "cancels a hit, 5 gold on return"),
        (Gain(potions=1), "cancels a hit, gives 1 potion"),
    ],
)
def test_gold_from_a_path_says_that_it_is_paid_at_home(gain: Gain, words: str) -> None:
    assert WORDS.benefit(Effect(defense_talents=1, gain=gain), short=True) == words


def test_the_dice_that_a_path_needs_read_like_this() -> None:
    assert WORDS.dice(Dice(exact="SSM")) == "SSM"
    assert WORDS.dice(Dice(free=2, colours="SP")) == "2 dice (S/P)"
    assert WORDS.dice(Dice(free=1, colours="M")) == "one die (M)"


@pytest.mark.parametrize("name", [field.name for field in fields(Gain)])
def test_every_resource_has_words(name: str) -> None:
    value: Any = "SM" if name == "dice" else 3
    assert str(value) in WORDS.gain(Gain(**{name: value}))


@pytest.mark.parametrize(
    "name", [field.name for field in fields(Effect) if type(field.default) is int and field.name != "price"]
)
def test_every_effect_that_is_a_number_can_be_said(name: str) -> None:
    values: dict[str, Any] = {"at": "lodge", "colours": "S", name: 3}
    assert "3" in WORDS.effect(Effect(**values))


@pytest.mark.parametrize("name", [name for name, _ in cards_of(BOX)])
def test_every_card_token_and_tile_is_explained(name: str) -> None:
    assert len(WORDS.card(BOX, name)) > 20


def test_a_mercenary_reads_like_this() -> None:
    assert WORDS.card(BOX, "Fandor") == (
        "Mercenary, jungle. Costs 10 gold at the Tavern, reputation 5, brings SS. "
        "Talent, once per round on your turn: buys a persuasion die for 1 gold, unless out on a path."
    )


def test_a_monster_reads_like_this() -> None:
    assert WORDS.card(BOX, "Gator") == (
        "Monster, jungle, one of the weaker ones (level A). Attacks each path with 3 dice. "
        "Capture it with 9 or more and a trap: "
        "3 glory and 5 gold. Eliminate it with 13 or more: 4 glory and a trophy worth 1 point. "
        "Power: no potions or venoms can be used in a fight with it."
    )


def test_a_mission_describes_both_of_its_sides() -> None:
    assert WORDS.card(BOX, "mission-7").splitlines() == [
        "Dice mission: go with 3 dice (S/M), roll 11 or more for 4 glory; a failure costs 2 glory.",
        "Contract: go with 2 dice (S/M), then hand over 2 defense tokens for 3 glory (left path) "
        "or 2 glory and 2 gold (right path), if you like.",
    ]


def test_a_custom_edition_reads_right_too() -> None:
    changed = overlay(
        "standard@1",
        '[[mercenary]]\nname = "Fandor"\ncost = 3\neffect = { buy_die = "M", price = 5 }\n',
    )
    assert WORDS.card(changed, "Fandor") == (
        "Mercenary, jungle. Costs 3 gold at the Tavern, reputation 5, brings SS. "
        "Talent, once per round on your turn: buys a magic die for 5 gold."
    )


def test_a_name_that_is_not_in_the_box_is_an_error() -> None:
    with pytest.raises(KeyError, match="Nobody"):
        WORDS.card(BOX, "Nobody")
