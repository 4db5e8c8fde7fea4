"""R8.11, R7.5 at the entrance: attack dice there, who fights first, and what a success brings."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, happened, kinds, missed, on
from support.games import path

NEUTRAL = "magic-plus-1"
"""A trap that adds nothing to strength dice."""


def entrance(*paths: dict[str, Any], monster: str = "Blandor", **table: Any) -> Game:
    """Begin the adventure of a fire clan at the entrance. Blandor: attack 3, CV 10, EV 14."""
    return adventure(clan("fire", *paths), entrance=monster, **table)


def attack_dice(game: Game) -> int:
    """Return how many dice the monster is about to roll."""
    assert game.node.question == "attack"
    return int(dict(game.node.about)["dice"])


def beaten(base: int, **table: Any) -> Game:
    """Beat Blandor on the upper path: 10 captures, 14 eliminates, 9 does neither."""
    game = entrance(on("e1", "Nuduru", dice="SSS", traps=[NEUTRAL]), **table)
    missed(game)
    game.play("roll all", {9: "roll S6 S2 S1", 10: "roll S6 S2 S2", 14: "roll S6 S6 S2"}[base])
    return game


# --- R7.5: attack dice ---


@pytest.mark.rule("R7.5c")
@pytest.mark.parametrize(("monster", "dice"), [("Blandor", 3), ("Krinx", 4), ("Snagnus", 5)])
def test_a_monster_at_the_entrance_rolls_its_attack_value(monster: str, dice: int) -> None:
    assert attack_dice(entrance(on("e1", "Nuduru", dice="S"), monster=monster)) == dice


@pytest.mark.rule("R7.5c")
@pytest.mark.parametrize(("monster", "land", "dice"), [("Blandor", "Kyzhul", 3), ("Krinx", "Kale", 4)])
def test_the_land_bonus_does_not_exist_at_the_entrance(monster: str, land: str, dice: int) -> None:
    game = entrance(on("e1", "Nuduru", dice="S"), monster=monster, land_a={"land": land})
    assert attack_dice(game) == dice


@pytest.mark.rule("R7.5c")
@pytest.mark.parametrize(
    ("difficulty", "round_", "dice"),
    [("normal", 2, 3), ("normal", 3, 4), ("normal", 6, 5), ("cutthroat", 1, 4), ("tutorial", 6, 3)],
)
def test_the_round_track_counts_at_the_entrance(difficulty: str, round_: int, dice: int) -> None:
    game = entrance(on("e1", "Nuduru", dice="S"), difficulty=difficulty, round=round_)
    assert attack_dice(game) == dice


@pytest.mark.rule("R7.5c")
def test_tronj_has_3_extra_dice_at_the_entrance() -> None:
    assert attack_dice(entrance(on("e1", "Nuduru", dice="S"), monster="Tronj")) == 7


@pytest.mark.rule("R7.5c")
def test_tronj_has_3_extra_dice_on_the_lower_path_too() -> None:
    assert attack_dice(entrance(on("e2", "Nuduru", dice="S"), monster="Tronj")) == 7


@pytest.mark.rule("R7.5c")
def test_tronj_has_no_extra_dice_on_a_land() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S")),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Tronj"},
    )
    assert attack_dice(game) == 4


# --- R8.11: the battle ---


@pytest.mark.rule("R8.11a", "R7.4")
def test_the_traps_of_both_paths_are_revealed_before_the_battle() -> None:
    game = entrance(
        on("e1", "Nuduru", dice="S", traps=["strength-2"]), on("e2", "Frunks", dice="S", traps=["magic-1"])
    )
    assert attack_dice(game) == 3
    assert (path(game, "e1").revealed, path(game, "e2").revealed) == ((True,), (True,))
    assert (path(game, "e1").dice, path(game, "e2").dice) == ("SSS", "SM")


@pytest.mark.rule("R8.11a", "R8.4a")
def test_revealed_traps_count_at_the_entrance() -> None:
    game = entrance(on("e1", "Nuduru", dice="S", traps=["monster-plus-4", "strength-plus-2"]))
    game.play("attack 1 1 1", "roll S", "roll S4")
    assert game.open_view().discards["monsters"] == ("Blandor",)


@pytest.mark.rule("R8.11b")
def test_the_upper_path_fights_first() -> None:
    game = adventure(
        clan("fire", on("e2", "Frunks", dice="S")),
        clan("water", on("e1", "Taron", dice="S")),
        entrance="Blandor",
    )
    assert dict(game.node.about)["path"] == "e1"
    game.play("attack 1 1 1")
    assert (game.seat, dict(game.node.about)["path"]) == (1, "e1")
    game.play("stop")
    assert dict(game.node.about)["path"] == "e2"


@pytest.mark.rule("R8.11b", "R8.6a")
def test_the_damage_of_the_upper_path_is_carried_to_the_lower() -> None:
    game = entrance(on("e1", "Nuduru", dice="S"), on("e2", "Frunks", dice="SS", traps=[NEUTRAL]))
    game.play("attack 1 1 1", "roll S", "roll S6", "attack 1 1 1")
    assert dict(game.node.about)["carried"] == 6
    game.play("roll S", "roll S4", "stop")
    assert game.open_view().discards["monsters"] == ("Blandor",)


@pytest.mark.rule("R8.11b", "R7.5")
def test_if_the_upper_path_succeeds_the_lower_does_not_fight() -> None:
    game = entrance(on("e1", "Nuduru", dice="SSS", traps=[NEUTRAL]), on("e2", "Frunks", dice="S"))
    game.play("attack 1 1 1", "roll all")
    events = happened(game, "roll S6 S2 S2")
    assert "captured" in kinds(events)
    assert [event["path"] for event in events if event.kind == "monster-attacked"] == ["e1"]
    assert game.node.question == "refill"


@pytest.mark.rule("R8.11", "R8.7a", "R8.8a")
@pytest.mark.parametrize(
    ("base", "glory", "trophies", "discards"),
    [(10, 5 + 3, (), ("Blandor",)), (14, 5 + 5, ("Blandor",), ())],
)
def test_a_success_at_the_entrance_brings_the_same_rewards(
    base: int, glory: int, trophies: tuple[str, ...], discards: tuple[str, ...]
) -> None:
    view = beaten(base).open_view()
    assert (view.clan(0).glory, view.clan(0).trophies) == (glory, trophies)
    assert (view.entrance, view.discards["monsters"]) == ("", discards)


@pytest.mark.rule("R8.11", "R8.7a")
def test_a_capture_at_the_entrance_brings_its_gold() -> None:
    game = entrance(on("e1", "Nuduru", dice="SSS", traps=[NEUTRAL]))
    game.play("attack 1 1 1", "roll all")
    events = happened(game, "roll S6 S2 S2")
    gained = [(event["resource"], event["amount"]) for event in events if event.kind == "gained"]
    assert gained == [("glory", 3), ("gold", 6)]


# --- R8.11: panic, loot, land ---


@pytest.mark.rule("R8.11c")
@pytest.mark.parametrize(("base", "left"), [(10, ()), (14, ()), (9, ("tavern", "mine"))])
def test_a_success_lifts_all_panic(base: int, left: tuple[str, ...]) -> None:
    assert beaten(base, panic=["tavern", "mine"]).open_view().panic == left


@pytest.mark.rule("R8.11c", "R10.2")
def test_lifted_panic_tokens_can_turn_up_again() -> None:
    game = adventure(
        clan("fire", on("e1", "Nuduru", dice="SSS", traps=[NEUTRAL]), on("a1", "Frunks", dice="S")),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Krushus"},
        entrance="Blandor",
        panic=["lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar"],
    )
    missed(game)
    game.play("stop", "take conquest-glory", "loot brews")
    missed(game)
    game.play("roll all", "roll S6 S2 S2")
    assert game.open_view().entrance == "Krushus"
    assert (game.node.question, len(game.outcomes)) == ("panic", 7)


@pytest.mark.rule("R8.11c", "R8.10a")
def test_a_success_on_a_land_lifts_no_panic() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="SSS", traps=[NEUTRAL])),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Blandor"},
        panic=["mine"],
    )
    missed(game)
    game.play("roll all", "roll S6 S2 S2")
    assert game.open_view().discards["monsters"] == ("Blandor",)
    assert game.open_view().panic == ("mine",)


@pytest.mark.rule("R8.11d")
def test_nobody_takes_loot_at_the_entrance() -> None:
    game = entrance(on("e1", "Nuduru", dice="S"), on("e2", "Frunks", dice="S"))
    game.play("attack 1 1 1", "stop", "attack 1 1 1")
    assert "loot-taken" not in kinds(happened(game, "stop"))
    assert game.node.question == "panic"


@pytest.mark.rule("R8.11d")
def test_a_mercenary_who_has_not_fought_takes_no_loot_at_the_entrance_either() -> None:
    game = entrance(on("e1", "Nuduru", dice="SSS", traps=[NEUTRAL]), on("e2", "Frunks", dice="S"))
    game.play("attack 1 1 1", "roll all")
    assert "loot-taken" not in kinds(happened(game, "roll S6 S2 S2"))
    assert (game.node.question, dict(game.node.about)["offer"]) == ("refill", "missions")


@pytest.mark.rule("R8.11e")
def test_no_land_is_conquered_from_the_entrance() -> None:
    game = entrance(
        on("e1", "Nuduru", dice="SSS", traps=[NEUTRAL]),
        on("e2", "Frunks", dice="SSS"),
        land_a={"land": "Kale", "header": "header-3b", "monster": ""},
    )
    game.play("attack 1 1 1", "roll all")
    assert "conquest-tried" not in kinds(happened(game, "roll S6 S2 S2"))
    assert (game.node.question, dict(game.node.about)["offer"]) == ("refill", "missions")
    assert game.open_view().lands[0].land == "Kale"
    assert game.open_view().clan(0).lands == ()
