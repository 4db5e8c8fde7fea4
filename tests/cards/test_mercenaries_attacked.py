"""The 36 mercenaries when a monster attacks: defense talents, and Ginova (R7.6, R7.7, R12.1)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, on
from support.games import spelled

INITIAL = {
    "Purkas": "jungle", "Korgo": "jungle", "Tortock": "water", "Taron": "water",
    "Nuduru": "fire", "Frunks": "fire", "Poissen": "air", "Timbulu": "air",
}  # fmt: skip

# How many hits of a monster each can cancel, by the affinity of the monster.
DEFENDERS = {
    "Purkas": {"jungle": 1, "water": 1, "fire": 1, "air": 1},
    "Drapis": {"jungle": 1, "water": 1, "fire": 1, "air": 1},
    "Wondou": {"jungle": 2, "water": 2, "fire": 2, "air": 2},
    "Parsas": {"jungle": 1, "water": 1, "fire": 0, "air": 0},
    "Nimra": {"jungle": 1, "water": 1, "fire": 1, "air": 1},
    "Dolfus": {"jungle": 2, "water": 2, "fire": 2, "air": 2},
    "Shandee": {"jungle": 0, "water": 1, "fire": 1, "air": 0},
    "Zondu": {"jungle": 1, "water": 1, "fire": 1, "air": 1},
    "Guster": {"jungle": 1, "water": 0, "fire": 0, "air": 1},
    "Trulina": {"jungle": 2, "water": 2, "fire": 2, "air": 2},
}
# A monster of each affinity with 3 attack dice, on a land of another affinity.
FOES = {
    "jungle": ("Snailer", "Kyzhul"), "water": ("Blandor", "Yuha"),
    "fire": ("Surbol", "Kyzhul"), "air": ("Sckon", "Kyzhul"),
}  # fmt: skip
# Those without a talent against hits.
OTHERS = [
    "Korgo", "Dalina", "Taroa", "Puargh", "Fandor", "Vaidala",
    "Tortock", "Taron", "Vishor", "Ginova", "Frostor", "Lusara",
    "Nuduru", "Frunks", "Tranok", "Naiala", "Sckrat", "Torko", "Karunna",
    "Poissen", "Timbulu", "Lorios", "Kakron", "Wormee", "Geas", "Jaruna",
]  # fmt: skip


def land(monster: str = "Snailer", card: str = "Kyzhul", header: str = "header-3b") -> dict[str, str]:
    """Lay out a land. Kyzhul is conquered with 12; path 1 of header 3b gives gold, path 3 a venom."""
    return {"land": card, "header": header, "monster": monster}


def clan_of(name: str, *paths: dict[str, Any], hired: tuple[str, ...] = (), **values: Any) -> dict[str, Any]:
    """Write a clan that this mercenary can be in."""
    more = () if name in INITIAL else (name,)
    return clan(INITIAL.get(name, "fire"), *paths, hired=(*more, *hired), **values)


# --- defense talents ---


@pytest.mark.rule("R12.1", "R7.7")
@pytest.mark.parametrize("affinity", FOES)
@pytest.mark.parametrize("name", [*DEFENDERS, *OTHERS])
def test_a_mercenary_cancels_as_many_hits_as_it_has_defense_talents(name: str, affinity: str) -> None:
    talents = DEFENDERS.get(name, {}).get(affinity, 0)
    monster, card = FOES[affinity]
    game = adventure(clan_of(name, on("a1", name, dice="SS")), land_a=land(monster, card))
    game.play(f"attack {' '.join('6' * (talents + 1) + '1' * (2 - talents))}")
    for _ in range(talents):
        assert spelled(game) == ["defend talent", "take hits"]
        game.play("defend talent")
    assert game.node.question == "fight"
    assert game.open_view().clan(0).wounded == (name,)


@pytest.mark.rule("R12.1", "R7.7")
def test_a_defense_talent_works_once_per_round() -> None:
    game = adventure(clan_of("Zondu", on("a1", "Zondu", dice="SS")), land_a=land("Sporus"))
    game.play("attack 6", "defend talent", "attack 6 1 1 1")
    assert game.node.question == "fight"
    assert game.open_view().clan(0).wounded == ("Zondu",)


@pytest.mark.rule("R12.1", "R7.7")
@pytest.mark.parametrize(
    ("name", "monster", "talents"),
    [
        ("Tranok", "Snailer", 1), ("Zondu", "Snailer", 2),
        ("Parsas", "Snailer", 2), ("Parsas", "Blandor", 2), ("Parsas", "Surbol", 1), ("Parsas", "Sckon", 1),
        ("Shandee", "Surbol", 2), ("Shandee", "Blandor", 2), ("Shandee", "Snailer", 1),
        ("Guster", "Snailer", 2), ("Guster", "Sckon", 2), ("Guster", "Surbol", 1),
    ],
)  # fmt: skip
def test_at_the_entrance_too_the_affinity_of_the_monster_counts(
    name: str, monster: str, talents: int
) -> None:
    game = adventure(clan_of(name, on("e2", name, dice="S")), entrance=monster)
    game.play(f"attack {' '.join('6' * (talents + 1) + '1' * (2 - talents))}", *["defend talent"] * talents)
    assert game.node.question == "fight"
    assert game.open_view().clan(0).wounded == (name,)


# --- Ginova ---


def neighbours(name: str) -> Game:
    """Put this mercenary between Nuduru on the left and Frunks on the right; none of them has a defense."""
    paths = on("a2", "Nuduru", dice="S"), on("a3", name, dice="M"), on("a4", "Frunks", dice="SSS")
    game = adventure(clan_of(name, *paths), land_a=land(header="header-5b"))
    game.play("attack 1 1 1", "stop")
    return game


@pytest.mark.rule("R12.1", "R7.6")
@pytest.mark.parametrize(("side", "target", "hurt"), [("left", "a2", "Nuduru"), ("right", "a4", "Frunks")])
def test_ginova_diverts_one_attack_die_to_an_adjacent_path(side: str, target: str, hurt: str) -> None:
    game = neighbours("Ginova")
    game.play(side)
    assert game.node.about == (("path", target), ("dice", 1))
    game.play("attack 6", "done")
    assert game.open_view().clan(0).wounded == (hurt,)
    assert game.node.about == (("path", "a3"), ("dice", 2))


@pytest.mark.rule("R12.1", "R7.6")
@pytest.mark.parametrize(("name", "answers"), [("Ginova", ["no"]), ("Tranok", [])])
def test_without_diverting_all_three_dice_are_rolled_at_the_path(name: str, answers: list[str]) -> None:
    game = neighbours(name)
    game.play(*answers, "done")
    assert game.node.about == (("path", "a3"), ("dice", 3))


@pytest.mark.rule("R12.1", "R7.6", "R1.10")
def test_alone_ginova_diverts_nothing() -> None:
    game = adventure(clan_of("Ginova", on("a1", "Ginova", dice="SS")), land_a=land())
    assert game.node.about == (("path", "a1"), ("dice", 3))
