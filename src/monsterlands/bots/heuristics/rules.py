"""Find the rule of thumb for each question."""

from __future__ import annotations

from ...view import View
from . import answers, battles, clashes, outings, turns
from .situation import Situation
from .style import GREEDY, QUICK, Style


def answer(view: View, style: Style = QUICK) -> int:
    """Answer the question of a view with the id of a choice."""
    node = view.node
    question = node.question
    if question == "turn":
        return turns.choose(Situation(view, style, node))
    if question == "load":
        return outings.load(Situation(view, style, node))
    if question == "assign":
        return outings.assign(Situation(view, style, node))
    if question in battles.ANSWERS:
        return battles.ANSWERS[question](Situation(view, style, node))
    # All styles answer the other questions in the same way.
    now = Situation(view, GREEDY, node)
    if question in clashes.ANSWERS:
        return clashes.ANSWERS[question](now)
    if question in answers.ANSWERS:
        return answers.ANSWERS[question](now)
    return now.choices[0].id
