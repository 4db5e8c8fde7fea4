"""Scenarios, goals and ranks in words (R13.7): those of the edition, and others from their data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer, load
from monsterlands.box import RANKS, Box, Goal, Scenario, overlay
from monsterlands.words import Words
from monsterlands.words.catalogue import Catalogue
from monsterlands.words.scenarios import goal_words, progress_words
from support.random_positions import random_position

WORDS = Words()
CATALOGUE = Catalogue()
BOX = load("standard@1")
NOTHING = Scenario("nothing", "Nothing", Goal(points=1), Goal(points=2), Goal(points=3))

ELEVENTH = """
name = "eleven"
[[scenario]]
id = "bad-day"
name = "A very bad day"
affinity = "air"
difficulties = ["hard", "cutthroat"]
rounds = 5
glory_ends = true
gold = 0
defense = 1
deck_dice = "SP"
closed = ["tavern", "mine"]
no_defenses = true
entrance = "rounds"
beer = 3
trick_tokens = 1
outside = ["left", "2", "2", "right", "1", "left"]
rerolled_misses = true
trainee = { points = 1 }
veteran = { points = 20, gold = 5, missions = 1, traps = 1 }
hero = { points = 40, gold = 5, missions = 2, defense = 1, traps = 2, potions = 1, venoms = 2, \
all_equipment = true, mercenaries = [3, 1, 0, 0] }
"""


def lines(number: int, box: Box = BOX) -> list[str]:
    return WORDS.scenario(box, box.scenarios[number - 1]).splitlines()


# --- names and rules ----------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", BOX.scenarios, ids=[scenario.id for scenario in BOX.scenarios])
def test_the_scenarios_have_the_names_of_the_edition(scenario: Scenario) -> None:
    assert WORDS.scenario_name(scenario) == scenario.name


@pytest.mark.parametrize(
    ("number", "rules"),
    [
        (1, "The standard game, with no rules of its own."),
        (2, "You lead the jungle clan. Only mercenaries whose dice include P come to the Tavern."),
        (3, "It has 3 rounds. You begin with 12 gold and 3 defense tokens."),
        (
            4,
            "You lead the water clan. The Armory is closed. Only potions cancel hits: no talent, equipment, "
            "path or defense token does. Defense tokens can still be held and handed over, and magic dice "
            "still remove attack dice.",
        ),
        (
            6,
            "One of the weaker monsters (level A) stands at the entrance from the start, "
            "and whenever the entrance is empty as a round begins, another one comes.",
        ),
        (7, "A round of beer costs 1 gold."),
        (
            8,
            "Wherever Madhala takes a land path she lays 2 face-down tokens of the trick module there. "
            "Battles begin with the clash: she reveals everything, and her tricks take dice from your paths "
            "next to hers.",
        ),
        (
            9,
            "Outside, Madhala’s yellow die leads her differently: 1 and 2 to the land path of that number, "
            "3 and 4 to the dice mission, 5 and 6 to the contract.",
        ),
        (
            10,
            "It is played on normal, hard or cut-throat. One of the weaker monsters (level A) "
            "stands at the entrance from the start. Monsters reroll every attack die that misses, once.",
        ),
    ],
)
def test_a_scenario_says_what_differs_from_the_plain_game(number: int, rules: str) -> None:
    assert lines(number)[0] == rules


def test_an_eleventh_scenario_is_described_from_its_data() -> None:
    box = overlay("standard@1", ELEVENTH)
    assert len(box.scenarios) == 11
    assert WORDS.scenario_name(box.scenarios[10]) == "A very bad day"
    assert lines(11, box) == [
        "You lead the air clan. It is played on hard or cut-throat. It has 5 rounds. It ends early when you "
        "have 30 glory. You begin with 0 gold and 1 defense token. Only mercenaries whose dice include SP "
        "come to the Tavern. The Tavern and Mine are closed. Only potions cancel hits: no talent, equipment, "
        "path or defense token does. Defense tokens can still be held and handed over, and magic dice still "
        "remove attack dice. One of the weaker monsters (level A) stands at the entrance from the start, "
        "and whenever the entrance is empty as a round begins, another one comes. "
        "A round of beer costs 3 gold. Wherever Madhala takes a land path she lays "
        "a face-down token of the trick module there. Battles begin with the clash: "
        "she reveals everything, and her tricks take dice from your paths next to hers. Outside, "
        "Madhala’s yellow die leads her differently: 1 and 6 to the dice mission, 2 to the land path of that "
        "number, 3 to land path 2, 4 to the contract, 5 to land path 1. Monsters reroll every attack die "
        "that misses, once.",
        "Trainee: 1 victory point.",
        "Veteran: 20 victory points, 5 gold, a fulfilled mission and 1 trap.",
        "Hero: 40 victory points, 5 gold, 2 fulfilled missions, 1 defense token, 2 traps, 1 potion, "
        "2 venoms, equipment of each type, 3 mercenaries of one affinity and 1 of another.",
    ]


def test_an_eleventh_scenario_can_be_played() -> None:
    game = Game.new(Options(players=1, difficulty="hard", scenario=11), overlay("standard@1", ELEVENTH))
    game.advance(SeededDealer(1))
    view = game.view(0)
    [found] = WORDS.help(view, "a very bad day")
    assert found.text.startswith("Scenario 11. You lead the air clan.")
    assert view.clan(0).affinity == "air"


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ({"gold": 3}, "You begin with 3 gold."),
        ({"defense": 2}, "You begin with 2 defense tokens."),
        ({"rounds": 1}, "It has one round."),
        ({"closed": ("armory",)}, "The Armory is closed."),
    ],
)
def test_a_single_rule_of_a_scenario_reads_right(pieces: dict[str, Any], words: str) -> None:
    assert WORDS.scenario(BOX, replace(NOTHING, **pieces)).splitlines()[0] == words


# --- goals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "goals"),
    [
        (1, ("35 victory points", "45 victory points", "60 victory points")),
        (
            2,
            (
                "25 victory points and 15 gold",
                "25 victory points and 35 gold",
                "25 victory points and 55 gold",
            ),
        ),
        (
            7,
            (
                "2 mercenaries of one affinity and 1 of each other",
                "2 mercenaries of 2 affinities and 1 of each other",
                "2 mercenaries of each affinity",
            ),
        ),
        (
            9,
            (
                "30 victory points and 4 fulfilled missions",
                "40 victory points and 6 fulfilled missions",
                "55 victory points and 8 fulfilled missions",
            ),
        ),
    ],
)
def test_a_scenario_says_what_each_rank_needs(number: int, goals: tuple[str, str, str]) -> None:
    ranks = ("Trainee", "Veteran", "Hero")
    assert lines(number)[1:] == [f"{rank}: {goal}." for rank, goal in zip(ranks, goals, strict=True)]


def test_fully_loaded_asks_for_everything() -> None:
    assert goal_words(CATALOGUE, BOX.scenarios[4].trainee) == (
        "5 defense tokens, 5 traps, 3 potions, 3 venoms, equipment of each type and "
        "a mercenary of each affinity"
    )


@pytest.mark.parametrize(
    ("rank", "words"),
    [("fodder", "Monster Fodder"), ("trainee", "Trainee"), ("veteran", "Veteran"), ("hero", "Hero")],
)
def test_ranks_have_names(rank: str, words: str) -> None:
    assert WORDS.rank(rank) == words


LOADED = """
[options]
players = 1
scenario = 5
[table]
fulfilled = 2
[[clan]]
affinity = "water"
glory = 12
gold = 9
mercenaries = ["Tortock", "Taron", "Fandor"]
traps = ["magic-1", "magic-2", "initial"]
defense = 4
potions = 1
venoms = 2
equipment = { Taron = ["Noxx", "Kedavra"], Fandor = ["Noxx"] }
"""


def test_progress_states_how_much_of_each_goal_is_reached() -> None:
    view = Game.from_position(LOADED).view(0)
    assert progress_words(CATALOGUE, view, BOX.scenarios[4].hero) == (
        "points 20 of 50, defense 4 of 5, traps 3 of 5, potions 1 of 3, venoms 2 of 3, "
        "types of equipment 2 of 3, mercenaries by affinity 2/1/0/0 of 1/1/1/1"
    )
    assert progress_words(CATALOGUE, view, BOX.scenarios[1].trainee) == "points 20 of 25, gold 9 of 15"
    assert progress_words(CATALOGUE, view, BOX.scenarios[8].trainee) == "points 20 of 30, missions 2 of 4"


@pytest.mark.parametrize(
    ("glory", "words"),
    [
        (12, "Monster Fodder so far; next Trainee: points 14 of 35"),
        (43, "Veteran so far; next Hero: points 45 of 60"),
        (70, "Hero so far, the highest; it takes 60 victory points"),
    ],
)
def test_the_standing_names_the_rank_so_far_and_what_the_next_one_needs(glory: int, words: str) -> None:
    text = f'[options]\nplayers = 1\n[[clan]]\naffinity = "water"\nglory = {glory}\n'
    assert WORDS.standing(Game.from_position(text).view(0)) == words


def test_progress_agrees_with_the_rank_of_the_game() -> None:
    """A player who reaches every part of a goal has its rank (R13.10)."""
    reached: set[str] = set()
    for seed in range(150):
        number = 1 + seed % 10
        options = Options(players=1, scenario=number, difficulty="hard")
        view = random_position(options, SeededDealer(seed), BOX, "deployment").view(0)
        assert view.scenario == BOX.scenarios[number - 1]
        ranks = [
            rank
            for rank, goal in zip(RANKS[1:], BOX.scenarios[number - 1].goals, strict=True)
            if all(
                own >= other
                for _, have, need in view.progress(goal)
                for own, other in zip(have, need, strict=True)
            )
        ]
        assert view.rank == (ranks[-1] if ranks else "fodder")
        reached.add(view.rank)
    assert reached == set(RANKS)


def test_a_scenario_that_an_overlay_renames_is_called_by_its_new_name() -> None:
    box = overlay("standard@1", 'name = "mine"\n[[scenario]]\nid = "blitz"\nname = "My own blitz"\n')
    assert WORDS.scenario_name(box.scenarios[2]) == "My own blitz"
