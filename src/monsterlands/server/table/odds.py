"""The odds of a path."""

from __future__ import annotations

from ...odds.odds import NoOdds, odds
from ...view import View
from ..wire import WireStruct


class WireOdds(WireStruct):
    """The chances of a path, from 0 to 1, if it rolls for the most glory."""

    path: str
    surviving: float
    wounded: float
    dying: float
    capturing: float
    eliminating: float
    conquering: float
    looting: float
    """Coming home with a loot token because the path had no success (R9.3)."""
    fulfilling: float
    glory: float
    death_glory: int
    """What a death there brings."""


def show_odds(view: View, path: str) -> WireOdds | None:
    """Return the odds of a path; None if nobody stands there or its battle has begun."""
    try:
        found = odds(view, path)
    except NoOdds:
        return None
    return WireOdds.of(found, death_glory=0 if path[0] in "mc" else view.battle(path).death_glory)


def odds_of_load(view: View) -> WireOdds | None:
    """Return the odds of the path that the seat is loading."""
    if not view.asked or view.node.question != "load":
        return None
    return show_odds(view, str(dict(view.node.about)["path"]))
