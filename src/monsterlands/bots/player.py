"""What a player is."""

from __future__ import annotations

from typing import Protocol

from ..game import Choice
from ..view import View

Answer = Choice | int | str
"""What a player may answer: a choice, its id, or its spelling."""


class Player(Protocol):
    """A program that answers questions.

    A player is made by calling its class as ``Class(seed=...)`` with an integer. All its random numbers come
    from this seed, so that games can be repeated. It is called only when it has to answer, and sees only what
    its seat may know.
    """

    def choose(self, view: View) -> Answer:
        """Answer the question of a view with one of its choices, or the id or the spelling of one."""
        ...
