"""Offered choices in words, with what each changes and whether it is final."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Choice, Game, Preview
from ..view import View
from .catalogue import Catalogue
from .changes import at_once_words, changes_words
from .choices import Followed, choice_words, why_words

HOMECOMING = (
    "homecoming",
    "settle",
    "move-equipment",
    "equip",
    "hand-on",
    "brew",
    "take-loot",
    "tavern",
    "bazaar",
)
"""The question of the homecoming, and those that its free actions lead to."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice that is offered.

    :param text: what it is
    :param changes: what it costs and gains, empty if nothing changes yet
    :param final: whether it cannot be undone
    :param preview: the changes themselves
    :param ahead: for a die that goes to a building: the choices that follow there
    """

    text: str
    changes: str
    final: bool
    preview: Preview
    ahead: Sequence[Followed]


def offer_words(words: Catalogue, game: Game, view: View, choice: Choice) -> Offer:
    """Say what a choice is and what it changes."""
    ahead = followed(game, choice) if choice.kind == "deploy" else []
    preview = game.preview(choice)
    # If the next question has only one answer, it is played at once: then show all changes.
    at_once = choice.kind == "deploy" and not ahead
    parts = (
        choice_words(words, choice, view, preview, ahead),
        at_once_words(words, choice, preview),
        words.say("choice-ends-homecoming") if _ends_homecoming(game, view, choice) else "",
    )
    return Offer(
        words.join([part for part in parts if part], "list-semicolon"),
        changes_words(words, choice, preview, at_length=at_once, view=view),
        preview.final,
        preview,
        ahead,
    )


def _ends_homecoming(game: Game, view: View, choice: Choice) -> bool:
    """Return whether a free action, or the answer to a question of one, ends the homecoming of a clan.

    It does if nothing else is left to do then: “done” is not asked any more (R10.3).
    """
    if view.phase != "clean-up" or view.node.question not in HOMECOMING or choice.kind == "done":
        return False
    ahead = game.clone()
    ahead.apply(choice)
    return ahead.seat != game.seat or ahead.node.question not in HOMECOMING


def followed(game: Game, choice: Choice) -> list[Followed]:
    """Return the choices of the next question, if a choice leads directly to one."""
    ahead = game.clone()
    ahead.apply(choice)
    if ahead.seat != game.seat:
        return []
    return [(each, ahead.preview(each)) for each in ahead.choices]


def refusal_words(words: Catalogue, game: Game, spelling: str) -> str:
    """Say why a choice is not offered, or that it is.

    :raises UnknownChoice: if no choice has this spelling
    """
    why = game.why_not(spelling)
    if why is None:
        return words.say("why-legal")
    names = game.names
    choice = names.choice(spelling)
    loot = dict(names.subjects(choice)).get("loot")
    effect = next((token.effect for token in game.box.loot if token.id == loot), None)
    return why_words(words, why, names.kind(choice), effect)
