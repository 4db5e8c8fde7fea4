"""A player of sensible one-step rules: it prepares its fights, keeps its wages, and fights what it can beat.

It is the anchor that other players are measured against, so its play of the base game does not change any
more. With the trick module, variants and in solo play it answers in the same spirit.
"""

from .player import GreedyPlayer

__all__ = ["GreedyPlayer"]
