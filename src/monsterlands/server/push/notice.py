"""What a message says, in the language of its reader, and what a push service may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Literal

import msgspec

from ...words import ENGLISH, known_language
from ...words.catalogue import Catalogue

LONGEST_TOPIC = 32
Urgency = Literal["normal", "high"]


class ShownNotice(msgspec.Struct):
    """What a browser gets and shows. It names nothing that is not known to everybody at the table."""

    title: str
    text: str
    address: str
    """What follows the address of the page: ``"#/game/ID"``."""
    tag: str
    """A notice replaces the one before it that has the same tag."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person is told.

    :param message: the id of the message: its value is the title, and `text` the rest
    :param names: the others at the table
    :param group: which notices replace each other: the newest one of a group is enough
    :param lasts: seconds after which nobody needs it any more
    """

    message: str
    address: str
    group: str
    names: Sequence[str] = ()
    values: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    lasts: int = 3600
    urgency: Urgency = "normal"

    @property
    def topic(self) -> str:
        """The tag, which push services see: they cannot tell which group it is."""
        return sha256(f"push {self.group}".encode()).hexdigest()[:LONGEST_TOPIC]

    @property
    def headers(self) -> dict[str, str]:
        """What a push service needs to know."""
        return {"TTL": str(self.lasts), "Topic": self.topic, "Urgency": self.urgency}

    def body(self, language: str) -> bytes:
        """Return what the browser gets, in a language, or in English if that is not known."""
        words = _words(known_language(language) or ENGLISH)
        names = words.join(self.names, "list-and") if self.names else "none"
        values = {"names": names, "others": len(self.names), **self.values}
        shown = ShownNotice(
            words.say(self.message), words.tell(self.message, "text", **values), self.address, self.topic
        )
        return msgspec.json.encode(shown)


@cache
def _words(language: str) -> Catalogue:
    """Return words without titles: the name of a person may be that of a token."""
    return Catalogue(language)
