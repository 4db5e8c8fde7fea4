"""The four opponents, from a beginner to the strongest player."""

from __future__ import annotations

from ..game import SeededDealer
from ..view import View
from .heuristics import QUICK, answer, turns
from .heuristics.situation import Situation
from .search import Search, check_budget

STEPS = 1000


class TraineePlayer:
    """Answers by rules of thumb, but misjudges its actions a little. It does not think ahead."""

    NOISE = 3.5
    """How far it misjudges an action, in victory points, at most."""

    def __init__(self, seed: int = 0) -> None:
        self._dealer = SeededDealer(seed)

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        if view.node.question == "turn":
            return self._misjudge(view)
        return answer(view)

    def _misjudge(self, view: View) -> int:
        """Choose the best action of a turn after adding a random error to the worth of each."""
        now = Situation(view, QUICK)
        actions = now.of_kind("deploy", "path", "land")
        if not actions or turns.free_action(now) is not None:
            return answer(view)
        weighed = turns.weigh(now, actions)
        for choice in actions:
            weighed[choice.id] += self.NOISE * self._dealer.below(STEPS) / STEPS
        return max(weighed, key=lambda choice: (weighed[choice], -choice))


class NovicePlayer(TraineePlayer):
    """Misjudges its actions a lot, and sometimes answers at random. It does not think ahead."""

    NOISE = 8.0
    SLIP = 8
    """Outside its turns it plays a random move one time in this many."""

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        if view.node.question != "turn" and self._dealer.below(self.SLIP) == 0:
            return view.legal[self._dealer.below(len(view.legal))]
        return super().choose(view)


class VeteranPlayer:
    """Tries its best few actions in playouts to the end of the round, and takes the best.

    It searches for its actions only, and answers other questions by rules of thumb. It makes few playouts:
    `think` and `rollouts` can only reduce their number.

    :param seed: with the same seed and no `think` it answers in the same way
    :param think: seconds for a decision at most
    :param rollouts: how many playouts a turn of deployment gets at most
    :raises ValueError: if either is not above 0
    """

    ROLLOUTS = 4
    CANDIDATES = 3

    def __init__(self, seed: int = 0, think: float | None = None, rollouts: int | None = None) -> None:
        check_budget(think, rollouts)
        few = self.ROLLOUTS if rollouts is None else min(rollouts, self.ROLLOUTS)
        self._search = Search(seed, few, think, self.CANDIDATES, {"turn": 1.0})

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        return self._search.choose(view)


class HeroPlayer:
    """Searches over playouts to the end of the round.

    :param seed: with the same seed and no `think` it answers in the same way
    :param think: seconds for a decision; without `rollouts` it uses them up
    :param rollouts: how many playouts a turn of deployment gets at most
    :raises ValueError: if either is not above 0
    """

    ROLLOUTS = 60
    CANDIDATES = 9

    def __init__(self, seed: int = 0, think: float | None = None, rollouts: int | None = None) -> None:
        check_budget(think, rollouts)
        if think is None and rollouts is None:
            rollouts = self.ROLLOUTS
        self._search = Search(seed, rollouts, think, self.CANDIDATES)

    def choose(self, view: View) -> int:
        """Answer the question of a view."""
        return self._search.choose(view)
