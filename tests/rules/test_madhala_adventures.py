"""R13.5: what Madhala does on missions and land paths, and what happens to what she removed."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, SeededDealer
from support.adventures import asked, clan, happened, hits, kinds, missed, on
from support.games import path, spelled
from support.positions import as_toml, position

NO_LOOT: dict[str, Any] = {"loot": ["", "", "", ""], "decks": {"loot": []}}
MISSIONS = [
    "mission-2",
    "mission-1",
]  # SS for 7: 2 glory, a defense token; 3 gold for 2 glory, or 1 and a token
NEW_MISSIONS = ("mission mission-3", "mission mission-4")


def alone(
    *paths: dict[str, Any],
    madhala: list[str],
    monster: str = "Gator",
    land: str = "Kale",
    hired: tuple[str, ...] = (),
    values: dict[str, Any] | None = None,
    **table: Any,
) -> Game:
    """Begin an adventure of solo play on Tutorial; 10 conquers Kale, and paths 1 to 4 need S, SM, SS, M."""
    own = clan("fire", *paths, hired=hired, **(values or {}))
    there = {"land": land, "header": "header-3b", "monster": monster}
    text = as_toml({"options": {"scenario": 1, "difficulty": "tutorial"}, "clan": [own]})
    return position(text, phase="adventure", madhala=madhala, land_a=there, **{"missions": MISSIONS, **table})


def removed(game: Game, *steps: str) -> list[tuple[object, ...]]:
    """Play some steps and list what she won or removed, and from which path."""
    wanted = ("madhala-won", "monster-removed", "land-removed")
    return [
        (event.kind, *(value for _, value in event.values))
        for event in happened(game, *steps)
        if event.kind in wanted
    ]


def against(game: Game) -> tuple[object, object, object]:
    """Return which path fights against what, and the damage carried to it."""
    about = dict(game.node.about)
    assert game.node.question == "fight"
    return about["path"], about["against"], about["carried"]


# --- who follows ------------------------------------------------------------------------------------


@pytest.mark.rule("R13.5")
@pytest.mark.parametrize("monster", ["Gator", ""])
def test_madhala_on_the_next_path_is_the_one_who_follows(monster: str) -> None:
    paths = (on("a1", "Nuduru", dice="S"), on("a4", "Frunks", dice="M"))
    game = alone(*paths, madhala=["a2"], monster=monster)
    missed(game)
    assert game.view(0).follower == "madhala"
    (follower,) = (
        event["follower"] for event in happened(game, "stop") if event.kind in ("damaged", "conquest-tried")
    )
    assert follower == "madhala"


# --- R7.1: where she is alone -----------------------------------------------------------------------


@pytest.mark.rule("R7.1c", "R13.5a")
def test_a_dice_mission_with_only_madhala_is_not_skipped() -> None:
    assert removed(alone(madhala=["m1"])) == [("madhala-won", "mission-2", "m1")]


@pytest.mark.rule("R7.1c", "R13.5f")
def test_a_land_with_only_madhala_is_not_skipped() -> None:
    assert removed(alone(madhala=["a3"])) == [("monster-removed", "Gator", "a3")]


@pytest.mark.rule("R7.1c")
def test_missions_come_before_lands_for_her_too() -> None:
    game = alone(madhala=["a2", "c1", "m1"])
    assert [what for what, *_ in removed(game)] == ["madhala-won", "monster-removed"]


# --- missions ---------------------------------------------------------------------------------------


@pytest.mark.rule("R13.5a")
def test_on_the_left_path_she_wins_and_the_tile_is_discarded() -> None:
    game = alone(on("a1", "Frunks", dice="S"), madhala=["m1"])
    assert asked(game) == "attack a1 3"
    assert game.open_view().missions == ("", "mission-1")
    assert "mission-2" not in game.open_view().decks["missions"]


@pytest.mark.rule("R13.5b")
def test_a_mercenary_to_her_right_neither_rolls_nor_suffers_the_penalty() -> None:
    game = alone(on("m2", "Frunks", dice="SS"), on("a1", "Nuduru", dice="S"), madhala=["m1"])
    told = kinds(happened(game))
    assert asked(game) == "attack a1 3"
    assert game.open_view().clan(0).glory == 5
    assert "madhala-won" in told
    assert not {"die-rolled", "mission-tried", "mission-failed", "mission-leftovers"} & set(told)


@pytest.mark.rule("R13.5b")
def test_a_mercenary_to_her_right_comes_home() -> None:
    game = alone(on("m2", "Frunks", dice="SS"), madhala=["m1"])
    game.advance(SeededDealer(1))
    assert game.open_view().clan(0).unassigned == ("Nuduru", "Frunks")


@pytest.mark.rule("R13.5a", "R13.7")
def test_a_mission_that_she_won_is_not_fulfilled() -> None:
    assert alone(madhala=["m1"]).open_view().fulfilled == 0


@pytest.mark.rule("R13.5c")
@pytest.mark.parametrize(
    ("roll", "glory", "gold", "defense"), [("roll S3 S4", 7, 7, 1), ("roll S3 S3", 4, 7, 0)]
)
def test_on_the_right_path_she_does_nothing(roll: str, glory: int, gold: int, defense: int) -> None:
    game = alone(on("m1", "Frunks", dice="SS"), on("a1", "Nuduru", dice="S"), madhala=["m2"])
    assert removed(game, roll) == []
    own = game.open_view().clan(0)
    assert (own.glory, own.gold, own.defense) == (glory, gold, defense)


@pytest.mark.rule("R13.5a", "R13.5c")
def test_with_tokens_on_both_paths_she_wins_once() -> None:
    assert removed(alone(madhala=["m1", "m2"])) == [("madhala-won", "mission-2", "m1")]


@pytest.mark.rule("R13.5d")
@pytest.mark.parametrize(("own", "hers", "glory", "defense"), [("c1", "c2", 7, 0), ("c2", "c1", 6, 1)])
def test_on_a_contract_she_does_nothing(own: str, hers: str, glory: int, defense: int) -> None:
    game = alone(on(own, "Frunks", dice="S"), on("a1", "Nuduru", dice="S"), madhala=[hers])
    assert asked(game) == f"contract {own}"
    assert removed(game, "yes") == []
    clan_now = game.open_view().clan(0)
    assert (clan_now.glory, clan_now.gold, clan_now.defense) == (glory, 4, defense)


@pytest.mark.rule("R13.5d")
def test_a_contract_with_only_madhala_asks_nobody() -> None:
    game = alone(on("a1", "Nuduru", dice="S"), madhala=["c1", "c2"])
    assert (asked(game), removed(game)) == ("attack a1 3", [])


# --- the monster ------------------------------------------------------------------------------------


@pytest.mark.rule("R13.5e")
def test_she_discards_the_monster() -> None:
    game = alone(on("a4", "Nuduru", dice="M"), madhala=["a1"])
    view = game.open_view()
    assert (view.lands[0].monster, view.lands[0].land) == ("", "Kale")
    assert view.discards["monsters"] == ("Gator",)
    assert (view.clan(0).glory, view.clan(0).gold, view.clan(0).trophies) == (5, 7, ())


@pytest.mark.rule("R13.5e")
def test_she_acts_when_it_is_her_paths_turn() -> None:
    game = alone(on("a1", "Frunks", dice="S"), on("a4", "Nuduru", dice="M"), madhala=["a2"])
    assert (asked(game), game.open_view().lands[0].monster) == ("attack a1 3", "Gator")
    game.play("attack 1 1 1")
    assert asked(game).startswith("fight a1")
    assert removed(game, "stop") == [("monster-removed", "Gator", "a2")]


@pytest.mark.rule("R13.5h")
def test_after_a_removal_those_who_have_not_fought_may_conquer() -> None:
    game = alone(on("a3", "Nuduru", dice="SS"), madhala=["a2"])
    assert against(game) == ("a3", "land", 0)
    game.play("roll all", "roll S6 S4")
    assert game.open_view().clan(0).lands == ("Kale",)
    assert game.open_view().clan(0).glory == 5 + 3


@pytest.mark.rule("R13.5h", "R9.1")
def test_after_a_removal_mercenaries_who_have_fought_do_not_conquer_and_carry_nothing_on() -> None:
    game = alone(on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SS"), madhala=["a2"])
    game.play("attack 1 1 1", "roll S", "roll S6")
    assert against(game) == ("a3", "land", 0)


@pytest.mark.rule("R13.5h", "R8.10")
def test_after_a_removal_the_tokens_of_mercenaries_who_fought_are_removed_and_the_others_stay() -> None:
    game = alone(
        on("a1", "Frunks", dice="SS", traps=["magic-1"], defense=1),
        on("a3", "Nuduru", dice="SS", traps=["strength-1"], defense=1),
        madhala=["a2"],
    )
    game.play("remove magic", "attack 1 1", "roll S", "roll S1", "stop")
    fought, waiting = path(game, "a1"), path(game, "a3")
    assert (fought.dice, fought.rolled, fought.traps, fought.defense) == ("", "", (), 0)
    assert (waiting.dice, waiting.traps, waiting.defense) == ("SSS", ("strength-1",), 1)


@pytest.mark.rule("R13.5h")
def test_paths_after_her_are_not_attacked() -> None:
    game = alone(on("a2", "Frunks", dice="SM"), on("a3", "Nuduru", dice="SS"), madhala=["a1"])
    assert "monster-attacked" not in kinds(happened(game, "stop", "stop"))


@pytest.mark.rule("R13.5h", "R8.8")
def test_a_monster_that_she_removed_does_not_lash_out() -> None:
    game = alone(on("a1", "Frunks", dice="S"), madhala=["a2"], monster="Korcko", **NO_LOOT)
    game.play("attack 1 1 1 1")
    assert "last-lash" not in kinds(happened(game, "stop"))
    assert game.open_view().clan(0).wounded == ()


# --- the land ---------------------------------------------------------------------------------------


@pytest.mark.rule("R13.5f")
def test_a_second_token_discards_the_land() -> None:
    game = alone(on("a4", "Nuduru", dice="M"), madhala=["a1", "a3"])
    assert removed(game) == [("monster-removed", "Gator", "a1"), ("land-removed", "Kale", "a3")]
    view = game.open_view()
    assert (view.lands[0].land, view.discards["lands"]) == ("", ("Kale",))


@pytest.mark.rule("R13.5f")
def test_without_a_monster_the_first_token_discards_the_land() -> None:
    game = alone(madhala=["a1"], monster="")
    assert removed(game) == [("land-removed", "Kale", "a1")]
    assert game.open_view().discards["lands"] == ("Kale",)


@pytest.mark.rule("R13.5g")
def test_where_neither_monster_nor_land_is_left_she_does_nothing() -> None:
    assert removed(alone(madhala=["a1", "a2"], monster="", land="")) == []
    assert [where for *_, where in removed(alone(madhala=["a1", "a2", "a3", "a4"]))] == ["a1", "a2"]
    assert len(removed(alone(madhala=["a1", "a2"], land=""))) == 1


@pytest.mark.rule("R13.5e")
def test_one_token_does_not_remove_both() -> None:
    game = alone(on("a2", "Frunks", dice="SM"), madhala=["a1"])
    assert game.open_view().lands[0].land == "Kale"
    assert against(game) == ("a2", "land", 0)


@pytest.mark.rule("R13.5f")
@pytest.mark.parametrize("roll", ["roll S1", "roll S5"])
def test_if_the_monster_was_beaten_before_her_turn_she_removes_the_land(roll: str) -> None:
    game = alone(
        on("a1", "Frunks", dice="S", traps=["monster-plus-8"]),
        on("a3", "Nuduru", dice="SS"),
        madhala=["a2"],
        loot=["gold-12", "gold-10", "brews", "slayer"],
    )
    game.play("attack 1 1 1", "roll S")
    assert removed(game, roll) == [("land-removed", "Kale", "a2")]
    assert game.node.question == "take-loot"


@pytest.mark.rule("R13.5f", "R9.1")
def test_a_mercenary_to_her_left_may_conquer_before_she_removes_the_land() -> None:
    for roll, lands, gone in (
        ("roll S6 M6", ("Kale",), []),
        ("roll S1 M1", (), [("land-removed", "Kale", "a3")]),
    ):
        game = alone(on("a2", "Nuduru", dice="SM"), madhala=["a1", "a3"])
        assert removed(game) == [("monster-removed", "Gator", "a1")]
        assert removed(game, "roll all", roll) == gone
        assert game.open_view().clan(0).lands == lands


@pytest.mark.rule("R13.5i")
def test_a_removed_land_cannot_be_conquered() -> None:
    game = alone(on("a3", "Nuduru", dice="SS"), madhala=["a1", "a2"])
    assert game.node.question == "take-loot"
    assert game.open_view().clan(0).lands == ()


# --- loot, hits, diverted dice ----------------------------------------------------------------------


@pytest.mark.rule("R13.5j", "R9.3")
def test_she_takes_no_loot() -> None:
    loot = ["gold-12", "gold-10", "brews", "slayer"]
    game = alone(on("a3", "Nuduru", dice="SS"), madhala=["a1", "a2", "a4"], loot=loot)
    taken = happened(game, "take brews")
    assert [(event.seat, event["loot"]) for event in taken if event.kind == "loot-taken"] == [(0, "brews")]
    assert asked(game) == "refill"
    assert game.open_view().loot == ("gold-12", "gold-10", "", "slayer")


@pytest.mark.rule("R13.5j")
def test_where_she_is_alone_all_loot_stays() -> None:
    loot = ("gold-12", "gold-10", "brews", "slayer")
    assert alone(madhala=["a1", "a2"], loot=list(loot)).open_view().loot == loot


@pytest.mark.rule("R13.5j", "R9.3")
def test_a_mercenary_who_fought_a_monster_that_she_removed_takes_loot() -> None:
    loot = ["gold-12", "gold-10", "brews", "slayer"]
    game = alone(on("a1", "Frunks", dice="S"), madhala=["a2"], loot=loot)
    game.play("attack 1 1 1", "stop")
    assert spelled(game) == ["take brews", "take slayer", "take gold-12", "take gold-10"]


@pytest.mark.rule("R13.5k", "R7.6")
def test_she_is_not_hit_by_sporus() -> None:
    game = alone(on("a1", "Frunks", dice="S"), on("a4", "Nuduru", dice="M"), madhala=["a2"], monster="Sporus")
    assert hits(game, "attack 3") == [("a1", 1), ("a4", 1)]
    assert path(game, "a2").mercenary == "madhala"


@pytest.mark.rule("R13.5k", "R8.8")
def test_she_is_not_hit_by_the_last_lash() -> None:
    game = alone(
        on("a1", "Frunks", dice="S", traps=["monster-plus-8", "monster-plus-6"]),
        on("a4", "Nuduru", dice="M"),
        madhala=["a2"],
        monster="Korcko",
    )
    game.play("attack 1 1 1 1", "roll S")
    assert hits(game, "roll S4") == [("a1", 1), ("a4", 1)]


def ginova(*paths: dict[str, Any], madhala: list[str]) -> Game:
    """Begin with Ginova on a1 and the four dice of Krinx."""
    there = on("a1", "Ginova", dice="S"), *paths
    return alone(*there, madhala=madhala, hired=("Ginova",), monster="Krinx", land="Yuha")


@pytest.mark.rule("R13.5l", "R7.6")
def test_a_die_that_is_diverted_to_her_is_lost() -> None:
    game = alone(
        on("a1", "Ginova", dice="S"), madhala=["a3"], hired=("Ginova",), monster="Krinx", land="Yuha"
    )
    assert (asked(game), spelled(game)) == ("divert a1", ["no", "right"])
    game.play("right")
    assert asked(game) == "attack a1 3"
    assert hits(game, "attack 3 1 1") == [("a1", 1)]


@pytest.mark.rule("R13.5l", "R7.6")
def test_ginova_need_not_divert_to_her() -> None:
    game = alone(
        on("a1", "Ginova", dice="S"), madhala=["a3"], hired=("Ginova",), monster="Krinx", land="Yuha"
    )
    game.play("no")
    assert asked(game) == "attack a1 4"


@pytest.mark.rule("R1.10")
def test_a_path_with_madhala_is_adjacent() -> None:
    game = alone(on("a1", "Frunks", dice="S"), on("a4", "Nuduru", dice="M"), madhala=["a3"])
    view = game.open_view()
    assert [view.adjacent(name) for name in ("a1", "a3", "a4")] == [("a3",), ("a1", "a4"), ("a3",)]


@pytest.mark.rule("R1.10", "R13.5l")
def test_ginova_cannot_divert_past_madhala() -> None:
    game = ginova(on("a3", "Frunks", dice="SS"), madhala=["a2"])
    game.play("right")
    assert asked(game) == "attack a1 3", "no die is rolled at a3"


# --- clean-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("R10.2b", "R13.5e")
def test_a_monster_that_she_removed_does_not_go_to_the_entrance() -> None:
    game = alone(on("a1", "Frunks", dice="S"), madhala=["a2"], **NO_LOOT)
    told = kinds(happened(game, "attack 1 1 1", "stop"))
    view = game.open_view()
    assert (view.entrance, view.panic, view.discards["monsters"]) == ("", (), ("Gator",))
    assert (game.node.question, view.phase) == ("refill", "clean-up")
    assert "panic-spread" not in told


@pytest.mark.rule("R10.2b", "R8.7")
def test_sandor_does_not_go_to_the_entrance_if_she_removed_him() -> None:
    game = alone(on("a1", "Frunks", dice="S"), madhala=["a2"], monster="Sandor", land="Yuha", **NO_LOOT)
    game.play("attack 1 1 1 1", "stop")
    view = game.open_view()
    assert (view.entrance, view.discards["monsters"]) == ("", ("Sandor",))


@pytest.mark.rule("R13.1e", "R10.1")
def test_her_six_tokens_come_back_each_round() -> None:
    game = alone(madhala=["a1", "a2", "a3", "a4", "m1", "c1"])
    game.advance(SeededDealer(1))
    view = game.open_view()
    assert (view.round, game.node.question) == (2, "turn")
    assert "madhala" not in [there.mercenary for there in view.paths.values()]
    game.play("pawn-shop S", "done", "end turn")
    assert len(game.outcomes) == 36


@pytest.mark.rule("R10.6", "R13.4")
def test_her_dice_go_home_each_round() -> None:
    text = as_toml({"options": {"scenario": 1}, "clan": [clan("fire", pool="SS")]})
    game = position(text, spaces={"mine": ["S"]})
    game.play("pawn-shop S", "done", "end turn", "madhala 1 2", "pawn-shop S", "end turn")
    game.advance(SeededDealer(1))
    view = game.open_view()
    assert (view.round, view.spaces("alchemist"), view.spaces("mine")) == (2, ("", ""), ("", "", "", ""))


@pytest.mark.rule("R10.6d", "R10.6e", "R13.5f")
def test_a_removed_land_is_replaced_with_a_new_header() -> None:
    game = alone(madhala=["a1", "a2"], decks={"lands": ["Yuha", "Rynia"], "monsters": ["Moldo"]})
    game.play(*NEW_MISSIONS, "monster moldo")
    assert [str(outcome) for outcome in game.outcomes] == ["land rynia", "land yuha"]
    game.play("land yuha")
    assert [str(outcome) for outcome in game.outcomes] == [
        f"header header-{tile}{side}" for tile in (1, 2, 4, 5, 6) for side in "ab"
    ]


@pytest.mark.rule("R10.6c", "R13.5e")
def test_only_the_removed_monster_is_replaced_if_the_land_is_still_there() -> None:
    game = alone(madhala=["a1"], decks={"monsters": ["Moldo"]})
    game.play(*NEW_MISSIONS, "monster moldo")
    land = game.open_view().lands[0]
    assert (land.land, land.header, land.monster) == ("Kale", "header-3b", "Moldo")
    assert game.node.question == "roll-pool"
