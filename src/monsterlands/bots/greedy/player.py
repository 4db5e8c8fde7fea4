"""The player itself: each question has a module that answers it."""

from __future__ import annotations

from ...view import View
from . import answers, battles, clashes, outings, turns
from .knowing import Seen


class GreedyPlayer:
    """Answers every question by plain rules, always in the same way: the seed makes no difference."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        seen = Seen(view)
        question = view.node.question
        if question == "turn":
            return turns.choose(seen)
        if question in ("assign", "load"):
            return outings.choose(seen)
        if question in battles.QUESTIONS:
            return battles.choose(seen)
        if question in clashes.QUESTIONS:
            return clashes.choose(seen)
        return answers.choose(seen)
