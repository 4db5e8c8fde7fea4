"""A player that tries its best few ideas out in its mind, a little."""

from __future__ import annotations

from ..view import View
from .thinking.search import Search

ROLLOUTS = 4
"""Playouts for a turn of deployment, unless told otherwise."""
CANDIDATES = 3
SHARES = {"turn": 1.0}
"""It thinks about its actions; the rest it does by rule."""


class VeteranPlayer:
    """Plays its likeliest actions on to the end of the round a few times, and takes the best.

    :param seed: with the same seed and no `think` it answers in the same way
    :param think: seconds for a decision; without `rollouts` it uses them up
    :param rollouts: how many playouts a turn of deployment gets at most
    """

    def __init__(self, seed: int = 0, think: float | None = None, rollouts: int | None = None) -> None:
        if think is None and rollouts is None:
            rollouts = ROLLOUTS
        self._search = Search(seed, rollouts, think, CANDIDATES, SHARES)

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        return self._search.choose(view)
