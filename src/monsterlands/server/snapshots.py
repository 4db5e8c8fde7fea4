"""Snapshots: the state of a game is stored from time to time, so that it opens faster."""

from __future__ import annotations

import logging

from ..store import StoreError
from .live import LiveGame
from .store_thread import StoreThread

log = logging.getLogger(__name__)
SNAPSHOT_EVERY = 50
"""The least number of versions between two snapshots."""


async def take_snapshot(store: StoreThread, live: LiveGame) -> None:
    """Store the state of a game if that is due: every now and then, and at the end.

    Only where nothing can be undone, because a game that opens from a snapshot knows no earlier steps. An
    error of the store is logged.
    """
    due = live.game.over or (live.version % SNAPSHOT_EVERY == 0 and live.game.undo_barrier())
    if not due:
        return
    try:
        version, body = live.version, live.game.to_json()
        await store.write(lambda opened: opened.snapshot(live.id, version, body))
    except StoreError as error:
        log.warning("game %s: the snapshot was not stored: %s", live.id, error)
