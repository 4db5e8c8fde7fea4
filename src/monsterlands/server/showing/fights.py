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
from ..wire import table as wire


def show_fight(words: Words, view: View) -> wire.Fight | None:
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
    return wire.Fight(
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


def _marks(words: Words, view: View, name: str, against: str, total: int) -> Iterator[wire.Mark]:
    chances = reach(view) if view.asked and view.node.question == "fight" else {}
    for mark, value, reached in _values(view, name, against, total):
        prize, lowered = words.prize(view, name, mark), words.lowered(view, name, mark)
        yield wire.Mark(mark, value, reached, prize, chances.get(mark), lowered)


def _values(view: View, name: str, against: str, total: int) -> Iterator[tuple[str, int, bool]]:
    """List the marks: their names, where they stand, and whether they are reached."""
    if against == "mission":
        objective = mission_of(view, name).a.objective
        yield "objective", objective, total >= objective
    elif against == "land":
        conquest = land_named(view.box, view.lands["ab".index(name[0])].land).conquest
        yield "conquest", conquest, total >= conquest
    elif view.foe:
        # What helps a capture or an elimination only makes its mark lower (R8.5).
        cv, ev = values_with_bonuses(view, name)
        needed, there = traps_for_capture(view, view.path(name))
        yield "capture", cv, total >= cv and there >= needed
        yield "elimination", ev, total >= ev
