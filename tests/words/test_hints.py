"""Hints in words: figures, and each kind of reason."""

from __future__ import annotations

import pytest

from monsterlands import Choice, Game
from monsterlands.game import Change, Preview
from monsterlands.game.hints import (
    Advice,
    CostReason,
    DeathReason,
    DefenseReason,
    GainReason,
    KeepReason,
    LossReason,
    OddsReason,
    OnlyChoice,
    PoolReason,
    Reason,
    RivalReason,
    RuleReason,
)
from monsterlands.words import Words
from support.positions import position
from support.terminals import TABLE, WORDS

VIEW = Game.from_position(TABLE).view(0)


def choice(spelling: str) -> Choice:
    return next(each for each in VIEW.choices if each.spelling == spelling)


def odds(path: str, **chances: float) -> OddsReason:
    names = ("surviving", "dying", "capturing", "eliminating", "conquering", "fulfilling", "glory")
    return OddsReason(path, "Taron", **{name: chances.get(name, 0.0) for name in names})


HIRE = Choice(0, "hire dalina", "hire", (("member", "Dalina"),))
DONE = Choice(0, "done", "done", ())
PRICE = Preview((Change("gold", 7, 6), Change("pool", "SSMP4", "SSM")), final=True)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (OnlyChoice(), "there is no other choice"),
        (RuleReason(), "a rule of thumb"),
        (
            odds("a1", surviving=0.944, capturing=0.706, eliminating=0.2, conquering=0.004),
            "Taron: survives 94 %, captures 71 %, eliminates 20 %",
        ),
        (odds("a1", surviving=0.5, conquering=0.25), "Taron: survives 50 %, conquers 25 %"),
        (odds("e1", surviving=1.0), "Taron: survives 100 %"),
        (odds("m1", surviving=1.0, fulfilling=0.583), "Taron: fulfils it 58 %"),
        (CostReason(PRICE), "gold 7→6"),
        (CostReason(PRICE, (HIRE, DONE)), "then hire dalina; gold 7→6"),
        (CostReason(Preview((), final=False)), ""),
        (
            RivalReason(1, "path", (("path", "a1"),), 3, 4),
            "if you leave it, the jungle clan may take path a1 (3 of 4 tries)",
        ),
        (
            RivalReason(1, "deploy", (("space", "pawn_shop 2"),), 4, 4),
            "if you leave it, the jungle clan may take space 2 of the Pawn Shop (4 of 4 tries)",
        ),
        (
            RivalReason(None, "hire", (("member", "Fandor"),), 2, 4),
            "if you leave it, Madhala may take Fandor (2 of 4 tries)",
        ),
        (DeathReason("Fandor", 3, -4), "Fandor dies, 3 glory"),
        (DefenseReason("defend-talent", "Fandor", 2, wounded=False), "2 hits left"),
        (DefenseReason("take-hits", "Fandor", 0, wounded=True), "Fandor is wounded"),
        (PoolReason("S", 3), "SSS this round"),
        (KeepReason("c1", payable=True), "keeps 1 trap"),
        (KeepReason("c1", payable=False), "you do not have 1 trap"),
        (GainReason(choice("mine 1 S"), 0.034, 1.0), "3 % ahead of “mine 1 S”"),
        (GainReason(choice("mine 1 S"), 0.004, 1.0), "about as good as “mine 1 S”"),
        (LossReason(choice("mine 1 S"), 0.12, 1.0), "12 % behind “mine 1 S”"),
        (LossReason(choice("mine 1 S"), 0.0, 0.0), "about as good as “mine 1 S”"),
        (None, ""),
    ],
)
def test_every_kind_of_reason_has_words(reason: Reason | None, said: str) -> None:
    assert WORDS.advice(VIEW, Advice(choice("tavern P4"), reason=reason)) == said


def test_the_figures_come_before_the_reason() -> None:
    advice = Advice(choice("tavern P4"), 8, 0.618, 40.6, RuleReason(), (OnlyChoice(),))
    assert WORDS.advice(VIEW, advice) == "62 % to win, 41 points; a rule of thumb"


def test_in_solo_play_the_figures_are_about_the_rank() -> None:
    view = position("[options]\nscenario = 3\n[[clan]]\n").view(0)
    advice = Advice(view.choices[0], 8, 0.25, 30.2)
    assert WORDS.advice(view, advice) == "25 % of the way to Hero, 30 points"


def test_choices_are_named_by_their_titles_where_nobody_types() -> None:
    words = Words("en", titled=True)
    over = choice("tavern P4")
    gain = words.advice(VIEW, Advice(choice("lodge S"), 5, 0.5, 40.0, GainReason(over, 0.07, 2.0)))
    assert "“tavern P4”" not in gain
    assert "7 % ahead of “Tavern with P4" in gain
    cost = Advice(over, reason=CostReason(PRICE, (HIRE, DONE)))
    assert words.advice(VIEW, cost) == "then Dalina; gold 7→6"


def test_the_member_in_a_hint_for_a_path_is_an_example_until_one_is_chosen() -> None:
    to_path = Advice(Choice(0, "path a1", "path", (("path", "a1"),)), reason=odds("a1", surviving=1.0))
    assert WORDS.advice(VIEW, to_path) == "for example Taron: survives 100 %"
    taron = Choice(0, "member taron", "member", (("member", "Taron"),))
    sent = Advice(taron, reason=odds("a1", surviving=1.0))
    assert WORDS.advice(VIEW, sent) == "Taron: survives 100 %"
