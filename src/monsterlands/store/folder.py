"""The folder of the games, and the lock that keeps a second server out."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import platformdirs

from .errors import Place, StoreBusy, StoreError

NAME = "games.sqlite"
"""The file in it that holds the games."""
LOCK = "games.lock"

_held: set[Path] = set()
"""The folders that this process has locked: the locks of the system are between processes."""


def data_folder() -> Path:
    """Return the data folder of this user."""
    return platformdirs.user_data_path("monsterlands", appauthor=False)


class FolderLock:
    """A lock on a folder, until it is released or the process ends in any way.

    :raises StoreBusy: if another process has locked it
    :raises StoreError: if it cannot be written
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        place = Place.of_folder(folder)
        if self._folder in _held:
            raise StoreBusy("is already in use by this process.", place)
        try:
            self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"cannot be used: {error.strerror}.", place) from None
        try:
            _lock(self._file)
        except OSError as error:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            if not isinstance(error, BlockingIOError | PermissionError):
                raise StoreError(f"cannot be locked: {error.strerror}.", place) from None
            who = f"process {holder}" if holder else "another process"
            raise StoreBusy(f"is in use by {who}. Stop it, or use another folder.", place) from None
        _held.add(self._folder)
        with suppress(OSError):  # the process id is only for the message above
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Unlock the folder. The file stays, because another process may be about to lock it."""
        os.close(self._file)
        _held.discard(self._folder)


# Locks of this process that a forked child does not share: a child that outlives it does not hold them.
if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Locked bytes cannot be read, so the lock is not where the process id is.
        os.lseek(file, 1024, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
