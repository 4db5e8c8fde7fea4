"""What a choice changes, in words: what it costs, what it gains, and the change in points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ..box import AFFINITIES
from ..game import Change, Choice, Event, Preview
from ..view import View
from .catalogue import MINUS, Catalogue, Value, signed

LISTS = ("mercenaries", "trophies", "loot", "wounded", "unassigned", "lands")
"""Changes that are listed by the names that are added and removed."""
AT_LENGTH = ("mercenaries", "unassigned", "excess glory")
"""Changes that follow from others: mentioned only in the long form."""
CLEAR = {
    **dict.fromkeys(("deploy", "die", "path"), "pool"),
    **dict.fromkeys(("loot", "take"), "loot"),
    **dict.fromkeys(("take-hits", "defend-talent", "defend-token", "defend-potion", "heal"), "wounded"),
    "sell": "trophies",
    "grant": "pool",
}
"""Changes that the text of a choice mentions already, by its kind."""
OF_THE_ADVENTURE = ("glory", "trophies", "lands", "wounded")
"""Changes that the clean-up does not make."""
LATER = ("surplus", "promoted", "wages", "deserted", "rescued")
"""Events of the clean-up that follow by themselves when nothing is left to do at homecoming."""
OF_THE_QUESTION = ("hits", "attack dice")
"""Changes of the question, not of the clan: the text of the choices mentions them."""
TROPHIES = "trophy points"
PARTS_OF_POINTS = (TROPHIES, *(f"{affinity} points" for affinity in AFFINITIES))
"""Changes that are included in the points."""
RAISES_TOTAL = ("use-venom", "loot")
"""Kinds of choices that mention how the total of a path changes."""
AT_ONCE = ("deploy", "land", "talent", "loot", "die")
"""Kinds of choices that may add a mercenary or a thing without a further question."""
BROUGHT = {
    "hired": "member",
    "trap-bought": "trap",
    "equipment-bought": "equipment",
    "loot-taken": "loot",
}
"""Events that add a mercenary or a thing, and the value with its name."""
STORES = ("gold", "traps", "defense", "potions", "venoms")
"""What a clan has a number of, besides glory."""


def changes_words(
    words: Catalogue, choice: Choice, preview: Preview, at_length: bool = False, view: View | None = None
) -> str:
    """Say what a choice costs and gains; empty if nothing changes yet.

    :param view: the view before the choice, to separate the price of a contract from the clean-up
    """
    if choice.kind == "affinity" and not at_length:
        return ""  # every clan begins with the same
    clear = [*AT_LENGTH, CLEAR.get(choice.kind, "")]
    if not any(change.what == "glory" for change in preview.changes):
        clear.append("wages")  # one more wage is obvious; higher wages for all are not
    # If the round ends with this choice, the changes of the clean-up are not its effect.
    ends = any(event.kind == "clean-up-began" for event in preview.events)
    later = [place for place, event in enumerate(preview.events) if event.kind in LATER and place]
    if later and not ends and choice.kind != "done":
        return _gained(words, preview, later[0])
    told = [
        _told(words, change, preview, view)
        for change in preview.changes
        if _concerns(choice, change)
        and (at_length or change.what not in clear)
        and (not ends or change.what in OF_THE_ADVENTURE)
    ]
    if ends and view is not None:
        told += _before_the_clean_up(words, preview, view)
        told += _dearer_wages(words, preview, view)
    return words.join(told) if told else ""


def _told(words: Catalogue, change: Change, preview: Preview, view: View | None) -> str:
    """Describe a change: of points with their sources, of wages with the gold that is missing."""
    if change.what == "points":
        parts = [
            _change(words, part)
            for part in preview.changes
            if part.what in PARTS_OF_POINTS and part.what != TROPHIES
        ]
        if parts:
            return words.say("change-of", change=_change(words, change), parts=words.join(parts))
    if change.what == "wages" and view is not None:
        gold = [int(each.after) for each in preview.changes if each.what == "gold"]
        have = gold[0] if gold else view.clan(view.seat or 0).gold
        return _wages(words, change, int(change.after) - have)
    return _change(words, change)


def _wages(words: Catalogue, change: Change, short: int) -> str:
    told = _change(words, change)
    return words.say("change-short", change=told, gold=short) if short > 0 else told


def _dearer_wages(words: Catalogue, preview: Preview, view: View) -> Iterator[str]:
    """Say that the wages at the end of the round rise, and how much gold is missing then."""
    before = view.clan(view.seat or 0).wages
    for event in preview.events:
        if event.kind == "wages" and event.seat == view.seat:
            due = int(event["due"])
            if due > before:
                yield _wages(words, Change("wages", before, due), due - int(event["gold"]))
            return
    for change in preview.changes:
        if change.what == "wages" and int(change.after) > before:
            yield _told(words, change, preview, view)


def _before_the_clean_up(words: Catalogue, preview: Preview, view: View) -> Iterator[str]:
    """Say which stores change before the round ends: by a gain, or by the price of a contract."""
    own = [
        event
        for event in takewhile(lambda event: event.kind != "clean-up-began", preview.events)
        if event.seat == view.seat
    ]
    sums = _sums(own)
    for event in own:
        if event.kind == "contract-kept":
            pay = view.box.mission(str(event["mission"])).b.pay
            for store in STORES:
                sums[store] = sums.get(store, 0) - getattr(pay, store)
    clan = view.clan(view.seat or 0)
    lost = sum(view.box.mercenary(str(event["member"])).reputation for event in own if event.kind == "died")
    if lost:
        yield _change(words, Change("reputation", clan.reputation, clan.reputation - lost))
    for store in STORES:
        before = clan.trap_count if store == "traps" else getattr(clan, store)
        if sums.get(store):
            yield _change(words, Change(store, before, before + sums[store]))


def _gained(words: Catalogue, preview: Preview, end: int) -> str:
    """Say what a clan gains and pays in the first events, and that nothing is left to do after them."""
    events = preview.events[:end]
    sums = _sums([event for event in events if event.seat == events[0].seat])
    told = [
        words.say("change-gain", gain=words.say(f"gain-{resource}", amount=amount))
        for resource, amount in sums.items()
        if amount > 0
    ]
    # Nothing but the choice itself changes the trophies.
    told += [_change(words, change) for change in preview.changes if change.what == TROPHIES]
    return words.join([*told, words.say("change-then-wages")])


def _sums(events: Sequence[Event]) -> dict[str, int]:
    """Add up what is gained, by resource."""
    sums: dict[str, int] = {}
    for event in events:
        if event.kind == "gained":
            resource = str(event["resource"])
            sums[resource] = sums.get(resource, 0) + int(event["amount"])
    return sums


def _concerns(choice: Choice, change: Change) -> bool:
    """Check whether a change is one of the clan, or of a total that is still growing."""
    if change.what == "total":
        return choice.kind in RAISES_TOTAL and int(change.after) > int(change.before)
    return change.what not in (*OF_THE_QUESTION, *PARTS_OF_POINTS)


def at_once_words(words: Catalogue, choice: Choice, preview: Preview) -> str:
    """Say what a choice does at once because the next question has only one answer; mostly empty."""
    if choice.kind not in AT_ONCE:
        return ""
    own = {event.seat for event in preview.events[:1]}
    brought = [
        str(event[BROUGHT[event.kind]])
        for event in preview.events
        if event.kind in BROUGHT and event.seat in own
    ]
    return words.say("choice-at-once", what=words.join(brought, "list-and")) if brought else ""


def _change(words: Catalogue, change: Change) -> str:
    message = f"change-{change.what.replace(' ', '-')}"
    if change.what in LISTS:
        before, after = _names(change.before), _names(change.after)
        moves = [f"+{words.title(name)}" for name in after if name not in before]
        moves += [f"{MINUS}{words.title(name)}" for name in before if name not in after]
        return words.say(message, difference=words.join(moves))
    if change.what in PARTS_OF_POINTS:
        rise = int(change.after) - int(change.before)
        return words.say(message, amount=abs(rise), signed=signed(rise))
    old, new = _shown(words, change, change.before), _shown(words, change, change.after)
    return words.say(message, before=old, after=new)


def _names(value: Value) -> list[str]:
    return [name for name in str(value).split(", ") if name]


def _shown(words: Catalogue, change: Change, value: Value) -> Value:
    """Return a value of a change; dice have their letters, and nothing has a word."""
    if value == "":
        return words.say("none")
    return words.letters(str(value)) if change.what == "pool" else value
