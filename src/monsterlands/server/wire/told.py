"""What the server tells a client."""

from __future__ import annotations

from msgspec import Struct

from .table import Odds, Table


class Told(Struct, tag_field="type", rename="camel"):
    """A message of the server."""


class Brought(Struct, rename="camel"):
    """What a round that is over brought to the seat that looks; `changes` are (what, before, after)."""

    round: int
    changes: tuple[tuple[str, int, int], ...]


class Line(Struct, rename="camel", omit_defaults=True):
    """A line of the log; `things` are what it speaks of."""

    version: int
    seat: int | None
    """Whose step it tells of; None at the beginning, and of the moves of Madhala."""
    text: str
    things: tuple[str, ...]
    brought: Brought | None = None
    """With the line that a round begins: what the one before has brought."""
    clan: int | None = None
    """The seat of the clan that it is about, if that is another than whose step it tells of."""


class Happened(Struct, rename="camel"):
    """An event, as the seat that looks may know it."""

    kind: str
    seat: int | None
    values: dict[str, int | str]


class SeatTaken(Struct, rename="camel"):
    seat: int
    player: str
    """A bot's name, or empty for a person."""
    name: str
    mine: bool


class Entered(Told, tag="entered"):
    """Welcome: who sits where, and the log so far (or since the version that was named)."""

    game: str
    title: str
    seats: tuple[SeatTaken, ...]
    assisted: bool
    campaign: str
    log: tuple[Line, ...]
    since: int
    """The log begins after this version; 0: it is the whole log, whatever the client had before is void."""


class Update(Told, tag="update"):
    """Something happened, or another seat looks: the table as it is now.

    `version` rises by one with every answer and every undo. Lines of `dropped` versions were taken back.
    """

    version: int
    lines: tuple[Line, ...]
    dropped: tuple[int, ...]
    events: tuple[Happened, ...]
    table: Table
    handover: int | None
    """Around one screen: whose turn it is to look; nobody's secrets are shown until then."""
    assisted: bool


class Taken(Told, tag="taken"):
    """The answer or undo with this id is stored, as this version."""

    request: str
    version: int


class Refused(Told, tag="refused"):
    """The message with this id changed nothing; `text` says why and what would be right."""

    request: str
    code: str
    text: str


class Explained(Told, tag="explained"):
    """The answer to a `why` or `help`."""

    request: str
    title: str
    text: str


class ChancesTold(Told, tag="chances-told"):
    request: str
    odds: Odds


class Advice(Struct, rename="camel"):
    choice: int
    spelling: str
    label: str
    text: str
    """Its figures and the main reason, in words."""
    win: float | None
    points: float | None
    playouts: int
    alike: bool
    """Whether it is about as good as the best one; the best one is."""


class Advised(Told, tag="advised"):
    """A hint: the choices, the best first; those that were not weighed are left out."""

    request: str
    version: int
    advice: tuple[Advice, ...]


class LookedBack(Told, tag="looked-back"):
    """The table after so many steps, and what the last one brought."""

    request: str
    step: int
    steps: int
    lines: tuple[str, ...]
    events: tuple[Happened, ...]
    table: Table


class Thinking(Told, tag="thinking"):
    """A bot thinks, or has stopped to."""

    seat: int
    on: bool


class Pong(Told, tag="pong"):
    request: str


class Gone(Told, tag="gone"):
    """The connection ends, and why."""

    code: str
    text: str


Answer = Taken | Refused | Explained | ChancesTold | Advised | LookedBack | Pong
"""What carries the id of a request."""
Message = Entered | Update | Thinking | Gone | Answer
