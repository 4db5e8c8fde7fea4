"""The odds of the path that is being loaded, in a line below the question."""

from __future__ import annotations

from ..odds import NoOdds, TooComplex, odds
from ..view import View
from ..words import Words

SHOWN = ("surviving", "wounded", "dying", "capturing", "eliminating", "conquering", "looting", "fulfilling")
EFFORT = 20_000_000
"""The steps of work that a person may wait for: some seconds."""


def odds_line(words: Words, view: View) -> str:
    """Return the odds of the mercenary that is being loaded; empty at any other question."""
    if not view.asked or view.node.question != "load":
        return ""
    path = str(dict(view.node.about)["path"])
    try:
        found = odds(view, path, effort=EFFORT)
    except TooComplex:
        return words.say("odds-not-reckoned")
    except NoOdds:
        return ""
    chances = {name: round(100 * float(getattr(found, name))) for name in SHOWN}
    told = (words.say("odds-part", what=name, percent=chance) for name, chance in chances.items() if chance)
    return words.say("odds-line", path=path, chances=words.join(told), glory=words.decimal(found.glory))
