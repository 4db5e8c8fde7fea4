"""Odds of battles and conquests (R7 to R9), in cases that can be counted by hand.

Attack dice hit with 3 to 6. Snailer has 3 of them, CV 10 for 3 glory and EV 13 for 4. Of three dice 27 of 216
rolls make 10 and 11 each, 25 make 12, and 56 make 13 and more.
"""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.odds import Odds, odds
from odds.tables import BARE, NEUTRAL, alone, loaded
from support.adventures import clan, on

SURVIVED = {"three": 7 / 27, "four": 9 / 81, "five": 11 / 243}
"""The chance that at most one of this many attack dice hits."""


def eliminating(game: Game, path: str = "a1") -> float:
    return odds(game, path, "elimination").eliminating


def capturing(game: Game, path: str = "a1") -> float:
    return odds(game, path, "capture").capturing


def outcome(found: Odds) -> tuple[float, float, float]:
    return found.surviving, found.wounded, found.dying


# --- coming home without a success (R9.3) ---


@pytest.mark.rule("R9.3")
def test_a_survivor_of_a_land_battle_without_success_takes_loot() -> None:
    found = odds(alone("Krinx", path="a2", header=BARE, land="Yuha"), "a2")
    assert (found.surviving, found.looting) == pytest.approx((9 / 81, 9 / 81))


@pytest.mark.rule("R9.3")
def test_a_mercenary_who_succeeds_takes_no_loot() -> None:
    found = odds(alone("Snailer", dice="SSS"), "a1", "elimination")
    assert (found.surviving, found.looting) == pytest.approx((1, 1 - 56 / 216))


# --- the monster's attack (R7.5, R7.6, R7.7, R7.8) ---


@pytest.mark.rule("R7.8")
def test_two_hits_kill_a_mercenary_without_defense() -> None:
    found = odds(alone("Krinx", path="a2", header=BARE, land="Yuha"), "a2")
    assert outcome(found) == pytest.approx((9 / 81, 8 / 81, 72 / 81))


@pytest.mark.rule("R7.7")
def test_a_defense_token_cancels_a_hit() -> None:
    found = odds(alone("Krinx", path="a2", header=BARE, land="Yuha", defense=1), "a2")
    assert outcome(found) == pytest.approx((33 / 81, 24 / 81, 48 / 81))


@pytest.mark.rule("R7.7")
def test_defense_talents_of_the_path_cancel_hits() -> None:
    assert outcome(odds(alone("Snailer"), "a1")) == pytest.approx((1, 8 / 27, 0))


@pytest.mark.rule("R7.8")
def test_one_hit_kills_the_wounded() -> None:
    found = odds(alone("Krinx", path="a2", header=BARE, land="Yuha", wounded=["Nuduru"]), "a2")
    assert outcome(found) == pytest.approx((1 / 81, 0, 80 / 81))


@pytest.mark.rule("R7.7")
def test_a_potion_cancels_a_hit() -> None:
    found = odds(alone("Snailer", path="a2", header=BARE, potions=1), "a2")
    assert found.surviving == pytest.approx(19 / 27)


@pytest.mark.rule("R7.10")
def test_gator_allows_no_potions() -> None:
    found = odds(alone("Gator", path="a2", header=BARE, potions=1), "a2")
    assert found.surviving == pytest.approx(SURVIVED["three"])


@pytest.mark.rule("R7.10")
def test_gorgosh_allows_no_defense_talents() -> None:
    assert odds(alone("Gorgosh"), "a1").surviving == pytest.approx(SURVIVED["five"])


@pytest.mark.rule("R7.7")
def test_warkors_adds_a_hit() -> None:
    found = odds(alone("Warkors", path="a2", header=BARE, land="Yuha", defense=1), "a2")
    assert found.surviving == pytest.approx(SURVIVED["four"])


