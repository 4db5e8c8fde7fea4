"""What is stored of a group: who sits where, the options, the pace, and what is being agreed on."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from ...store import Group
from ..http.models import Affinity, Difficulty

Phase = Literal["lobby", "playing", "over", "ended"]
"""Where a group is; `ended` is a game that all others ended as it stood."""
PaceKind = Literal["open", "bank", "days"]
TalkSetting = Literal["all", "phrases", "off"]


class GroupSeat(Struct):
    """A seat: of a person, of a bot, or free for a friend."""

    bot: str = ""
    """The bot at it, as the registry spells it; empty for people."""
    profile: str = ""
    """The person at it; empty while it is free."""
    name: str = ""
    emblem: str = ""
    affinity: Affinity | None = None
    """What they want to play; None is dealt."""
    ready: bool = False
    left: bool = False
    """Whether the person has left the game."""
    stand_in: str = ""
    """The bot that plays on for the person, or empty."""
    spent: float = 0.0
    """Seconds of its bank that no entry of the game tells: a bot took over while the person was asked. It is
    less than 0 after the person took the seat back while the bot was asked."""
    resumed: float = 0.0
    """When the person took it back last, by `Store.lived`."""

    @property
    def is_free(self) -> bool:
        """Whether a friend may still sit down here."""
        return not self.bot and not self.profile

    @property
    def is_played(self) -> bool:
        """Whether its person plays it: they have not left, and no bot plays on for them."""
        return bool(self.profile) and not self.left and not self.stand_in


class Pace(Struct):
    """How much time there is: no limit, a bank of minutes for the whole game, or days for each turn."""

    kind: PaceKind = "open"
    minutes: int = 0
    days: int = 0


class UndoAsked(Struct):
    """Somebody asks to undo their last step across the barrier."""

    seat: int
    version: int
    """The version of the game; the question is void at any other."""
    agreed: list[int]
    """The seats that agree, the asking one among them."""


class GroupState(Struct):
    """Everything about a group that is stored as one document."""

    host: str
    seats: list[GroupSeat]
    difficulty: Difficulty = "normal"
    tricks: bool = False
    queens_grant: bool = False
    more_monsters: bool = False
    pace: Pace = field(default_factory=Pace)
    talk: TalkSetting = "all"
    fill: bool = False
    """Whether bots take the seats that are still free when the game begins."""
    phase: Phase = "lobby"
    expires: float = 0.0
    """When the invitation expires."""
    old_invitations: list[str] = field(default_factory=list[str])
    """The hashes of the invitations of before, which still lead members here; the newest last."""
    games: list[str] = field(default_factory=list[str])
    """All games of the group, the newest last."""
    undo: UndoAsked | None = None
    ending: list[int] = field(default_factory=list[int])
    """The seats that want to end the game as it stands."""

    def seats_of(self, profile: str) -> tuple[int, ...]:
        """Return the seats of a person."""
        return tuple(number for number, seat in enumerate(self.seats) if profile and seat.profile == profile)

    def has_left(self, profile: str) -> bool:
        """Return whether a person is in the group, but has left the table with all their seats."""
        seats = self.seats_of(profile)
        return bool(seats) and all(self.seats[seat].left for seat in seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, free ones too."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.bot)

    @property
    def members(self) -> tuple[str, ...]:
        """The profiles of the group, each once, in the order of their seats."""
        return tuple(dict.fromkeys(seat.profile for seat in self.seats if seat.profile))


def read_state(group: Group) -> GroupState:
    """Return the state of a stored group."""
    return msgspec.json.decode(group.state, type=GroupState)


def write_state(state: GroupState) -> str:
    """Return the text of a state."""
    return msgspec.json.encode(state).decode()
