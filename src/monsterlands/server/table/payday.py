"""What the clan of a seat can pay its wages with, by its sources."""

from __future__ import annotations

from ...view import View
from ...words import Words
from ..wire import WireStruct


class WireIncome(WireStruct):
    gold: int
    text: str


class WirePayday(WireStruct):
    due: int
    """The wages if the round ended now."""
    gold: int
    """The gold at hand."""
    sure: tuple[WireIncome, ...]
    """What is certain to come in before they are paid."""
    doubtful: tuple[WireIncome, ...]
    """What may come in besides: it depends on dice or on others."""
    short: int
    """How much is missing even with all that is sure."""


def show_payday(words: Words, view: View) -> WirePayday | None:
    """Show it; None for a spectator, before the setup and after the end."""
    if view.seat is None or not view.clan(view.seat).affinity or view.node.kind == "end":
        return None
    payday = view.payday(view.seat)
    sure, doubtful = (
        tuple(WireIncome(each.gold, words.income(each)) for each in incomes)
        for incomes in (payday.sure, payday.doubtful)
    )
    return WirePayday(payday.due, payday.gold, sure, doubtful, payday.short)
