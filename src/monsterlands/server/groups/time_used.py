"""What time each seat of a game has used, by the times of its entries.

The times are those of `Store.lived`, the clock that stands still while no server runs. They are stored with
the entries, so that every process finds the same sums, and finds them again after a crash.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from ...store import Entry


class TimeUsed:
    """The time that each seat has used. Entries are added one by one, so that a move costs nothing."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._used: dict[int | None, float] = {}
        self.began: float | None = None
        """When the game began."""
        self.last: float | None = None
        """When the last entry was made."""
        self._mover: int | None = None
        self._moves_since: float | None = None
        """When the first of the last entries of the same seat could be made."""
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Charge the time since the entry before to the seat that made this one.

        An answer of a bot has no request id. So a person is not charged for the time of a stand-in.
        """
        if entry.seat != self._mover:
            self._mover, self._moves_since = entry.seat, self.last
        if entry.request:
            self._used[entry.seat] = self._used.get(entry.seat, 0.0) + between(self.last, entry.lived)
        if self.began is None:
            self.began = entry.lived
        self.last = entry.lived

    def after(self, entries: Iterable[Entry]) -> TimeUsed:
        """Return the time used after more entries; this one stays as it is."""
        later = copy(self)
        later._used = self._used.copy()
        for entry in entries:
            later.add(entry)
        return later

    def of(self, seat: int) -> float:
        """Return the seconds that a seat has used until the last entry."""
        return self._used.get(seat, 0.0)

    def turn_began(self, seat: int) -> float | None:
        """Return since when a seat that is asked now has been asked, and no other in between."""
        return self._moves_since if seat == self._mover else self.last


def between(earlier: float | None, later: float | None) -> float:
    """Return the seconds between two moments; 0 if one is not known, or a process was a little ahead."""
    return 0.0 if earlier is None or later is None else max(0.0, later - earlier)
