"""Twin games through clashes: a token shows when it is revealed or discarded, not before (R11, R16.2)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import SeededDealer
from support.adventures import clan, on
from support.games import spelled
from support.knowledge import Twins
from support.positions import as_toml, position
from support.whole_games import tricky_adventure

pytestmark = pytest.mark.rule("R16.2", "R11.1")


# --- random adventures ------------------------------------------------------------------------------


def test_all_through_a_random_clash_the_others_cannot_tell_what_is_hidden_until_it_is_revealed() -> None:
    met: set[str] = set()
    parted = 0
    for seed in range(60):
        dealer = SeededDealer(seed)
        game = tricky_adventure(seed)
        game.advance(dealer)
        if game.over or game.options.players == 1:
            continue
        twins = Twins.of(game, seed // 4 % game.options.players, dealer)
        twins.walk(dealer, 30, look=2)
        met |= twins.met
        parted += twins.parted
    assert parted > 10
    assert met >= {"reveal", "parry", "remove-magic", "defend", "fight"}, met


# --- one difference at a time -----------------------------------------------------------------------

LANDS: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-1a", "monster": "Snailer"},
    "land_b": {"land": "Yuha", "header": "header-2a", "monster": "Gator"},
    "entrance": "Krinx",
}
"""Land A, header-1a: S, SS, M, SM. Land B, header-2a: SM, S, SS, M."""


def twins_of(*sides: dict[str, list[str]], alone: bool = False, **rival: Any) -> Twins:
    """Begin the adventure of a fire clan in two games: the tokens of each path, and those that are held.

    A rival is on path a2 with two dice, unless the clan is alone on the land.
    """
    games = []
    for traps in sides:
        fire = clan(
            "fire",
            on("a1", "Frunks", traps=traps.get("a1", []), dice="SS"),
            on("b2", "Taroa", traps=traps.get("b2", []), dice="S"),
            hired=("Taroa",),
            traps=traps.get("held", []),
        )
        water = clan("water") if alone else clan("water", on("a2", "Taron", dice="SS", **rival))
        options = {"difficulty": "tutorial", "tricks": True}
        text = as_toml({"options": options, "clan": [fire, water, clan("air")]})
        games.append(position(text, phase="adventure", **LANDS))
    return Twins(games[0], games[1])


def test_a_kept_token_does_not_show_what_it_is() -> None:
    twins = twins_of(
        {"a1": ["steal-any-1"], "held": ["magic-1"]}, {"a1": ["magic-1"], "held": ["steal-any-1"]}
    )
    assert twins.one.node.question == "reveal"
    twins.play("keep", "attack 1 1 1", "roll all", "roll S1 S1")
    assert twins.one.node.question == "attack"
    assert twins.differ


@pytest.mark.rule("R11.2")
def test_whether_a_token_could_be_revealed_at_all_does_not_show() -> None:
    sides = {"a1": ["divert-1"], "held": ["magic-1"]}, {"a1": ["magic-1"], "held": ["divert-1"]}
    twins = twins_of(*sides, alone=True)
    assert [spelled(game) for game in twins.both] == [["keep"], ["reveal", "keep"]]
    twins.play("keep")
    assert twins.one.node.question == "attack"
    assert twins.differ


def test_the_order_of_the_tokens_of_a_path_does_not_show() -> None:
    twins = twins_of({"a1": ["steal-any-1", "magic-1"]}, {"a1": ["magic-1", "steal-any-1"]})
    twins.play("keep", "keep", "attack 1 1 1", "roll all", "roll S1 S1")
    assert twins.differ


def test_a_token_that_is_skipped_does_not_show_when_a_later_one_is_revealed() -> None:
    twins = twins_of(
        {"a1": ["divert-2", "strength-1"], "held": ["magic-2"]},
        {"a1": ["magic-2", "strength-1"], "held": ["divert-2"]},
    )
    twins.play("keep", "reveal")
    assert twins.one.view(1).path("a1").traps == (None, "strength-1")
    twins.play("attack 1 1 1", "roll all")
    assert twins.differ


@pytest.mark.rule("R11.4")
def test_what_lies_elsewhere_does_not_show_while_dice_are_stolen() -> None:
    twins = twins_of(
        {"a1": ["steal-any-1"], "b2": ["magic-1"], "held": ["divert-1"]},
        {"a1": ["steal-any-1"], "b2": ["divert-1"], "held": ["magic-1"]},
    )
    twins.play("reveal")
    assert [path.dice for path in map(twins.one.view(2).path, ("a1", "a2"))] == ["SSS", "S"]
    assert twins.differ


@pytest.mark.rule("R11.3")
def test_a_cancelled_trick_shows_and_the_token_that_moves_up_does_not() -> None:
    twins = twins_of(
        {"a1": ["steal-any-1", "magic-1"], "held": ["divert-1"]},
        {"a1": ["steal-any-1", "divert-1"], "held": ["magic-1"]},
        defense=1,
    )
    twins.play("reveal")
    assert (twins.one.node.question, twins.one.seat) == ("parry", 1)
    twins.play("yes")
    assert twins.one.node.question == "reveal"
    assert twins.one.view(1).path("a1").traps == (None,)
    twins.play("keep")
    assert twins.differ


@pytest.mark.rule("R11.5", "R7.6")
def test_what_is_kept_does_not_show_while_a_trick_diverts_dice() -> None:
    twins = twins_of(
        {"a1": ["magic-1", "divert-2"], "held": ["strength-1"]},
        {"a1": ["strength-1", "divert-2"], "held": ["magic-1"]},
    )
    twins.play("keep", "reveal")
    assert twins.one.node.question == "deflect"
    assert twins.one.view(1).path("a1").targets == ("", "a2")
    twins.play("amount 2", "attack 1 1", "attack 1")
    assert twins.one.node.question == "fight"
    assert twins.differ


@pytest.mark.rule("R7.9", "R16.2g")
def test_what_was_kept_shows_when_its_mercenary_has_died() -> None:
    twins = twins_of({"a1": ["magic-1"], "held": ["divert-1"]}, {"a1": ["divert-1"], "held": ["magic-1"]})
    twins.play("keep")
    for game in twins.both:
        game.play("attack 6 6 6", "take hits")
    twins.part()
    assert [game.view(1).discards["traps"] for game in twins.both] == [("magic-1",), ("divert-1",)]


@pytest.mark.rule("R11.6", "R16.2g")
def test_what_was_kept_shows_when_the_monster_is_beaten_with_it() -> None:
    twins = twins_of({"a1": ["magic-1"], "held": ["divert-1"]}, {"a1": ["divert-1"], "held": ["magic-1"]})
    twins.play("keep", "attack 1 1 1", "roll all", "roll S6")
    for game in twins.both:
        game.play("roll S6")
    twins.part()
    assert [game.view(1).discards["traps"] for game in twins.both] == [("magic-1",), ("divert-1",)]
