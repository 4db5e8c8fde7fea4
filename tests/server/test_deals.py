"""What can be hired and bought, as the table tells it: with which die, for how much, and what it changes."""

from __future__ import annotations

from monsterlands.game import Game
from monsterlands.server.table.deals import WireDeal
from monsterlands.server.table.question import WireQuestion, show_question
from monsterlands.words import Words
from support.positions import position

TABLE = """
[options]
scenario = 1
[table]
tavern = ["Fandor", "Wondou", "Dalina"]
bazaar = ["Krakhen", "Pugnor", "Slyzor"]
[[clan]]
affinity = "fire"
mercenaries = ["Nuduru", "Frunks", "Naiala"]
glory = 12
gold = {gold}
pool = "{pool}"
"""


def asked(game: Game) -> WireQuestion:
    """Show the question of a game to the only seat."""
    return show_question(Words.of("en"), game, game.view(0), "", False)


def deals(gold: int, pool: str, thing: str) -> list[WireDeal]:
    """Return how a card can be had."""
    found = asked(position(TABLE.format(gold=gold, pool=pool))).deals
    return [deal for deal in found if thing in deal.things]


def test_a_card_can_be_had_with_each_die_that_pays_for_it() -> None:
    found = [(deal.die, deal.walk, deal.gold) for deal in deals(20, "SP2", "equipment:Pugnor")]
    assert found == [
        ("S", ("bazaar S", "buy pugnor"), 6),
        ("P2", ("bazaar P2", "buy pugnor"), 4),
    ]


def test_a_card_that_no_die_pays_for_is_no_deal() -> None:
    assert deals(3, "S", "equipment:Pugnor") == []
    assert [deal.gold for deal in deals(3, "P5", "equipment:Pugnor")] == [1]


def test_a_hire_says_what_it_does_to_wages_and_points() -> None:
    (deal,) = deals(20, "S", "member:Fandor")
    assert (deal.kind, deal.wages, deal.points, deal.icons, deal.final) == ("hire", 2, 6, 1, True)


def test_the_only_card_that_can_be_had_takes_no_second_answer() -> None:
    game = position(TABLE.format(gold=4, pool="S"))
    (deal,) = [each for each in asked(game).deals if each.kind == "equipment"]
    assert (deal.walk, deal.things, deal.gold) == (("bazaar S",), ("equipment:Krakhen",), 4)


def test_a_purchase_under_way_has_its_prices_too() -> None:
    game = position(TABLE.format(gold=20, pool="P2"))
    game.play("bazaar P2")
    found = {deal.things: (deal.die, deal.walk, deal.gold) for deal in asked(game).deals}
    assert found[("equipment:Slyzor",)] == ("", ("buy slyzor",), 3)


def test_a_choice_says_how_many_points_it_brings_at_once() -> None:
    game = position(TABLE.format(gold=20, pool="S"))
    game.play("tavern S")
    points = {choice.spelling: choice.points for choice in asked(game).choices}
    assert (points["hire fandor"], points["beer"]) == (6, 0)
