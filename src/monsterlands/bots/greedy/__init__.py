"""A player of sensible one-step rules: it prepares its fights, keeps its wages, and fights what it can beat.

It is the anchor that other players are measured against, so it does not change any more.
"""

from .player import GreedyPlayer

__all__ = ["GreedyPlayer"]
