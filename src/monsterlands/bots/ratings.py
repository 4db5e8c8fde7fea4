"""Ratings: one number for how good a bot is, from games against any others (OpenSkill, Plackett–Luce)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

START, DOUBT = 25.0, 25.0 / 3


class Rating(NamedTuple):
    """An estimate of how good a bot is."""

    mean: float
    deviation: float
    """The standard deviation: how uncertain the mean is."""


class Ratings:
    """The ratings of bots, game by game."""

    def __init__(self, bots: Sequence[str]) -> None:
        # Imported here because it is slow, and only ratings need it.
        from openskill.models import PlackettLuce

        # Bots do not change between games, so uncertainty never grows again (tau).
        self._model = PlackettLuce(mu=START, sigma=DOUBT, tau=0.0)
        self.now = {bot: Rating(START, DOUBT) for bot in bots}
        self.history: dict[str, list[float]] = {bot: [START] for bot in bots}
        """The means at the beginning and after each game."""

    def add(self, bots: Sequence[str], places: Sequence[int]) -> None:
        """Update the ratings by a game: who sat at each seat, and the place of each.

        The rating of a bot at several seats becomes the mean over these seats.
        """
        before = [[self._model.create_rating(list(self.now[bot]))] for bot in bots]
        after = [team[0] for team in self._model.rate(before, ranks=[float(place) for place in places])]
        for bot in set(bots):
            own = [rating for seat, rating in enumerate(after) if bots[seat] == bot]
            self.now[bot] = Rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
        for bot, rating in self.now.items():
            self.history[bot].append(rating.mean)
