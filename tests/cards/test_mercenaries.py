"""The 36 mercenaries: the dice each brings, and what each does outside (R12.1).

What they do when a monster attacks is in ``test_mercenaries_attacked.py``; what talents do on
the owner's turn is in ``tests/rules/test_talents.py``.
"""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import adventure, clan, happened, on
from support.games import offered, spelled
from support.positions import position

INITIAL = {
    "Purkas": "jungle", "Korgo": "jungle", "Tortock": "water", "Taron": "water",
    "Nuduru": "fire", "Frunks": "fire", "Poissen": "air", "Timbulu": "air",
}  # fmt: skip

# Name, dice that it contributes, and the totals it reaches with S1 S2 M3: on a mission, against a monster,
# against a land.
EVERY = [
    ("Purkas", "SP", 6, 6, 6), ("Korgo", "M", 6, 6, 6), ("Dalina", "S", 6, 6, 6),
    ("Drapis", "S", 6, 6, 6), ("Taroa", "S", 8, 8, 8), ("Puargh", "SP", 6, 6, 6),
    ("Fandor", "SS", 6, 6, 6), ("Wondou", "SM", 6, 6, 6), ("Vaidala", "SMP", 6, 6, 6),
    ("Tortock", "SP", 6, 6, 6), ("Taron", "M", 6, 6, 6), ("Parsas", "S", 6, 6, 6),
    ("Vishor", "P", 6, 6, 6), ("Ginova", "P", 6, 6, 6), ("Nimra", "SM", 6, 6, 6),
    ("Frostor", "MP", 6, 6, 6), ("Dolfus", "SS", 6, 6, 6), ("Lusara", "SMP", 6, 6, 6),
    ("Nuduru", "SP", 6, 6, 6), ("Frunks", "M", 7, 7, 7), ("Shandee", "S", 6, 6, 6),
    ("Zondu", "S", 6, 6, 6), ("Tranok", "P", 6, 6, 6), ("Naiala", "SS", 6, 6, 6),
    ("Sckrat", "SS", 6, 6, 6), ("Torko", "SSP", 6, 6, 6), ("Karunna", "SMM", 6, 6, 6),
    ("Poissen", "SP", 6, 6, 6), ("Timbulu", "M", 8, 8, 8), ("Guster", "S", 6, 6, 6),
    ("Lorios", "M", 6, 6, 6), ("Kakron", "SS", 6, 6, 6), ("Wormee", "SP", 6, 6, 6),
    ("Trulina", "SM", 6, 6, 6), ("Geas", "SSM", 6, 6, 9), ("Jaruna", "SSP", 6, 6, 6),
]  # fmt: skip
NAMES = [row[0] for row in EVERY]
every_mercenary = pytest.mark.parametrize("name", NAMES)

REROLLS = {"Korgo": (1, "P"), "Sckrat": (2, "S"), "Karunna": (2, "SM"), "Kakron": (1, "S")}
OUTSIDE = [
    "Purkas", "Korgo", "Drapis", "Taroa", "Puargh", "Wondou",
    "Tortock", "Parsas", "Ginova", "Nimra", "Dolfus", "Lusara",
    "Frunks", "Shandee", "Zondu", "Naiala", "Sckrat", "Torko", "Karunna",
    "Poissen", "Timbulu", "Guster", "Kakron", "Trulina", "Geas", "Jaruna",
]  # fmt: skip


def land(monster: str = "Snailer", card: str = "Kyzhul", header: str = "header-3b") -> dict[str, str]:
    """Lay out a land. Kyzhul is conquered with 12; path 1 of header 3b gives gold, path 3 a venom."""
    return {"land": card, "header": header, "monster": monster}


def clan_of(name: str, *paths: dict[str, Any], hired: tuple[str, ...] = (), **values: Any) -> dict[str, Any]:
    """Write a clan that this mercenary can be in."""
    more = () if name in INITIAL else (name,)
    return clan(INITIAL.get(name, "fire"), *paths, hired=(*more, *hired), **values)


def against_monster(name: str, dice: str = "SSM", monster: str = "Snailer", **load: Any) -> Game:
    """Begin a battle on the first path; Snailer has 3 attack dice, CV 10 and EV 13."""
    return adventure(clan_of(name, on("a1", name, dice=dice, **load)), land_a=land(monster))


def against_land(name: str, dice: str = "SSM") -> Game:
    """Begin a conquest on the first path."""
    return adventure(clan_of(name, on("a1", name, dice=dice)), land_a=land(monster=""))


