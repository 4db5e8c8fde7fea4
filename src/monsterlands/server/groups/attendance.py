"""Who is there: the windows that show a group, in this process and in others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...store import Store, Window
from .messages import PresenceKind


@dataclass(frozen=True, slots=True)
class Attendance:
    """The open windows of a group.

    :param seen: by profile, when their last window was there, by `Store.lived`
    """

    windows: tuple[Window, ...] = ()
    seen: Mapping[str, float] = field(default_factory=dict[str, float])

    def presence(self, profile: str) -> PresenceKind:
        """Return whether a person is here."""
        looks = [window.looks for window in self.windows if window.profile == profile]
        return "here" if any(looks) else "away" if looks else "gone"

    @property
    def watchers(self) -> int:
        """How many windows look on with the link alone."""
        return sum(not window.profile for window in self.windows)

    def looks_like(self, other: Attendance) -> bool:
        """Return whether both show the same people at the same places."""
        return {(each.id, each.looks) for each in self.windows} == {
            (each.id, each.looks) for each in other.windows
        }


def read_attendance(store: Store, group: str) -> Attendance:
    """Read who is there."""
    return Attendance(tuple(store.windows(group)), store.last_seen(group))
