"""Twin games: what is hidden shows in nothing that another seat sees, tries or hears (R16)."""

from __future__ import annotations

import pytest

from monsterlands import Game, SeededDealer
from support.knowledge import Twins, rich
from support.positions import position

pytestmark = pytest.mark.rule("R16.2")


def walks(owners: tuple[int, ...], tricks: str, confirm: str) -> set[str]:
    """Walk twin games at random, many times; return the questions that were asked while they differed."""
    met: set[str] = set()
    for seed in range(4):
        variants = "true" if seed % 2 else "false"
        one, two = (rich(tricks, confirm=confirm, variants=variants) for _ in range(2))
        twins = Twins(one, two, owners)
        twins.walk(SeededDealer(seed), 80, look=2)
        met |= twins.met
    return met


@pytest.mark.parametrize("confirm", ["[]", "[0, 1, 2]"])
@pytest.mark.parametrize("tricks", ["false", "true"])
@pytest.mark.parametrize("owners", [(0,), (0, 1, 2)])
def test_in_no_random_game_can_the_others_tell_what_is_hidden(
    owners: tuple[int, ...], tricks: str, confirm: str
) -> None:
    met = walks(owners, tricks, confirm)
    assert met >= {"turn", "assign", "load", "lodge", "overflow", "refill"}


# --- one difference at a time -----------------------------------------------------------------------

PAIR = """
[options]
tricks = {tricks}
confirm = {confirm}
[overrides.clan.limit]
traps = {limit}
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala"]
traps = {held}
gold = 60
pool = "{pool}"
[[clan.path]]
path = "a1"
mercenary = "Naiala"
traps = {laid}
[[clan]]
affinity = "water"
pool = "SSSS"
[table]
entrance = "Snailer"
lodge = ["strength-1", "strength-1", "magic-1", "magic-2", "magic-2", "strength-3"]
land_a = {{ header = "header-1a" }}
"""
DEFAULTS = {"tricks": "false", "confirm": [0, 1], "limit": 5, "pool": "SSSSSSMMP2"}

Traps = tuple[list[str], list[str]]
"""The traps that are held, and those on path a1."""


def pair(one: Traps, two: Traps, **values: object) -> Twins:
    """Begin with twins."""
    games = [
        position(PAIR.format(held=held, laid=laid, **{**DEFAULTS, **values})) for held, laid in (one, two)
    ]
    return Twins(games[0], games[1])


SAME = (["initial", "magic-1", "strength-1"], ["strength-2"])
"""Several kinds are held; the traps on the path are the same in both."""


def test_the_twins_of_these_tests_are_different_games() -> None:
    assert not pair(SAME, SAME).differ
    assert pair((["initial", "magic-1"], ["strength-1"]), (["initial", "strength-1"], ["magic-1"])).differ


def test_which_trap_lies_on_a_path_does_not_show() -> None:
    pair((["initial", "magic-1"], ["strength-1"]), (["initial", "strength-1"], ["magic-1"]))


def test_which_trap_is_loaded_does_not_show_at_any_step() -> None:
    twins = pair(SAME, SAME)
    twins.play("path a2", "member nuduru", ("load trap initial", "load trap magic-1"))
    twins.play(("load trap magic-1", "load trap strength-1"), "done", "end turn", "pawn-shop S", "done")
    assert twins.differ


def test_the_order_of_traps_does_not_show_with_the_trick_module() -> None:
    twins = pair(SAME, SAME, tricks="true")
    twins.play("path a2", "member nuduru", ("load trap initial", "load trap magic-1"))
    twins.play(("load trap magic-1", "load trap initial"), "done")
    assert twins.differ


def test_which_of_two_paths_a_trap_lies_on_does_not_show() -> None:
    twins = pair(SAME, SAME)
    twins.play("path a2", "member nuduru", ("load trap initial", "load trap magic-1"), "done", "end turn")
    twins.play("pawn-shop S", "done", "end turn")
    twins.play("path e1", ("load trap magic-1", "load trap initial"), "done")
    assert twins.differ


ONE_KIND = (["strength-1", "strength-1"], ["initial"])
TWO_KINDS = (["initial", "strength-1"], ["strength-1"])
"""The same traps in all; those left in the play area are of one kind, or of two."""


