"""What can go wrong with stored games, one exception each. After any of them the store is unchanged."""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot do this; the message says why, to a person."""


class StoreBusy(StoreError):
    """Another program has the folder or the file."""


class UnknownGame(StoreError):
    """No game has this id."""


class UnknownCampaign(StoreError):
    """No campaign has this id."""


class AlreadyThere(StoreError):
    """This id, version or request is stored already: somebody else wrote it."""
