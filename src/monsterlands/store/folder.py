"""The folder of the games, and the lock that keeps a second server out of it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import platformdirs

from .errors import StoreBusy, StoreError

NAME = "games.sqlite"
"""The file in it that holds the games."""
LOCK = "games.lock"

_held: set[Path] = set()
"""The folders that this process has: the system knows locks of processes only."""


def data_folder() -> Path:
    """Return the folder for the data of this user."""
    return platformdirs.user_data_path("monsterlands", appauthor=False)


class FolderLock:
    """A folder that belongs to this process alone, until it is released or the process ends in any way.

    :raises StoreBusy: if another process has it
    :raises StoreError: if it cannot be written
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        if self._folder in _held:
            raise StoreBusy(f"The folder {folder} is in use already, by this very process.")
        try:
            self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise StoreError(f"The folder {folder} cannot be used: {error.strerror}.") from None
        try:
            _lock(self._file)
        except OSError as error:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            if not isinstance(error, BlockingIOError | PermissionError):
                raise StoreError(f"The folder {folder} cannot be locked: {error.strerror}.") from None
            who = f"process {holder}" if holder else "another process"
            message = f"The folder {folder} is in use by {who}. Stop it, or use another folder."
            raise StoreBusy(message) from None
        _held.add(self._folder)
        with suppress(OSError):  # whose it is, is told for convenience only
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others have the folder. The file stays: to remove it would race with who is just taking it."""
        os.close(self._file)
        _held.discard(self._folder)


# Locks of processes, which a forked child does not share: if it outlives us, the folder is free again.
if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Nobody can read what is locked, so this is not where the number of the process stands.
        os.lseek(file, 1024, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
