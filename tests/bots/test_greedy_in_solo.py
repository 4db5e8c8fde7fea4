"""The greedy player in solo play (R13): it reckons with Madhala, and plays for the goal of the scenario."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer, load
from monsterlands.bots import Player, SimplePlayer, play_out
from monsterlands.bots.greedy import GreedyPlayer
from support.adventures import clan, on
from support.positions import as_toml, position

SCENARIOS = load("standard@1").scenarios
KRINX = {"land": "Yuha", "header": "header-4b", "monster": "Krinx"}  # 4 attack dice; a1 S, a2 M, a3 SM, a4 SS
ABYSUR = {"land": "Yuha", "header": "header-4b", "monster": "Abysur"}  # 5 attack dice, CV 17, EV 22

FAMOUS = ["Vaidala", "Lusara", "Jaruna"]
"""Mercenaries who demand 7 excess glory."""


def answer(game: Game, bot: Player | None = None) -> str:
    """Return the choice of the greedy player, or of another bot."""
    chosen = (bot or GreedyPlayer()).choose(game.view(0))
    return next(str(choice) for choice in game.choices if choice.id == chosen)


def solo(scenario: int, *paths: dict[str, Any], table: dict[str, Any] | None = None, **own: Any) -> Game:
    """Return a position of a scenario, on Normal, with a water clan unless the scenario needs another.

    By default the monster is Abysur, and the tavern offers mercenaries whom hardly any clan can hire.
    """
    affinity = SCENARIOS[scenario - 1].affinity or "water"
    written: dict[str, object] = {"options": {"scenario": scenario}, "clan": [clan(affinity, *paths, **own)]}
    return position(as_toml(written), **{"land_a": ABYSUR, "tavern": FAMOUS, **(table or {})})


def answers(game: Game) -> list[str]:
    """Return the choices of the greedy player up to the end of its turn."""
    given = [answer(game)]
    game.play(*given)
    while not game.at_chance and game.node.question != "turn":
        given.append(answer(game))
        game.play(given[-1])
    return given


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "difficulty"),
    [
        (number, difficulty)
        for number, each in enumerate(SCENARIOS, start=1)
        for difficulty in each.difficulties
    ],
)
def test_whole_games_of_every_scenario_end(scenario: int, difficulty: str) -> None:
    game = Game.new(Options(players=1, scenario=scenario, difficulty=difficulty, more_monsters=True))
    play_out(game, [GreedyPlayer()], SeededDealer(scenario))
    assert game.over


@pytest.mark.parametrize("scenario", range(1, 11))
def test_the_simple_player_plays_whole_games_of_every_scenario(scenario: int) -> None:
    game = Game.new(Options(players=1, scenario=scenario))
    play_out(game, [SimplePlayer()], SeededDealer(scenario))
    assert game.over


@pytest.mark.parametrize("scenario", range(1, 11))
def test_its_games_of_every_scenario_end_with_different_ranks(scenario: int) -> None:
    ranks: set[str] = set()
    for seed in range(20):
        game = Game.new(Options(players=1, scenario=scenario))
        play_out(game, [GreedyPlayer()], SeededDealer(seed))
        assert game.result is not None
        ranks.add(game.result.rank)
    assert len(ranks) >= 3


# --- Madhala ----------------------------------------------------------------------------------------


def test_it_goes_where_madhala_removes_the_monster() -> None:
    """Abysur would kill Taron. Once she is removed, there are a land and loot to take."""
    assert not answer(solo(1, pool="M")).startswith("path a")
    assert answer(solo(1, pool="M", table={"madhala": ["a1"]})) == "path a2"


@pytest.mark.parametrize(("madhala", "does"), [(["a1"], "path a2"), (["a1", "a2"], "tavern P5")])
def test_it_does_not_plan_to_take_a_land_that_madhala_removes(madhala: list[str], does: str) -> None:
    table = {"round": 6, "tavern": ["Nimra", "Lusara", "Jaruna"], "madhala": madhala}
    assert answer(solo(1, pool="SSMMMP5", gold=9, table=table)) == does


@pytest.mark.parametrize("bot", [GreedyPlayer, SimplePlayer])
def test_it_does_not_try_a_mission_that_madhala_has_won(bot: type[Player]) -> None:
    table: dict[str, Any] = {"missions": ["mission-4", "mission-5"]}
    for madhala, mission in ([], "path m1"), (["c1"], "path m1"), (["m1"], "path m2"):
        game = solo(1, pool="P1P1", gold=0, table={**table, "madhala": madhala})
        assert mission in [str(choice) for choice in game.choices]
        assert (answer(game, bot()) == mission) == (madhala != ["m1"])


def test_it_cancels_a_theft_by_madhala() -> None:
    own = on("a2", "Taron", dice="MMM", traps=["monster-plus-4"], defense=1)
    table = {"land_a": KRINX, "phase": "adventure", "madhala": ["a3"]}
    game = solo(8, own, table=table)
    assert answer(game) == "reveal"
    game.play("reveal", "token steal-magic-2")
    assert answer(game) == "yes"


@pytest.mark.parametrize(("madhala", "cancels"), [("a1", "yes"), ("a3", "no")])
def test_it_spends_its_token_on_a_theft_only_if_madhala_removes_the_monster(
    madhala: str, cancels: str
) -> None:
    """Krinx cannot be beaten, with the die or without it."""
    table = {"land_a": KRINX, "phase": "adventure", "madhala": [madhala]}
    game = solo(8, on("a2", "Taron", dice="M", defense=1), table=table)
    game.play("token steal-magic-1")
    assert answer(game) == cancels


# --- gold (scenario 2) ------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "goes"), [(1, "tavern P5"), (2, "pawn-shop P5")])
def test_it_spends_its_gold_at_the_end_unless_the_goal_is_gold(scenario: int, goes: str) -> None:
    table = {"round": 6, "tavern": ["Puargh", "Frostor", "Vaidala"]}
    assert answer(solo(scenario, glory=25, gold=30, pool="P5", table=table)) == goes


def test_it_goes_on_spending_while_it_needs_points() -> None:
    table = {"round": 6, "tavern": ["Puargh", "Frostor", "Vaidala"]}
    assert answer(solo(2, glory=12, gold=30, pool="P5", table=table)) == "tavern P5"


@pytest.mark.parametrize(("glory", "sold"), [(22, "done"), (23, "sell moldo"), (10, "done")])
def test_it_sells_the_trophies_that_it_does_not_need_for_points(glory: int, sold: str) -> None:
    """A jungle clan has 2 more points for its two members, and Moldo is worth 1."""
    own: dict[str, Any] = {"glory": glory, "gold": 20, "trophies": ["Moldo"]}
    assert answer(solo(2, **own, table={"round": 6, "phase": "clean-up"})) == sold
    assert answer(solo(2, **own, table={"round": 5, "phase": "clean-up"})) == "done"
    assert answer(solo(1, **own, table={"round": 6, "phase": "clean-up"})) == "done"


def test_it_turns_loot_into_gold_before_the_end() -> None:
    for number, use in ((1, "done"), (2, "loot gold-12")):
        game = solo(number, gold=20, loot=["gold-12"], table={"round": 6, "phase": "clean-up"})
        assert (number, answer(game)) == (number, use)
    for glory, use in ((22, "done"), (23, "loot trophies")):
        game = solo(2, glory=glory, gold=20, loot=["trophies"], table={"round": 6, "phase": "clean-up"})
        assert (glory, answer(game)) == (glory, use)


# --- a collection (scenario 5) ----------------------------------------------------------------------

READY: dict[str, Any] = {
    "defense": 5, "traps": ["initial", *["strength-1"] * 4], "potions": 3, "venoms": 3,
    "equipment": {"Tortock": ["Krakhen", "Slham", "Tergeo"]},
}  # fmt: skip


def test_it_collects_what_the_goal_needs_at_the_end() -> None:
    own = {**READY, "gold": 30, "pool": "MP5", "table": {"round": 5}}
    assert answer(solo(5, **{**own, "defense": 3})) == "armory P5"
    assert answer(solo(5, **{**own, "traps": ["initial"]})) == "lodge P5"
    assert answer(solo(5, **{**own, "venoms": 1})) == "alchemist 1 M"


def test_it_buys_equipment_of_a_type_that_it_lacks() -> None:
    table = {"bazaar": ["Pugnor", "Mortis", "Slham"]}
    equipment = {"Tortock": ["Krakhen"], "Taron": ["Tergeo"]}
    game = solo(5, **{**READY, "equipment": equipment}, gold=20, pool="P5", table=table)
    assert answers(game)[:2] == ["bazaar P5", "buy slham"]


def test_it_does_not_use_up_its_collection() -> None:
    """In a game for points it would load tokens, drink a potion and pay a contract."""
    own = {**READY, "wounded": ["Tortock"], "pool": "SSS", "table": {"round": 6, "land_a": KRINX}}
    assert answer(solo(1, **own)) == "heal tortock"
    assert answer(solo(5, **own)) != "heal tortock"
    taken = solo(5, **{**own, "wounded": []})
    taken.play("path a1", "member taron")
    assert answers(taken) == ["die S", "die S", "done"]


def test_it_buys_the_cheapest_traps_for_its_collection() -> None:
    lodge = ["strength-3", "magic-3", "magic-1", "strength-1", "strength-1", "magic-2"]
    table = {"round": 6, "lodge": lodge}
    few = {**READY, "traps": ["initial", "magic-plus-1", "magic-plus-2"]}
    game = solo(5, **few, gold=30, pool="S", table=table)
    assert answers(game)[:4] == ["lodge S", "buy strength-1", "buy strength-1 2", "done"]


@pytest.mark.parametrize(("scenario", "does"), [(1, "done"), (5, "loot brews")])
def test_it_uses_loot_for_its_collection_before_the_end(scenario: int, does: str) -> None:
    game = solo(scenario, loot=["brews"], table={"round": 6, "phase": "clean-up"})
    assert answer(game) == does


def test_it_sells_a_trophy_to_complete_its_collection() -> None:
    own = {**READY, "gold": 0, "trophies": ["Moldo"], "pool": "S", "table": {"round": 6}}
    assert answer(solo(5, **{**own, "defense": 3})) == "sell moldo"
    assert answer(solo(5, **own)) != "sell moldo"


# --- affinities (scenario 7) ------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "hired"), [(1, "hire nimra"), (7, "hire guster")])
def test_it_hires_members_of_each_affinity(scenario: int, hired: str) -> None:
    """Nimra is of water, which the clan has; Guster is of air."""
    game = solo(scenario, gold=15, pool="P5", table={"tavern": ["Nimra", "Guster", "Parsas"]})
    assert answers(game)[:2] == ["tavern P5", hired]


@pytest.mark.parametrize("docked", [["Nimra", "Vishor", "Parsas"], FAMOUS])
def test_it_buys_beer_if_the_tavern_offers_nobody_it_needs(docked: list[str]) -> None:
    game = solo(7, gold=15, pool="P5", table={"tavern": docked})
    assert answers(game)[:2] == ["tavern P5", "beer"]


@pytest.mark.parametrize(("scenario", "does"), [(1, "alchemist 1 M"), (7, "mine 1 S")])
def test_it_digs_for_gold_while_it_must_hire(scenario: int, does: str) -> None:
    assert answer(solo(scenario, pool="SSM", table={"spaces": {"armory": ["S", "S"]}})) == does


@pytest.mark.parametrize(("scenario", "sent"), [(1, "member guster"), (7, "member vishor")])
def test_it_does_not_risk_its_only_member_of_an_affinity(scenario: int, sent: str) -> None:
    """Guster is of air, the others are of water."""
    crew = ["Tortock", "Vishor", "Nimra", "Guster"]
    game = solo(scenario, glory=8, mercenaries=crew, table={"missions": ["mission-12"]})
    game.play("path m1")
    assert answer(game) == sent


# --- missions (scenario 9) --------------------------------------------------------------------------

CONTRACT = {"missions": ["mission-12", "mission-6"]}  # the contract: one S die, one defense token


def test_it_prefers_missions_if_they_are_the_goal() -> None:
    own: dict[str, Any] = {"defense": 1, "pool": "SP5", "gold": 7}
    assert answer(solo(9, **own, table=CONTRACT)) == "path c1"
    assert not answer(solo(1, **own, table=CONTRACT)).startswith("path c")
    assert answer(solo(9, pool="M", table=CONTRACT)) == "path m1"
    assert answer(solo(1, pool="M", table=CONTRACT)) == "alchemist 1 M"


def test_it_buys_what_a_contract_costs() -> None:
    table = {**CONTRACT, "madhala": ["m1"]}
    assert answer(solo(9, pool="SP1", gold=7, table=table)) == "armory P1"


def test_it_keeps_what_its_contract_will_cost() -> None:
    sent = on("c1", "Tortock", dice="S")
    game = solo(9, sent, defense=1, pool="SSS", table={**CONTRACT, "land_a": KRINX, "fulfilled": 1})
    game.play("path a1")
    assert "load defense" not in answers(game)


def test_it_pays_every_contract_while_it_needs_missions() -> None:
    for fulfilled, pays in ((7, "yes"), (8, "no")):
        table = {**CONTRACT, "phase": "adventure", "fulfilled": fulfilled}
        game = solo(9, on("c1", "Tortock", dice="S"), defense=1, gold=0, table=table)
        assert (fulfilled, answer(game)) == (fulfilled, pays)


# --- other rules of scenarios -----------------------------------------------------------------------


def test_it_does_not_take_tokens_that_protect_nobody() -> None:
    for number, takes in ((1, True), (4, False)):
        game = solo(number, defense=2, pool="SSS", table={"land_a": KRINX})
        game.play("path a1", "member taron")
        assert (number, "load defense" in answers(game)) == (number, takes)


def test_it_counts_the_rounds_of_the_scenario() -> None:
    """In the last round wages do not matter."""
    table = {"round": 3, "tavern": ["Naiala", "Frostor", "Vaidala"]}
    own: dict[str, Any] = {"gold": 4, "glory": 8, "pool": "P5", "table": table}
    assert answer(solo(3, **own)) == "tavern P5"
    assert answer(solo(1, **own)) != "tavern P5"


@pytest.mark.parametrize(("scenario", "does"), [(1, "path a4"), (10, "armory S")])
def test_it_prepares_better_against_monsters_that_reroll_misses(scenario: int, does: str) -> None:
    own: dict[str, Any] = {"pool": "SSSS", "defense": 3, "traps": ["initial", "strength-2"]}
    assert answer(solo(scenario, **own, table={"round": 5, "land_a": KRINX})) == does
