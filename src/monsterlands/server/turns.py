"""Who is told that it is somebody's turn, or that a group waits for them, while their page may be closed."""

from __future__ import annotations

from typing import Protocol

from ..store import Group
from .groups.state import GroupState


class TurnWatcher(Protocol):
    """Hears whose turn it is in the games of groups, and what changes about the groups."""

    async def asked(self, state: GroupState, game: str, seat: int) -> None:
        """Hear that a seat is asked now, and that another one was asked before.

        The process that has stored the move calls it, once, and nobody waits for it. The seat is that of
        a person who has not left and for whom no bot plays.
        """
        ...

    async def changed(self, before: Group, after: Group) -> None:
        """Hear that a group has a new version. The process that has stored it calls it, once."""
        ...


class NobodyWatches:
    """Tells nobody."""

    async def asked(self, state: GroupState, game: str, seat: int) -> None:
        """Do nothing."""

    async def changed(self, before: Group, after: Group) -> None:
        """Do nothing."""
