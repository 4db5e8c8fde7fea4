"""Play in the terminal. The caller passes the rivals in: this package does not know the bots."""

from .files import NotSaved, Saved, load_game, save_game, user_path
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
    "load_game",
    "person",
    "save_game",
    "user_path",
]
