"""The errors of the store. After each of them the store is unchanged."""

from __future__ import annotations

from pathlib import Path


class StoreError(Exception):
    """The store cannot do this; the message says why.

    :param file: the file that cannot be used; the message begins with it
    """

    def __init__(self, message: str, file: Path | None = None) -> None:
        super().__init__(f"{file} {message}" if file else message)
        self.public_message = f"The file of the games {message}" if file else message
        """The message without file paths, for clients."""


class StoreBusy(StoreError):
    """Another program uses the folder or the file."""


class UnknownGame(StoreError):
    """No game has this id."""


class UnknownCampaign(StoreError):
    """No campaign has this id."""


class AlreadyThere(StoreError):
    """This id or version is stored already."""
