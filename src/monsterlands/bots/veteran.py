"""A player that tries its best few ideas out in its mind, a little."""

from __future__ import annotations

from ..view import View
from .thinking.search import Search, check_budget

ROLLOUTS = 4
"""Playouts for a turn of deployment, at most."""
CANDIDATES = 3
SHARES = {"turn": 1.0}
"""It thinks about its actions; the rest it does by rule."""


class VeteranPlayer:
    """Plays its likeliest actions on to the end of the round a few times, and takes the best.

    More than these few playouts it never makes: `think` and `rollouts` can only make them fewer.

    :param seed: with the same seed and no `think` it answers in the same way
    :param think: seconds for a decision at most
    :param rollouts: how many playouts a turn of deployment gets at most
    :raises ValueError: if either is not above 0
    """

    def __init__(self, seed: int = 0, think: float | None = None, rollouts: int | None = None) -> None:
        check_budget(think, rollouts)
        few = ROLLOUTS if rollouts is None else min(rollouts, ROLLOUTS)
        self._search = Search(seed, few, think, CANDIDATES, SHARES)

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        return self._search.choose(view)
