"""How much time the seats of a group have left, and for whom the others need not wait any longer."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...store import Store
from ..summary import decode
from .attendance import Attendance
from .state import GroupSeat, GroupState
from .time_used import TimeUsed, between

AWAY = 300.0
"""Seconds without a window after which somebody is away for so long that a bot may play on."""
MINUTE, DAY = 60.0, 86400.0


@dataclass(frozen=True, slots=True)
class GameTimes:
    """How a game stands: its version, who is asked, and the time that was used until then."""

    version: int
    asked: int | None
    over: bool
    used: TimeUsed = field(compare=False)


def read_times(store: Store, game: str, known: GameTimes | None = None) -> GameTimes:
    """Read how a game stands that has no room in this process, after what is known of it.

    :raises StoreError: if it cannot be read
    """
    used, after = (known.used, known.version) if known is not None else (TimeUsed(), 0)
    info = store.info(game)
    added = [entry for entry in store.entries(game, after) if entry.version <= info.version]
    return GameTimes(info.version, decode(info.summary).asked, info.over, used.after(added))


@dataclass(frozen=True, slots=True)
class Times:
    """How the times of a group stand.

    :param time_left: by seat, the seconds of its bank, or of its turn under way; None without a limit
    :param asked: the seat that is asked
    :param asked_for: for how many seconds it has been asked, and no other in between
    :param unanswered: the seconds since the last answer, whoever gave it
    :param may_replace: the seats for which another person may let a bot play on
    :param may_end: whether people may vote to end the game as it stands
    """

    time_left: tuple[float | None, ...]
    asked: int | None = None
    asked_for: float = 0.0
    unanswered: float = 0.0
    may_replace: tuple[int, ...] = ()
    may_end: bool = False


def times(state: GroupState, attendance: Attendance, lived: float | None, game: GameTimes | None) -> Times:
    """Return how the times of a group stand.

    :param lived: now, by `Store.lived`; None if that is not known
    :param game: how the game stands that they play; None if that is not known
    """
    if game is None or game.over or state.phase != "playing":
        return Times((None,) * len(state.seats))
    return _Clock(state, lived, game.asked, game.used, attendance).times()


@dataclass(frozen=True, slots=True)
class _Clock:
    state: GroupState
    now: float | None
    asked: int | None
    used: TimeUsed
    attendance: Attendance

    def times(self) -> Times:
        seats, asked = self.state.seats, self.asked
        left = tuple(self._time_left(number, seat) for number, seat in enumerate(seats))
        waits = tuple(
            number
            for number in self.state.people
            if not seats[number].stand_in
            and (
                seats[number].left
                or (number == asked and (left[number] == 0 or self._is_away(seats[number])))
            )
        )
        return Times(
            left,
            asked,
            0.0 if asked is None else self._turn_time(asked, seats[asked]),
            between(self.used.last, self.now),
            waits,
            bool(waits) or any(seats[number].stand_in or seats[number].left for number in self.state.people),
        )

    def _time_left(self, number: int, seat: GroupSeat) -> float | None:
        pace, runs = self.state.pace, number == self.asked and not seat.stand_in
        if seat.bot or pace.kind == "open":
            return None
        if pace.kind == "days":
            return max(0.0, pace.days * DAY - self._turn_time(number, seat)) if runs else None
        used = self.used.of(number) + seat.spent
        if runs:
            used += between(self.used.last, self.now)
        return max(0.0, pace.minutes * MINUTE - used)

    def _turn_time(self, number: int, seat: GroupSeat) -> float:
        """Return for how long a seat has been asked; it begins again when its person takes it back."""
        began = self.used.turn_began(number)
        return between(None if began is None else max(began, seat.resumed), self.now)

    def _is_away(self, seat: GroupSeat) -> bool:
        """Return whether a person has been away for too long; where a turn has days, nobody need be there."""
        if self.state.pace.kind == "days" or self.attendance.presence(seat.profile) != "gone":
            return False
        return between(self.attendance.seen.get(seat.profile, self.used.began), self.now) >= AWAY
