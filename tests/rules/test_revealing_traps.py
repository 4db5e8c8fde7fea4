"""A land battle begins with its traps: they turn face up, and some bring dice (R7.4, R16.2)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import adventure, clan, happened, kinds, on
from support.games import path, spelled
from support.positions import as_toml, position

MOLDO = {"land": "Kale", "header": "header-1b", "monster": "Moldo"}  # b1 SS, b2 S, b3 MM, b4 S
BEFORE = pytest.mark.parametrize(("watcher", "seen"), [(0, True), (1, False), (2, False), (None, False)])
EVERYBODY = pytest.mark.parametrize("watcher", [0, 1, 2, None])


def gator(*clans: dict[str, Any], header: str = "header-5b", **table: Any) -> Game:
    """Begin with Gator on Yuha: a1 SM, a2 S, a3 M, a4 SSS."""
    return adventure(*clans, land_a={"land": "Yuha", "header": header, "monster": "Gator"}, **table)


def everywhere() -> Game:
    """Begin with a mission, and traps of seat 0 on both lands, at the entrance and in the play area."""
    return gator(
        clan(
            "fire",
            on("a2", "Nuduru", traps=["strength-1", "monster-plus-4"]),
            on("b2", "Frunks", traps=["strength-2"]),
            on("e1", "Zondu", dice="S", traps=["strength-3"]),
            hired=("Zondu",),
            traps=["magic-1"],
        ),
        clan("water", on("m1", "Tortock", dice="S"), on("a4", "Taron", traps=["initial"])),
        clan("jungle"),
        missions=["mission-12", "mission-1"],
        land_b=MOLDO,
        entrance="Sckon",
        loot=["", "", "", ""],
        decks={"loot": []},
    )


def shown(game: Game, watcher: int | None) -> dict[str, tuple[str | None, ...]]:
    """Return the traps on all paths, as a watcher sees them."""
    return {name: there.traps for name, there in game.view(watcher).paths.items() if there.traps}


# --- what happens in which order ------------------------------------------------------------------------


@pytest.mark.rule("R7.4a")
def test_traps_are_revealed_then_come_the_battle_the_conquest_and_the_loot() -> None:
    game = gator(
        clan("fire", on("a2", "Nuduru", traps=["monster-plus-8"])),
        clan("water", on("a4", "Tortock", traps=["strength-1"])),
        loot=["gold-10", "gold-12", "brews", "slayer"],
    )
    told = kinds(happened(game, "attack 1 1 1", "roll S", "roll S1", "roll all", "roll S1 S1 S1 S1", "stop"))
    told += kinds(happened(game, "take brews"))
    steps = ("trap-revealed", "monster-attacked", "captured", "conquest-tried", "loot-taken")
    assert [kind for kind in told if kind in steps] == ["trap-revealed", *steps]


@pytest.mark.rule("R7.4a")
def test_land_a_is_over_before_the_traps_of_land_b_turn_face_up() -> None:
    game = everywhere()
    told = happened(game, "roll S1", *["attack 1 1 1", "stop"] * 2)
    assert (game.node.question, dict(game.node.about)["path"]) == ("attack", "b2")
    order = [str(event["path"]) for event in told if event.kind in ("trap-revealed", "monster-attacked")]
    assert order == ["a2", "a2", "a4", "a2", "a4", "b2", "b2"]


# --- what is seen before and after ----------------------------------------------------------------------


@pytest.mark.rule("R7.4b", "R16.2")
@BEFORE
def test_until_the_battle_only_the_owner_knows_the_traps_on_a_path(watcher: int | None, seen: bool) -> None:
    game = everywhere()
    assert game.node.question == "roll"
    laid = shown(game, watcher)
    assert laid["a2"] == (("strength-1", "monster-plus-4") if seen else (None, None))
    assert laid["b2"] == (("strength-2",) if seen else (None,))
    assert laid["e1"] == (("strength-3",) if seen else (None,))
    assert laid["a4"] == (("initial",) if watcher == 1 else (None,))
    assert not any(any(there.revealed) for there in game.view(watcher).paths.values())


@pytest.mark.rule("R7.4b", "R16.2")
@EVERYBODY
def test_all_traps_on_the_land_are_face_up_before_the_first_attack(watcher: int | None) -> None:
    game = everywhere()
    game.play("roll S1")
    assert (game.node.question, dict(game.node.about)["path"]) == ("attack", "a2")
    laid = shown(game, watcher)
    assert (laid["a2"], laid["a4"]) == (("strength-1", "monster-plus-4"), ("initial",))
    view = game.view(watcher)
    assert (view.path("a2").revealed, view.path("a4").revealed) == ((True, True), (True,))


@pytest.mark.rule("R7.4b", "R16.2")
@BEFORE
def test_traps_elsewhere_stay_secret_while_a_land_is_fought_for(watcher: int | None, seen: bool) -> None:
    game = everywhere()
    game.play("roll S1")
    laid = shown(game, watcher)
    assert laid["b2"] == (("strength-2",) if seen else (None,))
    assert laid["e1"] == (("strength-3",) if seen else (None,))
    view = game.view(watcher)
    assert (view.path("b2").revealed, view.path("e1").revealed) == ((False,), (False,))
    assert view.clan(0).traps == (("magic-1",) if seen else None)
    assert {"strength-2", "strength-3", "magic-1"} <= {*view.clan(0).owned_traps}


@pytest.mark.rule("R7.4b")
@EVERYBODY
def test_the_traps_of_land_b_turn_face_up_later_and_those_at_the_entrance_last(watcher: int | None) -> None:
    game = everywhere()
    game.play("roll S1", *["attack 1 1 1", "stop"] * 2)
    assert shown(game, watcher)["b2"] == ("strength-2",)
    assert shown(game, 1)["e1"] == (None,)
    game.play("attack 1 1 1", "stop")
    assert (game.node.question, dict(game.node.about)["path"]) == ("attack", "e1")
    assert shown(game, watcher)["e1"] == ("strength-3",)


@pytest.mark.rule("R7.4b", "R8.11")
def test_at_the_entrance_the_traps_of_both_paths_turn_face_up_together() -> None:
    game = adventure(
        clan("fire", on("e1", "Nuduru", traps=["strength-2"], dice="")),
        clan("water", on("e2", "Tortock", traps=["strength-3"], dice="S")),
        entrance="Sckon",
    )
    assert dict(game.node.about)["path"] == "e1"
    assert [path(game, name).dice for name in ("e1", "e2")] == ["SS", "SSSS"]
    assert shown(game, None) == {"e1": ("strength-2",), "e2": ("strength-3",)}


@pytest.mark.rule("R7.4b")
def test_on_a_land_without_a_monster_the_traps_turn_face_up_too() -> None:
    game = adventure(
        clan("fire", on("a2", "Nuduru", traps=["strength-2"])),
        clan("water", on("a4", "Tortock", traps=["initial"])),
        land_a={"land": "Yuha", "header": "header-5b", "monster": ""},
    )
    assert (game.node.question, game.seat) == ("fight", 0)
    assert shown(game, None) == {"a2": ("strength-2",), "a4": ("initial",)}
    assert [path(game, name).dice for name in ("a2", "a4")] == ["SSS", "SSSS"]


@pytest.mark.rule("R7.4b", "R16.1")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_everybody_is_told_what_turns_up(watcher: int | None) -> None:
    game = gator(
        clan("fire", on("a2", "Nuduru", traps=["monster-plus-4", "strength-1"])),
        clan("water", on("m1", "Tortock", dice="S"), on("a4", "Taron", traps=["initial"])),
        missions=["mission-12", "mission-1"],
    )
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(watcher)))
    game.play("roll S1")
    turned = [(event.seat, event["path"], event["trap"]) for event in told if event.kind == "trap-revealed"]
    assert sorted(turned, key=str) == [
        (0, "a2", "monster-plus-4"),
        (0, "a2", "strength-1"),
        (1, "a4", "initial"),
    ]


@pytest.mark.rule("R7.4b")
def test_traps_are_not_revealed_by_choice() -> None:
    game = gator(clan("fire", on("a2", "Nuduru", traps=["magic-1"])))
    assert (game.node.question, path(game, "a2").revealed) == ("remove-magic", (True,))
    assert game.why_not("reveal") is not None
    assert game.why_not("keep") is not None


@pytest.mark.rule("R7.4b", "R11.1")
def test_with_the_trick_module_a_land_without_a_monster_still_shows_all_its_traps() -> None:
    options = {"difficulty": "tutorial", "tricks": True}
    me = clan("fire", on("a2", "Nuduru", traps=["strength-2", "steal-any-2"]))
    clans = [me, clan("water", on("a4", "Tortock"))]
    game = position(
        as_toml({"options": options, "clan": clans}),
        phase="adventure",
        land_a={"land": "Yuha", "header": "header-5b", "monster": ""},
    )
    assert game.node.question == "fight"
    assert [path(game, name).dice for name in ("a2", "a4")] == ["SSS", "SSS"], "a trick does nothing here"


# --- dice of traps --------------------------------------------------------------------------------------


@pytest.mark.rule("R7.4b")
@pytest.mark.parametrize(
    ("trap", "dice"),
    [
        ("initial", "SS"),
        ("strength-1", "SS"),
        ("strength-2", "SSS"),
        ("strength-3", "SSSS"),
        ("magic-1", "SM"),
        ("magic-2", "SMM"),
        ("magic-3", "SMMM"),
        ("strength-plus-1", "S"),
        ("strength-plus-2", "S"),
        ("strength-plus-3", "S"),
        ("magic-plus-1", "S"),
        ("magic-plus-2", "S"),
        ("monster-plus-4", "S"),
        ("monster-plus-6", "S"),
        ("monster-plus-8", "S"),
    ],
)
def test_a_revealed_trap_brings_its_dice(trap: str, dice: str) -> None:
    game = gator(clan("fire", on("a2", "Nuduru", traps=[trap])))
    assert path(game, "a2").dice == dice


@pytest.mark.rule("R7.4b")
def test_the_dice_of_traps_come_on_top_of_a_full_path() -> None:
    six = on("a2", "Nuduru", dice="SSSSSS", traps=["strength-3", "strength-3"])
    game = gator(clan("fire", six, pool=""), header="header-2b")
    assert path(game, "a2").dice == "S" * 12
    assert game.open_view().clan(0).pool == ""
    game.play("attack 1 1 1", "roll all", "roll S1 S1 S1 S1 S1 S1 S1 S1 S1 S1 S1 S2", "stop")
    assert game.open_view().clan(0).trophies == ("Gator",), "12 dice, 13 in all"


@pytest.mark.rule("R7.4b")
def test_the_dice_of_a_trap_lie_on_its_own_path_only() -> None:
    game = gator(
        clan("fire", on("a2", "Nuduru", traps=["strength-2"])), clan("water", on("a4", "Tortock", dice="SSS"))
    )
    assert [path(game, name).dice for name in ("a1", "a2", "a3", "a4")] == ["", "SSS", "", "SSS"]


@pytest.mark.rule("R7.4c", "R8.2")
@pytest.mark.parametrize(
    ("who", "cards", "traps", "roll", "reached"),
    [
        ("Nuduru", (), ["strength-2"], "roll S2 S2 S2", 6),
        ("Nuduru", (), ["strength-2", "strength-plus-1"], "roll S2 S2 S2", 9),
        ("Nuduru", ("Pugnor",), ["strength-2"], "roll S2 S2 S2", 9),
        ("Nuduru", (), ["magic-2"], "roll S2 M2 M2", 6),
        ("Nuduru", (), ["magic-2", "magic-plus-1"], "roll S2 M2 M2", 8),
        ("Frunks", (), ["magic-2"], "roll S2 M2 M2", 8),
        ("Frunks", ("Mortis",), ["magic-2"], "roll S2 M2 M2", 10),
    ],
)
def test_modifiers_apply_to_dice_of_traps(
    who: str, cards: tuple[str, ...], traps: list[str], roll: str, reached: int
) -> None:
    game = gator(clan("fire", on("a2", who, traps=traps), equipment={who: [*cards]}))
    if game.node.question == "remove-magic":
        game.play("done")
    told = happened(game, "attack 1 1 1", "roll all", roll)
    assert [event["damage"] for event in told if event.kind == "damaged"] == [reached]


@pytest.mark.rule("R7.4c", "R8.2")
def test_rerolls_apply_to_dice_of_traps() -> None:
    game = gator(clan("fire", on("a3", "Sckrat", traps=["strength-1"]), hired=("Sckrat",)))
    game.play("done", "attack 1 1 1", "roll S", "roll S1")
    assert "reroll S1" in spelled(game), "the only strength die is the trap's"
    game.play("reroll S1", "roll S6")
    assert game.open_view().attack_total == 6


@pytest.mark.rule("R7.4c", "R7.6d")
def test_magic_dice_of_traps_can_be_removed_against_attack_dice() -> None:
    game = gator(clan("fire", on("a2", "Nuduru", traps=["magic-2"])))
    assert spelled(game) == ["remove magic", "done"]
    game.play("remove magic", "remove magic")
    assert dict(game.node.about)["dice"] == 1
    assert path(game, "a2").dice == "S"
