"""The messages that the server sends to a client."""

from __future__ import annotations

from msgspec import Raw, Struct

from .events import WireHappened
from .log import WireLine
from .table.odds import WireOdds
from .table.result import WireStage
from .table.table import WireTable
from .wire import WireStruct


class FromServer(Struct, tag_field="type", rename="camel", gc=False):
    """The base of all messages of the server."""


class WireSeatTaken(WireStruct):
    seat: int
    player: str
    """A bot's name, or empty for a person."""
    name: str
    mine: bool


class Entered(FromServer, tag="entered"):
    """Welcome a client: who sits where, and the log so far, or since the version that the client named."""

    game: str
    title: str
    seats: tuple[WireSeatTaken, ...]
    assisted: bool
    campaign: str
    group: str
    """The group that plays, or empty."""
    ended: bool
    """Whether its group has ended it as it stood."""
    log: tuple[WireLine, ...]
    since: int
    """The log begins after this version; with 0 it is the whole log and replaces what the client had."""
    trail: tuple[str, ...]
    """The last answers of the seat that looks, back to where anybody else or luck acted."""


class Update(FromServer, tag="update"):
    """Show the table as it is now, after something happened or when another seat looks.

    `version` rises by one with every answer and every undo. Lines of the `dropped` versions were undone.
    The table is whole after `entered`; then each update has what changed since the one before it.
    """

    version: int
    lines: tuple[WireLine, ...]
    dropped: tuple[int, ...]
    events: tuple[WireHappened, ...]
    table: WireTable | None
    """The whole table, or None if there are only changes."""
    changes: dict[str, Raw]
    """The new values by where they are: ``"clans/1/gold"`` is the gold of the second clan."""
    handover: int | None
    """On a shared screen: the seat that has to look next; until then no hidden information is shown."""
    assisted: bool
    undone_by: int | None = None
    """The seat that has undone the dropped versions; None if nothing was undone."""


class Taken(FromServer, tag="taken"):
    """The answer or undo with this request id is stored as this version."""

    request: str
    version: int


class Refused(FromServer, tag="refused"):
    """The message with this request id changed nothing; `text` says why and what would be right."""

    request: str
    code: str
    text: str


class Explained(FromServer, tag="explained"):
    """The answer to `Why` or `Explain`."""

    request: str
    title: str
    text: str
    reason: str | None = None
    """The engine's reason, if it has one."""


class Estimated(FromServer, tag="chances-told"):
    """The answer to `Estimate`."""

    request: str
    odds: WireOdds


class WireStep(WireStruct):
    """One answer of a plan."""

    spelling: str
    label: str


class WireAdvice(WireStruct):
    choice: int
    spelling: str
    label: str
    text: str
    """The reasons, in sentences; empty if none were found."""
    plan: tuple[WireStep, ...]
    """What comes after it, up to chance or the end of the action."""
    win: float | None
    points: float | None
    playouts: int
    alike: bool
    """Whether it is about as good as the best choice; true for the best one itself."""


class Advised(FromServer, tag="advised"):
    """A hint: the choices that were evaluated, the best first."""

    request: str
    version: int
    advice: tuple[WireAdvice, ...]


class LookedBack(FromServer, tag="looked-back"):
    """The table after a number of steps, and what the last of them did."""

    request: str
    step: int
    steps: int
    lines: tuple[WireLine, ...]
    events: tuple[WireHappened, ...]
    table: WireTable
    stages: tuple[WireStage, ...] = ()
    """The beginnings of the phases; only with step 0, since they are the same for all."""


class Thinking(FromServer, tag="thinking"):
    """A bot has started to think, or has stopped."""

    seat: int
    on: bool


class Pong(FromServer, tag="pong"):
    """The answer to `Ping`."""

    request: str


class Gone(FromServer, tag="gone"):
    """The server closes the connection, and why."""

    code: str
    text: str


Reply = Taken | Refused | Explained | Estimated | Advised | LookedBack | Pong
"""The messages that carry a request id."""
ServerMessage = Entered | Update | Thinking | Gone | Reply
