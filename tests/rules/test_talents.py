"""R12.1 and R12.2: talents on the turn: which work there, and that outside talents do not."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

OUTSIDE = [
    "Purkas", "Korgo", "Drapis", "Taroa", "Puargh", "Wondou",
    "Tortock", "Parsas", "Ginova", "Nimra", "Dolfus", "Lusara",
    "Frunks", "Shandee", "Zondu", "Naiala", "Sckrat", "Torko", "Karunna",
    "Poissen", "Timbulu", "Guster", "Kakron", "Trulina", "Geas", "Jaruna",
]  # fmt: skip
INITIAL = {
    "Purkas": "jungle", "Korgo": "jungle", "Tortock": "water", "Taron": "water",
    "Nuduru": "fire", "Frunks": "fire", "Poissen": "air", "Timbulu": "air",
}  # fmt: skip
FIVE_TRAPS = ["strength-1", "strength-1", "strength-1", "strength-2", "strength-2"]


def clan(*names: str, pool: str = "SS", more: str = "", **table: object) -> Game:
    """Begin a turn of a clan of these mercenaries, each named once; the first one leads."""
    affinity = INITIAL.get(names[0], "jungle")
    other = "water" if affinity == "air" else "air"
    listed = ", ".join(f'"{name}"' for name in dict.fromkeys(names))
    written = f'mercenaries = [{listed}], leader = "{names[0]}", glory = 20, gold = 30, pool = "{pool}"{more}'
    return position(f'clan = [{{ affinity = "{affinity}", {written} }}, {{ affinity = "{other}" }}]', **table)


def assigned(name: str) -> str:
    return f', path = [{{ path = "a1", mercenary = "{name}" }}]'


# --- Dalina ---


@pytest.mark.rule("R12.1a", "R1.7")
@pytest.mark.parametrize(
    ("names", "limit"), [(("Purkas",), 5), (("Purkas", "Dalina"), 8), (("Purkas", "Dalina", "Vishor"), 8)]
)
def test_with_dalina_a_clan_keeps_eight_traps_instead_of_five(names: tuple[str, ...], limit: int) -> None:
    game = clan(*names, more=f", traps = {FIVE_TRAPS}", lodge=["magic-1"] * 3 + ["magic-2"] * 3)
    assert game.view(0).clan(0).trap_limit == limit
    game.play("lodge S", "buy magic-1", "buy magic-1 2", "buy magic-1 3", "done")
    assert (game.node.question == "overflow") == (limit == 5)


@pytest.mark.rule("R12.1a", "R1.7")
def test_dalinas_limit_is_eight() -> None:
    game = clan("Purkas", "Dalina", more=f", traps = {FIVE_TRAPS}", lodge=["magic-1"] * 3 + ["magic-2"] * 3)
    game.play("lodge S", "buy magic-1", "buy magic-1 2", "buy magic-1 3", "buy magic-2", "done")
    assert game.node.question == "overflow"
    game.play("discard trap strength-1")
    assert game.view(0).clan(0).trap_count == 8


@pytest.mark.rule("R12.1d")
def test_dalina_keeps_traps_while_assigned() -> None:
    assert clan("Purkas", "Dalina", more=assigned("Dalina")).view(0).clan(0).trap_limit == 8


# --- dice for gold: Fandor and Wormee ---


@pytest.mark.rule("R12.1a", "R4.3")
def test_fandor_buys_a_rolled_persuasion_die_for_1_gold() -> None:
    game = clan("Purkas", "Fandor")
    game.play("talent fandor", "persuasion 4")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).gold) == ("SSP4", 29)
    assert game.node.about == (("stage", "before"),)


@pytest.mark.rule("R12.1a")
def test_wormee_buys_a_strength_die_for_2_gold() -> None:
    game = clan("Purkas", "Wormee")
    game.play("talent wormee")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).gold) == ("SSS", 28)


@pytest.mark.rule("R12.1e")
@pytest.mark.parametrize("name", ["Fandor", "Wormee"])
def test_fandor_and_wormee_buy_no_die_while_assigned(name: str) -> None:
    refused(clan("Purkas", name, more=assigned(name)), f"talent {name}", "R1.8", "is-assigned")


@pytest.mark.rule("R12.1e")
@pytest.mark.parametrize("name", ["Fandor", "Wormee"])
def test_fandor_and_wormee_buy_no_die_after_the_action_that_assigns_them(name: str) -> None:
    game = clan("Purkas", name, land_a={"header": "header-1a"})
    assert game.why_not(f"talent {name}") is None
    game.play("path a1", f"member {name}", "done")
    refused(game, f"talent {name}", "R1.8", "is-assigned")


@pytest.mark.rule("R12.1a")
@pytest.mark.parametrize(("name", "price"), [("Fandor", 1), ("Wormee", 2)])
def test_fandor_and_wormee_buy_no_die_without_the_gold(name: str, price: int) -> None:
    enough, short = (
        position(
            f"""
            clan = [
              {{ affinity = "fire", mercenaries = ["Nuduru", "{name}"], gold = {gold} }},
              {{ affinity = "air" }},
            ]"""
        )
        for gold in (price, price - 1)
    )
    assert enough.why_not(f"talent {name}") is None
    refused(short, f"talent {name}", "R5.6", "cannot-pay", price=price, gold=price - 1)


# --- gains: Frostor, Nuduru, Tranok, Lorios ---


@pytest.mark.rule("R12.1a")
@pytest.mark.parametrize(("brew", "potions", "venoms"), [("potion", 1, 0), ("venom", 0, 1)])
def test_frostor_brings_a_potion_or_a_venom(brew: str, potions: int, venoms: int) -> None:
    game = clan("Purkas", "Frostor")
    game.play("talent frostor")
    assert offered(game) == ["potion", "venom"]
    game.play(brew)
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).venoms) == (potions, venoms)


@pytest.mark.rule("R12.1a")
def test_nuduru_brings_a_potion() -> None:
    game = clan("Nuduru")
    game.play("talent nuduru")
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).venoms) == (1, 0)


@pytest.mark.rule("R12.1a")
def test_tranok_brings_2_gold() -> None:
    game = clan("Purkas", "Tranok")
    game.play("talent tranok")
    assert game.view(0).clan(0).gold == 32


@pytest.mark.rule("R12.1a")
def test_lorios_brings_a_venom() -> None:
    game = clan("Purkas", "Lorios")
    game.play("talent lorios")
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).venoms) == (0, 1)


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(("name", "more"), [("Nuduru", "potions = 3"), ("Lorios", "venoms = 3")])
def test_a_fourth_potion_or_venom_is_discarded(name: str, more: str) -> None:
    game = clan("Nuduru", name, more=f", {more}")
    game.play(f"talent {name}")
    assert game.view(0).clan(0).potions + game.view(0).clan(0).venoms == 3


# --- discounts and the Mine: Vaidala, Vishor, Taron ---


@pytest.mark.rule("R12.1a")
@pytest.mark.parametrize(("names", "price"), [(("Purkas",), 12), (("Purkas", "Vaidala"), 8)])
def test_vaidala_takes_4_off_a_hire(names: tuple[str, ...], price: int) -> None:
    game = clan(*names, tavern=["Wondou", "Dolfus", "Torko", "Geas"])
    game.play("tavern S", *(["discount vaidala"] if len(names) > 1 else []), "hire wondou")
    assert game.view(0).clan(0).gold == 30 - price


@pytest.mark.rule("R12.1a")
@pytest.mark.parametrize(("names", "price"), [(("Purkas",), 9), (("Purkas", "Vishor"), 5)])
def test_vishor_takes_4_off_at_the_lodge(names: tuple[str, ...], price: int) -> None:
    game = clan(*names, lodge=["magic-3"])
    game.play("lodge S", *(["discount vishor"] if len(names) > 1 else []), "buy magic-3", "done")
    assert game.view(0).clan(0).gold == 30 - price


@pytest.mark.rule("R12.1a")
def test_vaidala_takes_nothing_off_at_the_lodge_and_vishor_nothing_at_the_tavern() -> None:
    game = clan("Purkas", "Vaidala", "Vishor", tavern=["Dalina"])
    lodge, tavern, bazaar = game.clone(), game.clone(), game.clone()
    lodge.play("lodge S")
    assert offered(lodge, "discount-talent") == ["discount vishor"]
    tavern.play("tavern S")
    assert offered(tavern, "discount-talent") == ["discount vaidala"]
    bazaar.play("bazaar S")
    assert offered(bazaar, "discount-talent") == []


@pytest.mark.rule("R12.1a", "R12.3a")
@pytest.mark.parametrize(("names", "gold"), [(("Tortock",), 6), (("Tortock", "Taron"), 8)])
def test_taron_adds_2_gold_at_the_mine(names: tuple[str, ...], gold: int) -> None:
    game = clan(*names)
    game.play("mine 1 S")
    assert game.view(0).clan(0).gold == 30 + gold


# --- the novice ---


@pytest.mark.rule("R12.1a", "R5.13b")
@pytest.mark.parametrize("number", [0, 1])
def test_the_novice_turns_a_die(number: int) -> None:
    game = clan("Purkas", more=f", novices = {number}")
    assert ("novice S M" in offered(game)) == bool(number)


# --- R12.1: once per round, assigned or not, only on the owner's turn ---

FREE_TALENTS = ["Fandor", "Wormee", "Frostor", "Nuduru", "Tranok", "Lorios"]
WHEREVER = ["Frostor", "Nuduru", "Tranok", "Lorios"]


@pytest.mark.rule("R12.1b")
@pytest.mark.parametrize("name", FREE_TALENTS)
def test_a_talent_works_once_per_round(name: str) -> None:
    game = clan("Nuduru", name, pool="SSSS")
    game.play(f"talent {name}")
    if game.node.question == "brew":
        game.play("potion")
    if game.at_chance:
        game.play("persuasion 1")
    refused(game, f"talent {name}", "R12.1", "already-used")
    game.play("mine 3 S", "end turn", "pawn-shop S", "done", "end turn")
    refused(game, f"talent {name}", "R12.1", "already-used")


@pytest.mark.rule("R12.1b")
def test_vaidalas_discount_works_once_per_round() -> None:
    game = clan("Purkas", "Vaidala", tavern=["Dalina", "Drapis", "Taroa", "Puargh"])
    game.play("tavern S", "discount vaidala", "hire dalina", "tavern vishor")
    game.play("end turn", "pawn-shop S", "done", "end turn", "tavern S")
    refused(game, "discount vaidala", "R12.1", "already-used")


@pytest.mark.rule("R12.1b")
def test_a_talent_marked_as_used_does_not_work() -> None:
    refused(clan("Purkas", "Tranok", used=["Tranok"]), "talent tranok", "R12.1", "already-used")
    game = clan("Tortock", "Taron", used=["Taron"])
    game.play("mine 1 S")
    assert game.view(0).clan(0).gold == 36


@pytest.mark.rule("R12.1d")
@pytest.mark.parametrize("name", WHEREVER)
def test_the_other_talents_work_while_assigned(name: str) -> None:
    game = clan("Nuduru", name, more=assigned(name))
    game.play(f"talent {name}")
    assert game.view(0).clan(0).used_talents == (name,)


@pytest.mark.rule("R12.1d")
def test_the_discounts_and_the_gold_of_the_mine_come_while_assigned() -> None:
    names = {"a1": "Vaidala", "a2": "Vishor", "a3": "Taron"}
    paths = ", ".join(f'{{ path = "{path}", mercenary = "{name}" }}' for path, name in names.items())
    game = clan("Tortock", "Vaidala", "Vishor", "Taron", more=f", path = [{paths}]", tavern=["Dalina"])
    mine, lodge, tavern = game.clone(), game.clone(), game.clone()
    mine.play("mine 1 S")
    assert mine.view(0).clan(0).gold == 38
    lodge.play("lodge S")
    assert lodge.why_not("discount vishor") is None
    tavern.play("tavern S")
    assert tavern.why_not("discount vaidala") is None


@pytest.mark.rule("R12.1d")
@pytest.mark.parametrize("name", FREE_TALENTS)
def test_talents_work_while_wounded(name: str) -> None:
    assert clan("Nuduru", name, more=f', wounded = ["{name}"]').why_not(f"talent {name}") is None


@pytest.mark.rule("R12.1d")
@pytest.mark.parametrize("name", FREE_TALENTS)
def test_another_clans_talent_does_not_work(name: str) -> None:
    game = position(
        f'clan = [{{ affinity = "air" }}, {{ affinity = "fire", mercenaries = {sorted({"Nuduru", name})} }}]'
    )
    refused(game, f"talent {name}", "R5.3", "not-yours")


@pytest.mark.rule("R12.1d")
def test_a_hired_mercenarys_talent_works_at_once() -> None:
    game = clan("Purkas", tavern=["Wormee", "Dalina", "Drapis", "Taroa"])
    game.play("tavern S", "hire wormee")
    while game.at_chance:
        game.deal("tavern vishor" if game.node.question == "refill" else "persuasion 3")
    game.play("talent wormee")
    assert game.view(0).clan(0).pool == "SSSP3"


@pytest.mark.rule("R12.1c")
@pytest.mark.parametrize("name", OUTSIDE)
def test_an_outside_talent_does_not_work_on_the_turn(name: str) -> None:
    refused(clan(name), f"talent {name}", "R12.1", "outside-only")


@pytest.mark.rule("R12.1c")
@pytest.mark.parametrize("name", OUTSIDE)
def test_an_outside_talent_changes_nothing_in_the_citadel(name: str) -> None:
    game = clan(name, lodge=["magic-3"])
    mine, lodge = game.clone(), game.clone()
    mine.play("mine 1 S")
    assert mine.view(0).clan(0).gold == 36
    lodge.play("lodge S", "buy magic-3", "done")
    assert lodge.view(0).clan(0).gold == 21


# --- R12.2 ---


@pytest.mark.rule("R12.2")
def test_equipment_works_only_while_a_mercenary_carries_it() -> None:
    game = clan("Purkas", bazaar=["Rajhnek"], pool="SSS")
    with_card, without = game.clone(), game.clone()
    without.play("mine 1 S")
    assert without.view(0).clan(0).gold == 36
    with_card.play("bazaar S", "buy rajhnek", "bazaar noxx", "end turn")
    with_card.play("pawn-shop S", "done", "end turn", "mine 1 S")
    assert with_card.view(0).clan(0).gold == 30 - 4 + 8


@pytest.mark.rule("R12.2")
def test_equipment_works_for_the_clan_of_its_bearer_only() -> None:
    game = position(
        """
        clan = [
          { affinity = "jungle", pool = "SS", equipment = { Purkas = ["Rajhnek"] } },
          { affinity = "air", pool = "SS" },
        ]""",
        turn=1,
    )
    game.play("mine 1 S")
    assert game.view(1).clan(1).gold == 7 + 6
