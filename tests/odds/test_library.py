"""`odds` and `planned`: what they accept, what they refuse, and what a view does not know."""

from __future__ import annotations

import pytest

from monsterlands import Game, GameError, IllegalChoice, View
from monsterlands.odds import AIMS, NoOdds, odds, planned
from odds.tables import NEUTRAL, loaded
from support.adventures import adventure, clan, missed, on

STRONG = "strength-3"


def trapped(trap: str, *more: str) -> Game:
    """Put Nuduru on a path with a trap face down; the clan has other traps too."""
    return loaded(clan("fire", on("a1", "Nuduru", traps=[trap]), traps=[*more]))


def eliminating(table: Game | View) -> float:
    return odds(table, "a1", "elimination").eliminating


# --- refusing ---


@pytest.mark.parametrize("path", ["a5", "", "A1", "lodge"])
def test_an_unknown_path_is_refused(path: str) -> None:
    with pytest.raises(NoOdds, match=r"paths are a1, a2"):
        odds(trapped(NEUTRAL), path)


def test_an_unknown_aim_is_refused() -> None:
    with pytest.raises(NoOdds, match="aims are capture, elimination, glory"):
        odds(trapped(NEUTRAL), "a1", "fame")


@pytest.mark.parametrize("path", ["a2", "b1", "m1", "c2", "e1"])
def test_a_path_without_a_mercenary_is_refused(path: str) -> None:
    with pytest.raises(NoOdds, match=f"no mercenary on path {path}"):
        odds(trapped(NEUTRAL), path)


def test_madhala_has_no_odds() -> None:
    game = loaded(clan("fire", on("a1", "Nuduru")), options={"scenario": 1}, madhala=["a2"])
    with pytest.raises(NoOdds, match="no mercenary on path a2"):
        odds(game, "a2")


def test_at_least_one_redeal_is_needed() -> None:
    with pytest.raises(NoOdds, match="redeals is 0"):
        odds(trapped(NEUTRAL).view(1), "a1", redeals=0)


def test_a_battle_that_has_begun_has_no_odds() -> None:
    land = {"land": "Yuha", "header": "header-4b", "monster": "Krinx"}
    own = clan("fire", on("a1", "Nuduru"), on("e1", "Frunks", dice="S"))
    game = adventure(own, land_a=land, entrance="Snailer")
    assert odds(game, "a1").surviving == pytest.approx(9 / 81)  # nothing is rolled yet
    missed(game)
    with pytest.raises(NoOdds, match="the battle or mission of path a1 has begun"):
        odds(game, "a1")
    assert odds(game, "e1").surviving == pytest.approx(1)


def test_a_mission_that_has_begun_has_no_odds() -> None:
    game = adventure(clan("fire", on("m1", "Nuduru", dice="SS")), missions=["mission-2", "mission-1"])
    # The dice are about to be rolled.
    assert odds(game, "m1").fulfilling == pytest.approx(21 / 36)
    game.play("roll S1")
    with pytest.raises(NoOdds, match="has begun"):
        odds(game, "m1")


def test_a_mission_that_is_over_has_no_odds() -> None:
    land = {"land": "Kale", "header": "header-5b", "monster": ""}
    own = clan("fire", on("m1", "Nuduru", dice="SS"), on("c1", "Frunks"), gold=3)
    rival = clan("water", on("a2", "Taron"))
    game = adventure(own, rival, missions=["mission-2", "mission-1"], land_a=land)
    assert [odds(game, path).fulfilling for path in ("m1", "c1")] == pytest.approx([21 / 36, 1])
    game.play("roll S6 S6")
    assert odds(game, "c1").fulfilling == 1
    game.play("yes")
    assert game.node.question == "fight"
    for path in ("m1", "c1"):
        with pytest.raises(NoOdds, match="has begun"):
            odds(game, path)


