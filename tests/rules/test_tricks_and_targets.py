"""What a revealed token does, whom a trick may target, and how the target cancels it (R11.2, R11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import asked, clan, clash, dice, happened, on, played
from support.games import path, spelled
from support.refusals import refused

MISSED = "attack 1 1 1 1"
STEAL = ["steal-any-1"]


def aimed(game: Game, *steps: str) -> list[tuple[object, object]]:
    """Play some steps, and list which path aimed a trick at which."""
    return [
        (event["path"], event["target"]) for event in happened(game, *steps) if event.kind == "trick-aimed"
    ]


# --- traps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.2a")
@pytest.mark.parametrize(
    ("trap", "total"),
    [
        ("initial", 3 + 2),
        ("strength-1", 3 + 2),
        ("shielded-strength-1", 3 + 2),
        ("strength-3", 3 + 6),
        ("shielded-strength-2", 3 + 4),
        ("strength-plus-2", 3 + 2),
        ("monster-plus-4", 3 + 4),
    ],
)
def test_a_revealed_trap_has_its_effect(trap: str, total: int) -> None:
    game = clash(clan("fire", on("a1", "Nuduru", dice="S", traps=[trap])), clan("water"))
    game.play("reveal", MISSED, "roll S", "roll S3")
    while "roll S" in spelled(game):
        game.play("roll S", "roll S2")
    assert game.open_view().attack_total == total


@pytest.mark.rule("R11.2a")
@pytest.mark.parametrize("trap", ["initial", "magic-1", "shielded-magic-1"])
def test_a_trap_needs_no_target_and_is_not_cancelled(trap: str) -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", dice="S", traps=[trap])), clan("water", on("a2", "Taron", defense=1))
    )
    assert aimed(game, "reveal") == []
    assert path(game, "a2").defense == 1
    assert len(path(game, "a1").dice) == 2
    assert game.node.question in ("remove-magic", "attack")


# --- adjacent paths ---------------------------------------------------------------------------------------


def three_clans(**tokens: list[str]) -> Game:
    """Begin with clans on a1, a2 and a4, as in the worked example, and some tokens there."""
    return clash(
        clan("fire", on("a1", "Nuduru", dice="SS", traps=tokens.get("a1", []))),
        clan("water", on("a2", "Taron", dice="MM", traps=tokens.get("a2", []))),
        clan("jungle", on("a4", "Korgo", dice="SS", traps=tokens.get("a4", []))),
    )


@pytest.mark.rule("R11.2b", "R1.10")
@pytest.mark.parametrize("here", ["a1", "a4"])
def test_the_outer_clans_of_the_worked_example_can_only_target_the_one_in_the_middle(here: str) -> None:
    game = three_clans(**{here: STEAL})
    assert aimed(game, "reveal") == [(here, "a2")]
    assert dice(game, here, "a2") == ["SSM", "M"]


@pytest.mark.rule("R11.2b", "R1.10")
@pytest.mark.parametrize(
    ("side", "target", "then"), [("left", "a1", ["S", "SMM", "SS"]), ("right", "a4", ["SS", "SMM", "S"])]
)
def test_the_clan_in_the_middle_chooses_between_both(side: str, target: str, then: list[str]) -> None:
    game = three_clans(a2=STEAL)
    game.play("reveal")
    assert (asked(game), game.seat, spelled(game)) == ("aim a2", 1, ["left", "right"])
    assert aimed(game, side) == [("a2", target)]
    assert dice(game, "a1", "a2", "a4") == then


@pytest.mark.rule("R11.2b")
def test_every_trick_of_a_path_has_a_target_of_its_own() -> None:
    game = three_clans(a2=["steal-any-1", "steal-strength-1"])
    assert aimed(game, "reveal", "left", "reveal", "right") == [("a2", "a1"), ("a2", "a4")]
    assert dice(game, "a1", "a2", "a4") == ["S", "SSMM", "S"]


@pytest.mark.rule("R11.2b", "R1.10")
def test_empty_paths_in_between_do_not_matter() -> None:
    game = clash(clan("fire", on("a1", "Nuduru", traps=STEAL)), clan("water", on("a4", "Taron", dice="SSS")))
    game.play("reveal")
    assert dice(game, "a1", "a4") == ["SS", "SS"]


@pytest.mark.rule("R11.2b")
def test_a_trick_may_target_a_path_of_its_owner() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", dice="SS"), on("a2", "Frunks", traps=STEAL)),
        clan("water", on("a3", "Taron", dice="SM")),
    )
    game.play("reveal")
    assert spelled(game) == ["left", "right"]
    game.play("left")
    assert dice(game, "a1", "a2", "a3") == ["S", "SM", "SM"]


@pytest.mark.rule("R11.2b")
def test_a_path_of_the_owner_may_be_the_only_target() -> None:
    game = clash(clan("fire", on("a1", "Nuduru", traps=STEAL), on("a4", "Frunks", dice="SS")), clan("water"))
    assert aimed(game, "reveal") == [("a1", "a4")]
    assert dice(game, "a1", "a4") == ["SS", "S"]


@pytest.mark.rule("R11.2b", "R1.10")
@pytest.mark.parametrize(("here", "there"), [("e1", "e2"), ("e2", "e1")])
def test_at_the_entrance_the_other_path_is_the_target(here: str, there: str) -> None:
    game = clash(
        clan("fire", on(here, "Nuduru", dice="S", traps=STEAL)),
        clan("water", on(there, "Taron", dice="MM")),
        entrance="Sckon",
    )
    assert aimed(game, "reveal") == [(here, there)]
    assert dice(game, here, there) == ["SM", "M"]


# --- no target --------------------------------------------------------------------------------------------

TRICKS = pytest.mark.parametrize("trick", ["steal-magic-1", "steal-strength-2", "steal-any-2", "divert-1"])


@pytest.mark.rule("R11.2c", "R11.1c")
@TRICKS
def test_without_a_target_a_trick_cannot_be_revealed_but_it_is_asked_about(trick: str) -> None:
    game = clash(clan("fire", on("a1", "Nuduru", traps=[trick])), clan("water"))
    assert (asked(game), game.seat, spelled(game)) == ("reveal a1", 0, ["keep"])
    refused(game, "reveal", "R11.2", "no-target")
    assert played(game, "keep") == ["reveal a1", "attack a1 4"]
    assert path(game, "a1").revealed == (False,)


@pytest.mark.rule("R11.2c")
@TRICKS
def test_alone_at_the_entrance_there_is_no_target(trick: str) -> None:
    game = clash(
        clan("fire", on("e2", "Nuduru", dice="S", traps=[trick])),
        clan("water", on("a1", "Taron", dice="SS")),
        entrance="Sckon",
        loot=["", "", "", ""],
        decks={"loot": []},
    )
    game.play(MISSED, "stop")
    assert (asked(game), spelled(game)) == ("reveal e2", ["keep"])
    refused(game, "reveal", "R11.2", "no-target")


@pytest.mark.rule("R11.2c", "R1.10")
def test_paths_of_the_other_land_and_of_missions_are_no_targets() -> None:
    game = clash(
        clan("fire", on("a4", "Nuduru", traps=STEAL)),
        clan("water", on("b1", "Taron"), on("c1", "Tortock", dice="S")),
        clan("jungle"),
        land_b={"land": "Kale", "header": "header-1b", "monster": "Moldo"},
        missions=["mission-2", "mission-1"],
    )
    game.play("no")
    assert (asked(game), spelled(game)) == ("reveal a4", ["keep"])
    refused(game, "reveal", "R11.2", "no-target")


@pytest.mark.rule("R11.2c")
def test_traps_beside_a_trick_without_a_target_can_be_revealed() -> None:
    game = clash(clan("fire", on("a1", "Nuduru", traps=["divert-2", "strength-1"])), clan("water"))
    game.play("keep")
    assert spelled(game) == ["reveal", "keep"]
    game.play("reveal")
    assert (path(game, "a1").revealed, path(game, "a1").dice) == ((False, True), "SS")


# --- cancelling -------------------------------------------------------------------------------------------


def robbed(*traps: str, **load: Any) -> Game:
    """Begin with tokens of seat 0 on a1, beside seat 1 on a2 with SMMM and whatever else is given."""
    return clash(
        clan("fire", on("a1", "Nuduru", dice="S", traps=[*traps])),
        clan("water", on("a2", "Taron", dice="SMMM", **load)),
    )


@pytest.mark.rule("R11.3a")
def test_the_target_is_asked_at_once() -> None:
    game = robbed("steal-magic-1", "strength-1", defense=1)
    game.play("reveal")
    assert (asked(game), game.seat, spelled(game)) == ("parry a1", 1, ["yes", "no"])
    assert dict(game.node.about)["target"] == "a2"
    assert dice(game, "a1", "a2") == ["S", "SMMM"], "nothing was stolen yet"


@pytest.mark.rule("R11.3a")
def test_a_cancelled_trick_does_nothing_and_costs_a_defense_token() -> None:
    game = robbed("steal-magic-2", "strength-1", defense=2)
    events = happened(game, "reveal", "yes")
    assert Event("parried", 1, (("path", "a2"),)) in events
    assert (dice(game, "a1", "a2"), path(game, "a2").defense) == (["S", "SMMM"], 1)
    assert asked(game) == "reveal a1"


@pytest.mark.rule("R11.3b")
def test_a_cancelled_trick_is_discarded() -> None:
    game = robbed("strength-1", "steal-magic-2", "strength-2", defense=1)
    game.play("keep", "reveal", "yes")
    there = path(game, "a1")
    assert (there.traps, there.revealed) == (("strength-1", "strength-2"), (False, False))
    view = game.open_view()
    assert view.discards["traps"] == ("steal-magic-2",)
    assert view.clan(0).owned_traps == ("strength-1", "strength-2")


@pytest.mark.rule("R11.3b", "R11.1b")
def test_after_a_cancelled_trick_the_next_token_is_asked_about() -> None:
    game = robbed("steal-magic-2", "strength-1", "strength-2", defense=1)
    game.play("reveal", "yes")
    turned = [event["trap"] for event in happened(game, "reveal", "reveal") if event.kind == "trap-revealed"]
    assert turned == ["strength-1", "strength-2"]
    assert (path(game, "a1").dice, asked(game)) == ("SSSS", "attack a1 4")


@pytest.mark.rule("R11.3a")
def test_the_target_need_not_cancel() -> None:
    game = robbed("steal-magic-2", defense=1)
    game.play("reveal", "no")
    assert (dice(game, "a1", "a2"), path(game, "a2").defense) == (["SMM", "SM"], 1)
    assert (path(game, "a1").traps, path(game, "a1").revealed) == (("steal-magic-2",), (True,))
    assert game.open_view().discards["traps"] == ()


@pytest.mark.rule("R11.3a")
def test_every_trick_needs_a_defense_token_of_its_own() -> None:
    game = robbed("steal-magic-1", "steal-magic-1", "steal-magic-1", defense=2)
    met = played(game, "reveal", "yes", "reveal", "yes", "reveal")
    assert met == ["reveal a1", "parry a1", "reveal a1", "parry a1", "reveal a1", "remove-magic a1"]
    assert (dice(game, "a1", "a2"), path(game, "a2").defense) == (["SM", "SMM"], 0)


@pytest.mark.rule("R11.3a", "R7.7")
def test_a_defense_token_that_cancelled_a_trick_cannot_be_used_in_the_battle() -> None:
    game = robbed("steal-magic-2", defense=1)
    game.play("reveal", "yes", MISSED, "stop", "done", "attack 3 1 1 1")
    assert spelled(game) == ["defend potion", "take hits"], "the potion is from the path"


@pytest.mark.rule("R11.3a")
def test_without_a_defense_token_the_target_is_not_asked() -> None:
    game = robbed("steal-magic-1")
    assert played(game, "reveal") == ["reveal a1", "remove-magic a1"]
    assert dice(game, "a1", "a2") == ["SM", "SMM"]


@pytest.mark.rule("R11.3a")
def test_a_defense_token_of_another_path_does_not_help() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=STEAL)),
        clan("water", on("a2", "Taron", dice="MM"), on("a3", "Tortock", defense=2)),
    )
    assert played(game, "reveal") == ["reveal a1", "remove-magic a1"]
    assert (dice(game, "a1", "a2"), path(game, "a3").defense) == (["SM", "M"], 2)


@pytest.mark.rule("R11.3a")
def test_a_defense_token_of_the_play_area_does_not_help() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=STEAL)), clan("water", on("a2", "Taron", dice="MM"), defense=3)
    )
    assert played(game, "reveal") == ["reveal a1", "remove-magic a1"]
    assert (dice(game, "a1", "a2"), game.open_view().clan(1).defense) == (["SM", "M"], 3)


@pytest.mark.rule("R11.3c")
def test_defense_talents_and_potions_do_not_help() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=STEAL)),
        clan("jungle", on("a4", "Wondou", dice="SS", potions=1), hired=("Wondou",)),
    )
    assert played(game, "reveal") == ["reveal a1", "attack a1 4"], "neither Wondou's two nor the path's"
    assert (dice(game, "a1", "a4"), path(game, "a4").potions) == (["SS", "S"], 1)


@pytest.mark.rule("R11.3a")
def test_a_clan_may_cancel_its_own_trick_on_its_own_path() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", traps=STEAL), on("a4", "Frunks", dice="SS", defense=1)), clan("water")
    )
    game.play("reveal")
    assert (asked(game), game.seat) == ("parry a1", 0)
    game.play("yes")
    assert (dice(game, "a1", "a4"), path(game, "a4").defense) == (["S", "SS"], 0)


@pytest.mark.rule("R11.3a")
def test_of_two_neighbours_only_the_target_is_asked() -> None:
    game = clash(
        clan("fire", on("a2", "Nuduru", traps=STEAL)),
        clan("water", on("a1", "Taron", dice="SS", defense=1)),
        clan("jungle", on("a3", "Korgo", dice="SM", defense=1)),
    )
    game.play("reveal", "right")
    assert (asked(game), game.seat) == ("parry a2", 2)
    game.play("yes")
    assert [path(game, name).defense for name in ("a1", "a3")] == [1, 0]


@pytest.mark.rule("R11.3a", "R11.5")
def test_a_trick_that_diverts_can_be_cancelled_too() -> None:
    game = robbed("divert-2", defense=1)
    assert played(game, "reveal", "yes") == ["reveal a1", "parry a1", "attack a1 4"]
    assert (path(game, "a1").traps, game.open_view().discards["traps"]) == ((), ("divert-2",))


@pytest.mark.rule("R11.3a")
def test_tricks_are_cancelled_at_the_entrance_as_well() -> None:
    game = clash(
        clan("fire", on("e1", "Nuduru", dice="S", traps=STEAL)),
        clan("water", on("e2", "Taron", dice="S", defense=1)),
        entrance="Sckon",
    )
    game.play("reveal")
    assert (asked(game), game.seat) == ("parry e1", 1)
    game.play("yes")
    assert (dice(game, "e1", "e2"), path(game, "e2").defense) == (["S", "S"], 0)