def test_what_to_load_is_asked_even_with_one_kind_of_trap() -> None:
    twins = pair(ONE_KIND, TWO_KINDS)
    twins.play("path a2", "member nuduru")
    assert twins.one.node.question == "load"
    twins.play("load trap strength-1", ("load trap strength-1", "load trap initial"))
    assert twins.differ


def test_a_mercenary_that_can_take_only_traps_to_the_entrance_is_asked_for_each() -> None:
    twins = pair(ONE_KIND, TWO_KINDS, pool="P2")
    twins.play("path e1", "member nuduru")
    assert [str(choice) for choice in twins.one.choices] == ["load trap strength-1"]
    twins.play(("load trap strength-1", "load trap initial"))
    assert twins.one.node.question == "load"
    twins.play("load trap strength-1")
    assert twins.one.node.question == "turn"
    assert twins.differ


def test_the_last_trap_is_asked_for_too() -> None:
    twins = pair((["magic-1"], ["initial"]), (["initial"], ["magic-1"]))
    twins.play("path a2", "member nuduru")
    assert twins.one.node.question == "load"
    twins.play(("load trap magic-1", "load trap initial"))


def test_a_trap_that_stays_home_does_not_show() -> None:
    twins = pair((["magic-1"], ["initial"]), (["initial"], ["magic-1"]))
    twins.play("path e2", "member nuduru", "die S", "done", "end turn")
    assert twins.differ


def test_which_trap_to_discard_is_asked_even_with_one_kind_of_trap() -> None:
    twins = pair(ONE_KIND, TWO_KINDS, limit=2)
    twins.play("lodge S", "buy strength-1", "done")
    assert twins.one.node.question == "overflow"
    assert len(twins.both[0].legal) == 1
    assert len(twins.both[1].legal) == 2
    twins.play("discard trap strength-1")
    assert twins.differ


HELD = ["strength-1", "strength-1", "strength-2", "strength-2"]


def test_a_discard_that_both_twins_could_make_shows_nothing_about_the_rest() -> None:
    twins = pair(([*HELD, "initial"], ["magic-1"]), ([*HELD, "magic-1"], ["initial"]))
    twins.play("lodge S", "buy strength-1", "buy magic-2", "done", "discard trap strength-2")
    assert (twins.one.node.question, twins.one.undo_barrier()) == ("overflow", "revealed")
    twins.play("discard trap strength-1", "lodge magic-1", "lodge magic-2")
    assert twins.differ


def test_a_discard_of_one_of_two_equal_traps_does_not_show_which_one_it_was() -> None:
    twins = pair(([*HELD, "initial"], ["magic-1"]), ([*HELD, "magic-1"], ["initial"]))
    twins.play("lodge S", "buy magic-1", "done", "discard trap magic-1")
    assert twins.differ
    rival = twins.one.view(1)
    dealt = {rival.redeal(SeededDealer(seed)).open_view().path("a1").traps for seed in range(40)}
    assert dealt == {("initial",), ("magic-1",), ("strength-1",), ("strength-2",)}


def test_taking_a_load_back_does_not_show_what_it_was() -> None:
    twins = pair(SAME, SAME)
    twins.play("path a2", "member nuduru", ("load trap initial", "load trap magic-1"))
    for game in twins.both:
        game.undo(seat=0)
    twins.look()
    assert not twins.differ
    twins.play("load trap strength-1", "done")


def test_a_load_may_be_taken_back_whatever_it_was() -> None:
    twins = pair(ONE_KIND, TWO_KINDS)
    twins.play("path a2", "member nuduru", ("load trap strength-1", "load trap initial"))
    assert [game.undo_barrier() for game in twins.both] == ["", ""]


def test_a_turn_ends_by_itself_in_both_games() -> None:
    twins = pair(ONE_KIND, TWO_KINDS, confirm=[1])
    twins.play("talent nuduru", "path a2", "member frunks", "load potion")
    twins.play("load trap strength-1", ("load trap strength-1", "load trap initial"), "done")
    assert twins.one.seat == 1


def test_errors_of_the_asked_seat_do_not_depend_on_what_others_hide() -> None:
    twins = pair(ONE_KIND, TWO_KINDS)
    twins.play("pawn-shop S", "done", "end turn")
    assert twins.one.seat == 1
    one, two = twins.both
    for choice in range(1489):
        assert refusal(one, choice) == refusal(two, choice)


def refusal(game: Game, choice: int) -> str:
    """Return the error that the asked seat gets for a choice, or nothing if it is accepted."""
    try:
        game.clone().apply(choice)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""
