"""R13.7: scenarios are data. An eleventh one, made of known pieces, needs only a text."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from monsterlands import BadOptions, Event, Game, Options, Record, SeededDealer
from monsterlands.box import overlay, read
from support.adventures import asked, clan, happened, on
from support.games import dealt, path
from support.positions import as_toml, position
from support.refusals import refused

NIGHT = """
name = "night"
base = "standard@1"

[[scenario]]
id = "long-night"
name = "Long night"
difficulties = ["normal", "hard"]
rounds = 4
gold = 15
defense = 2
closed = ["bazaar"]
entrance = "rounds"
beer = 1
trick_tokens = 1
outside = ["4", "3", "3", "right", "right", "2"]
rerolled_misses = true
trainee = { points = 8 }
veteran = { points = 10, gold = 4 }
hero = { points = 12, gold = 4, missions = 1 }
"""
ALONE = Options(players=1, scenario=11, affinity="fire")
LAND = {"land": "Yuha", "header": "header-6a", "monster": "Krinx"}  # a1 S, a2 SM, a3 SS, a4 M
RANKS = ("fodder", "trainee", "veteran", "hero")


def eleventh(own: dict[str, Any], text: str = NIGHT, **table: Any) -> Game:
    """Begin a position in the eleventh scenario of an overlay, on Normal."""
    document: dict[str, Any] = {"overlay": text, "options": {"scenario": 11}, "clan": [own]}
    return position(as_toml(document), **{"land_a": LAND, **table})


def plain(line: str) -> str:
    """Write an overlay with an eleventh scenario that differs by one line."""
    goals = "trainee = { points = 1 }\nveteran = { points = 2 }\nhero = { points = 3 }"
    return f'name = "plain"\nbase = "standard@1"\n[[scenario]]\nid = "plain"\nname = "Plain"\n{line}\n{goals}'


# --- each piece -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7")
def test_the_text_alone_adds_an_eleventh_scenario() -> None:
    game = Game.new(ALONE, read(NIGHT, "night.toml"))
    scenario = game.view(0).scenario
    assert scenario is not None
    assert (scenario.name, len(game.box.scenarios)) == ("Long night", 11)


@pytest.mark.rule("R13.7")
def test_a_scenario_is_refused_on_a_difficulty_that_it_does_not_allow() -> None:
    with pytest.raises(BadOptions, match="scenario 11, Long night, allows normal, hard"):
        Game.new(Options(players=1, scenario=11, difficulty="tutorial"), overlay("standard@1", NIGHT))


@pytest.mark.rule("R13.7", "R13.8")
def test_the_clan_starts_as_the_scenario_says() -> None:
    game = Game.new(ALONE, overlay("standard@1", NIGHT))
    game.advance(SeededDealer(1))
    view = game.view(0)
    assert (view.clan(0).gold, view.clan(0).defense, view.rounds) == (15, 2, 4)
    assert view.entrance in ("Snailer", "Gator", "Krinx", "Surbol", "Moldo", "Sckon", "Blandor", "Krushus")


@pytest.mark.rule("R13.7")
def test_the_bazaar_is_closed_to_everybody() -> None:
    game = eleventh(clan("fire", pool="SS", gold=20))
    refused(game, "bazaar S", "R13.7", "closed-by-scenario", building="bazaar")
    game.play("pawn-shop S", "done", "end turn")
    assert "madhala 1 4" in [str(outcome) for outcome in game.outcomes]
    assert "madhala 1 5" not in [str(outcome) for outcome in game.outcomes]


@pytest.mark.rule("R13.7", "R5.10d")
def test_beer_costs_1() -> None:
    game = eleventh(clan("fire", pool="S", gold=20, glory=10))
    game.play("tavern S", "beer")
    assert game.view(0).clan(0).gold == 19


@pytest.mark.rule("R13.7", "R13.3")
@pytest.mark.parametrize(
    ("yellow", "name", "tokens"),
    [(1, "a4", 1), (2, "a3", 1), (3, "a3", 1), (4, "c1", 0), (5, "c1", 0), (6, "a2", 1)],
)
def test_madhala_goes_where_its_table_says_with_one_token_on_a_land_path(
    yellow: int, name: str, tokens: int
) -> None:
    game = eleventh(clan("fire", pool="SS"))
    game.play("pawn-shop S", "done", "end turn", f"madhala 6 {yellow}")
    assert path(game, name).mercenary == "madhala"
    assert path(game, name).traps == (None,) * tokens


@pytest.mark.rule("R13.7", "R11.4")
def test_her_trick_steals_and_misses_are_rolled_again_in_the_same_battle() -> None:
    game = eleventh(clan("fire", on("a1", "Nuduru", dice="SS")), phase="adventure", madhala=["a2"])
    game.play("token steal-strength-1", "attack 1 1 6 1")
    assert path(game, "a1").dice == "S"
    assert asked(game) == "attack a1 3"


@pytest.mark.rule("R13.7", "R13.8")
def test_a_monster_comes_to_an_empty_entrance_at_the_start_of_a_round() -> None:
    game = eleventh(clan("fire"), phase="preparation", round=3)
    game.play("monster gator")
    assert game.view(0).entrance == "Gator"


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize(("number", "over"), [(1, False), (3, False), (4, True)])
def test_round_4_is_the_last(number: int, over: bool) -> None:
    assert eleventh(clan("fire"), phase="clean-up", round=number).over == over


@pytest.mark.rule("R13.7", "R13.10")
@pytest.mark.parametrize(
    ("points", "gold", "missions", "rank"),
    [
        (7, 9, 1, "fodder"),
        (8, 0, 0, "trainee"),
        (9, 9, 1, "trainee"),
        (10, 3, 1, "trainee"),
        (10, 4, 0, "veteran"),
        (11, 4, 1, "veteran"),
        (12, 9, 0, "veteran"),
        (12, 4, 1, "hero"),
    ],
)
def test_the_rank_follows_its_own_goals(points: int, gold: int, missions: int, rank: str) -> None:
    wages = 1
    own = clan("fire", glory=points - 2, gold=gold + wages)
    game = eleventh(own, phase="clean-up", round=4, fulfilled=missions)
    assert game.result is not None
    assert (game.result.scores[0].total, game.view(0).clan(0).gold) == (points, gold)
    assert (game.result.rank, game.view(0).rank) == (rank, rank)


# --- whole games ----------------------------------------------------------------------------------------


def whole_game(seed: int) -> tuple[Game, list[Event], list[str]]:
    """Play a game at random; return it, what happened, and the entrance at the start of each round."""
    game, dealer = Game.new(ALONE, overlay("standard@1", NIGHT)), SeededDealer(seed)
    told: list[Event] = []
    entrances: list[str] = []
    game.listen(lambda happening: told.append(happening.in_full()))
    while not game.over:
        game.advance(dealer)
        view = game.view(0)
        if view.phase == "deployment" and len(entrances) < view.round:
            entrances.append(view.entrance)
        if not game.over:
            game.apply(game.legal[dealer.below(len(game.legal))])
    return game, told, entrances


def earned(game: Game) -> str:
    """Return the rank by the goals of the long night."""
    view = game.view(0)
    points, gold = view.clan(0).score.total, view.clan(0).gold
    reached = [points >= 8, points >= 10 and gold >= 4, points >= 12 and gold >= 4 and view.fulfilled >= 1]
    return RANKS[sum(reached)]


@pytest.mark.rule("R13.7")
def test_whole_games_are_played_with_every_piece_in_force() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        game, told, entrances = whole_game(seed)
        assert game.result is not None
        assert game.result.round == 4
        assert game.result.rank == earned(game)
        assert len(entrances) == 4
        assert "" not in entrances
        met.update(
            str(event["building"]) for event in told if event.kind in ("die-deployed", "madhala-deployed")
        )
        sent = {str(event["path"]) for event in told if event.kind == "madhala-sent"}
        assert sent <= {"a2", "a3", "a4", "c1", "c2"}
        paid = [before for before, event in pairwise(told) if event.kind == "beer-bought"]
        assert {(event.kind, event["gold"]) for event in paid} <= {("gold-paid", 1)}
        met.update(event.kind for event in told)
        met[game.result.rank] += 1
        met["hers"] += sum(event.kind == "trap-revealed" and event.seat is None for event in told)
    pieces = ("armory", "bazaar", "beer-bought", "misses-rerolled", "hers", "trick-aimed", *RANKS[1:])
    assert [piece for piece in pieces if not met[piece]] == ["bazaar"]


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_recorded_with_the_text_and_can_be_replayed_from_that(seed: int) -> None:
    game, _, _ = whole_game(seed)
    record = Record.from_text(game.record().to_text())
    assert (record.base, record.overlays) == ("standard@1", (NIGHT,))
    again = Game.replay(record)
    assert again.digest() == game.digest()
    assert again.result == game.result


# --- pieces that the ten do not have --------------------------------------------------------------------


@pytest.mark.rule("R13.6", "R10.5")
@pytest.mark.parametrize(("glory", "over"), [(29, False), (30, True)])
def test_glory_ends_the_game_if_the_scenario_says_so(glory: int, over: bool) -> None:
    game = eleventh(clan("fire", glory=glory), plain("glory_ends = true"), phase="clean-up", round=1)
    assert game.over == over


@pytest.mark.rule("R13.7")
def test_a_game_may_have_one_round() -> None:
    assert eleventh(clan("fire"), plain("rounds = 1"), phase="clean-up", round=1).over


@pytest.mark.rule("R13.7")
def test_several_buildings_may_be_closed() -> None:
    game = eleventh(clan("fire", pool="SM", gold=20), plain('closed = ["lodge", "alchemist", "pawn_shop"]'))
    for choice, building in (
        ("lodge S", "lodge"),
        ("alchemist 1 M", "alchemist"),
        ("pawn-shop S", "pawn_shop"),
    ):
        refused(game, choice, "R13.7", "closed-by-scenario", building=building)


@pytest.mark.rule("R13.7")
def test_beer_may_be_free() -> None:
    game = eleventh(clan("fire", pool="S", gold=0, glory=1), plain("beer = 0"))
    told = happened(game, "tavern S")
    assert "beer-bought" in [event.kind for event in told]
    assert game.view(0).clan(0).gold == 0


@pytest.mark.rule("R13.7", "R5.10d")
def test_beer_may_be_dearer() -> None:
    game = eleventh(
        clan("fire", pool="S", gold=4, glory=10), plain("beer = 5"), tavern=["Dalina", "Parsas", "Torko"]
    )
    game.play("tavern S")
    refused(game, "beer", "R5.6", "cannot-pay", price=5, gold=4)


@pytest.mark.rule("R13.7", "R2.3")
def test_the_deck_may_ask_for_a_die_of_each_of_two_colours() -> None:
    game = Game.new(ALONE, overlay("standard@1", plain('deck_dice = "SP"')))
    names = {str(outcome).removeprefix("tavern ") for outcome in game.outcomes}
    assert names == {"puargh", "vaidala", "lusara", "torko", "wormee", "jaruna"}


@pytest.mark.rule("R13.7")
def test_an_eleventh_scenario_leaves_the_first_ten_as_they_were() -> None:
    game = Game.new(Options(players=1, scenario=3, affinity="fire"), overlay("standard@1", NIGHT))
    game.advance(SeededDealer(5))
    as_ever = dealt(Options(players=1, scenario=3, affinity="fire"), 5)
    assert game.position().split("[table]")[1] == as_ever.position().split("[table]")[1]
