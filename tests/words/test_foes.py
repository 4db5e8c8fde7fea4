"""Monsters on the table: how many attack dice they will roll."""

from __future__ import annotations

import pytest

from monsterlands import Event, Game, Options, SeededDealer, load
from monsterlands.words import Words
from support.positions import position
from support.random_positions import random_position

WORDS = Words()


def table(difficulty: str, round_: int, monster: str, land: str, entrance: str = "") -> Game:
    return position(
        f'[options]\ndifficulty = "{difficulty}"\n',
        round=round_,
        land_a={"land": land, "header": "header-1a", "monster": monster},
        entrance=entrance,
    )


@pytest.mark.parametrize(
    ("difficulty", "round_", "monster", "land", "dice"),
    [
        ("tutorial", 6, "Gator", "Yuha", 3),
        ("normal", 2, "Gator", "Yuha", 3),
        ("normal", 3, "Gator", "Yuha", 4),
        ("normal", 6, "Gator", "Yuha", 5),
        ("cutthroat", 6, "Gator", "Yuha", 6),
        ("tutorial", 1, "Gator", "Thaklan", 4),
        ("tutorial", 1, "Sckon", "Yuha", 5),
    ],
)
def test_the_table_states_the_attack_dice_of_this_round(
    difficulty: str, round_: int, monster: str, land: str, dice: int
) -> None:
    view = table(difficulty, round_, monster, land).view(0)
    assert f": {dice} attack dice, CV " in WORDS.foe(view, "a")


def test_tronj_is_worse_at_the_entrance() -> None:
    view = table("tutorial", 1, "Gator", "Yuha", entrance="Tronj").view(0)
    assert WORDS.foe(view, "e") == "Tronj, air: 7 attack dice, CV 14, EV 18"


@pytest.mark.parametrize(
    ("monster", "words"),
    [
        ("Snagnus", "EV 21 (each of its attacks has one hit on top of its dice)"),
        ("Gator", "EV 13 (no potions or venoms can be used in a fight with it)"),
        ("Krinx", "EV 14 (at the entrance of the Citadel its panic closes one more building each round)"),
        ("Sckon", "EV 12"),
        ("Tronj", "EV 18 (rolls 3 more attack dice at the entrance of the Citadel)"),
    ],
)
def test_the_power_of_a_monster_is_named_unless_its_attack_dice_show_it(monster: str, words: str) -> None:
    assert WORDS.foe(table("normal", 1, monster, "Yuha").view(0), "a").endswith(words)


def test_a_land_without_a_monster_says_so() -> None:
    assert WORDS.foe(table("normal", 1, "", "Yuha").view(0), "a") == "no monster"


def attacks(game: Game, dealer: SeededDealer) -> list[tuple[str, int]]:
    """Play the adventure phase at random, and return where monsters attacked, with how many dice."""
    events: list[Event] = []
    game.listen(lambda happening: events.append(happening.in_full()))
    while game.view(0).phase == "adventure":
        game.advance(dealer)
        if game.seat is not None and game.view(0).phase == "adventure":
            game.apply(game.legal[dealer.below(len(game.legal))])
    attacks = [event for event in events if event.kind == "monster-attacked"]
    return [(str(event["path"])[0], int(event["dice"])) for event in attacks]


def test_monsters_roll_as_many_dice_as_the_table_says() -> None:
    seen = 0
    for seed in range(40):
        dealer = SeededDealer(seed)
        options = Options(players=2 + seed % 3, difficulty=("normal", "cutthroat")[seed % 2])
        game = random_position(options, dealer, load("standard@1"), "adventure")
        view = game.view(0)
        places = [place for place, land in zip("ab", view.lands, strict=False) if land.monster]
        expected = {place: view.attack_dice_at(place) for place in places + ["e"] * bool(view.entrance)}
        rolled = attacks(game, dealer)
        assert rolled == [(place, expected[place]) for place, _ in rolled]
        seen += len(rolled)
    assert seen > 40