@pytest.mark.rule("R7.7", "R12.6")
def test_a_monster_may_add_two_hits() -> None:
    overlay = '[[monster]]\nname = "Snailer"\npower = { extra_hits = 2 }'
    found = odds(alone("Snailer", path="a2", header=BARE, defense=1, overlay=overlay), "a2")
    # One of them is cancelled, one wounds: none of three attack dice may hit.
    assert outcome(found) == pytest.approx((1 / 27, 1 / 27, 26 / 27))


@pytest.mark.rule("R7.6")
def test_sporus_rolls_one_more_die_at_everybody() -> None:
    found = odds(alone("Sporus", path="a2", header=BARE, defense=1), "a2")
    assert found.surviving == pytest.approx(51 / 243)


@pytest.mark.rule("R7.6")
def test_sporus_rolls_that_die_again_before_each_attack() -> None:
    game = loaded(
        clan("fire", on("a2", "Nuduru")), clan("water", on("a3", "Taron")), monster="Sporus", header=BARE
    )
    # Two sprays and three of four dice; the magic die takes off the fourth.
    assert odds(game, "a3", "elimination").surviving == pytest.approx(SURVIVED["five"])


@pytest.mark.rule("R7.6")
def test_sporus_does_not_spray_before_the_attack_on_a_dead_mercenary() -> None:
    game = loaded(
        clan("fire", on("a2", "Nuduru")),
        clan("water", on("a4", "Taron"), wounded=["Taron"]),
        monster="Sporus",
        header=BARE,
    )
    # The first spray hits: Taron is dead, and no other die may hit. It misses: there is a second one.
    assert odds(game, "a2").surviving == pytest.approx(2 / 3 / 81 + 1 / 3 * (1 / 81 + 8 / 81 / 3))


@pytest.mark.rule("R7.8")
def test_abysur_takes_glory_for_a_wound_and_for_a_death() -> None:
    # 10 of 243 wounded: -1; 232 dead: -1 and the 2 of the path.
    assert odds(alone("Abysur", path="a2", header=BARE), "a2").glory == pytest.approx((232 - 10) / 243)


@pytest.mark.rule("R13.7d")
def test_in_scenario_4_only_potions_help() -> None:
    game = loaded(clan("water", on("a1", "Taron", defense=1)), options={"scenario": 4})
    assert odds(game, "a1").surviving == pytest.approx(SURVIVED["three"])


@pytest.mark.rule("R13.7j")
def test_in_scenario_10_misses_are_rolled_again() -> None:
    game = alone("Snailer", path="a2", header=BARE, options={"scenario": 10, "difficulty": "normal"})
    assert odds(game, "a2").surviving == pytest.approx(25 / 729)


@pytest.mark.rule("R7.6")
def test_magic_dice_are_removed_if_that_is_better() -> None:
    # One magic die cannot beat Krinx: it is worth more as protection.
    found = odds(alone("Krinx", path="a3", header=BARE, land="Yuha"), "a3", "elimination")
    assert found.surviving == pytest.approx(SURVIVED["three"])


@pytest.mark.rule("R7.6")
def test_ginova_diverts_a_die_to_a_rival() -> None:
    game = loaded(
        clan("water", on("a2", "Ginova"), hired=("Ginova",)),
        clan("fire", on("a4", "Nuduru")),
        monster="Krinx",
        header=BARE,
        land="Yuha",
    )
    assert odds(game, "a2").surviving == pytest.approx(SURVIVED["three"])
    # One diverted die and four of the rival's own attack.
    assert odds(game, "a4").surviving == pytest.approx(SURVIVED["five"])


@pytest.mark.rule("R7.6")
def test_ginova_diverts_nothing_to_her_own_clan() -> None:
    game = loaded(
        clan("water", on("a2", "Ginova"), on("a4", "Taron"), hired=("Ginova",)),
        monster="Krinx",
        header=BARE,
        land="Yuha",
    )
    assert odds(game, "a2").surviving == pytest.approx(SURVIVED["four"])


# --- elimination and capture (R8.4, R8.5) ---


@pytest.mark.rule("R8.5")
def test_three_dice_eliminate_snailer() -> None:
    found = odds(alone("Snailer"), "a1", "elimination")
    assert (found.eliminating, found.capturing) == pytest.approx((56 / 216, 0))
    assert found.glory == pytest.approx(4 * 56 / 216)