def on_mission(name: str, dice: str, tile: str = "mission-9") -> Game:
    """Begin the dice-rolling mission on the left path; mission 9 has the objective 10."""
    return adventure(clan_of(name, on("m1", name, dice=dice)), missions=[tile, "mission-1"])


def judged(game: Game, *steps: str) -> list[Event]:
    """Play some steps, and stop rolling if that is still possible."""
    events = happened(game, *steps)
    return [*events, *happened(game, "stop")] if game.node.question == "fight" else events


def number(events: list[Event], kind: str, value: str) -> object:
    """Return a value of the only event of a kind."""
    (event,) = (event for event in events if event.kind == kind)
    return event[value]


# --- dice ---


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(("name", "dice"), [row[:2] for row in EVERY])
def test_a_mercenary_contributes_the_dice_of_its_card(name: str, dice: str) -> None:
    affinity = INITIAL.get(name, "fire")
    rival = "air" if affinity == "jungle" else "jungle"
    mine = f'affinity = "{affinity}", glory = 0, mercenaries = ["{name}"], leader = "{name}"'
    game = position(f'clan = [{{ {mine} }}, {{ affinity = "{rival}" }}]', phase="preparation")
    game.play(*["persuasion 4"] * (dice.count("P") + 1))
    assert game.open_view().clan(0).pool == dice.replace("P", "P4")


# --- totals ---


@pytest.mark.rule("R12.1", "R7.2")
@pytest.mark.parametrize(("name", "total"), [(row[0], row[2]) for row in EVERY])
def test_a_total_on_a_mission_counts_what_applies_there(name: str, total: int) -> None:
    events = judged(on_mission(name, "SSM"), "roll S1 S2 M3")
    assert number(events, "mission-tried", "total") == total


@pytest.mark.rule("R12.1", "R8.2")
@pytest.mark.parametrize(("name", "total"), [(row[0], row[3]) for row in EVERY])
def test_a_total_against_a_monster_counts_what_applies_there(name: str, total: int) -> None:
    events = judged(against_monster(name), "done", "attack 1 1 1", "roll all", "roll S1 S2 M3")
    assert number(events, "damaged", "damage") == total


@pytest.mark.rule("R12.1", "R9.1")
@pytest.mark.parametrize(("name", "total"), [(row[0], row[4]) for row in EVERY])
def test_a_total_against_a_land_counts_what_applies_there(name: str, total: int) -> None:
    events = judged(against_land(name), "roll all", "roll S1 S2 M3")
    assert number(events, "conquest-tried", "total") == total


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("name", OUTSIDE)
def test_an_outside_talent_works_only_on_its_own_path(name: str) -> None:
    paths = on("a1", "Tranok", dice="SSM"), on("a3", name, dice="SS")
    game = adventure(clan_of(name, *paths, hired=("Tranok",)), land_a=land())
    game.play("done", "attack 6 1 1", "roll all", "roll S2 S3 M3")
    mine = game.open_view().clan(0)
    assert (mine.wounded, mine.glory, mine.potions) == (("Tranok",), 5, 0)
    game.play(*(["no"] if name == "Ginova" else []), "attack 1 1 1")
    assert ("carried", 8) in game.node.about


# --- rerolls ---


def rerolls(game: Game, colour: str) -> list[list[str]]:
    """Reroll a die of this colour that shows 1 into a 1 as often as possible; list what was offered."""
    found: list[list[str]] = []
    while game.node.question == "fight" and len(found) < 5:
        found.append(sorted(offered(game, "reroll")))
        game.play(f"reroll {colour}1", f"roll {colour}1")
    return found


@pytest.mark.rule("R12.1", "R7.2", "R8.2")
@every_mercenary
def test_the_rerolls_of_a_card_work_on_a_mission(name: str) -> None:
    times, colours = REROLLS.get(name, (0, ""))
    game = on_mission(name, "SMP")
    game.play("roll S1 M1 P1")
    assert rerolls(game, colours[:1]) == [sorted(f"reroll {colour}1" for colour in colours)] * times


@pytest.mark.rule("R12.1", "R8.2")
@every_mercenary
def test_the_rerolls_of_a_card_work_against_a_monster(name: str) -> None:
    times, colours = {**REROLLS, "Korgo": (0, "")}.get(name, (0, ""))
    game = against_monster(name)
    game.play("done", "attack 1 1 1", "roll all", "roll S1 S1 M1")
    assert rerolls(game, colours[:1]) == [sorted(f"reroll {colour}1" for colour in colours)] * times


