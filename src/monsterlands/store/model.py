"""What is stored of a game: how it began, and its entries."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .errors import StoreError


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat: a bot as the registry spells it (``"hero@think=1"``), or a person (``""``)."""

    player: str = ""
    name: str = ""


def people(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the numbers of the seats of people."""
    return tuple(number for number, seat in enumerate(seats) if not seat.player)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game, without its entries.

    :param record: the text of its record at the start: options, edition, position, no steps
    :param campaign: the id of its campaign, or empty
    :param assisted: whether somebody has undone steps across the barrier
    :param rank: the rank of a finished solo game, or empty
    :param points: the points of the first person, once the game is over
    :param version: the version of its last entry
    :param summary: JSON of the server: what the list of games shows
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

    :param version: 1, 2, 3 ... without gaps
    :param kind: ``"begin"``, or ``"brought"`` for an imported record; then ``"answer"``, ``"undo"``, or
        ``"take-back"`` for an undo across the barrier
    :param request: the client's id of the message, by which the server recognises one that is sent twice
    :param dropped: how many steps are undone before the steps of this entry are added
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
            raise ValueError("a step must be one line, and not empty")


@dataclass(frozen=True, slots=True)
class Changes:
    """The status of a game after an entry."""

    summary: str
    over: bool = False
    rank: str = ""
    points: int | None = None
    assisted: bool = False


@dataclass(frozen=True, slots=True)
class CampaignInfo:
    """A campaign (R13.9), without its games.

    :param difficulty: the difficulty of its first game
    :param text: the campaign before its first game (`Campaign.to_text`), with the edition
    """

    id: str
    created: float
    difficulty: str
    text: str


def fold(entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return the steps of a game without those that were undone.

    :raises StoreError: if an entry undoes more steps than there are
    """
    steps: list[str] = []
    for entry in entries:
        kept = len(steps) - entry.dropped
        if kept < 0:
            raise StoreError(f"entry {entry.version} undoes {entry.dropped} steps of {len(steps)}")
        del steps[kept:]
        steps += entry.steps
    return tuple(steps)


def new_id() -> str:
    """Return an id for a game or a campaign that is unique and cannot be guessed."""
    return secrets.token_hex(16)
