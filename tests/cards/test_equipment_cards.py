"""The 10 kinds of equipment outside: on missions, against monsters, in conquests (R12.2, R12.7).

What equipment does on the owner's turn is in ``tests/rules/test_equipment.py``.
"""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import adventure, clan, happened, on
from support.games import offered, spelled

# Card, and the totals with it and S1 S2 M3: on a mission, against a monster, against a land.
TOTALS = [
    ("none", 6, 6, 6),
    ("Krakhen", 6, 6, 6),
    ("Pugnor", 8, 8, 8),
    ("Slyzor", 6, 8, 6),
    ("Noxx", 6, 6, 6),
    ("Turzoks", 6, 6, 6),
    ("Rajhnek", 6, 6, 6),
    ("Slham", 6, 6, 6),
    ("Mortis", 7, 7, 7),
    ("Kedavra", 6, 6, 8),
    ("Tergeo", 6, 6, 6),
]
CARDS = [row[0] for row in TOTALS]
every_card = pytest.mark.parametrize("card", CARDS)

REROLLS = {"Krakhen": (2, "M"), "Tergeo": (2, "S"), "Slham": (2, "P")}


def fire(card: str, *paths: dict[str, Any], carrier: str = "Nuduru") -> dict[str, Any]:
    """Write the fire clan; Nuduru, who has no talent outside, carries the card unless another is named."""
    equipment = {} if card == "none" else {carrier: [card]}
    return clan("fire", *paths, hired=("Tranok",), equipment=equipment)


def land(monster: str = "Snailer") -> dict[str, str]:
    """Lay out Kyzhul, conquered with 12. Paths 1 and 3 of header 3b give no rerolls and no defense."""
    return {"land": "Kyzhul", "header": "header-3b", "monster": monster}


def on_mission(card: str, dice: str, carrier: str = "Nuduru") -> Game:
    """Send Nuduru on mission 9, objective 10."""
    return adventure(fire(card, on("m1", "Nuduru", dice=dice), carrier=carrier), missions=["mission-9"])


def against_monster(
    card: str, *more: dict[str, Any], monster: str = "Snailer", carrier: str = "Nuduru"
) -> Game:
    """Send Nuduru against a monster; Snailer has 3 attack dice, CV 10 and EV 13."""
    path = on("a1", "Nuduru", dice="SSM")
    return adventure(fire(card, path, *more, carrier=carrier), land_a=land(monster))


def against_land(card: str, *more: dict[str, Any], carrier: str = "Nuduru") -> Game:
    """Send Nuduru against a land without a monster."""
    path = on("a1", "Nuduru", dice="SSM")
    return adventure(fire(card, path, *more, carrier=carrier), land_a=land(monster=""))


def judged(game: Game, *steps: str) -> list[Event]:
    """Play some steps, and stop rolling if that is still possible."""
    events = happened(game, *steps)
    return [*events, *happened(game, "stop")] if game.node.question == "fight" else events


def number(events: list[Event], kind: str, value: str) -> object:
    """Return a value of the only event of a kind."""
    (event,) = (event for event in events if event.kind == kind)
    return event[value]


# --- totals ---


@pytest.mark.rule("R12.2", "R7.2")
@pytest.mark.parametrize(("card", "total"), [(row[0], row[1]) for row in TOTALS])
def test_a_total_on_a_mission_counts_what_applies_there(card: str, total: int) -> None:
    events = judged(on_mission(card, "SSM"), "roll S1 S2 M3")
    assert number(events, "mission-tried", "total") == total


@pytest.mark.rule("R12.2", "R8.2")
@pytest.mark.parametrize(("card", "total"), [(row[0], row[2]) for row in TOTALS])
def test_a_total_against_a_monster_counts_what_applies_there(card: str, total: int) -> None:
    events = judged(against_monster(card), "done", "attack 1 1 1", "roll all", "roll S1 S2 M3")
    assert number(events, "damaged", "damage") == total


