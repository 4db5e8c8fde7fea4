"""Quick rules for every question: good enough to play by, and fast enough to play on with."""

from __future__ import annotations

from ...view import View
from ..greedy import GreedyPlayer
from . import battles, outings, turns
from .table import Table

GREEDY = GreedyPlayer()


def answer(view: View) -> int:
    """Answer the question of a view."""
    node = view.node
    question = node.question
    if question == "turn":
        return turns.choose(Table(view, node))
    if question == "load":
        return outings.load(Table(view, node))
    if question == "assign":
        return outings.assign(Table(view, node))
    if question == "fight":
        return battles.fight(Table(view, node))
    if question == "defend":
        return battles.defend(Table(view, node))
    if question == "remove-magic":
        return battles.remove_magic(Table(view, node))
    if question == "judge":
        return battles.judge(Table(view, node))
    return GREEDY.choose(view)