@pytest.mark.rule("R12.1", "R9.1")
@every_mercenary
def test_the_rerolls_of_a_card_work_against_a_land(name: str) -> None:
    times, colours = {**REROLLS, "Korgo": (0, "")}.get(name, (0, ""))
    game = against_land(name)
    game.play("roll all", "roll S1 S1 M1")
    assert rerolls(game, colours[:1]) == [sorted(f"reroll {colour}1" for colour in colours)] * times


@pytest.mark.rule("R12.1", "R7.2")
@pytest.mark.parametrize(("name", "glory"), [("Purkas", 4), ("Korgo", 7)])
def test_korgo_rerolls_a_persuasion_die_on_a_mission(name: str, glory: int) -> None:
    game = on_mission(name, "PP", "mission-4")
    game.play("roll P2 P3", *(["reroll P2", "roll P3"] if name == "Korgo" else []))
    assert game.open_view().clan(0).glory == glory


# --- capture and elimination: Tortock, Torko, Naiala, Poissen, Jaruna ---

FACES = [
    "S2 S2 S2", "S2 S2 S3", "S2 S3 S3", "S3 S3 S3", "S3 S3 S4", "S3 S4 S4", "S4 S4 S4", "S4 S4 S5",
]  # fmt: skip
PER_STRENGTH_DIE = ("Taroa", "Timbulu")
# For each base from 6 to 13 against Snailer (CV 10, EV 13): - nothing, c captured, e eliminated, ? a choice.
WITH_A_TRAP = {"Tortock": "---cccce", "Torko": "-cccccce", "Naiala": "----???e", "Poissen": "----c??e"}
WITHOUT_A_TRAP = {"Naiala": "----eeee", "Poissen": "-----eee", "Jaruna": "----ccce"}


def thrown(name: str, faces: str) -> str:
    """Lower each of the three dice by 1 if the talent adds 1 to it."""
    return " ".join(f"S{int(die[1]) - (name in PER_STRENGTH_DIE)}" for die in faces.split())


def outcome(game: Game) -> str:
    """Return what happened to Snailer."""
    view = game.open_view()
    if game.node.question == "judge":
        return "?"
    if view.clan(0).trophies == ("Snailer",):
        return "e"
    return "c" if view.discards["monsters"] == ("Snailer",) else "-"


@pytest.mark.rule("R12.1", "R8.4", "R8.5")
@every_mercenary
def test_with_a_trap_each_total_captures_or_eliminates_as_the_talent_says(name: str) -> None:
    found = ""
    for faces in FACES:
        game = against_monster(name, dice="SS", traps=["initial"])
        judged(game, "attack 1 1 1", "roll all", f"roll {thrown(name, faces)}")
        found += outcome(game)
    assert found == WITH_A_TRAP.get(name, "----ccce")


@pytest.mark.rule("R12.1", "R8.4", "R8.5")
@every_mercenary
def test_without_a_trap_each_total_eliminates_or_does_nothing_as_the_talent_says(name: str) -> None:
    found = ""
    for faces in FACES:
        game = against_monster(name, dice="SSS")
        judged(game, "attack 1 1 1", "roll all", f"roll {thrown(name, faces)}")
        found += outcome(game)
    assert found == WITHOUT_A_TRAP.get(name, "-------e")


@pytest.mark.rule("R12.1", "R8.5")
@pytest.mark.parametrize("name", ["Naiala", "Poissen"])
@pytest.mark.parametrize(("answer", "end"), [("capture", "c"), ("eliminate", "e")])
def test_naiala_and_poissen_may_choose_to_eliminate_what_they_could_capture(
    name: str, answer: str, end: str
) -> None:
    game = against_monster(name, dice="SS", traps=["initial"])
    game.play("attack 1 1 1", "roll all", "roll S3 S4 S4")
    assert spelled(game) == ["capture", "eliminate"]
    game.play(answer)
    assert outcome(game) == end


@pytest.mark.rule("R12.1", "R8.6")
@pytest.mark.parametrize("name", ["Tranok", "Tortock", "Torko", "Naiala", "Poissen"])
def test_bonuses_for_capture_or_elimination_are_not_carried_on(name: str) -> None:
    paths = on("a1", name, dice="SSS"), on("a3", "Dalina", dice="SS")
    game = adventure(clan_of(name, *paths, hired=("Dalina",)), land_a=land())
    game.play("attack 1 1 1", "roll all", "roll S3 S3 S3", "attack 1 1 1")
    assert ("carried", 9) in game.node.about


