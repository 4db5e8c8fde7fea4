"""The question, and every choice with what it is about, what it changes and whether it is final."""

from __future__ import annotations

from ...game import Choice, Game
from ...odds import bracing
from ...view import View
from ...words import Words
from ..wire import table as wire

GROUPS = {
    "deploy": "citadel",
    "path": "outside",
    "land": "land",
    **dict.fromkeys(("novice", "talent", "loot", "sell", "heal", "settle", "move"), "free"),
}
GROUPED = ("turn", "homecoming", "contract")
"""Questions whose choices are listed in groups."""
CROSSED = ("chance", "revealed", "other-seat")
"""Barriers that a game may let its players go back across."""


def show_question(words: Words, game: Game, view: View, undo: str, across: bool) -> wire.Question:
    """Show what the game waits for; the choices only to whoever is asked.

    :param undo: the barrier that keeps the last step from being taken back; empty if there is none
    :param across: whether this game lets steps be taken back across the barrier
    """
    node = view.node
    braced = bracing(view) if view.asked and node.question == "remove-magic" else {}
    chances = {kind: words.bracing(found) for kind, found in braced.items()}
    return wire.Question(
        kind=node.question if node.kind == "decision" else node.kind,
        seat=node.seat if node.kind == "decision" else None,
        text=words.question(view) if node.kind == "decision" else "",
        asked=view.asked,
        about=dict(node.about),
        choices=tuple(
            _choice(words, game, view, choice, chances.get(choice.kind, ""), across)
            for choice in view.choices
        ),
        undo=_barrier(words, undo, across),
        across=across,
    )


def _barrier(words: Words, undo: str, across: bool) -> str:
    """Say why the last step cannot be taken back; where it can all the same, only what has happened."""
    if not undo:
        return ""
    return words.say(f"crossing-{undo}") if across and undo in CROSSED else words.say(f"barrier-{undo}")


def _choice(words: Words, game: Game, view: View, choice: Choice, chances: str, across: bool) -> wire.Choice:
    offer = words.offer(game, view, choice)
    label = offer.text
    if choice.kind == "end-turn" and view.scenario is None:
        label = words.say("choice-handing-over", choice=label, across="yes" if across else "no")
    return wire.Choice(
        id=choice.id,
        spelling=choice.spelling,
        kind=choice.kind,
        things=things_of(choice),
        label=label,
        changes=offer.changes or chances,
        final=offer.final,
        group=GROUPS.get(choice.kind, "other") if view.node.question in GROUPED else "other",
    )


def things_of(choice: Choice) -> tuple[str, ...]:
    """Name the things on the table that a choice is about."""
    return tuple(f"{kind}:{name}" for kind, name in choice.subjects)
