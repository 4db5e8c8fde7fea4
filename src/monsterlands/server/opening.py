"""Opening a stored game: from its last snapshot where that still holds, else from its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from ..game import Game, GameError, Record
from ..store import Entry, fold

Snapshot = tuple[int, str]
"""A version, and the state of the game then."""


def open_game(start: Record, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> Game:
    """Play the entries of a game again; those before a snapshot need not be.

    A game that was opened from a snapshot knows its steps from there on.

    :raises UnreadableRecord: if they do not make a game
    """
    steps = fold(entries)
    if snapshot is not None:
        version, body = snapshot
        known = _still_counting(entries, version)
        if known is not None:
            # One that was written by another version of the game cannot be read; its entries still hold.
            with suppress(GameError):
                game = Game.from_json(body, start.box())
                for step in steps[known:]:
                    game.play(step.partition(" ")[2])
                return game
    return Game.replay(replace(start, steps=steps), to=len(steps))


def _still_counting(entries: Sequence[Entry], version: int) -> int | None:
    """Count the steps up to a version; None if some of them were taken back since."""
    known = now = len(fold(entry for entry in entries if entry.version <= version))
    for entry in entries:
        if entry.version > version:
            now -= entry.dropped
            if now < known:
                return None
            now += len(entry.steps)
    return known
