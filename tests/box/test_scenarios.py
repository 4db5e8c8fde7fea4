"""The scenarios of the solo game: the ten of the standard edition, new ones in overlays, and wrong ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from monsterlands.box import RANKS, Goal, Problem, Scenario, load, overlay, read

Problems = tuple[Problem, ...]

DRY_TOWN = """
[[scenario]]
id = "dry-town"
name = "Dry town"
trainee = { points = 20 }
veteran = { points = 30 }
hero = { points = 40 }
"""


def standard(name: str) -> Scenario:
    return next(scenario for scenario in load("standard@1").scenarios if scenario.id == name)


def by_points(trainee: int, veteran: int, hero: int) -> tuple[Goal, Goal, Goal]:
    return Goal(points=trainee), Goal(points=veteran), Goal(points=hero)


# --- the ten ------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7")
def test_there_are_ten_scenarios_in_the_order_of_the_campaign() -> None:
    assert [(scenario.id, scenario.name) for scenario in load("standard@1").scenarios] == [
        ("business-as-usual", "Business as usual"),
        ("money-is-king", "Money is king"),
        ("blitz", "Blitz"),
        ("no-armor", "No armor"),
        ("fully-loaded", "Fully loaded"),
        ("under-attack", "Under attack"),
        ("diversify", "Diversify"),
        ("tricky", "Tricky"),
        ("missionary", "Missionary"),
        ("doom", "Doom"),
    ]


def test_four_ranks_have_three_goals() -> None:
    assert RANKS == ("fodder", "trainee", "veteran", "hero")
    assert standard("blitz").goals == by_points(22, 30, 40)


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize(
    "scenario",
    [
        Scenario("business-as-usual", "Business as usual", *by_points(35, 45, 60)),
        Scenario(
            "money-is-king",
            "Money is king",
            Goal(gold=15, points=25),
            Goal(gold=35, points=25),
            Goal(gold=55, points=25),
            affinity="jungle",
            deck_dice="P",
        ),
        Scenario("blitz", "Blitz", *by_points(22, 30, 40), rounds=3, defense=3, gold=12),
        Scenario(
            "no-armor",
            "No armor",
            *by_points(30, 42, 56),
            affinity="water",
            closed=("armory",),
            no_defenses=True,
        ),
        Scenario("under-attack", "Under attack", *by_points(35, 50, 65), entrance="rounds"),
        Scenario(
            "diversify",
            "Diversify",
            Goal(mercenaries=(2, 1, 1, 1)),
            Goal(mercenaries=(2, 2, 1, 1)),
            Goal(mercenaries=(2, 2, 2, 2)),
            beer=1,
        ),
        Scenario("tricky", "Tricky", *by_points(30, 42, 56), trick_tokens=2),
        Scenario(
            "missionary",
            "Missionary",
            Goal(missions=4, points=30),
            Goal(missions=6, points=40),
            Goal(missions=8, points=55),
            outside=("1", "2", "left", "left", "right", "right"),
        ),
        Scenario(
            "doom",
            "Doom",
            *by_points(35, 45, 60),
            difficulties=("normal", "hard", "cutthroat"),
            entrance="start",
            rerolled_misses=True,
        ),
    ],
    ids=lambda scenario: scenario.id,
)
def test_a_scenario_is_read_as_the_book_prints_it(scenario: Scenario) -> None:
    assert standard(scenario.id) == scenario


@pytest.mark.rule("R13.7")
def test_fully_loaded_asks_for_six_things_and_then_for_points() -> None:
    loaded = Goal(defense=5, traps=5, potions=3, venoms=3, all_equipment=True, mercenaries=(1, 1, 1, 1))
    goals = (loaded, replace(loaded, points=35), replace(loaded, points=50))
    assert standard("fully-loaded") == Scenario("fully-loaded", "Fully loaded", *goals)


@pytest.mark.rule("R13.6")
def test_in_no_scenario_of_the_book_does_glory_end_the_game() -> None:
    assert [scenario.id for scenario in load("standard@1").scenarios if scenario.glory_ends] == []


# --- overlays -----------------------------------------------------------------------------------


def test_an_overlay_with_one_scenario_adds_an_eleventh() -> None:
    box = read(DRY_TOWN, "mine.toml")
    assert box.scenarios[:10] == load("standard@1").scenarios
    assert box.scenarios[10:] == (Scenario("dry-town", "Dry town", *by_points(20, 30, 40)),)


def test_a_scenario_lists_everything_that_it_changes() -> None:
    text = DRY_TOWN.replace(
        "trainee =",
        'difficulties = ["hard"]\naffinity = "fire"\nrounds = 1\nglory_ends = true\ngold = 0\ndefense = 2\n'
        'deck_dice = "S"\nclosed = ["tavern"]\nno_defenses = true\nentrance = "rounds"\nbeer = 0\n'
        'trick_tokens = 6\noutside = ["4", "4", "4", "3", "3", "left"]\nrerolled_misses = true\ntrainee =',
    )
    assert read(text, "mine.toml").scenarios[10] == Scenario(
        "dry-town",
        "Dry town",
        *by_points(20, 30, 40),
        difficulties=("hard",),
        affinity="fire",
        rounds=1,
        glory_ends=True,
        gold=0,
        defense=2,
        deck_dice="S",
        closed=("tavern",),
        no_defenses=True,
        entrance="rounds",
        beer=0,
        trick_tokens=6,
        outside=("4", "4", "4", "3", "3", "left"),
        rerolled_misses=True,
    )


def test_an_overlay_changes_single_values_of_a_scenario() -> None:
    box = overlay("standard", '[[scenario]]\nid = "money-is-king"\nhero = { gold = 60 }\nrounds = 5')
    changed = replace(standard("money-is-king"), hero=Goal(gold=60, points=25), rounds=5)
    assert box.scenarios[1] == changed
    assert box.source.changed == {"scenario.money-is-king.hero.gold", "scenario.money-is-king.rounds"}
    assert len(box.scenarios) == 10


def test_an_overlay_gives_a_scenario_another_title() -> None:
    box = overlay("standard", '[[scenario]]\nid = "blitz"\nname = "Rush!"')
    assert box.scenarios[2] == replace(standard("blitz"), name="Rush!")


def test_an_overlay_changes_a_scenario_that_the_overlay_below_has_added() -> None:
    box = overlay(read(DRY_TOWN, "x"), '[[scenario]]\nid = "dry-town"\nrounds = 4')
    assert (len(box.scenarios), box.scenarios[10].rounds) == (11, 4)


def test_the_lists_of_a_scenario_are_replaced_whole() -> None:
    box = overlay("standard", '[[scenario]]\nid = "no-armor"\nclosed = ["mine"]')
    assert box.scenarios[3].closed == ("mine",)


def test_an_overlay_takes_away_what_a_goal_asks_for() -> None:
    lines = "\n".join(
        f"{rank} = {{ points = 9, all_equipment = false, mercenaries = [0, 0, 0, 0], traps = 0 }}"
        for rank in ("trainee", "veteran", "hero")
    )
    box = overlay("standard", f'[[scenario]]\nid = "fully-loaded"\n{lines}')
    assert box.scenarios[4].hero == Goal(points=9, defense=5, potions=3, venoms=3)


def test_difficulties_and_closed_buildings_may_be_written_in_any_order() -> None:
    lines = 'difficulties = ["cutthroat", "tutorial"]\nclosed = ["mine", "lodge"]'
    box = overlay("standard", f'[[scenario]]\nid = "blitz"\n{lines}')
    assert box.scenarios[2].difficulties == ("tutorial", "cutthroat")
    assert box.scenarios[2].closed == ("lodge", "mine")


# --- problems -----------------------------------------------------------------------------------


def blitz(lines: str) -> str:
    return f'[[scenario]]\nid = "blitz"\n{lines}'


ALL_BUILDINGS = '["lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar", "mine"]'
CASES = [
    # keys, names and words
    (blitz("round = 3"), "scenario.blitz.round", "is not a known key", "did you mean rounds?"),
    (
        blitz("hero = { point = 3 }"),
        "scenario.blitz.hero.point",
        "is not a known key",
        "did you mean points?",
    ),
    (blitz("hero = 3"), "scenario.blitz.hero", "is 3", "a table"),
    (blitz('name = ""'), "scenario.blitz.name", 'is ""', "up to 40 letters"),
    (blitz('name = "[red]"'), "scenario.blitz.name", 'is "[red]"', "up to 40 letters"),
    (blitz(f'name = "{"x" * 41}"'), "scenario.blitz.name", "xxx", "up to 40 letters"),
    (blitz("name = 3"), "scenario.blitz.name", "is 3", "up to 40 letters"),
    (blitz('affinity = "fir"'), "scenario.blitz.affinity", 'is "fir"', "did you mean fire?"),
    (blitz('entrance = "always"'), "scenario.blitz.entrance", 'is "always"', "one of start, rounds"),
    (blitz('no_defenses = "yes"'), "scenario.blitz.no_defenses", 'is "yes"', "true or false"),
    (blitz("glory_ends = 1"), "scenario.blitz.glory_ends", "is 1", "true or false"),
    (blitz("rerolled_misses = 1"), "scenario.blitz.rerolled_misses", "is 1", "true or false"),
    (blitz("difficulties = []"), "scenario.blitz.difficulties", "is empty", "at least one difficulty"),
    (
        blitz('difficulties = ["normal", "easy"]'),
        "scenario.blitz.difficulties.1",
        'is "easy"',
        "one of tutorial",
    ),
    (blitz('closed = ["armoury"]'), "scenario.blitz.closed.0", 'is "armoury"', "did you mean armory?"),
    (blitz('closed = ["mine", "mine"]'), "scenario.blitz.closed.1", 'is "mine" again', "each once"),
    (blitz(f"closed = {ALL_BUILDINGS}"), "scenario.blitz.closed", "names all buildings", "left open"),
    (blitz('outside = ["1", "2"]'), "scenario.blitz.outside", "has 2 entries", "exactly 6"),
    (
        blitz('outside = ["1", "2", "3", "4", "5", "right"]'),
        "scenario.blitz.outside.4",
        'is "5"',
        "one of 1, 2, 3, 4, left, right",
    ),
    (blitz("outside = [1, 2, 3, 4, 5, 6]"), "scenario.blitz.outside.0", "is 1", "one of 1, 2, 3, 4"),
    (blitz('outside = "left"'), "scenario.blitz.outside", 'is "left"', "a list of words"),
    # numbers and dice
    (blitz("rounds = 0"), "scenario.blitz.rounds", "is 0", "from 1"),
    (blitz("rounds = 7"), "scenario.blitz.rounds", "is 7", "at most the edition's rounds, 6"),
    (blitz("gold = -1"), "scenario.blitz.gold", "is -1", "from 0 to 99"),
    (blitz("defense = 21"), "scenario.blitz.defense", "is 21", "from 0 to 20"),
    (blitz("beer = -1"), "scenario.blitz.beer", "is -1", "from 0 to 99"),
    (blitz("trick_tokens = 7"), "scenario.blitz.trick_tokens", "is 7", "from 0 to 6"),
    (blitz("trick_tokens = -1"), "scenario.blitz.trick_tokens", "is -1", "from 0 to 6"),
    (blitz('deck_dice = "X"'), "scenario.blitz.deck_dice", "X is not a die", "S M P"),
    (blitz('deck_dice = "PP"'), "scenario.blitz.deck_dice", 'is "PP"', "each colour once"),
    (
        blitz('deck_dice = "SMP"'),
        "scenario.blitz.deck_dice",
        'is "SMP": the deck has 0 such cards of reputation 4 or less',
        "2 or more (R2.3, R13.7)",
    ),
    # goals
    (blitz("hero = { points = -1 }"), "scenario.blitz.hero.points", "is -1", "from 0 to 99"),
    (blitz("trainee = { points = 0 }"), "scenario.blitz.trainee", "asks for nothing", "one of points, gold"),
    (
        blitz("veteran = { points = 21 }"),
        "scenario.blitz.veteran.points",
        "asks for less than trainee",
        "as much or more",
    ),
    (blitz("veteran = { points = 41 }"), "scenario.blitz.hero.points", "less than veteran", "as much"),
    (blitz("trainee = { gold = 1 }"), "scenario.blitz.veteran.gold", "less than trainee", "as much"),
    (blitz("trainee = { missions = 1 }"), "scenario.blitz.veteran.missions", "less than trainee", "as much"),
    (blitz("veteran = { defense = 1 }"), "scenario.blitz.hero.defense", "less than veteran", "as much"),
    (blitz("veteran = { traps = 1 }"), "scenario.blitz.hero.traps", "less than veteran", "as much"),
    (blitz("veteran = { potions = 1 }"), "scenario.blitz.hero.potions", "less than veteran", "as much"),
    (blitz("veteran = { venoms = 1 }"), "scenario.blitz.hero.venoms", "less than veteran", "as much"),
    (
        blitz("veteran = { all_equipment = true }"),
        "scenario.blitz.hero.all_equipment",
        "less than veteran",
        "as much",
    ),
    (
        blitz("veteran = { mercenaries = [1, 0, 0, 0] }"),
        "scenario.blitz.hero.mercenaries",
        "less than veteran",
        "as much",
    ),
    (
        '[[scenario]]\nid = "diversify"\nveteran = { mercenaries = [3, 0, 0, 0] }',
        "scenario.diversify.veteran.mercenaries",
        "less than trainee",
        "as much",
    ),
    (
        blitz("hero = { mercenaries = [2, 1, 1] }"),
        "scenario.blitz.hero.mercenaries",
        "has 3 entries",
        "4 numbers",
    ),
    (
        blitz("hero = { mercenaries = [1, 2, 1, 1] }"),
        "scenario.blitz.hero.mercenaries",
        "is [1, 2, 1, 1]",
        "the most numerous affinity first",
    ),
    (blitz("hero = { mercenaries = 4 }"), "scenario.blitz.hero.mercenaries", "is 4", "a list of 4 numbers"),
    # entries
    ("[[scenario]]\nrounds = 3", "scenario.0", "has no id", "the id of what it changes"),
    (
        '[[scenario]]\nid = "blits"\nrounds = 3',
        "scenario.blits",
        "is not in the base edition",
        "did you mean blitz? A new one has a name",
    ),
    (blitz("") + "\n" + blitz("rounds = 4"), "scenario.blitz", "is here twice", "each once"),
    (DRY_TOWN + DRY_TOWN, "scenario.dry-town", "is here twice", "each once"),
    (DRY_TOWN.replace('id = "dry-town"', ""), "scenario.Dry town.id", "is missing", "lower-case"),
    (DRY_TOWN.replace("dry-town", "Dry!"), "scenario.Dry!.id", 'is "Dry!"', "lower-case letters"),
    (DRY_TOWN.replace("dry-town", "magic-1"), "scenario.magic-1", "the name of tokens.traps.magic-1", "own"),
    (DRY_TOWN.replace("hero", "heroine"), "scenario.dry-town.hero", "is missing", "a table"),
    (DRY_TOWN.replace("{ points = 20 }", "{}"), "scenario.dry-town.trainee", "asks for nothing", "points"),
    ("scenario = 3", "scenario", "is 3", "each headed [[scenario]]"),
]


@pytest.mark.parametrize(("text", "place", "what", "right"), CASES, ids=[case[0][-60:] for case in CASES])
def test_a_wrong_scenario_is_reported(
    assert_reported: Callable[[str, str, str, str], None], text: str, place: str, what: str, right: str
) -> None:
    assert_reported(text, place, what, right)


def test_all_problems_of_a_scenario_are_reported_with_their_lines(
    problems_of: Callable[[str], Problems],
) -> None:
    text = blitz('rounds = 0\ndeck_dice = "X"\nhero = { points = -1 }\nclosed = ["inn"]')
    assert [(problem.line, problem.place) for problem in problems_of(text)] == [
        (3, "scenario.blitz.rounds"),
        (4, "scenario.blitz.deck_dice"),
        (5, "scenario.blitz.hero.points"),
        (6, "scenario.blitz.closed.0"),
    ]


def test_fewer_rounds_of_the_edition_than_of_a_scenario_are_reported(
    problems_of: Callable[[str], Problems],
) -> None:
    tracks = "\n".join(f"{name} = [0, 0, 1, 1]" for name in ("tutorial", "normal", "hard", "cutthroat"))
    text = f"rounds = 4\n[round_track]\n{tracks}\n" + blitz("rounds = 5")
    assert [(problem.place, problem.what) for problem in problems_of(text)] == [
        ("scenario.blitz.rounds", "is 5")
    ]


def test_an_edition_without_a_scenario_is_reported(
    problems_of: Callable[[str], Problems], standard_text: str
) -> None:
    first = standard_text.index("[[scenario]]")
    text = standard_text[:first].replace("rounds = 6", "rounds = 6\nscenario = []", 1)
    assert problems_of(text) == (
        Problem("scenario", 11, "has none", "1 or more; the first is the plain solo game (R13.7)"),
    )


def test_two_scenarios_of_one_id_are_reported(
    problems_of: Callable[[str], Problems], standard_text: str
) -> None:
    text = standard_text.replace('id = "doom"', 'id = "blitz"')
    assert [(problem.place, problem.what) for problem in problems_of(text)] == [
        ("scenario.blitz", "has the name of scenario.blitz")
    ]


def test_a_file_without_scenarios_is_not_a_complete_edition(
    problems_of: Callable[[str], Problems], standard_text: str
) -> None:
    first, end = standard_text.index("[[scenario]]"), standard_text.index("\n[provenance]\n")
    (problem,) = problems_of(standard_text[:first] + standard_text[end:])
    assert (problem.place, problem.right) == (
        "provenance",
        "only a complete edition has it; this file lacks scenario",
    )
