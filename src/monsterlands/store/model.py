"""What is stored of a game: how it began, and its entries."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

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
    :param problem: how it is damaged, or empty
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
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """What one message, or the setup, added to a game.

    :param version: 1, 2, 3 ... without gaps
    :param kind: ``"begin"``, or ``"brought"`` for an imported record; then ``"answer"``, ``"undo"``, or
        ``"take-back"`` for an undo across the barrier
    :param request: the client's id of the message, by which the server recognises one that is sent twice
    :param dropped: how many steps are undone before the steps of this entry are added
    :param steps: lines of the record, such as ``"0 tavern P5"``
    :param lived: when, by the clock that stands still while no server runs (`Store.lived`); None if it was
        stored before there was such a clock
    """

    version: int
    kind: str
    seat: int | None = None
    request: str = ""
    dropped: int = 0
    steps: tuple[str, ...] = ()
    lived: float | None = None

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


@dataclass(frozen=True, slots=True)
class Thought:
    """A question to a bot, which some process answers.

    :param version: the version of the game at which it is asked
    :param seat: the seat of the bot
    :param bot: the bot as the registry spells it
    :param person: for whom, as the asking process calls them
    :param asked: when, by the clock of the database
    :param leased_by: the worker that thinks about it, or that did so last
    :param leased_until: when another worker may take it over
    :param choice: the answer, once it is known
    """

    game: str
    version: int
    seat: int
    bot: str
    person: str
    asked: float
    leased_by: str | None = None
    leased_until: float | None = None
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """A person on this server.

    :param emblem: the name of the emblem that they chose
    :param seen: when they last used it, to the day
    """

    id: str
    name: str
    emblem: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class Device:
    """A browser, or a file, that has a secret of a profile.

    :param id: names it to its owner; it is not secret
    """

    id: str
    profile: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class Group:
    """People who play together, from the lobby to the rematch.

    :param version: 1, 2, 3 ... without gaps
    :param state: JSON of the server
    :param members: the profiles that belong to it
    :param game: the game that they play or have played last, or empty
    :param invitation: the words that let somebody in, or empty; only their hash can be looked up
    :param watching: the secret that lets somebody look on, or empty
    """

    id: str
    version: int
    state: str
    members: tuple[str, ...]
    game: str = ""
    invitation: str = ""
    watching: str = ""
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class Ties:
    """To whom a game belongs.

    :param owners: the profile of each seat that has an owner
    :param group: the id of its group, or empty
    :param state: JSON of the server: the state of that group
    :param current: the game that the group plays now or has played last
    """

    owners: dict[int, str] = field(default_factory=dict[int, str])
    group: str = ""
    state: str = ""
    current: str = ""

    @property
    def is_of_friends(self) -> bool:
        """Whether several people play it at their own devices."""
        return bool(self.group) or len(set(self.owners.values())) > 1


TalkKind = Literal["text", "phrase", "point", "told"]


@dataclass(frozen=True, slots=True)
class TalkLine:
    """What somebody of a group said.

    :param number: 1, 2, 3 ... in the group
    :param profile: who; empty for somebody who looks on with a link alone
    :param name: how they were called then
    :param seat: their seat, or None
    :param looking_on: whether only those who look on may read it
    :param kind: free text, the id of a ready phrase, a thing of the table, or what the server tells
    :param request: an id by which a message that is sent twice is recognised; None if nobody sent it
    """

    number: int
    at: float
    profile: str
    name: str
    seat: int | None
    looking_on: bool
    kind: TalkKind
    body: str
    request: str | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """A window that shows a group to one of its people.

    :param id: made by the process that serves it
    :param profile: whose; empty for somebody who looks on with a link alone
    :param looks: whether the window is in front
    """

    id: str
    profile: str
    looks: bool


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser takes messages while its page is closed (Web Push)."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


ChangeKind = Literal["moved", "deleted", "asked", "answered", "group", "talk", "windows", "revoked"]


@dataclass(frozen=True, slots=True)
class Change:
    """What has changed: a game has a new version or is gone, a bot was asked or has answered, or something
    about a group: it has a new version (0 if it is gone), somebody spoke, windows came or went; or the secret
    of a device opens nothing any more.

    :param game: the id of the game, or of the group, or the hash of the secret
    :param version: the new version, or that of the thought, or the number of the line; 0 if the game is gone
    """

    kind: ChangeKind
    game: str
    version: int = 0


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
