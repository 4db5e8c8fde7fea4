"""Every kind of frame, decision and reason has one row, and the rows match what the engine does."""

import pytest

from monsterlands import Game, Options, SeededDealer
from monsterlands.rules import frames
from monsterlands.rules.actions import CHOICE_RANGES, OUTCOME_RANGES
from monsterlands.rules.decisions import DECISIONS
from monsterlands.rules.reasons import LEGAL, REASONS


def test_the_kind_of_a_frame_is_the_place_of_its_row() -> None:
    assert [row.kind for row in frames.FRAMES] == list(range(63))


def test_no_two_frames_have_the_same_name() -> None:
    assert len({row.name for row in frames.FRAMES}) == 63


def test_every_decision_has_its_functions() -> None:
    asked = [row.kind for row in frames.FRAMES if row.node == "decision"]
    assert [decision.kind for decision in DECISIONS] == asked


def test_a_frame_has_four_arguments_at_most() -> None:
    assert max(len(row.about) + len(row.inner) for row in frames.FRAMES) == frames.ARGUMENTS


def test_the_answers_of_a_frame_are_ranges_of_choices_or_outcomes() -> None:
    choices = {row.name for row in CHOICE_RANGES}
    outcomes = {row.name for row in OUTCOME_RANGES}
    for row in frames.FRAMES:
        assert set(row.answers) <= (choices if row.node == "decision" else outcomes), row.name


def test_legal_is_the_first_reason() -> None:
    assert REASONS[LEGAL].name == "legal"


@pytest.mark.parametrize(
    "options",
    [
        Options(players=2, affinities="chosen"),
        Options(players=3, queens_grant=True, more_monsters=True),
        Options(players=4, tricks=True),
        Options(players=1, scenario=8),
    ],
    ids=["two", "three", "four", "solo"],
)
def test_every_offered_choice_and_outcome_is_in_its_row(options: Options) -> None:
    rows = {row.name: row for row in frames.FRAMES}
    dealer = SeededDealer(7)
    for _ in range(5):
        game = Game.new(options)
        while not game.over:
            row = rows[game.node.question]
            assert row.node == game.node.kind
            assert list(dict(game.node.about)) == list(row.about)
            if game.at_chance:
                kinds = {outcome.spelling.split()[0] for outcome in game.outcomes}
                game.deal(game.outcomes[dealer.below(len(game.outcomes))])
            else:
                kinds = {choice.kind for choice in game.choices}
                assert list(game.legal) == sorted(game.legal)
                game.apply(game.legal[dealer.below(len(game.legal))])
            assert kinds <= set(row.answers)
