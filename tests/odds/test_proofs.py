"""The odds against the best possible play, and against games of the engine; more in tools/prove_odds.py."""

from __future__ import annotations

from itertools import islice

from monsterlands.odds.odds import chances
from odds.cases import all_topics, choose_cases, topics_of
from odds.expectimax import Search, policy_value, small_cases
from odds.simulation import disagreements, simulate

SEARCHED = 40
SIMULATED = 20
GAMES = 1000
CLOSE = 1e-4
"""How much of its aim a path gives up for its survival."""


def test_no_way_to_play_beats_the_odds() -> None:
    for case in islice(small_cases(dice=2), SEARCHED):
        promised = policy_value(chances(case.state, case.path, case.aim), case.aim)
        assert abs(Search(case).best() - promised) < CLOSE, case


def test_simulated_games_agree_with_the_odds() -> None:
    for case in choose_cases(SIMULATED):
        assert disagreements(case, simulate(case, GAMES)) == []


def test_the_cases_are_about_every_effect_of_the_edition() -> None:
    met: set[str] = set()
    for case in choose_cases(300):
        met |= topics_of(case)
    assert met >= all_topics()
