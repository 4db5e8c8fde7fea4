"""What a hint says of choices that are about as good as the best."""

from __future__ import annotations

import pytest

from monsterlands import Game
from monsterlands.game.hints import Advice, GainReason, LossReason, RuleReason
from monsterlands.server.queries import weighed_advice
from monsterlands.words import Words

WORDS = Words.of("en")
TABLE = """
edition = "standard@1"
[[clan]]
affinity = "water"
pool = "SSM"
[[clan]]
affinity = "jungle"
"""


def alike(*found: tuple[float, float]) -> list[bool]:
    """Weigh as many choices as there are chances to win and points, the best first."""
    view = Game.from_position(TABLE).view(0)
    weighed = [
        Advice(choice, 50, win, points) for choice, (win, points) in zip(view.choices, found, strict=False)
    ]
    return [each.alike for each in weighed_advice(WORDS, view, weighed)]


@pytest.mark.parametrize(
    ("second", "same"),
    [((0.6, 40.0), True), ((0.585, 39.5), True), ((0.57, 40.0), False), ((0.6, 38.5), False)],
)
def test_a_choice_that_is_hardly_worse_is_about_as_good(second: tuple[float, float], same: bool) -> None:
    assert alike((0.6, 40.0), second) == [True, same]


def test_a_best_choice_without_playouts_has_no_equals() -> None:
    view = Game.from_position(TABLE).view(0)
    advice = weighed_advice(WORDS, view, [Advice(view.choices[0], reason=RuleReason())])
    assert [(each.alike, each.text) for each in advice] == [(True, "a rule of thumb")]


def test_the_text_of_a_hint_gives_a_reason_without_figures_or_comparisons() -> None:
    view = Game.from_position(TABLE).view(0)
    first, second, third = view.choices[:3]
    advice = weighed_advice(
        WORDS,
        view,
        [
            Advice(first, 50, 0.6, 40.0, GainReason(second, 0.1, 2.0), (RuleReason(),)),
            Advice(second, 50, 0.5, 38.0, LossReason(first, 0.1, 2.0)),
            Advice(third, 50, 0.4, 30.0, RuleReason()),
        ],
    )
    assert [(each.win, each.points, each.text) for each in advice] == [
        (0.6, 40.0, "a rule of thumb"),
        (0.5, 38.0, ""),
        (0.4, 30.0, "a rule of thumb"),
    ]
