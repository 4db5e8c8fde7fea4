"""A player of quick rules that does not weigh its actions too exactly."""

from __future__ import annotations

from ..game import SeededDealer
from ..view import View
from .thinking import rules
from .thinking.misjudging import misjudged

NOISE = 3.5
"""How far it misjudges an action, in victory points, at most."""


class TraineePlayer:
    """Answers every question by quick rules, but misjudges its actions a little.

    It does not think ahead.
    """

    def __init__(self, seed: int = 0) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        if view.node.question == "turn":
            return misjudged(view, self._dealer, NOISE)
        return rules.answer(view)
