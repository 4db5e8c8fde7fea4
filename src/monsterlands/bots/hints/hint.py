"""A hint for the seat that is asked: figures from a search, and reasons for the best few choices."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from ...game import Choice, GameError
from ...game.hints import Advice, GainReason, Hint, LossReason, OnlyChoice, Reason, RuleReason
from ...view import View
from ..search import Search, Thought, check_budget
from .rivals import Rivals
from .walks import Walk, cost_reason, odds_reason, walk
from .weights import weight

ROLLOUTS = 60
"""The default number of playouts of a hint."""
CANDIDATES = 9
REASONED = 3
"""How many choices get reasons that are slow to find."""
SEARCHING = 0.75
"""The part of the time that the search gets."""


class NoHint(GameError):
    """No hint can be given: nobody is asked, or there is no time."""


def hint(view: View, *, think: float | None = None, rollouts: int | None = None, seed: int = 0) -> Hint:
    """Rank the legal choices of a view, with figures and reasons.

    It uses only what the view shows. The same seed and number of playouts give the same hint, if `think` is
    None.

    :param think: seconds for all of it, or None for no limit
    :param rollouts: about how many playouts with up to two players; more players get fewer
    :raises NoHint: if the view is a spectator's or its seat is not asked, or if a budget is not above 0
    """
    if view.seat is None:
        raise NoHint("a spectator has nothing to choose; ask with the view of the seat that is asked")
    if not view.asked:
        raise NoHint(f"seat {view.seat} is not asked now: {_instead(view)}")
    try:
        check_budget(think, rollouts)
    except ValueError as error:
        raise NoHint(str(error)) from None
    if think is None and rollouts is None:
        rollouts = ROLLOUTS
    if len(view.legal) == 1:
        only = Advice(view.choices[0], reason=OnlyChoice())
        return Hint(view.seat, view.node.question, (only,))
    deadline = None if think is None else perf_counter() + think
    part = None if think is None else think * SEARCHING
    search = Search(seed, rollouts, part, CANDIDATES, {view.node.question: 1.0})
    thoughts = search.think(view)
    tried = [thought for thought in thoughts if thought.playouts]

    def late() -> bool:
        return deadline is not None and perf_counter() >= deadline

    choices = {choice.id: choice for choice in view.choices}
    shown = [choices[thought.choice] for thought in (tried or thoughts)[:REASONED]]
    found = _reasons(view, shown, seed, late)
    if not tried:
        best = choices.pop(thoughts[0].choice)
        advice = [_advice(best, None, [RuleReason(), *found.get(best.id, [])])]
    else:
        advice = [_weighed(choices, tried, place, found) for place in range(len(tried))]
        for thought in tried:
            del choices[thought.choice]
    advice += [Advice(choice) for choice in choices.values()]
    return Hint(view.seat, view.node.question, tuple(advice))


def _weighed(
    choices: dict[int, Choice], tried: list[Thought], place: int, found: dict[int, list[Reason]]
) -> Advice:
    """Compare a choice with the best one, or the best with the second."""
    thought, best = tried[place], tried[0]
    reasons = found.get(thought.choice, [])
    if place:
        loss = LossReason(choices[best.choice], best.win - thought.win, best.points - thought.points)
        reasons = [loss, *reasons] if loss.win >= 0 else reasons
    elif len(tried) > 1:
        second = tried[1]
        gain = GainReason(choices[second.choice], best.win - second.win, best.points - second.points)
        reasons = [gain, *reasons]
    else:
        reasons = [RuleReason(), *reasons]
    return _advice(choices[thought.choice], thought, reasons)


def _instead(view: View) -> str:
    node = view.node
    if node.kind == "decision":
        return f"seat {node.seat} is"
    return "the game is over" if node.kind == "end" else f"chance comes first ({node.question})"


def _advice(choice: Choice, thought: Thought | None, reasons: list[Reason]) -> Advice:
    """Return the advice with the most important reason first."""
    ranked = sorted(reasons, key=lambda reason: -weight(reason))
    main = ranked[0] if ranked else None
    if thought is None:
        return Advice(choice, reason=main, others=tuple(ranked[1:]))
    return Advice(choice, thought.playouts, thought.win, thought.points, main, tuple(ranked[1:]))


def _reasons(
    view: View, choices: list[Choice], seed: int, late: Callable[[], bool]
) -> dict[int, list[Reason]]:
    """Find reasons for the best choices, the best first, while there is time."""
    found: dict[int, list[Reason]] = {}
    walks: dict[int, Walk] = {}
    for choice in choices:
        if late():
            break
        followed = walks[choice.id] = walk(view, choice, seed)
        reasons = found[choice.id] = []
        outlook = odds_reason(view, followed)
        if outlook is not None:
            reasons.append(outlook)
        cost = cost_reason(followed)
        if cost is not None:
            reasons.append(cost)
    rivals = Rivals(view, seed, late)
    for number, followed in walks.items():
        if late():
            break
        contested = rivals.reason(followed, [other for each, other in walks.items() if each != number])
        if contested is not None:
            found[number].append(contested)
    return found
