"""The options of solo play (R13.1, R13.7): what is refused, and what is filled in."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from monsterlands import BadOptions, BadPosition, Game, Options, SeededDealer, load

SCENARIOS = range(1, 11)


# --- options that make no sense ---------------------------------------------------------------------


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("scenario", [0, -1, "x", "1", 1.0, True])
def test_a_scenario_is_a_number_from_1(scenario: Any) -> None:
    message = f"scenario is {scenario!r}; scenarios are numbered from 1 (R13.7)"
    with pytest.raises(BadOptions, match=re.escape(message)):
        Options(players=1, scenario=scenario)


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("named", [{"scenario": 1}, {"scenario": 5}, {"affinity": "fire"}])
def test_a_scenario_and_an_affinity_are_for_one_player(players: int, named: dict[str, Any]) -> None:
    message = f"{next(iter(named))} is given for {players} players; it is for solo play (R13)"
    with pytest.raises(BadOptions, match=re.escape(message)):
        Options(players=players, **named)


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("scenario", [None, *SCENARIOS])
def test_solo_play_has_no_trick_module_of_its_own(scenario: int | None) -> None:
    message = "tricks is on; in solo play only a scenario brings the trick module (R13.1)"
    with pytest.raises(BadOptions, match=re.escape(message)):
        Options(players=1, scenario=scenario, tricks=True)


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("scenario", [None, *SCENARIOS])
def test_solo_play_has_no_queens_grant(scenario: int | None) -> None:
    message = "queens_grant is on; solo play has no Queen's Grant (R13.1)"
    with pytest.raises(BadOptions, match=re.escape(message)):
        Options(players=1, scenario=scenario, queens_grant=True)


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("affinity", ["earth", "", "Fire", 0])
def test_an_affinity_is_one_of_four(affinity: Any) -> None:
    message = f"affinity is {affinity!r}; it must be one of fire, water, air, jungle (R1.5)"
    with pytest.raises(BadOptions, match=re.escape(message)):
        Options(players=1, affinity=affinity)


@pytest.mark.rule("R13.1")
def test_solo_play_has_no_second_seat() -> None:
    with pytest.raises(BadOptions, match="first is 1; it must be a seat from 0 to 0"):
        Options(players=1, first=1)


# --- options that do not fit the edition --------------------------------------------------------------


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        (Options(players=1, scenario=11), "scenario is 11; standard@1 has scenarios 1 to 10 (R13.7)"),
        (Options(players=1, scenario=999), "scenario is 999; standard@1 has scenarios 1 to 10 (R13.7)"),
        (
            Options(players=1, scenario=10, difficulty="tutorial"),
            "difficulty is tutorial; scenario 10, Doom, allows normal, hard, cutthroat (R13.7)",
        ),
        (
            Options(players=1, scenario=2, affinity="fire"),
            "affinity is fire; scenario 2, Money is king, is played with jungle (R13.7)",
        ),
        (
            Options(players=1, scenario=4, affinity="jungle"),
            "affinity is jungle; scenario 4, No armor, is played with water (R13.7)",
        ),
    ],
    ids=["11", "999", "difficulty", "affinity of 2", "affinity of 4"],
)
def test_no_game_begins_with_options_that_do_not_fit_the_edition(options: Options, message: str) -> None:
    box = load("standard@1")
    before = (replace(options), box.hash)
    for edition in (box, "standard@1"):
        with pytest.raises(BadOptions) as refused:
            Game.new(options, edition)
        assert str(refused.value) == message
    assert (options, box.hash) == before


NUMBERED = "scenario is a whole number from 1 to 10 (R13.7)"


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("players = 1\nscenario = 11", f"options.scenario: is 11; {NUMBERED}"),
        ("players = 1\nscenario = 0", f"options.scenario: is 0; {NUMBERED}"),
        ('players = 1\nscenario = "x"', f'options.scenario: is "x"; {NUMBERED}'),
        ("scenario = 3", "options.scenario: is 3 with 2 clans; scenarios are for solo play (R13.7)"),
        (
            "players = 1\ntricks = true",
            "options.tricks: is true with one clan; solo play has no trick module (R13.1)",
        ),
        (
            "players = 1\nqueens_grant = true",
            "options.queens_grant: is true with one clan; solo play has no Queen's Grant (R13.1)",
        ),
        (
            'players = 1\nscenario = 10\ndifficulty = "tutorial"',
            "options.difficulty: is tutorial; the scenario allows normal, hard, cutthroat (R13.7)",
        ),
    ],
    ids=["11", "0", "x", "two clans", "tricks", "grant", "difficulty"],
)
def test_a_position_with_such_options_is_refused(options: str, message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Game.from_position(f'edition = "standard@1"\n[options]\n{options}')
    assert refused.value.problems == (message,)


# --- options that are fine ----------------------------------------------------------------------------


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("difficulty", ["normal", "hard", "cutthroat"])
def test_every_scenario_may_begin_on_the_other_difficulties(scenario: int, difficulty: str) -> None:
    game = Game.new(Options(players=1, scenario=scenario, difficulty=difficulty))
    game.advance(SeededDealer(1))
    assert (game.options.scenario, game.view(0).difficulty) == (scenario, difficulty)


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize("scenario", range(1, 10))
def test_all_scenarios_but_the_last_may_begin_on_tutorial(scenario: int) -> None:
    game = Game.new(Options(players=1, scenario=scenario, difficulty="tutorial"))
    assert (game.options.scenario, game.view(0).difficulty) == (scenario, "tutorial")


@pytest.mark.rule("R13.1")
def test_the_player_is_asked_for_the_affinity_that_nobody_named() -> None:
    game = Game.new(Options(players=1, scenario=1))
    assert (game.node.question, game.seat) == ("choose-affinity", 0)
    game.play("affinity air")
    assert game.view(0).clan(0).affinity == "air"


@pytest.mark.rule("R13.1", "R15.3")
def test_more_monster_action_may_be_played_in_solo() -> None:
    game = Game.new(Options(players=1, more_monsters=True, affinity="air"))
    assert (game.options.more_monsters, game.view(0).more_monsters) == (True, True)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_options_are_kept_in_states_and_records(scenario: int) -> None:
    game = Game.new(Options(players=1, scenario=scenario, first=0, more_monsters=True))
    assert Game.from_json(game.to_json()).options == game.options
    assert Game.replay(game.record()).options == game.options
