"""R5.14 and R9.5: settling, and what settled lands bring."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

SETTLERS = {"jungle": "Taroa", "fire": "Zondu", "water": "Nimra", "air": "Kakron"}
LANDS = {
    "Negueria": "jungle", "Thaklan": "jungle", "Al-Dahn": "jungle",
    "Skyehn": "fire", "Ghadik": "fire", "Kale": "fire",
    "Kyzhul": "water", "Rynia": "water", "Gurban": "water",
    "Yuha": "air", "Wahibah": "air", "Uyuniah": "air",
}  # fmt: skip


def settled(land: str, pool: str, more: str = "", **table: object) -> Game:
    """Begin a turn of a clan that has settled a land: Purkas, Korgo and a settler of its affinity."""
    settler = SETTLERS[LANDS[land]]
    clan = f'mercenaries = ["Purkas", "Korgo", "{settler}"], lands = ["{land}"], pool = "{pool}"'
    return position(
        f"""clan = [
          {{ affinity = "jungle", {clan}, settled = {{ {land} = "{settler}" }}{more} }},
          {{ affinity = "water" }},
        ]""",
        **table,
    )


def owned(land: str, pool: str, mercenaries: str = "", more: str = "", **table: object) -> Game:
    """Begin a turn of a clan that owns a land which nobody has settled."""
    clan = f'mercenaries = ["Purkas", "Korgo"{mercenaries}], lands = ["{land}"], pool = "{pool}"{more}'
    return position(f'clan = [{{ affinity = "jungle", {clan} }}, {{ affinity = "water" }}]', **table)


# --- the twelve lands ---


@pytest.mark.rule("R5.14b")
def test_negueria_gives_2_glory_for_a_die_of_each_colour() -> None:
    game = settled("Negueria", "SSMP4", ", glory = 8")
    game.play("use negueria")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).glory) == ("S", 10)


@pytest.mark.rule("R5.14b", "R4.3")
def test_thaklan_gives_three_persuasion_dice_for_two_of_strength_or_magic() -> None:
    game = settled("Thaklan", "SSM")
    game.play("use thaklan", "die S", "die M", "persuasion 1 4 6")
    assert game.view(0).clan(0).pool == "SP1P4P6"


@pytest.mark.rule("R5.14b", "R12.5f")
def test_al_dahn_gives_a_loot_token_for_a_strength_die() -> None:
    game = settled("Al-Dahn", "SM", loot=["gold-10", "gold-12", "brews", "recruit"])
    game.play("use al-dahn", "take gold-12")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).loot) == ("M", ("gold-12",))


@pytest.mark.rule("R5.14b")
def test_skyehn_gives_three_strength_dice_for_a_magic_die() -> None:
    game = settled("Skyehn", "SM")
    game.play("use skyehn")
    assert game.view(0).clan(0).pool == "SSSS"


@pytest.mark.rule("R5.14b")
def test_ghadik_gives_9_gold_for_two_persuasion_dice() -> None:
    game = settled("Ghadik", "SP1P1")
    game.play("use ghadik")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).gold) == ("S", 7 + 9)


@pytest.mark.rule("R5.14b")
def test_kale_gives_three_potions_for_a_magic_die() -> None:
    game = settled("Kale", "SM")
    game.play("use kale")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).potions) == ("S", 3)


@pytest.mark.rule("R5.14b", "R4.3")
def test_natalies_kyzhul_settled_by_lusara_gives_two_rolled_persuasion_dice_for_a_strength_die() -> None:
    game = position("""
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Frunks", "Lusara"], pool = "S", \
lands = ["Kyzhul"], settled = { Kyzhul = "Lusara" } },
          { affinity = "water" },
        ]""")
    game.play("use kyzhul")
    assert (game.node.kind, game.node.about) == ("chance", (("dice", 2),))
    game.play("persuasion 5 2")
    assert game.view(0).clan(0).pool == "P2P5"


@pytest.mark.rule("R5.14b")
def test_rynia_hires_a_mercenary_for_two_strength_dice() -> None:
    game = settled("Rynia", "SSM", ", glory = 9", tavern=["Drapis", "Wondou", "Dalina", "Torko"])
    game.play("use rynia", "hire drapis")
    clan = game.view(0).clan(0)
    assert "Drapis" in clan.mercenaries
    assert clan.gold == 7


@pytest.mark.rule("R5.14b")
@pytest.mark.parametrize(
    ("dice", "left"), [(["S", "S"], "P2P3MMM"), (["S", "P3"], "SP2MMM"), (["P2", "P3"], "SSMMM")]
)
def test_gurban_gives_three_magic_dice_for_two_of_strength_or_persuasion(dice: list[str], left: str) -> None:
    game = settled("Gurban", "SSP2P3")
    game.play("use gurban", *(f"die {die}" for die in dice))
    assert sorted(game.view(0).clan(0).pool) == sorted(left)


@pytest.mark.rule("R5.14b")
def test_yuha_gives_two_magic_dice_for_a_persuasion_die() -> None:
    game = settled("Yuha", "SP6")
    game.play("use yuha")
    assert game.view(0).clan(0).pool == "SMM"


@pytest.mark.rule("R5.14b")
def test_wahibah_gives_three_defense_tokens_for_a_magic_die() -> None:
    game = settled("Wahibah", "SM")
    game.play("use wahibah")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).defense) == ("S", 3)


@pytest.mark.rule("R5.14b")
def test_uyuniah_gives_an_equipment_card_for_two_dice_of_strength_or_persuasion() -> None:
    game = settled("Uyuniah", "SSP5", bazaar=["Pugnor", "Noxx", "Mortis"])
    game.play("use uyuniah", "die S", "die P5", "buy noxx", "member korgo")
    clan = game.view(0).clan(0)
    assert (clan.pool, clan.gold, clan.equipment) == ("S", 7, {"Korgo": ("Noxx",)})


@pytest.mark.rule("R5.14b")
@pytest.mark.parametrize("land", LANDS)
def test_a_land_that_is_not_settled_cannot_be_used(land: str) -> None:
    refused(owned(land, "SSSMMMP3P3"), f"use {land}", "R5.14", "not-settled")


@pytest.mark.rule("R5.14b")
@pytest.mark.parametrize("land", LANDS)
def test_a_settled_land_with_its_dice_can_be_used(land: str) -> None:
    assert settled(land, "SSSMMMP3P3", ", glory = 20").why_not(f"use {land}") is None


@pytest.mark.rule("R5.14b")
@pytest.mark.parametrize(
    ("land", "pool", "needed"),
    [
        ("Negueria", "SSMM", 1),
        ("Thaklan", "SP3P4", 2),
        ("Al-Dahn", "MP3", 1),
        ("Skyehn", "SP3", 1),
        ("Ghadik", "SMP6", 2),
        ("Kale", "SP3", 1),
        ("Kyzhul", "MP3", 1),
        ("Rynia", "SMP3", 2),
        ("Gurban", "SMM", 2),
        ("Yuha", "SM", 1),
        ("Wahibah", "SP3", 1),
        ("Uyuniah", "MMP3", 2),
    ],
)
def test_without_the_dice_on_its_card_a_land_cannot_be_used(land: str, pool: str, needed: int) -> None:
    game = settled(land, pool, ", glory = 20")
    refused(game, f"use {land}", "R5.14", "too-few-dice", needed=needed, there=needed - 1)


@pytest.mark.rule("R5.14b")
def test_where_a_land_lets_the_player_choose_dice_only_its_colours_are_offered() -> None:
    game = settled("Thaklan", "SSMP3")
    game.play("use thaklan")
    assert offered(game) == ["die S", "die M"]
    refused(game, "die P3", "R5.14", "wrong-colour", die="P3")


# --- once per round ---


@pytest.mark.rule("R5.14a")
def test_a_settled_land_is_used_once_per_round() -> None:
    game = settled("Kale", "MM")
    game.play("use kale", "end turn", "pawn-shop S", "done", "end turn")
    assert game.view(0).clan(0).lands_used == ("Kale",)
    refused(game, "use kale", "R5.14", "already-used")


@pytest.mark.rule("R5.14a")
def test_each_settled_land_has_its_own_use() -> None:
    game = position("""
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Frunks", "Zondu"], pool = "MM", \
lands = ["Kale", "Skyehn"], settled = { Kale = "Frunks", Skyehn = "Zondu" } },
          { affinity = "water" },
        ]""")
    game.play("use kale", "end turn", "pawn-shop S", "done", "end turn", "use skyehn")
    assert game.view(0).clan(0).pool == "SSS"


@pytest.mark.rule("R5.14b")
def test_another_clans_land_cannot_be_used() -> None:
    game = position("""
        clan = [
          { affinity = "water" },
          { affinity = "fire", lands = ["Kale"], settled = { Kale = "Frunks" } },
        ]""")
    refused(game, "use kale", "R5.3", "not-yours")


# --- its settler ---


@pytest.mark.rule("R5.14c")
def test_a_land_is_used_while_its_settler_is_assigned() -> None:
    game = settled("Kale", "M", ', path = [{ path = "a1", mercenary = "Zondu" }]')
    game.play("use kale")
    assert game.view(0).clan(0).potions == 3


@pytest.mark.rule("R5.14c")
def test_a_land_is_used_while_its_settler_is_wounded() -> None:
    game = settled("Kale", "M", ', wounded = ["Zondu"]')
    game.play("use kale")
    assert game.view(0).clan(0).potions == 3


# --- no object ---


@pytest.mark.rule("R5.14d")
def test_rynia_cannot_be_used_with_nobody_at_the_tavern() -> None:
    game = settled("Rynia", "SS", ", glory = 20", tavern=["", "", "", ""], decks={"mercenaries": []})
    refused(game, "use rynia", "R5.10", "nobody-to-hire", excess=15)


@pytest.mark.rule("R5.14d", "R12.5a")
def test_rynia_cannot_be_used_with_nobody_within_the_excess_glory() -> None:
    game = settled("Rynia", "SS", ", glory = 6", tavern=["Drapis", "Taroa", "Puargh", "Fandor"])
    refused(game, "use rynia", "R5.10", "nobody-to-hire", excess=1)


@pytest.mark.rule("R5.14d")
def test_uyuniah_cannot_be_used_without_a_card() -> None:
    game = settled("Uyuniah", "SS", bazaar=["", "", ""], decks={"equipment": []})
    refused(game, "use uyuniah", "R5.12", "nothing-to-buy")


@pytest.mark.rule("R5.14d", "R12.5a")
def test_uyuniah_cannot_be_used_without_a_carrier() -> None:
    names = {"a1": "Purkas", "a3": "Korgo", "m1": "Kakron"}
    paths = ", ".join(f'{{ path = "{path}", mercenary = "{name}" }}' for path, name in names.items())
    game = settled("Uyuniah", "SS", f", novices = 1, path = [{paths}]")
    refused(game, "use uyuniah", "R5.12", "no-carrier")


@pytest.mark.rule("R5.14d")
def test_al_dahn_cannot_be_used_without_loot() -> None:
    game = settled("Al-Dahn", "S", loot=["", "", "", ""], decks={"loot": []})
    refused(game, "use al-dahn", "R5.14", "no-loot")


@pytest.mark.rule("R5.14d", "R1.7")
@pytest.mark.parametrize(("land", "more"), [("Kale", ", potions = 3"), ("Wahibah", ", defense = 5")])
def test_a_land_whose_gain_is_beyond_the_limit_can_still_be_used(land: str, more: str) -> None:
    game = settled(land, "SM", more)
    game.play(f"use {land}")
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).defense) in ((3, 0), (0, 5))


# --- settling ---


@pytest.mark.rule("R9.5a")
def test_a_land_is_settled_by_a_mercenary_of_its_affinity() -> None:
    game = owned("Kyzhul", "S", ', "Nimra"')
    game.play("settle kyzhul")
    assert game.view(0).clan(0).settled == {"Kyzhul": "Nimra"}
    assert game.node.about == (("stage", "before"),)


@pytest.mark.rule("R9.5a")
def test_of_several_possible_settlers_the_owner_chooses() -> None:
    game = owned("Kyzhul", "S", ', "Nimra", "Vishor", "Taroa"')
    game.play("settle kyzhul")
    assert offered(game) == ["member vishor", "member nimra"]
    refused(game, "member taroa", "R9.5", "wrong-affinity")
    game.play("member vishor")
    assert game.view(0).clan(0).settled == {"Kyzhul": "Vishor"}


@pytest.mark.rule("R9.5a")
def test_without_a_mercenary_of_its_affinity_a_land_is_not_settled() -> None:
    refused(owned("Kyzhul", "S", ', "Taroa"'), "settle kyzhul", "R9.5", "no-settler")


@pytest.mark.rule("R9.5b")
def test_the_leader_does_not_settle() -> None:
    game = owned("Thaklan", "S")  # Purkas leads, both are of the jungle
    game.play("settle thaklan")
    assert game.view(0).clan(0).settled == {"Thaklan": "Korgo"}


@pytest.mark.rule("R9.5b")
def test_a_land_for_which_there_is_only_the_leader_is_not_settled() -> None:
    game = position(
        """
        clan = [
          { affinity = "jungle", mercenaries = ["Purkas", "Nimra"], lands = ["Thaklan"] },
          { affinity = "water" },
        ]"""
    )
    refused(game, "settle thaklan", "R9.5", "no-settler")


@pytest.mark.rule("R9.5c")
def test_a_settled_mercenary_settles_no_second_land() -> None:
    game = position(
        """
        clan = [
          { affinity = "jungle", lands = ["Thaklan", "Negueria"], settled = { Negueria = "Korgo" } },
          { affinity = "water" },
        ]"""
    )
    refused(game, "settle thaklan", "R9.5", "no-settler")


@pytest.mark.rule("R9.5c")
def test_a_settled_land_is_not_settled_again() -> None:
    refused(settled("Kale", "M"), "settle kale", "R9.5", "already-settled")


@pytest.mark.rule("R9.5a")
def test_another_clans_land_is_not_settled() -> None:
    game = position('clan = [{ affinity = "fire" }, { affinity = "water", lands = ["Kale"] }]')
    refused(game, "settle kale", "R5.3", "not-yours")


@pytest.mark.rule("R9.5d")
@pytest.mark.parametrize(
    "state", [', wounded = ["Nimra"]', ', path = [{ path = "a1", mercenary = "Nimra" }]']
)
def test_assigned_and_wounded_mercenaries_may_settle(state: str) -> None:
    game = owned("Kyzhul", "S", ', "Nimra"', state)
    game.play("settle kyzhul")
    assert game.view(0).clan(0).settled == {"Kyzhul": "Nimra"}


@pytest.mark.rule("R9.5e")
def test_a_settler_stays_active() -> None:
    game = settled("Kale", "MS", land_a={"header": "header-1a"})
    game.play("path a1")
    assert offered(game) == ["member purkas", "member korgo", "member zondu"]


@pytest.mark.rule("R9.5e")
def test_a_settlers_talent_still_works() -> None:
    game = position("""
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Tranok"], lands = ["Kale"], \
settled = { Kale = "Tranok" } },
          { affinity = "water" },
        ]""")
    game.play("talent tranok")
    assert game.view(0).clan(0).gold == 9


@pytest.mark.rule("R9.5a", "R5.14b")
def test_a_land_settled_this_turn_is_used_this_turn() -> None:
    game = owned("Kyzhul", "S", ', "Nimra"')
    game.play("settle kyzhul", "use kyzhul", "persuasion 3 3")
    assert game.view(0).clan(0).pool == "P3P3"
