"""The strongest player: it tries many ideas out in its mind, again and again."""

from __future__ import annotations

from ..view import View
from .thinking.search import Search, check_budget

ROLLOUTS = 60
"""Playouts for a turn of deployment, unless told otherwise."""
CANDIDATES = 9


class HeroPlayer:
    """Searches over playouts to the end of the round.

    :param seed: with the same seed and no `think` it answers in the same way
    :param think: seconds for a decision; without `rollouts` it uses them up
    :param rollouts: how many playouts a turn of deployment gets at most
    :raises ValueError: if either is not above 0
    """

    def __init__(self, seed: int = 0, think: float | None = None, rollouts: int | None = None) -> None:
        check_budget(think, rollouts)
        if think is None and rollouts is None:
            rollouts = ROLLOUTS
        self._search = Search(seed, rollouts, think, CANDIDATES)

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        return self._search.choose(view)
