"""The number of attack dice of every monster, on every land, in every round (R7.5)."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, on

AFFINITY = {
    **dict.fromkeys(("Snailer", "Sporus", "Korcko", "Gator", "Turfus"), "jungle"),
    **dict.fromkeys(("Warkors", "Krinx", "Surbol", "Dogor", "Sandor"), "fire"),
    **dict.fromkeys(("Moldo", "Krunn", "Tronj", "Sckon", "Snagnus"), "air"),
    **dict.fromkeys(("Gorgosh", "Blandor", "Krushus", "Abysur", "Caribdis"), "water"),
}
LANDS = {
    "jungle": ("Negueria", "Thaklan", "Al-Dahn"),
    "fire": ("Skyehn", "Ghadik", "Kale"),
    "water": ("Kyzhul", "Rynia", "Gurban"),
    "air": ("Yuha", "Wahibah", "Uyuniah"),
}
LAND_TABLE = [(affinity, land) for affinity, lands in LANDS.items() for land in lands]

# Per monster: its dice on a land of another affinity, on one of its own, and at the entrance.
MONSTERS = [
    ("Snailer", 3, 5, 3),
    ("Sporus", 4, 5, 4),
    ("Korcko", 4, 5, 4),
    ("Gator", 3, 4, 3),
    ("Turfus", 5, 6, 5),
    ("Warkors", 4, 5, 4),
    ("Krinx", 4, 5, 4),
    ("Surbol", 3, 5, 3),
    ("Sandor", 4, 5, 4),
    ("Moldo", 3, 4, 3),
    ("Krunn", 5, 6, 5),
    ("Tronj", 4, 5, 7),
    ("Sckon", 3, 5, 3),
    ("Snagnus", 5, 6, 5),
    ("Gorgosh", 5, 6, 5),
    ("Blandor", 3, 5, 3),
    ("Krushus", 4, 5, 4),
    ("Abysur", 5, 6, 5),
    ("Caribdis", 5, 6, 5),
]

TRACK = [
    ("tutorial", (0, 0, 0, 0, 0, 0)),
    ("normal", (0, 0, 1, 1, 2, 2)),
    ("hard", (0, 0, 1, 1, 2, 2)),
    ("cutthroat", (1, 1, 2, 2, 3, 3)),
]
EVERY_ROUND = pytest.mark.parametrize(
    ("difficulty", "at", "more"),
    [(difficulty, at, more) for difficulty, track in TRACK for at, more in enumerate(track, start=1)],
)


def dice(game: Game) -> object:
    """Return how many dice the monster is about to roll in its attack."""
    about = dict(game.node.about)
    if about["path"] == "":
        assert about["dice"] == 1, "Sporus rolls one die that hits everybody in every round"
        game.play("attack 1")
    assert game.node.question == "attack"
    return dict(game.node.about)["dice"]


def on_a_land(monster: str, land: str, difficulty: str = "tutorial", at: int = 1) -> object:
    """Count the attack dice of a monster on a land."""
    here = {"land": land, "header": "header-5b", "monster": monster}
    return dice(adventure(clan("fire", on("a2", "Nuduru")), land_a=here, difficulty=difficulty, round=at))


def at_the_entrance(monster: str, land: str, difficulty: str = "tutorial", at: int = 1) -> object:
    """Count the attack dice of a monster at the entrance, with this land outside."""
    here = {"land": land, "header": "header-5b", "monster": ""}
    me = clan("fire", on("e1", "Nuduru", dice="S"))
    return dice(adventure(me, land_a=here, entrance=monster, difficulty=difficulty, round=at))


@pytest.mark.rule("R7.5b")
@pytest.mark.parametrize(("monster", "other", "own", "_entrance"), MONSTERS)
def test_a_monster_rolls_more_dice_on_a_land_of_its_affinity(
    monster: str, other: int, own: int, _entrance: int
) -> None:
    for affinity, land in LAND_TABLE:
        assert on_a_land(monster, land) == (own if affinity == AFFINITY[monster] else other), land


@pytest.mark.rule("R7.5c")
@pytest.mark.parametrize(("monster", "_other", "_own", "entrance"), [*MONSTERS, ("Dogor", 4, 5, 4)])
def test_at_the_entrance_the_land_does_not_matter_and_tronj_has_three_more(
    monster: str, _other: int, _own: int, entrance: int
) -> None:
    for _, land in LAND_TABLE:
        assert at_the_entrance(monster, land) == entrance, land


@pytest.mark.rule("R7.5b", "R15.1")
@EVERY_ROUND
def test_the_round_track_adds_dice_on_lands(difficulty: str, at: int, more: int) -> None:
    assert on_a_land("Krinx", "Yuha", difficulty, at) == 4 + more
    assert on_a_land("Krinx", "Kale", difficulty, at) == 5 + more
    assert on_a_land("Blandor", "Rynia", difficulty, at) == 5 + more
    assert on_a_land("Sporus", "Rynia", difficulty, at) == 4 + more


@pytest.mark.rule("R7.5c", "R15.1")
@EVERY_ROUND
def test_the_round_track_adds_dice_at_the_entrance(difficulty: str, at: int, more: int) -> None:
    assert at_the_entrance("Krinx", "Kale", difficulty, at) == 4 + more
    assert at_the_entrance("Tronj", "Yuha", difficulty, at) == 7 + more


@pytest.mark.rule("R7.5b")
def test_extra_dice_from_all_sources_add_up() -> None:
    assert on_a_land("Snailer", "Thaklan", "cutthroat", 6) == 3 + 2 + 3
    assert at_the_entrance("Tronj", "Yuha", "cutthroat", 6) == 4 + 3 + 3


@pytest.mark.rule("R7.5b")
def test_a_land_without_a_card_adds_nothing() -> None:
    assert on_a_land("Snailer", "") == 3


@pytest.mark.rule("R7.5b")
def test_every_path_is_attacked_with_the_same_dice() -> None:
    here = {"land": "Thaklan", "header": "header-5b", "monster": "Snailer"}
    clans = (clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    game = adventure(*clans, land_a=here, difficulty="normal", round=3)
    assert dice(game) == 6
    game.play("attack 1 1 1 1 1 1", "stop")
    assert dice(game) == 6


@pytest.mark.rule("R7.5b")
def test_only_the_land_where_the_monster_is_counts() -> None:
    here = {"land": "Yuha", "header": "header-5b", "monster": "Krinx"}
    there = {"land": "Kale", "header": "header-1b", "monster": "Moldo"}
    clans = (clan("fire", on("a2", "Nuduru")), clan("water", on("b2", "Tortock")), clan("jungle"))
    assert dice(adventure(*clans, land_a=here, land_b=there)) == 4