def test_the_last_deployment_of_a_round_can_be_planned() -> None:
    own = clan("fire", pool="SS")
    game = loaded(own, clan("water", pool=""), missions=["mission-2", "mission-1"])
    assert planned(game, ("path m1", "member nuduru"), "m1").fulfilling == pytest.approx(21 / 36)


def test_the_error_for_missing_odds_is_an_error_of_the_game() -> None:
    assert issubclass(NoOdds, GameError)


# --- views (R16.2) ---


@pytest.mark.rule("R16.2")
def test_a_seat_knows_its_own_traps() -> None:
    game = trapped(STRONG, NEUTRAL)
    assert eliminating(game.view(0)) == pytest.approx(eliminating(game))


@pytest.mark.rule("R16.2")
def test_what_rivals_cannot_know_is_averaged() -> None:
    strong, weak = eliminating(trapped(STRONG, NEUTRAL)), eliminating(trapped(NEUTRAL, STRONG))
    assert weak == pytest.approx(56 / 216)
    assert strong > 0.9
    for game in (trapped(STRONG, NEUTRAL), trapped(NEUTRAL, STRONG)):
        assert eliminating(game.view(1)) == pytest.approx((strong + weak) / 2)


@pytest.mark.rule("R16.2")
def test_equal_traps_are_more_likely() -> None:
    strong, weak = eliminating(trapped(STRONG, NEUTRAL)), eliminating(trapped(NEUTRAL, STRONG))
    found = eliminating(trapped(NEUTRAL, NEUTRAL, STRONG).view(1))
    assert found == pytest.approx((strong + 2 * weak) / 3)


@pytest.mark.rule("R16.2")
def test_if_too_many_tables_fit_a_view_a_sample_is_dealt() -> None:
    strong, weak = eliminating(trapped(STRONG, NEUTRAL)), eliminating(trapped(NEUTRAL, STRONG))
    found = odds(trapped(STRONG, NEUTRAL).view(1), "a1", "elimination", redeals=1).eliminating
    assert found in (pytest.approx(strong), pytest.approx(weak))


@pytest.mark.rule("R16.2")
def test_a_view_does_not_give_away_what_lies_there() -> None:
    one, other = (odds(game.view(1), "a1") for game in (trapped(STRONG, NEUTRAL), trapped(NEUTRAL, STRONG)))
    assert one == other


@pytest.mark.rule("R16.2")
def test_a_trap_that_must_lie_there_is_known() -> None:
    game = trapped(STRONG)
    assert eliminating(game.view(1)) == pytest.approx(eliminating(game))


def test_the_same_view_has_the_same_odds() -> None:
    view = trapped(STRONG, NEUTRAL).view(1)
    assert odds(view, "a1") == odds(view, "a1")


# --- planned walks ---


WALK = ("path a1", "member nuduru", "load trap initial", "done")


def at_home() -> Game:
    return loaded(clan("fire", traps=["initial"], pool="SSSS"))


def test_a_planned_walk_has_the_odds_of_the_walk() -> None:
    game = at_home()
    walked = game.clone()
    walked.play(*WALK)
    for aim in AIMS:
        assert planned(game, WALK, "a1", aim) == odds(walked, "a1", aim)


def test_planning_changes_nothing() -> None:
    game = at_home()
    before = game.digest()
    planned(game, WALK, "a1")
    assert game.digest() == before


def test_an_illegal_walk_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        planned(at_home(), ("path a1", "member frunks", "load trap strength-3"), "a1")


# --- the results ---


def test_the_chances_of_all_outcomes_add_up_to_one() -> None:
    found = odds(trapped(NEUTRAL), "a1", "capture")
    assert (found.path, found.aim) == ("a1", "capture")
    assert found.surviving + found.dying == pytest.approx(1)
    failed = sum(chance for _, chance in found.damage)
    assert found.capturing + found.eliminating + failed + found.dying == pytest.approx(1)


def test_odds_leave_the_game_as_it_is() -> None:
    game = trapped(STRONG, NEUTRAL)
    before = game.to_json()
    odds(game, "a1")
    assert game.to_json() == before
