"""Events in words: sentences about what happened, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..box import COLOURS
from ..game import Event
from ..view import View
from .buildings import building_values
from .cards import new_mission_words
from .catalogue import Catalogue, Value, signed
from .clans import clan_words, member_words
from .effects import gain_words

ONE_SENTENCE = (
    "path-die",
    "path-trap",
    "path-defense",
    "docked",
    "die-spent",
    "trap-bought",
    "persuasion-rolled",
    "gained",
    "loot-taken",
    "trap-revealed",
    "die-rolled",
    "attack-rolled",
    "magic-removed",
    "venom-used",
    "defended",
    "came-home",
    "panic-spread",
    "driven-off",
    "token-kept",
    "die-stolen",
    "granted",
    "madhala-took",
)
"""Events that share a sentence if they follow one another."""
ROLLS = {
    "monster-attacked": "attack-rolled",
    "sprayed": "attack-rolled",
    "misses-rerolled": "attack-rolled",
    "rerolled": "die-rolled",
}
"""Events that share a sentence with the dice that are rolled then."""
BEGINS = (
    "pool-ready",
    "turn-began",
    "activated",
    "hit",
    "trap-revealed",
    "mission-fulfilled",
    "mission-leftovers",
    "mission-failed",
    "contract-kept",
    "contract-declined",
    "loot-taken",
    "came-home",
    "promoted",
    "wages",
    "madhala-rolled",
    "madhala-won",
    "monster-removed",
    "land-removed",
)
"""Events that always begin a new sentence, even about the same clan."""
TOTALS = ("mission-tried", "damaged", "conquest-tried")
"""Events with the total of the dice of a path."""
OF_MADHALA = (
    "madhala-rolled",
    "madhala-deployed",
    "madhala-sent",
    "madhala-took",
    "madhala-won",
    "monster-removed",
    "land-removed",
    "trap-revealed",
    "trick-aimed",
    "die-stolen",
)
"""Events that Madhala causes, if they have no seat."""
MADHALA = -1
"""The seat number that stands for Madhala."""
NEW_PARAGRAPH = ("round-began", "deployment-ended", "clean-up-began", "game-ended")
"""Events that begin another part of a round; a blank line precedes them."""

Group = list[Event]


def event_words(words: Catalogue, event: Event, view: View) -> str:
    """Return a sentence about one event."""
    return _sentence(words, _subject(event), [_told(words, [event], view)], view)


def story(words: Catalogue, events: Iterable[Event], view: View) -> list[str]:
    """Return a few sentences about events; what a clan does in a row becomes one sentence.

    Between the parts of a round there are empty lines.
    """
    return [line for _, line in story_by_clans(words, events, view)]


def story_by_clans(words: Catalogue, events: Iterable[Event], view: View) -> list[tuple[int | None, str]]:
    """Return sentences like `story`, each with the seat of the clan that it is about, if any."""
    lines: list[tuple[int | None, str]] = []
    seat: int | None = None
    parts: list[str] = []
    before = ""
    for group in _grouped(_by_clans(events)):
        event = group[0]
        if parts and (_subject(event) != seat or event.kind in BEGINS):
            lines.append((_clan(seat), _sentence(words, seat, parts, view)))
            parts = []
        seat = _subject(event)
        rolled = bool(parts) and before == "die-rolled"
        told = _told(words, group, view, rolled, alone=not parts)
        if event.kind in TOTALS and rolled:
            parts[-1] = words.say("event-rolled-total", rolled=parts[-1], total=told)
        elif seat is not None and event.kind != "turn-began":
            parts.append(told)
        elif seat is None:
            if event.kind in NEW_PARAGRAPH and lines:
                lines.append((None, ""))
            lines.append((None, told))
        before = event.kind
    if parts:
        lines.append((_clan(seat), _sentence(words, seat, parts, view)))
    return lines


def _clan(subject: int | None) -> int | None:
    return None if subject == MADHALA else subject


def _subject(event: Event) -> int | None:
    """Return who a sentence is about: the seat of a clan, Madhala, or None."""
    return MADHALA if event.seat is None and event.kind in OF_MADHALA else event.seat


def _sentence(words: Catalogue, seat: int | None, parts: list[str], view: View) -> str:
    if seat is None:
        return parts[0]
    who = words.say("clan-madhala") if seat == MADHALA else clan_words(words, view, seat)
    return words.say("event-line", who=who, what=words.join(parts))


# --- events that share a sentence ---------------------------------------------------------------


def _by_clans(events: Iterable[Event]) -> list[Event]:
    """Sort the homecomings, with what they bring, by clan; leave out deadly wounds."""
    ordered: list[Event] = []
    home: dict[int | None, list[Event]] = {}
    for event in events:
        if event.kind == "wounded" and event["deadly"]:
            # The death of the mercenary is mentioned anyway.
            continue
        if event.kind == "came-home" or (home and event.kind == "gained"):
            home.setdefault(event.seat, []).append(event)
            continue
        for each in home.values():
            ordered += sorted(each, key=lambda event: event.kind)
        home = {}
        ordered.append(event)
    for each in home.values():
        ordered += sorted(each, key=lambda event: event.kind)
    return ordered


def _grouped(events: Sequence[Event]) -> Iterator[Group]:
    group: Group = []
    for number, event in enumerate(events):
        following = events[number + 1 : number + 2]
        # A trick that takes aim has its own sentence, so that it is clear which token aims.
        aims = event.kind == "trap-revealed" and any(each.kind == "trick-aimed" for each in following)
        if group and not aims and _goes_with(group, event):
            group.append(event)
            continue
        if group:
            yield group
        group = [event]
    if group:
        yield group


def _goes_with(group: Group, event: Event) -> bool:
    first = group[0]
    if first.kind in ROLLS:
        return event.kind == ROLLS[first.kind] and (first.kind != "rerolled" or len(group) == 1)
    return event.kind in ONE_SENTENCE and _matter(event) == _matter(first)


def _matter(event: Event) -> tuple[Value | None, ...]:
    values = dict(event.values)
    path = "" if event.kind == "came-home" else values.get("path", "")
    amounts = (values.get("surplus", 0), int(values.get("amount", 0)) < 0) if event.kind == "gained" else ()
    return event.kind, event.seat, path, values.get("offer", ""), *amounts


# --- one sentence, or a part of it --------------------------------------------------------------


def _told(words: Catalogue, group: Group, view: View, rolled: bool = False, alone: bool = True) -> str:
    """Return a sentence, or a part of one, about a group of events.

    :param rolled: whether the sentence already mentions the dice of this total
    :param alone: whether it is the first part of its sentence
    """
    event = group[0]
    kind = event.kind
    values: dict[str, Value] = dict(event.values)
    values["you"] = "yes" if event.seat is not None and event.seat == view.seat else "no"
    values |= {"count": len(group), "alone": "yes" if alone else "no"}
    if "member" in values:
        values["member"] = member_words(words, str(values["member"]))
    if "building" in values:
        values |= building_values(words, *(str(each["building"]) for each in group))
    if "die" in values:
        values["die"] = words.letters(str(values["die"]))
    if kind in ("gained", "surplus"):
        return _resource(words, group, values)
    if kind in ("die-rolled", "attack-rolled", *ROLLS):
        values |= _dice(words, group)
    elif kind in TOTALS:
        values |= _total(words, event)
        values["rolled"] = "yes" if rolled else "no"
    elif kind == "defended":
        values["defenses"] = _all(words, group, "defense", "defended-by-{}", "list-comma")
    elif kind == "came-home":
        values["members"] = _all(words, group, "member")
    elif kind in ("contract-kept", "contract-declined"):
        values["pay"] = gain_words(words, view.box.mission(str(values["mission"])).b.pay)
    elif kind == "driven-off":
        values["monsters"] = _all(words, group, "monster")
    elif kind == "wages":
        values["short"] = "yes" if int(values["gold"]) < int(values["due"]) else "no"
    else:
        values |= _of_deployment(words, group, view, values)
    return words.say(f"event-{kind}", **values)


def _of_deployment(words: Catalogue, group: Group, view: View, values: dict[str, Value]) -> dict[str, Value]:
    """Return further values for the message of an event of the first two phases."""
    kind = group[0].kind
    if kind == "pool-ready":
        dice = "S" * int(values["strength"]) + "M" * int(values["magic"]) + "P" * int(values["persuasion"])
        return {"dice": _row(words, dice) or words.say("none")}
    if kind in ("die-deployed", "madhala-deployed"):
        die = str(group[0]["die"])
        return {"dice": _row(words, [die] * int(values["dice"])), "face": int(die[1:] or 0)}
    if kind in ("die-spent", "die-stolen", "granted"):
        name = "die" if kind == "die-spent" else "colour"
        return {"dice": _row(words, (str(each[name]) for each in group))}
    if kind == "dice-gained":
        return {"dice": _row(words, str(values["colour"]) * int(values["amount"]))}
    if kind == "persuasion-rolled":
        return {"faces": words.join((words.die(f"P{each['face']}") for each in group), "list-and")}
    if kind == "discount-used":
        return {"card": values["member"] or values["equipment"]}
    if kind == "novice-used":
        return {"colour": words.say(f"colour-{values['colour']}")}
    if kind == "path-die":
        return {"dice": _row(words, sorted((str(each["colour"]) for each in group), key=COLOURS.index))}
    if kind in ("path-trap", "trap-bought", "trap-revealed"):
        return {"trap": _all(words, group, "trap")}
    if kind == "loot-taken":
        return {"loot": _all(words, group, "loot")}
    if kind == "docked" and values["offer"] == "mission":
        tiles = ((view.box.mission(str(each["card"])), each["place"] == 1) for each in group)
        return {"cards": words.join(new_mission_words(words, tile, rolled) for tile, rolled in tiles)}
    if kind in ("docked", "madhala-took"):
        return {"cards": _all(words, group, "card", how="list-comma" if kind == "docked" else "list-and")}
    if kind == "clan-founded":
        return {"affinity": words.say(f"affinity-{values['affinity']}")}
    return {}


def _resource(words: Catalogue, group: Group, values: dict[str, Value]) -> str:
    """Return what is gained, lost or over the limit."""
    sums: dict[str, int] = {}
    for each in group:
        resource = str(each["resource"])
        sums[resource] = sums.get(resource, 0) + abs(int(each["amount"]))
    gains = (words.say(f"gain-{resource}", amount=amount) for resource, amount in sums.items())
    values["gain"] = words.join(gains, "list-and")
    return words.say("event-lost" if int(values["amount"]) < 0 else f"event-{group[0].kind}", **values)


def _dice(words: Catalogue, group: Group) -> dict[str, Value]:
    """Return the dice of a roll: with their colours for a mercenary, without for a monster."""
    first = group[0]
    values: dict[str, Value] = {}
    if first.kind == "rerolled":
        values["die"] = words.letters(f"{first['colour']}{first['face']}")
    shown = [each for each in group if each.kind in ("die-rolled", "attack-rolled")]
    faces = (f"{dict(each.values).get('colour', '')}{each['face']}" for each in shown)
    values |= {"faces": _row(words, faces, " "), "rolled": len(shown)}
    last = group[-1]
    # If nobody is hit, no other event says so.
    missed = last.kind == "attack-rolled" and not last["left"] and not last["hits"]
    values["missed"] = "yes" if missed else "no"
    return values


def _total(words: Catalogue, event: Event) -> dict[str, Value]:
    """Return whether a total is enough, and its parts besides the dice."""
    told = [part for part in event.parts if part.source != "dice"]
    parts = (
        words.say(
            f"total-{part.source}",
            name=part.name,
            number=part.amount,
            amount=signed(part.amount),
        )
        for part in told
    )
    values: dict[str, Value] = {"parts": words.join(parts, "list-comma"), "more": "yes" if told else "no"}
    if event.kind == "damaged":
        outcome = str(event["outcome"])
        mark = {"captured": "cv", "either": "cv", "eliminated": "ev"}.get(outcome, "")
        values["enough"] = "bonus" if mark and int(event["damage"]) < int(event[mark]) else outcome
    return values


def _all(words: Catalogue, group: Group, name: str, message: str = "", how: str = "list-and") -> str:
    """Join one value of all events of a group."""
    found = (str(each[name]) for each in group)
    return words.join((words.say(message.format(each)) for each in found) if message else found, how)


def _row(words: Catalogue, dice: Iterable[str], between: str = "") -> str:
    """Join the names of dice."""
    return between.join(words.die(die) for die in dice)
