"""The citadel entrance: two paths while a monster is there, with room for eight dice (R6.6)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, IllegalChoice
from support.games import assign, dice_sets, go, offered, path, pool_of, spelled, the_turn_of, walks

TOKENS_FOR_DICE = {0: 4, 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1, 7: 0, 8: 0}
MANY_TRAPS = ["strength-1", "strength-1", "strength-1", "strength-1", "magic-1"]
EVERY_BUILDING = ["lodge", "alchemist", "tavern", "armory", "pawn_shop", "bazaar", "mine"]
both_paths = pytest.mark.parametrize("name", ["e1", "e2"])


def entrance(pool: str, monster: str = "Snagnus", *, others: str = "", **clan: Any) -> Game:
    """Begin with a monster at the entrance."""
    return the_turn_of(pool_of(pool), table={"entrance": monster}, others=others, **clan)


def loaded(game: Game, name: str) -> tuple[int, int]:
    """Count the dice and the tokens on a path."""
    there = path(game, name)
    return len(there.dice), len(there.traps) + there.defense


@pytest.mark.rule("R6.6a")
def test_without_a_monster_nobody_goes_to_the_entrance() -> None:
    game = entrance("SSM", monster="")
    assert not {"path e1", "path e2"} & set(spelled(game))
    why = game.why_not("path e1")
    assert why is not None
    assert why.rule == "R6.6"


@pytest.mark.rule("R6.6a")
@both_paths
def test_with_a_monster_both_paths_of_the_entrance_are_open(name: str) -> None:
    game = entrance("S")
    assert f"path {name}" in spelled(game)
    assert game.open_view().path(name).open


@pytest.mark.rule("R6.6b")
@both_paths
def test_an_assignment_needs_a_die_a_trap_or_a_defense_token(name: str) -> None:
    game = entrance("SM", traps=["initial"], defense=1, potions=1, venoms=1)
    assign(game, name)
    assert "done" not in spelled(game)
    for thing in ("die S", "die M", "load trap initial", "load defense"):
        enough = game.clone()
        enough.apply(thing)
        assert "done" in spelled(enough), thing


@pytest.mark.rule("R6.6b")
@both_paths
def test_a_potion_and_a_venom_alone_are_not_enough(name: str) -> None:
    game = entrance("SM", potions=2, venoms=2)
    assign(game, name)
    game.play("load potion", "load venom")
    with pytest.raises(IllegalChoice):
        game.apply("done")


@pytest.mark.rule("R6.6b")
@both_paths
def test_a_bot_can_finish_an_assignment_whatever_it_takes_first(name: str) -> None:
    game = entrance("SM", defense=1, potions=1, venoms=1)
    assign(game, name)
    waiting = [game]
    while waiting:
        here = waiting.pop()
        if here.node.question == "load":
            continuations = here.view(0).continuations
            assert continuations, here.record().steps
            for choice in continuations:
                waiting.append(here.clone())
                waiting[-1].apply(choice)


@pytest.mark.rule("R6.6b")
@both_paths
def test_a_clan_with_nothing_to_bring_cannot_go(name: str) -> None:
    game = entrance("P", traps=[], defense=0, potions=3, venoms=3)
    assert f"path {name}" not in spelled(game)
    assert game.why_not(f"path {name}") is not None


@pytest.mark.rule("R6.6b")
@both_paths
@pytest.mark.parametrize(
    ("pool", "held"),
    [
        ("SP", {}),
        ("MP", {}),
        ("SM", {}),
        ("P", {"traps": ["initial"]}),
        ("P", {"defense": 1}),
        ("P", {"traps": ["initial"], "defense": 1}),
        ("M", {"traps": ["initial"]}),
    ],
)
def test_one_thing_is_enough_to_go(name: str, pool: str, held: dict[str, Any]) -> None:
    nothing: dict[str, Any] = {"traps": [], "defense": 0}
    assert f"path {name}" in spelled(entrance(pool, **{**nothing, **held}))


@pytest.mark.rule("R6.6c")
@both_paths
def test_strength_and_magic_dice_go_in_any_mix_and_persuasion_dice_never(name: str) -> None:
    game = entrance("SSSSSSSSMMMMMMMMPP", traps=[])
    assign(game, name)
    reached = {path(here, name).dice for here in walks(game, lambda choice: choice.kind == "die")}
    assert reached == set(dice_sets(8, "SM"))
    assert game.why_not("die P4") is not None


@pytest.mark.rule("R6.6d")
@both_paths
def test_eight_dice_fit_and_every_token_takes_the_room_of_two(name: str) -> None:
    game = entrance("SSSSSSSSS", traps=MANY_TRAPS, defense=5)
    assign(game, name)
    follow = ("die", "load-trap", "load-defense")
    reached = {loaded(here, name) for here in walks(game, lambda choice: choice.kind in follow)}
    assert reached == {(d, t) for d, most in TOKENS_FOR_DICE.items() for t in range(most + 1)}


@pytest.mark.rule("R6.6d")
def test_seven_dice_leave_room_for_no_token() -> None:
    game = entrance("SSSSSSSS", traps=["initial"], defense=1)
    assign(game, "e1")
    game.play(*["die S"] * 7)
    assert spelled(game) == ["die S", "done"]


@pytest.mark.rule("R6.6e")
@pytest.mark.parametrize(("capacity", "most"), [(6, 3), (10, 5)])
def test_the_edition_sets_the_capacity(capacity: int, most: int) -> None:
    others = f'[[clan]]\naffinity = "water"\n[overrides.paths]\nentrance_capacity = {capacity}'
    game = entrance("SSSSSSSSSSSS", others=others, traps=[], defense=5)
    assign(game, "e1")
    follow = ("die", "load-defense")
    reached = {loaded(here, "e1") for here in walks(game, lambda choice: choice.kind in follow)}
    assert max(dice for dice, tokens in reached if tokens == 0) == capacity
    assert max(tokens for dice, tokens in reached if dice == 0) == most


@pytest.mark.rule("R6.6f")
def test_the_upper_path_lays_nothing_on_the_mercenary() -> None:
    game = entrance("S", gold=7)
    go(game, "e1", "die S")
    there = path(game, "e1")
    assert (there.gold, there.potions, there.venoms) == (0, 0, 0)


@pytest.mark.rule("R6.6f")
@pytest.mark.parametrize("header", ["header-1a", "header-2a", "header-2b", "header-3b", "header-4b"])
def test_the_headers_of_the_lands_do_not_matter_at_the_entrance(header: str) -> None:
    table: dict[str, object] = {"entrance": "Snagnus", "land_b": {"header": header}}
    for name, gold in (("e1", 0), ("e2", 5)):
        game = the_turn_of("SSMM", table=table, others="[options]\nplayers = 3")
        go(game, name, "die M")
        there = path(game, name)
        assert (there.dice, there.gold, there.potions, there.venoms) == ("M", gold, 0, 0)


@pytest.mark.rule("R6.6f")
def test_the_lower_path_lays_five_gold_on_the_mercenary() -> None:
    game = entrance("S", gold=7)
    go(game, "e2", "die S")
    there = path(game, "e2")
    assert (there.gold, there.potions, there.venoms) == (5, 0, 0)
    assert game.open_view().clan(0).gold == 7


@pytest.mark.rule("R6.6g", "R5.2")
@both_paths
def test_tokens_alone_are_an_action_and_leave_the_dice(name: str) -> None:
    game = entrance("SSM", traps=["initial"], defense=1)
    go(game, name, "load trap initial", "load defense")
    assert loaded(game, name) == (0, 2)
    assert game.open_view().clan(0).pool == "SSM"
    assert offered(game, "deploy") == offered(game, "path") == []
    game.apply("end turn")
    assert game.seat == 1


@pytest.mark.rule("R6.6g", "R5.4")
def test_tokens_alone_are_an_action_so_dice_are_not_given_up() -> None:
    water = '[[clan]]\naffinity = "water"'
    table: dict[str, object] = {"entrance": "Snagnus", "panic": EVERY_BUILDING, "missions": ["", ""]}
    game = the_turn_of("P4", table=table, others=water, traps=[], defense=1)
    assert offered(game, "path") == ["path e1", "path e2"]
    assert "give up" not in spelled(game)


@pytest.mark.rule("R6.6h")
def test_both_paths_of_the_entrance_may_be_taken_by_one_clan() -> None:
    game = entrance("SS")
    go(game, "e2", "die S", member="nuduru")
    game.play("end turn", "mine 3 S", "end turn")
    go(game, "e1", "die S", member="frunks")
    assert [path(game, name).mercenary for name in ("e1", "e2")] == ["Frunks", "Nuduru"]


@pytest.mark.rule("R6.6d")
def test_example_five_dice_and_a_trap_for_tranok_on_the_upper_path() -> None:
    game = entrance("SSSMMM", mercenaries=["Nuduru", "Tranok"], traps=["initial", "magic-1"], defense=1)
    assign(game, "e1", "tranok")
    game.play("die S", "die S", "die S", "die M", "die M", "load trap initial")
    there = path(game, "e1")
    assert (there.mercenary, there.dice, there.traps) == ("Tranok", "SSSMM", ("initial",))
    assert spelled(game) == ["die M", "done"], "seven of eight: one more die would fit, no token would"
    game.apply("done")
    assert game.open_view().clan(0).pool == "M"
