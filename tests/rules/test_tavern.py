"""R5.10: hiring, beer, and the docks of the Tavern."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

DOCKED = ["Drapis", "Taroa", "Puargh", "Fandor"]  # reputation 2 3 4 5, cost 5 7 8 10
NEWCOMERS = ["tavern vishor", "tavern nimra", "tavern wondou", "tavern dalina"]


def tavern(pool: str = "SS", gold: int = 30, glory: int = 10, clan: str = "", **table: object) -> Game:
    """Begin a turn of the fire clan: Nuduru and Frunks, reputation 1."""
    written = f'{{ affinity = "fire", pool = "{pool}", gold = {gold}, glory = {glory}{clan} }}'
    return position(f'clan = [{written}, {{ affinity = "water" }}]', **{"tavern": DOCKED, **table})


# --- hiring ---


@pytest.mark.rule("R5.10a")
@pytest.mark.parametrize(
    ("name", "cost", "reputation"), [("Drapis", 5, 2), ("Taroa", 7, 3), ("Puargh", 8, 4)]
)
def test_a_docked_mercenary_is_hired_at_its_cost(name: str, cost: int, reputation: int) -> None:
    game = tavern()
    game.play("tavern S", f"hire {name}")
    clan = game.view(0).clan(0)
    assert name in clan.mercenaries
    assert (clan.gold, clan.reputation) == (30 - cost, 1 + reputation)


@pytest.mark.rule("R5.10a")
def test_only_one_is_hired_with_one_die() -> None:
    game = tavern()
    game.play("tavern S", "hire drapis", "tavern vishor")
    assert game.node.question == "turn"
    refused(game, "hire taroa", "R5.10", "not-asked")


@pytest.mark.rule("R5.10a")
def test_only_docked_mercenaries_can_be_hired() -> None:
    game = tavern()
    game.play("tavern S")
    refused(game, "hire vishor", "R5.10", "not-there")


@pytest.mark.rule("R5.10a")
def test_a_mercenary_whom_the_clan_cannot_pay_is_not_hired() -> None:
    game = tavern(gold=7)
    game.play("tavern S")
    refused(game, "hire puargh", "R5.6", "cannot-pay", price=8, gold=7)
    assert offered(game, "hire") == ["hire drapis", "hire taroa", "hire novice"]


@pytest.mark.rule("R5.10b")
def test_a_novice_is_hired_for_3_and_leaves_the_stack() -> None:
    game = tavern()
    game.play("tavern S", "hire novice")
    clan = game.view(0).clan(0)
    assert (clan.novices, clan.gold, clan.reputation) == (1, 27, 2)
    assert game.view(0).novices == 7
    assert game.view(0).tavern == tuple(DOCKED)


@pytest.mark.rule("R5.10b")
def test_without_novices_in_the_stack_none_is_hired() -> None:
    game = tavern(novices=0, clan=", novices = 4")
    game.play("tavern S")
    refused(game, "hire novice", "R5.10", "not-there")


@pytest.mark.rule("R5.10c")
@pytest.mark.parametrize(
    ("glory", "hires"), [(2, []), (3, ["drapis"]), (4, ["drapis", "taroa"]), (5, DOCKED[:3])]
)
def test_the_reputation_must_not_be_above_the_excess_glory(glory: int, hires: list[str]) -> None:
    game = tavern(glory=glory)
    game.play("tavern S")
    assert offered(game, "hire") == [f"hire {name.lower()}" for name in [*hires, "novice"]]


@pytest.mark.rule("R5.10c")
def test_a_hire_of_too_high_a_reputation_is_refused_with_the_numbers() -> None:
    game = tavern(glory=5)
    game.play("tavern S")
    refused(game, "hire fandor", "R5.10", "reputation-too-high", reputation=5, excess=4)


@pytest.mark.rule("R5.10c")
def test_a_novice_needs_excess_glory_too() -> None:
    game = tavern(glory=1, gold=9)
    game.play("tavern S")  # only the beer is possible
    game.play(*NEWCOMERS)
    assert offered(game, "hire") == []
    refused(game, "hire novice", "R5.10", "reputation-too-high", reputation=1, excess=0)


@pytest.mark.rule("R5.10c", "R5.10i")
@pytest.mark.parametrize(("novices", "docked"), [(0, "Dalina"), (8, "Drapis")])
def test_a_die_may_be_deployed_for_a_mercenary_who_takes_all_excess_glory(novices: int, docked: str) -> None:
    game = tavern("P6", 1, 2, novices=novices, tavern=[docked, "Wondou", "Dolfus", "Torko"])
    game.play("tavern P6")
    assert game.view(0).clan(0).excess_glory == 0


@pytest.mark.rule("R5.10a", "R5.10c", "R5.10k")
def test_fandor_comes_and_vaidala_refuses() -> None:
    game = position(
        """
        clan = [
          { affinity = "jungle", mercenaries = ["Purkas", "Wondou", "Puargh", "Taroa", "Korgo"], \
glory = 20, gold = 20, pool = "P5" },
          { affinity = "water" },
        ]""",
        tavern=["Vaidala", "Fandor"],
    )
    assert (game.view(0).clan(0).reputation, game.view(0).clan(0).excess_glory) == (14, 6)
    game.play("tavern P5")
    refused(game, "hire vaidala", "R5.10", "reputation-too-high", reputation=7, excess=6)
    game.play("hire fandor")
    clan = game.view(0).clan(0)
    assert (clan.gold, clan.reputation, clan.excess_glory, clan.pool) == (15, 19, 1, "SS")


CARMENS = """
clan = [
  { affinity = "air", mercenaries = ["Poissen", "Karunna", "Geas", "Puargh"], \
glory = %d, gold = 1, pool = "P6" },
  { affinity = "water" },
]"""


@pytest.mark.rule("R1.4", "R5.10c")
def test_carmen_with_18_glory_and_17_reputation_can_hire_for_her_one_excess_glory() -> None:
    game = position(CARMENS % 18, tavern=["Dalina", "Drapis", "Taroa", "Fandor"])
    assert (game.view(0).clan(0).reputation, game.view(0).clan(0).excess_glory) == (17, 1)
    game.play("tavern P6")
    assert offered(game) == ["hire dalina", "hire novice"]


@pytest.mark.rule("R1.4", "R5.10c")
def test_carmen_with_2_glory_less_keeps_her_reputation_and_can_hire_nobody() -> None:
    game = position(CARMENS % 16, tavern=["Dalina", "Drapis", "Taroa", "Fandor"])
    assert (game.view(0).clan(0).reputation, game.view(0).clan(0).excess_glory) == (17, 0)
    refused(game, "tavern P6", "R5.10", "nobody-to-hire", excess=0)


# --- beer ---


@pytest.mark.rule("R5.10d", "R5.10f")
def test_a_round_of_beer_discards_all_docked_mercenaries_and_new_ones_come() -> None:
    game = tavern()
    game.play("tavern S", "beer", *NEWCOMERS)
    view = game.view(0)
    assert view.clan(0).gold == 28
    assert view.tavern == ("Vishor", "Nimra", "Wondou", "Dalina")
    assert sorted(view.discards["mercenaries"]) == ["Drapis", "Fandor", "Puargh", "Taroa"]


@pytest.mark.rule("R5.10d")
def test_beer_is_bought_once() -> None:
    game = tavern()
    game.play("tavern S", "beer", *NEWCOMERS)
    refused(game, "beer", "R5.10", "one-beer")


@pytest.mark.rule("R5.10d")
def test_beer_may_be_bought_again_on_another_visit() -> None:
    game = tavern()
    game.play("tavern S", "beer", *NEWCOMERS, "done", "end turn", "pawn-shop S", "done", "end turn")
    game.play("tavern S", "beer")
    assert game.view(0).clan(0).gold == 26


@pytest.mark.rule("R5.10d")
def test_beer_comes_before_hiring_not_after() -> None:
    game = tavern()
    game.play("tavern S", "hire drapis", "tavern vishor")
    refused(game, "beer", "R5.10", "not-asked")


@pytest.mark.rule("R5.10d")
def test_without_2_gold_there_is_no_beer() -> None:
    game = tavern(gold=1, pool="P6", tavern=["Dalina", "Wondou", "Dolfus", "Torko"])
    game.play("tavern P6")
    assert offered(game) == ["hire dalina", "hire novice"]
    refused(game, "beer", "R5.6", "cannot-pay", price=2, gold=1)


@pytest.mark.rule("R5.10e")
def test_persuasion_takes_nothing_off_the_beer_but_off_the_hire_after_it() -> None:
    game = tavern(pool="P6")
    game.play("tavern P6", "beer", *NEWCOMERS)
    assert game.view(0).clan(0).gold == 28
    game.play("hire wondou")
    assert game.view(0).clan(0).gold == 28 - (12 - 6)


@pytest.mark.rule("R5.10e")
def test_vaidalas_discount_takes_nothing_off_the_beer_but_off_the_hire_after_it() -> None:
    game = tavern(clan=', mercenaries = ["Nuduru", "Frunks", "Vaidala"]', glory=20)
    game.play("tavern S", "beer", *NEWCOMERS)
    assert game.view(0).clan(0).gold == 28
    game.play("discount vaidala", "hire wondou")
    assert game.view(0).clan(0).gold == 28 - (12 - 4)


@pytest.mark.rule("R5.10g")
def test_after_beer_hiring_is_optional() -> None:
    game = tavern()
    game.play("tavern S", "beer", *NEWCOMERS, "done")
    assert game.node.about == (("stage", "after"),)
    assert game.view(0).clan(0).mercenaries == ("Nuduru", "Frunks")
    assert game.view(0).spaces("tavern") == ("S", "", "", "")


@pytest.mark.rule("R5.10g")
def test_after_beer_one_of_the_newcomers_may_be_hired() -> None:
    game = tavern()
    game.play("tavern S", "beer", *NEWCOMERS)
    assert offered(game, "hire") == [
        "hire dalina", "hire wondou", "hire vishor", "hire nimra", "hire novice"
    ]  # fmt: skip
    game.play("hire nimra", "tavern geas")
    assert game.view(0).clan(0).gold == 28 - 8
    assert game.view(0).tavern == ("Vishor", "Geas", "Wondou", "Dalina")


@pytest.mark.rule("R5.10h")
def test_without_beer_hiring_is_not_optional() -> None:
    game = tavern()
    game.play("tavern S")
    refused(game, "done", "R5.10", "must-buy")


# --- when a die may go there ---


@pytest.mark.rule("R5.10i")
def test_a_die_may_be_deployed_if_somebody_can_be_hired_even_without_gold_for_beer() -> None:
    game = tavern(
        gold=1, pool="P6", novices=0, clan=", novices = 2", tavern=["Dalina", "Wondou", "Dolfus", "Torko"]
    )
    game.play("tavern P6", "tavern vishor")
    assert "Dalina" in game.view(0).clan(0).mercenaries


@pytest.mark.rule("R5.10i")
def test_a_die_may_be_deployed_for_beer_even_if_nobody_can_be_hired() -> None:
    assert tavern(glory=1, gold=2).why_not("tavern S") is None


@pytest.mark.rule("R5.10i")
def test_a_die_may_not_be_deployed_if_neither_hire_nor_beer_is_possible() -> None:
    refused(tavern(glory=1, gold=1), "tavern S", "R5.10", "nobody-to-hire", excess=0)


@pytest.mark.rule("R5.10i", "R5.10n")
def test_beer_can_be_bought_even_if_nobody_is_docked() -> None:
    game = tavern(glory=1, gold=2, tavern=[""] * 4, decks={"mercenaries": ["Geas"]})
    game.play("tavern S", "tavern geas")
    assert game.view(0).tavern == ("Geas", "", "", "")


@pytest.mark.rule("R5.10j")
@pytest.mark.parametrize(("glory", "gold"), [(1, 30), (10, 2)])
def test_if_only_the_beer_is_possible_it_must_be_bought(glory: int, gold: int) -> None:
    game = tavern(glory=glory, gold=gold)
    game.play("tavern S")
    assert (game.node.kind, game.node.question) == ("chance", "refill")
    assert game.view(0).clan(0).gold == gold - 2


@pytest.mark.rule("R5.10g", "R5.10j")
def test_after_a_beer_that_had_to_be_bought_the_player_may_sell_a_trophy_and_hire() -> None:
    game = tavern(gold=2, clan=', trophies = ["Gator"]')
    game.play("tavern S", *NEWCOMERS)
    assert offered(game, "hire") == []
    game.play("sell gator")
    assert offered(game, "hire") == ["hire dalina", "hire vishor", "hire novice"]
    game.play("hire vishor")
    assert game.view(0).clan(0).gold == 0


# --- dice ---


@pytest.mark.rule("R5.10k")
def test_the_dice_of_the_hired_card_join_the_pool_at_once() -> None:
    game = tavern(tavern=["Nimra"], pool="SP2")
    game.play("tavern S", "hire nimra", "tavern geas")
    assert game.view(0).clan(0).pool == "SMP2"


@pytest.mark.rule("R5.10k", "R4.3")
def test_a_persuasion_die_of_the_hired_card_is_rolled_at_once() -> None:
    game = tavern(pool="S")
    game.play("tavern S", "hire puargh")
    while game.node.question == "refill":
        game.deal("tavern geas")
    assert (game.node.kind, game.node.question) == ("chance", "roll-pool")
    game.play("persuasion 2")
    assert game.view(0).clan(0).pool == "SP2"


@pytest.mark.rule("R5.10k")
def test_a_novices_die_joins_the_pool_at_once() -> None:
    game = tavern(pool="P5")
    game.play("tavern P5", "hire novice")
    assert game.view(0).clan(0).pool == "S"


# --- refilling ---


@pytest.mark.rule("R5.10l")
def test_the_dock_is_refilled_from_the_deck() -> None:
    game = tavern(decks={"mercenaries": ["Geas", "Vishor"]})
    game.play("tavern S", "hire taroa")
    assert [str(outcome) for outcome in game.outcomes] == ["tavern vishor", "tavern geas"]
    game.play("tavern geas")
    assert game.view(0).tavern == ("Drapis", "Geas", "Puargh", "Fandor")
    assert game.view(0).decks["mercenaries"] == ("Vishor",)


@pytest.mark.rule("R5.10m")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    game = tavern(decks={"mercenaries": []}, discards={"mercenaries": ["Geas", "Vishor"]})
    game.play("tavern S", "hire taroa", "tavern vishor")
    assert game.view(0).tavern == ("Drapis", "Vishor", "Puargh", "Fandor")
    assert game.view(0).decks["mercenaries"] == ("Geas",)
    assert game.view(0).discards["mercenaries"] == ()


@pytest.mark.rule("R5.10m", "R5.10f")
def test_with_an_empty_deck_the_mercenaries_discarded_for_the_beer_come_back() -> None:
    game = tavern(decks={"mercenaries": ["Geas"]})
    game.play("tavern S", "beer")
    assert [str(outcome) for outcome in game.outcomes] == ["tavern geas"]
    game.play("tavern geas")
    assert [str(outcome) for outcome in game.outcomes] == [
        "tavern drapis", "tavern taroa", "tavern puargh", "tavern fandor"
    ]  # fmt: skip


@pytest.mark.rule("R5.10n")
def test_with_nobody_left_the_dock_stays_empty() -> None:
    game = tavern(decks={"mercenaries": []})
    game.play("tavern S", "hire taroa")
    assert game.view(0).tavern == ("Drapis", "", "Puargh", "Fandor")
    assert game.node.about == (("stage", "after"),)


@pytest.mark.rule("R5.10n")
def test_at_an_empty_tavern_a_novice_can_still_be_hired() -> None:
    game = tavern(tavern=[""] * 4, decks={"mercenaries": []}, gold=3)
    game.play("tavern S")
    assert offered(game, "hire") == ["hire novice"]


@pytest.mark.rule("R2.12", "R5.10f")
def test_in_solo_there_are_three_docks() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "S", gold = 9 }]', tavern=["Drapis", "Taroa", "Puargh"]
    )
    game.play("tavern S", "beer", *NEWCOMERS[:3])
    assert game.view(0).tavern == ("Vishor", "Nimra", "Wondou")
