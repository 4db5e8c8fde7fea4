"""Why a choice is refused in the adventure and the clean-up: the reason cites the right rule."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, clean_up, on
from support.games import the_turn_of

LAND = {"land": "Yuha", "header": "header-1a", "monster": "Caribdis"}


def refused(game: Game, choice: str) -> tuple[str, str]:
    why = game.why_not(choice)
    assert why is not None
    return why.rule, why.code


@pytest.mark.rule("R8.1")
def test_a_die_that_is_not_on_the_path_cannot_be_rolled() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=LAND, round=1)
    game.play("attack 1 1 1 1 1")
    assert refused(game, "roll M") == ("R8.1", "no-such-die")


@pytest.mark.rule("R7.7")
def test_a_potion_at_home_cancels_no_hit() -> None:
    load = on("a1", "Nuduru", dice="SS", defense=1)
    game = adventure(clan("fire", load, potions=3), land_a=LAND, round=1)
    game.play("attack 6 1 1 1 1")
    assert refused(game, "defend potion") == ("R7.7", "no-potion")


@pytest.mark.rule("R7.10")
@pytest.mark.parametrize(
    ("monster", "because"),
    [("Caribdis", ("R7.10", "forbidden-by-monster")), ("Turfus", None)],
)
def test_the_rerolls_of_a_weapon_are_forbidden_by_caribdis(
    monster: str, because: tuple[str, str] | None
) -> None:
    crew = clan("fire", on("a4", "Nuduru", dice="SM"), equipment={"Nuduru": ["Krakhen"]})
    game = adventure(crew, land_a={**LAND, "monster": monster}, round=1)
    game.play("done", "attack 1 1 1 1 1", "roll M", "roll M3")
    if because is None:
        assert game.why_not("reroll M3") is None
    else:
        assert refused(game, "reroll M3") == because


@pytest.mark.rule("R1.7")
def test_only_a_trap_that_is_held_can_be_discarded_or_paid() -> None:
    contract = ["mission-1", "mission-2"]
    held = ["strength-1", "magic-1"]
    game = adventure(clan("fire", on("c1", "Frunks", dice="S"), traps=held), missions=contract)
    game.play("yes")
    assert refused(game, "discard trap magic-2") == ("R6.3", "no-trap")
    many = [*["strength-1"] * 2, *["strength-2"] * 2, "magic-1", "magic-2"]
    hurt = clan("fire", on("a1", "Dalina", dice="SS"), hired=("Dalina",), wounded=["Dalina"], traps=many)
    game = adventure(hurt, land_a=LAND, round=1)
    game.play("attack 6 6 6 6 6", "take hits")
    assert refused(game, "discard trap magic-3") == ("R6.3", "no-trap")


@pytest.mark.rule("R16.1")
def test_everybody_sees_which_dice_are_being_rolled() -> None:
    game = adventure(clan("fire", on("m1", "Frunks", dice="SMP")), missions=["mission-9", "mission-1"])
    assert dict(game.view(1).node.about) == {"path": "m1", "dice": "SMP"}
    game.play("roll S4")
    assert dict(game.view(1).node.about) == {"path": "m1", "dice": "MP"}


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("stranger", ["purkas", "jaruna"])
def test_members_of_other_clans_cannot_be_assigned(stranger: str) -> None:
    """Purkas is the first card of the edition, Jaruna the last."""
    game = the_turn_of("SSSM", table={"land_a": LAND})
    game.play("path a2")
    assert refused(game, f"member {stranger}") == ("R5.3", "not-yours")


@pytest.mark.rule("R10.3", "R10.4")
def test_a_member_who_is_not_a_candidate_is_refused_by_the_rule_of_the_question() -> None:
    promoting = clan("fire", mercenaries=["Frunks", "Drapis", "Zondu"], leader="", gold=9)
    game = clean_up(promoting)
    assert game.node.question == "promote"
    assert refused(game, "member frunks") == ("R10.3", "not-highest")
    assert refused(game, "member purkas") == ("R5.3", "not-yours")
    crew = ["Nuduru", "Frunks", "Zondu"]
    leaving = clan("fire", mercenaries=crew, novices=1, gold=0, equipment={"Zondu": ["Pugnor"]})
    game = clean_up(leaving)
    game.play("done")
    assert game.node.question == "inherit"
    assert refused(game, "member novice") == ("R1.2", "not-for-novices")
    assert refused(game, "member zondu") == ("R5.3", "not-yours")
