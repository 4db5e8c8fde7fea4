"""The loot that adds to rolls, and rolls without it: boosts, rerolls and the slayer (R12.4)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import adventure, clan, happened, on
from support.games import offered


def land(monster: str = "Snailer") -> dict[str, str]:
    """Lay out Kyzhul: conquered with 12 for 4 glory. Snailer: 3 attack dice, CV 10, EV 13.

    Paths 1 and 3 of header 3b give no rerolls and no defense.
    """
    return {"land": "Kyzhul", "header": "header-3b", "monster": monster}


def battle(*loot: str, dice: str = "SSM", traps: tuple[str, ...] = (), **load: Any) -> Game:
    """Begin Nuduru's attack on Snailer; he has no talent outside."""
    path = on("a1", "Nuduru", dice=dice, traps=list(traps), **load)
    game = adventure(clan("fire", path, loot=list(loot)), land_a=land())
    game.play(*["done"] * ("M" in dice), "attack 1 1 1")
    return game


def conquest(*loot: str, dice: str = "SSM") -> Game:
    """Begin Nuduru's conquest of Kyzhul."""
    return adventure(clan("fire", on("a1", "Nuduru", dice=dice), loot=list(loot)), land_a=land(monster=""))


def mission(*loot: str, dice: str, faces: str) -> Game:
    """Roll Nuduru's dice on mission 9, objective 10."""
    game = adventure(clan("fire", on("m1", "Nuduru", dice=dice), loot=list(loot)), missions=["mission-9"])
    game.play(f"roll {faces}")
    return game


def number(events: list[Event], kind: str, value: str) -> object:
    """Return a value of the only event of a kind."""
    (event,) = (event for event in events if event.kind == kind)
    return event[value]


# --- boosts ---


@pytest.mark.rule("R12.4", "R7.2")
@pytest.mark.parametrize(
    ("token", "dice", "faces", "total"),
    [
        ("none", "SMM", "S1 M1 M2", 4), ("magic-boost", "SMM", "S1 M1 M2", 8),
        ("strength-boost", "SMM", "S1 M1 M2", 6), ("magic-boost", "SMP", "S1 M1 P1", 5),
        ("strength-boost", "SSP", "S1 S1 P1", 7),
    ],
)  # fmt: skip
def test_a_boost_adds_to_dice_on_a_mission(token: str, dice: str, faces: str, total: int) -> None:
    mine = clan("fire", on("m1", "Nuduru", dice=dice), loot=[] if token == "none" else [token])
    game = adventure(mine, missions=["mission-9"])
    events = happened(game, f"roll {faces}", *[f"loot {token}"] * (token != "none"))
    assert number(events, "mission-tried", "total") == total


@pytest.mark.rule("R12.4", "R8.2")
@pytest.mark.parametrize(
    ("loot", "total"),
    [
        ((), 6),
        (("magic-boost",), 8),
        (("strength-boost",), 10),
        (("magic-boost", "strength-boost"), 12),
    ],
)
@pytest.mark.parametrize("before", [True, False])
def test_a_boost_works_before_or_after_the_roll_in_a_battle(
    before: bool, loot: tuple[str, ...], total: int
) -> None:
    use = [f"loot {token}" for token in loot]
    roll = ["roll all", "roll S1 S2 M3"]
    events = happened(battle(*loot), *(use + roll if before else roll + use))
    assert number(events, "damaged", "damage") == total


@pytest.mark.rule("R12.4", "R9.1")
@pytest.mark.parametrize(("loot", "total"), [((), 6), (("magic-boost",), 8), (("strength-boost",), 10)])
@pytest.mark.parametrize("before", [True, False])
def test_a_boost_works_before_or_after_the_roll_in_a_conquest(
    before: bool, loot: tuple[str, ...], total: int
) -> None:
    use = [f"loot {token}" for token in loot]
    roll = ["roll all", "roll S1 S2 M3"]
    events = happened(conquest(*loot), *(use + roll if before else roll + use))
    assert number(events, "conquest-tried", "total") == total


