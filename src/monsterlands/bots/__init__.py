"""Players that are programs: they see views and choices, never the state (see docs/players.md)."""

from .player import Player
from .playing import CarefulPlayer, IllegalAnswer, play_out
from .random import RandomPlayer
from .registry import GROUP, UnknownPlayer, known_players, player
from .simple import SimplePlayer

__all__ = [
    "GROUP",
    "CarefulPlayer",
    "IllegalAnswer",
    "Player",
    "RandomPlayer",
    "SimplePlayer",
    "UnknownPlayer",
    "known_players",
    "play_out",
    "player",
]
