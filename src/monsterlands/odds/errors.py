"""Why there are no odds."""

from __future__ import annotations

from ..game import GameError


class NoOdds(GameError):
    """Nobody is on the path, there is no such path or aim, or the battle has begun."""


class TooComplex(NoOdds):
    """There are too many possibilities for the work that is allowed."""