@pytest.mark.rule("R12.1", "R8.5", "R7.10")
@pytest.mark.parametrize(
    ("name", "traps", "trophies", "glory"),
    [
        ("Tranok", ["magic-1"], (), 5),
        ("Tranok", ["magic-1", "magic-1"], (), 11),
        ("Jaruna", [], (), 11),
        ("Jaruna", ["magic-1"], (), 11),
    ],
)
def test_jaruna_captures_turfus_without_two_traps(
    name: str, traps: list[str], trophies: tuple[str, ...], glory: int
) -> None:
    game = against_monster(name, dice="SSSS", monster="Turfus", traps=traps)
    game.play(*["done"] * bool(traps), "attack 1 1 1 1 1", *["roll S", "roll S4"] * 3, "roll S", "roll S3")
    judged(game)
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.trophies) == (glory, trophies)


# --- Puargh, Lusara ---


@pytest.mark.rule("R12.1", "R8.9")
@pytest.mark.parametrize(
    ("name", "captured", "eliminated", "conquered"), [("Tranok", 8, 9, 9), ("Puargh", 9, 9, 9)]
)
def test_puargh_gains_1_glory_more_for_a_capture(
    name: str, captured: int, eliminated: int, conquered: int
) -> None:
    game = against_monster(name, dice="SSS", traps=["initial"])
    game.play("attack 1 1 1", "roll all")
    other, free = game.clone(), against_land(name, "SSS")
    game.play("roll S2 S2 S3 S3")
    other.play("roll S3 S3 S3 S4")
    free.play("roll all", "roll S4 S4 S4")
    found = [here.open_view().clan(0).glory for here in (game, other, free)]
    assert found == [captured, eliminated, conquered]


@pytest.mark.rule("R12.1", "R8.9")
@pytest.mark.parametrize(("name", "potions"), [("Tranok", (0, 0, 0)), ("Lusara", (2, 2, 0))])
def test_lusara_gains_2_potions_for_a_capture_or_an_elimination(
    name: str, potions: tuple[int, int, int]
) -> None:
    game = against_monster(name, dice="SSS", traps=["initial"])
    game.play("attack 1 1 1", "roll all")
    other, free = game.clone(), against_land(name, "SSS")
    game.play("roll S2 S2 S3 S3")
    other.play("roll S3 S3 S3 S4")
    free.play("roll all", "roll S4 S4 S4")
    assert tuple(here.open_view().clan(0).potions for here in (game, other, free)) == potions


@pytest.mark.rule("R12.1", "R8.9")
@pytest.mark.parametrize("name", ["Puargh", "Lusara"])
def test_puargh_and_lusara_gain_nothing_if_another_mercenary_succeeds(name: str) -> None:
    paths = on("a1", "Tranok", dice="SSS", traps=["initial"]), on("a3", name, dice="SS")
    game = adventure(clan_of(name, *paths, hired=("Tranok",)), land_a=land())
    game.play("attack 1 1 1", "roll all", "roll S2 S2 S3 S3")
    mine = game.open_view().clan(0)
    assert (mine.glory, mine.potions) == (8, 0)


# --- Geas ---


@pytest.mark.rule("R12.1", "R9.1")
@pytest.mark.parametrize(
    ("name", "faces", "lands"),
    [
        ("Tranok", "S3 S4 S4", ()),
        ("Tranok", "S4 S4 S4", ("Kyzhul",)),
        ("Geas", "S2 S3 S3", ()),
        ("Geas", "S3 S3 S3", ("Kyzhul",)),
    ],
)
def test_geas_adds_3_to_a_conquest(name: str, faces: str, lands: tuple[str, ...]) -> None:
    game = against_land(name, "SSS")
    game.play("roll all", f"roll {faces}")
    assert game.open_view().clan(0).lands == lands


@pytest.mark.rule("R12.1", "R9.1")
@pytest.mark.parametrize(("name", "carried"), [("Tranok", 5), ("Geas", 8)])
def test_the_3_of_geas_are_carried_on_to_the_next_path(name: str, carried: int) -> None:
    paths = on("a1", name, dice="SS"), on("a3", "Dalina", dice="SS")
    game = adventure(clan_of(name, *paths, hired=("Dalina",)), land_a=land(monster=""))
    game.play("roll all", "roll S2 S3")
    assert dict(game.node.about)["carried"] == carried
