"""Events in words: sentences about what happened, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..box import COLOURS
from ..game import Event
from ..view import View
from .catalogue import Catalogue, Value
from .clans import clan_words, member_words

ONE_SENTENCE = (
    "path-die",
    "path-trap",
    "path-defense",
    "docked",
    "die-spent",
    "trap-bought",
    "persuasion-rolled",
)
"""Events that are told together if they follow one another."""


def event_words(words: Catalogue, event: Event, view: View) -> str:
    """Tell one event in a sentence."""
    return _sentence(words, event.seat, [_told(words, [event], view)], view)


def story(words: Catalogue, events: Iterable[Event], view: View) -> list[str]:
    """Tell events in few sentences: what a clan does in one go becomes one of them."""
    lines: list[str] = []
    seat: int | None = None
    parts: list[str] = []
    for group in _grouped(events):
        event = group[0]
        if parts and (event.seat is None or event.seat != seat or event.kind == "turn-began"):
            lines.append(_sentence(words, seat, parts, view))
            parts = []
        seat = event.seat
        if event.seat is None:
            lines.append(_told(words, group, view))
        elif event.kind != "turn-began":
            parts.append(_told(words, group, view))
    if parts:
        lines.append(_sentence(words, seat, parts, view))
    return lines


def _sentence(words: Catalogue, seat: int | None, parts: list[str], view: View) -> str:
    if seat is None:
        return parts[0]
    return words.say("event-line", who=clan_words(words, view, seat), what=words.join(parts))


def _grouped(events: Iterable[Event]) -> Iterator[list[Event]]:
    group: list[Event] = []
    for event in events:
        if group and event.kind in ONE_SENTENCE and _subject(event) == _subject(group[0]):
            group.append(event)
            continue
        if group:
            yield group
        group = [event]
    if group:
        yield group


def _subject(event: Event) -> tuple[Value | None, ...]:
    values = dict(event.values)
    return event.kind, event.seat, values.get("path", ""), values.get("offer", "")


def _told(words: Catalogue, group: list[Event], view: View) -> str:
    event = group[0]
    values: dict[str, Value] = dict(event.values)
    values["you"] = "yes" if event.seat is not None and event.seat == view.seat else "no"
    values["count"] = len(group)
    if "member" in values:
        values["member"] = member_words(words, str(values["member"]))
    kind = event.kind
    if kind == "pool-ready":
        values["dice"] = _letters(
            S=values["strength"], M=values["magic"], P=values["persuasion"]
        ) or words.say("none")
    elif kind == "die-deployed":
        values["dice"] = str(values["die"]) * _dice_of_space(view, values)
        values["building"] = words.say(f"building-{values['building']}")
    elif kind == "die-spent":
        values["dice"] = "".join(str(each["die"]) for each in group)
    elif kind == "dice-gained":
        values["dice"] = _letters(**{str(values["colour"]): values["amount"]})
    elif kind == "persuasion-rolled":
        values["faces"] = words.join((f"P{each['face']}" for each in group), "list-and")
    elif kind == "gained":
        values["gain"] = words.say(f"gain-{values['resource']}", amount=values["amount"])
    elif kind == "discount-used":
        values["card"] = values["member"] or values["equipment"]
    elif kind == "novice-used":
        values["colour"] = words.say(f"colour-{values['colour']}")
    elif kind == "path-die":
        values["dice"] = "".join(sorted((str(each["colour"]) for each in group), key=COLOURS.index))
    elif kind in ("path-trap", "trap-bought"):
        values["trap"] = words.join((str(each["trap"]) for each in group), "list-and")
    elif kind == "docked":
        values["cards"] = words.join(str(each["card"]) for each in group)
    elif kind == "clan-founded":
        values["affinity"] = words.say(f"affinity-{values['affinity']}")
    return words.say(f"event-{kind}", **values)


def _letters(**dice: Value) -> str:
    return "".join(letter * int(amount) for letter, amount in dice.items())


def _dice_of_space(view: View, values: dict[str, Value]) -> int:
    """Return how many dice lie on a space together."""
    spaces = view.box.buildings[str(values["building"])].spaces
    return spaces[int(values["space"]) - 1].dice if spaces else 1
