"""What can go wrong with stored games, one exception each. After any of them the store is unchanged."""

from __future__ import annotations

from pathlib import Path


class StoreError(Exception):
    """The store cannot do this; the message says why, to a person at the machine.

    :param file: what cannot be used, which the message then begins with
    """

    def __init__(self, message: str, file: Path | None = None) -> None:
        super().__init__(f"{file} {message}" if file else message)
        self.abroad = f"The file of the games {message}" if file else message
        """What a person elsewhere is told: nobody there needs to know what lies where."""


class StoreBusy(StoreError):
    """Another program has the folder or the file."""


class UnknownGame(StoreError):
    """No game has this id."""


class UnknownCampaign(StoreError):
    """No campaign has this id."""


class AlreadyThere(StoreError):
    """This id, version or request is stored already: somebody else wrote it."""
