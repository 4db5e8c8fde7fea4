"""Events on the wire: a struct for each kind of event, made from its row, and told apart by `kind`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Union, cast

from msgspec import Struct, defstruct

from ..game import Event
from ..game.events import EVENTS, WORDS, EventKind
from .wire import WireStruct

NUMBERS = ("number", "space")
SPELLED = ("path", "die")
"""Kinds of values with too many words for a literal type: the client takes them as strings."""


class WireTotalPart(WireStruct):
    """A part of a total: what it comes from, the name of that if it has one, and what it adds."""

    source: str
    name: str
    amount: int


class WireEvent(Struct, tag_field="kind", rename="camel", gc=False):
    """The base of all events, as the seat of the client may know them."""

    seat: int | None


def _struct_of(event: EventKind) -> type[WireEvent]:
    fields: list[tuple[str, Any]] = [(value.name, _type_of(value.kind)) for value in event.values]
    if event.parts:
        fields.append(("parts", tuple[WireTotalPart, ...]))
    name = event.name.title().replace("-", "") + "Event"
    made = defstruct(name, fields, bases=(WireEvent,), tag=event.name, rename="camel")
    return cast(type[WireEvent], made)


def _type_of(kind: str) -> Any:
    if kind in NUMBERS:
        return int
    literal: Any = Literal
    return literal[WORDS[kind]] if kind in WORDS and kind not in SPELLED else str


STRUCTS = {event.name: _struct_of(event) for event in EVENTS}
"""The structs by kind of event."""

if TYPE_CHECKING:
    WireHappened = WireEvent
else:
    WireHappened = Union[tuple(STRUCTS.values())]  # noqa: UP007 (its members are not written down)


def wire_event(event: Event) -> WireEvent:
    """Write an event as a client gets it."""
    struct = STRUCTS[event.kind]
    values: dict[str, Any] = dict(event.values)
    if "parts" in struct.__struct_fields__:
        values["parts"] = tuple(WireTotalPart.of(part) for part in event.parts)
    return struct(event.seat, **values)