@pytest.mark.rule("R12.2", "R9.1")
@pytest.mark.parametrize(("card", "total"), [(row[0], row[3]) for row in TOTALS])
def test_a_total_against_a_land_counts_what_applies_there(card: str, total: int) -> None:
    events = judged(against_land(card), "roll all", "roll S1 S2 M3")
    assert number(events, "conquest-tried", "total") == total


@pytest.mark.rule("R12.2", "R7.2")
@pytest.mark.parametrize(
    ("card", "dice", "faces", "glory"),
    [
        ("none", "SSM", "S3 S3 M2", 4), ("Pugnor", "SSM", "S3 S3 M2", 8), ("Pugnor", "SSM", "S3 S3 M1", 4),
        ("none", "MMP", "M3 M3 P2", 4), ("Mortis", "MMP", "M3 M3 P2", 8), ("Mortis", "MMP", "M3 M3 P1", 4),
        ("Slyzor", "SSM", "S3 S4 M2", 4), ("Kedavra", "MMP", "M3 M4 P2", 4),
    ],
)  # fmt: skip
def test_plus_1_per_die_decides_a_mission(card: str, dice: str, faces: str, glory: int) -> None:
    game = on_mission(card, dice)
    game.play(f"roll {faces}")
    assert game.open_view().clan(0).glory == glory


@pytest.mark.rule("R12.2", "R8.2")
@pytest.mark.parametrize(
    ("card", "faces", "trophies"),
    [
        ("none", "S4 S4 M4", ()), ("Kedavra", "S4 S4 M4", ()), ("Mortis", "S4 S4 M4", ("Snailer",)),
        ("Mortis", "S4 S4 M3", ()), ("Pugnor", "S4 S4 M3", ("Snailer",)), ("Pugnor", "S4 S4 M2", ()),
        ("Slyzor", "S4 S4 M3", ("Snailer",)), ("Slyzor", "S4 S4 M2", ()),
    ],
)  # fmt: skip
def test_plus_1_per_die_eliminates_a_monster(card: str, faces: str, trophies: tuple[str, ...]) -> None:
    game = against_monster(card)
    game.play("done", "attack 1 1 1", "roll all", f"roll {faces}")
    assert game.open_view().clan(0).trophies == trophies


@pytest.mark.rule("R12.2", "R9.1")
@pytest.mark.parametrize(
    ("card", "faces", "lands"),
    [
        ("none", "S4 S4 M3", ()), ("Slyzor", "S4 S4 M3", ()), ("Mortis", "S4 S4 M3", ("Kyzhul",)),
        ("Mortis", "S4 S3 M3", ()), ("Pugnor", "S4 S3 M3", ("Kyzhul",)), ("Kedavra", "S4 S3 M3", ("Kyzhul",)),
        ("Pugnor", "S3 S3 M3", ()), ("Kedavra", "S3 S3 M3", ()),
    ],
)  # fmt: skip
def test_plus_1_or_2_per_die_conquers_a_land(card: str, faces: str, lands: tuple[str, ...]) -> None:
    game = against_land(card)
    game.play("roll all", f"roll {faces}")
    assert game.open_view().clan(0).lands == lands


@pytest.mark.rule("R12.2", "R9.1")
@pytest.mark.parametrize(("card", "carried"), [("none", 6), ("Kedavra", 8), ("Mortis", 7), ("Slyzor", 6)])
def test_the_total_with_equipment_is_carried_on_in_a_conquest(card: str, carried: int) -> None:
    game = against_land(card, on("a3", "Tranok", dice="SS"))
    game.play("roll all", "roll S1 S2 M3")
    assert dict(game.node.about)["carried"] == carried


# --- rerolls ---


def rerolls(game: Game, colour: str) -> list[list[str]]:
    """Reroll a die of this colour that shows 1 into a 1 as often as possible; list what was offered."""
    found: list[list[str]] = []
    while game.node.question == "fight" and len(found) < 5:
        found.append(offered(game, "reroll"))
        game.play(f"reroll {colour}1", f"roll {colour}1")
    return found


