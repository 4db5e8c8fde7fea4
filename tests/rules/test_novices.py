"""R5.13 and R1.2: novices."""

from __future__ import annotations

import pytest

from monsterlands import Game, WrongSeat
from support.positions import position
from support.refusals import offered, refused


def novices(number: int, pool: str, more: str = "", **table: object) -> Game:
    """Begin a turn of the fire clan with some novices."""
    clan = f'{{ affinity = "fire", novices = {number}, pool = "{pool}"{more} }}'
    return position(f'clan = [{clan}, {{ affinity = "water" }}]', **table)


@pytest.mark.rule("R5.13a")
@pytest.mark.parametrize(("number", "pool"), [(0, "SSMP3"), (1, "SSSMP3"), (2, "SSSSMP3")])
def test_a_novice_contributes_one_strength_die(number: int, pool: str) -> None:
    game = position(f'clan = [{{ affinity = "fire", novices = {number} }}, {{ affinity = "water" }}]')
    assert game.view(0).clan(0).pool == pool


@pytest.mark.rule("R5.13a")
def test_a_hired_novice_brings_its_strength_die() -> None:
    game = novices(0, "P3")
    game.play("tavern P3", "hire novice")
    assert game.view(0).clan(0).pool == "S"


@pytest.mark.rule("R5.13b")
@pytest.mark.parametrize(
    ("choice", "pool"), [("S M", "MMP3"), ("M S", "SSP3"), ("P3 S", "SSM"), ("P3 M", "SMM")]
)
def test_a_novice_turns_one_die_into_another_colour(choice: str, pool: str) -> None:
    game = novices(1, "SMP3")
    game.play(f"novice {choice}")
    assert game.view(0).clan(0).pool == pool
    assert game.node.about == (("stage", "before"),)


@pytest.mark.rule("R5.13b", "R4.3")
@pytest.mark.parametrize(("die", "pool"), [("S", "MP3P6"), ("M", "SP3P6")])
def test_a_die_turned_into_persuasion_is_rolled(die: str, pool: str) -> None:
    game = novices(1, "SMP3")
    game.play(f"novice {die} P")
    assert [(str(outcome), outcome.weight) for outcome in game.outcomes] == [
        (f"persuasion {face}", 1) for face in range(1, 7)
    ]
    game.play("persuasion 6")
    assert game.view(0).clan(0).pool == pool


@pytest.mark.rule("R5.13b")
@pytest.mark.parametrize("choice", ["S S", "M M", "P3 P"])
def test_a_die_is_not_turned_into_its_own_colour(choice: str) -> None:
    refused(novices(1, "SMP3"), f"novice {choice}", "R5.13", "same-colour")


@pytest.mark.rule("R5.13b")
@pytest.mark.parametrize("die", ["M", "P5"])
def test_only_a_die_of_the_pool_can_be_turned(die: str) -> None:
    refused(novices(1, "SP3"), f"novice {die} S", "R5.6", "no-such-die", die=die)


@pytest.mark.rule("R5.13b")
def test_a_clan_without_novices_turns_no_die() -> None:
    refused(novices(0, "SMP3"), "novice S M", "R5.13", "no-free-novice")


@pytest.mark.rule("R5.13c")
def test_each_novice_turns_one_die_per_round() -> None:
    game = novices(2, "SSS")
    game.play("novice S M", "novice S M")
    refused(game, "novice S M", "R5.13", "no-free-novice")
    game.play("pawn-shop S", "done", "end turn", "pawn-shop S", "done", "end turn")
    refused(game, "novice M S", "R5.13", "no-free-novice")


@pytest.mark.rule("R5.13c")
def test_two_novices_turn_one_die_twice() -> None:
    game = novices(2, "P3")
    game.play("novice P3 S", "novice S P", "persuasion 6")
    assert game.view(0).clan(0).pool == "P6"


@pytest.mark.rule("R5.13c")
def test_a_novice_hired_this_turn_turns_a_die_at_once() -> None:
    game = novices(1, "SS")
    game.play("novice S M", "tavern S", "hire novice", "novice S M")
    assert game.view(0).clan(0).pool == "MM"
    assert (game.view(0).clan(0).novices, game.view(0).clan(0).novices_used) == (2, 2)


@pytest.mark.rule("R5.13d")
def test_a_novice_turns_no_die_on_another_players_turn() -> None:
    game = novices(1, "S", turn=1)
    with pytest.raises(WrongSeat):
        game.apply("novice S M", seat=0)
    refused(game, "novice S M", "R5.13", "no-free-novice")  # the other clan has none


@pytest.mark.rule("R5.13e")
def test_a_novice_cannot_be_assigned() -> None:
    game = novices(1, "S", land_a={"header": "header-1a"})
    game.play("path a1")
    assert offered(game) == ["member nuduru", "member frunks"]
    refused(game, "member novice", "R1.2", "not-for-novices")


@pytest.mark.rule("R5.13e")
def test_a_clan_of_novices_only_can_assign_nobody() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", mercenaries = [], leader = "novice", novices = 2 },
          { affinity = "water" },
        ]""",
        entrance="Gator",
    )
    for path in ("a1", "a2", "m1", "m2", "c1", "c2", "e1", "e2"):
        assert f"path {path}" not in offered(game)
    refused(game, "path m1", "R6.1", "no-mercenary")


@pytest.mark.rule("R5.13f")
def test_a_novice_cannot_settle() -> None:
    game = novices(3, "S", ', mercenaries = ["Nuduru"], lands = ["Kale"]')
    refused(game, "settle kale", "R9.5", "no-settler")


@pytest.mark.rule("R5.13g", "R1.2")
def test_a_novice_that_leads_stays_a_novice() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", mercenaries = [], leader = "novice", novices = 1, glory = 9, pool = "SS" },
          { affinity = "water" },
        ]"""
    )
    assert (game.view(0).clan(0).leader, game.view(0).clan(0).reputation) == ("novice", 1)
    refused(game, "path m1", "R6.1", "no-mercenary")
    game.play("novice S M")
    assert game.view(0).clan(0).pool == "SM"


@pytest.mark.rule("R1.2")
def test_vaidalas_discount_is_for_mercenaries_not_for_novices() -> None:
    game = novices(0, "S", ', mercenaries = ["Nuduru", "Vaidala"], glory = 20, gold = 9', tavern=["Dalina"])
    game.play("tavern S", "discount vaidala")
    assert "hire novice" not in offered(game)
    refused(game, "hire novice", "R1.2", "not-for-novices")
