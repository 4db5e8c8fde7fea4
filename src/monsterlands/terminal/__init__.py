"""Playing in the terminal. It knows games, views and words; its rivals are handed in."""

from .files import NotSaved, Saved, at_home, load_game, save_game
from .reader import LineReader
from .screen import Screen
from .session import NoRival, Rival, Session, person

__all__ = [
    "LineReader",
    "NoRival",
    "NotSaved",
    "Rival",
    "Saved",
    "Screen",
    "Session",
    "at_home",
    "load_game",
    "person",
    "save_game",
]
