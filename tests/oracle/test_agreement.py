"""Engine and oracle agree on random adventures and clean-ups; tools/consult_oracle.py compares more."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, load
from oracle.agreement import Both, Disagreement, compare, description, edition, start
from oracle.resolve import resolve

CHUNK = 100


@pytest.mark.rule("R7.1", "R8.1", "R9.1", "R10.1", "R14.1")
@pytest.mark.parametrize("chunk", range(12))
def test_engine_and_oracle_agree_on_random_positions(chunk: int) -> None:
    questions = sum(compare(number) for number in range(chunk * CHUNK, (chunk + 1) * CHUNK))
    assert questions > 10 * CHUNK


def test_a_wrong_oracle_is_noticed() -> None:
    """The comparison can fail: an oracle that is told another edition disagrees."""
    wrong = {**edition(), "constants": {**edition()["constants"], "hit_from": 4}}
    with pytest.raises(Disagreement):
        consult_all(wrong)


def consult_all(told: dict[str, Any]) -> None:
    for number in range(CHUNK):
        state = start(number)
        both = Both(Game.at(load("standard@1"), state.clone()), number)
        resolve(description(state), told, both)
