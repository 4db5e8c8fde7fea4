"""Places and paths in a view: room, dice, benefits, and what happens before a path's turn."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import View
from monsterlands.box import Dice
from monsterlands.view import Ahead, LandView, Room
from support.adventures import clan, on
from support.positions import as_toml, position

YUHA = {"land": "Yuha", "header": "header-4b", "monster": "Gator"}


def loaded(constants: dict[str, Any] | None = None, **load: Any) -> View:
    own = clan("fire", on("a1", "Nuduru", **load), pool="SSMM")
    document: dict[str, Any] = {"clan": [own, clan("water")]}
    if constants:
        document["overrides"] = {"constants": constants}
    return position(as_toml(document), land_a=YUHA, entrance="Moldo").view(0)


# --- room ---------------------------------------------------------------------------------------


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("load", "room"),
    [
        ({"dice": "S"}, Room(10, 1, 0, 2, True, True)),
        ({"dice": "SSS", "traps": ["initial"], "defense": 1}, Room(10, 3, 4, 2, True, True)),
        ({"dice": "SSS", "traps": ["initial"], "defense": 2}, Room(10, 3, 6, 2, True, False)),
        ({"dice": "SSSS", "traps": ["initial"], "defense": 2}, Room(10, 4, 6, 2, False, False)),
    ],
)
def test_a_land_path_has_room_for_dice_and_tokens(load: dict[str, Any], room: Room) -> None:
    assert loaded(**load).room("a1") == room


@pytest.mark.rule("R6.3")
def test_the_size_of_a_token_depends_on_the_edition() -> None:
    view = loaded({"token_spaces": 3}, dice="SSS", traps=["initial"], defense=1)
    assert view.room("a1") == Room(12, 3, 6, 3, True, True)


@pytest.mark.rule("R6.6")
def test_the_entrance_has_its_own_room_and_missions_have_none() -> None:
    view = loaded(dice="S")
    assert view.room("e1") == Room(8, 0, 0, 2, True, True)
    assert view.room("m1") == Room(0, 0, 0, 2, False, False)


@pytest.mark.rule("R6.3", "R6.6")
@pytest.mark.parametrize(
    ("path", "dice", "tokens"),
    [
        ("a1", 0, 5),
        ("a1", 1, 4),
        ("a1", 6, 2),
        ("a1", 7, -1),
        ("e1", 0, 4),
        ("e1", 3, 2),
        ("e1", 8, 0),
        ("e1", 9, -1),
    ],
)
def test_a_view_counts_the_tokens_that_fit_beside_planned_dice(path: str, dice: int, tokens: int) -> None:
    assert position(land_a=YUHA, entrance="Moldo").view(0).tokens_that_fit(path, dice) == tokens


@pytest.mark.rule("R6.3")
def test_bigger_tokens_fit_less_often_beside_planned_dice() -> None:
    view = loaded({"token_spaces": 3})
    assert (view.tokens_that_fit("a2", 3), view.tokens_that_fit("a2", 4)) == (3, 2)


# --- what a path needs and gives ----------------------------------------------------------------


def test_each_kind_of_path_says_which_dice_it_takes() -> None:
    view = position(land_a=YUHA, missions=["mission-9", "mission-1"]).view(0)
    assert view.dice_of("a3") == Dice("SM", 3, "SM")
    assert view.dice_of("e1") == Dice()
    assert view.dice_of("m1") == Dice("", 3, "SMP")
    assert view.dice_of("c2") == Dice("", 1, "S")


@pytest.mark.rule("R6.5", "R13.7")
def test_a_path_gives_no_defense_talents_where_nothing_cancels_hits() -> None:
    view = position(land_a=YUHA, entrance="Moldo").view(0)
    assert (view.benefit("a4").defense_talents, view.benefit("e1").defense_talents) == (1, 2)
    number = 1 + [scenario.no_defenses for scenario in view.box.scenarios].index(True)
    alone: dict[str, Any] = {"options": {"scenario": number}, "clan": [clan("water")]}
    harder = position(as_toml(alone), land_a=YUHA, entrance="Moldo").view(0)
    assert (harder.benefit("a4").defense_talents, harder.benefit("e1").defense_talents) == (0, 0)
    assert harder.header_path("a4").dice == "SS"


# --- places -------------------------------------------------------------------------------------


def test_a_path_leads_to_its_place() -> None:
    view = position(land_a=YUHA, entrance="Moldo").view(0)
    assert view.place("a3") == view.place("a") == LandView("Yuha", "header-4b", "Gator", "a")
    assert view.place("e1") == LandView("", "", "Moldo", "e")
    assert view.lands == (view.place("a"),)


def test_a_mission_path_leads_to_its_tile() -> None:
    view = position(missions=["mission-7", ""]).view(0)
    assert view.mission("m2").id == "mission-7"
    for path in ("c1", "a1"):
        with pytest.raises(ValueError, match=f"there is no mission on {path}"):
            view.mission(path)


# --- what comes before --------------------------------------------------------------------------


def solo(*paths: dict[str, Any], **table: Any) -> View:
    document: dict[str, Any] = {
        "options": {"scenario": 1, "confirm": [0]},
        "clan": [clan("fire", *paths, pool="SS")],
    }
    return position(as_toml(document), **{"land_a": YUHA, **table}).view(0)


@pytest.mark.rule("R13.5")
@pytest.mark.parametrize(
    ("madhala", "path", "ahead"),
    [
        ([], "a1", Ahead((), (), "Gator", "Yuha")),
        ([], "a3", Ahead(("a2",), (), "Gator", "Yuha")),
        (["a1"], "a3", Ahead(("a2",), ("a1",), "", "Yuha")),
        (["a1", "a3"], "a4", Ahead(("a2",), ("a1", "a3"), "", "")),
        (["a4"], "a3", Ahead(("a2",), (), "Gator", "Yuha")),
    ],
)
def test_madhala_drives_the_monster_away_and_then_takes_the_land(
    madhala: list[str], path: str, ahead: Ahead
) -> None:
    view = solo(on("a2", "Nuduru", dice="M"), madhala=madhala)
    assert view.ahead(path) == ahead
    assert view.madhala == tuple(madhala)


@pytest.mark.rule("R13.5")
def test_without_a_monster_madhala_takes_the_land_at_once() -> None:
    assert solo(madhala=["a1"], land_a={**YUHA, "monster": ""}).ahead("a2").land == ""


# --- unknown names ------------------------------------------------------------------------------


def test_an_unknown_path_is_refused_with_a_list_of_the_paths() -> None:
    view = position().view(0)
    with pytest.raises(ValueError, match=r'there is no path "a9"; paths are a1, a2, a3, a4, b1, .* e1, e2'):
        view.path("a9")


def test_an_unknown_building_is_refused_with_a_list_of_the_buildings() -> None:
    view = position().view(0)
    with pytest.raises(ValueError, match='there is no building "x"; there are lodge, alchemist, tavern'):
        view.spaces("x")
    assert view.spaces("pawn-shop") == view.spaces("pawn_shop")


def test_views_paths_and_clans_have_a_short_repr() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"]), glory=4)
    game = position(as_toml({"clan": [fire, clan("water")]}))
    assert repr(game.view(0)) == "<View of seat 0: round 1, deployment, turn>"
    assert repr(game.view(None)) == "<View of a spectator: round 1, deployment, turn>"
    assert repr(game.view(0).path("a1")) == "<PathView a1: Nuduru, SS, initial>"
    assert repr(game.view(1).path("a1")) == "<PathView a1: Nuduru, SS, ?>"
    assert repr(game.view(1).path("a2")) == "<PathView a2: free>"
    assert repr(game.view(1).path("b1")) == "<PathView b1: closed>"
    assert repr(game.view(1).clan(0)) == "<ClanView of seat 0: fire, 4 glory>"
