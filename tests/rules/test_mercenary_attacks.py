"""R8.1, R8.2, R8.3 and R8.4: a mercenary attacks a monster with dice, modifiers, venoms and loot."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, missed, on
from support.games import path, spelled
from support.positions import as_toml, position


def battle(
    *paths: dict[str, Any],
    affinity: str = "fire",
    monster: str = "Blandor",
    header: str = "3b",
    **values: Any,
) -> Game:
    """Begin the attack of the first path on Kale, after the monster has missed.

    Blandor, of water: CV 10, EV 14. Korgo of the jungle clan waits on the last path.
    """
    hired = tuple(load["mercenary"] for load in paths if load["mercenary"] not in INITIAL[affinity])
    game = adventure(
        clan(affinity, *paths, hired=hired, **values),
        clan("jungle", on("a4", "Korgo")),
        land_a={"land": "Kale", "header": f"header-{header}", "monster": monster},
    )
    missed(game)
    return game


def carried(game: Game) -> int:
    """Let the monster miss the next path, and return the damage that was carried to it."""
    missed(game)
    assert game.node.question == "fight"
    return int(dict(game.node.about)["carried"])


# --- R8.1: rolling and stopping ---


@pytest.mark.rule("R8.1a")
@pytest.mark.parametrize("order", ["S3 S5 M2", "M2 S3 S5", "S5 M2 S3"])
def test_the_dice_are_rolled_one_by_one_in_any_order(order: str) -> None:
    game = battle(on("a1", "Nuduru", dice="SSM"))
    for die in order.split():
        game.play(f"roll {die[0]}", f"roll {die}")
    assert path(game, "a1").rolled == "S3S5M2"
    assert carried(game) == 10


@pytest.mark.rule("R8.1a")
def test_all_dice_are_rolled_at_once() -> None:
    game = battle(on("a1", "Nuduru", dice="SSM"))
    game.play("roll all", "roll S3 S5 M2")
    assert carried(game) == 10


@pytest.mark.rule("R8.1a")
def test_after_some_dice_the_rest_is_rolled_at_once() -> None:
    game = battle(on("a1", "Nuduru", dice="SSM"))
    game.play("roll S", "roll S3", "roll all", "roll S5 M2")
    assert carried(game) == 10


@pytest.mark.rule("R8.1a", "R7.4")
def test_the_dice_of_revealed_traps_are_rolled_too() -> None:
    game = battle(on("a1", "Nuduru", dice="S", traps=["strength-2", "magic-1"]))
    game.play("roll all", "roll S1 S2 S3 M3")
    assert carried(game) == 9


@pytest.mark.rule("R8.1b")
def test_the_player_stops_between_two_dice() -> None:
    game = battle(on("a1", "Nuduru", dice="SSM"))
    game.play("roll S", "roll S4", "stop")
    assert carried(game) == 4


@pytest.mark.rule("R8.1b")
def test_the_player_stops_before_the_first_die() -> None:
    game = battle(on("a1", "Nuduru", dice="SSM"))
    game.play("stop")
    assert path(game, "a1").rolled == ""
    assert carried(game) == 0


@pytest.mark.rule("R8.1b")
def test_carried_damage_captures_for_a_player_who_stops_before_the_first_die() -> None:
    game = battle(on("a1", "Frunks", dice="SS"), on("a3", "Nuduru", dice="SS", traps=["initial"]))
    game.play("roll all", "roll S6 S6")
    assert carried(game) == 12
    game.play("stop")
    assert game.open_view().discards["monsters"] == ("Blandor",)
    assert game.open_view().clan(0).glory == 5 + 3


@pytest.mark.rule("R8.1c")
@pytest.mark.parametrize("faces", ["S4 S4", "S6 S5", "S6 S6"])
def test_a_successful_attack_goes_on_until_the_player_stops(faces: str) -> None:
    game = battle(on("a1", "Nuduru", dice="SSM", traps=["strength-plus-1"]))
    for die in faces.split():
        game.play("roll S", f"roll {die}")
    assert spelled(game) == ["roll M", "stop"]
    assert game.open_view().lands[0].monster == "Blandor"
    game.play("stop")
    assert game.open_view().lands[0].monster == ""


@pytest.mark.rule("R8.1c")
def test_an_attack_is_judged_when_nothing_is_left_to_do() -> None:
    game = battle(on("a1", "Nuduru", dice="SS", traps=["magic-plus-1"]))
    game.play("roll S", "roll S4", "roll S", "roll S6")
    assert game.open_view().discards["monsters"] == ("Blandor",)


@pytest.mark.rule("R8.1c", "R8.2c")
def test_an_attack_is_not_judged_while_a_venom_could_be_used() -> None:
    game = battle(on("a1", "Nuduru", dice="SS", traps=["magic-plus-1"], venoms=1))
    game.play("roll all", "roll S4 S6")
    assert spelled(game) == ["use venom", "stop"]
    game.play("stop")
    assert game.open_view().discards["monsters"] == ("Blandor",)


@pytest.mark.rule("R8.1c")
def test_a_path_with_nothing_to_do_is_judged_by_the_carried_damage() -> None:
    game = battle(
        on("a1", "Frunks", dice="SS"), on("a2", "Nuduru", dice="M", traps=["strength-plus-1"]), header="3a"
    )
    game.play("roll all", "roll S6 S6", "remove magic", "attack 1 1")
    assert game.open_view().discards["monsters"] == ("Blandor",)


@pytest.mark.rule("R8.1d")
def test_unrolled_dice_are_removed_after_the_attack() -> None:
    game = battle(on("a1", "Nuduru", dice="SSM", traps=["magic-1"]))
    game.play("roll M", "roll M4", "stop")
    assert (path(game, "a1").dice, path(game, "a1").rolled) == ("", "M4")


# --- R8.2: modifiers ---

MODIFIERS: dict[str, tuple[dict[str, Any], int]] = {
    "strength-plus-1": ({"traps": ["strength-plus-1"]}, 2),
    "strength-plus-2": ({"traps": ["strength-plus-2"]}, 4),
    "strength-plus-3": ({"traps": ["strength-plus-3"]}, 6),
    "magic-plus-1": ({"traps": ["magic-plus-1"]}, 3),
    "magic-plus-2": ({"traps": ["magic-plus-2"]}, 6),
    "Frunks": ({"mercenary": "Frunks"}, 3),
    "Taroa": ({"mercenary": "Taroa"}, 2),
    "Timbulu": ({"mercenary": "Timbulu"}, 2),
    "Pugnor": ({"card": "Pugnor"}, 2),
    "Slyzor": ({"card": "Slyzor"}, 2),
    "Mortis": ({"card": "Mortis"}, 3),
    "nothing": ({}, 0),
    "Kedavra": ({"card": "Kedavra"}, 0),
}


@pytest.mark.rule("R8.2a")
@pytest.mark.parametrize("source", MODIFIERS)
def test_a_modifier_applies_to_every_die_of_its_colour(source: str) -> None:
    load, more = MODIFIERS[source]
    mercenary = load.get("mercenary", "Wormee")
    game = battle(
        on("a1", mercenary, dice="SSMMM", traps=load.get("traps", []), venoms=1),
        affinity="air" if mercenary == "Timbulu" else "fire",
        equipment={mercenary: [load["card"]]} if "card" in load else {},
    )
    game.play("roll all", "roll S2 S3 M1 M4 M1")
    assert game.open_view().attack_total == 11 + more


@pytest.mark.rule("R8.2a", "R7.4")
def test_a_modifier_applies_to_the_dice_of_traps_too() -> None:
    game = battle(on("a1", "Nuduru", dice="S", traps=["strength-plus-2", "strength-2"], venoms=1))
    game.play("roll all", "roll S1 S1 S1")
    assert game.open_view().attack_total == 9


@pytest.mark.rule("R8.2a")
def test_a_modifier_does_not_apply_to_dice_that_were_not_rolled() -> None:
    game = battle(on("a1", "Nuduru", dice="SSS", traps=["strength-plus-2"]))
    game.play("roll S", "roll S1")
    assert game.open_view().attack_total == 3


@pytest.mark.rule("R8.2a")
def test_a_modifier_does_not_apply_on_other_paths() -> None:
    game = battle(
        on("a1", "Taroa", dice="S", traps=["strength-plus-3"]),
        on("a3", "Nuduru", dice="SS", venoms=1),
        equipment={"Taroa": ["Pugnor"]},
    )
    game.play("roll S", "roll S1")
    assert carried(game) == 6
    game.play("roll all", "roll S1 S1")
    assert game.open_view().attack_total == 8


@pytest.mark.rule("R8.2b")
def test_modifiers_are_not_optional() -> None:
    game = battle(on("a1", "Frunks", dice="SM", traps=["monster-plus-8"]), monster="Sckon")
    game.play("roll M", "roll M3")  # 11 would capture, 12 eliminates
    assert spelled(game) == ["roll S", "stop"]
    game.play("stop")
    assert game.open_view().clan(0).trophies == ("Sckon",)


# --- R8.2: venoms and loot ---


@pytest.mark.rule("R8.2c")
def test_each_venom_adds_2() -> None:
    game = battle(on("a1", "Nuduru", dice="S", venoms=2), header="4b")
    totals = []
    for _ in range(2):
        game.play("use venom")
        totals.append(game.open_view().attack_total)
    assert totals == [2, 4]
    assert spelled(game) == ["roll S", "stop"]
    assert path(game, "a1").venoms == 0


@pytest.mark.rule("R8.2c")
@pytest.mark.parametrize("place", [0, 2, 4])
def test_a_venom_is_used_at_any_time_before_stopping(place: int) -> None:
    steps = ["roll S", "roll S1", "roll S", "roll S2"]
    game = battle(on("a1", "Nuduru", dice="SS", venoms=1))
    game.play(*steps[:place], "use venom", *steps[place:])
    assert carried(game) == 5


@pytest.mark.rule("R8.2c")
def test_a_venom_is_optional() -> None:
    game = battle(on("a1", "Nuduru", dice="SS", venoms=1))
    game.play("roll all", "roll S1 S2", "stop")
    assert path(game, "a1").venoms == 1
    assert carried(game) == 3


@pytest.mark.rule("R8.2c", "R12.4")
@pytest.mark.parametrize(("token", "total"), [("strength-boost", 11), ("magic-boost", 9)])
@pytest.mark.parametrize("place", [0, 2, 4])
def test_a_boost_adds_2_to_every_die_of_its_colour_at_any_time(place: int, token: str, total: int) -> None:
    steps = ["roll S", "roll S1", "roll all", "roll S2 M4"]
    game = battle(on("a1", "Nuduru", dice="SSM", venoms=1), loot=[token])
    game.play(*steps[:place], f"loot {token}", *steps[place:])
    assert game.open_view().attack_total == total
    assert game.open_view().clan(0).loot == ()
    assert game.open_view().discards["loot"] == (token,)


@pytest.mark.rule("R8.2c", "R12.4")
def test_loot_is_optional_in_battle() -> None:
    game = battle(on("a1", "Nuduru", dice="S"), loot=["strength-boost"])
    game.play("roll S", "roll S3", "stop")
    assert game.open_view().clan(0).loot == ("strength-boost",)
    assert carried(game) == 3


@pytest.mark.rule("R8.2c", "R12.4")
def test_a_boost_ends_with_its_attack() -> None:
    game = battle(
        on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SS", venoms=1), loot=["strength-boost"]
    )
    game.play("loot strength-boost", "roll S", "roll S1")
    assert carried(game) == 3
    game.play("roll all", "roll S1 S1")
    assert game.open_view().attack_total == 5


# --- R8.3 and R8.4: the total ---


@pytest.mark.rule("R8.3a")
def test_modifiers_of_one_die_are_summed() -> None:
    game = battle(
        on("a1", "Taroa", dice="S", traps=["strength-plus-1", "strength-plus-2"], venoms=1),
        equipment={"Taroa": ["Pugnor"]},
        loot=["strength-boost"],
    )
    game.play("roll S", "roll S2", "loot strength-boost")
    assert game.open_view().attack_total == 2 + 1 + 2 + 1 + 1 + 2


@pytest.mark.rule("R8.3a", "R7.10")
@pytest.mark.parametrize(("monster", "total"), [("Moldo", 7), ("Krushus", 8)])
def test_a_monsters_modifier_is_summed_with_the_others(monster: str, total: int) -> None:
    game = battle(on("a1", "Frunks", dice="SSM", venoms=1), monster=monster)
    game.play("roll all", "roll S2 S3 M3")
    assert game.open_view().attack_total == total


def moldo(per_die: int, *traps: str) -> Game:
    """Attack Moldo with two strength dice, after its modifier was set to another number."""
    written = {
        "options": {"difficulty": "tutorial"},
        "overrides": {"monster": [{"name": "Moldo", "power": {"per_die": per_die, "colours": "S"}}]},
        "clan": [clan("fire", on("a1", "Nuduru", dice="SS", traps=[*traps], venoms=1)), clan("water")],
    }
    land = {"land": "Kale", "header": "header-3b", "monster": "Moldo"}
    game = position(as_toml(written), phase="adventure", land_a=land)
    missed(game)
    return game


@pytest.mark.rule("R8.3b")
@pytest.mark.parametrize(("per_die", "total"), [(-2, 4), (-3, 3), (-6, 0)])
def test_a_die_counts_at_least_0(per_die: int, total: int) -> None:
    game = moldo(per_die)
    game.play("roll all", "roll S1 S6")
    assert game.open_view().attack_total == total


@pytest.mark.rule("R8.3a", "R8.3b")
def test_a_die_counts_at_least_0_only_after_all_its_modifiers() -> None:
    game = moldo(-3, "strength-plus-1")
    game.play("roll all", "roll S1 S6")
    assert game.open_view().attack_total == 4


@pytest.mark.rule("R8.4a")
@pytest.mark.parametrize(
    ("traps", "total"),
    [
        (["monster-plus-4"], 4),
        (["monster-plus-6"], 6),
        (["monster-plus-8"], 8),
        (["monster-plus-4", "monster-plus-6"], 10),
    ],
)
def test_traps_against_monsters_count_before_the_first_die(traps: list[str], total: int) -> None:
    game = battle(on("a1", "Nuduru", dice="S", traps=traps))
    assert game.open_view().attack_total == total


@pytest.mark.rule("R8.4a")
def test_the_base_is_dice_traps_venoms_and_carried_damage() -> None:
    game = battle(
        on("a1", "Nuduru", dice="S"),
        on("a2", "Frunks", dice="SSM", traps=["monster-plus-4"], venoms=1),
        monster="Caribdis",
    )
    game.play("roll S", "roll S2")
    assert carried(game) == 2
    game.play("roll S", "roll S3", "roll M", "roll M1", "use venom")
    assert game.open_view().attack_total == (3 + 1 + 1) + 4 + 2 + 2
