"""Odds in the middle of a fight, in cases that can be counted by hand, and against the best possible play.

Snailer has 3 attack dice, CV 10 and EV 13; attack dice hit with 3 to 6.
"""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from monsterlands import Game
from monsterlands.odds import Bracing, bracing, odds, reach
from monsterlands.odds.midway import reached
from monsterlands.odds.outcome import CAPTURE, GLORY
from monsterlands.rules import draws, engine, frames
from monsterlands.rules.state import State
from odds.cases import Case, before
from odds.expectimax import Search, small_cases
from odds.tables import BARE, NEUTRAL
from support.adventures import adventure, clan, missed, on

KALE = {"land": "Kale", "header": BARE, "monster": "Snailer"}


def before_snailer(dice: str, mercenary: str = "Nuduru", **load: Any) -> Game:
    """Begin before the attack on a2, where nothing helps."""
    values = {key: load.pop(key) for key in ("loot", "wounded") if key in load}
    hired = () if mercenary == "Nuduru" else (mercenary,)
    return adventure(clan("fire", on("a2", mercenary, dice=dice, **load), hired=hired, **values), land_a=KALE)


def rolling(dice: str, *rolled: str, **load: Any) -> Game:
    """Begin after a survived attack, with some dice rolled."""
    game = before_snailer(dice, **load)
    missed(game)
    for die in rolled:
        game.play(f"roll {die[0]}", f"roll {die}")
    return game


# --- rolling (R8.1, R8.2, R8.3, R8.4, R8.5) ---


@pytest.mark.rule("R8.4")
def test_the_last_die_must_bring_what_is_missing() -> None:
    # 8 of 13: with 5 and 6.
    assert reach(rolling("SSS", "S4", "S4")) == pytest.approx({"capture": 0, "elimination": 2 / 6})


@pytest.mark.rule("R8.5")
def test_a_capture_needs_a_trap_and_a_total_below_the_ev() -> None:
    # From 8, 2 to 4 make 10 to 12.
    game = rolling("SSS", "S4", "S4", traps=[NEUTRAL])
    assert reach(game) == pytest.approx({"capture": 3 / 6, "elimination": 2 / 6})


@pytest.mark.rule("R8.1")
def test_a_path_that_aims_at_a_capture_stops_in_time() -> None:
    game = rolling("SSS", "S5", "S5", traps=[NEUTRAL])
    assert reach(game) == pytest.approx({"capture": 1, "elimination": 4 / 6})


@pytest.mark.rule("R8.2")
def test_remaining_rerolls_count() -> None:
    # Kakron has one. From 7, a 6 is enough; after a 4 the 3 must become 5 or 6, after a 5 at least 4; after
    # others there must be a 6.
    fresh = rolling("SSS", "S3", "S4", mercenary="Kakron")
    assert reach(fresh)["elimination"] == pytest.approx(1 / 6 + (1 + 1 + 1 + 2 + 3) / 36)
    spent = rolling("SSS", "S3", "S3", mercenary="Kakron")
    spent.play("reroll S3", "roll S4")
    assert reach(spent)["elimination"] == pytest.approx(1 / 6)


@pytest.mark.rule("R8.4")
def test_venoms_that_can_still_be_used_count() -> None:
    # A venom adds 2: from 8, 3 to 6 are enough.
    game = rolling("SSS", "S4", "S4", venoms=1)
    assert reach(game)["elimination"] == pytest.approx(4 / 6)


@pytest.mark.rule("R12.4")
def test_loot_counts_whether_used_or_not() -> None:
    # It adds 2 to each die: 6 of 13 then lie there, and 5 and 6 are enough.
    game = rolling("SSS", "S1", "S1", loot=["strength-boost"])
    assert reach(game)["elimination"] == pytest.approx(2 / 6)
    game.play("loot strength-boost")
    assert reach(game)["elimination"] == pytest.approx(2 / 6)


