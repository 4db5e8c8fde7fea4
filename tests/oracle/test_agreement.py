"""Engine and oracle agree on random adventures and clean-ups; tools/consult_oracle.py compares more."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from oracle.agreement import POWERS, Disagreement, compare, edition, never_seen, with_power

CHUNK = 100
LIES = 1500

# A place in the edition, and the wrong value that the oracle gets there.
WRONG = {
    "attack dice hit from 4 on": ("constants", "hit_from", 4),
    "a clumsy thief": ("tokens", "traps", "steal-any-2", "effect", "steal", 1),
    "shielded traps without a shield": ("tokens", "traps", "shielded-magic-2", "kind", "improved"),
    "diverting three dice": ("tokens", "traps", "divert-2", "effect", "divert", 3),
    "a longer blitz": ("scenario", "blitz", "rounds", 4),
    "armor for all": ("scenario", "no-armor", "no_defenses", False),
    "monsters that roll once": ("scenario", "doom", "rerolled_misses", False),
    "no reinforcements": ("scenario", "under-attack", "entrance", "start"),
    "poor kings": ("scenario", "money-is-king", "trainee", "gold", 1),
    "few missions": ("scenario", "missionary", "trainee", "missions", 1),
    "a greedy queen": ("constants", "grant", "gold", 1),
    "more monsters in odd rounds": ("constants", "monster_rounds", [3, 5]),
}


@pytest.mark.rule(
    "R7.1", "R8.1", "R9.1", "R10.1", "R11.1", "R13.5", "R13.7", "R13.10", "R14.1", "R15.2", "R15.3"
)
@pytest.mark.parametrize("chunk", range(12))
def test_engine_and_oracle_agree_on_random_positions(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        seen += compare(number)
    assert sum(count for what, count in seen.items() if what.startswith("question")) > 10 * CHUNK


@pytest.mark.rule("R7.10", "R12.6")
@pytest.mark.parametrize("power", POWERS)
def test_engine_and_oracle_agree_on_every_power_of_the_vocabulary(power: str) -> None:
    box = with_power(power)
    for number in range(2 * CHUNK):
        compare(number, box=box)


@pytest.mark.parametrize("lie", WRONG)
def test_a_wrong_oracle_is_noticed(lie: str) -> None:
    """The comparison can fail: an oracle with another edition disagrees."""
    told = changed(WRONG[lie])
    assert any(disagrees(number, told) and not disagrees(number, edition()) for number in range(LIES))


def test_what_was_not_compared_is_listed() -> None:
    assert "question steal" in never_seen(Counter({"question aim": 1}))
    assert "question aim" not in never_seen(Counter({"question aim": 1}))


def disagrees(number: int, told: dict[str, Any]) -> bool:
    """Return whether an oracle with this edition disagrees."""
    try:
        compare(number, told)
    except Disagreement:
        return True
    return False


def changed(lie: tuple[Any, ...]) -> dict[str, Any]:
    """Change one value of the edition; entries of lists are found by their id."""
    told = copy.deepcopy(edition())
    *path, last, value = lie
    place: Any = told
    for key in path:
        place = place[key] if isinstance(place, dict) else next(each for each in place if each["id"] == key)
    assert place[last] != value
    place[last] = value
    return told
