"""Playing in the terminal. It knows games, views and words; its rivals are handed in."""

from .files import at_home, load_game
from .screen import Screen
from .session import Rival, Session

__all__ = ["Rival", "Screen", "Session", "at_home", "load_game"]
