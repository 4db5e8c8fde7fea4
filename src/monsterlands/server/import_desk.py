"""Records from outside are read and played in processes of their own, within limits of time and memory.

Anybody may send a record. It may be huge, or written so that it takes for ever; so nothing of it is parsed or
played in the process that serves the tables.
"""

from __future__ import annotations

import logging
import os
import sys
from dataclasses import dataclass

from ..bots import UnknownPlayer
from ..game import DamagedRecord, Game, GameError, Record
from ..game.record import players_of
from ..store import Entry, GameInfo
from ..words import ENGLISH, Words
from .fair_queue import Client, QueueFull
from .live import LiveGame
from .new_games import imported_game
from .processes import JobFailed, ProcessLane, leave_ctrl_c
from .table.table import show_table
from .unreadable import DAMAGED

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)
PROCESSES = 2
MOST_WAITING, MOST_OF_ONE = 32, 4
"""How many records may wait, and how many of one address."""
SECONDS = 20.0
"""How long a record may take; a long game takes less than one second."""
GRACE = 1.0
"""How long it may go on when its sender has disconnected; to start another process takes as long."""
PROCESSOR_SECONDS = 10
MEMORY = 768 * 2**20
"""Bytes of address space; a long game takes a fifth of it."""
LONGEST_REASON = 2000
"""The most characters of an error; those of a record can be very long."""


class CannotImport(Exception):
    """Why a record is not taken in: a message, and its values."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


class ImportsBusy(CannotImport):
    """Too many records wait already."""

    def __init__(self) -> None:
        super().__init__("server-records-busy")


class WrittenState(GameError):
    """A record begins at a written state."""


@dataclass(frozen=True, slots=True)
class _Refused:
    message: str
    values: dict[str, str | int]


class ImportDesk:
    """Reads records, a few at a time; addresses take turns."""

    def __init__(self, limit: float = SECONDS) -> None:
        self.lane = ProcessLane(
            PROCESSES, _set_up_process, limit=limit, tries=1, grace=GRACE, most=MOST_WAITING, each=MOST_OF_ONE
        )

    async def read(self, text: str, address: str) -> tuple[GameInfo, Entry]:
        """Read and play a record; if the caller is cancelled, its process ends soon.

        :raises CannotImport: if it is no record, or none that this server takes
        :raises ImportsBusy: if too many records wait already
        """
        try:
            found = await self.lane.run(Client(address, address), _read, text)
        except QueueFull:
            raise ImportsBusy from None
        except JobFailed:
            raise CannotImport("server-record-too-much") from None
        except Exception:
            # Whatever it is, it must be something in the record; the log tells more.
            log.exception("a record cannot be played")
            raise CannotImport("server-record-unplayable") from None
        if isinstance(found, _Refused):
            raise CannotImport(found.message, **found.values)
        return found

    def close(self) -> None:
        """End the processes at once."""
        self.lane.close()


# --- in the process -----------------------------------------------------------------------------------


def _set_up_process() -> None:
    leave_ctrl_c()
    if sys.platform != "win32":
        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _read(text: str) -> tuple[GameInfo, Entry] | _Refused:
    _allow_time()
    try:
        return read_record(text)
    except WrittenState:
        return _Refused("server-record-state", {})
    except DamagedRecord as error:
        # Where the text cannot be read, the words of its parser help nobody.
        return _Refused(DAMAGED[error.fault], error.values)
    except (GameError, UnknownPlayer) as error:
        reason = str(error)
        short = reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + " ..."
        return _Refused("server-record-refused", {"reason": short})
    except (MemoryError, RecursionError):
        return _Refused("server-record-too-much", {})


def _allow_time() -> None:
    """Let the system end this process if a job takes too much processor time."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime) + 1 + PROCESSOR_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


def read_record(text: str) -> tuple[GameInfo, Entry]:
    """Play a record from outside, and check that its table can be shown.

    :raises GameError: if it is no record, or none that may come from outside
    :raises UnknownPlayer: if one of its bots is not known
    """
    record = Record.from_text(text)
    if record.from_state:
        raise WrittenState
    game = Game.replay(record)
    info, entry = imported_game(game, players_of(text, game.options.players))
    live, words = LiveGame(info, [entry]), Words.of(ENGLISH)
    live.log(words, None)
    for seat in (None, *range(live.game.options.players)):
        show_table(words, live.game, seat, live.players, ending=live.ending(words, seat), dice=live.dice)
    return info, entry
