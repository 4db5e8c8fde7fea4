"""A hint for the seat that is asked: figures from a search, and reasons for the best few choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from ...game import Choice, GameError
from ...game.hints import (
    Advice,
    GainReason,
    Hint,
    LessReason,
    LossReason,
    OnlyChoice,
    Reason,
    RuleReason,
)
from ...view import View
from ..search import Search, Thought, check_budget
from .answers import answer_reasons
from .ranking import in_order, without_twins
from .rivals import Rivals
from .walks import Walks, odds_reason, wages_reason
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
    walks = Walks(view, seed)
    choices = {choice.id: choice for choice in view.choices}
    tried, twins = without_twins([thought for thought in thoughts if thought.playouts], choices)
    tried, behind = in_order(view, tried, walks.of)

    def late() -> bool:
        return deadline is not None and perf_counter() >= deadline

    # Nothing speaks for a choice that stands behind one that gives more for the same.
    worth = [choices[thought.choice] for thought in tried or thoughts if thought.choice not in behind]
    shown = worth[:REASONED]
    found = _reasons(view, shown, walks, seed, late)
    less = {number: LessReason(choices[better]) for number, better in behind.items()}
    if not tried:
        best = choices[thoughts[0].choice]
        advice = [_advice(best, None, [RuleReason(), *found.get(best.id, [])])]
    else:
        advice = [_weighed(choices, tried, place, found, less) for place in range(len(tried))]
    advice = [
        replace(each, plan=walks.of(each.choice.id).then) if each.choice.id in found else each
        for each in advice
    ]
    listed = {each.choice.id for each in advice}
    rest = [
        Advice(choice, like=choices.get(twins.get(choice.id, -1)))
        for choice in view.choices
        if choice.id not in listed
    ]
    return Hint(view.seat, view.node.question, (*advice, *rest))


def _weighed(
    choices: dict[int, Choice],
    tried: list[Thought],
    place: int,
    found: dict[int, list[Reason]],
    less: dict[int, LessReason],
) -> Advice:
    """Compare a choice with the best one, or the best with the second."""
    thought, best = tried[place], tried[0]
    reasons = found.get(thought.choice, [])
    if thought.choice in less:
        reasons = [less[thought.choice], *reasons]
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
    view: View, choices: list[Choice], walks: Walks, seed: int, late: Callable[[], bool]
) -> dict[int, list[Reason]]:
    """Find reasons for the best choices, the best first, while there is time."""
    found: dict[int, list[Reason]] = {}
    for choice in choices:
        if late():
            break
        followed = walks.of(choice.id)
        reasons = (odds_reason(view, followed), *answer_reasons(view, followed), wages_reason(view, followed))
        found[choice.id] = [reason for reason in reasons if reason is not None]
    rivals = Rivals(view, seed, late)
    for number in found:
        if late():
            break
        others = [walks.of(other) for other in found if other != number]
        contested = rivals.reason(walks.of(number), others)
        if contested is not None:
            found[number].append(contested)
    return found
