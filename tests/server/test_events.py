"""Events on the wire: each kind has its own shape, and `kind` tells them apart."""

from __future__ import annotations

from typing import Any

import msgspec

from monsterlands import Event
from monsterlands.game.events import EVENTS
from monsterlands.game.sums import Part
from monsterlands.server.events import STRUCTS, WireHappened, wire_event
from support.adventures import adventure, clan, happened, missed, on

YUHA = {"land": "Yuha", "header": "header-1a", "monster": "Gator"}


def written(event: Event) -> Any:
    """Return an event as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(wire_event(event)))


def test_there_is_a_struct_for_each_kind_of_event() -> None:
    assert [*STRUCTS] == [event.name for event in EVENTS]
    for event in EVENTS:
        fields = ["seat", *(value.name for value in event.values), *["parts"] * event.parts]
        assert [*STRUCTS[event.name].__struct_fields__] == fields


def test_a_total_is_sent_with_its_parts() -> None:
    values = (("land", "Yuha"), ("path", "a2"), ("total", 10), ("carried", 7), ("needed", 11))
    judged = (("enough", 0), ("follower", ""))
    event = Event("conquest-tried", 1, values + judged, (Part("dice", "", 3), Part("carried", "", 7)))
    assert written(event) == {
        "kind": "conquest-tried",
        "seat": 1,
        "land": "Yuha",
        "path": "a2",
        "total": 10,
        "carried": 7,
        "needed": 11,
        "enough": 0,
        "follower": "",
        "parts": [
            {"source": "dice", "name": "", "amount": 3},
            {"source": "carried", "name": "", "amount": 7},
        ],
    }


def test_all_events_of_a_battle_fit_the_union() -> None:
    game = adventure(clan("fire", on("a1", "Nuduru", dice="SS", traps=["initial"])), land_a=YUHA)
    missed(game)
    events = happened(game, "roll all", "roll S5 S5 S1")
    assert {"die-rolled", "damaged", "captured", "gained"} <= {event.kind for event in events}
    for event in events:
        text = msgspec.json.encode(wire_event(event))
        assert msgspec.json.decode(text, type=WireHappened) == wire_event(event)


def test_a_hidden_trap_stays_hidden() -> None:
    laid = Event("path-trap", 0, (("path", "a1"), ("trap", "?")))
    assert written(laid) == {"kind": "path-trap", "seat": 0, "path": "a1", "trap": "?"}
