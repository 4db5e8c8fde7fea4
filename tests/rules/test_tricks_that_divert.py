"""Tricks that divert attack dice: how many, in which order, at whom, and when not (R11.5, R7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import asked, clan, clash, happened, hits, on, played
from support.games import path, spelled
from support.refusals import refused

MISSED = "attack 1 1 1 1"


def diverting(*traps: str, monster: str = "Krinx", target: dict[str, Any] | None = None) -> Game:
    """Reveal tokens of seat 0 on a1, with Taron of seat 1 on a3, and go on to the first attack."""
    neighbour = target or clan("water", on("a3", "Taron", dice="SM"))
    game = clash(clan("fire", on("a1", "Nuduru", traps=[*traps])), neighbour, monster=monster)
    game.play(*["reveal"] * len(traps))
    return game


def diverted(events: list[Event]) -> list[tuple[object, object, object]]:
    """List the diverted dice: from which path, to which path, how many."""
    return [(event["path"], event["target"], event["dice"]) for event in events if event.kind == "diverted"]


# --- how many ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.5a")
@pytest.mark.parametrize(
    ("trick", "amounts"),
    [("divert-1", ["amount 0", "amount 1"]), ("divert-2", ["amount 0", "amount 1", "amount 2"])],
)
def test_a_trick_may_divert_up_to_its_number_of_dice(trick: str, amounts: list[str]) -> None:
    game = diverting(trick)
    assert (asked(game), game.seat, spelled(game)) == ("deflect a1", 0, amounts)


@pytest.mark.rule("R11.5a")
@pytest.mark.parametrize("trick", ["divert-1", "divert-2"])
def test_all_dice_may_stay_in_the_attack(trick: str) -> None:
    game = diverting(trick)
    assert played(game, "amount 0") == ["deflect a1", "attack a1 4"]


@pytest.mark.rule("R11.5a", "R7.6b")
@pytest.mark.parametrize(
    ("amount", "there", "faces", "here"),
    [(1, "attack a3 1", "attack 1", "attack a1 3"), (2, "attack a3 2", "attack 1 1", "attack a1 2")],
)
def test_diverted_dice_are_rolled_at_the_target_and_leave_the_attack(
    amount: int, there: str, faces: str, here: str
) -> None:
    game = diverting("divert-2")
    met = played(game, f"amount {amount}", "done", faces)
    assert met == ["deflect a1", "remove-magic a3", there, here]


@pytest.mark.rule("R11.5a")
def test_more_than_the_trick_allows_cannot_be_diverted() -> None:
    refused(diverting("divert-1"), "amount 2", "R11.5", "too-many", most=1)
    refused(diverting("divert-2"), "amount 3", "R11.5", "too-many", most=2)


@pytest.mark.rule("R11.5a")
def test_no_more_dice_are_diverted_than_the_attack_has() -> None:
    game = diverting("divert-2", "divert-2", monster="Gator")  # 3 attack dice
    game.play("amount 2", "done", "attack 1 1")
    assert (asked(game), spelled(game)) == ("deflect a1", ["amount 0", "amount 1"])
    refused(game, "amount 2", "R11.5", "too-many", most=1)
    assert played(game, "amount 1", "done", "attack 1")[-1] == "fight a1", "nothing is left of the attack"


@pytest.mark.rule("R11.5a")
def test_without_dice_left_nothing_more_is_asked() -> None:
    game = diverting("divert-2", "divert-1", "divert-2", monster="Gator")
    met = played(game, "amount 2", "done", "attack 1 1", "amount 1", "done", "attack 1")
    assert [question for question in met if question == "deflect a1"] == ["deflect a1", "deflect a1"]
    assert met[-1] == "fight a1"


# --- hits at the target -----------------------------------------------------------------------------------


@pytest.mark.rule("R11.5a", "R7.6b")
def test_diverted_dice_hit_the_target_and_not_the_owner() -> None:
    game = diverting("divert-2")
    assert hits(game, "amount 2", "done", "attack 3 2") == [("a3", 1)]
    assert hits(game, "attack 1 1") == []
    clans = game.open_view().clans
    assert [clan.wounded for clan in clans] == [(), ("Taron",)]


@pytest.mark.rule("R11.5a", "R7.8")
def test_two_diverted_dice_can_kill_an_unwounded_target() -> None:
    game = diverting("divert-2")
    game.play("amount 2", "done", "attack 3 6")
    of = game.open_view().clan(1)
    assert (of.mercenaries, of.reputation, path(game, "a3").mercenary) == (("Tortock",), 0, None)
    assert path(game, "a3").dice == ""
    assert asked(game) == "attack a1 2", "the dice stay off the attack"


@pytest.mark.rule("R7.6b", "R11.5a")
def test_the_target_removes_magic_dice_of_its_own_one_for_each_die() -> None:
    game = diverting("divert-2", target=clan("water", on("a2", "Taron", dice="MMM")))
    game.play("amount 2")
    assert (asked(game), game.seat) == ("remove-magic a2", 1)
    assert played(game, "remove magic", "remove magic")[1:] == ["remove-magic a2", "attack a1 2"]
    assert path(game, "a2").dice == "M", "one magic die for one attack die"


@pytest.mark.rule("R7.6b", "R11.5a")
def test_magic_dice_of_the_owner_do_not_help_the_target() -> None:
    game = clash(
        clan("fire", on("a2", "Nuduru", dice="MM", traps=["divert-1"])),
        clan("water", on("a4", "Taron", dice="SS")),
    )
    met = played(game, "reveal", "amount 1", "attack 1")
    assert met == ["reveal a2", "deflect a2", "attack a4 1", "remove-magic a2"]


@pytest.mark.rule("R7.6b", "R7.7")
def test_the_target_defends_with_talents_tokens_and_potions_of_its_own() -> None:
    game = clash(
        clan("fire", on("a1", "Zondu", traps=["divert-2", "divert-2"], defense=1), hired=("Zondu",)),
        clan("jungle", on("a4", "Purkas", defense=1, potions=1)),
    )
    game.play("reveal", "no", "reveal", "no", "amount 2", "attack 3 3")
    assert (asked(game), game.seat) == ("defend a4", 1)
    assert spelled(game) == ["defend talent", "defend token", "defend potion", "take hits"]
    game.play("defend token", "defend potion")
    assert (path(game, "a4").defense, path(game, "a4").potions) == (0, 0)
    game.play("amount 2", "attack 3 3", "defend talent", "defend talent")
    assert game.open_view().clan(1).wounded == (), "Purkas and the path have one talent each"
    assert path(game, "a1").defense == 1


@pytest.mark.rule("R7.6b", "R7.7")
def test_defenses_of_the_owner_do_not_help_the_target() -> None:
    game = clash(
        clan("fire", on("a1", "Zondu", traps=["divert-1"], defense=2), hired=("Zondu",)),
        clan("water", on("a3", "Taron", dice="SM")),
    )
    game.play("reveal", "amount 1", "done", "attack 3")
    assert (game.open_view().clan(1).wounded, path(game, "a1").defense) == (("Taron",), 2)


@pytest.mark.rule("R11.5a", "R11.2")
def test_dice_may_be_diverted_to_a_path_of_the_owner() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["divert-1"]), on("a4", "Frunks", defense=1)), clan("water")
    )
    game.play("reveal", "no", "amount 1", "attack 3")
    assert (asked(game), game.seat) == ("defend a4", 0)
    game.play("take hits")
    assert game.open_view().clan(0).wounded == ("Frunks",)


# --- extra hits -------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.7", "R11.5a")
@pytest.mark.parametrize(("monster", "left"), [("Warkors", "attack 1 1"), ("Snagnus", "attack 1 1 1 1")])
def test_the_extra_hit_of_a_monster_is_not_diverted(monster: str, left: str) -> None:
    game = diverting("divert-2", monster=monster)
    assert hits(game, "amount 2", "done", "attack 3 1") == [("a3", 1)]
    assert hits(game, left) == [("a1", 1)]


@pytest.mark.rule("R7.7", "R11.5a")
def test_the_extra_hit_comes_even_if_all_dice_were_diverted() -> None:
    game = diverting("divert-2", "divert-2", monster="Warkors")
    assert hits(game, "amount 2", "done", "attack 1 1", "amount 2", "done", "attack 1 1") == [("a1", 1)]
    assert [clan.wounded for clan in game.open_view().clans] == [("Nuduru",), ()]


# --- the target -------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.5b")
@pytest.mark.parametrize(("side", "target"), [("left", "a1"), ("right", "a4")])
def test_dice_go_to_the_target_that_was_chosen_when_the_trick_was_revealed(side: str, target: str) -> None:
    game = clash(
        clan("fire", on("a3", "Nuduru", traps=["divert-1"])),
        clan("water", on("a1", "Taron")),
        clan("jungle", on("a4", "Korgo")),
    )
    game.play("reveal", side)
    assert path(game, "a3").targets == (target,)
    game.play(MISSED, "stop")
    events = happened(game, "amount 1", "attack 3")
    assert diverted(events) == [("a3", target, 1)]


@pytest.mark.rule("R11.5b", "R7.6c")
def test_with_a_target_that_died_in_its_own_battle_the_dice_stay_in_the_attack() -> None:
    game = clash(
        clan("fire", on("a3", "Nuduru", dice="SM", traps=["divert-2"])),
        clan("water", on("a1", "Taron"), wounded=["Taron"]),
        clan("jungle", on("a4", "Korgo")),
    )
    game.play("reveal", "left", "attack 3 1 1 1")
    assert (path(game, "a1").mercenary, asked(game)) == (None, "remove-magic a3")
    assert played(game, "done") == ["remove-magic a3", "attack a3 4"], "Korgo was not chosen"


@pytest.mark.rule("R11.5b", "R7.6c")
def test_with_a_target_that_the_first_trick_killed_the_second_diverts_nothing() -> None:
    game = diverting(
        "divert-1", "divert-2", target=clan("water", on("a3", "Taron", dice="SM"), wounded=["Taron"])
    )
    assert played(game, "amount 1", "done", "attack 3")[-1] == "attack a1 3"


@pytest.mark.rule("R11.5b", "R7.6c")
def test_with_a_target_killed_by_the_die_that_hits_everybody_the_dice_stay_in_the_attack() -> None:
    game = diverting("divert-2", monster="Sporus", target=clan("water", on("a3", "Taron"), wounded=["Taron"]))
    assert played(game, "attack 3") == ["attack 1", "attack a1 4"]


@pytest.mark.rule("R11.5b", "R7.6c")
def test_with_a_target_that_died_after_its_own_attack_the_dice_stay_in_the_attack() -> None:
    game = clash(
        clan("fire", on("a4", "Nuduru", traps=["divert-2"], defense=1)),
        clan("water", on("a3", "Taron", dice="SM"), wounded=["Taron"]),
        monster="Sporus",
    )
    game.play("reveal", "attack 1", "done", MISSED, "roll S", "roll S1", "stop", "attack 3", "defend token")
    assert (path(game, "a3").mercenary, path(game, "a3").rolled) == (None, "S1")
    assert asked(game) == "attack a4 4"


@pytest.mark.rule("R11.5b", "R7.6a")
def test_if_the_die_that_hits_everybody_kills_the_owner_nothing_is_diverted() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["divert-2"]), wounded=["Nuduru"]),
        clan("water", on("a4", "Taron")),
        monster="Sporus",
    )
    game.play("reveal", "attack 3", "defend talent")
    assert (path(game, "a1").mercenary, asked(game)) == (None, "attack 1"), "the attack on a4 comes next"


@pytest.mark.rule("R11.5b", "R1.10")
@pytest.mark.parametrize(("here", "there"), [("e1", "e2"), ("e2", "e1")])
def test_at_the_entrance_dice_go_to_the_other_path(here: str, there: str) -> None:
    game = clash(
        clan("fire", on(here, "Nuduru", dice="S", traps=["divert-2"])),
        clan("water", on(there, "Taron", dice="S")),
        entrance="Sckon",
    )
    game.play("reveal")
    if here == "e2":
        game.play("attack 1 1 1", "stop")
    assert hits(game, "amount 2", "attack 3 1") == [(there, 1)]


# --- when, and in which order -----------------------------------------------------------------------------


@pytest.mark.rule("R7.6b", "R11.5a")
def test_tricks_divert_from_top_to_bottom_then_ginova_then_magic_is_removed() -> None:
    game = clash(
        clan(
            "water",
            on("a2", "Ginova", dice="M", traps=["divert-1", "strength-1", "divert-2"]),
            hired=("Ginova",),
        ),
        clan("fire", on("a1", "Nuduru")),
        clan("jungle", on("a4", "Drapis"), hired=("Drapis",)),
        monster="Abysur",
    )
    game.play("reveal", "right", "reveal", "reveal", "left", "attack 1 1 1 1 1", "stop")
    events: list[Event] = []
    met = []
    for step in ("amount 1", "attack 1", "amount 2", "attack 1 1", "right", "attack 1", "remove magic"):
        met.append(asked(game))
        events += happened(game, step)
    assert met == [
        "deflect a2",
        "attack a4 1",
        "deflect a2",
        "attack a1 2",
        "divert a2",
        "attack a4 1",
        "remove-magic a2",
    ]
    assert diverted(events) == [("a2", "a4", 1), ("a2", "a1", 2), ("a2", "a4", 1)]
    assert asked(game) == "fight a2", "5 dice: 1, 2 and 1 diverted, 1 removed"


@pytest.mark.rule("R7.6b", "R11.5a")
def test_ginova_has_nothing_to_divert_if_her_tricks_took_all_dice() -> None:
    game = clash(
        clan("water", on("a1", "Ginova", traps=["divert-2", "divert-2"]), hired=("Ginova",)),
        clan("fire", on("a4", "Frunks", dice="SS")),
    )
    game.play("reveal", "reveal", "amount 2", "attack 1 1", "amount 2", "attack 1 1")
    assert asked(game) == "fight a1"


@pytest.mark.rule("R11.5b", "R11.3")
def test_after_a_cancelled_trick_the_others_keep_their_targets() -> None:
    game = clash(
        clan("fire", on("a3", "Nuduru", traps=["divert-1", "steal-any-1", "divert-2"])),
        clan("water", on("a1", "Taron")),
        clan("jungle", on("a4", "Korgo", defense=1)),
    )
    game.play("reveal", "left", "reveal", "right", "yes", "reveal", "left")
    assert (path(game, "a3").traps, path(game, "a3").targets) == (("divert-1", "divert-2"), ("a1", "a1"))
    game.play(MISSED, "stop")
    assert spelled(game) == ["amount 0", "amount 1"]
    assert diverted(happened(game, "amount 1", "attack 1", "amount 2")) == [("a3", "a1", 1), ("a3", "a1", 2)]


@pytest.mark.rule("R7.6a", "R11.5a")
def test_the_die_that_hits_everybody_comes_before_diverted_ones() -> None:
    game = diverting("divert-1", monster="Sporus")
    assert played(game, "attack 1") == ["attack 1", "deflect a1"]


@pytest.mark.rule("R11.5a")
def test_a_trick_diverts_only_what_attacks_its_own_path() -> None:
    game = clash(
        clan("fire", on("a3", "Nuduru", dice="SM", traps=["divert-2"])), clan("water", on("a1", "Taron"))
    )
    assert played(game, "reveal", MISSED, "stop") == ["reveal a3", "attack a1 4", "fight a1", "deflect a3"]


@pytest.mark.rule("R11.5a", "R11.6")
def test_a_kept_trick_diverts_nothing() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=["divert-2"])), clan("water", on("a3", "Taron", dice="SM"))
    )
    assert played(game, "keep") == ["reveal a1", "attack a1 4"]


@pytest.mark.rule("R11.5a")
def test_the_diverted_dice_do_not_weaken_the_next_attack() -> None:
    game = diverting("divert-2")
    game.play("amount 2", "done", "attack 1 1", "attack 1 1", "stop")
    assert played(game, "done") == ["remove-magic a3", "attack a3 4"]