@pytest.mark.rule("R12.7", "R12.2", "R7.2")
@every_card
def test_the_rerolls_of_a_card_work_on_a_mission(card: str) -> None:
    times, colour = REROLLS.get(card, (0, ""))
    game = on_mission(card, "SMP")
    game.play("roll S1 M1 P1")
    assert rerolls(game, colour) == [[f"reroll {colour}1"]] * times


@pytest.mark.rule("R12.7", "R12.2", "R8.2")
@every_card
def test_the_rerolls_of_a_card_work_against_a_monster(card: str) -> None:
    times, colour = {**REROLLS, "Slham": (0, "")}.get(card, (0, ""))
    game = against_monster(card)
    game.play("done", "attack 1 1 1", "roll all", "roll S1 S1 M1")
    assert rerolls(game, colour) == [[f"reroll {colour}1"]] * times


@pytest.mark.rule("R12.7", "R12.2", "R9.1")
@every_card
def test_the_rerolls_of_a_card_work_against_a_land(card: str) -> None:
    times, colour = {**REROLLS, "Slham": (0, "")}.get(card, (0, ""))
    game = against_land(card)
    game.play("roll all", "roll S1 S1 M1")
    assert rerolls(game, colour) == [[f"reroll {colour}1"]] * times


@pytest.mark.rule("R12.7", "R8.2")
@pytest.mark.parametrize(
    ("card", "dice", "faces", "first", "second"),
    [
        ("Krakhen", "MMS", "S4 M1 M2", ("reroll M1", "roll M3"), ("reroll M2", "roll M3")),
        ("Tergeo", "SSM", "S1 S2 M4", ("reroll S1", "roll S3"), ("reroll S2", "roll S3")),
        ("Slham", "PPS", "S4 P1 P2", ("reroll P1", "roll P3"), ("reroll P2", "roll P3")),
    ],
)
def test_two_dice_or_one_die_twice_are_rerolled(
    card: str, dice: str, faces: str, first: tuple[str, str], second: tuple[str, str]
) -> None:
    colour = first[0][-2]
    game = on_mission(card, dice)
    game.play(f"roll {faces}")
    two, one = game.clone(), game.clone()
    two.play(*first, *second)
    one.play(*first, f"reroll {colour}3", f"roll {colour}4")
    assert [here.open_view().clan(0).glory for here in (two, one)] == [8, 8]


# --- Noxx ---


@pytest.mark.rule("R12.2", "R7.7")
@every_card
def test_only_noxx_cancels_a_hit(card: str) -> None:
    game = against_monster(card)
    game.play("done", "attack 6 1 1")
    assert (game.node.question == "defend") == (card == "Noxx")
    game.play(*["defend talent"] * (card == "Noxx"))
    assert game.open_view().clan(0).wounded == (() if card == "Noxx" else ("Nuduru",))


@pytest.mark.rule("R12.2", "R7.7")
def test_noxx_cancels_one_hit_and_no_more() -> None:
    game = against_monster("Noxx")
    game.play("done", "attack 6 6 1")
    assert spelled(game) == ["defend talent", "take hits"]
    game.play("defend talent")
    assert game.node.question == "fight"
    assert game.open_view().clan(0).wounded == ("Nuduru",)


@pytest.mark.rule("R12.1", "R12.2", "R7.7")
def test_noxx_works_once_per_round() -> None:
    game = against_monster("Noxx", monster="Sporus")
    game.play("attack 6", "defend talent", "done", "attack 6 1 1 1")
    assert game.open_view().clan(0).wounded == ("Nuduru",)


@pytest.mark.rule("R12.2", "R7.7")
def test_noxx_adds_to_the_talent_of_its_carrier() -> None:
    paths = on("a1", "Zondu", dice="SS")
    wearing = clan("fire", paths, hired=("Zondu",), equipment={"Zondu": ["Noxx"]})
    game = adventure(wearing, land_a=land())
    game.play("attack 6 6 6", "defend talent", "defend talent")
    assert game.open_view().clan(0).wounded == ("Zondu",)


# --- R12.2: only for the carrier ---


