"""What each monster can do, and that others cannot (R7.10; powers also in R7.6, R7.7, R7.8, R8 and R10).

Snailer, Surbol, Sckon, Blandor and Tronj, who roll more dice, are in test_attack_dice.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, clean_up, happened, kinds, on
from support.games import path, spelled
from support.refusals import refused

DICE = {"Gator": 3, "Snailer": 3, "Moldo": 3, "Sckon": 3, "Surbol": 3, "Turfus": 5, "Krunn": 5, "Gorgosh": 5}
DICE |= {"Abysur": 5, "Caribdis": 5, "Snagnus": 5}
"""The attack dice of the monsters that do not roll four."""
NO_LOOT: dict[str, Any] = {"loot": ["", "", "", ""], "decks": {"loot": []}}


def against(monster: str, *clans: dict[str, Any], header: str = "header-5b", **table: Any) -> Game:
    """Begin with a monster on a land of another affinity; paths SM, S, M, SSS, only the first one defends."""
    land = "Kyzhul" if monster in ("Moldo", "Krunn", "Tronj", "Sckon", "Snagnus") else "Yuha"
    return adventure(*clans, land_a={"land": land, "header": header, "monster": monster}, **table)


def attack(monster: str, hits: int = 0, fewer: int = 0) -> str:
    """Write a roll of all attack dice of a monster, with `hits` hits."""
    faces = DICE.get(monster, 4) - fewer
    return " ".join(["attack", *["6"] * hits, *["1"] * (faces - hits)])


def damage(game: Game, *steps: str) -> object:
    """Play some steps and return their last damage."""
    return [event["damage"] for event in happened(game, *steps) if event.kind == "damaged"][-1]


# --- Sporus -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.6a")
@pytest.mark.parametrize(("monster", "wounded"), [("Sporus", ["Nuduru", "Tortock"]), ("Korcko", ["Nuduru"])])
def test_sporus_wounds_a_mercenary_who_is_not_attacked(monster: str, wounded: list[str]) -> None:
    game = against(monster, clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    game.play(*(["attack 6", attack("Sporus")] if monster == "Sporus" else [attack("Korcko", 1)]))
    assert game.node.question == "fight"
    assert [who for of in game.open_view().clans for who in of.wounded] == wounded


# --- Warkors, Snagnus -------------------------------------------------------------------------------------


@pytest.mark.rule("R7.7b")
@pytest.mark.parametrize(("monster", "hits"), [("Warkors", 2), ("Snagnus", 2), ("Krinx", 1), ("Krunn", 1)])
def test_warkors_and_snagnus_add_one_hit(monster: str, hits: int) -> None:
    game = against(monster, clan("fire", on("a2", "Nuduru", defense=1)))
    game.play(attack(monster, 1))
    assert dict(game.node.about)["hits"] == hits


@pytest.mark.rule("R7.7b")
@pytest.mark.parametrize(
    ("monster", "wounded"), [("Warkors", ("Nuduru",)), ("Snagnus", ("Nuduru",)), ("Krinx", ()), ("Krunn", ())]
)
def test_warkors_and_snagnus_hit_even_with_no_dice_left(monster: str, wounded: tuple[str, ...]) -> None:
    magic = on("a4", "Nuduru", dice="MMMM", traps=["magic-2"])
    game = against(monster, clan("fire", magic), header="header-3b")
    told = kinds(happened(game, *["remove magic"] * DICE.get(monster, 4)))
    assert "attack-rolled" not in told
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", wounded)


@pytest.mark.rule("R7.7b")
@pytest.mark.parametrize("monster", ["Warkors", "Snagnus"])
@pytest.mark.parametrize(("face", "hits"), [(2, []), (3, [("a4", 1)])])
def test_warkors_and_snagnus_add_no_hit_to_diverted_dice(
    monster: str, face: int, hits: list[tuple[str, int]]
) -> None:
    ginova = clan("water", on("a2", "Ginova"), hired=("Ginova",))
    game = against(monster, ginova, clan("fire", on("a4", "Nuduru")))
    told = happened(game, "right", f"attack {face}")
    assert [(event["path"], event["hits"]) for event in told if event.kind == "hit"] == hits
    told = happened(game, attack(monster, fewer=1))
    assert [(event["path"], event["hits"]) for event in told if event.kind == "hit"] == [("a2", 1)]


@pytest.mark.rule("R7.7b")
@pytest.mark.parametrize("monster", ["Warkors", "Snagnus"])
def test_warkors_and_snagnus_add_a_hit_to_each_of_their_attacks(monster: str) -> None:
    game = against(monster, clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    game.play(attack(monster), "stop", attack(monster))
    assert [of.wounded for of in game.open_view().clans] == [("Nuduru",), ("Tortock",)]


# --- Abysur -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.8d")
@pytest.mark.parametrize(("monster", "glory"), [("Abysur", 4), ("Gorgosh", 5)])
def test_abysur_costs_a_glory_when_it_wounds(monster: str, glory: int) -> None:
    game = against(monster, clan("fire", on("a2", "Nuduru")))
    game.play(attack(monster, 1))
    assert (game.open_view().clan(0).wounded, game.open_view().clan(0).glory) == (("Nuduru",), glory)


# --- Gator ------------------------------------------------------------------------------------------------

EQUIPPED: dict[str, Any] = {"defense": 1, "potions": 1, "venoms": 1}


@pytest.mark.rule("R7.10b")
def test_potions_and_venoms_do_not_work_against_gator() -> None:
    game = against("Gator", clan("fire", on("a2", "Zondu", **EQUIPPED), hired=("Zondu",)))
    game.play(attack("Gator", 1))
    assert spelled(game) == ["defend talent", "defend token", "take hits"]
    refused(game, "defend potion", "R7.10", "forbidden-by-monster")
    game.play("defend token")
    assert spelled(game) == ["roll S", "stop"]
    refused(game, "use venom", "R7.10", "forbidden-by-monster")
    assert (path(game, "a2").potions, path(game, "a2").venoms) == (1, 1)


@pytest.mark.rule("R7.10b")
def test_potions_and_venoms_do_not_work_against_gator_at_the_entrance_either() -> None:
    game = adventure(clan("fire", on("e1", "Nuduru", dice="S", potions=1, venoms=1)), entrance="Gator")
    game.play(attack("Gator", 3), "defend talent", "defend talent")
    assert (game.open_view().clan(0).wounded, spelled(game)) == (("Nuduru",), ["roll S", "stop"])


@pytest.mark.rule("R7.10b")
def test_potions_and_venoms_work_against_other_monsters() -> None:
    game = against("Snailer", clan("fire", on("a2", "Zondu", **EQUIPPED), hired=("Zondu",)))
    game.play(attack("Snailer", 1))
    assert spelled(game) == ["defend talent", "defend token", "defend potion", "take hits"]
    game.play("defend potion")
    assert spelled(game) == ["roll S", "use venom", "stop"]


@pytest.mark.rule("R7.10a")
def test_gator_forbids_nothing_in_another_battle() -> None:
    clans = (clan("fire", on("a2", "Nuduru"), on("b2", "Frunks", **EQUIPPED)), clan("water"), clan("jungle"))
    there = {"land": "Kale", "header": "header-1b", "monster": "Moldo"}
    game = against("Gator", *clans, land_b=there, **NO_LOOT)
    game.play(attack("Gator"), "stop", attack("Moldo", 1), "defend potion")
    assert "use venom" in spelled(game)


# --- Gorgosh ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.10c")
def test_defense_talents_do_not_work_against_gorgosh() -> None:
    me = on("a1", "Zondu", defense=1, potions=1)
    mine = clan("fire", me, hired=("Zondu",), equipment={"Zondu": ["Noxx"]})
    game = against("Gorgosh", mine, header="header-5a")
    game.play(attack("Gorgosh", 1))
    assert spelled(game) == ["defend token", "defend potion", "take hits"]
    refused(game, "defend talent", "R7.10", "forbidden-by-monster")


@pytest.mark.rule("R7.10c")
@pytest.mark.parametrize("place", ["e1", "e2"])
def test_defense_talents_of_the_entrance_do_not_work_against_gorgosh(place: str) -> None:
    game = adventure(clan("fire", on(place, "Nuduru", dice="S")), entrance="Gorgosh")
    game.play(attack("Gorgosh", 1))
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", ("Nuduru",))


@pytest.mark.rule("R7.10c")
def test_defense_talents_do_not_work_against_a_diverted_die_of_gorgosh() -> None:
    mine = clan("fire", on("a4", "Zondu"), hired=("Zondu",), equipment={"Zondu": ["Noxx"]})
    game = against("Gorgosh", clan("water", on("a2", "Ginova"), hired=("Ginova",)), mine)
    game.play("right", "attack 6")
    assert (game.node.question, game.open_view().clan(1).wounded) == ("attack", ("Zondu",))


@pytest.mark.rule("R7.10c")
def test_all_defense_talents_work_against_other_monsters() -> None:
    mine = clan("fire", on("a1", "Zondu"), hired=("Zondu",), equipment={"Zondu": ["Noxx"]})
    game = against("Krunn", mine, header="header-5a")
    game.play(attack("Krunn", 4), *["defend talent"] * 4)
    assert (game.node.question, game.open_view().clan(0).wounded) == ("fight", ())


# --- Caribdis ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.10d")
@pytest.mark.parametrize(
    ("card", "caribdis", "abysur"),
    [("Pugnor", 4, 6), ("Slyzor", 4, 6), ("Mortis", 5, 5), ("Kedavra", 4, 4), ("Noxx", 4, 4)],
)
def test_weapons_add_nothing_against_caribdis_and_other_equipment_does(
    card: str, caribdis: int, abysur: int
) -> None:
    for monster, reached in (("Caribdis", caribdis), ("Abysur", abysur)):
        mine = clan("fire", on("a2", "Nuduru", dice="SSM"), equipment={"Nuduru": [card]})
        game = against(monster, mine)
        assert damage(game, "done", attack(monster), "roll all", "roll S1 S1 M2") == reached


@pytest.mark.rule("R7.10d")
def test_weapons_reroll_nothing_against_caribdis() -> None:
    for card, die, monster, works in (
        ("Krakhen", "M", "Caribdis", False),
        ("Krakhen", "M", "Abysur", True),
        ("Tergeo", "S", "Caribdis", True),
    ):
        mine = clan("fire", on("a2", "Nuduru", dice="SSMM"), equipment={"Nuduru": [card]})
        game = against(monster, mine)
        game.play("done", attack(monster), f"roll {die}", f"roll {die}1")
        assert (f"reroll {die}1" in spelled(game)) == works, (card, monster)


@pytest.mark.rule("R7.10a", "R7.10d")
def test_weapons_work_in_the_conquest_after_caribdis() -> None:
    strong = on("a2", "Nuduru", traps=["monster-plus-8", "monster-plus-8"])
    rival = clan("water", on("a4", "Tortock"), equipment={"Tortock": ["Pugnor"]})
    game = against("Caribdis", clan("fire", strong), rival)
    assert "captured" in kinds(happened(game, attack("Caribdis"), "roll S", "roll S2"))
    told = happened(game, "roll all", "roll S2 S2 S2", "stop")
    assert [event["total"] for event in told if event.kind == "conquest-tried"] == [9]


# --- Moldo, Krushus ---------------------------------------------------------------------------------------


@pytest.mark.rule("R7.10e", "R7.10f", "R8.3")
@pytest.mark.parametrize(
    ("monster", "roll", "reached"),
    [
        ("Moldo", "roll S2 S3 M2", 1 + 2 + 2),
        ("Krushus", "roll S2 S3 M2", 2 + 3 + 1),
        ("Sckon", "roll S2 S3 M2", 2 + 3 + 2),
        ("Moldo", "roll S1 S1 M1", 0 + 0 + 1),
        ("Krushus", "roll S1 S1 M1", 1 + 1 + 0),
    ],
)
def test_moldo_weakens_strength_dice_and_krushus_magic_dice(monster: str, roll: str, reached: int) -> None:
    game = against(monster, clan("fire", on("a2", "Nuduru", dice="SSM")))
    assert damage(game, "done", attack(monster), "roll all", roll) == reached


@pytest.mark.rule("R7.10e", "R7.10f", "R8.3")
def test_moldo_and_krushus_weaken_dice_of_traps_and_are_summed_with_other_modifiers() -> None:
    mine = clan("fire", on("a2", "Nuduru", traps=["strength-1"]), equipment={"Nuduru": ["Pugnor"]})
    assert damage(against("Moldo", mine), attack("Moldo"), "roll all", "roll S1 S1") == 2
    mine = clan("fire", on("a2", "Frunks", traps=["magic-2"]))
    assert damage(against("Krushus", mine), "done", attack("Krushus"), "roll all", "roll S1 M1 M1") == 3


@pytest.mark.rule("R7.10f")
def test_krushus_weakens_the_dice_of_the_attacking_path_only() -> None:
    clans = (clan("fire", on("a2", "Nuduru", dice="SMM")), clan("water", on("a4", "Tortock")))
    game = against("Krushus", *clans)
    assert damage(game, "done", attack("Krushus"), "roll all", "roll S1 M3 M3") == 5
    assert damage(game, attack("Krushus"), "roll S", "roll S1", "stop") == 6, "carried damage stays as it is"


@pytest.mark.rule("R7.10a", "R7.10e", "R7.10f")
@pytest.mark.parametrize(
    ("monster", "dice", "roll"), [("Moldo", "SSM", "S2 S2 M2"), ("Krushus", "MMM", "M2 M2 M2")]
)
def test_moldo_and_krushus_weaken_nothing_in_the_conquest_after_them(
    monster: str, dice: str, roll: str
) -> None:
    strong = on("a2", "Nuduru", traps=["monster-plus-8"])
    game = against(monster, clan("fire", strong), clan("water", on("a3", "Tortock", dice=dice)))
    assert "captured" in kinds(happened(game, attack(monster), "roll S", "roll S3"))
    told = happened(game, "roll all", f"roll {roll}")
    assert [event["total"] for event in told if event.kind == "conquest-tried"] == [6]


# --- Turfus -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.10g", "R8.5")
@pytest.mark.parametrize(
    ("monster", "who", "traps", "captured"),
    [
        ("Turfus", "Nuduru", ["monster-plus-8"], False),
        ("Turfus", "Nuduru", ["monster-plus-8", "magic-plus-1"], True),
        ("Turfus", "Nuduru", ["monster-plus-4", "monster-plus-4"], True),
        ("Krunn", "Nuduru", ["monster-plus-8"], True),
        ("Turfus", "Jaruna", ["monster-plus-8"], True),
    ],
)
def test_turfus_is_captured_with_two_traps_only(
    monster: str, who: str, traps: list[str], captured: bool
) -> None:
    hired = () if who == "Nuduru" else (who,)
    game = against(monster, clan("fire", on("a2", who, dice="SS", traps=traps), hired=hired), **NO_LOOT)
    told = kinds(happened(game, attack(monster), "roll all", "roll S6 S1"))
    assert ("captured" in told) == captured


@pytest.mark.rule("R7.10g", "R8.5")
def test_jaruna_captures_turfus_without_a_trap() -> None:
    mine = clan("fire", on("a2", "Jaruna", dice="SSSS"), hired=("Jaruna",))
    told = happened(against("Turfus", mine, **NO_LOOT), attack("Turfus"), "roll all", "roll S6 S6 S2 S1")
    assert "captured" in kinds(told)


# --- Korcko, Krunn ----------------------------------------------------------------------------------------

LASHED = [("Korcko", True), ("Krunn", True), ("Tronj", False), ("Sandor", False)]


@pytest.mark.rule("R8.8")
@pytest.mark.parametrize(("monster", "lashes"), LASHED)
def test_korcko_and_krunn_hit_everybody_once_when_they_are_eliminated(monster: str, lashes: bool) -> None:
    strong = {"dice": "SS", "traps": ["monster-plus-8", "monster-plus-4"]}
    game = against(
        monster,
        clan("fire", on("a2", "Nuduru", **strong), on("a3", "Frunks", dice="MM")),
        clan("water", on("a4", "Tortock")),
    )
    told = happened(game, attack(monster), "roll all", "roll S6 S6")
    assert "eliminated" in kinds(told)
    hits = [(event["path"], event["hits"]) for event in told if event.kind == "hit"]
    assert hits == ([("a2", 1), ("a3", 1), ("a4", 1)] if lashes else [])
    assert game.open_view().clan(0).wounded == (("Nuduru", "Frunks") if lashes else ())


@pytest.mark.rule("R8.8")
@pytest.mark.parametrize("monster", ["Korcko", "Krunn"])
def test_korcko_and_krunn_hit_nobody_when_they_are_captured(monster: str) -> None:
    game = against(
        monster,
        clan("fire", on("a2", "Nuduru", dice="SS", traps=["monster-plus-8"])),
        clan("water", on("a4", "Tortock")),
    )
    told = kinds(happened(game, attack(monster), "roll all", "roll S6 S1"))
    assert "captured" in told
    assert not {"hit", "last-lash"} & {*told}


@pytest.mark.rule("R8.8")
@pytest.mark.parametrize(("monster", "wounded"), [("Korcko", ["Nuduru", "Tortock"]), ("Sandor", [])])
def test_at_the_entrance_the_last_lash_hits_both_paths(monster: str, wounded: list[str]) -> None:
    strong = on("e1", "Nuduru", dice="SS", traps=["monster-plus-8"])
    game = adventure(clan("fire", strong), clan("water", on("e2", "Tortock", dice="S")), entrance=monster)
    game.play(attack(monster), "roll all", "roll S6 S5", *["take hits"] * len(wounded))
    assert [who for of in game.open_view().clans for who in of.wounded] == wounded


# --- Krinx ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R10.2")
@pytest.mark.parametrize(("monster", "tokens"), [("Krinx", 2), ("Surbol", 1)])
def test_krinx_spreads_panic_to_two_buildings(monster: str, tokens: int) -> None:
    game = against(monster, clan("fire", on("a2", "Nuduru")), **NO_LOOT)
    game.play(attack(monster), "stop", *["panic tavern", "panic mine"][:tokens])
    assert game.node.question == "refill"
    assert game.open_view().panic == (("tavern", "mine") if tokens == 2 else ("tavern",))


# --- Sandor -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R8.7", "R10.2")
@pytest.mark.parametrize(
    ("monster", "glory", "gold", "entrance", "discards"),
    [("Sandor", 4, 6, "Sandor", ()), ("Tronj", 5, 8, "", ("Tronj",))],
)
def test_sandor_goes_to_the_entrance_even_if_captured_on_a_land(
    monster: str, glory: int, gold: int, entrance: str, discards: tuple[str, ...]
) -> None:
    mine = clan("fire", on("a2", "Nuduru", dice="SS", traps=["monster-plus-8"]), trophies=["Moldo"])
    game = against(monster, mine)
    game.play(attack(monster), "roll all", "roll S5 S1")
    assert game.node.question == "homecoming"
    of = game.open_view().clan(0)
    assert (of.glory, of.gold) == (5 + glory, 7 + gold + 2), "the path had 2 gold"
    game.play("done")
    view = game.open_view()
    assert (game.node.question == "panic", view.entrance) == (entrance != "", entrance)
    assert view.discards["monsters"] == discards


@pytest.mark.rule("R8.7")
def test_sandor_eliminated_is_a_trophy_like_any_other() -> None:
    mine = clan("fire", on("a2", "Nuduru", dice="SS", traps=["monster-plus-8", "monster-plus-4"]))
    game = against("Sandor", mine)
    game.play(attack("Sandor"), "roll all", "roll S5 S6", "done")
    view = game.open_view()
    assert (view.clan(0).trophies, view.entrance, view.panic) == (("Sandor",), "", ())


@pytest.mark.rule("R8.7")
def test_sandor_captured_at_the_entrance_is_discarded() -> None:
    mine = clan("fire", on("e1", "Nuduru", dice="SS", traps=["monster-plus-8"]), trophies=["Moldo"])
    game = adventure(mine, entrance="Sandor", panic=["mine"])
    game.play(attack("Sandor"), "roll all", "roll S5 S1", "done")
    view = game.open_view()
    assert (view.entrance, view.panic, view.discards["monsters"]) == ("", (), ("Sandor",))


# --- Dogor ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R10.6")
@pytest.mark.parametrize(("monster", "land", "entrance"), [("dogor", "", "Dogor"), ("sandor", "Sandor", "")])
def test_dogor_goes_to_the_entrance_and_another_is_drawn(monster: str, land: str, entrance: str) -> None:
    game = clean_up(clan("fire"), land_a={"land": "Yuha", "header": "header-5b", "monster": ""})
    game.play("mission mission-3", "mission mission-4", f"monster {monster}")
    view = game.open_view()
    assert (view.lands[0].monster, view.entrance) == (land, entrance)
    if monster == "dogor":
        assert dict(game.node.about)["offer"] == "monsters"
        game.play("monster gator")
        assert game.open_view().lands[0].monster == "Gator"


@pytest.mark.rule("R10.6")
def test_dogor_drives_off_the_monster_at_the_entrance_and_the_panic_stays() -> None:
    here = {"land": "Yuha", "header": "header-5b", "monster": ""}
    game = clean_up(clan("fire"), land_a=here, entrance="Moldo")
    game.play("panic tavern", "mission mission-3", "mission mission-4", "monster dogor")
    view = game.open_view()
    assert (view.entrance, view.discards["monsters"], view.panic) == ("Dogor", ("Moldo",), ("tavern",))