@pytest.mark.rule("R12.4", "R8.2")
@pytest.mark.parametrize("token", ["magic-boost", "strength-boost"])
def test_a_boost_works_only_on_the_path_where_it_is_used(token: str) -> None:
    paths = on("a1", "Nuduru", dice="SM"), on("a3", "Tranok", dice="SS", traps=["magic-1"])
    game = adventure(clan("fire", *paths, hired=("Tranok",), loot=[token]), land_a=land(monster=""))
    game.play(f"loot {token}", "roll all", "roll S1 M1")
    events = happened(game, "roll all", "roll S1 S1 M1")
    assert [event["total"] for event in events if event.kind == "conquest-tried"][-1] == 7


# --- rerolls ---


@pytest.mark.rule("R12.4", "R8.2")
@pytest.mark.parametrize(
    ("token", "times", "offers"),
    [("rerolls", 4, ["reroll S1", "reroll M1"]), ("magic-rerolls", 3, ["reroll M1"])],
)
@pytest.mark.parametrize("place", ["mission", "monster", "land"])
def test_reroll_loot_gives_its_number_of_rerolls_in_its_colours(
    place: str, token: str, times: int, offers: list[str]
) -> None:
    if place == "mission":
        game = mission(token, dice="SMP", faces="S1 M1 P1")
    else:
        game = battle(token, dice="SM") if place == "monster" else conquest(token, dice="SM")
        game.play("roll all", "roll S1 M1")
    assert offered(game, "reroll") == []
    game.play(f"loot {token}")
    for _ in range(times):
        assert offered(game, "reroll") == offers
        game.play("reroll M1", "roll M1")
    assert game.node.question != "fight"


@pytest.mark.rule("R12.4")
def test_rerolls_of_loot_add_to_those_of_a_talent() -> None:
    mine = clan("fire", on("m1", "Kakron", dice="SMP"), hired=("Kakron",), loot=["rerolls"])
    game = adventure(mine, missions=["mission-9"])
    game.play("roll S1 M1 P1", "loot rerolls", *["reroll S1", "roll S1"] * 5)
    assert game.node.question != "fight"


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize("token", ["rerolls", "magic-rerolls"])
def test_loot_rerolls_last_for_the_activation_in_which_they_were_used(token: str) -> None:
    paths = on("a1", "Nuduru", dice="SM"), on("a3", "Tranok", dice="SS", traps=["magic-1"])
    game = adventure(clan("fire", *paths, hired=("Tranok",), loot=[token]), land_a=land(monster=""))
    game.play("roll all", "roll S1 M1", f"loot {token}", "stop", "roll M", "roll M1", "roll S", "roll S1")
    assert game.node.about[0] == ("path", "a3")
    assert offered(game, "reroll") == []


# --- slayer ---


@pytest.mark.rule("R12.4", "R8.4", "R8.5")
@pytest.mark.parametrize(
    ("loot", "faces", "trophies"),
    [((), "S2 S2 S3", ()), (("slayer",), "S2 S2 S3", ("Snailer",)), (("slayer",), "S2 S2 S2", ())],
)
def test_the_slayer_adds_6_to_an_elimination(
    loot: tuple[str, ...], faces: str, trophies: tuple[str, ...]
) -> None:
    game = battle(*loot, dice="SSS")
    game.play("roll all", f"roll {faces}", *(f"loot {token}" for token in loot))
    assert game.open_view().clan(0).trophies == trophies


@pytest.mark.rule("R12.4", "R8.4")
def test_the_slayer_adds_nothing_to_a_capture() -> None:
    game = battle("slayer", dice="SS", traps=("initial",))
    game.play("roll all", "roll S2 S2 S2", "loot slayer")
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.trophies) == (5, ())


@pytest.mark.rule("R12.4", "R8.6")
def test_the_6_of_the_slayer_are_not_carried_on() -> None:
    paths = on("a1", "Nuduru", dice="SSS"), on("a3", "Tranok", dice="SS")
    game = adventure(clan("fire", *paths, hired=("Tranok",), loot=["slayer"]), land_a=land())
    game.play("attack 1 1 1", "roll all", "roll S2 S2 S2", "loot slayer", "attack 1 1 1")
    assert ("carried", 6) in game.node.about
