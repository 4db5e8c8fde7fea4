"""Going outside: one mercenary to one free path, loaded once (R6.1), and what it may take along (R6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, IllegalChoice
from support.games import assign, go, offered, path, spelled, the_turn_of, walks

LAND: dict[str, object] = {"header": "header-1a", "land": "Kale", "monster": "Snailer"}
TABLE: dict[str, object] = {"land_a": LAND, "missions": ["mission-2", "mission-12"], "entrance": "Snagnus"}
LAND_DICE = {"a1": "S", "a2": "SS", "a3": "M", "a4": "SM"}
DICE = {**LAND_DICE, "m1": "SS", "m2": "SS", "c1": "SS", "c2": "SS", "e1": "S", "e2": "S"}
OUTSIDE = list(DICE)
WITH_TOKENS = ["a1", "a2", "a3", "a4", "e1", "e2"]
PLENTY = "SSSSMMMM"


def clan(pool: str = PLENTY, others: str = "", **values: Any) -> Game:
    """Begin with every path of one land, both missions and the entrance open."""
    return the_turn_of(pool, table=TABLE, others=others, **values)


def finish(game: Game) -> None:
    """Answer what the assignment still asks."""
    while game.node.question != "turn":
        game.apply("done" if "done" in spelled(game) else game.choices[0])


@pytest.mark.rule("R6.1a")
@pytest.mark.parametrize("name", OUTSIDE)
def test_an_assignment_is_the_one_action_of_the_turn(name: str) -> None:
    game = clan()
    assign(game, name)
    finish(game)
    assert path(game, name).mercenary == "Nuduru"
    assert offered(game, "deploy") == offered(game, "path") == []
    assert dict(game.node.about)["stage"] == "after"


@pytest.mark.rule("R6.1a")
@pytest.mark.parametrize("name", OUTSIDE)
def test_one_mercenary_goes_and_the_others_stay(name: str) -> None:
    game = clan(mercenaries=["Nuduru", "Frunks", "Tranok"])
    assign(game, name, "frunks")
    finish(game)
    assert set(game.open_view().clan(0).unassigned) == {"Nuduru", "Tranok"}
    taken = [other for other in OUTSIDE if path(game, other).mercenary]
    assert taken == [name]


@pytest.mark.rule("R6.1b")
@pytest.mark.parametrize("name", OUTSIDE)
def test_a_wounded_mercenary_may_go(name: str) -> None:
    game = clan(wounded=["Frunks"])
    assign(game, name, "frunks")
    finish(game)
    assert path(game, name).mercenary == "Frunks"
    assert game.open_view().clan(0).wounded == ("Frunks",)


@pytest.mark.rule("R6.1b")
def test_the_only_mercenary_may_go_wounded() -> None:
    game = clan(mercenaries=["Nuduru"], wounded=["Nuduru"])
    assert offered(game, "path") == [f"path {name}" for name in OUTSIDE]


@pytest.mark.rule("R6.1c")
@pytest.mark.parametrize("name", ["a2", "m1", "c1", "e1"])
def test_an_assigned_mercenary_cannot_go_again(name: str) -> None:
    others = '[[clan.path]]\npath = "a1"\nmercenary = "Nuduru"\n[[clan]]\naffinity = "water"'
    game = clan(others=others, mercenaries=["Nuduru", "Frunks", "Tranok"])
    game.apply(f"path {name}")
    assert set(spelled(game)) == {"member frunks", "member tranok"}
    why = game.why_not("member nuduru")
    assert why is not None
    assert why.rule in ("R1.8", "R6.1")


@pytest.mark.rule("R6.1c")
def test_a_clan_whose_mercenaries_are_all_assigned_has_no_path() -> None:
    others = '[[clan.path]]\npath = "a1"\nmercenary = "Nuduru"\n[[clan]]\naffinity = "water"'
    game = clan(others=others, mercenaries=["Nuduru"], novices=1)
    assert offered(game, "path") == []
    why = game.why_not("path a2")
    assert why is not None
    assert why.rule == "R6.1"


@pytest.mark.rule("R6.1d")
@pytest.mark.parametrize("name", OUTSIDE)
def test_a_path_that_another_clan_has_taken_is_not_free(name: str) -> None:
    others = '[[clan]]\naffinity = "water"\n[[clan.path]]\nmercenary = "Taron"\n'
    others += f'path = "{name}"\ndice = "{DICE[name]}"'
    game = clan(others=others)
    assert offered(game, "path") == [f"path {other}" for other in OUTSIDE if other != name]
    why = game.why_not(f"path {name}")
    assert why is not None
    assert why.rule == "R6.1"


@pytest.mark.rule("R6.1d")
@pytest.mark.parametrize("name", OUTSIDE)
def test_a_path_that_the_clan_has_taken_itself_is_not_free(name: str) -> None:
    game = clan()
    assign(game, name)
    finish(game)
    game.play("end turn", "mine 3 S", "end turn")
    assert f"path {name}" not in spelled(game)


@pytest.mark.rule("R6.1e", "R5.13")
def test_a_novice_cannot_be_assigned() -> None:
    game = clan(novices=2)
    game.apply("path a1")
    assert set(spelled(game)) == {"member nuduru", "member frunks"}
    with pytest.raises(IllegalChoice):
        game.apply("member novice")


@pytest.mark.rule("R6.1e", "R5.13")
def test_a_clan_of_novices_only_has_no_path() -> None:
    game = clan(mercenaries=[], novices=2, leader="novice")
    assert offered(game, "path") == []


@pytest.mark.rule("R6.1f")
@pytest.mark.parametrize("name", WITH_TOKENS)
def test_nothing_is_added_to_a_path_later(name: str) -> None:
    game = clan(traps=["initial", "magic-1"], defense=3, potions=2, venoms=2)
    go(game, name, *(["die S"] if name[0] == "e" else []))
    before = path(game, name)
    loads = ["die S", "die M", "load trap initial", "load defense", "load potion", "load venom"]
    game.play("end turn", "mine 3 S", "end turn")
    for load in loads:
        with pytest.raises(IllegalChoice):
            game.apply(load)
    assert path(game, name) == before


@pytest.mark.rule("R6.1f")
def test_a_second_assignment_leaves_the_first_path_as_it_was() -> None:
    game = clan(defense=2)
    go(game, "a1", "load defense")
    before = path(game, "a1")
    game.play("end turn", "mine 3 S", "end turn")
    go(game, "a2", "die M", "load defense", member="frunks")
    assert path(game, "a1") == before


@pytest.mark.rule("R6.1g")
@pytest.mark.parametrize("name", OUTSIDE)
def test_a_settled_mercenary_may_go(name: str) -> None:
    others = '[clan.settled]\nSkyehn = "Frunks"\n[[clan]]\naffinity = "water"'
    game = clan(others=others, lands=["Skyehn"])
    assign(game, name, "frunks")
    finish(game)
    assert path(game, name).mercenary == "Frunks"
    assert game.open_view().clan(0).settled == {"Skyehn": "Frunks"}


@pytest.mark.rule("R6.4a")
@pytest.mark.parametrize("name", WITH_TOKENS)
def test_at_most_one_potion_and_one_venom_of_the_play_area_go_along(name: str) -> None:
    game = clan(traps=[], potions=3, venoms=3)
    assign(game, name)
    there = path(game, name)
    taken = set()
    for here in walks(game, lambda choice: choice.kind in ("load-potion", "load-venom")):
        now = path(here, name)
        taken.add((now.potions - there.potions, now.venoms - there.venoms))
        held = here.open_view().clan(0)
        assert (now.potions - there.potions, now.venoms - there.venoms) == (3 - held.potions, 3 - held.venoms)
    assert taken == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("R6.4a")
def test_the_engine_says_how_many_potions_go_along() -> None:
    game = clan(potions=3, venoms=1)
    game.play("path a1", "member nuduru", "load potion")
    why = game.why_not("load potion")
    assert why is not None
    assert (why.rule, dict(why.values)) == ("R6.4", {"most": 1})


@pytest.mark.rule("R6.4a")
@pytest.mark.parametrize(("potions", "venoms"), [(0, 1), (1, 0)])
def test_only_what_the_play_area_holds_goes_along(potions: int, venoms: int) -> None:
    game = clan(potions=potions, venoms=venoms)
    assign(game, "a1")
    assert ("load potion" in spelled(game), "load venom" in spelled(game)) == (potions == 1, venoms == 1)


@pytest.mark.rule("R6.4c")
def test_potions_and_venoms_take_no_room() -> None:
    game = clan("SSMM", defense=3, potions=1, venoms=1)
    go(game, "a2", "die M", "die M", *["load defense"] * 3, "load potion", "load venom")
    there = path(game, "a2")
    assert (there.dice, there.defense, there.potions, there.venoms) == ("SSMM", 3, 2, 1)


@pytest.mark.rule("R6.4d")
def test_a_wounded_mercenary_is_not_healed_by_the_potion_it_takes_along() -> None:
    game = clan(wounded=["Frunks"], potions=1)
    go(game, "a1", "load potion", member="frunks")
    assert game.open_view().clan(0).wounded == ("Frunks",)
    assert path(game, "a1").potions == 1


@pytest.mark.rule("R6.4a")
def test_the_edition_sets_how_much_goes_along() -> None:
    others = '[[clan]]\naffinity = "water"\n[overrides.constants.equip]\npotions = 2\nvenoms = 0'
    game = clan(others=others, potions=3, venoms=3)
    go(game, "a1", "load potion", "load potion")
    assert (path(game, "a1").potions, path(game, "a1").venoms) == (2, 0)
