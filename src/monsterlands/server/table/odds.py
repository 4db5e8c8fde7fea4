"""The odds of a path."""

from __future__ import annotations

from ...odds import Bracing, NoOdds, TooComplex, bracing, odds, reach
from ...view import View
from ..wire import WireStruct

SHORT = 60_000
"""The steps of work that the server itself may spend on odds: less than 10 ms, because all tables wait."""
LONG = 2_000_000
"""The steps that a process of the bots may spend: less than a second."""


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


def show_odds(view: View, path: str, effort: int = SHORT) -> WireOdds | None:
    """Return the odds of a path; None if nobody stands there or its battle has begun.

    :raises TooComplex: if they take more work than this
    """
    try:
        found = odds(view, path, effort=effort)
    except TooComplex:
        raise
    except NoOdds:
        return None
    return WireOdds.of(found, death_glory=0 if path[0] in "mc" else view.battle(path).death_glory)


def odds_of_load(view: View) -> WireOdds | None:
    """Return the odds of the path that the seat is loading.

    None also if they take long: then the client asks for them.
    """
    if not view.asked or view.node.question != "load":
        return None
    try:
        return show_odds(view, str(dict(view.node.about)["path"]))
    except TooComplex:
        return None


def chances_of_roll(view: View) -> dict[str, float] | None:
    """Return how likely the path that rolls reaches each mark; None if that is not reckoned."""
    if not view.asked or view.node.question != "fight":
        return {}
    try:
        return reach(view, SHORT)
    except TooComplex:
        return None


def chances_of_bracing(view: View) -> dict[str, Bracing] | None:
    """Return the chances after giving up a magic die, and after keeping it; None if they are not reckoned."""
    if not view.asked or view.node.question != "remove-magic":
        return {}
    try:
        return bracing(view, SHORT)
    except TooComplex:
        return None
