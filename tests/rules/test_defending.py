"""Hits, and what cancels them: talents, tokens and potions (R7.7)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, happened, kinds, on
from support.games import path, spelled
from support.refusals import refused

ALL_HIT = "attack 6 6 6 6"
MISSED = "attack 1 1 1 1"


def against(
    monster: str, *clans: dict[str, Any], land: str = "Yuha", header: str = "header-5b", **table: Any
) -> Game:
    """Begin with a monster on land A; the paths of header-5b take SM, S, M and SSS, only a1 defends."""
    return adventure(*clans, land_a={"land": land, "header": header, "monster": monster}, **table)


def alone(
    who: str, place: str = "a2", *, header: str = "header-5b", cards: tuple[str, ...] = (), **load: Any
) -> Game:
    """Begin with one mercenary of the fire or jungle clan before Krinx, who rolls four dice on Yuha."""
    affinity = "jungle" if who in INITIAL["jungle"] else "fire"
    hired = () if who in INITIAL[affinity] else (who,)
    me = clan(affinity, on(place, who, **load), hired=hired, equipment={who: [*cards]} if cards else {})
    return against("Krinx", me, header=header)


def talents(game: Game) -> int:
    """Cancel hits with talents for as long as it works, and count."""
    used = 0
    while game.node.question == "defend" and "defend talent" in spelled(game):
        game.play("defend talent")
        used += 1
    return used


def is_hit(game: Game) -> dict[str, int | str]:
    """Return the path that is hit, and the number of hits."""
    assert game.node.question == "defend"
    return dict(game.node.about)


# --- hits -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.7a")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_hits_with_3_to_6(face: int) -> None:
    hit = face in (3, 4, 5, 6)
    game = alone("Nuduru")
    told = kinds(happened(game, f"attack {face} 1 1 1"))
    assert ("hit" in told) == hit
    assert (game.open_view().clan(0).wounded == ("Nuduru",)) == hit


@pytest.mark.rule("R7.7a")
def test_every_die_that_hits_counts() -> None:
    game = alone("Nuduru", defense=1)
    game.play("attack 3 2 6 4")
    assert is_hit(game) == {"path": "a2", "hits": 3}


@pytest.mark.rule("R7.7b")
@pytest.mark.parametrize(("monster", "roll"), [("Warkors", MISSED), ("Snagnus", "attack 1 1 1 1 1")])
def test_warkors_and_snagnus_hit_once_more(monster: str, roll: str) -> None:
    game = against(monster, clan("fire", on("a2", "Nuduru", defense=1)), land="Thaklan")
    game.play(roll)
    assert is_hit(game) == {"path": "a2", "hits": 1}
    game.play("defend token")
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", ())


# --- what cancels a hit ---------------------------------------------------------------------------------


@pytest.mark.rule("R7.7c")
@pytest.mark.parametrize(
    ("who", "cards", "place", "header", "count"),
    [
        ("Nuduru", (), "a2", "header-5b", 0),
        ("Purkas", (), "a2", "header-5b", 1),
        ("Drapis", (), "a2", "header-5b", 1),
        ("Zondu", (), "a2", "header-5b", 1),
        ("Nimra", (), "a2", "header-5b", 1),
        ("Wondou", (), "a2", "header-5b", 2),
        ("Dolfus", (), "a2", "header-5b", 2),
        ("Trulina", (), "a2", "header-5b", 2),
        ("Nuduru", ("Noxx",), "a2", "header-5b", 1),
        ("Nuduru", ("Turzoks",), "a2", "header-5b", 0),
        ("Nuduru", (), "a1", "header-1b", 1),
        ("Nuduru", (), "a1", "header-5a", 2),
        ("Zondu", ("Noxx",), "a1", "header-5a", 4),
    ],
)
def test_talents_of_mercenary_equipment_and_path_cancel_hits(
    who: str, cards: tuple[str, ...], place: str, header: str, count: int
) -> None:
    game = alone(who, place, header=header, cards=cards, defense=1)
    game.play(ALL_HIT)
    assert talents(game) == count
    if count < 4:
        assert is_hit(game)["hits"] == 4 - count
        assert game.why_not("defend talent") is not None


@pytest.mark.rule("R7.7c", "R6.6")
@pytest.mark.parametrize(("place", "count"), [("e1", 2), ("e2", 1)])
def test_talents_of_the_entrance_cancel_hits(place: str, count: int) -> None:
    game = adventure(clan("fire", on(place, "Nuduru", dice="S", defense=1)), entrance="Krinx")
    game.play(ALL_HIT)
    assert talents(game) == count


@pytest.mark.rule("R7.7c", "R12.1")
def test_each_talent_works_once_per_round() -> None:
    me = on("a2", "Zondu", defense=1)
    game = against("Sporus", clan("fire", me, hired=("Zondu",)), clan("water", on("a4", "Tortock")))
    game.play("attack 6", "defend talent", "attack 6 1 1 1")
    assert spelled(game) == ["defend token", "take hits"]
    refused(game, "defend talent", "R7.7", "no-talent")


@pytest.mark.rule("R7.7c")
def test_the_talent_of_a_path_works_once_per_round_too() -> None:
    clans = (clan("fire", on("a1", "Nuduru", dice="SSM", defense=1)), clan("water", on("a4", "Tortock")))
    game = against("Sporus", *clans)
    game.play("attack 6", "defend talent", "done", "attack 6 1 1 1")
    assert spelled(game) == ["defend token", "take hits"]


@pytest.mark.rule("R7.7c")
def test_the_talent_of_the_entrance_works_once_per_round_too() -> None:
    game = adventure(clan("fire", on("e2", "Nuduru", dice="S", defense=1)), entrance="Sporus")
    game.play("attack 6", "defend talent", "attack 6 1 1 1")
    assert spelled(game) == ["defend token", "take hits"]


@pytest.mark.rule("R7.7c", "R12.1")
def test_two_talents_of_a_mercenary_need_not_be_used_together() -> None:
    me = on("a2", "Trulina", defense=1)
    game = against("Sporus", clan("fire", me, hired=("Trulina",)), clan("water", on("a4", "Tortock")))
    game.play("attack 6", "defend talent", "attack 6 6 1 1", "defend talent")
    assert spelled(game) == ["defend token", "take hits"]


@pytest.mark.rule("R7.7c")
def test_a_defense_token_of_the_path_cancels_a_hit_and_is_discarded() -> None:
    game = alone("Nuduru", defense=2)
    game.play("attack 6 6 1 1")
    assert spelled(game) == ["defend token", "take hits"]
    game.play("defend token", "defend token")
    assert (game.node.question, path(game, "a2").defense) == ("fight", 0)
    of = game.open_view().clan(0)
    assert (of.wounded, of.defense) == ((), 0)


@pytest.mark.rule("R7.7c")
def test_a_potion_on_the_mercenary_cancels_a_hit_and_is_discarded() -> None:
    game = alone("Nuduru", potions=1)
    game.play("attack 6 1 1 1")
    assert spelled(game) == ["defend potion", "take hits"]
    game.play("defend potion")
    assert (game.node.question, path(game, "a2").potions) == ("fight", 0)
    of = game.open_view().clan(0)
    assert (of.wounded, of.potions) == ((), 0)


@pytest.mark.rule("R7.7c")
def test_two_potions_cancel_two_hits() -> None:
    game = alone("Nuduru", "a2", header="header-1a", dice="SS", potions=2)
    game.play("attack 6 6 6 1", "defend potion", "defend potion")
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", ("Nuduru",))


@pytest.mark.rule("R7.7c")
def test_tokens_and_potions_of_the_play_area_do_not_help() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru"), defense=5, potions=3))
    game.play("attack 6 1 1 1")
    of = game.open_view().clan(0)
    assert (of.wounded, of.defense, of.potions) == (("Nuduru",), 5, 3)


@pytest.mark.rule("R7.7c")
def test_what_lies_on_another_path_does_not_help() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru"), on("a4", "Zondu", defense=2), hired=("Zondu",)))
    game.play("attack 6 1 1 1")
    assert game.open_view().clan(0).wounded == ("Nuduru",)


@pytest.mark.rule("R7.7c")
def test_a_potion_does_not_heal_an_older_wound_in_battle() -> None:
    me = clan("fire", on("a2", "Nuduru", potions=1), wounded=["Nuduru"], potions=1)
    game = against("Krinx", me)
    game.play("attack 6 1 1 1")
    assert game.why_not("heal nuduru") is not None
    game.play("defend potion")
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", ("Nuduru",))
    assert game.why_not("heal nuduru") is not None


@pytest.mark.rule("R7.7c")
def test_each_hit_may_be_cancelled_by_another_defense() -> None:
    game = alone("Zondu", defense=1, potions=1)
    game.play(ALL_HIT)
    assert spelled(game) == ["defend talent", "defend token", "defend potion", "take hits"]
    game.play("defend potion")
    assert (spelled(game), is_hit(game)["hits"]) == (["defend talent", "defend token", "take hits"], 3)
    game.play("defend token")
    assert (spelled(game), is_hit(game)["hits"]) == (["defend talent", "take hits"], 2)
    game.play("defend talent")
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", ("Zondu",))


# --- whenever it is hit ---------------------------------------------------------------------------------


@pytest.mark.rule("R7.7d")
@pytest.mark.parametrize("defense", ["defend talent", "defend token", "defend potion"])
def test_defenses_work_before_the_mercenary_is_active(defense: str) -> None:
    me = on("a4", "Zondu", defense=1, potions=1)
    game = against("Sporus", clan("water", on("a2", "Tortock")), clan("fire", me, hired=("Zondu",)))
    game.play("attack 6")
    assert (game.seat, is_hit(game)) == (1, {"path": "a4", "hits": 1})
    game.play(defense)
    assert game.open_view().clan(1).wounded == ()


@pytest.mark.rule("R7.7d")
@pytest.mark.parametrize("defense", ["defend talent", "defend token", "defend potion"])
def test_defenses_work_after_the_mercenary_was_active(defense: str) -> None:
    me = on("a2", "Zondu", defense=1, potions=1)
    game = against("Sporus", clan("fire", me, hired=("Zondu",)), clan("water", on("a4", "Tortock")))
    game.play("attack 1", MISSED, "stop", "attack 6")
    assert (game.seat, is_hit(game)) == (0, {"path": "a2", "hits": 1})
    game.play(defense)
    assert game.open_view().clan(0).wounded == ()


@pytest.mark.rule("R7.7d")
@pytest.mark.parametrize("defense", ["defend talent", "defend token", "defend potion"])
def test_defenses_work_against_diverted_dice(defense: str) -> None:
    me = clan("fire", on("a4", "Zondu", defense=1, potions=1), hired=("Zondu",))
    game = against("Krinx", clan("water", on("a2", "Ginova"), hired=("Ginova",)), me)
    game.play("right", "attack 3")
    assert (game.seat, is_hit(game)) == (1, {"path": "a4", "hits": 1})
    game.play(defense)
    assert game.open_view().clan(1).wounded == ()


@pytest.mark.rule("R7.7d", "R8.8")
@pytest.mark.parametrize("place", ["a2", "a4"])
@pytest.mark.parametrize("defense", ["defend talent", "defend token", "defend potion"])
def test_defenses_work_against_the_last_lash_after_and_before_the_mercenarys_own_attack(
    place: str, defense: str
) -> None:
    me = clan("fire", on(place, "Zondu", defense=1, potions=1), hired=("Zondu",))
    strong = on("a3", "Tortock", traps=["strength-3", "monster-plus-8"])
    game = against("Korcko", me, clan("water", strong))
    if place == "a2":
        game.play(MISSED, "stop")
    game.play("done", MISSED, "roll all", "roll S4 S4 S4 M1", "stop")
    assert (game.seat, is_hit(game)) == (0, {"path": place, "hits": 1})
    game.play(defense)
    assert game.open_view().clan(0).wounded == ()


@pytest.mark.rule("R7.7d", "R8.8")
def test_the_mercenary_who_eliminated_the_monster_defends_against_its_last_lash() -> None:
    strong = on("a2", "Nuduru", dice="SS", traps=["monster-plus-8"], defense=1)
    game = against("Korcko", clan("fire", strong))
    game.play(MISSED, "roll all", "roll S6 S5")
    assert is_hit(game) == {"path": "a2", "hits": 1}
    game.play("defend token")
    assert (game.open_view().clan(0).wounded, game.open_view().clan(0).trophies) == ((), ("Korcko",))


# --- a choice -------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.7e")
def test_nobody_has_to_defend() -> None:
    game = alone("Zondu", defense=1, potions=1)
    game.play("attack 6 1 1 1", "take hits")
    assert game.open_view().clan(0).wounded == ("Zondu",)
    there = path(game, "a2")
    assert (there.defense, there.potions) == (1, 1)


@pytest.mark.rule("R7.7e")
def test_a_player_may_cancel_some_hits_and_take_the_others() -> None:
    game = alone("Zondu", defense=2)
    game.play("attack 6 6 1 1", "defend token", "take hits")
    assert (game.open_view().clan(0).wounded, path(game, "a2").defense) == (("Zondu",), 1)


@pytest.mark.rule("R7.7e")
def test_even_a_deadly_hit_may_be_taken() -> None:
    game = against("Krinx", clan("fire", on("a2", "Frunks", defense=1), wounded=["Frunks"]))
    game.play("attack 6 1 1 1")
    assert "died" in kinds(happened(game, "take hits"))


@pytest.mark.rule("R7.7e")
def test_a_player_who_cannot_defend_is_not_asked() -> None:
    game = alone("Nuduru")
    game.play("attack 6 1 1 1")
    assert game.node.question == "fight"


@pytest.mark.rule("R7.7e")
def test_a_defense_that_is_not_there_is_refused() -> None:
    game = alone("Zondu")
    game.play("attack 6 1 1 1")
    assert spelled(game) == ["defend talent", "take hits"]
    for choice in ("defend token", "defend potion", "remove magic", "use venom", "roll S", "stop"):
        assert game.why_not(choice) is not None


# --- talents against two affinities ---------------------------------------------------------------------

OF = {"jungle": "Korcko", "fire": "Krinx", "air": "Tronj", "water": "Krushus"}
"""Monsters that roll four dice on a land of another affinity."""
LAND = {"jungle": "Thaklan", "fire": "Kale", "air": "Yuha", "water": "Kyzhul"}
AGAINST = [
    (who, affinity, affinity in two)
    for who, two in (("Parsas", "water jungle"), ("Shandee", "water fire"), ("Guster", "jungle air"))
    for affinity in OF
]


@pytest.mark.rule("R7.7f")
@pytest.mark.parametrize(("who", "affinity", "works"), AGAINST)
def test_talents_against_two_affinities_look_at_the_monster_not_at_the_land(
    who: str, affinity: str, works: bool
) -> None:
    for land in LAND.values():
        game = against(OF[affinity], clan("fire", on("a2", who, defense=1), hired=(who,)), land=land)
        game.play("attack 6 1 1 1" + " 1" * (land == LAND[affinity]))
        assert ("defend talent" in spelled(game)) == works, land


@pytest.mark.rule("R7.7f")
@pytest.mark.parametrize(("who", "affinity", "works"), AGAINST)
def test_talents_against_two_affinities_look_at_the_monster_at_the_entrance_too(
    who: str, affinity: str, works: bool
) -> None:
    game = adventure(clan("fire", on("e2", who, dice="S", defense=1), hired=(who,)), entrance=OF[affinity])
    game.play("attack 6 6 6 1" + " 1 1 1" * (affinity == "air"))
    assert talents(game) == 1 + works, "one is the entrance's"
