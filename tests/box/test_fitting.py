"""Values that do not fit together are reported: requirements, gains, paths, the number of components."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from monsterlands.box import Problem
from support.overlays import equipment, land, mission, trap

Problems = tuple[Problem, ...]


GOOD_PATH = '{ dice = "S", up_to = 1, colours = "S", benefit = {} }'


def header(path: str) -> str:
    return f'[[header]]\nid = "header-3"\na = [{GOOD_PATH}, {GOOD_PATH}, {path}, {GOOD_PATH}]'


CASES = [
    # dice requirements and gains
    (land("ability = { dice = 2 }"), "land.Thaklan.ability.colours", "is missing", "S M P"),
    (
        land("ability = { dice = 'SS', colours = 'S' }"),
        "land.Thaklan.ability.colours",
        "goes only with",
        "or dice as letters",
    ),
    (land("ability = { dice = [1] }"), "land.Thaklan.ability.dice", "is a list", "letters such as"),
    (land("ability = { dice = 0, colours = 'S' }"), "land.Thaklan.ability.dice", "is 0", "from 1 to 12"),
    (land("ability = { dice = true }"), "land.Thaklan.ability.dice", "is true", "letters such as"),
    (land("ability = { dice = '' }"), "land.Thaklan.ability.dice", "is empty", "letters"),
    (land("ability = { gain = { loot = 2 } }"), "land.Thaklan.ability.gain.loot", "is 2", "1"),
    (land("ability = { gain = { dice = '' } }"), "land.Thaklan.ability.gain.dice", "is empty", "letters"),
    (land("ability = { gain = {} }"), "land.Thaklan.ability.gain", "is empty", "at least"),
    (land("ability = { cost = 1 }"), "land.Thaklan.ability.cost", "is not a known key", "nothing more"),
    (land("conquest = 0"), "land.Thaklan.conquest", "is 0", "from 1"),
    (mission("a = { objective = 0 }"), "mission.mission-1.a.objective", "is 0", "from 1"),
    (mission("a = { penalty = -1 }"), "mission.mission-1.a.penalty", "is -1", "from 0"),
    (mission("a = { reward = { traps = 1 } }"), "mission.mission-1.a.reward.traps", "cannot be", "glory"),
    (mission("b = { pay = {} }"), "mission.mission-1.b.pay", "is empty", "at least"),
    (mission("b = { pay = { glory = 1 } }"), "mission.mission-1.b.pay.glory", "cannot be gained", "gold"),
    (mission("a = 3"), "mission.mission-1.a", "is 3", "a table"),
    # headers and paths
    (
        header('{ dice = "SP", up_to = 1, colours = "S", benefit = {} }'),
        "header.header-3.a.2.dice",
        "P is not a die on a land path (R6.3)",
        "S M",
    ),
    (
        header('{ dice = "", up_to = 1, colours = "S", benefit = {} }'),
        "header.header-3.a.2.dice",
        "is empty",
        "1 to 12",
    ),
    (
        header('{ dice = "SSSSSSS", up_to = 1, colours = "S", benefit = {} }'),
        "header.header-3.a.2.dice",
        'is "SSSSSSS"',
        "at most path_dice, 6",
    ),
    (
        header('{ dice = "S", up_to = 1, colours = "P", benefit = {} }'),
        "header.header-3.a.2.colours",
        "P is not a die on a land path",
        "S M",
    ),
    (
        header('{ dice = "S", up_to = 1, colours = "", benefit = {} }'),
        "header.header-3.a.2.colours",
        "is empty",
        "1 to 2",
    ),
    (
        header('{ dice = "S", up_to = 1, colours = "S" }'),
        "header.header-3.a.2.benefit",
        "is missing",
        "a table",
    ),
    (
        header('{ dice = "S", up_to = 1, colours = "S", benefit = { glory = 1 } }'),
        "header.header-3.a.2.benefit.glory",
        "is not an effect",
        "gold",
    ),
    (
        header('{ dice = "S", up_to = 1, colours = "S", benefit = { gold = 0 } }'),
        "header.header-3.a.2.benefit.gold",
        "is 0",
        "from 1",
    ),
    (
        header('{ dice = "S", up_to = 1, colours = "S", benefit = { reroll = 1 } }'),
        "header.header-3.a.2.benefit.colours",
        "is missing beside reroll",
        "needs",
    ),
    (f'[[header]]\nid = "header-3"\na = [{GOOD_PATH}]', "header.header-3.a", "has 1 entries", "exactly 4"),
    ('[[header]]\nid = "header-3"\nb = "S"', "header.header-3.b", 'is "S"', "a list of tables"),
    ("paths.entrance = [{}]", "paths.entrance", "has 1 entries", "exactly 2"),
    (
        "paths.entrance = [{}, { spray = 1 }]",
        "paths.entrance.1.spray",
        "not an effect of an entrance",
        "gold",
    ),
    ("constants.path_tokens = 4", "constants.path_tokens", "lets 7 tokens", "at most 6"),
    ("constants.token_spaces = 1", "paths.entrance_capacity", "lets 8 tokens", "at most 6"),
    ("constants.path_dice = 2", "header.header-5.a.0.dice", 'is "SSS"', "at most path_dice, 2"),
    # the components as a whole
    ("tokens.panic = ['lodge']", "tokens.panic", "lacks alchemist, tavern", "each building once"),
    ("tokens.panic = ['lodge', 'lodge']", "tokens.panic.1", 'is "lodge" again', "each once"),
    ("tokens.panic = ['loge']", "tokens.panic.0", 'is "loge"', "did you mean lodge?"),
    ("[[mercenary]]\nname = 'Purkas'\nrole = ''", "mercenary", "has 0 leaders of jungle", "exactly one"),
    (
        "[[mercenary]]\nname = 'Korgo'\naffinity = 'fire'",
        "mercenary",
        "has 2 initial mercenaries of fire",
        "one",
    ),
    ("[[tokens.traps]]\nid = 'initial'\ncount = 3", "tokens.traps.initial.count", "is 3", "4 or more"),
    (trap("kind = 'initial'\ncost = 0"), "tokens.traps", "has 2 kinds of initial traps", "exactly one"),
    ("constants.setup_reputation = 0", "mercenary", "has 0 cards of reputation 0 or less", "4 or more"),
    (
        "constants.setup_reputation = 1",
        "scenario.money-is-king.deck_dice",
        'is "P": the deck has 0 such cards of reputation 1 or less',
        "2 or more",
    ),
    (equipment("count = 9"), "equipment", "has 25 cards", "at most 24"),
]


@pytest.mark.parametrize(("text", "place", "what", "right"), CASES, ids=[case[0][-60:] for case in CASES])
def test_values_that_do_not_fit_together_are_reported(
    assert_reported: Callable[[str, str, str, str], None], text: str, place: str, what: str, right: str
) -> None:
    assert_reported(text, place, what, right)


def copies(text: str, section: str, times: int) -> str:
    """Repeat the first entry of a section under other names."""
    start = text.index(f"[[{section}]]")
    end = text.index("[[", start + 2)
    entry = text[start:end]
    name = entry.split('"')[1]
    new = "".join(entry.replace(f'"{name}"', f'"{name}-{number}"') for number in range(times))
    return text.replace(entry, entry + new.replace('role = "leader"\n', ""), 1)


@pytest.mark.parametrize(
    ("section", "times", "place", "what", "right"),
    [
        ("mercenary", 13, "mercenary", "has 49 cards", "at most 48"),
        ("monster", 5, "monster", "has 25 cards", "at most 24"),
        ("land", 5, "land", "has 17 cards", "at most 16"),
        ("equipment", 7, "equipment", "has 17 kinds", "at most 16"),
        ("header", 3, "header", "has 9 tiles", "at most 8"),
        ("mission", 5, "mission", "has 17 tiles", "at most 16"),
        ("scenario", 31, "scenario", "has 41 scenarios", "at most 40"),
    ],
)
def test_too_many_of_a_component_are_reported(
    problems_of: Callable[[str], Problems],
    standard_text: str,
    section: str,
    times: int,
    place: str,
    what: str,
    right: str,
) -> None:
    found = problems_of(copies(standard_text, section, times))
    assert [(problem.place, problem.what, problem.right) for problem in found if problem.right == right] == [
        (place, what, right)
    ]


@pytest.mark.parametrize(
    ("kind", "times", "what"), [("traps", 6, "has 33 kinds"), ("loot", 9, "has 25 tokens")]
)
def test_too_many_kinds_of_tokens_are_reported(
    problems_of: Callable[[str], Problems], standard_text: str, kind: str, times: int, what: str
) -> None:
    entries = {
        "traps": '{ id = "x-%d", kind = "improved", effect = {}, cost = 1, count = 1 },',
        "loot": '{ id = "x-%d", effect = { trophy = 1 } },',
    }
    new = "".join(entries[kind] % number for number in range(times))
    found = problems_of(standard_text.replace(f"\n{kind} = [\n", f"\n{kind} = [\n{new}\n"))
    assert [(problem.place, problem.what) for problem in found] == [(f"tokens.{kind}", what)]


def without(text: str, section: str, kept: int) -> str:
    """Keep only the first entries of a section."""
    parts = text.split(f"[[{section}]]")
    rest = parts[-1][parts[-1].index("\n# ") :]
    return f"[[{section}]]".join(parts[: kept + 1]) + rest


@pytest.mark.parametrize(
    ("section", "kept", "what", "right"),
    [
        ("land", 1, "has 1", "2 or more (R2.7)"),
        ("header", 1, "has 1", "2 or more (R2.7)"),
        ("mission", 11, "has 11", "two for each of the 6 rounds (R2.9, R10.6)"),
    ],
)
def test_too_few_of_a_component_are_reported(
    problems_of: Callable[[str], Problems], standard_text: str, section: str, kept: int, what: str, right: str
) -> None:
    text = without(standard_text[: standard_text.index("\n[provenance]\n")], section, kept)
    assert Problem(section, problems_of(text)[0].line, what, right) in problems_of(text)


def test_scenario_2_needs_two_cheap_mercenaries_with_persuasion(
    problems_of: Callable[[str], Problems],
) -> None:
    text = "".join(
        f'[[mercenary]]\nname = "{name}"\ndice = "S"\n' for name in ("Vishor", "Ginova", "Puargh", "Tranok")
    )
    (problem,) = problems_of(text)
    assert problem.place == "scenario.money-is-king.deck_dice"
    assert problem.what == 'is "P": the deck has 1 such cards of reputation 4 or less'
    assert problem.right == "2 or more (R2.3, R13.7)"


def test_fewer_loot_tokens_than_the_offer_needs_are_reported(
    problems_of: Callable[[str], Problems], standard_text: str
) -> None:
    start, end = standard_text.index("\nloot = ["), standard_text.index("\npanic = [")
    text = (
        standard_text[:start]
        + '\nloot = [{ id = "gold-12", effect = { trophy = 1 } }]\n'
        + standard_text[end:]
    )
    assert [(problem.place, problem.what, problem.right) for problem in problems_of(text)] == [
        ("tokens.loot", "has 1", "4 or more, as many as are shown")
    ]