@pytest.mark.rule("R12.2")
@every_card
def test_equipment_of_somebody_at_home_does_nothing_on_a_mission(card: str) -> None:
    events = happened(on_mission(card, "SMP", carrier="Tranok"), "roll S1 M1 P1")
    assert number(events, "mission-tried", "total") == 3


@pytest.mark.rule("R12.2")
@every_card
def test_equipment_of_somebody_on_the_next_path_does_nothing_against_a_monster(card: str) -> None:
    game = against_monster(card, on("a3", "Tranok", dice="SS"), carrier="Tranok")
    events = happened(game, "done", "attack 6 1 1", "roll all", "roll S1 S2 M3")
    assert number(events, "damaged", "damage") == 6
    assert game.open_view().clan(0).wounded == ("Nuduru",)


@pytest.mark.rule("R12.2")
@every_card
def test_equipment_of_somebody_on_the_next_path_does_nothing_against_a_land(card: str) -> None:
    game = against_land(card, on("a3", "Tranok", dice="SS"), carrier="Tranok")
    events = happened(game, "roll all", "roll S1 S2 M3")
    assert number(events, "conquest-tried", "total") == 6


@pytest.mark.rule("R12.2", "R8.3")
def test_weapon_and_spell_of_one_carrier_work_together() -> None:
    carrying = clan(
        "fire", on("a1", "Nuduru", dice="SSM"), equipment={"Nuduru": ["Slyzor", "Noxx", "Mortis"]}
    )
    game = adventure(carrying, land_a=land())
    events = happened(game, "done", "attack 6 1 1", "defend talent", "roll all", "roll S1 S2 M3")
    assert number(events, "damaged", "damage") == 9
    assert game.open_view().clan(0).wounded == ()


@pytest.mark.rule("R12.2", "R8.3")
def test_equipment_and_talent_of_its_carrier_add_up() -> None:
    carrying = clan("fire", on("a1", "Frunks", dice="SSM"), equipment={"Frunks": ["Mortis"]})
    game = adventure(carrying, land_a=land())
    events = happened(game, "done", "attack 1 1 1", "roll all", "roll S1 S2 M3")
    assert number(events, "damaged", "damage") == 8


# --- Caribdis: no weapons in the battle with it ---


@pytest.mark.rule("R7.10", "R12.2")
@pytest.mark.parametrize(
    ("card", "total"), [("none", 6), ("Pugnor", 6), ("Slyzor", 6), ("Krakhen", 6), ("Mortis", 7)]
)
def test_no_weapon_adds_anything_against_caribdis(card: str, total: int) -> None:
    game = against_monster(card, monster="Caribdis")
    events = happened(game, "done", "attack 1 1 1 1 1 1", "roll all", "roll S1 S2 M3")
    assert number(events, "damaged", "damage") == total


@pytest.mark.rule("R7.10", "R12.7")
@pytest.mark.parametrize(("card", "offers"), [("Krakhen", []), ("Tergeo", [["reroll S1"], ["reroll S1"]])])
def test_no_weapon_rerolls_against_caribdis(card: str, offers: list[list[str]]) -> None:
    game = against_monster(card, monster="Caribdis")
    game.play("done", "attack 1 1 1 1 1 1", "roll all", "roll S1 S1 M1")
    assert rerolls(game, "S") == offers


@pytest.mark.rule("R7.10", "R12.2")
@pytest.mark.parametrize(("card", "lands"), [("none", ()), ("Slyzor", ()), ("Pugnor", ("Kyzhul",))])
def test_after_caribdis_weapons_work_again(card: str, lands: tuple[str, ...]) -> None:
    paths = on("a1", "Nuduru", dice="SSSSS"), on("a3", "Tranok", dice="SSSS")
    game = adventure(fire(card, *paths, carrier="Tranok"), land_a=land("Caribdis"))
    game.play("attack 1 1 1 1 1 1", "roll all", "roll S5 S5 S5 S5 S5")
    assert game.open_view().clan(0).trophies == ("Caribdis",)
    game.play("roll all", "roll S2 S2 S2 S2")
    assert game.open_view().clan(0).lands == lands
