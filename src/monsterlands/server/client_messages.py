"""The messages that a client sends over its connection. The first one is `Enter`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""The client's own id of a message; the answer carries it. A message that is sent twice is done once."""
Name = Annotated[str, Meta(max_length=120)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages of a client."""


class Enter(FromClient, tag="enter"):
    """Join the table with a secret; `since` is the last version that the client has seen."""

    secret: Annotated[str, Meta(max_length=120)]
    language: Annotated[str, Meta(max_length=12)] = "en"
    since: Version | None = None


class Sit(FromClient, tag="sit"):
    """Look at the table as one of the client's seats, when several people share a screen."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Answer(FromClient, tag="answer"):
    """Answer the question that was asked at a version."""

    request: RequestId
    version: Version
    choice: Name


class Undo(FromClient, tag="undo"):
    """Undo the last step; `across` the undo barrier where the game allows it (it then counts as assisted)."""

    request: RequestId
    version: Version
    across: bool = False


class Why(FromClient, tag="why"):
    """Ask why nothing can be done with a thing on the table."""

    request: RequestId
    thing: Name


class Explain(FromClient, tag="help"):
    """Ask what something is."""

    request: RequestId
    name: Name


class Estimate(FromClient, tag="chances"):
    """Ask for the odds of a path on which a mercenary stands."""

    request: RequestId
    path: Name


class Advise(FromClient, tag="advise"):
    """Ask for a hint."""

    request: RequestId
    version: Version


class LookBack(FromClient, tag="look-back"):
    """Ask for the table of a finished game after a number of steps."""

    request: RequestId
    step: Version


class Ping(FromClient, tag="ping"):
    """Ask whether the server is still there."""

    request: RequestId


ClientMessage = Enter | Sit | Answer | Undo | Why | Explain | Estimate | Advise | LookBack | Ping
