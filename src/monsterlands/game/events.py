"""Events: what happened, typed, with values by name, masked for seats that may not know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..box import AFFINITIES, BUILDINGS, COLOURS
from ..rules.events import EVENTS as EVENTS
from ..rules.events import EventKind as EventKind
from ..rules.layout import NONE
from ..rules.state import Event as RawEvent
from .names import DICE_NAMES, PATHS, Names
from .sums import Part

WORDS: dict[str, tuple[str, ...]] = {
    "affinity": AFFINITIES,
    "against": ("mission", "monster", "land"),
    "building": BUILDINGS,
    "colour": tuple(COLOURS),
    "defense": ("talent", "token", "potion"),
    "die": DICE_NAMES,
    "offer": (
        "monster",
        "land",
        "mission",
        "tavern",
        "lodge",
        "bazaar",
        "loot",
        "header",
        "entrance",
        "tokens",
    ),
    "outcome": ("none", "no-traps", "captured", "eliminated", "either"),
    "path": PATHS,
    "resource": ("glory", "gold", "defense", "potions", "venoms"),
    "source": ("dice", "member", "equipment", "trap", "loot", "path", "monster", "venom", "carried"),
}
"""The words of values that are one of a few words in every edition, by kind of value."""
OFFERED = ("monster", "land", "mission", "member", "trap", "equipment", "loot", "header", "monster")
"""By offer: the kind of card or token that lies there."""
FROM = ("", "member", "equipment", "trap", "loot", "path", "monster", "", "")
"""By source of a part: the kind of card, token or path that it names."""
HIDDEN = "?"
EVENT_KINDS = tuple(event.name for event in EVENTS)
"""Every kind of event."""

Value = int | str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind, the seat it is about (if any), and its values by name.

    Events about a total also list its parts.
    """

    kind: str
    seat: int | None
    values: tuple[tuple[str, Value], ...]
    parts: tuple[Part, ...] = ()

    def __str__(self) -> str:
        """Return the kind, the seat and the values in one line."""
        seat = "" if self.seat is None else f" seat {self.seat}"
        return f"{self.kind}{seat}{''.join(f' {name}={value}' for name, value in self.values)}"

    def __getitem__(self, name: str) -> Value:
        return dict(self.values)[name]


@dataclass(frozen=True, slots=True, repr=False)
class Happening:
    """An event before masking: each seat sees its own version (R16)."""

    names: Names
    raw: RawEvent

    def __repr__(self) -> str:
        return f"<Happening {self.seen_by(None)}>"

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat sees it; ``None`` is a spectator."""
        return event_for(self.names, self.raw, NONE if seat is None else seat)

    def in_full(self) -> Event:
        """Return the event with nothing masked. For hosts, and after the end."""
        return event_for(self.names, self.raw, None)


def event_for(names: Names, raw: RawEvent, viewer: int | None) -> Event:
    """Name an event as a seat may know it (R16.2); ``None`` sees everything."""
    code, seat, *numbers = raw
    event = EVENTS[code]
    values: list[tuple[str, Value]] = []
    for (name, kind, _), number in zip(event.values, numbers, strict=False):
        if name == event.private and viewer not in (None, seat):
            values.append((name, HIDDEN))
            continue
        # The kind of an offered card follows from the first value, that of a foe from the value before it.
        if kind == "offered":
            kind = OFFERED[numbers[0]]
        elif kind == "foe":
            kind = str(values[-1][1])
        values.append((name, _value(names, kind, number)))
    parts = parts_of(names, numbers[len(event.values) :]) if event.parts else ()
    return Event(event.name, None if seat == NONE else seat, tuple(values), parts)


def parts_of(names: Names, numbers: Sequence[int]) -> tuple[Part, ...]:
    """Name the parts of a total (see :mod:`monsterlands.rules.totals`)."""
    found: list[Part] = []
    for start in range(0, len(numbers), 3):
        source, which, amount = numbers[start : start + 3]
        found.append(Part(WORDS["source"][source], str(_value(names, FROM[source], which)), amount))
    return tuple(found)


def _value(names: Names, kind: str, number: int) -> Value:
    if kind == "number":
        return number
    if kind == "space":
        return number + 1
    if number == NONE:
        return ""
    if kind == "member":
        return names.member(number)
    if kind in WORDS:
        return WORDS[kind][number]
    cards = {
        "equipment": names.equipment,
        "header": names.headers,
        "land": names.lands,
        "loot": names.loot,
        "mission": names.missions,
        "monster": names.monsters,
        "trap": names.traps,
    }
    return cards[kind][number]
