"""What a player is."""

from __future__ import annotations

from typing import Protocol

from ..view import View


class Player(Protocol):
    """Anybody who answers questions.

    A player is made by calling its class as ``Class(seed=...)`` with an integer: whoever wants chance takes
    it from there, so that games can be played again. It is asked only when it has to answer, and sees only
    what its seat may know.
    """

    def choose(self, view: View) -> int:
        """Answer the question of a view with the id of one of its legal choices, ``view.legal``."""
        ...
