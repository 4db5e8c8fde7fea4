"""The action space is fixed: ids of old records, bots and learners stay what they are."""

from itertools import pairwise
from pathlib import Path

from monsterlands import load
from monsterlands.game.names import names_of
from monsterlands.rules import actions

WRITTEN = Path(__file__).parents[2] / "docs" / "action-space.txt"


def ranges() -> list[str]:
    """Write both layouts as the document does."""
    found: list[str] = []
    for layout, end in ((actions.LAYOUT, actions.ACTIONS), (actions.OUTCOME_LAYOUT, actions.OUTCOMES)):
        for (name, start), (_, stop) in pairwise([*layout, ("", end)]):
            found.append(f"{start:5} {stop - start:4}  {name}")
    return found


def test_every_written_range_is_where_it_was_and_as_large_as_it_was() -> None:
    written = [line for line in WRITTEN.read_text().splitlines() if not line.startswith("#")]
    assert ranges() == written


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
