"""The lines of the log, each with the things that it speaks of."""

from __future__ import annotations

import re

from ...box import BUILDINGS, Box
from ...game.names import PATHS
from ...words import Words
from ..wire.told import Line


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
        """Return the things that are named, each once, as they come."""
        return tuple(dict.fromkeys(self._things[name] for name in self._pattern.findall(text)))


def line_of(mentions: Mentions, version: int, seat: int | None, text: str) -> Line:
    """Make a line of the log."""
    return Line(version, seat, text, mentions.in_text(text))
