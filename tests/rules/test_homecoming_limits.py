"""R1.7 in the adventure and the clean-up: what a clan may keep, and when the rest is discarded."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, clean_up, on

FIGHT: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-3b", "monster": "Gator"},
    "loot": ["", "", "", ""],
    "decks": {"loot": []},
}
"""Gator, jungle, rolls three attack dice; nobody takes loot."""

MISSED = ("attack 1 1 1", "stop")
"""Gator misses, and the mercenary does nothing."""

SEVEN_TRAPS = ["initial", "strength-1", "strength-1", "magic-1", "magic-1", "magic-2", "magic-3"]


# --- limits -----------------------------------------------------------------------------------------

TWO_POTIONS: dict[str, Any] = {**FIGHT, "land_a": {"land": "Kale", "header": "header-1a", "monster": "Gator"}}
"""Path a2 needs two strength dice and gives a potion."""


def five_potions(*others: dict[str, Any], **values: Any) -> Game:
    """Bring two potions home to a clan with three; Frunks and Zondu are wounded."""
    there = on("a2", "Frunks", dice="SS", potions=2)
    own = clan("fire", there, hired=("Zondu",), wounded=["Frunks", "Zondu"], potions=3, **values)
    game = adventure(own, *others, **TWO_POTIONS)
    game.play(*MISSED)
    return game


@pytest.mark.rule("R10.1c", "R1.7j", "R1.7l")
@pytest.mark.parametrize("steps", [("done",), ("heal zondu", "done"), ("heal zondu", "heal frunks")])
def test_potions_beyond_three_are_kept_until_homecoming_ends(steps: tuple[str, ...]) -> None:
    game = five_potions()
    assert (game.node.question, game.open_view().clan(0).potions) == ("homecoming", 5)
    game.play(*steps)
    assert game.node.question == "panic"
    assert game.open_view().clan(0).potions == 3


@pytest.mark.rule("R10.1c", "R1.7l")
def test_a_limit_applies_when_the_players_own_homecoming_ends() -> None:
    game = five_potions(clan("water", trophies=["Sporus"]))
    assert (game.seat, game.open_view().clan(0).potions) == (0, 5)
    game.play("done")
    assert (game.seat, game.open_view().clan(0).potions) == (1, 3)


@pytest.mark.rule("R10.1c", "R1.7j")
def test_limits_apply_to_a_player_with_nothing_to_do_at_homecoming() -> None:
    there = on("a1", "Frunks", dice="S", potions=1, venoms=1)
    game = adventure(clan("fire", there, potions=3, venoms=3), **FIGHT)
    game.play(*MISSED)
    assert game.node.question == "panic"
    assert (game.open_view().clan(0).potions, game.open_view().clan(0).venoms) == (3, 3)


@pytest.mark.rule("R1.7l")
def test_what_loot_brings_beyond_a_limit_is_kept_until_homecoming_ends() -> None:
    full = clan("fire", potions=3, venoms=3, defense=5, loot=["brews", "supplies"], trophies=["Gator"])
    game = clean_up(full)
    game.play("loot brews", "loot supplies")
    home = game.open_view().clan(0)
    assert (home.potions, home.venoms, home.defense) == (3 + 2 + 1, 3 + 2, 5 + 1)
    game.play("done")
    home = game.open_view().clan(0)
    assert (home.potions, home.venoms, home.defense) == (3, 3, 5)


@pytest.mark.rule("R1.7g")
def test_what_a_mission_brings_beyond_a_limit_is_lost_at_once() -> None:
    game = adventure(
        clan("fire", on("m1", "Frunks", dice="MM"), potions=3, wounded=["Frunks"]),
        missions=["mission-3", "mission-1"],
    )
    game.play("roll M6 M6")
    assert (game.node.question, game.open_view().clan(0).glory) == ("homecoming", 7)
    assert game.open_view().clan(0).potions == 3


# --- Dalina -----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.7k")
def test_when_dalina_dies_her_clan_discards_traps_at_once_and_chooses_them() -> None:
    there = on("a1", "Dalina", dice="S"), on("a3", "Frunks", dice="SS")
    game = adventure(clan("fire", *there, hired=("Dalina",), traps=SEVEN_TRAPS), **FIGHT)
    game.play("attack 3 3 1")
    assert (game.node.question, game.seat) == ("overflow", 0)
    game.play("discard trap initial", "discard trap magic-3")
    assert game.open_view().clan(0).trap_count == 5
    assert game.open_view().discards["traps"] == ("magic-3",)  # the initial one is out of the game
    assert (game.node.question, dict(game.node.about)["path"]) == ("attack", "a3")


@pytest.mark.rule("R1.7k")
def test_when_dalina_deserts_her_clan_discards_traps_at_once() -> None:
    game = clean_up(clan("fire", hired=("Dalina",), traps=SEVEN_TRAPS, gold=0))
    assert game.open_view().discards["mercenaries"] == ("Dalina",)
    assert game.node.question == "overflow"
    game.play("discard trap magic-1", "discard trap magic-1")
    assert game.node.question == "refill"
    assert game.open_view().clan(0).owned_traps == (
        "initial", "strength-1", "strength-1", "magic-2", "magic-3",
    )  # fmt: skip


@pytest.mark.rule("R1.7h")
def test_traps_on_paths_do_not_count_when_dalina_dies() -> None:
    there = on("a1", "Dalina", dice="S"), on("a3", "Frunks", dice="SS", traps=["strength-1", "strength-2"])
    game = adventure(clan("fire", *there, hired=("Dalina",), traps=SEVEN_TRAPS[:5]), **FIGHT)
    game.play("attack 3 3 1")
    assert game.node.question == "attack"


@pytest.mark.rule("R1.7k")
def test_with_dalina_at_home_eight_traps_are_kept() -> None:
    game = clean_up(clan("fire", hired=("Dalina",), traps=[*SEVEN_TRAPS, "magic-3"]))
    assert game.node.question == "refill"
    assert game.open_view().clan(0).trap_count == 8
