"""The best way to roll for totals of some worth (R8.1, R8.2, R8.3), in cases that can be counted by hand."""

from __future__ import annotations

import pytest

from monsterlands.odds.faces import faces_of
from monsterlands.odds.kinds import Boost
from monsterlands.odds.solver import BOOST, STOP, DiceSolver, dice_solver

S, M, BOTH = 1, 2, 3


def dice(
    strength: int,
    magic: int = 0,
    *,
    worth: list[float],
    per_die: tuple[int, int] = (0, 0),
    rerolls: tuple[int, ...] = (),
    boosts: tuple[Boost, ...] = (),
) -> DiceSolver:
    return DiceSolver([strength, magic, 0], [*per_die, 0], [*rerolls], worth, [*boosts], 1)


def reach(total: int) -> list[float]:
    """Make reaching a total worth 1."""
    return [0.0] * total + [1.0]


def window(first: int, last: int) -> list[float]:
    """Make stopping at some totals worth 1."""
    return [0.0] * first + [1.0] * (last - first + 1) + [0.0]


def test_one_die_reaches_four_half_of_the_time() -> None:
    assert dice(1, worth=reach(4)).best(0) == pytest.approx(1 / 2)


def test_a_reroll_is_a_second_chance() -> None:
    assert dice(1, worth=reach(4), rerolls=(S,)).best(0) == pytest.approx(3 / 4)


def test_a_reroll_of_another_colour_does_not_help() -> None:
    assert dice(1, worth=reach(4), rerolls=(M,)).best(0) == pytest.approx(1 / 2)


def test_two_dice_reach_seven() -> None:
    assert dice(1, 1, worth=reach(7)).best(0) == pytest.approx(21 / 36)


def test_the_lowest_die_is_rerolled() -> None:
    # 1/36 at once; with one six, 10/36, the other die is rolled again.
    assert dice(2, worth=reach(12), rerolls=(S,)).best(0) == pytest.approx(1 / 36 + 10 / 216)


def test_a_reroll_for_one_colour_is_spent_before_that_for_both() -> None:
    # M six at once: S has three tries; else M needs the reroll for both, and S has two tries.
    found = dice(1, 1, worth=reach(12), rerolls=(S, BOTH))
    assert found.best(0) == pytest.approx(1 / 6 * 91 / 216 + 5 / 36 * 11 / 36)


def test_a_modifier_counts_for_each_die_of_its_colour() -> None:
    assert dice(2, 1, worth=reach(13), per_die=(2, 0)).best(0) == pytest.approx(1 - 56 / 216)


def test_a_die_counts_at_least_0() -> None:
    found = dice(1, worth=reach(4), per_die=(-3, 0))
    assert found.totals(0) == pytest.approx([3 / 6, 1 / 6, 1 / 6, 1 / 6, 0])


def test_carried_damage_counts() -> None:
    found = dice(1, worth=reach(4))
    assert [found.best(carried) for carried in range(5)] == pytest.approx([1 / 2, 4 / 6, 5 / 6, 1, 1])


def test_removed_magic_dice_are_not_rolled() -> None:
    found = dice(1, 1, worth=reach(7))
    assert (found.best(0, removed=1), found.best(1, removed=1)) == pytest.approx((0, 1 / 6))


def test_the_totals_of_one_die() -> None:
    assert dice(1, worth=reach(4)).totals(0) == pytest.approx([0, 1 / 6, 1 / 6, 1 / 6, 1 / 2])


def test_a_total_in_the_window_is_kept() -> None:
    # A three at once, or a one and a two in either order.
    assert dice(2, worth=window(3, 3)).best(0) == pytest.approx(1 / 6 + 2 / 36)


def test_a_die_that_passed_the_window_may_be_rerolled() -> None:
    assert dice(1, worth=window(3, 3), rerolls=(S,)).best(0) == pytest.approx(11 / 36)


def test_the_die_that_hits_the_window_best_is_rolled_first() -> None:
    # Magic first: 5 or 6, or else 1 with S 1 or 2, or 2 with S 1. Strength first: 14/36 only.
    found = dice(1, 1, worth=window(5, 6), per_die=(3, 0))
    assert found.best(0) == pytest.approx(15 / 36)
    assert found.move(found.start(0)) == 1


def test_a_boost_is_used_if_it_helps() -> None:
    # A three, or a one with two more.
    found = dice(1, worth=window(3, 3), boosts=((S, 2),))
    assert found.best(0) == pytest.approx(2 / 6)
    rolled_one = found.position(1, [0, 0, 0], [[1], [], []], 0, [0] * 8)
    rolled_three = found.position(3, [0, 0, 0], [[3], [], []], 0, [0] * 8)
    assert (found.move(rolled_one), found.move(rolled_three)) == (BOOST, STOP)


def test_where_more_is_better_boosts_count_at_once() -> None:
    found = dice(2, worth=reach(16), boosts=((S, 2),))
    assert found.best(0) == pytest.approx(1 / 36)
    assert found.boosts == []


def test_a_success_that_is_worth_less_is_given_up_only_for_a_better_chance() -> None:
    # 1 to 5 are worth 4 and 6 is worth 5: a reroll has a chance of 1/6 to gain, and cannot lose.
    worth = [0.0, 4.0, 4.0, 4.0, 4.0, 4.0, 5.0]
    assert dice(1, worth=worth).best(0) == pytest.approx(25 / 6)
    assert dice(1, worth=worth, rerolls=(S,)).best(0) == pytest.approx(5 / 6 * 25 / 6 + 5 / 6)


def test_the_chances_of_all_totals_add_up_to_one() -> None:
    found = dice(3, 2, worth=window(9, 11), per_die=(1, 0), rerolls=(S, BOTH), boosts=((M, 2),))
    totals = found.totals(0)
    assert sum(totals) == pytest.approx(1)
    assert sum(totals[9:12]) == pytest.approx(found.best(0))


def test_more_rerolls_than_can_help_are_ignored() -> None:
    found = dice(5, 5, worth=window(20, 21), per_die=(1, 0), rerolls=(S, S, BOTH, BOTH, BOTH, BOTH))
    assert (found.counts, found.spare) == ([2, 2], [0, 2])

    def position(both: int) -> int:
        return found.position(0, [5, 5, 0], [[], [], []], 0, [0, 2, 0, both, 0, 0, 0, 0])

    # Of the four rerolls for both, the last two are never used.
    assert (position(4), position(2), position(1)) == (found.start(0), position(0), position(0))
    assert position(3) not in (position(4), position(2))


def test_the_same_dice_are_computed_only_once() -> None:
    asked = ([2, 1, 0], [0, 0, 0], [S], reach(9))
    assert dice_solver(*asked, [], 1) is dice_solver(*asked, [], 1)
    assert dice_solver(*asked, [(S, 2)], 1) is not dice_solver(*asked, [], 1)


def test_only_the_lowest_faces_are_kept() -> None:
    faces = faces_of(2)
    number = 0
    for face in (5, 3, 4):
        number = faces.add[number * 7 + face]
    assert (faces.rows[number], faces.lowest(number)) == ((3, 4), 3)
    assert faces.rows[faces.drop[number * 7 + 3]] == (4,)
    assert faces.drop[number * 7 + 5] == -1
