"""The lines of the log, each with the things that it mentions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..box import BUILDINGS, Box
from ..game import Event
from ..game.names import PATHS
from ..words import Words
from .wire import WireStruct

MADHALA = "madhala-rolled"
"""The event with which each move of Madhala begins."""
PARTS = ("round-began", "deployment-ended")
"""The events with which a part of a round begins; they end a move of Madhala."""


class WireBrought(WireStruct):
    """What the last round brought to a seat; `changes` are (what, before, after)."""

    round: int
    changes: tuple[tuple[str, int, int], ...]


class WireLine(WireStruct, omit_defaults=True):
    """A line of the log; `things` are the things that it mentions."""

    version: int
    seat: int | None
    """The seat whose step the line is about; None for the setup and the moves of Madhala."""
    text: str
    things: tuple[str, ...]
    brought: WireBrought | None = None
    """On the line with which a round begins: what the round before brought."""
    clan: int | None = None
    """The seat of the clan that the line is about, if it is not `seat`."""


class Mentions:
    """Finds the names of cards, buildings and paths in a text."""

    def __init__(self, words: Words, box: Box) -> None:
        self._things: dict[str, str] = {}
        for kind, cards in (("member", box.mercenaries), ("monster", box.monsters), ("land", box.lands)):
            self._things |= {card.name: f"{kind}:{card.name}" for card in cards}
        self._things |= {card.name: f"equipment:{card.name}" for card in box.equipment}
        self._things |= {words.say(f"building-{name}"): f"building:{name}" for name in BUILDINGS}
        self._things |= {path: f"path:{path}" for path in PATHS}
        longest_first = sorted(self._things, key=len, reverse=True)
        self._pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")

    def in_text(self, text: str) -> tuple[str, ...]:
        """Return the things that a text names, in order, each once."""
        return tuple(dict.fromkeys(self._things[name] for name in self._pattern.findall(text)))


def parts_of(events: Sequence[Event]) -> Iterator[tuple[bool, list[Event]]]:
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
    mentions: Mentions,
    version: int,
    seat: int | None,
    told: Sequence[tuple[int | None, str]],
    brought: WireBrought | None,
) -> Iterator[WireLine]:
    """Make lines of the log from sentences, each with the clan that it is about; the first gets `brought`."""
    for number, (about, text) in enumerate(told):
        clan = about if about != seat else None
        yield WireLine(version, seat, text, mentions.in_text(text), None if number else brought, clan)