@pytest.mark.rule("R8.5")
def test_a_capture_stops_in_time() -> None:
    # 36 of 216 stop after two dice with 10 to 12; 71 need the third.
    found = odds(alone("Snailer", traps=[NEUTRAL]), "a1", "capture")
    assert found.capturing == pytest.approx(107 / 216)


@pytest.mark.rule("R8.5")
def test_a_path_that_aims_at_glory_accepts_any_success() -> None:
    # 13 and more after three dice: 56; 10 to 12: 79. Stopping early would only cost chances of 4 glory.
    found = odds(alone("Snailer", traps=[NEUTRAL]), "a1", "glory")
    assert (found.eliminating, found.capturing) == pytest.approx((56 / 216, 79 / 216))
    assert found.glory == pytest.approx((4 * 56 + 3 * 79) / 216)


@pytest.mark.rule("R8.5")
def test_without_a_trap_there_is_no_capture() -> None:
    assert capturing(alone("Snailer")) == 0


@pytest.mark.rule("R8.5")
def test_jaruna_needs_no_trap() -> None:
    assert capturing(alone("Snailer", "Jaruna")) == pytest.approx(107 / 216)


@pytest.mark.rule("R7.10", "R8.5")
@pytest.mark.parametrize(("traps", "chance"), [(1, 0), (2, 131 / 243 * 20 / 216)])
def test_turfus_needs_two_traps(traps: int, chance: float) -> None:
    # CV 15; five attack dice are survived with up to three hits.
    assert capturing(alone("Turfus", traps=[NEUTRAL] * traps)) == pytest.approx(chance)


@pytest.mark.rule("R8.4")
def test_a_venom_adds_2() -> None:
    assert eliminating(alone("Snailer", venoms=1)) == pytest.approx(108 / 216)


@pytest.mark.rule("R8.4")
def test_a_venom_is_kept_if_the_capture_stands_without_it() -> None:
    # 8 and 9 are good enough with it; with 11 or 12 it would do too much.
    found = odds(alone("Snailer", traps=[NEUTRAL], venoms=1), "a1", "capture")
    assert found.capturing == pytest.approx(_captured(8) / 216)


def _captured(least: int) -> int:
    """Count the rolls of three dice that stop between a total and 12, after two or three."""
    won = 0
    for one in range(1, 7):
        for two in range(1, 7):
            if one + two >= least:
                won += 6
            else:
                won += len([three for three in range(1, 7) if least <= one + two + three <= 12])
    return won


@pytest.mark.rule("R7.10")
def test_gator_allows_no_venoms() -> None:
    assert eliminating(alone("Gator", venoms=1)) == pytest.approx(56 / 216)


@pytest.mark.rule("R7.10")
def test_moldo_takes_1_off_each_strength_die() -> None:
    # EV 12 needs 15.
    assert eliminating(alone("Moldo")) == pytest.approx(20 / 216)


@pytest.mark.rule("R7.10")
def test_caribdis_allows_no_weapons() -> None:
    # EV 24 with four dice; Pugnor would add 1 to each.
    game = alone("Caribdis", dice="SSSS", equipment={"Nuduru": ["Pugnor"]})
    assert eliminating(game) == pytest.approx(131 / 243 / 1296)


@pytest.mark.rule("R8.2")
def test_a_weapon_adds_to_each_die() -> None:
    # 13 needs 10 of three dice.
    assert eliminating(alone("Snailer", equipment={"Nuduru": ["Pugnor"]})) == pytest.approx(135 / 216)


@pytest.mark.rule("R8.4")
def test_naiala_adds_3_to_an_elimination() -> None:
    assert eliminating(alone("Snailer", "Naiala")) == pytest.approx(135 / 216)


@pytest.mark.rule("R8.4")
def test_torko_adds_3_to_a_capture_only() -> None:
    game = alone("Snailer", "Torko", traps=[NEUTRAL])
    assert capturing(game) == pytest.approx(_captured(7) / 216)
    assert eliminating(game) == pytest.approx(56 / 216)


