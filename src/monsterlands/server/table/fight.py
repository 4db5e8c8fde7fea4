"""The fight under way, for the battle stage: the foe, the track with its marks, and the dice."""

from __future__ import annotations

from collections.abc import Iterator

from ...view import View
from ...words import Words
from ...words.choices import FIGHTS
from ..wire import WireStruct
from .odds import chances_of_roll


class WireMark(WireStruct):
    """A mark on the track of a fight: ``capture``, ``elimination``, ``objective`` or ``conquest``."""

    name: str
    value: int
    reached: bool
    brings: str
    """What reaching it brings, in words."""
    chance: float | None
    """The chance to reach it by rolling, from 0 to 1; None if this seat does not roll, or it is unknown."""
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
    beaten: bool
    """Whether the monster is beaten already, and lashes out once more."""
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
    against = str(about.get("against", "monster"))
    foe = view.foe
    if against == "mission":
        foe = view.mission(name).id
    elif against == "land":
        foe = view.place(name).land
    # A monster that is beaten and lashes out can be neither captured nor eliminated any more (R8.8).
    beaten = against == "monster" and not view.place(name).monster
    chances = chances_of_roll(view)
    notes = [words.fight_note(view), words.say("odds-not-reckoned") if chances is None else ""]
    dice = view.attack_dice
    if dice is None:
        dice = view.attack_dice_at(name) if against == "monster" and view.place(name).monster else 0
    return WireFight(
        place=name[0],
        path=name,
        against=against,
        foe=foe,
        attack_dice=dice,
        hits=int(about.get("hits", 0)),
        total=view.attack_total,
        carried=int(about.get("carried", 0)),
        marks=() if beaten else tuple(_marks(words, view, name, against, chances or {})),
        beaten=beaten,
        can_capture=not beaten and (against != "monster" or view.battle(name).can_capture),
        rolled=view.rolled,
        counts=view.counts,
        defenses=_defenses(view, name),
        note=" ".join(filter(None, notes)),
    )


def _defenses(view: View, name: str) -> dict[str, int]:
    path = view.path(name)
    left = {
        "defend-talent": view.defense_talents,
        "defend-token": path.defense,
        "defend-potion": path.potions,
    }
    return {choice.kind: left[choice.kind] for choice in view.choices if choice.kind in left}


def _marks(
    words: Words, view: View, name: str, against: str, chances: dict[str, float]
) -> Iterator[WireMark]:
    for mark, value in _values(view, name, against):
        prize, lowered = words.prize(view, name, mark), words.lowered(view, name, mark)
        yield WireMark(mark, value, mark in view.reached, prize, chances.get(mark), lowered)


def _values(view: View, name: str, against: str) -> Iterator[tuple[str, int]]:
    """List the marks: their names and their values."""
    if against == "mission":
        yield "objective", view.mission(name).a.objective
        return
    for success in view.battle(name).successes:
        if (success.kind == "conquest") == (against == "land"):
            yield success.kind, success.value
