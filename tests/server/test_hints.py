"""What a hint says of choices that are about as good as the best."""

from __future__ import annotations

import pytest

from monsterlands import Game
from monsterlands.bots import hint
from monsterlands.game import Change, Preview
from monsterlands.game.hints import Advice, CostReason, GainReason, Hint, LessReason, LossReason, RuleReason
from monsterlands.server.queries import weighed_advice
from monsterlands.server.server_messages import WireAdvice
from monsterlands.words import Words
from support.positions import position

WORDS = Words.of("en")
TABLE = """
edition = "standard@1"
[[clan]]
affinity = "water"
pool = "SSM"
[[clan]]
affinity = "jungle"
"""


def hinted(*advice: Advice) -> tuple[WireAdvice, ...]:
    """Return what a browser is told of a hint."""
    return weighed_advice(WORDS, Game.from_position(TABLE), Hint(0, "turn", advice))


def alike(*found: tuple[float, float]) -> list[bool]:
    """Weigh as many choices as there are chances to win and points, the best first."""
    choices = Game.from_position(TABLE).view(0).choices
    weighed = [Advice(choice, 50, *each) for choice, each in zip(choices, found, strict=False)]
    return [each.alike for each in hinted(*weighed)]


@pytest.mark.parametrize(
    ("second", "same"),
    [((0.6, 40.0), True), ((0.585, 39.5), True), ((0.57, 40.0), False), ((0.6, 38.5), False)],
)
def test_a_choice_that_is_hardly_worse_is_about_as_good(second: tuple[float, float], same: bool) -> None:
    assert alike((0.6, 40.0), second) == [True, same]


def test_a_choice_that_was_hardly_tried_or_gives_less_only_looks_as_good() -> None:
    first, second, third, fourth = Game.from_position(TABLE).view(0).choices[:4]
    told = hinted(
        Advice(first, 50, 0.6, 40.0),
        Advice(second, 50, 0.6, 40.0),
        Advice(third, 24, 0.6, 40.0),
        Advice(fourth, 50, 0.6, 40.0, LessReason(first)),
    )
    assert [each.alike for each in told] == [True, True, False, False]
    assert told[3].text == "“Hunter’s Lodge with S: buy traps” costs the same and gives more."


def test_a_best_choice_without_playouts_has_no_equals() -> None:
    choice = Game.from_position(TABLE).view(0).choices[0]
    advice = hinted(Advice(choice, reason=RuleReason()))
    assert [(each.alike, each.text) for each in advice] == [(True, "A rule of thumb recommends it.")]


def test_the_text_of_a_hint_gives_its_reasons_in_sentences() -> None:
    first, second, third = Game.from_position(TABLE).view(0).choices[:3]
    price = CostReason(Preview((Change("gold", 7, 13), Change("pool", "SSM", "M")), final=False))
    advice = hinted(
        Advice(first, 50, 0.6, 40.0, GainReason(second, 0.1, 2.0), (price,)),
        Advice(second, 50, 0.5, 38.0, LossReason(first, 0.1, 2.0)),
        Advice(third, 50, 0.498, 38.0, LossReason(first, 0.002, 2.0)),
    )
    assert [(each.win, each.points, each.text) for each in advice] == [
        (0.6, 40.0, "Gives 6 gold for 2 strength dice. Wins 10 % more often than the next choice."),
        (0.5, 38.0, "Wins 10 % less often than the best choice."),
        (0.498, 38.0, "About as good as the best choice."),
    ]


def test_a_hint_tells_the_whole_walk_of_an_expedition() -> None:
    game = position(
        '[[clan]]\naffinity = "water"\npool = "SSM"\ndefense = 2',
        land_a={"land": "Kale", "header": "header-6a", "monster": "Snailer"},
    )
    found = hint(game.view(0), rollouts=12)
    told = {each.spelling: each for each in weighed_advice(WORDS, game, found)}
    plan = told["path a1"].plan
    assert [step.spelling for step in plan] == [
        str(choice) for choice in next(each for each in found.advice if str(each.choice) == "path a1").plan
    ]
    assert (plan[0].spelling, plan[0].label) == (
        "member tortock",
        "Tortock goes: +1 to the total for a capture",
    )
    game.play("path a1", *(step.spelling for step in plan))
    assert (game.view(0).path("a1").mercenary, game.node.question) == ("Tortock", "turn")


def test_a_plan_ends_where_its_next_step_is_not_legal() -> None:
    choices = {str(choice): choice for choice in Game.from_position(TABLE).view(0).choices}
    mine, path = choices["mine 3 S"], choices["path m1"]
    (told,) = hinted(Advice(mine, plan=(path,)))
    assert (told.spelling, told.plan) == ("mine 3 S", ())
