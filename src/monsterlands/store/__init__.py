"""Games kept in a file: what was acknowledged survives whatever happens to the program.

`Store` is in `monsterlands.store.store`, and found here too.
"""

from typing import TYPE_CHECKING

from .errors import AlreadyThere, StoreBusy, StoreError, UnknownCampaign, UnknownGame
from .folder import data_folder
from .model import CampaignInfo, Changes, Entry, GameInfo, Seat, fold, new_id
from .playing import begun, game_of, standing

if TYPE_CHECKING:
    from .store import Store as Store

__all__ = [
    "AlreadyThere",
    "CampaignInfo",
    "Changes",
    "Entry",
    "GameInfo",
    "Seat",
    "StoreBusy",
    "StoreError",
    "UnknownCampaign",
    "UnknownGame",
    "begun",
    "data_folder",
    "fold",
    "game_of",
    "new_id",
    "standing",
]


def __getattr__(name: str) -> object:
    # SQLAlchemy takes its time to be imported: only those wait for it who open a store.
    if name == "Store":
        from .store import Store

        return Store
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
