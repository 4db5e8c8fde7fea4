"""Twin games through adventures: traps show only when they are revealed, land by land (R7.4, R16.2)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer, load
from support.adventures import adventure, clan, on
from support.knowledge import Twins
from support.positions import as_toml, position
from support.random_positions import random_position

pytestmark = pytest.mark.rule("R16.2", "R7.4")

STANDARD = load("standard@1")


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_through_a_game_the_others_cannot_tell_what_is_hidden_until_it_is_revealed(players: int) -> None:
    met: set[str] = set()
    parted = 0
    for seed in range(8):
        dealer = SeededDealer(100 * players + seed)
        options = Options(
            players=players,
            tricks=seed % 2 == 0,
            confirm=(0,) if seed % 3 else (),
            queens_grant=seed // 2 % 2 == 0,
            more_monsters=seed // 4 == 0,
        )
        phase = "deployment" if seed % 3 == 0 else "adventure"
        game = random_position(options, dealer, STANDARD, phase)
        game.advance(dealer)
        if game.over:
            continue
        twins = Twins.of(game, seed % players, dealer)
        twins.walk(dealer, 300, look=3)
        met |= twins.met
        parted += twins.parted
    assert parted > 2
    assert met >= {"turn", "load", "refill", "roll", "fight", "reveal"}, met


# --- one difference at a time -----------------------------------------------------------------------

LANDS: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-1a", "monster": "Snailer"},
    "land_b": {"land": "Yuha", "header": "header-2a", "monster": "Gator"},
    "entrance": "Krinx",
}
"""Land A, header-1a: S, SS, M, SM. Land B, header-2a: SM, S, SS, M."""


def twins_of(one: dict[str, list[str]], two: dict[str, list[str]]) -> Twins:
    """Begin the adventure of a fire clan in two games: the traps of each path, and those that are held."""
    games = []
    for traps in (one, two):
        paths = [
            on(path, mercenary, traps=traps.get(path, []), dice=dice)
            for path, mercenary, dice in (("a1", "Frunks", "SS"), ("b2", "Taroa", "S"), ("e1", "Nuduru", "S"))
        ]
        fire = clan("fire", *paths, hired=("Taroa",), traps=traps.get("held", []))
        games.append(adventure(fire, clan("water"), clan("air"), **LANDS))
    return Twins(games[0], games[1])


def test_what_lies_at_land_b_or_at_the_entrance_does_not_show_while_land_a_is_fought() -> None:
    twins = twins_of(
        {"a1": ["initial"], "b2": ["magic-1"], "e1": ["strength-2"]},
        {"a1": ["initial"], "b2": ["strength-2"], "e1": ["magic-1"]},
    )
    assert twins.one.open_view().path("a1").revealed == (True,)
    twins.play("attack 1 1 1", "roll all", "roll S1 S1 S1")
    assert twins.one.node.question == "take-loot"
    twins.play("take conquest-glory")
    assert twins.one.node.question == "refill"
    assert twins.differ


def test_what_lies_on_one_of_two_lands_shows_with_its_land() -> None:
    twins = twins_of(
        {"a1": ["initial"], "b2": ["magic-1"], "e1": ["strength-2"]},
        {"a1": ["initial"], "b2": ["strength-2"], "e1": ["magic-1"]},
    )
    twins.walk(SeededDealer(1), 40)
    assert twins.parted == 1
    assert twins.met >= {"attack", "fight", "roll", "take-loot"}


def test_what_is_held_does_not_show_while_something_lies_face_down() -> None:
    twins = twins_of(
        {"a1": ["initial"], "e1": ["strength-2"], "held": ["magic-1"]},
        {"a1": ["initial"], "e1": ["magic-1"], "held": ["strength-2"]},
    )
    twins.play("attack 1 1 1", "roll all", "roll S1 S1 S1", "take conquest-glory", "loot gold-12")
    assert (twins.one.node.question, twins.one.open_view().foe) == ("attack", "Gator")
    assert twins.differ


ONE_KIND = {"e1": ["initial", "strength-1"], "held": ["magic-1", "magic-1", "magic-1"]}
TWO_KINDS = {"e1": ["magic-1", "magic-1"], "held": ["initial", "strength-1", "magic-1"]}


def contract(one: dict[str, list[str]], two: dict[str, list[str]]) -> Twins:
    """Begin at a contract that costs two traps; the traps at the entrance are hidden."""
    games = []
    for traps in (one, two):
        fire = clan(
            "fire", on("c1", "Frunks", dice="SS"), on("e1", "Nuduru", traps=traps["e1"], dice="S"),
            traps=traps["held"],
        )  # fmt: skip
        games.append(adventure(fire, missions=["mission-1", "mission-10"], entrance="Krinx"))
    return Twins(games[0], games[1])


@pytest.mark.rule("R7.3")
def test_which_trap_to_pay_is_asked_even_with_one_kind_of_trap() -> None:
    twins = contract(ONE_KIND, TWO_KINDS)
    twins.play("yes")
    assert (twins.one.node.question, dict(twins.one.node.about)) == ("pay-traps", {"traps": 2})
    assert [len(game.legal) for game in twins.both] == [1, 3]
    twins.play("discard trap magic-1")
    assert twins.differ


@pytest.mark.rule("R7.3")
def test_a_trap_that_is_paid_is_shown_to_all_and_lies_on_no_path() -> None:
    twins = contract(TWO_KINDS, TWO_KINDS)
    twins.play("yes", "discard trap initial")
    rival = twins.one.view(1)
    dealt = {rival.redeal(SeededDealer(seed)).open_view().path("e1").traps for seed in range(60)}
    assert dealt == {("magic-1", "magic-1"), ("strength-1", "magic-1")}


@pytest.mark.rule("R1.7")
def test_which_trap_to_discard_after_dalinas_death_is_asked_even_with_one_kind_of_trap() -> None:
    magic = ["magic-1", "magic-1", "magic-1"]
    strength = ["strength-1", "strength-1", "strength-1"]
    games = []
    for laid, held in (
        (["initial", "strength-2"], [*magic, *strength]),
        (["initial", "strength-1"], [*magic, *strength[1:], "strength-2"]),
    ):
        fire = clan(
            "fire", on("a1", "Dalina"), on("a2", "Frunks"), on("e1", "Nuduru", traps=laid, dice="S"),
            hired=("Dalina",), traps=held, wounded=["Dalina"],
        )  # fmt: skip
        games.append(adventure(fire, land_a=LANDS["land_a"], entrance="Krinx"))
    twins = Twins(games[0], games[1])
    twins.play("attack 6 1 1")
    assert twins.one.node.question == "defend"
    twins.play("take hits")
    assert twins.one.node.question == "overflow"
    assert [len(game.legal) for game in twins.both] == [2, 3]
    twins.play("discard trap strength-1")
    assert twins.one.node.question == "attack"
    assert twins.differ


@pytest.mark.rule("R16.1")
def test_when_all_traps_are_revealed_everybody_knows_what_is_held() -> None:
    fire = clan("fire", on("e1", "Frunks", traps=["initial"], dice="S"), traps=["magic-1", "strength-3"])
    game = adventure(fire, entrance="Krinx")
    assert game.view(1).path("e1").traps == ("initial",)
    assert game.view(1).clan(0).traps == ("strength-3", "magic-1")


def last_turn(traps: list[str]) -> Game:
    """Begin at the last turn of a phase, with a trap of another clan on a land."""
    paths = [on("a1", "Frunks", traps=traps[:1], dice="S")]
    fire = clan("fire", *paths, traps=traps[1:], out=True)
    game = position(as_toml({"clan": [fire, clan("water", pool="S")]}), land_a=LANDS["land_a"], turn=1)
    game.play("pawn-shop S")
    return game


def test_a_preview_of_the_last_answer_of_a_phase_does_not_reveal_traps() -> None:
    one, two = last_turn(["initial", "magic-1"]), last_turn(["magic-1", "initial"])
    assert one.choices == two.choices
    assert one.preview("end turn") == two.preview("end turn")
    assert one.preview("end turn").final
