"""Notes to questions: what happens before a path is resolved, and what a roll may lead to."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.words import Words
from support.adventures import adventure, clan, on
from support.positions import as_toml, position

WORDS = Words()
YUHA = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}
RYNIA = {"land": "Rynia", "header": "header-1a", "monster": "Caribdis"}


def solo(*paths: dict[str, Any], **table: Any) -> Game:
    """Return a solo game on Tutorial."""
    options = {"scenario": 1, "difficulty": "tutorial", "confirm": [0]}
    own = clan("fire", *paths, pool="SS")
    return position(as_toml({"options": options, "clan": [own]}), **{"land_a": YUHA, **table})


def ahead(game: Game, path: str) -> str:
    return WORDS.ahead(game.view(0), path)


# --- what happens before a path ---------------------------------------------------------------


def test_the_first_path_to_meet_a_monster_has_no_note() -> None:
    assert ahead(solo(madhala=["a4"]), "a1") == ""


def test_after_madhala_there_is_no_fight() -> None:
    assert ahead(solo(madhala=["a1", "a4"]), "a2") == (
        "Madhala on path a1 drives Gator away first: no fight here, only Yuha to conquer."
    )


def test_what_madhala_leaves_may_depend_on_who_comes_before_her() -> None:
    game = solo(on("a1", "Nuduru", dice="S"), madhala=["a2"])
    assert ahead(game, "a3") == (
        "If Gator is beaten on a1, Madhala on path a2 takes Yuha and nothing is left here; if not, she "
        "drives Gator away, and Yuha can be conquered."
    )


def test_after_two_tokens_of_madhala_nothing_is_left_but_loot() -> None:
    assert ahead(solo(madhala=["a1", "a2"]), "a3") == (
        "Madhala on path a2 leaves nothing to fight or to conquer here; whoever goes brings loot home."
    )


def test_without_a_monster_madhala_takes_the_land() -> None:
    game = solo(madhala=["a1"], land_a={**YUHA, "monster": ""})
    assert ahead(game, "a2").startswith("Madhala on path a1 leaves nothing")


def test_without_a_monster_there_is_only_the_land() -> None:
    game = solo(land_a={**YUHA, "monster": ""})
    assert ahead(game, "a1") == "No monster here: no fight, only Yuha to conquer."


def test_a_later_path_may_find_the_monster_beaten() -> None:
    assert ahead(solo(on("a1", "Nuduru", dice="S")), "a2") == (
        "Path a1 meets Gator first: if it is beaten there, only Yuha is left to conquer here; "
        "if not, the damage carries over."
    )


def test_a_note_says_that_the_odds_after_the_players_path_leave_out_loot() -> None:
    own = clan("fire", on("a1", "Nuduru", dice="S"), pool="SS", loot=["strength-boost"])
    game = position(as_toml({"options": {"scenario": 1}, "clan": [own]}), land_a=YUHA)
    assert ahead(game, "a2").endswith(
        "; if not, the damage carries over. The chances here leave out what your loot could add there."
    )


def test_madhala_on_the_left_wins_a_mission() -> None:
    game = solo(missions=["mission-7", "mission-2"], madhala=["m1"])
    assert ahead(game, "m2") == (
        "Madhala on path m1 wins this mission first: here nothing is rolled, and nothing is lost."
    )
    assert ahead(game, "c2") == ""


# --- what a roll may lead to --------------------------------------------------------------------


def noted(game: Game, *steps: str) -> str:
    """Play some steps, and return the note to the question that is asked then."""
    game.play(*steps)
    return WORDS.fight_note(game.view(game.seat))


def against_gator(dice: str, *traps: str) -> Game:
    own = clan("fire", on("a1", "Nuduru", dice=dice, traps=list(traps)))
    return adventure(own, land_a=YUHA)


def test_a_note_says_from_which_total_on_a_capture_becomes_an_elimination() -> None:
    game = against_gator("SS", "initial")
    assert noted(game, "attack 1 1 1") == (
        "9 to 12 captures Gator, 13 or more eliminates it instead: roll one by one to stop in time."
    )
    assert noted(game, "roll S", "roll S6", "roll S", "roll S4") == (
        "Stop now and Gator is captured; at 13 or more it is eliminated instead."
    )


def test_a_note_says_that_an_elimination_is_reached() -> None:
    game = against_gator("SSS", "initial")
    assert noted(game, "attack 1 1 1", *["roll S", "roll S6"] * 3) == (
        "You have reached 13: Gator is eliminated, not captured. Rolling on changes nothing."
    )


def test_a_note_says_from_which_total_on_a_bonus_leaves_the_choice() -> None:
    poissen = clan("air", on("a1", "Poissen", dice="SS", traps=["initial"]))
    game = adventure(poissen, land_a=YUHA)
    assert noted(game, "attack 1 1 1").endswith(
        ": roll one by one to stop in time. From 11 to 12 you may choose."
    )


@pytest.mark.parametrize(
    ("monster", "words"),
    [
        ("Surbol", "11 or more eliminates Surbol; with 11 to 12 you may capture it instead."),
        ("Sckon", "10 or more eliminates Sckon; with 11 you may capture it instead."),
    ],
)
def test_the_elimination_comes_first_where_a_bonus_makes_it_easier(monster: str, words: str) -> None:
    poissen = clan("air", on("a1", "Poissen", dice="SS", traps=["initial"]))
    game = adventure(poissen, land_a={**YUHA, "land": "Rynia", "monster": monster})
    assert noted(game, "attack 1 1 1") == words


def test_a_bonus_counts_where_an_elimination_is_reached_and_nothing_can_be_captured() -> None:
    game = adventure(clan("air", on("a1", "Poissen", dice="SSS")), land_a=YUHA)
    assert noted(game, "attack 1 1 1", "roll S", "roll S6", "roll S", "roll S5") == (
        "You have reached 11: Gator is eliminated, not captured. Rolling on changes nothing."
    )


def test_a_note_says_that_the_way_of_rolling_does_not_matter_where_nothing_can_be_captured() -> None:
    assert noted(against_gator("SS"), "attack 1 1 1") == (
        "Roll one by one or all at once, and stop when you like. Dice you do not roll are lost."
    )


def test_a_note_says_which_faces_hit_before_magic_is_given_up() -> None:
    assert noted(against_gator("SM")) == (
        "An attack die hits on 3 or more. A magic die you give up cannot strike back. "
        "You are asked again after each die; the chances assume the play that brings the most glory."
    )


def test_a_note_says_what_a_defense_does_against_hits() -> None:
    own = clan("fire", on("a1", "Nuduru", dice="S", defense=1))
    game = adventure(own, land_a=YUHA)
    assert noted(game, "attack 6 6 1").startswith("Each talent, defense token or potion cancels one hit")


# --- attack dice --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "round_", "land", "words"),
    [
        ("tutorial", 1, YUHA, "Rolls 3 attack dice here."),
        ("tutorial", 1, RYNIA, "Rolls 6 attack dice here: 5 on its card, 1 for a land of its affinity."),
        (
            "normal",
            3,
            RYNIA,
            "Rolls 7 attack dice here: 5 on its card, 1 for a land of its affinity, 1 for round 3.",
        ),
    ],
)
def test_a_note_says_where_attack_dice_come_from(
    difficulty: str, round_: int, land: dict[str, str], words: str
) -> None:
    game = position(f'[options]\ndifficulty = "{difficulty}"\n', round=round_, land_a=land)
    assert WORDS.attack(game.view(0), "a") == words


def test_the_power_of_a_monster_is_a_sentence_of_its_own() -> None:
    game = position(land_a=YUHA, entrance="Tronj")
    assert WORDS.power(game.view(0), "a") == "no potions or venoms can be used in a fight with it"
    assert WORDS.power(game.view(0), "e") == "", "its dice show it"


@pytest.mark.parametrize(
    ("monster", "words"),
    [
        ("Dogor", ""),
        ("Sandor", ""),
        ("Moldo", "−1 on each strength die that is rolled against it"),
        (
            "Sporus",
            "before each attack it rolls a die that can hit everybody on its paths",
        ),
    ],
)
def test_at_the_entrance_only_a_power_that_still_matters_is_named(monster: str, words: str) -> None:
    assert WORDS.power(position(entrance=monster).view(0), "e") == words


def test_at_the_entrance_tronj_says_why_it_is_worse() -> None:
    game = position('[options]\ndifficulty = "tutorial"\n', round=1, entrance="Tronj")
    assert WORDS.attack(game.view(0), "e") == "Rolls 7 attack dice here: 4 on its card, 3 at the entrance."
