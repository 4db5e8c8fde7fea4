"""The question, and every choice with what it is about, what it changes and whether it closes undo."""

from __future__ import annotations

from ...game import Choice, Game
from ...view import View
from ...words import Offer, Words
from ..wire import WireStruct
from .deals import WireDeal, deals_of, rise_of
from .loading import WireDiceSet, dice_sets, uses_forbidden
from .odds import chances_of_bracing

GROUPS = {
    "deploy": "citadel",
    "path": "outside",
    "land": "land",
    **dict.fromkeys(("novice", "talent", "loot", "sell", "heal", "settle", "move"), "free"),
}
GROUPED = ("turn", "homecoming", "contract")
"""Questions whose choices are listed in groups."""
CROSSED = ("chance", "revealed", "other-seat", "other-asked")
"""Undo barriers that a game may let its players cross, alone or together."""


class WireChoice(WireStruct):
    id: int
    spelling: str
    kind: str
    things: tuple[str, ...]
    label: str
    """What it is, in one sentence."""
    changes: str
    """What it costs and brings."""
    useless: bool
    """Whether the monster forbids to use what it takes along; `changes` then says so."""
    final: bool
    """Whether it cannot be undone."""
    points: int
    """By how much it changes the points of the clan at once."""
    group: str


class WireQuestion(WireStruct):
    kind: str
    seat: int | None
    text: str
    asked: bool
    """Whether the seat that looks has to answer."""
    about: dict[str, int | str]
    choices: tuple[WireChoice, ...]
    deals: tuple[WireDeal, ...]
    """What can be hired or bought now, and how; a card may be had with several dice."""
    sets: tuple[WireDiceSet, ...]
    """If a path asks for several dice: all of them at once."""
    undo: str
    """Why the last step cannot be undone, in words; empty if it can. If the barrier may be crossed, by the
    player or by all together, what happened since that step."""
    across: bool
    """Whether it may be undone across the barrier."""


def show_question(
    words: Words, game: Game, view: View, undo: str, across: bool, together: bool = False
) -> WireQuestion:
    """Show what the game waits for; the choices only to the seat that is asked.

    :param undo: the barrier that keeps the last step from being undone; empty if there is none
    :param across: whether this game lets steps be undone across the barrier
    :param together: whether it does so if all people agree
    """
    node = view.node
    crossing = "yes" if across else "together" if together else "no"
    braced = chances_of_bracing(view)
    if braced is None:
        chances = {choice.kind: words.say("odds-not-reckoned") for choice in view.choices}
    else:
        chances = {kind: words.bracing(found) for kind, found in braced.items()}
    forbidden = uses_forbidden(words, view)
    offers = [(choice, words.offer(game, view, choice)) for choice in view.choices]
    return WireQuestion(
        kind=node.question if node.kind == "decision" else node.kind,
        seat=node.seat if node.kind == "decision" else None,
        text=words.question(view) if node.kind == "decision" else "",
        asked=view.asked,
        about=dict(node.about),
        choices=tuple(
            _choice(
                words,
                view,
                choice,
                offer,
                offer.changes or chances.get(choice.kind, ""),
                forbidden.get(choice.kind, ""),
                crossing,
            )
            for choice, offer in offers
        ),
        deals=tuple(deals_of(view, offers)),
        sets=dice_sets(game, view),
        undo=_barrier(words, undo, across or together),
        across=across,
    )


def _barrier(words: Words, undo: str, crossed: bool) -> str:
    """Say why the last step cannot be undone, or what happened since if the barrier may be crossed."""
    if not undo:
        return ""
    return words.say(f"crossing-{undo}") if crossed and undo in CROSSED else words.say(f"barrier-{undo}")


def _choice(
    words: Words, view: View, choice: Choice, offer: Offer, changes: str, useless: str, crossing: str
) -> WireChoice:
    label = offer.text
    if choice.kind == "end-turn" and view.scenario is None:
        label = words.say("choice-handing-over", choice=label, across=crossing)
    return WireChoice.of(
        choice,
        things=tuple(f"{kind}:{name}" for kind, name in choice.subjects),
        label=label,
        changes=useless or changes,
        useless=bool(useless),
        final=offer.final,
        points=rise_of(offer.preview, "points"),
        group=GROUPS.get(choice.kind, "other") if view.node.question in GROUPED else "other",
    )
