"""A player of sensible one-step rules: it prepares its fights, keeps its wages, and fights what it can beat.

It is the anchor that other players are measured against, so its play of the base game does not change any
more. With the trick module, variants and in solo play it answers in the same spirit.
"""

from __future__ import annotations

from ..view import View
from .heuristics import GREEDY, answer


class GreedyPlayer:
    """Answers every question by plain rules, always in the same way: the seed makes no difference."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        return answer(view, GREEDY)
