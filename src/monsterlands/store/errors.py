"""The errors of the store. After each of them the store is unchanged, except perhaps after `MaybeStored`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Place:
    """Where games are kept, as messages begin: for the host, and for clients, without paths and hosts."""

    name: str
    public: str

    @classmethod
    def of_file(cls, file: Path) -> Place:
        """Name a file."""
        return cls(str(file), "The file of the games")

    @classmethod
    def of_folder(cls, folder: Path) -> Place:
        """Name a folder."""
        return cls(f"The folder {folder}", "The folder of the games")


class StoreError(Exception):
    """The store cannot do this; the message says why.

    :param place: what cannot be used; the message begins with it
    :param public: the rest of the message for clients, if it must differ
    """

    def __init__(self, message: str, place: Place | None = None, public: str = "") -> None:
        super().__init__(f"{place.name} {message}" if place else message)
        self.public_message = f"{place.public} {public or message}" if place else public or message
        """The message without file paths, hosts and users, for clients."""


class StoreBusy(StoreError):
    """Another program uses the folder or the file, or the database does not answer: try again later."""


class MaybeStored(StoreError):
    """The connection broke while something was stored, so nobody knows whether it is stored.

    Read it again before you go on. If an entry was stored, appending its version raises `AlreadyThere`.
    """


class DamagedGame(StoreError):
    """What is stored of a game is not what was written; other games are not affected."""


class UnknownGame(StoreError):
    """No game has this id."""


class UnknownCampaign(StoreError):
    """No campaign has this id."""


class UnknownProfile(StoreError):
    """No profile has this id."""


class UnknownGroup(StoreError):
    """No group has this id."""


class AlreadyThere(StoreError):
    """This id or version is stored already."""
