"""A group as one of its people, or somebody who looks on, may see it: no profile, no secret of another."""

from __future__ import annotations

from dataclasses import dataclass

from ...store import Group
from ...words import Words
from .attendance import Attendance
from .clock import Times
from .lobby import why_not
from .messages import WireGroup, WireGroupSeat, WirePace, WireUndoAsked
from .play import missing
from .state import GroupState


@dataclass(frozen=True, slots=True)
class GroupNow:
    """Everything that a group shows at one moment."""

    group: Group
    state: GroupState
    attendance: Attendance
    times: Times
    talk: bool
    """Whether the host of the server allows talk."""


def show_group(now: GroupNow, words: Words, reader: str) -> WireGroup:
    """Show a group.

    :param reader: the profile of the member who reads it; empty for somebody who looks on
    """
    group, state, times, asked = now.group, now.state, now.times, now.state.undo
    obstacle = why_not(state, reader) if state.phase == "lobby" else None
    return WireGroup.of(
        state,
        id=group.id,
        version=group.version,
        seats=tuple(_show_seat(now, number, reader) for number in range(len(state.seats))),
        pace=WirePace.of(state.pace),
        talk=state.talk if now.talk else "off",
        host=bool(reader) and state.host == reader,
        looking_on=not reader,
        watchers=now.attendance.watchers,
        invitation=group.invitation if reader and state.phase == "lobby" else "",
        expires=state.expires if reader else 0.0,
        watching=group.watching if reader else "",
        game=group.game,
        why_not=obstacle.say(words) if obstacle else "",
        asked=times.asked,
        asked_for=times.asked_for,
        may_replace=tuple(
            seat for seat in times.may_replace if reader and state.seats[seat].profile != reader
        ),
        may_end=bool(reader) and times.may_end,
        ending=tuple(state.ending),
        undo=WireUndoAsked.of(asked, missing=missing(state, asked)) if asked else None,
    )


def _show_seat(now: GroupNow, number: int, reader: str) -> WireGroupSeat:
    seat = now.state.seats[number]
    return WireGroupSeat.of(
        seat,
        seat=number,
        bot=_name_of(seat.bot),
        free=seat.is_free and not seat.left,
        mine=bool(reader) and seat.profile == reader,
        host=bool(seat.profile) and seat.profile == now.state.host,
        presence=now.attendance.presence(seat.profile) if seat.profile else "gone",
        stand_in=_name_of(seat.stand_in),
        time_left=now.times.time_left[number],
    )


def _name_of(bot: str) -> str:
    return bot.partition("@")[0]
