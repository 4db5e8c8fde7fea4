"""R8.3 and R8.4: the event of a total lists its parts by source."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game, Options, SeededDealer
from support.adventures import INITIAL, adventure, clan, happened, missed, on
from support.positions import as_toml, position

BARE = {"land": "Yuha", "header": "header-1a", "monster": ""}


def battle(load: dict[str, Any], monster: str = "Blandor", **values: Any) -> Game:
    """Begin the attack of a mercenary of the fire clan on Kale, after the monster has missed."""
    hired = () if load["mercenary"] in INITIAL["fire"] else (load["mercenary"],)
    land = {"land": "Kale", "header": "header-3b", "monster": monster}
    game = adventure(clan("fire", load, hired=hired, **values), land_a=land)
    missed(game)
    return game


def parts(events: list[Event], kind: str) -> list[tuple[str, str, int]]:
    """Return the parts of the first total of a kind."""
    total = next(event for event in events if event.kind == kind)
    return [(part.source, part.name, part.amount) for part in total.parts]


@pytest.mark.rule("R8.4")
def test_a_talent_a_trap_and_a_venom_are_separate_parts_of_a_total() -> None:
    game = battle(on("a1", "Taroa", dice="SSM", traps=["monster-plus-4"], venoms=1))
    events = happened(game, "roll all", "roll S2 S3 M1", "use venom")
    assert parts(events, "damaged") == [
        ("dice", "", 6),
        ("member", "Taroa", 2),
        ("trap", "monster-plus-4", 4),
        ("venom", "", 2),
    ]


@pytest.mark.rule("R8.3", "R7.10")
@pytest.mark.parametrize(("per_die", "power"), [(-1, -2), (-3, -5)])
def test_a_power_takes_off_no_more_than_a_die_shows(per_die: int, power: int) -> None:
    written: dict[str, object] = {
        "options": {"difficulty": "tutorial"},
        "overrides": {"monster": [{"name": "Moldo", "power": {"per_die": per_die, "colours": "S"}}]},
        "clan": [clan("fire", on("a1", "Nuduru", dice="SS")), clan("water")],
    }
    land = {"land": "Kale", "header": "header-3b", "monster": "Moldo"}
    game = position(as_toml(written), phase="adventure", land_a=land)
    missed(game)
    events = happened(game, "roll all", "roll S2 S6")
    assert parts(events, "damaged") == [("dice", "", 8), ("monster", "Moldo", power)]


@pytest.mark.rule("R8.2")
def test_loot_and_equipment_are_named_as_parts_of_a_total() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="SM"), loot=["magic-boost"], equipment={"Nuduru": ["Kedavra"]}),
        land_a=BARE,
    )
    events = happened(game, "loot magic-boost", "roll all", "roll S1 M1")
    assert parts(events, "conquest-tried") == [
        ("dice", "", 2),
        ("equipment", "Kedavra", 2),
        ("loot", "magic-boost", 2),
    ]


@pytest.mark.rule("R8.6", "R9.1")
def test_carried_damage_is_a_part_of_the_next_total() -> None:
    fire = clan("fire", on("a1", "Nuduru", dice="SS"))
    game = adventure(fire, clan("water", on("a2", "Taron", dice="SS")), land_a=BARE)
    events = happened(game, "roll all", "roll S4 S3", "roll all", "roll S1 S2")
    first, second = (event for event in events if event.kind == "conquest-tried")
    assert (first["total"], first["carried"], first["needed"]) == (7, 0, 11)
    assert (second["total"], second["carried"], second["needed"]) == (10, 7, 11)
    assert parts([second], "conquest-tried") == [("dice", "", 3), ("carried", "", 7)]


@pytest.mark.rule("R7.2")
def test_a_mission_has_a_total_of_dice() -> None:
    game = adventure(clan("fire", on("m1", "Nuduru", dice="SS")), missions=["mission-2", "mission-7"])
    events = happened(game, "roll S4 S4")
    assert parts(events, "mission-tried") == [("dice", "", 8)]


@pytest.mark.rule("R8.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_parts_of_every_total_add_up_to_it(players: int) -> None:
    scenario = 1 if players == 1 else None
    met = 0
    for seed in range(8):
        game, dealer = Game.new(Options(players=players, scenario=scenario)), SeededDealer(seed)
        events: list[Event] = []
        game.listen(lambda happening, events=events: events.append(happening.seen_by(None)))  # type: ignore[misc]
        while not game.over:
            game.advance(dealer)
            if not game.over:
                game.apply(game.legal[dealer.below(len(game.legal))])
        for event in events:
            if event.kind in ("damaged", "conquest-tried", "mission-tried"):
                met += 1
                total = event["damage"] if event.kind == "damaged" else event["total"]
                assert sum(part.amount for part in event.parts) == total
    assert met > 10
