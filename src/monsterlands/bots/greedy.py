"""A player of sensible one-step rules: it prepares its fights, keeps its wages, and fights what it can beat.

Other players are measured against it, so its play of the base game must not change any more. It plays the
trick module, the variants and solo games by similar rules.
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
