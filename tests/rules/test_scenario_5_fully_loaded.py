"""R13.7, scenario 5: what counts for the collection at the end. The ranks themselves: test_ranks.py."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import clan, on
from support.positions import as_toml, position

FULL: dict[str, Any] = {
    "hired": ("Parsas", "Guster", "Drapis"),
    "gold": 40,
    "defense": 5,
    "potions": 3,
    "venoms": 3,
    "traps": ["strength-1", "strength-1", "strength-2", "magic-1", "initial"],
    "equipment": {"Nuduru": ["Pugnor", "Noxx", "Mortis"]},
}
"""The whole collection, and 14 points."""

MISSED: dict[str, Any] = {
    "phase": "adventure",
    "land_a": {"land": "Yuha", "header": "header-5b", "monster": "Krinx"},
    "loot": ["", "", "", ""],
    "decks": {"loot": []},
}
"""Land A with Krinx."""


def loaded(*paths: dict[str, Any], table: dict[str, Any] | None = None, **changes: Any) -> Game:
    """End the last round of a fire clan in scenario 5; nobody sells or uses anything."""
    own = clan("fire", *paths, **{**FULL, **changes})
    text = as_toml({"options": {"scenario": 5, "difficulty": "tutorial"}, "clan": [own]})
    game = position(text, round=6, **(table or {"phase": "clean-up"}))
    while game.node.question == "homecoming":
        game.play("done")
    return game


def rank(game: Game) -> str:
    """Return the rank of a game that is over."""
    assert game.result is not None
    return game.result.rank


def fought(game: Game) -> None:
    """Let the monster miss and the mercenary give up."""
    while not game.over:
        answers = {"attack": "attack 1 1 1 1", "remove-magic": "done", "fight": "stop", "homecoming": "done"}
        game.play(answers.get(game.node.question) or str(game.outcomes[0]))


@pytest.mark.rule("R13.7e")
def test_the_whole_collection_makes_a_trainee() -> None:
    game = loaded()
    assert rank(game) == "trainee"
    assert game.view(0).clan(0).score.total == 14


@pytest.mark.rule("R13.7e")
def test_more_than_asked_for_counts_too() -> None:
    traps = [*FULL["traps"], "magic-2", "magic-2", "magic-3"]
    assert rank(loaded(hired=("Parsas", "Guster", "Dalina", "Drapis"), traps=traps)) == "trainee"


@pytest.mark.rule("R13.7e")
def test_any_traps_count() -> None:
    assert rank(loaded(traps=["strength-1"] * 4 + ["strength-2"])) == "trainee"


@pytest.mark.rule("R13.7e")
def test_the_equipment_may_be_spread_over_several_mercenaries() -> None:
    spread = {"Nuduru": ["Pugnor"], "Frunks": ["Noxx"], "Guster": ["Mortis"]}
    assert rank(loaded(equipment=spread)) == "trainee"


@pytest.mark.rule("R13.7e")
def test_two_cards_of_one_type_do_not_count_as_another_type() -> None:
    assert rank(loaded(equipment={"Nuduru": ["Pugnor", "Noxx"], "Frunks": ["Krakhen"]})) == "fodder"


@pytest.mark.rule("R13.7e")
def test_the_equipment_at_the_bazaar_does_not_count() -> None:
    table = {"phase": "clean-up", "bazaar": ["Mortis", "Kedavra", "Tergeo"]}
    assert rank(loaded(equipment={"Nuduru": ["Pugnor", "Noxx"]}, table=table)) == "fodder"


@pytest.mark.rule("R13.7e", "R1.5")
def test_a_novice_counts_for_no_affinity() -> None:
    assert rank(loaded(hired=("Parsas", "Guster"), novices=2)) == "fodder"


@pytest.mark.rule("R13.7e")
def test_a_land_does_not_count_as_a_mercenary_of_its_affinity() -> None:
    assert rank(loaded(hired=("Parsas", "Guster"), lands=["Thaklan"])) == "fodder"


@pytest.mark.rule("R13.7e")
def test_wounded_and_settled_mercenaries_count() -> None:
    game = loaded(wounded=["Guster"], lands=["Kyzhul"], settled={"Kyzhul": "Parsas"})
    assert rank(game) == "trainee"


@pytest.mark.rule("R13.7e", "R10.1")
@pytest.mark.parametrize(
    ("load", "missing"), [({"potions": 1}, {"potions": 2}), ({"venoms": 1}, {"venoms": 2})]
)
def test_what_a_mercenary_carries_home_counts(load: dict[str, int], missing: dict[str, int]) -> None:
    game = loaded(on("a2", "Frunks", **load), table=MISSED, **missing)
    fought(game)
    assert rank(game) == "trainee"


@pytest.mark.rule("R13.7e", "R10.1")
@pytest.mark.parametrize(
    ("load", "missing"),
    [
        ({"defense": 1}, {"defense": 4}),
        ({"traps": ["magic-1"]}, {"traps": ["strength-1", "strength-1", "strength-2", "initial"]}),
    ],
)
def test_traps_and_defense_tokens_that_lie_on_a_path_are_lost(
    load: dict[str, Any], missing: dict[str, Any]
) -> None:
    game = loaded(on("a2", "Frunks", **load), table=MISSED, **missing)
    fought(game)
    assert rank(game) == "fodder"
