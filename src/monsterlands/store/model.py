"""What is stored of a game: how it began, and what was added to it, entry by entry."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from .errors import StoreError


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a bot as the registry spells it (``"hero@think=1"``), or a person (``""``)."""

    player: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game, without what happened in it.

    :param record: the text of its record at the start: options, edition, position, no steps
    :param campaign: the id of the campaign that it belongs to, or empty
    :param rank: of solo play that is over
    :param points: those of the first person, once the game is over
    :param version: that of its last entry
    :param summary: JSON of the server: what a list of games shows
    """

    id: str
    created: float
    changed: float
    record: str
    seats: tuple[Seat, ...]
    campaign: str = ""
    assisted: bool = False
    over: bool = False
    rank: str = ""
    points: int | None = None
    version: int = 1
    summary: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """What one message, or the setup, added to a game.

    :param version: 1, 2, 3 ... without holes
    :param kind: ``"begin"`` or ``"brought"``, then ``"answer"``, ``"undo"`` or ``"take-back"``
    :param request: the client's id of the message, by which the server knows one that comes twice
    :param dropped: how many steps at the end are taken back, before those of this entry are added
    :param steps: lines of the record, such as ``"0 tavern P5"``
    """

    version: int
    kind: str
    seat: int | None = None
    request: str = ""
    dropped: int = 0
    steps: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if any(not step or "\n" in step for step in self.steps):
            raise ValueError("a step is one line, and not an empty one")


@dataclass(frozen=True, slots=True)
class Changes:
    """How a game stands after an entry."""

    summary: str
    over: bool = False
    rank: str = ""
    points: int | None = None
    assisted: bool = False


@dataclass(frozen=True, slots=True)
class CampaignInfo:
    """A campaign (R13.9), without its games.

    :param difficulty: that of its first game
    :param text: the file of the campaign before its first game (`Campaign.to_text`), with the edition
    """

    id: str
    created: float
    difficulty: str
    text: str


def fold(entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return the steps that count: those taken back are folded away.

    :raises StoreError: if more is taken back than there is
    """
    steps: list[str] = []
    for entry in entries:
        kept = len(steps) - entry.dropped
        if kept < 0:
            raise StoreError(f"entry {entry.version} takes back {entry.dropped} steps of {len(steps)}")
        del steps[kept:]
        steps += entry.steps
    return tuple(steps)


def new_id() -> str:
    """Return an id for a game or a campaign: never given before, and not to be guessed."""
    return secrets.token_hex(16)
