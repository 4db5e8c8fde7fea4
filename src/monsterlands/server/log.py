"""The lines of the log, each with the things that it mentions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..game import Event
from ..words import parts_of
from .wire import WireStruct

MADHALA = "madhala-rolled"
"""The event with which each move of Madhala begins."""
PARTS = ("round-began", "deployment-ended")
"""The events with which a part of a round begins; they end a move of Madhala."""


class WireBrought(WireStruct):
    """What the last round brought to a seat; `changes` are (what, before, after)."""

    round: int
    changes: tuple[tuple[str, int, int], ...]


class WirePart(WireStruct, omit_defaults=True):
    """A part of a sentence: text, or the name of a thing."""

    text: str
    thing: str = ""


class WireLine(WireStruct, omit_defaults=True):
    """A line of the log."""

    version: int
    seat: int | None
    """The seat whose step the line is about; None for the setup and the moves of Madhala."""
    parts: tuple[WirePart, ...]
    brought: WireBrought | None = None
    """On the line with which a round begins: what the round before brought."""
    clan: int | None = None
    """The seat of the clan that the line is about, if it is not `seat`."""


def moves_of(events: Sequence[Event]) -> Iterator[tuple[bool, list[Event]]]:
    """Split events where a round begins and around the moves of Madhala; say which parts are hers."""
    part: list[Event] = []
    hers = False
    for event in events:
        is_hers = event.kind == MADHALA or (hers and event.seat is None and event.kind not in PARTS)
        if part and (is_hers != hers or event.kind in PARTS):
            yield hers, part
            part = []
        hers = is_hers
        part.append(event)
    if part:
        yield hers, part


def lines_of(
    version: int,
    seat: int | None,
    told: Sequence[tuple[int | None, str]],
    brought: WireBrought | None,
) -> Iterator[WireLine]:
    """Make lines of the log from marked texts, each with the clan it is about; the first gets `brought`."""
    for number, (about, text) in enumerate(told):
        clan = about if about != seat else None
        parts = tuple(WirePart.of(part) for part in parts_of(text))
        yield WireLine(version, seat, parts, None if number else brought, clan)
