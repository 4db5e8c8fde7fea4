"""Clans as the table shows them."""

from __future__ import annotations

from monsterlands import Game, Record
from monsterlands.server.table.clans import WireClan, show_clans
from monsterlands.server.table.payday import WireIncome, WirePayday, show_payday
from monsterlands.words import Words
from support.tables import ended

CLANS = """
edition = "standard@1"
[table]
spaces = { mine = ["S", "", "S"] }
[[clan]]
affinity = "water"
mercenaries = ["Tortock", "Taron", "Nimra", "Geas"]
glory = 13
lands = ["Rynia", "Ghadik"]
settled = { Rynia = "Nimra" }
trophies = ["Tronj"]
[[clan]]
affinity = "jungle"
"""


def shown() -> tuple[WireClan, ...]:
    """Show the clans to seat 0."""
    return show_clans(Words.of("en"), Game.from_position(CLANS).view(0), ("", ""))


def test_the_points_of_a_clan_are_the_sum_of_their_sources() -> None:
    clan = shown()[0]
    assert [(icons.affinity, icons.count, icons.points) for icons in clan.icons] == [
        ("fire", 1, 1),
        ("water", 4, 5),
        ("air", 1, 1),
    ]
    assert clan.points == clan.glory + clan.reputation + clan.trophy_points + 5 + 1 + 1


def test_wages_are_what_each_paid_member_costs_by_glory() -> None:
    water, jungle = shown()
    assert (water.wages, water.wage) == (4, 2)
    assert (jungle.wages, jungle.wage) == (1, 1)


def test_a_clan_has_the_dice_that_its_glory_brings() -> None:
    assert [clan.glory_dice for clan in shown()] == ["SM", "S"]


def test_before_the_clans_are_dealt_everything_is_zero() -> None:
    game = Game.new()
    clan = show_clans(Words.of("en"), game.view(0), ("", ""))[0]
    assert (clan.points, clan.icons, clan.wages) == (0, (), 0)


def test_no_wages_are_due_any_more_when_the_game_is_over() -> None:
    game = Game.replay(Record.from_text(ended("solo-2-money-is-king")))
    clan = show_clans(Words.of("en"), game.view(0), ("",))[0]
    assert (game.over, clan.wages) == (True, 0)


PAYDAY = """
edition = "standard@1"
[table]
land_a = { land = "Yuha", header = "header-5a", monster = "Gator" }
[[clan]]
affinity = "fire"
gold = 0
loot = ["gold-10"]
[[clan.path]]
path = "a4"
mercenary = "Frunks"
dice = "M"
traps = ["initial"]
[[clan]]
affinity = "water"
"""


def test_what_comes_in_before_the_wages_is_told_by_its_sources() -> None:
    game = Game.from_position(PAYDAY)
    assert show_payday(Words.of("en"), game.view(0)) == WirePayday(
        due=1,
        gold=0,
        sure=(WireIncome(10, "10 gold from Purse of 10"),),
        doubtful=(WireIncome(5, "5 gold for capturing Gator"), WireIncome(3, "Frunks carries 3 gold")),
        short=0,
    )
    assert show_payday(Words.of("en"), game.view(None)) is None
