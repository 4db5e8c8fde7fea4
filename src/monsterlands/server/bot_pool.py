"""Bots, hints and long odds run in processes of low priority, so that no player waits for them.

There are three lanes. Quick bots have a process of their own, so they wait neither for searches nor for
hints. In each lane people take turns, and a table has one job at a time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from secrets import randbits
from typing import TypeVar

from ..bots import CarefulPlayer, hint, player
from ..bots.registry import takes
from ..game.hints import Hint
from ..store import Entry, GameInfo, Snapshot, game_of
from ..view import View
from .fair_queue import Client, QueueFull
from .processes import JobFailed, ProcessLane, WorkerProcess, leave_ctrl_c, run_when_idle
from .table.odds import LONG, WireOdds, show_odds

SEED_BITS = 31
TRIES = 3
"""How often a job is tried if its process dies or does not answer."""
LIMIT = 60.0
"""Seconds after which a job is given up; no bot at a table may think longer than ten."""
GRACE = 2.0
"""Seconds that a bot may go on with a thought that nobody needs any more, before its process is ended."""

Answer = TypeVar("Answer")
SOMEBODY = Client()


class BotFailed(Exception):
    """The process of a bot died or did not answer, each time it was tried, or too many others wait."""


class BotPool:
    """A few processes: one for quick bots, one for hints and odds, and the others for bots that search."""

    def __init__(self, processes: int | None = None, limit: float = LIMIT) -> None:
        """Prepare the processes; each starts with its first job.

        :param processes: how many are for bots that search; by default one less than there are cores
        :param limit: the seconds that a job may take
        """
        searching = processes or max(1, (os.cpu_count() or 2) - 1)
        self.quick, self.hints, self.searches = (
            ProcessLane(count, _set_up_process, limit=limit, tries=TRIES, grace=GRACE)
            for count in (1, 1, searching)
        )

    @property
    def processes(self) -> list[WorkerProcess]:
        """All processes: that of quick bots, that of hints, and those of bots that search."""
        return [*self.quick.processes, *self.hints.processes, *self.searches.processes]

    async def choose(
        self, name: str, view: View, client: Client = SOMEBODY, wanted: Callable[[], bool] = lambda: True
    ) -> int:
        """Let a bot answer the question of a view.

        :param wanted: whether its answer is still wanted; asked when its turn comes
        :raises UnknownPlayer: if there is no such bot
        :raises NotWanted: if it is not wanted any more
        :raises BotFailed: if no answer comes
        """
        lane = self.searches if searches(name) else self.quick
        return await _run(lane, client, _choose, name, view, randbits(SEED_BITS), wanted=wanted)

    async def choose_stored(
        self, name: str, seat: int, info: GameInfo, entries: Sequence[Entry], snapshot: Snapshot | None
    ) -> int:
        """Let a bot that searches answer the question of a stored game.

        :raises UnknownPlayer: if there is no such bot
        :raises BotFailed: if no answer comes
        """
        client, seed = Client("", info.id), randbits(SEED_BITS)
        return await _run(self.searches, client, _choose_stored, name, seat, info, entries, snapshot, seed)

    async def hint(self, view: View, think: float, client: Client = SOMEBODY) -> Hint:
        """Find a hint for the seat that is asked.

        :raises NoHint: if no seat is asked
        :raises BotFailed: if no hint comes
        """
        return await _run(self.hints, client, _hint, view, randbits(SEED_BITS), think)

    async def odds(self, view: View, path: str, client: Client = SOMEBODY) -> WireOdds | None:
        """Reckon odds that take too long for the server itself.

        :raises TooComplex: if they take too long here, too
        :raises BotFailed: if no answer comes
        """
        return await _run(self.hints, client, show_odds, view, path, LONG)

    def close(self) -> None:
        """End the processes at once."""
        for lane in (self.quick, self.hints, self.searches):
            lane.close()


async def _run(
    lane: ProcessLane,
    client: Client,
    work: Callable[..., Answer],
    *given: object,
    wanted: Callable[[], bool] = lambda: True,
) -> Answer:
    try:
        return await lane.run(client, work, *given, wanted=wanted)
    except JobFailed as error:
        raise BotFailed(str(error)) from None
    except QueueFull:
        raise BotFailed("too many jobs wait for the bots already") from None


def _set_up_process() -> None:
    leave_ctrl_c()
    run_when_idle()


def searches(name: str) -> bool:
    """Return whether a bot searches, which takes seconds."""
    return "@" in name or takes(name, "think")


def _choose_stored(
    name: str,
    seat: int,
    info: GameInfo,
    entries: Sequence[Entry],
    snapshot: Snapshot | None,
    seed: int,
) -> int:
    return _choose(name, game_of(info, entries, snapshot).view(seat), seed)


def _choose(name: str, view: View, seed: int) -> int:
    return CarefulPlayer(player(name, seed), name).choose(view)


def _hint(view: View, seed: int, think: float) -> Hint:
    return hint(view, think=think, seed=seed)
