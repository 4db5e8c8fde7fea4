"""R13.7, scenario 4: the Armory is closed, and only potions and magic dice help against hits."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import BadOptions, Game, Options
from support.adventures import clan, happened, kinds, on
from support.games import path, spelled
from support.positions import as_toml, position
from support.refusals import refused

ALL_HIT = "attack 6 6 6 6"
ONE_HITS = "attack 6 1 1 1"


def bare(own: dict[str, Any], **table: Any) -> Game:
    """Begin somewhere in scenario 4, on Tutorial."""
    return position(as_toml({"options": {"scenario": 4, "difficulty": "tutorial"}, "clan": [own]}), **table)


def against(monster: str, *paths: dict[str, Any], header: str = "header-5b", **own: Any) -> Game:
    """Begin the adventure of a water clan before a monster on Yuha; Krinx rolls four dice."""
    land = {"land": "Yuha", "header": header, "monster": monster}
    return bare(clan("water", *paths, **own), phase="adventure", land_a=land)


# --- the Armory -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7d")
@pytest.mark.parametrize("die", ["S", "P3"])
def test_the_armory_is_closed(die: str) -> None:
    game = bare(clan("water", pool="SP3", gold=20))
    refused(game, f"armory {die}", "R13.7", "closed-by-scenario", building="armory")


@pytest.mark.rule("R13.7d")
def test_the_other_buildings_are_open() -> None:
    game = bare(clan("water", pool="SSMP3", gold=20, glory=10))
    for choice in ("lodge S", "alchemist 1 M", "tavern S", "pawn-shop S", "bazaar S", "mine 3 S"):
        assert game.why_not(choice) is None, choice


@pytest.mark.rule("R13.7d", "R13.3")
def test_madhala_does_not_go_to_the_armory_either() -> None:
    game = bare(clan("water", pool="SS"))
    game.play("pawn-shop S", "done", "end turn")
    rolls = [str(outcome) for outcome in game.outcomes]
    assert not {"madhala 1 4", "madhala 2 4", "madhala 3 4", "madhala 4 4"} & {*rolls}
    assert len(rolls) == 32


# --- no defense -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7d")
@pytest.mark.parametrize(
    ("who", "cards", "place", "load"),
    [
        ("Nimra", [], "a2", {}),
        ("Dolfus", [], "a2", {}),
        ("Tortock", ["Noxx"], "a2", {}),
        ("Tortock", [], "a1", {"dice": "SS"}),
        ("Tortock", [], "a2", {"defense": 2}),
    ],
    ids=["talent", "two talents", "equipment", "path", "tokens"],
)
def test_no_talent_equipment_path_or_token_cancels_a_hit(
    who: str, cards: list[str], place: str, load: dict[str, Any]
) -> None:
    game = against(
        "Krinx",
        on(place, who, **load),
        header="header-1b",  # a1 takes SS and has a defense talent, a2 takes S
        hired=() if who == "Tortock" else (who,),
        equipment={who: cards},
    )
    told = kinds(happened(game, ONE_HITS))
    assert "hit" in told
    assert "defended" not in told
    assert game.node.question == "fight", "nothing was asked"
    assert game.view(0).clan(0).wounded == (who,)


@pytest.mark.rule("R13.7d")
@pytest.mark.parametrize("place", ["e1", "e2"])
def test_the_entrance_gives_no_defense(place: str) -> None:
    own = clan("water", on(place, "Tortock", dice="S"))
    game = bare(own, phase="adventure", entrance="Krinx")
    game.play(ONE_HITS)
    assert (game.node.question, game.view(0).clan(0).wounded) == ("fight", ("Tortock",))


@pytest.mark.rule("R13.7d")
def test_talents_and_tokens_are_refused_even_while_a_potion_is_offered() -> None:
    game = against("Krinx", on("a2", "Nimra", defense=1, potions=1), hired=("Nimra",))
    game.play(ALL_HIT)
    assert spelled(game) == ["defend potion", "take hits"]
    refused(game, "defend talent", "R13.7", "no-defenses")
    refused(game, "defend token", "R13.7", "no-defenses")


@pytest.mark.rule("R13.7d", "R7.6a")
def test_nothing_but_potions_helps_against_the_die_of_sporus() -> None:
    game = against("Sporus", on("a2", "Nimra", defense=1), hired=("Nimra",))
    game.play("attack 3")
    assert game.view(0).clan(0).wounded == ("Nimra",)


@pytest.mark.rule("R13.7d", "R8.8")
def test_nothing_but_potions_helps_against_the_last_lash() -> None:
    strong = on("a2", "Nimra", dice="SS", traps=["monster-plus-8"], defense=1)
    game = against("Korcko", strong, hired=("Nimra",))
    game.play("attack 1 1 1 1", "roll all", "roll S6 S5")
    of = game.view(0).clan(0)
    assert (of.trophies, of.wounded) == (("Korcko",), ("Nimra",))


# --- what is left ---------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7d", "R7.7c")
def test_a_potion_cancels_a_hit() -> None:
    game = against("Krinx", on("a2", "Tortock", potions=1))
    game.play(ONE_HITS, "defend potion")
    assert (game.node.question, path(game, "a2").potions) == ("fight", 0)
    assert game.view(0).clan(0).wounded == ()


@pytest.mark.rule("R13.7d", "R7.6d")
def test_magic_dice_take_attack_dice_away() -> None:
    game = against("Krinx", on("a2", "Tortock", dice="SMM"))
    game.play("remove magic", "remove magic")
    assert dict(game.node.about)["dice"] == 2


@pytest.mark.rule("R13.7d")
def test_tokens_may_be_gained_and_held() -> None:
    own = clan("water", on("m1", "Tortock", dice="SS"), defense=2)
    game = bare(own, phase="adventure", missions=["mission-2", "mission-1"])
    game.play("roll S6 S6")
    assert game.view(0).clan(0).defense == 3


@pytest.mark.rule("R13.7d", "R7.3")
def test_tokens_may_be_paid_for_a_contract() -> None:
    own = clan("water", on("c1", "Tortock"), defense=3)
    game = bare(own, phase="adventure", missions=["mission-1", "mission-7"])
    game.play("yes")
    of = game.view(0).clan(0)
    assert (of.defense, of.glory) == (1, 8)


# --- the clan -------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7d")
def test_the_clan_is_of_water_and_the_player_is_not_asked() -> None:
    game = Game.new(Options(players=1, scenario=4))
    assert game.options.affinity == "water"
    assert (game.at_chance, game.view(0).clan(0).affinity) == (True, "water")


@pytest.mark.rule("R13.7d")
@pytest.mark.parametrize("affinity", ["fire", "air", "jungle"])
def test_other_affinities_are_refused(affinity: str) -> None:
    with pytest.raises(BadOptions, match=f"affinity is {affinity}; .* is played with water"):
        Game.new(Options(players=1, scenario=4, affinity=affinity))
