"""A player without any plan."""

from __future__ import annotations

from ..game import SeededDealer
from ..view import View


class RandomPlayer:
    """Takes any legal choice, all equally likely.

    >>> from monsterlands import Game, Options, SeededDealer
    >>> game = Game.new(Options(players=2, first=0))
    >>> game.advance(SeededDealer(1))
    >>> RandomPlayer(seed=5).choose(game.view(0)) in game.legal
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, view: View) -> int:
        """Pick one."""
        return view.legal[self._dealer.below(len(view.legal))]
