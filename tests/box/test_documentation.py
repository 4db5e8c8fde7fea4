"""The examples of docs/editions.md work, and its reference names every word that a file can use."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from monsterlands.box import MAXIMUM, Effect, Gain, Goal, Scenario, read, warnings
from monsterlands.box.documents import leaves
from monsterlands.box.effects import EQUIPMENT, HEADER, LOOT, MONSTER, TALENT, TRAP, TRICK

GUIDE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
HOLDERS = (TALENT, EQUIPMENT, TRAP, TRICK, LOOT, MONSTER, HEADER)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_played(example: str) -> None:
    box = read(example, "example.toml")
    assert box.name != "custom"
    assert all("traps" in warning.what for warning in warnings(box))


def test_there_are_four_examples() -> None:
    assert len(EXAMPLES) == 4


def test_every_key_of_a_file_is_explained(standard_text: str) -> None:
    values = list(leaves(tomllib.loads(standard_text)))
    names = {value for place, value in values if place[-1] in ("name", "id")}
    keys = {step for place, _ in values for step in place if not step.isdigit()} - names
    assert len(keys) > 100
    assert [key for key in sorted(keys) if not re.search(rf"\b{key}\b", GUIDE)] == []


def test_every_word_of_effects_gains_scenarios_and_goals_is_explained() -> None:
    for words in (fields(Effect), fields(Gain), fields(Scenario), fields(Goal)):
        assert [word.name for word in words if f"`{word.name}`" not in GUIDE] == []


def test_the_table_of_effects_says_who_may_use_which_word() -> None:
    rows = [line.split("|")[1:-1] for line in GUIDE.splitlines() if line.startswith(("| `", "| …"))]
    table = {
        word: tuple("•" in cell for cell in row[2:])
        for row in rows
        if len(row) == 2 + len(HOLDERS)
        for word in re.findall(r"`(\w+)`", row[0])
        if word != "colours"
    }
    assert table == {
        word.name: tuple(word.name in holder.words for holder in HOLDERS)
        for word in fields(Effect)
        if word.name not in ("colours", "recolour")
    }


def test_the_maximum_of_each_component_is_documented() -> None:
    part = GUIDE[GUIDE.index("| component |") : GUIDE.index("Numbers have bounds, too")]
    told = sorted(int(number) for number in re.findall(r"\b\d+\b", part))
    limits = [getattr(MAXIMUM, limit.name) for limit in fields(MAXIMUM)]
    assert told == sorted(limits)
