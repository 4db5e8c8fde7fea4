"""The fight under way, for the battle stage: the foe, the track with its marks, and the dice."""

from __future__ import annotations

from collections.abc import Iterator

from ...odds import reach
from ...view import View
from ...words import Words
from ...words.choices import FIGHTS
from ..wire import WireStruct


class WireMark(WireStruct):
    """A mark on the track of a fight: ``capture``, ``elimination``, ``objective`` or ``conquest``."""

    name: str
    value: int
    reached: bool
    brings: str
    """What reaching it brings, in words."""
    chance: float | None
    """The chance to reach it by rolling, from 0 to 1; None for seats that do not roll now."""
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
        foe = view.mission(name).id
    elif against == "land":
        foe = view.place(name).land
    dice = view.attack_dice
    if dice is None:
        dice = view.attack_dice_at(name) if against == "monster" and view.place(name).monster else 0
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
        can_capture=against != "monster" or view.battle(name).can_capture,
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


def _marks(words: Words, view: View, name: str, against: str, total: int) -> Iterator[WireMark]:
    chances = reach(view) if view.asked and view.node.question == "fight" else {}
    for mark, value, reached in _values(view, name, against, total):
        prize, lowered = words.prize(view, name, mark), words.lowered(view, name, mark)
        yield WireMark(mark, value, reached, prize, chances.get(mark), lowered)


def _values(view: View, name: str, against: str, total: int) -> Iterator[tuple[str, int, bool]]:
    """List the marks: their names, their values, and whether they are reached."""
    if against == "mission":
        objective = view.mission(name).a.objective
        yield "objective", objective, total >= objective
        return
    battle = view.battle(name)
    for success in battle.successes:
        if (success.kind == "conquest") == (against == "land"):
            trapped = success.kind != "capture" or battle.can_capture
            yield success.kind, success.value, total >= success.value and trapped
