"""Properties of every node of solo games, in all scenarios (R13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from monsterlands import Event, Game, SeededDealer
from support.adventures import heard
from support.whole_games import BOX, solo_options, step

SCENARIOS = range(1, 11)
DEPLOYMENT = ("turn-began", "madhala-rolled", "deployment-ended")
every_scenario = pytest.mark.parametrize("number", SCENARIOS)


def solo_nodes(number: int) -> Iterator[tuple[Game, list[Event]]]:
    """Yield the nodes of some whole games of a scenario, with all their events so far."""
    for seed in range(4):
        game, dealer = Game.new(solo_options(seed, number - 1)), SeededDealer(seed)
        told = heard(game)
        while not game.over:
            yield game, told
            step(game, dealer)
        yield game, told


def test_the_games_of_these_tests_are_of_all_scenarios_of_the_edition() -> None:
    assert [scenario.id for scenario in BOX.scenarios] == [
        "business-as-usual", "money-is-king", "blitz", "no-armor", "fully-loaded", "under-attack",
        "diversify", "tricky", "missionary", "doom",
    ]  # fmt: skip
    for number in SCENARIOS:
        assert {game.options.scenario for game, _ in solo_nodes(number)} == {number}


@every_scenario
@pytest.mark.rule("R13.1", "R13.4")
def test_madhala_is_on_six_paths_at_most_of_land_a_and_the_missions(number: int) -> None:
    seen = Counter[str]()
    for game, _ in solo_nodes(number):
        view = game.open_view()
        hers = [path for path in view.paths.values() if path.mercenary == "madhala"]
        assert len(hers) <= 6
        assert view.phase in ("deployment", "adventure") or not hers
        for path in hers:
            assert path.name[0] in "amc"
            assert (path.seat, path.defense, path.potions, path.venoms, path.gold) == (None, 0, 0, 0, 0)
            assert path.rolled == ""
            if number == 8 and path.name[0] == "a" and view.phase == "deployment":
                assert path.traps == (None, None)
            if number != 8 or path.name[0] != "a":
                assert (path.traps, path.dice) == ((), "")
            seen[path.name[0]] += 1
    assert {*seen} > {"a"}


@every_scenario
@pytest.mark.rule("R13.2")
def test_madhala_acts_once_between_two_turns_and_never_after_the_last(number: int) -> None:
    between = 0
    for game, told in solo_nodes(number):
        if game.over:
            kinds = [event.kind for event in told if event.kind in DEPLOYMENT]
            after = Counter(pairwise(kinds))
            assert after["turn-began", "madhala-rolled"] == after["madhala-rolled", "turn-began"]
            assert after["turn-began", "deployment-ended"] == kinds.count("deployment-ended")
            assert after["turn-began", "turn-began"] == after["madhala-rolled", "madhala-rolled"] == 0
            between += after["madhala-rolled", "turn-began"]
    assert between > 10


@every_scenario
@pytest.mark.rule("R13.3", "R13.7")
def test_nobody_deploys_where_the_scenario_or_panic_has_closed_a_building(number: int) -> None:
    closed = ("armory",) if number == 4 else ()
    for game, _ in solo_nodes(number):
        view = game.open_view()
        for building in (*closed, *(view.panic if view.phase == "deployment" else ())):
            assert not any(view.spaces(building))


@every_scenario
@pytest.mark.rule("R13.6", "R13.7", "R13.10")
def test_a_solo_game_has_the_rounds_of_its_scenario_and_ends_with_a_rank(number: int) -> None:
    for game, told in solo_nodes(number):
        view = game.open_view()
        assert (view.players, view.first) == (1, 0)
        assert view.rounds == (3 if number == 3 else 6)
        kept = [event for event in told if event.kind in ("mission-fulfilled", "contract-kept")]
        assert view.fulfilled == len(kept)
        if game.over:
            assert game.result is not None
            assert game.result.round == view.rounds
            assert game.result.rank == view.rank
            assert view.rank in ("fodder", "trainee", "veteran", "hero")
