"""R9.1 and R9.2: who may conquer, with what, what is carried on, and what the conqueror gains."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, happened, missed, on
from support.games import path, spelled

NEUTRAL = "magic-plus-1"
"""A trap that adds nothing to strength dice."""


def conquest(
    *paths: dict[str, Any],
    monster: str = "",
    header: str = "3b",
    land: str = "Kale",
    rival: dict[str, Any] | None = None,
    **values: Any,
) -> Game:
    """Begin a battle for Kale, which 10 conquers for 3 glory. Without a monster the conquest is next.

    By default Korgo of the jungle clan waits on the last path.
    """
    hired = tuple(load["mercenary"] for load in paths if load["mercenary"] not in INITIAL["fire"])
    return adventure(
        clan("fire", *paths, hired=hired, **values),
        clan("jungle", rival or on("a4", "Korgo")),
        land_a={"land": land, "header": f"header-{header}", "monster": monster},
    )


def after_a_capture(monster: str, *paths: dict[str, Any], **values: Any) -> Game:
    """Let Frunks capture a monster on a1 with 7 strength and 4 magic; others come after him."""
    game = conquest(
        on("a1", "Frunks", dice="SM", traps=["strength-plus-1"]), *paths, monster=monster, **values
    )
    missed(game)
    game.play("roll M", "roll M3", "roll S", "roll S6")
    assert game.open_view().discards["monsters"] == (monster,)
    return game


def about(game: Game) -> dict[str, int | str]:
    """Return the values of the question of the fight."""
    assert game.node.question == "fight"
    return dict(game.node.about)


def conquered(game: Game) -> bool:
    """Return whether the fire clan has conquered Kale."""
    return game.open_view().clan(0).lands == ("Kale",)


# --- R9.1: who and when ---


@pytest.mark.rule("R9.1a")
def test_a_land_without_a_monster_is_conquered() -> None:
    game = conquest(on("a1", "Nuduru", dice="SS"))
    assert about(game)["against"] == "land"
    game.play("roll all", "roll S6 S4")
    assert conquered(game)


@pytest.mark.rule("R9.1a")
def test_a_land_is_conquered_after_its_monster_was_captured() -> None:
    game = after_a_capture("Blandor", on("a3", "Nuduru", dice="SS"))
    assert (about(game)["path"], about(game)["against"]) == ("a3", "land")
    game.play("roll all", "roll S6 S4")
    assert conquered(game)


@pytest.mark.rule("R9.1a")
def test_a_land_is_conquered_after_its_monster_was_eliminated() -> None:
    game = conquest(on("a1", "Frunks", dice="SSS"), on("a3", "Nuduru", dice="SS"), monster="Blandor")
    missed(game)
    game.play("roll all", "roll S6 S6 S2")
    assert game.open_view().clan(0).trophies == ("Blandor",)
    assert about(game)["against"] == "land"
    game.play("roll all", "roll S6 S4")
    assert conquered(game)


@pytest.mark.rule("R9.1a", "R8.10b")
def test_a_land_is_not_conquered_while_its_monster_is_there() -> None:
    game = conquest(on("a1", "Nuduru", dice="SS"), monster="Blandor")
    missed(game)
    game.play("roll all", "roll S6 S6")
    missed(game)
    game.play("stop")
    assert game.node.question == "take-loot"
    assert not conquered(game)


@pytest.mark.rule("R9.1a")
def test_where_no_land_card_lies_nobody_conquers() -> None:
    game = conquest(on("a1", "Nuduru", dice="SSS", traps=[NEUTRAL]), land="", monster="Blandor")
    missed(game)
    game.play("roll all", "roll S6 S2 S2")
    assert game.open_view().discards["monsters"] == ("Blandor",)
    assert (game.node.question, game.seat) == ("take-loot", 1)


@pytest.mark.rule("R9.1b")
def test_a_mercenary_who_has_fought_does_not_conquer() -> None:
    game = conquest(
        on("a1", "Nuduru", dice="SSS"),
        on("a2", "Frunks", dice="SM", traps=["monster-plus-8"]),
        monster="Blandor",
    )
    missed(game)
    game.play("stop")
    missed(game)
    game.play("roll S", "roll S2", "stop")
    assert game.open_view().discards["monsters"] == ("Blandor",)
    assert about(game)["path"] == "a4"


@pytest.mark.rule("R9.1b")
def test_the_conquest_goes_from_left_to_right() -> None:
    game = conquest(
        on("a3", "Frunks", dice="SS"), on("a1", "Nuduru", dice="S"), rival=on("a2", "Korgo", dice="SM")
    )
    order = []
    while game.node.question == "fight":
        order.append(about(game)["path"])
        game.play("stop")
    assert order == ["a1", "a2", "a3"]


@pytest.mark.rule("R9.1b")
def test_nobody_has_to_roll_for_a_land() -> None:
    game = conquest(on("a1", "Nuduru", dice="SSS"))
    game.play("stop")
    assert about(game)["path"] == "a4"
    assert path(game, "a1").rolled == ""


@pytest.mark.rule("R9.1b", "R8.1a", "R8.1b")
def test_dice_for_a_land_are_rolled_one_by_one_until_the_player_stops() -> None:
    game = conquest(on("a1", "Nuduru", dice="SSM"))
    assert spelled(game) == ["roll S", "roll M", "stop", "roll all"]
    game.play("roll M", "roll M5", "roll S", "roll S5", "stop")
    assert conquered(game)


@pytest.mark.rule("R9.1b", "R8.1d")
def test_unrolled_dice_for_a_land_are_removed() -> None:
    game = conquest(on("a1", "Nuduru", dice="SSM"))
    game.play("roll M", "roll M5", "stop")
    assert (path(game, "a1").dice, path(game, "a1").rolled) == ("", "M5")


@pytest.mark.rule("R9.1b", "R7.4")
def test_traps_are_revealed_on_a_land_without_a_monster() -> None:
    game = conquest(on("a1", "Nuduru", dice="S", traps=["strength-2", "magic-1"]))
    game.play("roll all", "roll S2 S2 S2 M4")
    assert conquered(game)


# --- R9.1: the value ---


@pytest.mark.rule("R9.1c")
@pytest.mark.parametrize(
    ("land", "below", "enough"),
    [("Kale", "S6 S2 S1", "S6 S2 S2"), ("Kyzhul", "S6 S4 S1", "S6 S4 S2"), ("Rynia", "S6 S6 S1", "S6 S6 S2")],
)
def test_the_conquest_value_conquers_and_one_less_does_not(land: str, below: str, enough: str) -> None:
    for roll, lands in ((below, ()), (enough, (land,))):
        game = conquest(on("a1", "Nuduru", dice="SSS"), land=land)
        game.play("roll all", f"roll {roll}")
        assert game.open_view().clan(0).lands == lands


# --- R9.1: what is carried on ---


@pytest.mark.rule("R9.1d")
def test_a_failed_total_adds_to_the_next_path() -> None:
    game = conquest(on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SS"))
    game.play("roll S", "roll S4")
    assert about(game)["carried"] == 4
    game.play("roll all", "roll S3 S3")
    assert conquered(game)


@pytest.mark.rule("R9.1d")
def test_totals_are_carried_over_several_paths() -> None:
    game = conquest(
        on("a1", "Wormee", dice="SSS"), on("a2", "Frunks", dice="SM"), on("a3", "Nuduru", dice="SS")
    )
    game.play("roll S", "roll S2", "stop")
    assert about(game)["carried"] == 2
    game.play("roll M", "roll M2", "stop")
    assert about(game)["carried"] == 2 + 3
    game.play("roll S", "roll S1", "stop")
    assert about(game)["carried"] == 6


@pytest.mark.rule("R9.1d")
def test_damage_to_the_monster_is_not_carried_into_the_conquest() -> None:
    assert about(after_a_capture("Blandor", on("a3", "Nuduru", dice="SS")))["carried"] == 0


@pytest.mark.rule("R9.1d", "R9.1g")
@pytest.mark.parametrize(("steps", "total"), [(["stop"], 3), (["roll S", "roll S2", "stop"], 5)])
def test_the_bonus_of_geas_is_carried_on(steps: list[str], total: int) -> None:
    game = conquest(on("a1", "Geas", dice="SS"))
    game.play(*steps)
    assert about(game)["carried"] == total


@pytest.mark.rule("R9.1d", "R9.1h")
def test_the_bonus_of_kedavra_is_carried_on() -> None:
    game = conquest(on("a1", "Nuduru", dice="SMM"), equipment={"Nuduru": ["Kedavra"]})
    game.play("roll M", "roll M1", "roll M", "roll M2", "stop")
    assert about(game)["carried"] == (1 + 2) + (2 + 2)


# --- R9.1: what counts for a land ---


@pytest.mark.rule("R9.1g")
@pytest.mark.parametrize(("roll", "success"), [("S5 S1", False), ("S5 S2", True)])
def test_geas_adds_3_for_a_land(roll: str, success: bool) -> None:
    game = conquest(on("a1", "Geas", dice="SS"))
    game.play("roll all", f"roll {roll}")
    assert conquered(game) == success


@pytest.mark.rule("R9.1c", "R9.1g")
@pytest.mark.parametrize(("roll", "success"), [("S5 S1", False), ("S5 S2", True)])
def test_geas_conquers_with_what_is_carried_to_her_before_her_first_die(roll: str, success: bool) -> None:
    game = conquest(on("a1", "Nuduru", dice="SS"), on("a3", "Geas", dice="SS"))
    game.play("roll all", f"roll {roll}", "stop")
    assert conquered(game) == success


@pytest.mark.rule("R9.1g")
def test_geas_adds_nothing_against_a_monster() -> None:
    game = conquest(on("a1", "Geas", dice="SS"), monster="Blandor")
    missed(game)
    assert game.open_view().attack_total == 0


@pytest.mark.rule("R9.1h")
def test_kedavra_adds_2_to_each_magic_die_for_a_land() -> None:
    game = conquest(on("a1", "Nuduru", dice="SSMM"), equipment={"Nuduru": ["Kedavra"]})
    game.play("roll all", "roll S1 S1 M2 M2")
    assert conquered(game)


@pytest.mark.rule("R9.1b", "R8.2a")
def test_modifiers_for_each_die_count_for_a_land() -> None:
    game = conquest(
        on("a1", "Frunks", dice="SM", traps=["strength-plus-2"]),
        equipment={"Frunks": ["Pugnor", "Mortis"]},
        loot=["magic-boost"],
    )
    game.play("roll M", "roll M1", "loot magic-boost")
    assert game.open_view().attack_total == 1 + 1 + 1 + 2
    game.play("roll S", "roll S2")
    assert conquered(game)


@pytest.mark.rule("R9.1b", "R8.2d")
def test_rerolls_count_for_a_land() -> None:
    game = conquest(on("a2", "Sckrat", dice="SS"), header="2b", rival=on("a4", "Korgo", dice="SM"))
    game.play("roll all", "roll S1 S1")
    for _ in range(3):
        game.play("reroll S1", "roll S1")
    game.play("reroll S1", "roll S6")
    assert about(game)["path"] == "a4"
    assert about(game)["carried"] == 7


@pytest.mark.rule("R9.1e")
@pytest.mark.parametrize(
    ("mercenary", "traps", "cards"),
    [
        ("Nuduru", ["monster-plus-8"], []),
        ("Nuduru", [], ["Slyzor"]),
        ("Torko", [NEUTRAL], []),
        ("Naiala", [], []),
    ],
)
def test_effects_against_monsters_do_not_count_for_a_land(
    mercenary: str, traps: list[str], cards: list[str]
) -> None:
    game = conquest(
        on("a1", mercenary, dice="SS", traps=traps), equipment={mercenary: cards} if cards else {}
    )
    game.play("roll all", "roll S6 S3")
    assert not conquered(game)
    assert about(game)["carried"] == 9


@pytest.mark.rule("R9.1e", "R7.10")
@pytest.mark.parametrize(("monster", "dice", "roll"), [("Moldo", "SS", "S6 S4"), ("Krushus", "SM", "S6 M4")])
def test_the_modifier_of_a_beaten_monster_does_not_count_for_its_land(
    monster: str, dice: str, roll: str
) -> None:
    place = "a3" if dice == "SS" else "a2"
    game = conquest(on("a1", "Jaruna", dice="SSS"), on(place, "Nuduru", dice=dice), monster=monster)
    missed(game)
    game.play("roll all", "roll S5 S4 S3")
    assert game.open_view().discards["monsters"] == (monster,)
    game.play("roll all", f"roll {roll}")
    assert conquered(game)


@pytest.mark.rule("R9.1e")
def test_the_slayer_loot_is_not_used_for_a_land() -> None:
    game = conquest(on("a1", "Nuduru", dice="S"), loot=["slayer"])
    assert spelled(game) == ["roll S", "stop"]


@pytest.mark.rule("R9.1f")
def test_venoms_are_not_used_for_a_land() -> None:
    game = conquest(on("a1", "Nuduru", dice="S", venoms=1))
    assert spelled(game) == ["roll S", "stop"]
    game.play("stop")
    assert path(game, "a1").venoms == 1


# --- R9.2: the conqueror ---


@pytest.mark.rule("R9.2a", "R9.2c")
@pytest.mark.parametrize(("land", "glory"), [("Kale", 3), ("Kyzhul", 4), ("Rynia", 5)])
def test_the_conqueror_gains_the_printed_glory_and_the_land(land: str, glory: int) -> None:
    game = conquest(on("a1", "Nuduru", dice="SSS"), land=land)
    game.play("roll all", "roll S6 S6 S6")
    view = game.open_view()
    assert (view.clan(0).glory, view.clan(0).lands) == (5 + glory, (land,))
    assert (view.lands[0].land, view.clan(0).settled) == ("", {})


@pytest.mark.rule("R9.2b")
def test_the_conqueror_may_use_the_glory_loot_for_a_conquest() -> None:
    tokens = ["conquest-glory", "elimination-glory", "capture-glory"]
    game = conquest(on("a1", "Nuduru", dice="SS"), loot=tokens)
    game.play("roll all", "roll S6 S4")
    assert spelled(game) == ["loot conquest-glory", "done"]
    game.play("loot conquest-glory")
    assert game.open_view().clan(0).glory == 5 + 3 + 4
    assert game.open_view().discards["loot"] == ("conquest-glory",)


@pytest.mark.rule("R9.2b")
def test_the_conqueror_may_keep_the_glory_loot() -> None:
    game = conquest(on("a1", "Nuduru", dice="SS"), loot=["conquest-glory"])
    game.play("roll all", "roll S6 S4", "done")
    assert (game.open_view().clan(0).glory, game.open_view().clan(0).loot) == (5 + 3, ("conquest-glory",))


@pytest.mark.rule("R9.2a", "R8.9b")
def test_lusara_brings_no_potions_for_a_conquest() -> None:
    game = conquest(on("a1", "Lusara", dice="SS"))
    game.play("roll all", "roll S6 S4")
    assert (game.open_view().clan(0).glory, game.open_view().clan(0).potions) == (5 + 3, 0)


@pytest.mark.rule("R9.2d")
def test_later_paths_have_nothing_left_to_conquer() -> None:
    game = conquest(on("a1", "Frunks", dice="SS"), on("a3", "Nuduru", dice="SS"))
    game.play("roll all")
    events = happened(game, "roll S6 S4")
    assert [event["path"] for event in events if event.kind == "activated"] == ["a1"]
    assert game.node.question == "take-loot"
    assert path(game, "a3").rolled == ""
