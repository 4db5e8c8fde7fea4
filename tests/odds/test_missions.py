"""Odds of missions and contracts (R7.2, R7.3), in cases that can be counted by hand.

Mission 2 takes SS: 7 brings 2 glory, less costs 1. Mission 1 as a contract: 3 gold for 2 glory on the left,
for 1 glory and a token on the right.
"""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.odds import odds
from odds.tables import loaded
from support.adventures import clan, on

MISSIONS = ["mission-2", "mission-1"]


def missions(*clans: dict[str, Any], **table: Any) -> Game:
    return loaded(*clans, missions=MISSIONS, **table)


def both() -> Game:
    return missions(clan("fire", on("m1", "Nuduru", dice="SS")), clan("water", on("m2", "Taron", dice="SS")))


@pytest.mark.rule("R7.2")
def test_two_dice_fulfil_a_mission() -> None:
    found = odds(missions(clan("fire", on("m1", "Nuduru", dice="SS"))), "m1")
    assert found.fulfilling == pytest.approx(21 / 36)
    assert found.glory == pytest.approx(2 * 21 / 36 - 15 / 36)
    assert (found.surviving, found.wounded, found.dying) == (1, 0, 0)


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize("path", ["m1", "m2"])
def test_for_a_path_alone_both_sides_are_the_same(path: str) -> None:
    found = odds(missions(clan("fire", on(path, "Nuduru", dice="SS"))), path)
    assert found.fulfilling == pytest.approx(21 / 36)


@pytest.mark.rule("R7.2")
def test_the_left_path_wins_a_tie() -> None:
    # For 7 to 12 on the left: (6*21 + 5*26 + 4*30 + 3*33 + 2*35 + 36) of 1296.
    found = odds(both(), "m1")
    assert found.fulfilling == pytest.approx(581 / 1296)
    assert found.glory == pytest.approx(2 * 581 / 1296 - 15 / 36)


@pytest.mark.rule("R7.2")
def test_the_right_path_must_reach_more() -> None:
    found = odds(both(), "m2")
    assert found.fulfilling == pytest.approx(490 / 1296)
    assert found.glory == pytest.approx(2 * 490 / 1296 - 15 / 36)


@pytest.mark.rule("R7.2")
def test_talents_for_each_die_apply() -> None:
    own = clan("air", on("m1", "Timbulu", dice="SS"))
    assert odds(missions(own), "m1").fulfilling == pytest.approx(30 / 36)


@pytest.mark.rule("R7.2")
def test_talents_for_monsters_do_not_apply() -> None:
    own = clan("fire", on("m1", "Naiala", dice="SS"), hired=("Naiala",))
    assert odds(missions(own), "m1").fulfilling == pytest.approx(21 / 36)


@pytest.mark.rule("R7.2", "R8.2")
def test_rerolls_are_used() -> None:
    # Below 7 the lower die is rolled again; the higher one says how many faces help.
    saved = sum(max(one, two) / 6 for one in range(1, 7) for two in range(1, 7) if one + two < 7)
    found = odds(missions(clan("fire", on("m1", "Kakron", dice="SS"), hired=("Kakron",))), "m1")
    assert found.fulfilling == pytest.approx((21 + saved) / 36)


@pytest.mark.rule("R7.2", "R12.4")
def test_loot_is_used_by_the_path_that_is_asked_about() -> None:
    own = clan("fire", on("m1", "Nuduru", dice="SS"), loot=["strength-boost"])
    game = missions(own, clan("water", on("m2", "Taron", dice="SS")))
    # With 2 on each die 3 is enough; the rival counts on no loot.
    assert odds(missions(own), "m1").fulfilling == pytest.approx(35 / 36)
    assert odds(game, "m2").fulfilling == pytest.approx(490 / 1296)


@pytest.mark.rule("R13.5")
@pytest.mark.parametrize(("madhala", "own", "chance"), [("m1", "m2", 0), ("m2", "m1", 21 / 36)])
def test_madhala_wins_on_the_left_only(madhala: str, own: str, chance: float) -> None:
    game = missions(clan("fire", on(own, "Nuduru", dice="SS")), options={"scenario": 1}, madhala=[madhala])
    found = odds(game, own)
    assert found.fulfilling == pytest.approx(chance)
    assert found.glory == pytest.approx(0 if own == "m2" else 2 * 21 / 36 - 15 / 36)


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    ("path", "gold", "chance", "glory"), [("c1", 3, 1, 2), ("c2", 3, 1, 1), ("c1", 2, 0, 0), ("c2", 0, 0, 0)]
)
def test_a_clan_that_can_pay_fulfils_a_contract(path: str, gold: int, chance: float, glory: float) -> None:
    found = odds(missions(clan("fire", on(path, "Nuduru"), gold=gold)), path)
    assert (found.fulfilling, found.glory, found.surviving) == (chance, glory, 1)


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(("gold", "kept"), [(3, 0), (5, 0), (6, 1)])
def test_a_clan_pays_for_its_left_path_first(gold: int, kept: float) -> None:
    game = missions(clan("fire", on("c1", "Nuduru"), on("c2", "Frunks"), gold=gold))
    assert (odds(game, "c1").fulfilling, odds(game, "c2").fulfilling) == (1, kept)


@pytest.mark.rule("R7.2")
def test_a_path_that_aims_at_glory_does_not_risk_the_penalty() -> None:
    # Of 4 and 3 Kakron may roll the 3 again. For the reward that is better, since Timbulu rolls high: 12 of
    # 36 against 10 of 36. But one time in three it costs the penalty.
    own = clan("fire", on("m1", "Kakron", dice="SS"), hired=("Kakron",))
    game = missions(own, clan("air", on("m2", "Timbulu", dice="SS")))
    safe, bold = odds(game, "m1", "glory"), odds(game, "m1", "capture")
    assert safe.glory > bold.glory
    assert safe.fulfilling < bold.fulfilling
