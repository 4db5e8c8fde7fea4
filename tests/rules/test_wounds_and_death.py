"""Wounds and death on a path (R7.8, R7.9)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, happened, kinds, on
from support.games import path, spelled

ONE_HIT = "attack 6 1 1 1"
TWO_HITS = "attack 6 6 1 1"
MISSED = "attack 1 1 1 1"


def against(
    monster: str, *clans: dict[str, Any], land: str = "Yuha", header: str = "header-5b", **table: Any
) -> Game:
    """Begin with a monster on land A; the paths of header-5b take SM, S, M and SSS, only a1 defends."""
    return adventure(*clans, land_a={"land": land, "header": header, "monster": monster}, **table)


def tranok(*others: dict[str, Any], load: dict[str, Any] | None = None, **values: Any) -> Game:
    """Begin with Tranok, who cannot defend, on a2 before Krinx; another path comes later."""
    me = clan("fire", on("a2", "Tranok", **(load or {})), hired=("Tranok",), **values)
    return against("Krinx", me, *(others or [clan("water", on("a4", "Tortock"))]))


# --- wounds ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.8a", "R7.8b")
def test_the_first_wound_leaves_a_mercenary_wounded_and_able_to_attack() -> None:
    game = tranok()
    game.play(ONE_HIT)
    of = game.open_view().clan(0)
    assert (of.wounded, of.mercenaries) == (("Tranok",), ("Nuduru", "Frunks", "Tranok"))
    assert spelled(game) == ["roll S", "stop"]


@pytest.mark.rule("R7.8a")
def test_without_a_hit_there_is_no_wound() -> None:
    game = tranok()
    game.play(MISSED)
    assert game.open_view().clan(0).wounded == ()


@pytest.mark.rule("R7.8a")
def test_a_cancelled_hit_is_not_a_wound() -> None:
    game = tranok(load={"defense": 1})
    game.play(TWO_HITS, "defend token")
    assert game.open_view().clan(0).wounded == ("Tranok",), "two hits would have killed"


@pytest.mark.rule("R7.8c")
def test_a_wounded_mercenary_that_is_wounded_dies() -> None:
    game = tranok(wounded=["Tranok"])
    assert "died" in kinds(happened(game, ONE_HIT))
    assert game.open_view().clan(0).mercenaries == ("Nuduru", "Frunks")


@pytest.mark.rule("R7.8c")
@pytest.mark.parametrize("roll", [TWO_HITS, "attack 6 6 6 1", "attack 6 6 6 6"])
def test_two_wounds_at_once_kill_an_unwounded_mercenary_and_more_change_nothing(roll: str) -> None:
    game = tranok()
    assert kinds(happened(game, roll)).count("died") == 1
    of = game.open_view().clan(0)
    assert (of.mercenaries, of.glory) == (("Nuduru", "Frunks"), 5 + 2)


@pytest.mark.rule("R7.8c")
def test_wounds_from_successive_attacks_kill_too() -> None:
    me = clan("fire", on("a2", "Tranok"), hired=("Tranok",))
    game = against("Sporus", me, clan("water", on("a4", "Tortock")))
    game.play("attack 3")
    assert game.open_view().clan(0).wounded == ("Tranok",)
    assert "died" in kinds(happened(game, ONE_HIT))


@pytest.mark.rule("R7.8c")
def test_a_wounded_mercenary_that_is_not_hit_lives() -> None:
    game = tranok(wounded=["Tranok"])
    game.play(MISSED)
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", ("Tranok",))


# --- Abysur ---------------------------------------------------------------------------------------------


def abysur(*clans: dict[str, Any], **table: Any) -> Game:
    """Begin with Abysur, who rolls five dice on Yuha."""
    return against("Abysur", *clans, clan("water", on("a4", "Tortock")), **table)


@pytest.mark.rule("R7.8d")
@pytest.mark.parametrize(
    ("wounded", "roll", "glory"),
    [
        ([], "attack 1 1 1 1 1", 5),
        ([], "attack 6 1 1 1 1", 5 - 1),
        ([], "attack 6 6 1 1 1", 5 - 1 + 2),
        ([], "attack 6 6 6 6 6", 5 - 1 + 2),
        (["Nuduru"], "attack 6 1 1 1 1", 5 - 1 + 2),
    ],
)
def test_abysur_costs_the_clan_a_glory_per_attack_that_wounds(
    wounded: list[str], roll: str, glory: int
) -> None:
    game = abysur(clan("fire", on("a2", "Nuduru"), wounded=wounded))
    game.play(roll)
    assert game.open_view().clan(0).glory == glory


@pytest.mark.rule("R7.8d")
def test_abysur_costs_nothing_if_every_hit_is_cancelled() -> None:
    game = abysur(clan("fire", on("a2", "Nuduru", defense=2)))
    game.play("attack 6 6 1 1 1", "defend token", "defend token")
    assert game.open_view().clan(0).glory == 5


@pytest.mark.rule("R7.8d", "R1.3")
def test_abysur_takes_the_glory_before_the_death_brings_some() -> None:
    game = abysur(clan("fire", on("a2", "Nuduru"), glory=0))
    game.play("attack 6 6 1 1 1")
    assert game.open_view().clan(0).glory == 2, "there was nothing to lose yet"


@pytest.mark.rule("R7.8d")
def test_abysur_costs_the_clan_of_each_mercenary_it_wounds_a_glory() -> None:
    ginova = clan("jungle", on("a2", "Ginova"), hired=("Ginova",))
    game = abysur(ginova, clan("fire", on("a3", "Nuduru")))
    game.play("right", "done", "attack 6", "attack 6 1 1 1")
    assert [of.glory for of in game.open_view().clans] == [4, 4, 5]


@pytest.mark.rule("R7.8d")
def test_abysur_takes_a_glory_for_every_attack_on_the_same_mercenary() -> None:
    ginova = clan("jungle", on("a2", "Ginova"), hired=("Ginova",))
    game = abysur(ginova, clan("fire", on("a3", "Nuduru")))
    game.play("right", "done", "attack 6", "attack 1 1 1 1", "stop", "done", "attack 6 1 1 1 1")
    assert game.open_view().clan(1).glory == 5 - 1 - 1 + 2


@pytest.mark.rule("R7.8d")
def test_abysur_takes_glory_at_the_entrance_too() -> None:
    game = adventure(clan("fire", on("e2", "Nuduru", dice="S")), entrance="Abysur")
    game.play("attack 6 1 1 1 1", "take hits")
    assert game.open_view().clan(0).glory == 4


# --- death ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.9a")
def test_the_card_of_the_dead_goes_to_the_discard_pile() -> None:
    game = tranok()
    game.play(TWO_HITS)
    view = game.open_view()
    assert (view.discards["mercenaries"], view.clan(0).wounded) == (("Tranok",), ())
    assert view.path("a2").mercenary is None


@pytest.mark.rule("R7.9a")
@pytest.mark.parametrize(
    ("affinity", "who"), [(affinity, who) for affinity, both in INITIAL.items() for who in both]
)
def test_initial_members_leave_the_game(affinity: str, who: str) -> None:
    me = clan(affinity, on("a2", who), wounded=[who])
    game = against("Krinx", me)
    game.play("attack 6 6 1 1", *["take hits"] * (who == "Purkas"))
    view = game.open_view()
    assert who not in view.clan(0).mercenaries
    assert who not in (*view.discards["mercenaries"], *view.decks["mercenaries"], *view.tavern)


@pytest.mark.rule("R7.9a")
def test_the_equipment_of_the_dead_is_discarded() -> None:
    game = tranok(equipment={"Tranok": ["Pugnor", "Turzoks", "Mortis"], "Frunks": ["Slyzor"]})
    game.play(TWO_HITS)
    view = game.open_view()
    assert sorted(view.discards["equipment"]) == ["Mortis", "Pugnor", "Turzoks"]
    assert view.clan(0).equipment == {"Frunks": ("Slyzor",)}


@pytest.mark.rule("R7.9a")
def test_what_the_dead_carried_is_lost() -> None:
    game = tranok(load={"potions": 1, "venoms": 1}, gold=3)
    there = path(game, "a2")
    assert (there.gold, there.potions, there.venoms) == (2, 1, 1)
    game.play(TWO_HITS, "take hits")
    there = path(game, "a2")
    assert (there.gold, there.potions, there.venoms) == (0, 0, 0)
    of = game.open_view().clan(0)
    assert (of.gold, of.potions, of.venoms) == (3, 0, 0)


@pytest.mark.rule("R7.9a", "R7.9c")
def test_a_mercenary_who_dies_before_attacking_leaves_an_empty_path() -> None:
    game = tranok(load={"dice": "SSS", "traps": ["strength-2", "initial"], "defense": 1})
    assert path(game, "a2").dice == "SSSSSS"
    game.play(TWO_HITS, "take hits")
    there = path(game, "a2")
    assert (there.seat, there.mercenary, there.dice, there.rolled) == (None, None, "", "")
    assert (there.traps, there.defense) == ((), 0)
    assert game.open_view().discards["traps"] == ("strength-2",), "an initial trap leaves the game"


@pytest.mark.rule("R7.9c")
def test_a_mercenary_who_dies_before_attacking_leaves_no_damage() -> None:
    game = tranok(load={"traps": ["monster-plus-8"]})
    game.play(TWO_HITS)
    assert game.node.about[:2] == (("path", "a4"), ("dice", 4))
    game.play(MISSED)
    assert game.node.about == (("path", "a4"), ("against", "monster"), ("carried", 0), ("venoms", 0))


@pytest.mark.rule("R7.9c", "R8.5")
def test_the_trap_of_a_mercenary_who_died_before_attacking_captures_nothing() -> None:
    game = tranok(clan("water", on("a4", "Tortock", dice="SSS")), load={"traps": ["monster-plus-8"]})
    told = kinds(happened(game, TWO_HITS, MISSED, "roll all", "roll S3 S3 S3", "stop"))
    assert "captured" not in told


def after_the_attack(load: dict[str, Any], *steps: str) -> Game:
    """Let Tranok, wounded, attack from a2 and then be killed by the die of Sporus that hits everybody."""
    me = clan("fire", on("a2", "Tranok", **load), hired=("Tranok",), wounded=["Tranok"])
    game = against("Sporus", me, clan("water", on("a4", "Tortock")))
    game.play("attack 1", *["done"] * ("M" in load["dice"]), MISSED, *steps, "attack 3")
    while game.node.question == "defend":
        game.play("take hits")
    assert "Tranok" not in game.open_view().clan(0).mercenaries
    return game


@pytest.mark.rule("R7.9b")
def test_what_was_rolled_stays_and_counts_for_the_next_path() -> None:
    game = after_the_attack({"dice": "SS"}, "roll all", "roll S4 S5")
    assert path(game, "a2").rolled == "S4S5"
    game.play(MISSED)
    assert dict(game.node.about)["carried"] == 9


@pytest.mark.rule("R7.9b")
def test_revealed_traps_stay_and_count_too() -> None:
    load = {"dice": "SS", "traps": ["strength-plus-1", "monster-plus-4"]}
    game = after_the_attack(load, "roll all", "roll S1 S2")
    assert path(game, "a2").traps == ("strength-plus-1", "monster-plus-4")
    game.play(MISSED)
    assert dict(game.node.about)["carried"] == 1 + 2 + 2 + 4


@pytest.mark.rule("R7.9b")
def test_unused_defense_tokens_of_a_mercenary_who_had_attacked_are_removed() -> None:
    game = after_the_attack({"dice": "SS", "defense": 1, "potions": 1}, "roll all", "roll S4 S5")
    there = path(game, "a2")
    assert (there.mercenary, there.defense, there.potions, there.gold) == (None, 0, 0, 0)


@pytest.mark.rule("R7.9a", "R8.1")
def test_dice_that_were_not_rolled_are_removed() -> None:
    game = after_the_attack({"dice": "SSM"}, "roll S", "roll S4", "stop")
    assert (path(game, "a2").dice, path(game, "a2").rolled) == ("", "S4")


# --- glory and reputation -------------------------------------------------------------------------------


@pytest.mark.rule("R7.9d")
@pytest.mark.parametrize(("place", "glory"), [("1", 3), ("2", 2), ("3", 2), ("4", 1)])
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_death_brings_the_glory_of_the_path(side: str, place: str, glory: int) -> None:
    here = {"land": "Yuha", "header": "header-3b", "monster": "Krinx"}
    there = {"land": "Kyzhul", "header": "header-5b", "monster": "Gator"}
    me = clan("fire", on(side + place, "Tranok"), hired=("Tranok",), wounded=["Tranok"])
    lands = (here, there) if side == "a" else (there, here)
    game = adventure(me, clan("water"), clan("jungle", trophies=["Moldo"]), land_a=lands[0], land_b=lands[1])
    game.play(*["done"] * (place in "24"), ONE_HIT, *["take hits"] * (place == "2"))
    of = game.open_view().clan(0)
    assert (of.mercenaries, of.glory, of.reputation) == (("Nuduru", "Frunks"), 5 + glory, 1)


@pytest.mark.rule("R7.9d")
@pytest.mark.parametrize("place", ["e1", "e2"])
def test_a_death_at_the_entrance_brings_3_glory(place: str) -> None:
    me = clan("fire", on(place, "Tranok", dice="S"), hired=("Tranok",), wounded=["Tranok"])
    game = adventure(me, clan("water", trophies=["Moldo"]), entrance="Krinx")
    game.play(ONE_HIT, "take hits")
    of = game.open_view().clan(0)
    assert (of.mercenaries, of.glory, of.reputation) == (("Nuduru", "Frunks"), 8, 1)


@pytest.mark.rule("R7.9d")
@pytest.mark.parametrize(("who", "reputation"), [("Dalina", 1), ("Vishor", 2), ("Wormee", 4), ("Vaidala", 7)])
def test_the_clan_loses_the_reputation_of_the_dead(who: str, reputation: int) -> None:
    game = against("Krinx", clan("fire", on("a2", who), hired=(who,)), clan("water", on("a4", "Tortock")))
    assert game.open_view().clan(0).reputation == 1 + reputation
    game.play(TWO_HITS)
    assert game.open_view().clan(0).reputation == 1


@pytest.mark.rule("R7.9d")
def test_only_the_clan_of_the_dead_gains_glory() -> None:
    game = tranok()
    game.play(TWO_HITS)
    assert [of.glory for of in game.open_view().clans] == [7, 5]


@pytest.mark.rule("R7.9d", "R9.3")
def test_the_dead_take_no_loot() -> None:
    game = tranok()
    game.play(TWO_HITS, MISSED, "stop")
    assert (game.node.question, game.seat) == ("take-loot", 1), "a2 would have come first"


# --- lands and Dalina -----------------------------------------------------------------------------------


@pytest.mark.rule("R7.9e")
def test_a_land_that_the_dead_had_settled_is_unsettled_at_once_and_stays_with_the_clan() -> None:
    game = tranok(lands=["Kale", "Skyehn"], settled={"Kale": "Tranok", "Skyehn": "Frunks"})
    told = happened(game, TWO_HITS)
    assert dict(game.node.about)["path"] == "a4", "the battle goes on"
    of = game.open_view().clan(0)
    assert (of.settled, of.lands) == ({"Skyehn": "Frunks"}, ("Skyehn", "Kale"))
    assert [event.values for event in told if event.kind == "unsettled"] == [
        (("land", "Kale"), ("member", "Tranok"))
    ]


@pytest.mark.rule("R7.9e")
def test_a_wound_unsettles_nobody() -> None:
    game = tranok(lands=["Kale"], settled={"Kale": "Tranok"})
    game.play(ONE_HIT)
    assert game.open_view().clan(0).settled == {"Kale": "Tranok"}


EIGHT = ["initial", "strength-1", "strength-1", "strength-2", "magic-1", "magic-1", "magic-2", "magic-3"]


def dalina(held: list[str], **load: Any) -> Game:
    """Begin with Dalina on a2 before Krinx; her clan holds some traps."""
    me = clan("fire", on("a2", "Dalina", **load), hired=("Dalina",), traps=held)
    return against("Krinx", me, clan("water", on("a4", "Tortock")))


@pytest.mark.rule("R7.9a", "R1.7")
def test_when_dalina_dies_the_limit_of_five_traps_applies_at_once() -> None:
    game = dalina(EIGHT)
    assert game.open_view().clan(0).trap_limit == 8
    game.play(TWO_HITS)
    assert (game.node.question, game.seat, game.open_view().clan(0).trap_limit) == ("overflow", 0, 5)
    assert game.why_not("discard trap magic-plus-1") is not None, "it is not there"
    assert game.why_not("done") is not None
    game.play("discard trap initial", "discard trap magic-1", "discard trap strength-1")
    assert (game.node.question, game.node.about) == ("attack", (("path", "a4"), ("dice", 4)))
    view = game.open_view()
    assert sorted(view.clan(0).traps or ()) == ["magic-1", "magic-2", "magic-3", "strength-1", "strength-2"]
    assert sorted(view.discards["traps"]) == ["magic-1", "strength-1"]


@pytest.mark.rule("R1.7")
def test_a_clan_with_five_traps_discards_none_when_dalina_dies() -> None:
    game = dalina(EIGHT[:5], traps=["strength-3"])
    game.play(TWO_HITS)
    assert (game.node.question, game.open_view().clan(0).trap_count) == ("attack", 5)


@pytest.mark.rule("R1.7")
def test_a_wound_of_dalina_changes_no_limit() -> None:
    game = dalina(EIGHT)
    game.play(ONE_HIT)
    assert (game.node.question, game.open_view().clan(0).trap_count) == ("fight", 8)
