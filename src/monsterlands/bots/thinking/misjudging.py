"""Weaker players: they weigh their actions as the others do, but misjudge them."""

from __future__ import annotations

from ...game import SeededDealer
from ...view import View
from . import rules, turns
from .table import Table

STEPS = 1000


def misjudged(view: View, dealer: SeededDealer, noise: float) -> int:
    """Choose the action of a turn that seems best to whoever misjudges each by up to some victory points."""
    table = Table(view)
    actions = table.of_kind("deploy", "path", "land")
    if not actions or turns.free_action(table) is not None:
        return rules.answer(view)
    weighed = turns.weigh(table, actions)
    seeming = {choice.id: weighed[choice.id] + noise * dealer.below(STEPS) / STEPS for choice in actions}
    return max(seeming, key=lambda choice: (seeming[choice], -choice))
