"""R12.6: what happens outside is data too, so another edition fights differently."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import clan, on
from support.games import spelled
from support.positions import as_toml, position

LAND = {"land": "Kyzhul", "header": "header-1a", "monster": "Moldo"}
DONE = ("done", "attack 1 1 1")


def edition(overlay: str, *clans: dict[str, Any], **table: Any) -> Game:
    """Begin an adventure with an edition in which some effects differ."""
    text = f'name = "other"\nbase = "standard@1"\n{overlay}\n'
    written = [*clans, clan("water")] if len(clans) == 1 else list(clans)
    document: dict[str, object] = {"overlay": text, "options": {"difficulty": "tutorial"}, "clan": written}
    return position(as_toml(document), phase="adventure", **{"round": 1, "land_a": LAND, **table})


def loot(effect: str) -> str:
    return f'[[tokens.loot]]\nid = "magic-boost"\neffect = {effect}'


@pytest.mark.rule("R12.4", "R12.6")
@pytest.mark.parametrize(
    ("only", "in_battle", "in_conquest"), [("monster", True, False), ("conquest", False, True)]
)
def test_loot_for_one_kind_of_roll_is_not_offered_in_another(
    only: str, in_battle: bool, in_conquest: bool
) -> None:
    overlay = loot(f'{{ per_die = 2, colours = "M", only = "{only}" }}')
    crew = clan("fire", on("a3", "Nuduru", dice="MSS"), loot=["magic-boost"])
    battle = edition(overlay, crew)
    battle.play(*DONE)
    assert ("loot magic-boost" in spelled(battle)) is in_battle
    conquest = edition(overlay, crew, land_a={**LAND, "monster": ""})
    assert ("loot magic-boost" in spelled(conquest)) is in_conquest


@pytest.mark.rule("R8.4", "R12.6")
@pytest.mark.parametrize(
    ("effect", "total"),
    [("{ monster_bonus = 5 }", 10), ("{ capture_bonus = 5 }", 5), ("{ conquest_bonus = 5 }", None)],
)
def test_loot_may_add_to_the_whole_attack(effect: str, total: int | None) -> None:
    crew = clan("fire", on("a3", "Nuduru", dice="MSS"), loot=["magic-boost"])
    game = edition(loot(effect), crew)
    game.play(*DONE, "roll M", "roll M5")
    assert ("loot magic-boost" in spelled(game)) is (total is not None)
    if total is not None:
        game.play("loot magic-boost")
        assert game.open_view().attack_total == total


@pytest.mark.rule("R9.1", "R12.6")
def test_loot_may_add_to_a_conquest() -> None:
    crew = clan("fire", on("a3", "Nuduru", dice="MSS"), loot=["magic-boost"])
    game = edition(loot("{ conquest_bonus = 5 }"), crew, land_a={**LAND, "monster": ""})
    game.play("loot magic-boost")
    assert game.open_view().attack_total == 5


@pytest.mark.rule("R7.6b", "R12.6")
def test_a_talent_may_divert_two_dice() -> None:
    overlay = '[[mercenary]]\nname = "Frunks"\neffect = { divert = 2 }\noutside = true'
    mine = clan("fire", on("a2", "Frunks", dice="SS"))
    rival = clan("water", on("a1", "Tortock", dice="SS"))
    game = edition(overlay, mine, rival)
    game.play("attack 1 1 1", "stop", "left")
    assert dict(game.node.about) == {"path": "a1", "dice": 2}
    game.play("attack 1 1")
    assert dict(game.node.about) == {"path": "a2", "dice": 1}


@pytest.mark.rule("R9.2", "R12.6")
def test_a_talent_may_give_glory_for_a_conquest() -> None:
    overlay = '[[mercenary]]\nname = "Nuduru"\neffect = { conquest_glory = 3 }\noutside = true'
    crew = clan("fire", on("a3", "Nuduru", dice="MSS"), glory=5)
    game = edition(overlay, crew, land_a={**LAND, "monster": ""})
    game.play("roll all", "roll S5 S5 M5", "stop")
    # Kyzhul gives 4 glory.
    assert game.open_view().clan(0).glory == 12


@pytest.mark.rule("R8.9", "R12.6")
def test_a_talent_may_give_glory_for_an_elimination() -> None:
    overlay = '[[mercenary]]\nname = "Nuduru"\neffect = { eliminate_glory = 2 }\noutside = true'
    crew = clan("fire", on("a3", "Nuduru", dice="MSSS"), glory=5)
    game = edition(overlay, crew)
    game.play(*DONE, "roll all", "roll S6 S6 S6 M6", "stop")
    assert game.open_view().clan(0).glory == 5 + 4 + 2


@pytest.mark.rule("R7.6a", "R12.6")
def test_a_spray_of_two_dice_may_hit_everybody_twice() -> None:
    overlay = '[[monster]]\nname = "Moldo"\npower = { spray = 2 }'
    game = edition(overlay, clan("fire", on("a1", "Nuduru", dice="SS", defense=1)))
    game.play("attack 6 6")
    assert dict(game.node.about) == {"path": "a1", "hits": 2}


@pytest.mark.rule("R8.8", "R12.6")
def test_a_last_lash_may_hit_twice() -> None:
    overlay = '[[monster]]\nname = "Moldo"\npower = { last_lash = 2 }'
    game = edition(overlay, clan("fire", on("a1", "Nuduru", dice="SSSS", defense=1)))
    game.play("attack 1 1 1", "roll all", "roll S6 S6 S6 S6")
    assert dict(game.node.about) == {"path": "a1", "hits": 2}


@pytest.mark.rule("R8.5", "R12.6")
@pytest.mark.parametrize(("traps", "captured"), [(2, False), (3, True)])
def test_a_monster_may_ask_for_three_traps(traps: int, captured: bool) -> None:
    overlay = '[[monster]]\nname = "Moldo"\npower = { extra_traps = 2 }'
    held = ["strength-1", "strength-1", "strength-1"][:traps]
    game = edition(overlay, clan("fire", on("a1", "Nuduru", dice="SS", traps=held)))
    game.play("attack 1 1 1", "roll S", "roll S6", "roll S", "roll S4", "stop")
    assert (game.open_view().lands[0].monster == "") is captured


@pytest.mark.rule("R10.2", "R12.6")
def test_a_monster_may_spread_three_panic_tokens() -> None:
    overlay = '[[monster]]\nname = "Moldo"\npower = { extra_panic = 2 }'
    game = edition(overlay, clan("fire", on("a1", "Nuduru", dice="SS", defense=2)))
    game.play("attack 1 1 1", "stop")
    while game.node.question != "panic":
        game.play(spelled(game)[-1] if not game.at_chance else game.outcomes[0].spelling)
    game.play("panic mine", "panic tavern", "panic armory")
    assert game.open_view().panic == ("tavern", "armory", "mine")
    assert game.node.question != "panic"


@pytest.mark.rule("R7.8", "R12.6")
def test_a_monster_may_take_three_glory_for_a_wound() -> None:
    overlay = '[[monster]]\nname = "Moldo"\npower = { wound_glory = -3 }'
    game = edition(overlay, clan("fire", on("a1", "Nuduru", dice="SS", defense=1), glory=9))
    game.play("attack 6 1 1")
    # The header's defense talent or the token could help.
    game.play("take hits")
    assert game.open_view().clan(0).glory == 6
