"""What a client sends over its connection. The first message is `Enter`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Request = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""The client's own id of a message; the answer carries it. Sent again, nothing is done twice."""
Name = Annotated[str, Meta(max_length=120)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]


class Asked(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Enter(Asked, tag="enter"):
    """Sit down with a secret; `since` is the last version that the client has seen."""

    secret: Annotated[str, Meta(max_length=120)]
    language: Annotated[str, Meta(max_length=12)] = "en"
    since: Version | None = None


class Sit(Asked, tag="sit"):
    """Look at the table as one of the own seats: around one screen, after it was handed over."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Answer(Asked, tag="answer"):
    """Answer the question that was asked at a version."""

    request: Request
    version: Version
    choice: Name


class Undo(Asked, tag="undo"):
    """Take the last step back; `across` the barrier, where the game allows that (it is then assisted)."""

    request: Request
    version: Version
    across: bool = False


class Why(Asked, tag="why"):
    """Ask why a thing on the table is not lit."""

    request: Request
    thing: Name


class Help(Asked, tag="help"):
    """Ask what something is."""

    request: Request
    name: Name


class Chances(Asked, tag="chances"):
    """Ask for the odds of a path on which somebody stands."""

    request: Request
    path: Name


class Advise(Asked, tag="advise"):
    """Ask for a hint."""

    request: Request
    version: Version


class LookBack(Asked, tag="look-back"):
    """Ask how the table of a game that is over looked after so many steps."""

    request: Request
    step: Version


class Ping(Asked, tag="ping"):
    """Ask whether anybody is there."""

    request: Request


Message = Enter | Sit | Answer | Undo | Why | Help | Chances | Advise | LookBack | Ping
