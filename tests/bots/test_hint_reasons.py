"""The reasons of a hint for the questions of chance, battle and contracts, and which choices get reasons."""

from __future__ import annotations

import pytest

from monsterlands import Game
from monsterlands.bots import hint
from monsterlands.game.hints import (
    Advice,
    CostReason,
    DeathReason,
    DefenseReason,
    Hint,
    KeepReason,
    LessReason,
    PoolReason,
    Reason,
)
from monsterlands.words import Words
from support.adventures import adventure, clan, on
from support.positions import position

WORDS = Words.of("en")


def asked(game: Game, rollouts: int = 12) -> Hint:
    assert game.seat is not None
    return hint(game.view(game.seat), rollouts=rollouts, seed=1)


def about(found: Hint, spelling: str) -> Advice:
    return next(each for each in found.advice if each.choice.spelling == spelling)


def reasons(advice: Advice) -> list[Reason]:
    return [reason for reason in (advice.reason, *advice.others) if reason is not None]


def said(game: Game, found: Hint, spelling: str) -> str:
    """Return the first sentence about a choice."""
    return WORDS.reasons(game.view(found.seat), about(found, spelling))[0]


# --- the Queen's Grant -----------------------------------------------------------------------------


def granted() -> Game:
    return position("[options]\nqueens_grant = true\n", phase="preparation", round=2)


def test_a_die_of_the_queen_tells_how_many_there_are_with_it() -> None:
    game = granted()
    found = asked(game)
    # Two strength dice, one magic and one persuasion die are there without her (R4.1).
    told = {str(each.choice): said(game, found, str(each.choice)) for each in found.weighed}
    assert told == {
        "colour S": "With it you have 3 strength dice this round.",
        "colour M": "With it you have 2 magic dice this round.",
        "colour P": "With it you have 2 persuasion dice this round.",
    }
    assert PoolReason("S", 3) in reasons(about(found, "colour S"))


def test_a_gift_of_the_queen_does_not_give_the_dice_of_the_round() -> None:
    game = granted()
    game.play("colour M")
    found = asked(game)
    told = {said(game, found, str(each.choice)) for each in found.weighed[:3]}
    assert told <= {
        "Gives 1 potion.",
        "Gives 1 venom.",
        "Gives 1 defense token.",
        "Gives 2 gold.",
    }
    for each in found.weighed[:3]:
        for reason in reasons(each):
            assert not isinstance(reason, CostReason) or "pool" not in {
                change.what for change in reason.preview.changes
            }


# --- hits -----------------------------------------------------------------------------------------


def hit(*attack: int, **load: object) -> Game:
    """Roll the attack dice of Surbol against Korgo on a path with a defense talent; 3 and more hit."""
    land = {"land": "Wahibah", "header": "header-1a", "monster": "Surbol"}
    game = adventure(
        clan("jungle", on("a1", "Korgo", dice="S", **load), on("a4", "Purkas", dice="SM")), land_a=land
    )
    for face in attack:
        game.deal(f"attack {face}")
    assert game.node.question == "defend"
    return game


def test_a_death_is_told_as_a_death() -> None:
    game = hit(6, 6, 6, defense=1)
    found = asked(game)
    advice = about(found, "take hits")
    (death,) = (reason for reason in reasons(advice) if isinstance(reason, DeathReason))
    # Path 1 brings 3 glory, and Korgo has one reputation; so 2 points are left of it (R7.9).
    assert (death.member, death.glory, death.points) == ("Korgo", 3, 2)
    assert said(game, found, "take hits") == "Korgo dies; the sacrifice brings 3 glory."
    assert not [reason for reason in reasons(advice) if isinstance(reason, CostReason)]


def test_what_a_death_costs_in_all_is_told() -> None:
    game, choice = hit(6, 6, 6), about(asked(hit(6, 6, 6)), "take hits").choice
    advice = Advice(choice, reason=DeathReason("Fandor", 3, -4))
    assert WORDS.reasons(game.view(0), advice) == (
        "Fandor dies; the sacrifice brings 3 glory, but you lose 4 points in all.",
    )


def test_what_cancels_a_hit_says_what_it_costs_and_what_is_left() -> None:
    game = hit(6, 6, 6, defense=1)
    found = asked(game)
    assert DefenseReason("defend-talent", "Korgo", 2, wounded=False) in reasons(about(found, "defend talent"))
    assert said(game, found, "defend talent") == "Costs nothing. 2 hits are left."
    assert said(game, found, "defend token") == "Uses up a defense token. 2 hits are left."


def test_the_last_hit_that_is_cancelled_and_the_wound_are_told() -> None:
    game = hit(6, 1, 1, defense=1)
    found = asked(game)
    assert said(game, found, "defend talent") == "Costs nothing. No hit is left."
    assert said(game, found, "take hits") == "Korgo is wounded."


# --- contracts ------------------------------------------------------------------------------------


def contract(round_: int, gold: int = 9) -> Game:
    """Stand at a contract that asks 3 gold for 2 glory."""
    me = clan("fire", on("c1", "Nuduru"), gold=gold, glory=10)
    return adventure(me, clan("water", glory=11), missions=["mission-2", "mission-1"], round=round_)


@pytest.mark.parametrize("round_", [2, 6])
def test_a_contract_tells_what_it_gives_and_costs_even_if_the_round_ends_with_it(round_: int) -> None:
    game = contract(round_)
    found = asked(game)
    told = said(game, found, "yes")
    assert told.startswith("Gives ")
    assert "2 glory" in told
    assert told.endswith(" for 3 gold.")


def test_who_leaves_a_contract_keeps_what_it_asks_for() -> None:
    game = contract(6)
    found = asked(game)
    assert KeepReason("c1", payable=True) in reasons(about(found, "no"))
    assert said(game, found, "no") == "You keep 3 gold, but get no reward."
    leave, gain = about(found, "no").choice, found.best.reason
    assert gain is not None
    best = Advice(leave, reason=KeepReason("c1", payable=True), others=(gain,))
    assert WORDS.reasons(game.view(0), best)[0] == "The reward is hardly worth 3 gold now."
    poor = Advice(leave, reason=KeepReason("c1", payable=False), others=(gain,))
    assert WORDS.reasons(game.view(0), poor)[0] == "You do not have 3 gold to hand over."


# --- which choices get reasons ---------------------------------------------------------------------


def test_a_choice_behind_one_that_gives_more_takes_no_reason_from_another() -> None:
    """The Mine has spaces of 6 and of 4 gold for the same dice: nobody needs to hear about the second."""
    game = position(
        """
[options]
scenario = 1
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Nimra", "Parsas"]
pool = "SSSMP3"
gold = 7
""",
        round=2,
    )
    behind = 0
    for seed in range(6):
        found = hint(game.view(0), rollouts=12, seed=seed)
        worth = [each for each in found.weighed if not any(isinstance(r, LessReason) for r in reasons(each))]
        behind += any(each not in worth for each in found.weighed[:3])
        # A plan comes with the reasons.
        assert all(each.plan or len(reasons(each)) > 1 for each in worth[:3])
        for each in found.weighed:
            assert each in worth or {type(reason).__name__ for reason in reasons(each)} <= {
                "LessReason",
                "LossReason",
            }
    assert behind