@pytest.mark.rule("R12.4")
def test_loot_that_adds_to_an_elimination_is_used() -> None:
    # 7 and more of three dice: all but 20 of 216.
    assert eliminating(alone("Snailer", loot=["slayer"])) == pytest.approx(196 / 216)


@pytest.mark.rule("R8.9")
def test_glory_loot_is_counted() -> None:
    found = odds(alone("Snailer", loot=["elimination-glory"]), "a1", "elimination")
    assert found.glory == pytest.approx(8 * 56 / 216)


@pytest.mark.rule("R8.6")
def test_a_failed_attack_is_counted_as_damage() -> None:
    found = odds(alone("Snailer"), "a1", "elimination")
    damage = dict(found.damage)
    assert (damage[3], damage[12]) == pytest.approx((1 / 216, 25 / 216))
    assert sum(damage.values()) == pytest.approx(160 / 216)


@pytest.mark.rule("R8.8")
def test_korckos_last_lash_hits_the_mercenary_who_eliminated_it() -> None:
    # Five dice make 18 half of the time. Three of four attack dice wound; then the lash kills.
    found = odds(alone("Korcko", dice="SSSSS"), "a1", "elimination")
    assert found.eliminating == pytest.approx(65 / 81 / 2)
    # Wounded: three hits without success, or two and the lash.
    assert outcome(found) == pytest.approx((49 / 81, (16 + 12) / 81, 32 / 81))


# --- several paths (R8.6, R9.1) ---


def pair(first: dict[str, Any], second: dict[str, Any], **table: Any) -> Game:
    return loaded(clan("fire", first), clan("water", second), **table)


@pytest.mark.rule("R8.6")
def test_damage_is_carried_to_the_next_path() -> None:
    game = pair(on("a1", "Nuduru"), on("a2", "Taron"))
    # 13 with one more die, if the first path failed: 525 of 1296.
    assert eliminating(game, "a2") == pytest.approx(SURVIVED["three"] * 525 / 1296)


@pytest.mark.rule("R9.1")
def test_a_mercenary_who_has_not_fought_may_conquer() -> None:
    # The first path wins with 13; two dice then make 10.
    game = pair(on("a1", "Nuduru"), on("a3", "Taron"))
    found = odds(game, "a3", "elimination")
    assert found.conquering == pytest.approx(56 / 216 * 6 / 36)


@pytest.mark.rule("R9.1")
def test_a_conquest_goes_on_from_the_total_of_a_rival() -> None:
    game = pair(on("a2", "Nuduru"), on("a3", "Taron"), monster="")
    assert odds(game, "a2").conquering == 0
    found = odds(game, "a3")
    assert found.conquering == pytest.approx(135 / 216)
    assert found.glory == pytest.approx(3 * 135 / 216)
    assert outcome(found) == (1, 0, 0)


@pytest.mark.rule("R13.5")
def test_madhala_removes_the_monster_and_leaves_the_land() -> None:
    own = clan("fire", on("a3", "Nuduru"))
    game = loaded(own, options={"scenario": 1}, madhala=["a1"])
    found = odds(game, "a3")
    assert (found.surviving, found.conquering) == pytest.approx((1, 6 / 36))


@pytest.mark.rule("R13.5")
def test_a_mercenary_to_the_left_of_madhala_fights() -> None:
    game = loaded(clan("fire", on("a1", "Nuduru")), options={"scenario": 1}, madhala=["a3"])
    assert eliminating(game) == pytest.approx(56 / 216)


# --- the entrance (R8.11) ---


@pytest.mark.rule("R7.5", "R8.11")
def test_tronj_has_three_more_dice_at_the_entrance() -> None:
    own = clan("fire", on("e1", "Nuduru", dice="S"))
    # Of seven dice three may hit: path e1 has two defense talents.
    assert odds(loaded(own, entrance="Tronj"), "e1").surviving == pytest.approx(379 / 2187)
