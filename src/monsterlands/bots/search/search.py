"""The search: guess the hidden pieces, play the rest of the round with quick rules, and repeat.

Every candidate is tried with the same guesses and the same dice. After each turn of trials, half of the
candidates are dropped, so that most playouts go to those that are nearly equal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil, inf, log2
from time import perf_counter

from ...game import Game, SeededDealer
from ...game.reduction import Value
from ...view import View
from ..heuristics import answer
from .candidates import SHARES, candidates
from .prospects import Prospect, prospects

ENDLESS = 1 << 30
FIRST_SIGHT = 0.2
"""How much a victory point of the first rating adds to the sum over the playouts of a choice."""
STEPS = 400
"""A playout that has not ended after this many answers is evaluated as it is."""


def check_budget(think: float | None, rollouts: float | None) -> None:
    """Check that a budget is above 0.

    :raises ValueError: if seconds or playouts are not above 0
    """
    if think is not None and not 0 < think < inf:
        raise ValueError(f"think is {think:g}; it must be a number of seconds above 0")
    if rollouts is not None and not (rollouts >= 1 and rollouts == int(rollouts)):
        raise ValueError(f"rollouts is {rollouts:g}; it must be a whole number above 0")


@dataclass(frozen=True, slots=True)
class Thought(Value):
    """What the search found out about a choice: means over the playouts in which it was tried."""

    choice: int
    playouts: int
    """How often it was tried; 0 if there was only one candidate, and then nothing is known."""
    win: float
    """The chance to win, from 0 to 1; in solo play the expected rank as a share of the best one."""
    points: float
    """The expected victory points of the seat at the end."""


class Search:
    """Searches for the best answer to a question with playouts.

    :param rollouts: how many playouts a turn of deployment gets with up to two players; with more players it
        gets fewer, because playouts take longer; other questions get a share of it
    :param think: the most seconds for a decision, of which most questions get a share; None for no limit
    :param most: how many candidates are tried
    :param shares: the questions that are searched, and the share of the budget for each
    """

    def __init__(
        self,
        seed: int,
        rollouts: int | None,
        think: float | None,
        most: int,
        shares: Mapping[str, float] = SHARES,
    ) -> None:
        self._seed = seed
        self.dealer = SeededDealer(seed)
        self._rollouts = rollouts
        self._think = think
        self._most = most
        self._shares = shares
        self.played = 0

    def __reduce__(self) -> tuple[Callable[..., Search], tuple[object, ...]]:
        made = (self._seed, self._rollouts, self._think, self._most, dict(self._shares))
        return _resumed, (made, self.dealer, self.played)

    def choose(self, view: View) -> int:
        """Return the candidate that did best."""
        return self.think(view)[0].choice

    def think(self, view: View) -> tuple[Thought, ...]:
        """Try the candidates and return what was found out about each, the best first."""
        share = self._shares.get(view.node.question)
        if share is None or len(view.legal) == 1:
            return (Thought(answer(view), 0, 0.0, 0.0),)
        liked = candidates(view, self._most)
        tried = list(liked)
        if len(tried) == 1:
            return (Thought(tried[0], 0, 0.0, 0.0),)
        clock = _Clock(None if self._think is None else self._think * share)
        budget = None if self._rollouts is None else self._rollouts * share * 2 / max(2, view.players)
        if budget is not None:
            # To try each at least once in every turn takes two playouts for each.
            tried = tried[: max(2, round(budget / 2))]
        seed = self.dealer.below(1 << 30)
        tallies = [_Tally(choice, FIRST_SIGHT * liked[choice]) for choice in tried]
        dropped: list[_Tally] = []
        guesses = 0
        turns = ceil(log2(len(tallies)))
        for turn in range(turns):
            quota = ENDLESS if budget is None else max(1, round(budget / turns / len(tallies)))
            clock.share(turns - turn)
            for _ in range(quota):
                if not self._guess(view, tallies, seed + guesses, clock):
                    break
                guesses += 1
            tallies.sort(key=lambda tally: -tally.standing)
            half = ceil(len(tallies) / 2)
            dropped = tallies[half:] + dropped
            tallies = tallies[:half]
        return tuple([tally.thought() for tally in tallies + dropped])

    def _guess(self, view: View, tallies: list[_Tally], seed: int, clock: _Clock) -> bool:
        """Try all choices with the same guess; if the time is too short for all of them, drop the guess.

        Only the first guess always counts, because a choice that was never tried cannot be taken.
        """
        dealer = SeededDealer(seed)
        table = view.redeal(dealer)
        first = tallies[0].playouts == 0
        found: list[Prospect] = []
        for tally in tallies:
            if clock.is_up() and (found or not first):
                break
            found.append(self._play_on(table.clone(), tally.choice, dealer.copy(), view))
            clock.tick()
        if first or len(found) == len(tallies):
            for tally, prospect in zip(tallies, found, strict=False):
                tally.add(prospect)
        return len(found) == len(tallies)

    def _play_on(self, game: Game, choice: int, dealer: SeededDealer, view: View) -> Prospect:
        """Answer, play the round to its end, and return the prospect then."""
        self.played += 1
        number = view.round
        assert view.seat is not None
        game.apply(choice)
        game.advance(dealer)
        for _ in range(STEPS):
            seat = game.seat
            if seat is None:
                break
            seen = game.view(seat)
            if seen.round != number:
                break
            game.apply(answer(seen))
            game.advance(dealer)
        return prospects(game, view.seat)


def _resumed(
    made: tuple[int, int | None, float | None, int, dict[str, float]], dealer: SeededDealer, played: int
) -> Search:
    """Make a copy of a search that continues with the same random numbers."""
    search = Search(*made)
    search.dealer = dealer
    search.played = played
    return search


class _Tally:
    """Adds up the playouts of a choice.

    :param start: its first rating
    """

    def __init__(self, choice: int, start: float) -> None:
        self.choice = choice
        self._start = start
        self.playouts = 0
        self.win = 0.0
        self.points = 0.0

    def add(self, prospect: Prospect) -> None:
        """Count one more playout."""
        self.playouts += 1
        self.win += prospect.win
        self.points += prospect.points

    @property
    def standing(self) -> float:
        """The mean chance plus the first rating; a choice that was not tried comes last."""
        return (self._start + self.win) / self.playouts if self.playouts else -ENDLESS

    def thought(self) -> Thought:
        """Return the means."""
        if not self.playouts:
            return Thought(self.choice, 0, 0.0, 0.0)
        return Thought(self.choice, self.playouts, self.win / self.playouts, self.points / self.playouts)


class _Clock:
    """Limits the time for a decision: no playout begins that would probably exceed it."""

    def __init__(self, seconds: float | None) -> None:
        self._now = perf_counter() if seconds is not None else 0.0
        self._end = None if seconds is None else self._now + seconds
        self._until = 0.0
        self._playout = 0.0

    def share(self, turns: int) -> None:
        """Divide the time that is left among some turns, and begin the next one."""
        if self._end is not None:
            self._until = self._now + (self._end - self._now) / turns

    def tick(self) -> None:
        """Note that a playout has ended."""
        if self._end is not None:
            now = perf_counter()
            # Playouts get shorter or longer; the last ones predict best.
            self._playout = max(now - self._now, 0.8 * self._playout)
            self._now = now

    def is_up(self) -> bool:
        """Check whether the turn has no time left for one more playout."""
        return self._end is not None and self._now + self._playout > self._until
