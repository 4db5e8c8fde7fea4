"""The fight under way, for the battle stage: the foe, the track with its marks, and the dice."""

from __future__ import annotations

from collections.abc import Iterator

from ...odds import reach
from ...view import View
from ...words import Words
from ...words.asking import FIGHTS
from ...words.foes import attack_dice
from ...words.lookup import land_named
from ...words.paths import mission_of
from ...words.questions import traps_for_capture, values_with_bonuses
from ..wire import WireStruct


class WireMark(WireStruct):
    """A mark on the track of a fight: ``capture``, ``elimination``, ``objective`` or ``conquest``."""

    name: str
    value: int
    reached: bool
    brings: str
    """What reaching it brings, in words."""
    chance: float | None
    """How likely the path still reaches it by rolling, from 0 to 1; None for seats that do not roll now."""
    lowered: str
    """Why it is lower than on the monster's card, in words; mostly empty."""


class WireFight(WireStruct):
    """What the battle stage shows."""

    place: str
    path: str
    """The active path."""
    against: str
    """``monster``, ``mission`` or ``land``."""
    foe: str
    attack_dice: int
    hits: int
    total: int | None
    carried: int
    """The damage that earlier paths left."""
    marks: tuple[WireMark, ...]
    can_capture: bool
    rolled: tuple[tuple[str, int, int], ...]
    """Colour, face and what it counts."""
    counts: dict[str, tuple[int, ...]]
    """By colour, what each of the six faces counts now; empty before the path rolls."""
    defenses: dict[str, int]
    """By kind of choice, how many hits it can still cancel; empty while nobody is hit."""
    note: str
    """What helps to answer the question, in words; else empty."""


def show_fight(words: Words, view: View) -> WireFight | None:
    """Show the fight that the question is about, if it is about one."""
    node = view.node
    if node.kind != "decision" or node.question not in FIGHTS:
        return None
    about = dict(node.about)
    name = str(about["path"])
    place = name[0]
    against = str(about.get("against", "monster"))
    total = view.attack_total
    foe = view.foe
    if against == "mission":
        foe = mission_of(view, name).id
    elif against == "land":
        foe = view.lands["ab".index(place)].land
    needed, there = traps_for_capture(view, view.path(name)) if against == "monster" and foe else (0, 0)
    dice = view.attack_dice
    if dice is None:
        dice = attack_dice(view, place) if against == "monster" and _still_there(view, place) else 0
    return WireFight(
        place=place,
        path=name,
        against=against,
        foe=foe,
        attack_dice=dice,
        hits=int(about.get("hits", 0)),
        total=total,
        carried=int(about.get("carried", 0)),
        marks=tuple(_marks(words, view, name, against, total or 0)),
        can_capture=there >= needed,
        rolled=view.rolled,
        counts=view.counts,
        defenses=_defenses(view, name),
        note=words.fight_note(view),
    )


def _defenses(view: View, name: str) -> dict[str, int]:
    path = view.path(name)
    left = {
        "defend-talent": view.defense_talents,
        "defend-token": path.defense,
        "defend-potion": path.potions,
    }
    return {choice.kind: left[choice.kind] for choice in view.choices if choice.kind in left}


def _still_there(view: View, place: str) -> bool:
    return bool(view.entrance if place == "e" else view.lands["ab".index(place)].monster)


def _marks(words: Words, view: View, name: str, against: str, total: int) -> Iterator[WireMark]:
    chances = reach(view) if view.asked and view.node.question == "fight" else {}
    for mark, value, reached in _values(view, name, against, total):
        prize, lowered = words.prize(view, name, mark), words.lowered(view, name, mark)
        yield WireMark(mark, value, reached, prize, chances.get(mark), lowered)


def _values(view: View, name: str, against: str, total: int) -> Iterator[tuple[str, int, bool]]:
    """List the marks: their names, their values, and whether they are reached."""
    if against == "mission":
        objective = mission_of(view, name).a.objective
        yield "objective", objective, total >= objective
    elif against == "land":
        conquest = land_named(view.box, view.lands["ab".index(name[0])].land).conquest
        yield "conquest", conquest, total >= conquest
    elif view.foe:
        # What helps only a capture or only an elimination lowers its mark (R8.5).
        cv, ev = values_with_bonuses(view, name)
        needed, there = traps_for_capture(view, view.path(name))
        yield "capture", cv, total >= cv and there >= needed
        yield "elimination", ev, total >= ev
