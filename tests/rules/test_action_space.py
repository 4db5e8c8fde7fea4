"""The action space is fixed: records, bots and learners rely on its ids."""

from hashlib import sha256
from pathlib import Path

import pytest

from monsterlands import load
from monsterlands.game.names import names_of
from monsterlands.rules import actions

WRITTEN = Path(__file__).parents[2] / "docs" / "action-space.txt"
FIRST = "901da0dda3dbd8a745733c03eda27c4fc89ee675209a0bf984dd2157a72a03e7"
"""The checksum of the document without the lines that were added later."""
ADDED_CHOICES = [" 1488    1  roll-all"]
ADDED_OUTCOMES = ["  273   32  token"]
"""What was added since, at the end of the choices and of the outcomes."""


def ranges() -> list[str]:
    """Write both layouts as the document does."""
    rows = (*actions.CHOICE_RANGES, *actions.OUTCOME_RANGES)
    return [f"{row.first:5} {row.size:4}  {row.name}" for row in rows]


def written() -> list[str]:
    """List the ranges of the document: the choices, then the outcomes."""
    return [line for line in WRITTEN.read_text().splitlines() if not line.startswith("#")]


def test_the_ranges_are_those_of_the_document() -> None:
    assert ranges() == written()


@pytest.mark.parametrize(
    ("ranges", "end"),
    [(actions.CHOICE_RANGES, actions.ACTIONS), (actions.OUTCOME_RANGES, actions.OUTCOMES)],
)
def test_ranges_follow_one_another_without_a_gap(ranges: list[actions.IdRange], end: int) -> None:
    assert [row.first + row.size for row in ranges] == [*[row.first for row in ranges[1:]], end]


def test_every_original_range_keeps_its_place_and_size() -> None:
    first = [line for line in written() if line not in (*ADDED_CHOICES, *ADDED_OUTCOMES)]
    assert len(first) == 68
    assert sha256("\n".join(first).encode()).hexdigest() == FIRST


def test_what_was_added_later_comes_after_all_other_choices_and_outcomes() -> None:
    choices, _, outcomes = WRITTEN.read_text().partition("# Chance outcomes")
    assert choices.splitlines()[-len(ADDED_CHOICES) :] == ADDED_CHOICES
    assert outcomes.splitlines()[-len(ADDED_OUTCOMES) :] == ADDED_OUTCOMES
    assert (actions.ACTIONS, actions.OUTCOMES) == (1489, 305)


def test_no_two_choices_are_spelled_alike() -> None:
    names = names_of(load("standard@1"))
    spellings = [names.spelling(choice) for choice in range(actions.ACTIONS) if names.spelling(choice)]
    assert len(spellings) == len(set(spellings))
    assert len(spellings) > 1000


def test_every_choice_is_found_by_its_spelling() -> None:
    names = names_of(load("standard@1"))
    for choice in range(actions.ACTIONS):
        if names.spelling(choice):
            assert names.choice(names.spelling(choice)) == choice


def test_every_outcome_is_found_by_its_spelling() -> None:
    names = names_of(load("standard@1"))
    for outcome in range(actions.OUTCOMES):
        if names.outcome_spelling(outcome):
            assert names.outcome(names.outcome_spelling(outcome)) == outcome
