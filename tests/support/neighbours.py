"""Somebody who plays at another table while a server is attacked."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from monsterlands.server.server_messages import Pong
from support.servers import PATIENCE, Served

WAIT = 5.0
"""Seconds that others may wait: far more than they ever need, and far less than these attacks once cost."""


@contextmanager
def others_go_on(server: Served) -> Generator[None, None, None]:
    """Play at another table meanwhile, and check that nobody there has to wait for long."""
    over, waits = threading.Event(), [0.0]

    def play() -> None:
        with server.enter(server.begin(scenario=1, affinity="fire")) as guest:
            pick = random.Random(1).randrange
            while not over.is_set() and guest.table.ending is None:
                begun = time.monotonic()
                guest.play(pick, 1)
                assert isinstance(guest.ask("ping"), Pong)
                waits.append(time.monotonic() - begun)
                time.sleep(0.02)

    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(play)
        try:
            yield
        finally:
            over.set()
            playing.result(PATIENCE)
    assert max(waits) < WAIT
