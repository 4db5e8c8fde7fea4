"""R12.6: the effects of cards and tokens are data, so another edition plays differently."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered

CLANS = """
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Tranok", "Vishor", "Wormee", "Dalina", "Lorios"]
gold = 30
pool = "SSSMP3"
novices = 1
loot = ["gold-12", "strength-from-magic"]
lands = ["Kale"]
settled = { Kale = "Frunks" }
equipment = { Nuduru = ["Rajhnek"] }
[[clan]]
affinity = "water"
"""


def edition(overlay: str = "", **table: object) -> Game:
    """Begin a turn with an edition in which some effects differ."""
    changes = f"overlay = '''\nname = \"other\"\nbase = \"standard@1\"\n{overlay}\n'''\n" if overlay else ""
    return position(changes + CLANS, lodge=["magic-3", "strength-1"], **table)


def gold_after(game: Game, *steps: str) -> int:
    game.play(*steps)
    return game.view(0).clan(0).gold


@pytest.mark.rule("R12.6")
def test_a_talent_brings_what_the_edition_says() -> None:
    overlay = '[[mercenary]]\nname = "Tranok"\neffect = { gain = { gold = 5 } }'
    assert gold_after(edition(), "talent tranok") == 32
    assert gold_after(edition(overlay), "talent tranok") == 35


@pytest.mark.rule("R12.6")
def test_a_talent_may_bring_a_different_kind_of_gain() -> None:
    game = edition('[[mercenary]]\nname = "Lorios"\neffect = { gain = { potions = 2, defense = 1 } }')
    game.play("talent lorios")
    clan = game.view(0).clan(0)
    assert (clan.venoms, clan.potions, clan.defense) == (0, 2, 1)


@pytest.mark.rule("R12.6")
def test_each_of_several_potions_or_venoms_is_chosen() -> None:
    game = edition('[[mercenary]]\nname = "Lorios"\neffect = { gain = { potion_or_venom = 2 } }')
    game.play("talent lorios", "potion", "venom")
    assert (game.view(0).clan(0).potions, game.view(0).clan(0).venoms) == (1, 1)


@pytest.mark.rule("R12.6")
def test_a_discount_is_as_large_as_the_edition_says() -> None:
    overlay = '[[mercenary]]\nname = "Vishor"\neffect = { discount = 7, at = "lodge" }'
    steps = ("lodge S", "discount vishor", "buy magic-3", "done")
    assert gold_after(edition(), *steps) == 30 - 5
    assert gold_after(edition(overlay), *steps) == 30 - 2


@pytest.mark.rule("R12.6")
def test_a_discount_works_where_the_edition_says() -> None:
    game = edition('[[mercenary]]\nname = "Vishor"\neffect = { discount = 4, at = "tavern" }')
    game.play("lodge S")
    assert offered(game, "discount-talent") == []


@pytest.mark.rule("R12.6")
def test_a_die_is_bought_at_the_price_and_in_the_colour_of_the_edition() -> None:
    overlay = '[[mercenary]]\nname = "Wormee"\neffect = { buy_die = "M", price = 3, unassigned = true }'
    game = edition(overlay)
    game.play("talent wormee")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).gold) == ("SSSMMP3", 27)


@pytest.mark.rule("R12.6")
def test_a_talent_that_the_edition_moves_outside_does_not_work_on_the_turn() -> None:
    overlay = '[[mercenary]]\nname = "Tranok"\noutside = true\neffect = { defense_talents = 1 }'
    assert "talent tranok" in offered(edition())
    assert "talent tranok" not in offered(edition(overlay))


@pytest.mark.rule("R12.6")
def test_the_trap_limit_is_as_high_as_the_edition_says() -> None:
    overlay = '[[mercenary]]\nname = "Dalina"\neffect = { extra_trap_limit = 1 }'
    assert edition().view(0).clan(0).trap_limit == 8
    assert edition(overlay).view(0).clan(0).trap_limit == 6


@pytest.mark.rule("R12.6")
def test_equipment_adds_the_gold_that_the_edition_says() -> None:
    overlay = '[[equipment]]\nname = "Rajhnek"\neffect = { mine_gold = 9 }'
    assert gold_after(edition(), "mine 1 S") == 30 + 6 + 2
    assert gold_after(edition(overlay), "mine 1 S") == 30 + 6 + 9


@pytest.mark.rule("R12.6")
def test_loot_brings_what_the_edition_says() -> None:
    overlay = '[[tokens.loot]]\nid = "gold-12"\neffect = { gain = { gold = 1 } }'
    assert gold_after(edition(), "loot gold-12") == 42
    assert gold_after(edition(overlay), "loot gold-12") == 31


@pytest.mark.rule("R12.6")
def test_loot_converts_as_the_edition_says() -> None:
    game = edition('[[tokens.loot]]\nid = "strength-from-magic"\neffect = { convert = "S", into = "MM" }')
    game.play("loot strength-from-magic")
    assert game.view(0).clan(0).pool == "SSMMMP3"


@pytest.mark.rule("R12.6", "R4.3")
def test_persuasion_dice_from_loot_are_rolled() -> None:
    game = edition('[[tokens.loot]]\nid = "strength-from-magic"\neffect = { convert = "M", into = "SPP" }')
    game.play("loot strength-from-magic", "persuasion 6 1")
    assert game.view(0).clan(0).pool == "SSSSP1P3P6"


@pytest.mark.rule("R12.6")
def test_a_land_takes_the_dice_and_brings_the_gain_of_the_edition() -> None:
    game = edition('[[land]]\nname = "Kale"\nability = { dice = "SS", gain = { gold = 4 } }')
    game.play("use kale")
    assert (game.view(0).clan(0).pool, game.view(0).clan(0).gold) == ("SMP3", 34)


@pytest.mark.rule("R12.6")
def test_buildings_pay_what_the_edition_says() -> None:
    overlay = "[buildings.pawn_shop]\ngold = 3\n[buildings.mine]\nspaces = [{ dice = 1, gold = 5 }]"
    assert gold_after(edition(), "pawn-shop S", "done") == 31
    assert gold_after(edition(overlay), "pawn-shop S", "done") == 33
    assert gold_after(edition(), "mine 1 S") == 30 + 6 + 2
    assert gold_after(edition(overlay), "mine 1 S") == 30 + 5 + 2
