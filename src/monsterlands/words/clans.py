"""Clans and members by name."""

from __future__ import annotations

from ..view import View
from .cards import NOVICE
from .catalogue import Catalogue, Value


def clan_words(words: Catalogue, view: View, seat: int | None, inside: bool = False) -> str:
    """Return the name of a clan for the seat of the view: “You”, or by its affinity.

    :param inside: not at the beginning of a sentence
    """
    if seat is None:
        return words.say("none")
    message, values = _name(words, view, seat)
    name = words.tell(message, "inside", **values) if inside else words.say(message, **values)
    return words.mark(f"clan:{seat}", name)


def _name(words: Catalogue, view: View, seat: int) -> tuple[str, dict[str, Value]]:
    if seat == view.seat:
        return "clan-you", {}
    affinity = view.clan(seat).affinity
    if not affinity:
        return "clan-unnamed", {"number": seat + 1}
    return "clan-other", {"affinity": words.say(f"affinity-{affinity}")}


def member_words(words: Catalogue, name: str) -> str:
    """Return the name of a member inside a sentence."""
    return words.say("member-novice") if name == NOVICE else name
