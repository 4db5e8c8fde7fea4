"""A shared screen: whose view it shows, so that nobody sees what another hides (R16.2)."""

from __future__ import annotations

from ..game import Game
from .guest import Guest


def hand_over(game: Game, guest: Guest, asked: int) -> bool:
    """Find the seat that looks next at a shared screen; return whether the shown view changes.

    :param asked: the seat of a person who is asked
    """
    if len(guest.seats) < 2 or asked not in guest.seats or asked == guest.sitting:
        return False
    before = guest.sitting
    guest.sitting = None if _needs_handover(game, guest) else asked
    return guest.sitting != before or before is None


def _needs_handover(game: Game, guest: Guest) -> bool:
    """Hand over each turn, and each question while a seat of the screen has hidden traps (R16.2)."""
    view = game.view(None)
    secrets = any(view.clan(seat).owned_traps for seat in guest.seats)
    return secrets or view.node.question == "turn"
