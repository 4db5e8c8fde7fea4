"""R13.7, scenario 10: attack dice that miss are rolled once more."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import BadOptions, BadPosition, Event, Game, Options
from support.adventures import asked, clan, happened, hits, on
from support.positions import as_toml, position

LEVEL_A = ["snailer", "gator", "krinx", "surbol", "moldo", "sckon", "blandor", "krushus"]


def doom(own: dict[str, Any], difficulty: str = "normal", **table: Any) -> Game:
    """Begin somewhere in scenario 10; on Normal rounds 1 and 2 have no extra attack dice."""
    return position(as_toml({"options": {"scenario": 10, "difficulty": difficulty}, "clan": [own]}), **table)


def against(monster: str, own: dict[str, Any], land: str = "Yuha") -> Game:
    """Begin the adventure before a monster on land A; the paths take SM, S, M and SSS."""
    return doom(own, phase="adventure", land_a={"land": land, "header": "header-5b", "monster": monster})


def rerolled(told: list[Event]) -> list[object]:
    """Return how many dice were rolled again, each time."""
    return [event["dice"] for event in told if event.kind == "misses-rerolled"]


# --- the attack -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7j")
@pytest.mark.parametrize(
    ("first", "second", "count"),
    [
        ("attack 1 6 2 3", "attack 2 5", 3),
        ("attack 6 1 6 6", "attack 1", 3),
        ("attack 6 6 6 2", "attack 3", 4),
        ("attack 1 2 1 2", "attack 1 2 3 4", 2),
    ],
)
def test_every_die_that_misses_is_rolled_once_more(first: str, second: str, count: int) -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru", defense=1)))
    told = happened(game, first)
    again = len(second.split()) - 1
    assert rerolled(told) == [again]
    assert asked(game) == f"attack a2 {again}"
    assert hits(game, second) == [("a2", count)]


@pytest.mark.rule("R13.7j")
def test_a_second_miss_stays() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru")))
    told = happened(game, "attack 1 1 1 1", "attack 2 2 2 2")
    assert (rerolled(told), game.node.question) == ([4], "fight")
    assert game.view(0).clan(0).wounded == ()


@pytest.mark.rule("R13.7j")
def test_nothing_is_rolled_again_if_all_dice_hit() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru", defense=1)))
    told = happened(game, "attack 3 4 5 6")
    assert (rerolled(told), game.node.question) == ([], "defend")


@pytest.mark.rule("R13.7j", "R7.6d")
def test_a_die_that_magic_has_removed_is_not_rolled_at_all() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru", dice="SMM")))
    game.play("remove magic", "remove magic", "attack 1 1")
    assert asked(game) == "attack a2 2"
    assert hits(game, "attack 1 3") == [("a2", 1)]


@pytest.mark.rule("R13.7j", "R7.7b")
def test_an_extra_hit_without_a_die_is_not_rolled_again() -> None:
    game = against("Warkors", clan("fire", on("a2", "Nuduru", defense=1)), land="Thaklan")
    assert hits(game, "attack 1 1 1 1", "attack 1 1 1 1") == [("a2", 1)]


@pytest.mark.rule("R13.7j")
def test_each_attack_has_its_own_second_roll() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru"), on("a4", "Frunks")))
    game.play("attack 1 1 1 1", "attack 1 1 1 1", "stop", "attack 1 1 1 6")
    assert asked(game) == "attack a4 3"


@pytest.mark.rule("R13.7j")
def test_a_monster_at_the_entrance_rolls_again_too() -> None:
    own = clan("fire", on("e1", "Nuduru", dice="S", defense=1))
    game = doom(own, phase="adventure", entrance="Krinx")
    game.play("attack 1 1 6 6")
    assert asked(game) == "attack e1 2"
    assert hits(game, "attack 1 6") == [("e1", 3)]


@pytest.mark.rule("R13.7j", "R7.6a")
@pytest.mark.parametrize(("again", "wounded"), [(2, ()), (3, ("Nuduru", "Frunks"))])
def test_the_die_of_sporus_is_rolled_once_more(again: int, wounded: tuple[str, ...]) -> None:
    game = against("Sporus", clan("fire", on("a2", "Nuduru"), on("a4", "Frunks")))
    told = happened(game, "attack 1")
    assert (rerolled(told), asked(game)) == ([1], "attack 1")
    game.play(f"attack {again}")
    assert asked(game) == "attack a2 4"
    assert game.view(0).clan(0).wounded == wounded


@pytest.mark.rule("R13.7j", "R7.6a")
def test_a_die_of_sporus_that_hits_is_not_rolled_again() -> None:
    game = against("Sporus", clan("fire", on("a2", "Nuduru")))
    assert rerolled(happened(game, "attack 3")) == []
    assert asked(game) == "attack a2 4"


@pytest.mark.rule("R13.7j", "R7.6b")
@pytest.mark.parametrize(("again", "count"), [(2, []), (3, [("a4", 1)])])
def test_a_diverted_die_is_rolled_once_more(again: int, count: list[object]) -> None:
    own = clan("water", on("a2", "Ginova"), on("a4", "Tortock", defense=1), hired=("Ginova",))
    game = against("Krinx", own)
    game.play("right", "attack 1")
    assert asked(game) == "attack a4 1"
    assert hits(game, f"attack {again}") == count
    if count:
        game.play("take hits")
    assert asked(game) == "attack a2 3"


# --- before the first round -----------------------------------------------------------------------------


@pytest.mark.rule("R13.7j")
def test_tutorial_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"difficulty is tutorial; .* allows normal, hard, cutthroat"):
        Game.new(Options(players=1, scenario=10, difficulty="tutorial"))
    with pytest.raises(BadPosition, match="is tutorial; the scenario allows normal, hard, cutthroat"):
        doom(clan("fire"), "tutorial")


@pytest.mark.rule("R13.7j", "R13.8")
@pytest.mark.parametrize("difficulty", ["normal", "hard", "cutthroat"])
def test_a_level_a_monster_is_at_the_entrance_at_the_start(difficulty: str) -> None:
    game = Game.new(Options(players=1, scenario=10, affinity="fire", difficulty=difficulty))
    while dict(game.node.about).get("offer") in ("tavern", "lodge", "bazaar"):
        game.deal(game.outcomes[0])
    assert dict(game.node.about) == {"offer": "entrance"}
    assert [str(outcome).removeprefix("monster ") for outcome in game.outcomes] == LEVEL_A
    game.deal("monster gator")
    assert (game.view(0).entrance, game.view(0).panic) == ("Gator", ())


@pytest.mark.rule("R13.7j")
def test_later_rounds_bring_no_monster_to_the_entrance() -> None:
    game = doom(clan("fire"), phase="preparation", round=2)
    assert game.node.question == "roll-pool"
    assert game.view(0).entrance == ""
