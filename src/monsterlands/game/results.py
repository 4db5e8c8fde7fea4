"""How a game ended: places, and victory points by source (R14)."""

from __future__ import annotations

from dataclasses import dataclass

from ..box import AFFINITIES, RANKS
from ..rules import layout, scores
from ..rules.state import State


@dataclass(frozen=True, slots=True)
class Score:
    """The victory points of one clan, by source, and its place from 1."""

    seat: int
    place: int
    glory: int
    reputation: int
    trophies: int
    affinities: tuple[tuple[str, int], ...]
    """The points of each affinity."""

    @property
    def total(self) -> int:
        """All victory points."""
        return self.glory + self.reputation + self.trophies + sum(points for _, points in self.affinities)


@dataclass(frozen=True, slots=True, repr=False)
class Result:
    """How a game ended: the last round, and the score of each seat."""

    round: int
    scores: tuple[Score, ...]
    rank: str = ""
    """The rank in solo play (R13.7): fodder, trainee, veteran or hero."""

    def __repr__(self) -> str:
        points = ", ".join(f"seat {score.seat} {score.total}" for score in self.scores)
        rank = f", {self.rank}" if self.rank else ""
        return f"<Result after round {self.round}{rank}: {points}>"

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat; clans that are equal in everything share one (R14.2)."""
        return tuple(score.place for score in self.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: more than one if they are equal in everything (R14.2)."""
        return tuple(score.seat for score in self.scores if score.place == 1)


def score_of(state: State, seat: int) -> Score:
    """Return what a clan would score now."""
    glory, reputation, trophies, affinities = scores.score(state, seat)
    named = tuple(zip(AFFINITIES, affinities, strict=True))
    return Score(seat, scores.places(state)[seat], glory, reputation, trophies, named)


def result_of(state: State) -> Result:
    """Return the scores of all clans."""
    scores = tuple(score_of(state, seat) for seat in range(len(state.clans)))
    return Result(state.table[layout.ROUND], scores, rank_of(state))


def rank_of(state: State) -> str:
    """Return the rank that a solo game would end with now; empty with more players."""
    return RANKS[scores.rank(state)] if state.table[layout.SCENARIO] else ""
