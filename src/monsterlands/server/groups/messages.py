"""The messages over the WebSocket of a group. The first one of a client is `EnterGroup`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..client_messages import FromClient, Name, Ping, RequestId, Version
from ..server_messages import FromServer, Gone, Pong, Refused
from ..wire import WireStruct
from .state import PaceKind, Phase, TalkSetting

LONGEST_TEXT = 300
"""The most characters of what somebody says at once."""


# --- from the client ---


class EnterGroup(FromClient, tag="enter"):
    """Join with the secret of a device, or with the secret of the link for looking on."""

    secret: Annotated[str, Meta(max_length=120)]
    language: Annotated[str, Meta(max_length=12)] = "en"
    looks: bool = True
    since: Version = 0
    """The number of the last line of talk that the client has."""


class Look(FromClient, tag="look"):
    """Say whether the window is in front."""

    looks: bool


class Say(FromClient, tag="say"):
    """Say something: free text, or the id of a ready phrase."""

    request: RequestId
    kind: Literal["text", "phrase"]
    body: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Point(FromClient, tag="point"):
    """Point at a thing on the table: "look here"."""

    request: RequestId
    thing: Name


GroupClientMessage = EnterGroup | Look | Say | Point | Ping


# --- to the client ---

PresenceKind = Literal["here", "away", "gone"]
"""A window in front; a window behind others; no window."""


class WireGroupSeat(WireStruct):
    seat: int
    bot: str
    """The name of the bot at it, without its settings; empty for people."""
    name: str
    emblem: str
    affinity: str | None
    free: bool
    ready: bool
    mine: bool
    host: bool
    """Whether its person is the host."""
    presence: PresenceKind
    left: bool
    stand_in: str
    """The name of the bot that plays on, or empty."""
    time_left: float | None
    """Seconds of the bank, or of the turn under way; None without a limit. It runs for the seat that is
    asked."""


class WireUndoAsked(WireStruct):
    seat: int
    version: int
    agreed: tuple[int, ...]
    missing: tuple[int, ...]
    """The seats that have not answered yet."""


class WirePace(WireStruct):
    kind: PaceKind
    minutes: int
    days: int


class WireGroup(WireStruct):
    """A group, as one of its people or somebody who looks on may see it."""

    id: str
    version: int
    phase: Phase
    seats: tuple[WireGroupSeat, ...]
    difficulty: str
    tricks: bool
    queens_grant: bool
    more_monsters: bool
    pace: WirePace
    talk: TalkSetting
    fill: bool
    host: bool
    """Whether the reader is the host."""
    looking_on: bool
    """Whether the reader only looks on."""
    watchers: int
    """How many look on."""
    invitation: str
    """The words that let a friend in; empty once they are spent, and for those who look on."""
    expires: float
    watching: str
    """The secret of the link for looking on; only for members."""
    game: str
    why_not: str
    """Why the host cannot begin yet, in words; empty if nothing is missing."""
    asked: int | None
    """The seat that is asked, while they play."""
    asked_for: float
    """Seconds since it is asked, by the clock that stands still while no server runs."""
    may_replace: tuple[int, ...]
    """The seats for which the reader may let a bot play on."""
    may_end: bool
    """Whether the reader may vote to end the game as it stands."""
    ending: tuple[int, ...]
    """The seats that want to end it."""
    undo: WireUndoAsked | None


class GroupShown(FromServer, tag="group"):
    """The group as it is now."""

    group: WireGroup


class WireTalk(WireStruct):
    number: int
    at: float
    seat: int | None
    name: str
    mine: bool
    kind: Literal["text", "phrase", "told"]
    text: str
    """Free text, or the sentence of a ready phrase in the language of the reader."""
    code: str
    """What the server tells; empty for what people say."""


class Talked(FromServer, tag="talk"):
    """New lines of talk."""

    lines: tuple[WireTalk, ...]


class Pointed(FromServer, tag="pointed"):
    """Somebody points at a thing on the table."""

    seat: int | None
    name: str
    thing: str


class Said(FromServer, tag="said"):
    """What the client said with this request id is told to the others."""

    request: str


GroupServerMessage = GroupShown | Talked | Pointed | Said | Refused | Pong | Gone
