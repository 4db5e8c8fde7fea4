"""The question, and every choice with what it is about, what it changes and whether it closes undo."""

from __future__ import annotations

from ...game import Choice, Game
from ...odds import bracing
from ...view import View
from ...words import Words
from ..wire import WireStruct

GROUPS = {
    "deploy": "citadel",
    "path": "outside",
    "land": "land",
    **dict.fromkeys(("novice", "talent", "loot", "sell", "heal", "settle", "move"), "free"),
}
GROUPED = ("turn", "homecoming", "contract")
"""Questions whose choices are listed in groups."""
CROSSED = ("chance", "revealed", "other-seat")
"""Undo barriers that a game may let its players cross."""


class WireChoice(WireStruct):
    id: int
    spelling: str
    kind: str
    things: tuple[str, ...]
    label: str
    """What it is, in one sentence."""
    changes: str
    """What it costs and brings."""
    final: bool
    """Whether it cannot be undone."""
    group: str


class WireQuestion(WireStruct):
    kind: str
    seat: int | None
    text: str
    asked: bool
    """Whether the seat that looks has to answer."""
    about: dict[str, int | str]
    choices: tuple[WireChoice, ...]
    undo: str
    """Why the last step cannot be undone, in words; empty if it can."""
    across: bool
    """Whether it may be undone across the barrier."""


def show_question(words: Words, game: Game, view: View, undo: str, across: bool) -> WireQuestion:
    """Show what the game waits for; the choices only to the seat that is asked.

    :param undo: the barrier that keeps the last step from being undone; empty if there is none
    :param across: whether this game lets steps be undone across the barrier
    """
    node = view.node
    braced = bracing(view) if view.asked and node.question == "remove-magic" else {}
    chances = {kind: words.bracing(found) for kind, found in braced.items()}
    return WireQuestion(
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
    """Say why the last step cannot be undone, or what happened since if the barrier may be crossed."""
    if not undo:
        return ""
    return words.say(f"crossing-{undo}") if across and undo in CROSSED else words.say(f"barrier-{undo}")


def _choice(words: Words, game: Game, view: View, choice: Choice, chances: str, across: bool) -> WireChoice:
    offer = words.offer(game, view, choice)
    label = offer.text
    if choice.kind == "end-turn" and view.scenario is None:
        label = words.say("choice-handing-over", choice=label, across="yes" if across else "no")
    return WireChoice.of(
        choice,
        things=tuple(f"{kind}:{name}" for kind, name in choice.subjects),
        label=label,
        changes=offer.changes or chances,
        final=offer.final,
        group=GROUPS.get(choice.kind, "other") if view.node.question in GROUPED else "other",
    )
