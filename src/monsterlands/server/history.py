"""What only the events of a game say, not its state: scores by round, and whose dice are on which space."""

from __future__ import annotations

from collections.abc import Iterable

from ..game import Event
from ..view import ClanView, View
from .log import WireBrought

ROUND = "round-began"
DEPLOYED = ("die-deployed", "madhala-deployed")
CLEARED = ("", None)
"""Stands for the moment when the dice of the last round leave the Citadel."""


class GameHistory:
    """Remembers the events of a game, version by version."""

    def __init__(self) -> None:
        self._scores: dict[int, tuple[dict[str, int], ...]] = {}
        """By round, the scores of the clans when it began."""
        self._deployed: dict[int, list[tuple[str, int | None]]] = {}
        """By version, the spaces on which dice were deployed, and the seat."""

    def note(self, version: int, events: Iterable[Event], view: View) -> None:
        """Remember the events of a version; `view` is a spectator's, after them."""
        deployed: list[tuple[str, int | None]] = []
        for event in events:
            if event.kind == ROUND:
                self._scores[int(event["round"])] = tuple(_score(clan) for clan in view.clans)
                deployed.append(CLEARED)
            elif event.kind in DEPLOYED:
                deployed.append((f"space:{event['building']} {event['space']}", event.seat))
        if deployed:
            self._deployed[version] = deployed

    def brought(self, events: Iterable[Event], seat: int | None) -> WireBrought | None:
        """Return what the last round brought to a seat, if a round begins here; None if nothing changed."""
        began = next((int(event["round"]) for event in events if event.kind == ROUND), 0)
        before, after = self._scores.get(began - 1), self._scores.get(began)
        if seat is None or before is None or after is None:
            return None
        numbers = ((what, before[seat][what], now) for what, now in after[seat].items())
        changes = tuple(number for number in numbers if number[1] != number[2])
        return WireBrought(began - 1, changes) if changes else None

    def dice(self, versions: Iterable[int]) -> dict[str, int | None]:
        """Return by space which seat deployed the dice there, after these versions; None is Madhala."""
        found: dict[str, int | None] = {}
        for version in versions:
            for space, seat in self._deployed.get(version, ()):
                if space:
                    found[space] = seat
                else:
                    found.clear()
        return found


def _score(clan: ClanView) -> dict[str, int]:
    return {"glory": clan.glory, "gold": clan.gold, "points": clan.score.total}
