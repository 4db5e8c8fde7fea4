"""What can be hired and bought now: with which die, for how much gold, and what else it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...box import AFFINITIES
from ...game import Choice, Preview
from ...view import View
from ...words import Offer
from ..wire import WireStruct

DEALS = ("hire", "trap", "equipment")
"""Kinds of choices that bring a card."""
AT_ONCE = {"hired": ("hire", "member"), "equipment-bought": ("equipment", "equipment")}
"""Events of a card that a die brings without a further question: the kind of its choice, its value."""


class WireDeal(WireStruct):
    """A card that can be had, and how."""

    kind: str
    """Of the choice that brings it: ``hire``, ``trap`` or ``equipment``."""
    things: tuple[str, ...]
    """What that choice is about."""
    walk: tuple[str, ...]
    """The answers that lead to it, from the current question on."""
    die: str
    """The die that goes to the building first; empty if it lies there already."""
    gold: int
    """What is paid."""
    wages: int
    """By how much the wages of the clan change."""
    points: int
    """By how much its points change."""
    icons: int
    """How many of these points are for the icons of an affinity."""
    final: bool
    """Whether it cannot be undone."""


def deals_of(view: View, offers: Iterable[tuple[Choice, Offer]]) -> Iterator[WireDeal]:
    """Return the deals that the choices of a question lead to."""
    for choice, offer in offers:
        if choice.kind in DEALS:
            yield _deal(choice, (choice.spelling,), "", offer.preview)
        elif choice.kind == "deploy":
            die = dict(choice.subjects)["die"]
            deals = [(each, preview) for each, preview in offer.ahead if each.kind in DEALS]
            for each, preview in deals:
                yield _deal(each, (choice.spelling, each.spelling), die, preview)
            if not deals:
                yield from _at_once(view, choice, die, offer.preview)


def _deal(choice: Choice, walk: tuple[str, ...], die: str, preview: Preview) -> WireDeal:
    things = tuple(f"{kind}:{name}" for kind, name in choice.subjects)
    return _made(choice.kind, things, walk, die, preview)


def _at_once(view: View, choice: Choice, die: str, preview: Preview) -> Iterator[WireDeal]:
    """Return the only card that a die can bring, which then needs no further answer."""
    for event in preview.events:
        if event.kind in AT_ONCE and event.seat == view.seat:
            kind, value = AT_ONCE[event.kind]
            yield _made(kind, (f"{value}:{event[value]}",), (choice.spelling,), die, preview)


def _made(kind: str, things: tuple[str, ...], walk: tuple[str, ...], die: str, preview: Preview) -> WireDeal:
    return WireDeal(
        kind=kind,
        things=things,
        walk=walk,
        die=die,
        gold=-rise_of(preview, "gold"),
        wages=rise_of(preview, "wages"),
        points=rise_of(preview, "points"),
        icons=sum(rise_of(preview, f"{affinity} points") for affinity in AFFINITIES),
        final=preview.final,
    )


def rise_of(preview: Preview, what: str) -> int:
    """Return by how much a number of the clan changes."""
    return sum(int(change.after) - int(change.before) for change in preview.changes if change.what == what)
