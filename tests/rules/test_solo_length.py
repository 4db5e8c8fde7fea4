"""R13.6 and R13.10: how long a solo game lasts, and when its rank is judged."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer
from support.adventures import clan, on
from support.games import dealt, finished
from support.positions import as_toml, position

AFFINITY = {2: "jungle", 4: "water"}


def ending(number: int, scenario: int = 1, table: dict[str, Any] | None = None, **values: Any) -> Game:
    """Begin the clean-up of a round of solo play."""
    own = clan(AFFINITY.get(scenario, "fire"), **values)
    text = as_toml({"options": {"scenario": scenario}, "clan": [own]})
    return position(text, phase="clean-up", round=number, **(table or {}))


def rank(game: Game) -> str:
    """Return the rank that a game ended with."""
    assert game.result is not None
    return game.result.rank


# --- R13.6 ------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.6a")
@pytest.mark.parametrize("glory", [29, 30, 31, 60])
@pytest.mark.parametrize("number", [1, 3, 5])
def test_a_solo_game_goes_on_whatever_the_glory(number: int, glory: int) -> None:
    game = ending(number, glory=glory)
    assert not game.over
    game.advance(SeededDealer(1))
    assert (game.open_view().round, game.node.question) == (number + 1, "turn")


@pytest.mark.rule("R13.6a")
@pytest.mark.parametrize("glory", [0, 29, 30, 60])
def test_a_solo_game_ends_after_round_6(glory: int) -> None:
    game = ending(6, glory=glory)
    assert game.over
    assert game.result is not None
    assert game.result.round == 6


@pytest.mark.rule("R13.6a")
def test_a_mission_that_brings_the_thirtieth_glory_does_not_end_a_solo_game() -> None:
    own = clan("fire", on("m1", "Nuduru", dice="SSS"), glory=29)
    text = as_toml({"options": {"scenario": 1}, "clan": [own]})
    game = position(text, phase="adventure", round=2, missions=["mission-8", "mission-1"])
    game.play("roll S6 S6 S6")
    assert game.open_view().clan(0).glory == 32
    game.advance(SeededDealer(1))
    assert (game.over, game.open_view().round) == (False, 3)


@pytest.mark.rule("R13.6a", "R10.5")
def test_with_two_players_thirty_glory_still_ends_the_game() -> None:
    text = as_toml({"clan": [clan("fire", glory=30), clan("water")]})
    assert position(text, phase="clean-up", round=2).over


@pytest.mark.rule("R13.6a")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_solo_game_has_six_rounds(seed: int) -> None:
    game = finished(Options(players=1), seed)
    assert game.result is not None
    assert (game.result.round, game.open_view().rounds) == (6, 6)


@pytest.mark.rule("R13.6b", "R13.7")
@pytest.mark.parametrize("scenario", range(1, 11))
def test_only_blitz_says_otherwise(scenario: int) -> None:
    options = Options(players=1, scenario=scenario, affinity=AFFINITY.get(scenario, "fire"))
    assert dealt(options, 1).open_view().rounds == (3 if scenario == 3 else 6)


@pytest.mark.rule("R13.6b", "R13.7")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (3, True)])
@pytest.mark.parametrize("glory", [5, 30])
def test_blitz_ends_after_three_rounds_whatever_the_glory(number: int, over: bool, glory: int) -> None:
    assert ending(number, 3, glory=glory).over == over


# --- R13.10 -----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.10a", "R13.7")
@pytest.mark.parametrize(
    ("glory", "named"),
    [(32, "fodder"), (33, "trainee"), (42, "trainee"), (43, "veteran"), (57, "veteran"), (58, "hero")],
)
def test_the_rank_is_judged_by_the_victory_points(glory: int, named: str) -> None:
    game = ending(6, glory=glory)  # and 1 of reputation, 1 for two icons of fire
    assert rank(game) == named


@pytest.mark.rule("R13.10b", "R10.4")
@pytest.mark.parametrize(("gold", "named"), [(17, "fodder"), (18, "trainee")])
def test_gold_is_counted_after_wages(gold: int, named: str) -> None:
    game = ending(6, 2, glory=30, gold=gold)  # Korgo costs 3
    assert (game.open_view().clan(0).gold, rank(game)) == (gold - 3, named)


@pytest.mark.rule("R13.10b", "R10.4")
@pytest.mark.parametrize(("gold", "named"), [(6, "trainee"), (5, "fodder")])
def test_a_deserter_of_the_last_round_does_not_count(gold: int, named: str) -> None:
    # 29 + 1 + 3 of reputation, and 3 for three icons of fire: 36; without Tranok 31
    game = ending(6, hired=("Tranok",), glory=29, gold=gold)
    assert ("Tranok" in game.open_view().clan(0).mercenaries) == (gold == 6)
    assert rank(game) == named


@pytest.mark.rule("R13.10b", "R1.9")
def test_what_was_sold_at_the_last_homecoming_counts_as_gold() -> None:
    own = clan("jungle", on("m1", "Korgo", dice="SS"), trophies=["Sporus"], glory=30, gold=8)
    text = as_toml({"options": {"scenario": 2}, "clan": [own]})
    game = position(text, phase="adventure", round=6, missions=["mission-2", "mission-1"])
    game.play("roll S3 S3", "sell sporus")  # 10 gold for it; the mission costs 1 glory
    assert (game.open_view().clan(0).gold, rank(game)) == (8 + 10 - 3, "trainee")


@pytest.mark.rule("R13.10c")
def test_while_the_game_goes_on_there_is_no_result() -> None:
    assert ending(5, glory=60).result is None
