"""How much a reason weighs, roughly in victory points."""

from __future__ import annotations

from ...game import Change
from ...game.hints import (
    CostReason,
    DeathReason,
    DefenseReason,
    GainReason,
    KeepReason,
    LessReason,
    LossReason,
    OddsReason,
    PoolReason,
    Reason,
    RivalReason,
    WagesReason,
)

WIN = 20.0
"""A twentieth of the chance to win is worth a point."""
OUTING = 2.5
"""The odds of an outing always matter, whatever they are."""
DEATH = 4.0
SUCCESS = 2.0
RIVAL = 3.0
LESS = 10.0
"""Nothing speaks for a choice if another gives more for the same."""
PAID = 1.0
"""Enough for the wages, which there was not before."""
ANSWER = 1.0
"""What an answer in a battle, to a contract or to the Queen does; more than nothing."""
DESERTER = 3.0
"""Who cannot pay loses somebody."""
WORTHS = {
    "gold": 0.4,
    "glory": 1.0,
    "reputation": 1.0,
    "traps": 0.7,
    "defense": 0.7,
    "potions": 0.7,
    "venoms": 0.7,
    "novices": 1.0,
}
"""What one of each is worth."""
SOMEBODY = ("mercenaries", "loot", "lands", "trophies", "wounded")
"""Changes that are lists of names."""
NAMED = 1.5


def weight(reason: Reason) -> float:
    """Return how much a reason weighs."""
    if isinstance(reason, OddsReason):
        success = reason.capturing + reason.eliminating + reason.conquering + reason.fulfilling
        return OUTING + abs(reason.glory) + DEATH * reason.dying + SUCCESS * success
    if isinstance(reason, RivalReason):
        return RIVAL * reason.times / reason.guesses
    if isinstance(reason, LessReason):
        return LESS
    if isinstance(reason, WagesReason):
        return DESERTER if reason.short else PAID
    if isinstance(reason, DeathReason):
        return DEATH
    if isinstance(reason, DefenseReason | PoolReason | KeepReason):
        return ANSWER
    if isinstance(reason, GainReason | LossReason):
        return WIN * reason.win
    if isinstance(reason, CostReason):
        return sum(_worth(change) for change in reason.preview.changes)
    return 0.0


def _worth(change: Change) -> float:
    if change.what in SOMEBODY:
        return NAMED
    if change.what in WORTHS:
        return WORTHS[change.what] * abs(int(change.after) - int(change.before))
    return 0.0
