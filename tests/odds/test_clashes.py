"""Odds of battles with tricks (R11, R13.7), in cases that can be counted by hand.

Snailer has 3 attack dice, EV 13 and CV 10; of three dice 56 of 216 rolls make 13. On the paths used here
there is no defense: 7 of 27 attacks are survived.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from monsterlands import Game
from monsterlands.odds import NoOdds, Odds, odds
from odds.tables import BARE, loaded
from support.adventures import clan, clash, on

SURVIVED = 7 / 27
ELIMINATED = 56 / 216
STEAL = "steal-strength-1"


def tricky(*clans: dict[str, Any], **table: Any) -> Game:
    return loaded(*clans, header=BARE, options={"tricks": True}, **table)


def robbed(**load: Any) -> Game:
    """Put a rival with three dice to the left of a thief."""
    rival = clan("water", on("a2", "Taron", dice="SSS", **load))
    return tricky(rival, clan("fire", on("a4", "Nuduru", traps=[STEAL])))


@pytest.mark.rule("R11.4")
def test_tricks_of_the_path_steal_dice() -> None:
    own = clan("fire", on("a2", "Nuduru", dice="SS", traps=[STEAL]))
    game = tricky(own, clan("water", on("a4", "Taron")))
    assert odds(game, "a2", "elimination").eliminating == pytest.approx(SURVIVED * ELIMINATED)


@pytest.mark.rule("R11.4")
def test_a_robbed_path_has_fewer_dice() -> None:
    # Two dice make 12 at most.
    assert odds(robbed(), "a2", "elimination").eliminating == 0


@pytest.mark.rule("R11.3")
def test_a_defense_token_is_spent_on_a_trick() -> None:
    found = odds(robbed(defense=1), "a2", "elimination")
    assert found.eliminating == pytest.approx(SURVIVED * ELIMINATED)
    assert found.surviving == pytest.approx(SURVIVED)


@pytest.mark.rule("R8.5", "R11.6")
def test_a_trick_stays_face_down_if_the_capture_needs_it() -> None:
    # Two dice make 10 and more in 6 of 36 rolls.
    own = clan("fire", on("a2", "Nuduru", dice="SS", traps=[STEAL]))
    game = tricky(own, clan("water", on("a4", "Taron")))
    assert odds(game, "a2", "capture").capturing == pytest.approx(SURVIVED * 6 / 36)


@pytest.mark.rule("R11.2")
def test_no_clan_plays_tricks_on_itself() -> None:
    own = clan("water", on("a2", "Taron", dice="SSS"), on("a4", "Tortock", traps=[STEAL]))
    assert odds(tricky(own), "a2", "elimination").eliminating == pytest.approx(SURVIVED * ELIMINATED)


@pytest.mark.rule("R11.5")
def test_a_trick_diverts_dice_to_a_rival() -> None:
    game = tricky(clan("fire", on("a2", "Nuduru", traps=["divert-2"])), clan("water", on("a4", "Taron")))
    own, rival = odds(game, "a2", "elimination"), odds(game, "a4", "elimination")
    assert (own.surviving, own.wounded) == pytest.approx((1, 2 / 3))
    # Two diverted dice and three of the neighbour's own attack: at most one may hit.
    assert rival.surviving == pytest.approx(11 / 243)


def beset(monster: str) -> Odds:
    """Ask about a path of one magic die with neighbours that divert a die at it from both sides."""
    neighbours = clan("fire", on("a2", "Nuduru", traps=["divert-1"]), on("a4", "Frunks", traps=["divert-1"]))
    game = tricky(neighbours, clan("water", on("a3", "Taron")), monster=monster)
    return odds(game, "a3", "elimination")


@pytest.mark.rule("R11.5")
def test_dice_may_be_diverted_from_both_sides() -> None:
    # One before its own attack, four of five in it, for a magic die is removed, and one after it.
    assert beset("Caribdis").surviving == pytest.approx(13 / 729)


@pytest.mark.rule("R11.5", "R7.8")
def test_each_strike_of_abysur_costs_glory() -> None:
    # The same dice; each strike that wounds costs 1, and the death brings the 2 of the path.
    expected = 0.0
    for struck in product((0, 1), repeat=6):
        wounds = glory = 0
        for hits in (struck[0], sum(struck[1:5]), struck[5]):
            if hits and wounds < 2:
                wounds += hits
                glory += 1 if wounds > 1 else -1
        expected += glory * (2 / 3) ** sum(struck) * (1 / 3) ** (6 - sum(struck))
    assert beset("Abysur").glory == pytest.approx(expected)


@pytest.mark.rule("R13.7h", "R16.3")
def test_what_madhala_may_turn_up_is_averaged() -> None:
    game = loaded(clan("fire", on("a1", "Nuduru")), options={"scenario": 8}, madhala=["a2"])
    # Nine of her 24 tokens steal strength dice; she turns up two of them. Two dice are not enough.
    found = odds(game, "a1", "elimination")
    assert found.eliminating == pytest.approx(15 * 14 / (24 * 23) * ELIMINATED)
    # Five tokens steal one die and four steal two: with one die left there is a damage of 1 now and then.
    assert dict(found.damage)[1] == pytest.approx((2 * 4 * 15 + 5 * 4) / (24 * 23) / 6)


@pytest.mark.rule("R11.1")
def test_a_clash_that_is_under_way_is_played_on() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=[STEAL])), clan("water", on("a4", "Taron")), monster="Snailer"
    )
    assert game.node.question == "reveal"
    before = odds(game, "a4", "elimination")
    game.play("keep")
    after = odds(game, "a4", "elimination")
    # Taron keeps the second die of a4.
    assert (min(before.damage)[0], min(after.damage)[0]) == (1, 2)
    game.play("attack 1 1 1")
    with pytest.raises(NoOdds, match="has begun"):
        odds(game, "a4")
