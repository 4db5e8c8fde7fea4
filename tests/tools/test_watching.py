"""The soak sees which effects are at work."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sightings
import soak
from watching import Watch

from monsterlands.game import positions
from monsterlands.game.names import names_of
from monsterlands.rules import draws, engine, frames
from support.adventures import clan, on
from support.positions import as_toml

BOX = soak.the_box()
NAMES = names_of(BOX)

LAND = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


def watched(
    *steps: str, path: dict[str, Any], monster: str = "Gator", **clan_: Any
) -> dict[str, Counter[str]]:
    """Play an adventure of a fire clan; return the effects that were seen at work."""
    document = {
        "options": {"difficulty": "tutorial"},
        "table": {"phase": "adventure", "land_a": {**LAND, "monster": monster}},
        "clan": [clan("fire", path, **clan_), clan("water")],
    }
    return watched_from(document, *steps)


def watched_from(document: dict[str, Any], *steps: str) -> dict[str, Counter[str]]:
    """Play from a position; return the effects that were seen at work."""
    _, _, state = positions.read(as_toml(document), BOX)
    counts = sightings.Counts()
    watch = Watch(BOX, state, counts)
    state.events = []
    for step in steps:
        legal = engine.run(state)
        if legal:
            choice = NAMES.choice(step)
            assert choice in legal, [NAMES.spelling(each) for each in legal]
            watch.answer(state, frames.top_kind(state), choice)
            engine.apply(state, choice)
        else:
            outcome = NAMES.outcome(step)
            assert outcome in [each for each, _ in draws.outcomes(state)], step
            engine.deal(state, outcome)
    engine.run(state)
    watch.read(state.events)
    return counts.by_section(BOX)


HIT = ["attack 6", "attack 1", "attack 1"]
MISS = ["attack 1", "attack 1", "attack 1"]


def test_a_defense_talent_is_at_work_only_if_it_is_needed() -> None:
    one = watched(*HIT, "defend talent", path=on("a1", "Zondu", dice="S"), hired=("Zondu",))
    assert not one["talents"]
    assert not one["paths"]
    two = watched(
        "attack 6", "attack 6", "attack 1", "defend talent", "defend talent",
        path=on("a1", "Zondu", dice="S"), hired=("Zondu",),
    )  # fmt: skip
    assert two["talents"] == {"Zondu": 1}
    assert two["paths"] == {"header-1a 1": 1}


def test_a_reroll_is_at_work_if_nothing_else_could_have_been_spent() -> None:
    path = on("a1", "Kakron", dice="S")
    seen = watched(*MISS, "roll S", "roll S1", "reroll S1", "roll S2", path=path, hired=("Kakron",))
    assert seen["talents"] == {"Kakron": 1}


def test_a_bonus_for_dice_is_at_work_if_such_dice_were_rolled() -> None:
    path = on("a3", "Taroa", dice="MS", traps=["strength-plus-1", "magic-1"], venoms=1)
    steps = ["done", *MISS, "roll S", "roll S1", "stop"]
    seen = watched(*steps, path=path, hired=("Taroa",), equipment={"Taroa": ["Mortis"]})
    assert seen["talents"] == {"Taroa": 1}
    assert seen["traps"] == {"strength-plus-1": 1}
    assert not seen["equipment"]
    assert seen["powers"] == {"Gator": 1}, "it forbids the venom"


def test_a_capture_bonus_is_at_work_if_it_made_the_capture() -> None:
    path = on("a1", "Torko", dice="S", traps=["strength-1"])
    steps = [*MISS, "roll all", "roll S3"]
    made = watched(*steps, "roll S3", path=path, hired=("Torko",))
    assert made["talents"] == {"Torko": 1}
    idle = watched(*steps, "roll S6", path=path, hired=("Torko",))
    assert idle["events"]["captured"] == 1
    assert not idle["talents"]


def test_turfus_is_at_work_if_a_second_trap_is_missing() -> None:
    path = on("a1", "Taroa", dice="SSS", traps=["strength-1"])
    rolls = ["roll S3"] * 4
    steps = [*["attack 1"] * 5, "roll all", *rolls, "take conquest-glory", "loot recruit"]
    seen = watched(*steps, path=path, hired=("Taroa",), monster="Turfus")
    assert seen["powers"] == {"Turfus": 1}


def test_gold_of_a_path_is_at_work_when_somebody_comes_home_with_it() -> None:
    path = on("a4", "Frunks", dice="SM")
    steps = ["done", *MISS, "stop", "take conquest-glory", "loot recruit"]
    assert watched(*steps, path=path)["paths"] == {"header-1a 4": 1}


# --- clashes ---


def clash(
    *steps: str, robber: dict[str, Any], robbed: dict[str, Any], **clan_: Any
) -> dict[str, Counter[str]]:
    """Play an adventure with tricks: a fire clan on path a1, a water clan on a2."""
    document = {
        "options": {"difficulty": "tutorial", "tricks": True},
        "table": {"phase": "adventure", "land_a": LAND},
        "clan": [
            clan("fire", on("a1", "Frunks", dice="S", **robber)),
            clan("water", on("a2", "Taron", dice="SS", **robbed)),
        ],
    }
    return watched_from(document, *steps)


def test_a_trick_that_steals_is_at_work_if_it_took_a_die() -> None:
    seen = clash("reveal", robber={"traps": ["steal-strength-1"]}, robbed={})
    assert seen["traps"] == {"steal-strength-1": 1}
    assert seen["clashes"] == {"a clan steals": 1}
    idle = clash("reveal", robber={"traps": ["steal-magic-1"]}, robbed={})
    assert idle["events"]["trick-aimed"] == 1
    assert not idle["traps"]
    assert not idle["clashes"]


def test_a_trick_may_steal_from_or_be_cancelled_by_its_own_clan() -> None:
    fire = clan(
        "fire", on("a1", "Frunks", dice="S", traps=["steal-any-1"]), on("a2", "Nuduru", dice="SS", defense=1)
    )
    document = {
        "options": {"difficulty": "tutorial", "tricks": True},
        "table": {"phase": "adventure", "land_a": LAND},
        "clan": [fire, clan("water")],
    }
    assert watched_from(document, "reveal", "no")["clashes"] == {"a clan steals from itself": 1}
    assert watched_from(document, "reveal", "yes")["clashes"] == {"a clan parries itself": 1}


def test_a_cancelled_trick_is_not_at_work() -> None:
    seen = clash("reveal", "yes", robber={"traps": ["steal-any-1"]}, robbed={"defense": 1})
    assert not seen["traps"]
    assert seen["clashes"] == {"a clan parries a clan": 1}


def test_a_shield_is_at_work_if_a_thief_wants_its_dice() -> None:
    robber = {"traps": ["shielded-strength-1"]}
    for trick, seen in (("steal-strength-1", 1), ("steal-magic-1", 0), ("divert-1", 0)):
        found = clash("reveal", "reveal", robber=robber, robbed={"traps": [trick]})
        assert found["shields"]["shielded-strength-1"] == seen


def test_a_trick_that_diverts_is_at_work_if_a_die_was_diverted_and_no_talent_is() -> None:
    seen = clash("reveal", "amount 1", "attack 1", robber={"traps": ["divert-2"]}, robbed={})
    assert seen["traps"] == {"divert-2": 1}
    assert not seen["talents"]
    idle = clash("reveal", "amount 0", robber={"traps": ["divert-2"]}, robbed={})
    assert not idle["traps"]


def test_a_talent_that_diverts_is_at_work_if_a_die_was_diverted() -> None:
    document = {
        "options": {"difficulty": "tutorial"},
        "table": {"phase": "adventure", "land_a": LAND},
        "clan": [
            clan("fire", on("a1", "Ginova", dice="S"), hired=("Ginova",)),
            clan("water", on("a2", "Taron", dice="SS")),
        ],
    }
    assert watched_from(document, "right", "attack 1")["talents"] == {"Ginova": 1}
    assert not watched_from(document, "no")["talents"]


def test_revealed_tricks_are_no_traps_and_kept_tokens_are() -> None:
    tokens = {"traps": ["divert-1", "strength-1"]}
    rolls = ["roll S6"] * 3
    document = {
        "options": {"difficulty": "tutorial", "tricks": True},
        "table": {"phase": "adventure", "land_a": {**LAND, "monster": "Turfus"}},
        "clan": [
            clan("fire", on("a1", "Frunks", dice="SS", **tokens)),
            clan("water", on("a2", "Taron", dice="SS")),
        ],
    }
    battle = (*["attack 1"] * 5, "roll all", *rolls)
    wanting = watched_from(document, "reveal", "reveal", "amount 0", *battle, *["attack 1"] * 5, "stop")
    assert wanting["powers"] == {"Turfus": 1}
    enough = watched_from(document, "keep", "reveal", *battle)
    assert enough["events"]["captured"] == 1
    assert not enough["powers"]


def solo(*steps: str, scenario: int = 8, **path: Any) -> dict[str, Counter[str]]:
    """Play an adventure of a fire clan on path a2 between two paths of Madhala."""
    document = {
        "options": {"difficulty": "tutorial", "scenario": scenario},
        "table": {"phase": "adventure", "land_a": LAND, "madhala": ["a3"]},
        "clan": [clan("fire", on("a2", "Ginova", dice="SS", **path), hired=("Ginova",))],
    }
    return watched_from(document, *steps)


def test_thefts_by_madhala_and_their_cancellation_are_seen() -> None:
    stolen = solo("token steal-any-1", "token divert-1")
    assert stolen["traps"] == {"steal-any-1": 1}
    assert stolen["clashes"] == {"Madhala steals": 1}
    parried = solo("token steal-any-1", "yes", "token divert-1", defense=1)
    assert parried["clashes"] == {"a clan parries Madhala": 1}


def test_a_die_that_is_diverted_to_madhala_is_seen() -> None:
    seen = solo("right", scenario=1)
    assert seen["clashes"] == {"a die is diverted to Madhala": 1}
    assert seen["talents"] == {"Ginova": 1}
