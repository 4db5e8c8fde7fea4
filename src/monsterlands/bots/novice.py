"""A beginner: knows what one may do, and follows a plan only roughly."""

from __future__ import annotations

from ..game import SeededDealer
from ..view import View
from .thinking import rules
from .thinking.misjudging import misjudged

NOISE = 8.0
"""How far a beginner misjudges an action, in victory points, at most."""
SLIP = 8
"""One of so many other answers is anything."""


class NovicePlayer:
    """Weighs its actions, but misjudges them, and now and then answers just anything.

    It does not think ahead.
    """

    def __init__(self, seed: int = 0) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        if view.node.question == "turn":
            return misjudged(view, self._dealer, NOISE)
        if self._dealer.below(SLIP) == 0:
            return view.legal[self._dealer.below(len(view.legal))]
        return rules.answer(view)
