"""Games in a file or a database. What a method has written survives a crash of the program."""

from typing import TYPE_CHECKING

from .errors import (
    AlreadyThere,
    DamagedGame,
    MaybeStored,
    StoreBusy,
    StoreError,
    UnknownCampaign,
    UnknownGame,
    UnknownGroup,
    UnknownProfile,
)
from .folder import data_folder
from .model import (
    CampaignInfo,
    Change,
    Changes,
    Device,
    Entry,
    GameInfo,
    Group,
    Profile,
    Seat,
    Subscription,
    TalkLine,
    Thought,
    Ties,
    Window,
    fold,
    new_id,
    people,
)
from .replay import Snapshot, campaign_of, game_of, start_record

if TYPE_CHECKING:
    from .store import Store as Store

__all__ = [
    "AlreadyThere",
    "CampaignInfo",
    "Change",
    "Changes",
    "DamagedGame",
    "Device",
    "Entry",
    "GameInfo",
    "Group",
    "MaybeStored",
    "Profile",
    "Seat",
    "Snapshot",
    "StoreBusy",
    "StoreError",
    "Subscription",
    "TalkLine",
    "Thought",
    "Ties",
    "UnknownCampaign",
    "UnknownGame",
    "UnknownGroup",
    "UnknownProfile",
    "Window",
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
