"""Clans and members by name."""

from __future__ import annotations

from ..view import View
from .cards import NOVICE
from .catalogue import Catalogue


def clan_words(words: Catalogue, view: View, seat: int | None) -> str:
    """Name a clan to whoever the view belongs to: “You”, or by its affinity."""
    if seat is None:
        return words.say("none")
    if seat == view.seat:
        return words.say("clan-you")
    affinity = view.clan(seat).affinity
    if not affinity:
        return words.say("clan-unnamed", number=seat + 1)
    return words.say("clan-other", affinity=words.say(f"affinity-{affinity}"))


def member_words(words: Catalogue, name: str) -> str:
    """Name a member inside a sentence."""
    return words.say("member-novice") if name == NOVICE else name
