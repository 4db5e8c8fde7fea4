"""Talk: what people of a group say, what the server tells them, and what they point at."""

from __future__ import annotations

import re
import time
from typing import Literal, get_args

import msgspec

from ...store import TalkLine
from ...words import Words
from ..texts import clean_text
from .guest import GroupGuest
from .messages import LONGEST_TEXT, Point, Pointed, Say, WireTalk
from .refusal import GroupRefusal
from .state import GroupState

PHRASES = (
    "hello",
    "ready",
    "moment",
    "your-turn",
    "well-played",
    "lucky",
    "ouch",
    "thanks",
    "sorry",
    "good-game",
    "again",
    "bye",
)
"""The ready phrases; the sentence of each is the message ``phrase-ID``."""
THING = re.compile(r"[a-z][a-z-]{0,19}:[A-Za-z0-9_' .:-]{1,90}")
"""Things on the table, as the client names them: ``path:a3``, ``building:tavern``."""
SOON = 10.0
"""Seconds after which nobody is shown any more that somebody pointed at a thing."""

Told = Literal[
    "came",
    "renamed",
    "left",
    "removed",
    "host",
    "began",
    # at the table
    "back",
    "stand-in",
    "ending",
    "ended",
    "plays-on",
    "undo-asked",
    "undo-refused",
    "undo-withdrawn",
    "undone",
    "again",
]
"""What the server tells a group; the sentence of each is the message ``group-told-CODE``."""
TOLD: tuple[str, ...] = get_args(Told)


class Telling(msgspec.Struct):
    """What the server tells, as it is stored."""

    code: str
    values: dict[str, int | str]


def told_line(code: Told, seat: int | None, profile: str = "", **values: int | str) -> TalkLine:
    """Return a line that the server tells.

    :param profile: whom it is about, if they are told it in other words
    """
    body = msgspec.json.encode(Telling(code, values)).decode()
    return TalkLine(0, time.time(), profile, "", seat, False, "told", body)


def said_line(state: GroupState, guest: GroupGuest, message: Say | Point, allowed: bool) -> TalkLine:
    """Return the line of what a guest says, or points at.

    :param allowed: whether the host of the server allows talk
    :raises GroupRefusal: if it may not be said here, or says nothing
    """
    if not allowed or state.talk == "off":
        raise GroupRefusal("no-talk")
    if isinstance(message, Point):
        if not THING.fullmatch(message.thing):
            raise GroupRefusal("no-thing")
        return _line(state, guest, "point", message.thing)
    if message.kind == "phrase":
        if message.body not in PHRASES:
            raise GroupRefusal("no-phrase")
        return _line(state, guest, "phrase", message.body)
    if state.talk == "phrases":
        raise GroupRefusal("phrases-only")
    text = clean_text(message.body, LONGEST_TEXT)
    if not text:
        raise GroupRefusal("says-nothing")
    return _line(state, guest, "text", text)


def _line(
    state: GroupState, guest: GroupGuest, kind: Literal["text", "phrase", "point"], body: str
) -> TalkLine:
    seats = state.seats_of(guest.profile)
    name = state.seats[seats[0]].name if seats else str(guest.number)
    seat = seats[0] if seats else None
    return TalkLine(0, time.time(), guest.profile, name, seat, guest.looks_on, kind, body)


def may_read(line: TalkLine, guest: GroupGuest) -> bool:
    """Return whether a line is for a guest: those who play and those who look on talk among themselves."""
    return line.kind == "told" or line.looking_on == guest.looks_on


def show_line(line: TalkLine, guest: GroupGuest) -> WireTalk | None:
    """Return a line as a guest reads it; None if it is not for them, or was only shown at its moment."""
    if line.kind == "point" or not may_read(line, guest):
        return None
    telling = msgspec.json.decode(line.body, type=Telling) if line.kind == "told" else None
    return WireTalk(
        number=line.number,
        at=line.at,
        seat=line.seat,
        name=_name(line, guest.words),
        mine=_is_own(line, guest),
        kind=line.kind,
        text=_text(line, telling, guest),
        code=telling.code if telling else "",
    )


def show_point(line: TalkLine, guest: GroupGuest) -> Pointed | None:
    """Return what a guest sees of somebody who points at a thing just now, or None."""
    if line.kind != "point" or not may_read(line, guest) or line.at < time.time() - SOON:
        return None
    return Pointed(line.seat, _name(line, guest.words), line.body)


def _is_own(line: TalkLine, guest: GroupGuest) -> bool:
    if line.kind == "told":
        return False
    return line.profile == guest.profile and (not guest.looks_on or line.name == str(guest.number))


def _name(line: TalkLine, words: Words) -> str:
    return words.say("group-onlooker", number=line.name) if line.looking_on else line.name


def _text(line: TalkLine, telling: Telling | None, guest: GroupGuest) -> str:
    words = guest.words
    if telling is not None:
        own = "yes" if line.profile and line.profile == guest.profile else "no"
        return words.say(f"group-told-{telling.code}", own=own, **telling.values)
    return words.say(f"phrase-{line.body}") if line.kind == "phrase" else line.body
