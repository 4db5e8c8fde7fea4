"""Reasons for answers to the questions of chance and battle: who dies, what cancels a hit, what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from ...box import Gain
from ...game import Change, Event, Preview
from ...game.hints import CostReason, DeathReason, DefenseReason, KeepReason, PoolReason, Reason
from ...view import View
from .walks import BEYOND, Walk, cost_reason, is_beyond

DEFENSES = ("defend-talent", "defend-token", "defend-potion", "take-hits")
STORES = ("glory", "gold", "traps", "defense", "potions", "venoms")
"""What a contract asks for and gives."""


def answer_reasons(view: View, followed: Walk) -> Iterator[Reason]:
    """Return what a choice costs and gains, or who dies, and what is special about the question."""
    death = _death(view, followed.preview)
    if death is not None:
        yield death
    elif (cost := cost_reason(followed) or _contract(view, followed)) is not None:
        yield cost
    if death is None and followed.choice.kind in DEFENSES:
        yield from _defense(view, followed)
    if view.node.question == "grant-die":
        yield from _pool(followed)
    if view.node.question == "contract" and followed.choice.kind == "no":
        yield KeepReason(_asked_at(view), any(choice.kind == "yes" for choice in view.choices))


def _own(view: View, preview: Preview) -> list[Event]:
    """Return the events of the seat, up to the end of the round."""
    events = takewhile(lambda event: event.kind not in BEYOND, preview.events)
    return [event for event in events if event.seat == view.seat]


def _asked_at(view: View) -> str:
    return str(dict(view.node.about)["path"])


def _death(view: View, preview: Preview) -> DeathReason | None:
    own = _own(view, preview)
    died = next((event for event in own if event.kind == "died"), None)
    if died is None:
        return None
    glory = sum(int(e["amount"]) for e in own if e.kind == "gained" and e["resource"] == "glory")
    points = next((change for change in preview.changes if change.what == "points"), None)
    rise = 0 if points is None else int(points.after) - int(points.before)
    return DeathReason(str(died["member"]), glory, None if is_beyond(preview) else rise)


def _defense(view: View, followed: Walk) -> Iterator[DefenseReason]:
    """Return what cancels a hit; nothing if hits are taken and it is still open what they do."""
    own = _own(view, followed.preview)
    left = next((int(event["hits"]) for event in own if event.kind == "defended"), 0)
    wounded = any(event.kind == "wounded" for event in own)
    if wounded or followed.choice.kind != "take-hits":
        member = str(view.path(_asked_at(view)).mercenary)
        yield DefenseReason(followed.choice.kind, member, left, wounded)


def _pool(followed: Walk) -> Iterator[PoolReason]:
    """Return how many dice of its colour there are; a gift follows, and then the pool is filled."""
    ahead = followed.loaded
    if ahead.at_chance or ahead.node.question != "grant":
        return
    colour = followed.choice.spelling.split()[-1]
    for change in ahead.preview(ahead.choices[0]).changes:
        if change.what == "pool":
            yield PoolReason(colour, str(change.after).count(colour))


def _contract(view: View, followed: Walk) -> CostReason | None:
    """Return what a contract takes and gives if the round ends with it."""
    if view.node.question != "contract" or followed.choice.kind != "yes":
        return None
    assert view.seat is not None
    own = _own(view, followed.preview)
    sums = dict.fromkeys(STORES, 0)
    for event in own:
        if event.kind == "gained":
            for store in STORES:
                if event["resource"] == store:
                    sums[store] += int(event["amount"])
        elif event.kind == "contract-kept":
            pay: Gain = view.box.mission(str(event["mission"])).b.pay
            for store in STORES:
                sums[store] -= int(getattr(pay, store))
    clan = view.clan(view.seat)
    before = {store: clan.trap_count if store == "traps" else int(getattr(clan, store)) for store in STORES}
    changes = tuple(
        Change(store, before[store], before[store] + sums[store]) for store in STORES if sums[store]
    )
    return CostReason(Preview(changes, followed.preview.final, tuple(own))) if changes else None
