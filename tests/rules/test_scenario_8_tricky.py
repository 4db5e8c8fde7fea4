"""R13.7, scenario 8: Madhala lays tokens of the trick module on land paths and turns all of them up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from monsterlands import BadPosition, Event, Game, Options
from support.adventures import asked, clan, happened, kinds, on
from support.games import dealt, finished, go, path, spelled
from support.positions import as_toml, position

LAND = {"land": "Yuha", "header": "header-6a", "monster": "Krinx"}  # a1 S, a2 SM, a3 SS, a4 M
TRICKY = Options(players=1, scenario=8, affinity="fire")
MODULE = {
    "shielded-strength-1": 2, "shielded-strength-2": 1, "shielded-magic-1": 2, "shielded-magic-2": 1,
    "steal-magic-1": 3, "steal-magic-2": 2, "steal-strength-1": 3, "steal-strength-2": 2,
    "steal-any-1": 2, "steal-any-2": 2, "divert-1": 2, "divert-2": 2,
}  # fmt: skip


def tricky(own: dict[str, Any], **table: Any) -> Game:
    """Begin somewhere in scenario 8, on Tutorial."""
    text = as_toml({"options": {"scenario": 8, "difficulty": "tutorial"}, "clan": [own]})
    return position(text, **{"land_a": LAND, **table})


def clash(*paths: dict[str, Any], madhala: tuple[str, ...], **table: Any) -> Game:
    """Begin the adventure with mercenaries of the fire clan and tokens of Madhala on land A."""
    return tricky(clan("fire", *paths), phase="adventure", madhala=[*madhala], **table)


def between(left: str, right: str, **load: Any) -> Game:
    """Begin with Madhala on a2, and dice of the player on a1 and a3; all other things lie on a1."""
    return clash(on("a1", "Nuduru", dice=left, **load), on("a3", "Frunks", dice=right), madhala=("a2",))


def pile(game: Game) -> dict[str, int]:
    """Return the tokens that she may turn up next, and how many there are of each."""
    assert game.node.question == "token"
    return {str(outcome).removeprefix("token "): outcome.weight for outcome in game.outcomes}


def aims(told: list[Event]) -> list[object]:
    """Return the targets of her tricks."""
    return [event["target"] for event in told if event.kind == "trick-aimed"]


def stolen(told: list[Event]) -> str:
    """Return the colours of the dice that were stolen, in order."""
    return "".join(str(event["colour"]) for event in told if event.kind == "die-stolen")


# --- her pile -------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7h", "R16.1")
def test_her_pile_is_the_24_tokens_of_the_module() -> None:
    game = clash(on("a1", "Nuduru"), madhala=("a2",))
    assert pile(game) == MODULE
    assert sum(MODULE.values()) == 24


@pytest.mark.rule("R13.7h")
def test_a_token_that_lies_there_is_not_turned_up_again() -> None:
    game = clash(on("a1", "Nuduru"), madhala=("a2",))
    game.play("token shielded-magic-2")
    assert pile(game) == {kind: count for kind, count in MODULE.items() if kind != "shielded-magic-2"}


@pytest.mark.rule("R13.7h", "R10.1")
def test_after_the_round_her_tokens_are_in_the_discards() -> None:
    game = clash(on("a1", "Nuduru"), madhala=("a2",), loot=[""] * 4, decks={"loot": []})
    game.play("token divert-1", "token shielded-magic-2", "attack 1 1 1 1", "stop")
    assert game.view(0).phase == "clean-up"
    assert game.view(0).discards["traps"] == ("shielded-magic-2", "divert-1")


@pytest.mark.rule("R13.7h")
def test_when_her_pile_is_empty_it_is_refilled_from_her_own_discards() -> None:
    game = clash(
        on("a1", "Nuduru"),
        madhala=("a2",),
        decks={"traps": ["magic-1", "divert-2"]},
        discards={"traps": ["magic-2", "divert-1", "steal-any-1", "strength-1"]},
    )
    assert pile(game) == {"divert-2": 1}
    game.play("token divert-2")
    assert pile(game) == {"divert-1": 1, "steal-any-1": 1}
    game.play("token divert-1")
    view = game.view(0)
    assert view.decks["traps"] == ("magic-1", "steal-any-1")
    assert view.discards["traps"] == ("strength-1", "magic-2"), "those of the Lodge stay"


@pytest.mark.rule("R13.7h")
def test_with_pile_and_discards_empty_she_turns_up_no_more_tokens() -> None:
    game = clash(
        on("a1", "Nuduru"), madhala=("a2",), decks={"traps": ["magic-1"]}, discards={"traps": ["divert-2"]}
    )
    game.play("token divert-2")
    assert asked(game) == "attack a1 4"
    assert path(game, "a2").traps == ("divert-2",)


@pytest.mark.rule("R13.7h", "R5.8")
def test_the_lodge_is_refilled_only_with_its_own_discards() -> None:
    game = tricky(
        clan("fire", pool="S", gold=20),
        lodge=["magic-1", "magic-2", "", "", "", ""],
        decks={"traps": ["steal-any-1"]},
        discards={"traps": ["divert-1", "strength-1"]},
    )
    game.play("lodge S", "buy magic-1", "done")
    assert [str(outcome) for outcome in game.outcomes] == ["lodge strength-1"]
    game.deal("lodge strength-1")
    view = game.view(0)
    assert view.lodge == ("strength-1", "magic-2", "", "", "", "")
    assert (view.decks["traps"], view.discards["traps"]) == (("steal-any-1",), ("divert-1",))


@pytest.mark.rule("R13.7h")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_whole_game_the_lodge_sells_none_of_her_tokens_and_none_is_lost(seed: int) -> None:
    assert not {*dealt(TRICKY, seed).view(0).lodge} & {*MODULE}
    view = finished(TRICKY, seed).view(0)
    assert not {*view.lodge, *view.clan(0).owned_traps} & {*MODULE}
    hers = Counter(trap for trap in (*view.decks["traps"], *view.discards["traps"]) if trap in MODULE)
    assert hers == MODULE


@pytest.mark.rule("R13.7h")
def test_the_player_cannot_have_tokens_of_the_module() -> None:
    with pytest.raises(BadPosition, match="in solo play only Madhala has such tokens"):
        tricky(clan("fire", traps=["divert-1"]))


# --- taking a path --------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7h", "R13.3")
@pytest.mark.parametrize(("yellow", "name"), [(1, "a1"), (2, "a2"), (3, "a3"), (4, "a4")])
def test_she_puts_two_tokens_on_a_land_path(yellow: int, name: str) -> None:
    game = tricky(clan("fire", pool="SS"))
    game.play("pawn-shop S", "done", "end turn", f"madhala 5 {yellow}")
    taken = game.view(0).path(name)
    assert (taken.mercenary, len(taken.traps)) == ("madhala", 2)


@pytest.mark.rule("R13.7h", "R13.3")
@pytest.mark.parametrize(("yellow", "name"), [(5, "m1"), (6, "c1")])
def test_she_puts_none_on_a_mission(yellow: int, name: str) -> None:
    game = tricky(clan("fire", pool="SS"))
    game.play("pawn-shop S", "done", "end turn", f"madhala 5 {yellow}")
    taken = game.view(0).path(name)
    assert (taken.mercenary, taken.traps) == ("madhala", ())


@pytest.mark.rule("R16.3", "R13.7h")
@pytest.mark.parametrize("watcher", [0, None])
def test_nobody_knows_her_tokens_before_they_are_turned_up(watcher: int | None) -> None:
    game = clash(on("a1", "Nuduru"), on("a4", "Frunks"), madhala=("a2", "a3"))
    assert [game.view(watcher).path(name).traps for name in ("a2", "a3")] == [(None, None)] * 2
    game.play("token divert-1")
    assert game.view(watcher).path("a2").traps == ("divert-1", None)
    assert game.view(watcher).path("a2").revealed == (True, False)
    assert game.view(watcher).path("a3").traps == (None, None)


# --- revealing ------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7h", "R11.1")
def test_she_reveals_all_her_tokens_path_by_path_from_left_to_right() -> None:
    game = clash(
        on("a1", "Nuduru", traps=["strength-1"]), on("a3", "Frunks", traps=["magic-1"]), madhala=("a2", "a4")
    )
    steps = ("keep", "token divert-1", "token divert-1", "keep", "token divert-2")
    told = happened(game, *steps)
    assert [event["path"] for event in told if event.kind == "token-kept"] == ["a1", "a3"]
    assert [event["path"] for event in told if event.kind == "trap-revealed"] == ["a2", "a2", "a4"]
    game.play("token divert-2")
    assert game.node.question == "attack"


@pytest.mark.rule("R13.7h", "R11.1")
def test_the_player_is_asked_for_each_trap_from_top_to_bottom() -> None:
    game = clash(on("a1", "Nuduru", traps=["strength-1", "initial"]), madhala=())
    assert (game.node.question, dict(game.node.about)) == ("reveal", {"path": "a1", "slot": 0})
    assert spelled(game) == ["reveal", "keep"]
    game.play("keep", "reveal")
    assert path(game, "a1").revealed == (False, True)
    assert path(game, "a1").dice == "SS", "only the second brings a die"


@pytest.mark.rule("R13.7h", "R11.1", "R8.11")
def test_the_player_is_asked_at_the_entrance_too() -> None:
    own = clan("fire", on("e1", "Nuduru", dice="S", traps=["strength-1"]))
    game = tricky(own, phase="adventure", entrance="Gator")
    assert asked(game) == "reveal e1"


@pytest.mark.rule("R13.7h", "R11.6", "R8.5")
def test_a_trap_that_was_kept_still_makes_a_capture_possible() -> None:
    game = clash(on("a1", "Nuduru", dice="SS", traps=["strength-3"]), madhala=())
    game.play("keep", "attack 1 1 1 1", "roll all")
    assert "captured" in kinds(happened(game, "roll S6 S4"))


@pytest.mark.rule("R13.7h", "R6.3")
def test_the_player_chooses_the_order_of_the_traps_on_a_path() -> None:
    game = tricky(clan("fire", pool="SS", traps=["strength-1", "magic-1"]))
    go(game, "a1", "die S", "load trap magic-1", "load trap strength-1")
    assert path(game, "a1").traps == ("magic-1", "strength-1")


@pytest.mark.rule("R13.7h", "R11.2")
def test_her_shielded_traps_bring_dice_to_her_path_and_take_none() -> None:
    game = between("SS", "SS")
    told = happened(game, "token shielded-magic-2", "token shielded-strength-1")
    assert (aims(told), stolen(told)) == ([], "")
    assert [path(game, name).dice for name in ("a1", "a2", "a3")] == ["SS", "SMM", "SS"]


# --- where a trick is aimed -----------------------------------------------------------------------------


@pytest.mark.rule("R13.7h")
@pytest.mark.parametrize(
    ("token", "left", "right", "target"),
    [
        ("steal-strength-2", "SS", "SS", "a1"),
        ("steal-strength-2", "S", "SS", "a3"),
        ("steal-strength-2", "SS", "SSSS", "a1"),  # it can take two of each
        ("steal-strength-1", "S", "SSSS", "a1"),
        ("steal-strength-2", "SMMM", "SS", "a3"),  # magic dice do not count
        ("steal-magic-1", "SSSS", "SSM", "a3"),
        ("steal-magic-2", "SM", "SSMM", "a3"),
        ("steal-any-2", "S", "SSM", "a3"),
        ("steal-any-2", "SM", "SSMM", "a1"),
        ("steal-any-1", "S", "SSMM", "a1"),
    ],
)
def test_a_trick_targets_the_neighbour_from_whom_it_can_take_more_or_the_left_one_if_equal(
    token: str, left: str, right: str, target: str
) -> None:
    told = happened(between(left, right), f"token {token}")
    assert aims(told) == [target]
    assert {event["target"] for event in told if event.kind == "die-stolen"} == {target}


@pytest.mark.rule("R13.7h", "R11.4")
def test_dice_of_the_players_traps_count_and_can_be_stolen() -> None:
    game = between("S", "SS", traps=["strength-2"])
    game.play("reveal")
    told = happened(game, "token steal-strength-2")
    assert (aims(told), stolen(told)) == (["a1"], "SS")
    assert path(game, "a1").dice == "S"


@pytest.mark.rule("R13.7h", "R11.1")
def test_dice_of_traps_to_her_right_do_not_count_yet() -> None:
    game = clash(on("a3", "Nuduru", traps=["magic-2"]), madhala=("a1",))
    assert aims(happened(game, "token steal-magic-2")) == []


@pytest.mark.rule("R13.7h", "R1.10")
def test_she_does_not_reach_beyond_a_path_of_her_own() -> None:
    game = clash(on("a3", "Nuduru", dice="SSSS"), madhala=("a1", "a2"))
    assert aims(happened(game, "token steal-strength-1", "token steal-strength-1")) == []
    assert aims(happened(game, "token steal-strength-2")) == ["a3"]


@pytest.mark.rule("R13.7h")
def test_she_does_not_steal_from_herself() -> None:
    game = clash(on("a1", "Nuduru", dice="SS"), on("a4", "Frunks", dice="M"), madhala=("a2", "a3"))
    game.play("token steal-strength-2", "token divert-1")
    assert path(game, "a2").dice == "SS"
    assert aims(happened(game, "token steal-strength-2")) == []


@pytest.mark.rule("R13.7h")
@pytest.mark.parametrize("token", ["steal-magic-1", "steal-magic-2", "divert-1", "divert-2"])
def test_a_trick_that_finds_nothing_does_nothing_and_nobody_is_asked(token: str) -> None:
    game = between("SS", "SS", defense=1)
    told = happened(game, f"token {token}")
    assert kinds(told)[-1] == "trap-revealed"
    assert (game.node.question, dict(game.node.about)) == ("token", {"path": "a2", "slot": 1})
    assert path(game, "a1").defense == 1


# --- what is stolen -------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7h", "R11.4")
@pytest.mark.parametrize(
    ("token", "dice", "colours", "left"),
    [
        ("steal-any-1", "SSM", "S", "SM"),
        ("steal-any-1", "SMM", "M", "SM"),
        ("steal-any-1", "SM", "M", "S"),  # a tie
        ("steal-any-2", "SSSM", "SS", "SM"),
        ("steal-any-2", "SSM", "SM", "S"),  # a tie for the second
        ("steal-any-2", "SMM", "MM", "S"),
        ("steal-any-2", "SM", "MS", ""),
        ("steal-any-2", "S", "S", ""),
        ("steal-strength-2", "SSSM", "SS", "SM"),
        ("steal-strength-2", "SMM", "S", "MM"),
        ("steal-magic-1", "SMM", "M", "SM"),
        ("steal-magic-2", "SM", "M", "S"),
    ],
)
def test_of_two_colours_she_takes_the_more_frequent_one(
    token: str, dice: str, colours: str, left: str
) -> None:
    game = clash(on("a1", "Nuduru", dice=dice), madhala=("a2",))
    told = happened(game, f"token {token}")
    assert stolen(told) == colours
    assert path(game, "a1").dice == left
    assert sorted(path(game, "a2").dice) == sorted(colours)


@pytest.mark.rule("R13.7h", "R8.1")
def test_the_player_fights_without_the_stolen_dice() -> None:
    game = clash(on("a1", "Nuduru", dice="SSS"), madhala=("a2",))
    game.play("token steal-strength-2", "token divert-1", "attack 1 1 1 1")
    assert spelled(game) == ["roll S", "stop"]


# --- cancelling -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7h", "R11.3")
def test_the_player_may_cancel_a_trick_with_a_defense_token_of_the_path() -> None:
    game = between("SS", "SS", defense=1)
    game.play("token steal-strength-2")
    assert (game.node.question, game.seat, spelled(game)) == ("parry", 0, ["yes", "no"])
    told = happened(game, "yes")
    assert (kinds(told), stolen(told)) == (["parried"], "")
    assert (path(game, "a1").dice, path(game, "a1").defense) == ("SS", 0)
    assert game.view(0).discards["traps"] == ("steal-strength-2",)
    assert path(game, "a2").traps == (None,)


@pytest.mark.rule("R13.7h", "R11.3")
def test_the_player_need_not_cancel_it() -> None:
    game = between("SS", "SS", defense=1)
    told = happened(game, "token steal-strength-2", "no")
    assert (stolen(told), path(game, "a1").defense) == ("SS", 1)


@pytest.mark.rule("R13.7h", "R11.3")
def test_each_trick_is_cancelled_by_itself() -> None:
    game = between("SSS", "SS", defense=2)
    game.play("token steal-strength-1", "yes", "token steal-strength-1")
    assert game.node.question == "parry"
    game.play("yes")
    assert (path(game, "a1").dice, path(game, "a1").defense) == ("SSS", 0)


@pytest.mark.rule("R13.7h", "R11.3")
def test_neither_tokens_elsewhere_nor_talents_help() -> None:
    own = clan(
        "fire",
        on("a1", "Zondu", dice="SS"),
        on("a3", "Nuduru", defense=1),
        hired=("Zondu",),
        defense=3,
    )
    game = tricky(own, phase="adventure", madhala=["a2"])
    told = happened(game, "token steal-strength-2")
    assert (stolen(told), game.node.question) == ("SS", "token")


# --- without effect -------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7h")
def test_her_diverts_take_no_dice_off_an_attack() -> None:
    game = clash(on("a1", "Nuduru"), on("a3", "Frunks"), madhala=("a2",))
    game.play("token divert-2", "token divert-2")
    assert path(game, "a2").targets == ("", "")
    assert asked(game) == "attack a1 4"


@pytest.mark.rule("R13.7h", "R13.5")
def test_on_her_turn_she_removes_the_monster_as_usual() -> None:
    game = clash(on("a1", "Nuduru"), madhala=("a2",))
    game.play("token divert-1", "token divert-1", "attack 1 1 1 1")
    told = happened(game, "stop")
    assert [event["monster"] for event in told if event.kind == "monster-removed"] == ["Krinx"]


@pytest.mark.rule("R13.7h", "R7.4", "R11.1")
def test_on_a_land_without_a_monster_all_traps_turn_up_and_tricks_do_nothing() -> None:
    game = clash(
        on("a1", "Nuduru", dice="SS", traps=["strength-1"], defense=1),
        madhala=("a2",),
        land_a={"land": "Yuha", "header": "header-6a", "monster": ""},
    )
    told = happened(game, "token steal-strength-2", "token shielded-magic-1")
    assert (aims(told), stolen(told)) == ([], "")
    assert (game.node.question, path(game, "a1").dice) == ("fight", "SSS")
    assert path(game, "a1").revealed == (True,)
    assert path(game, "a2").traps == ("steal-strength-2", "shielded-magic-1")
