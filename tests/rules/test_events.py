"""Events of battles say everything that matters: dice, hits, wounds, totals and outcomes."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from monsterlands.rules.events import EVENTS, VALUES
from support.adventures import adventure, clan, clash, happened, missed, on
from support.positions import as_toml, position

YUHA = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


def values(events: list[Event], kind: str) -> list[dict[str, object]]:
    """Return the values of all events of a kind."""
    return [dict(event.values) for event in events if event.kind == kind]


def test_every_kind_of_event_has_a_name_of_its_own_and_every_value_is_used() -> None:
    assert len({row.name for row in EVENTS}) == len(EVENTS) == 91
    assert {value.name for row in EVENTS for value in row.values} == {*VALUES}
    for row in EVENTS:
        names = [value.name for value in row.values]
        assert len({*names}) == len(names)
        assert row.private in ("", *names)


# --- the attack of the monster ---


@pytest.mark.rule("R7.5", "R7.7")
def test_the_event_of_each_attack_die_has_the_dice_left_and_the_hits_so_far() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S")), land_a=YUHA)
    events = happened(game, "attack 1 3 6")
    assert values(events, "monster-attacked") == [
        {"monster": "Gator", "path": "a1", "dice": 3, "member": "Nuduru"}
    ]
    assert values(events, "attack-rolled") == [
        {"face": 1, "path": "a1", "left": 2, "hits": 0, "hit": 0},
        {"face": 3, "path": "a1", "left": 1, "hits": 1, "hit": 1},
        {"face": 6, "path": "a1", "left": 0, "hits": 2, "hit": 1},
    ]
    assert values(events, "hit") == [{"path": "a1", "hits": 2, "extra": 0, "member": "Nuduru"}]


@pytest.mark.rule("R7.7")
def test_hits_that_a_power_adds_are_counted_as_extra() -> None:
    land = {"land": "Thaklan", "header": "header-1a", "monster": "Snagnus"}
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S")), land_a=land)
    events = happened(game, "attack 1 1 1 1 4")
    assert [(rolled["left"], rolled["hits"]) for rolled in values(events, "attack-rolled")][-2:] == [
        (1, 1),
        (0, 2),
    ]
    assert values(events, "hit") == [{"path": "a1", "hits": 2, "extra": 1, "member": "Nuduru"}]


@pytest.mark.rule("R7.6", "R7.7")
def test_a_power_adds_no_hits_to_diverted_dice() -> None:
    land = {"land": "Thaklan", "header": "header-1a", "monster": "Snagnus"}
    ginova = clan("water", on("a1", "Ginova", dice="S"), hired=("Ginova",))
    game = adventure(ginova, clan("fire", on("a2", "Nuduru", dice="SS")), land_a=land)
    events = happened(game, "right", "attack 5")
    assert values(events, "attack-rolled") == [{"face": 5, "path": "a2", "left": 0, "hits": 1, "hit": 1}]
    assert values(events, "hit") == [{"path": "a2", "hits": 1, "extra": 0, "member": "Nuduru"}]


@pytest.mark.rule("R7.6")
def test_the_event_of_a_spray_has_the_number_of_dice_of_the_edition() -> None:
    written: dict[str, object] = {
        "options": {"difficulty": "tutorial"},
        "overrides": {"monster": [{"name": "Sporus", "power": {"spray": 2}}]},
        "clan": [clan("fire", on("a3", "Nuduru", dice="M")), clan("water")],
    }
    land = {"land": "Yuha", "header": "header-1a", "monster": "Sporus"}
    game = position(as_toml(written), phase="adventure", land_a=land)
    events = happened(game, "attack 1 2")
    assert values(events, "sprayed") == [{"monster": "Sporus", "path": "a3", "dice": 2}]
    assert values(events, "attack-rolled")[:2] == [
        {"face": 1, "path": "", "left": 1, "hits": 0, "hit": 0},
        {"face": 2, "path": "", "left": 0, "hits": 0, "hit": 0},
    ]


@pytest.mark.rule("R13.7")
def test_misses_that_are_rolled_again_are_still_to_be_rolled() -> None:
    written: dict[str, object] = {
        "options": {"players": 1, "scenario": 10, "difficulty": "normal"},
        "clan": [clan("fire", on("a1", "Nuduru", dice="S"))],
    }
    game = position(as_toml(written), phase="adventure", land_a=YUHA)
    events = happened(game, "attack 1 6 2", "attack 2 5")
    assert [(told["left"], told["hits"]) for told in values(events, "attack-rolled")] == [
        (3, 0),
        (2, 1),
        (2, 1),
        (1, 1),
        (0, 2),
    ]


@pytest.mark.rule("R7.7", "R7.8", "R7.9")
def test_the_event_of_a_defense_has_the_hits_left_and_that_of_a_wound_whether_it_kills() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="S", defense=1)), land_a=YUHA)
    game.play("attack 6 5 4")
    wounded = game.clone()
    events = happened(wounded, "defend token", "defend talent")
    defended = [(told["defense"], told["hits"]) for told in values(events, "defended")]
    assert defended == [("token", 2), ("talent", 1)]
    assert values(events, "wounded") == [{"member": "Nuduru", "path": "a1", "deadly": 0}]
    events = happened(game, "take hits")
    assert values(events, "wounded") == [{"member": "Nuduru", "path": "a1", "deadly": 1}]


# --- the attack of the mercenary ---


def battle(load: dict[str, Any], **values: Any) -> tuple[Game, list[Event]]:
    """Begin an attack of the fire clan on Gator, after it has missed; return what happened, too."""
    game = adventure(clan("fire", load, **values), land_a=YUHA)
    return game, happened(game, "attack 1 1 1")


@pytest.mark.rule("R8.1", "R8.5")
@pytest.mark.parametrize(("traps", "trapped", "total"), [([], 0, 0), (["monster-plus-4"], 1, 4)])
def test_the_event_of_a_mercenarys_attack_has_the_totals_it_needs(
    traps: list[str], trapped: int, total: int
) -> None:
    _, events = battle(on("a1", "Nuduru", dice="SS", traps=traps))
    assert values(events, "activated") == [
        {
            "member": "Nuduru",
            "path": "a1",
            "against": "monster",
            "foe": "Gator",
            "carried": 0,
            "total": total,
            "capture": 9,
            "trapped": trapped,
            "needed": 13,
            "captures": 0,
            "enough": 0,
        }
    ]


@pytest.mark.rule("R7.2", "R9.1")
def test_the_events_of_a_mission_and_a_conquest_have_the_totals_they_need() -> None:
    bare = {"land": "Yuha", "header": "header-1a", "monster": ""}
    fire = clan("fire", on("m1", "Frunks", dice="SS"), on("a1", "Nuduru", dice="SS"))
    game = adventure(fire, missions=["mission-2", "mission-7"], land_a=bare)
    events = happened(game, "roll S6 S6")
    assert [(told["against"], told["foe"], told["needed"]) for told in values(events, "activated")] == [
        ("mission", "mission-2", 7),
        ("land", "Yuha", 11),
    ]
    assert values(events, "mission-tried") == [
        {"path": "m1", "total": 12, "objective": 7, "mission": "mission-2", "enough": 1}
    ]


@pytest.mark.rule("R8.2", "R8.3")
def test_the_event_of_a_die_has_what_it_counts_and_the_total_of_the_path() -> None:
    game = adventure(
        clan("fire", on("a1", "Taroa", dice="SM"), hired=("Taroa",), loot=["rerolls"]), land_a=YUHA
    )
    game.play("done", "attack 1 1 1")
    events = happened(game, "loot rerolls", "roll all", "roll S2 M4", "reroll S2", "roll S6", "stop")
    told = {"path": "a1", "captures": 0, "enough": 0}
    assert values(events, "die-rolled") == [
        {**told, "colour": "S", "face": 2, "counts": 3, "total": 3},
        {**told, "colour": "M", "face": 4, "counts": 4, "total": 7},
        {**told, "colour": "S", "face": 6, "counts": 7, "total": 11},
    ]
    assert values(events, "rerolled") == [{**told, "colour": "S", "face": 2, "counts": 3, "total": 4}]


@pytest.mark.rule("R8.4", "R8.5")
@pytest.mark.parametrize(
    ("dice", "traps", "outcome"),
    [
        ("S1 S2 S1", ["initial"], "none"),
        ("S5 S5", [], "no-traps"),
        ("S5 S5 S1", ["initial"], "captured"),
    ],
)
def test_the_event_of_damage_has_its_outcome(dice: str, traps: list[str], outcome: str) -> None:
    game, _ = battle(on("a1", "Frunks", dice="SS", traps=traps))
    (damaged,) = values(happened(game, "roll all", f"roll {dice}"), "damaged")
    assert (damaged["cv"], damaged["ev"], damaged["outcome"]) == (9, 13, outcome)


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize(
    ("faces", "traps", "reached"),
    [
        ("S4 S4", ["initial"], [(0, 0), (0, 0)]),
        ("S4 S5", [], [(0, 0), (0, 0)]),
        ("S4 S5", ["initial"], [(0, 0), (1, 0)]),
        ("S6 S3", ["monster-plus-4"], [(1, 0), (1, 1)]),
    ],
)
def test_the_events_of_a_fight_say_which_totals_are_reached(
    faces: str, traps: list[str], reached: list[tuple[int, int]]
) -> None:
    game, _ = battle(on("a1", "Nuduru", dice="SS", traps=traps))
    events = happened(game, "roll S", f"roll {faces[:2]}", "roll S", f"roll {faces[3:]}", "stop?")
    rolled = [(told["captures"], told["enough"]) for told in values(events, "die-rolled")]
    (damaged,) = values(events, "damaged")
    assert rolled == reached
    assert (damaged["captures"], damaged["enough"]) == reached[-1]


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(("faces", "enough"), [("S5 S5", 0), ("S5 S6", 1)])
def test_the_event_of_a_conquest_says_whether_its_total_is_enough(faces: str, enough: int) -> None:
    bare = {"land": "Yuha", "header": "header-1a", "monster": ""}
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS")), land_a=bare)
    (tried,) = values(happened(game, "roll all", f"roll {faces}", "stop?"), "conquest-tried")
    assert (tried["needed"], tried["enough"], tried["follower"]) == (11, enough, "")


@pytest.mark.rule("R8.6", "R9.1")
def test_the_event_of_damage_says_who_goes_on_from_there() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="S"), on("a3", "Frunks", dice="SM"))
    game = adventure(fire, land_a=YUHA)
    missed(game)
    assert game.view(1).follower == "Frunks"
    events = happened(game, "stop")
    missed(game)
    assert game.view(1).follower == ""
    events += happened(game, "stop")
    assert [told["follower"] for told in values(events, "damaged")] == ["Frunks", ""]


# --- what others may know ---


@pytest.mark.rule("R16.2", "R11.6")
def test_a_token_that_is_kept_face_down_changes_no_public_event() -> None:
    told = []
    for trap in ("monster-plus-4", "strength-3"):
        game = clash(clan("fire", on("a2", "Nuduru", dice="M", traps=[trap])))
        events: list[Event] = []
        game.listen(lambda happening, events=events: events.append(happening.seen_by(1)))  # type: ignore[misc]
        game.play("keep", "done", "attack 1 1 1 1", "roll M", "roll M5")
        told.append(events)
    assert told[0] == told[1]
    kinds = {event.kind for event in told[0]}
    assert {"activated", "die-rolled", "damaged", "attack-rolled"} <= kinds
    (activated,) = values(told[0], "activated")
    assert (activated["total"], activated["trapped"]) == (0, 1)
