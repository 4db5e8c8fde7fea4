"""Games in a file. What a method has written survives a crash of the program."""

from typing import TYPE_CHECKING

from .errors import AlreadyThere, StoreBusy, StoreError, UnknownCampaign, UnknownGame
from .folder import data_folder
from .model import CampaignInfo, Changes, Entry, GameInfo, Seat, fold, new_id, people
from .replay import Snapshot, campaign_of, game_of, start_record

if TYPE_CHECKING:
    from .store import Store as Store

__all__ = [
    "AlreadyThere",
    "CampaignInfo",
    "Changes",
    "Entry",
    "GameInfo",
    "Seat",
    "Snapshot",
    "StoreBusy",
    "StoreError",
    "UnknownCampaign",
    "UnknownGame",
    "campaign_of",
    "data_folder",
    "fold",
    "game_of",
    "new_id",
    "people",
    "start_record",
]


def __getattr__(name: str) -> object:
    # SQLAlchemy is slow to import, so only programs that open a store import it.
    if name == "Store":
        from .store import Store

        return Store
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
