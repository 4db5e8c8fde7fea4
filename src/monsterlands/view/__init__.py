"""Views: what one seat may know of a game, and the question it is asked (R16)."""

from .clans import ClanView
from .view import LandView, PathView, View, view_of

__all__ = ["ClanView", "LandView", "PathView", "View", "view_of"]