@pytest.mark.rule("R9.1")
def test_a_conquest_has_one_value_to_reach() -> None:
    there = {"land": "Kale", "header": BARE, "monster": ""}
    game = adventure(clan("fire", on("a2", "Nuduru", dice="SS")), land_a=there)
    game.play("roll S", "roll S3")
    assert [*reach(game)] == ["conquest"]


def test_other_questions_have_no_odds() -> None:
    assert reach(before_snailer("SM")) == {}
    assert bracing(rolling("SM")) == {}


def test_a_view_of_the_asked_seat_gives_the_same_odds() -> None:
    game = rolling("SSS", "S4", "S4", traps=[NEUTRAL])
    assert reach(game.view(0)) == reach(game)


# --- magic dice given up before the attack (R7.6) ---


def both(found: Bracing) -> tuple[float, float]:
    return found.surviving, found.beating


@pytest.mark.rule("R7.6")
def test_a_magic_die_given_up_removes_an_attack_die() -> None:
    # At most one hit of three dice: 7 of 27; of two: 5 of 9. Two dice make 13 never, three in 56 of 216.
    found = bracing(before_snailer("SSM"))
    assert both(found["done"]) == pytest.approx((7 / 27, 7 / 27 * 56 / 216))
    assert both(found["remove-magic"]) == pytest.approx((5 / 9, 0))


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize("dice", ["SSM", "SSMM", "SMMM"])
@pytest.mark.parametrize("loot", [[], ["strength-boost"], ["magic-boost", "rerolls"]])
def test_the_better_choice_has_the_odds_promised_before_the_battle(dice: str, loot: list[str]) -> None:
    game = before_snailer(dice, loot=loot, traps=[NEUTRAL], wounded=["Nuduru"])
    promised = odds(game, "a2")
    expected = (promised.surviving, promised.capturing + promised.eliminating)
    assert any(both(found) == pytest.approx(expected) for found in bracing(game).values())


@pytest.mark.rule("R7.6", "R12.4")
def test_loot_that_can_be_used_counts_before_the_attack() -> None:
    # Two dice with 2 more each make 13 with 9 and more: 10 of 36.
    found = bracing(before_snailer("SSM", loot=["strength-boost"]))
    assert both(found["remove-magic"]) == pytest.approx((5 / 9, 5 / 9 * 10 / 36))


@pytest.mark.rule("R7.8")
def test_the_wounded_survive_no_hit() -> None:
    found = bracing(before_snailer("SSM", wounded=["Nuduru"]))
    assert found["done"].surviving == pytest.approx(1 / 27)


# --- against the best possible play ---


def fights(case: Case, chooser: random.Random) -> list[State]:
    """Play a battle or mission at random; list the states in which the path is asked what to roll."""
    state = before(case.state, case.path)
    found: list[State] = []
    while True:
        legal = engine.run(state)
        kind = frames.top_kind(state)
        if kind in (frames.END, frames.TAKE_LOOT, frames.REFILL):
            return found
        if engine.node_kind(state) == engine.CHANCE:
            engine.deal(state, chooser.choice([outcome for outcome, _ in draws.outcomes(state)]))
            continue
        if kind == frames.FIGHT:
            found.append(state.clone())
        engine.apply(state, chooser.choice(legal))


@pytest.mark.rule("R8.1", "R8.2", "R8.5", "R9.1", "R7.2")
def test_no_way_to_play_from_any_question_beats_the_odds() -> None:
    chooser = random.Random(8)
    met: set[str] = set()
    for case in islice((case for case in small_cases(dice=3) if case.aim != GLORY), 120):
        search = Search(case)
        for state in fights(case, chooser):
            for mark, chance in reached(state).items():
                if mark in ("capture", "elimination") and (mark == "capture") != (case.aim == CAPTURE):
                    continue
                assert search.best_from(state) == pytest.approx(chance, abs=1e-9), (str(case), mark)
                met.add(mark)
    assert met == {"capture", "elimination", "conquest", "objective"}
