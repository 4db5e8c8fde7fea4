"""Players that are programs: they see views and choices, never the state (see docs/players.md)."""

from ..game.events import EVENT_KINDS
from .hints import NoHint, hint
from .match import CarefulPlayer, IllegalAnswer, play_out
from .opponents import HeroPlayer, NovicePlayer, TraineePlayer, VeteranPlayer
from .player import Player
from .random import RandomPlayer
from .registry import GROUP, UnknownPlayer, known_players, player
from .simple import SimplePlayer
from .simulation import PlayedGame, Points, Summary, play_game, simulate

__all__ = [
    "EVENT_KINDS",
    "GROUP",
    "CarefulPlayer",
    "HeroPlayer",
    "IllegalAnswer",
    "NoHint",
    "NovicePlayer",
    "PlayedGame",
    "Player",
    "Points",
    "RandomPlayer",
    "SimplePlayer",
    "Summary",
    "TraineePlayer",
    "UnknownPlayer",
    "VeteranPlayer",
    "hint",
    "known_players",
    "play_game",
    "play_out",
    "player",
    "simulate",
]
