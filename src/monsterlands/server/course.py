"""What the events of a game tell and its state does not keep: how clans stood, and whose dice lie where."""

from __future__ import annotations

from collections.abc import Iterable

from ..game import Event
from ..view import ClanView, View
from .log import WireBrought

ROUND = "round-began"
DEPLOYED = ("die-deployed", "madhala-deployed")
SWEPT = ("", None)
"""The dice of the last round have left the Citadel."""


class Course:
    """The course of a game, version by version."""

    def __init__(self) -> None:
        self._stood: dict[int, tuple[dict[str, int], ...]] = {}
        """By round, how the clans stood when it began."""
        self._laid: dict[int, list[tuple[str, int | None]]] = {}
        """By version, on which spaces dice were laid, and whose."""

    def note(self, version: int, events: Iterable[Event], view: View) -> None:
        """Remember what a version brought; the view is nobody's, after it."""
        laid: list[tuple[str, int | None]] = []
        for event in events:
            if event.kind == ROUND:
                self._stood[int(event["round"])] = tuple(_standing(clan) for clan in view.clans)
                laid.append(SWEPT)
            elif event.kind in DEPLOYED:
                laid.append((f"space:{event['building']} {event['space']}", event.seat))
        if laid:
            self._laid[version] = laid

    def brought(self, events: Iterable[Event], seat: int | None) -> WireBrought | None:
        """Tell a seat what the round before the one that begins has brought it; None if that is nothing."""
        began = next((int(event["round"]) for event in events if event.kind == ROUND), 0)
        before, after = self._stood.get(began - 1), self._stood.get(began)
        if seat is None or before is None or after is None:
            return None
        numbers = ((what, before[seat][what], now) for what, now in after[seat].items())
        changes = tuple(number for number in numbers if number[1] != number[2])
        return WireBrought(began - 1, changes) if changes else None

    def dice(self, versions: Iterable[int]) -> dict[str, int | None]:
        """Return by space whose dice were laid there last, if these versions count; None is Madhala."""
        found: dict[str, int | None] = {}
        for version in versions:
            for space, seat in self._laid.get(version, ()):
                if space:
                    found[space] = seat
                else:
                    found.clear()
        return found


def _standing(clan: ClanView) -> dict[str, int]:
    return {"glory": clan.glory, "gold": clan.gold, "points": clan.score.total}
