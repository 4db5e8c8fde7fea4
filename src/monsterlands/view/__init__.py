"""Views: what one seat may know of a game, and the question it is asked (R16)."""

from ..game.sums import Part, Sum
from .battle import BattleView, Success
from .clans import ClanView
from .outside import Ahead, LandView, Outlook, PathView, Room
from .payday import Income, Payday
from .purchase import Purchase
from .view import View

__all__ = [
    "Ahead",
    "BattleView",
    "ClanView",
    "Income",
    "LandView",
    "Outlook",
    "Part",
    "PathView",
    "Payday",
    "Purchase",
    "Room",
    "Success",
    "Sum",
    "View",
]
