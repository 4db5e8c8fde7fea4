"""The order of a hint: nothing stands above what gives more for the same, and figures only fall.

A choice that the search dropped early was tried only a few times, so its figures are rough. Where they
contradict the order, they are averaged with those of its neighbours (isotonic regression).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...box import AFFINITIES
from ...game import Choice
from ...view import View
from ..search import Thought
from .walks import Walk

MORE = (
    *("gold", "glory", "reputation", "excess glory", "points", "trophy points", "defense", "potions"),
    *("venoms", "traps", *(f"{affinity} points" for affinity in AFFINITIES)),
)
"""Of these, more is better."""
LESS = ("wages",)
COMPARED = ("deploy", "amount", "hire", "trap", "equipment")
"""Kinds of choices that buy or earn; what is packed for a path, and who goes, is not compared."""

Walking = Callable[[int], Walk]
"""Returns where a choice leads, by its id."""


def without_twins(
    tried: Sequence[Thought], choices: dict[int, Choice]
) -> tuple[list[Thought], dict[int, int]]:
    """Leave out choices that are the same as one before: one of two equal cards.

    Return the others, and for each that is left out the one it equals.
    """
    kept: list[Thought] = []
    first: dict[object, int] = {}
    twins: dict[int, int] = {}
    for thought in tried:
        choice = choices[thought.choice]
        known = first.setdefault((choice.kind, choice.subjects or choice.spelling), choice.id)
        if known == choice.id:
            kept.append(thought)
        else:
            twins[choice.id] = known
    return kept, twins


def in_order(view: View, tried: Sequence[Thought], walking: Walking) -> tuple[list[Thought], dict[int, int]]:
    """Put every choice behind those that give more for the same, even if they were not tried.

    Return them, and for each that is behind such a one the one that gives more.
    """
    choices = {choice.id: choice for choice in view.choices}
    known = {thought.choice: thought for thought in tried}
    order: list[Thought] = []
    behind: dict[int, int] = {}

    def place(thought: Thought) -> None:
        if any(each.choice == thought.choice for each in order):
            return
        for better in _giving_more(choices[thought.choice], choices, walking):
            # One that was not tried is at least as good as this one.
            place(known.get(better, replace(thought, choice=better)))
            behind.setdefault(thought.choice, better)
        order.append(thought)

    for thought in tried:
        place(thought)
    return _falling(order), behind


def _giving_more(choice: Choice, choices: dict[int, Choice], walking: Walking) -> list[int]:
    """Return the choices that give more for the same, the best first."""
    group = [each for each in choices.values() if _alike(choice, each)]
    if len(group) < 2:
        return []
    own = walking(choice.id)
    better = [each.id for each in group if each is not choice and gives_more(walking(each.id), own)]
    return [each for each in better if not any(gives_more(walking(other), walking(each)) for other in better)]


def _alike(one: Choice, other: Choice) -> bool:
    """Check whether two choices may be compared: the same building with the same die, or one offer."""
    if one.kind != other.kind or one.kind not in COMPARED:
        return False
    return one.kind != "deploy" or _place(one) == _place(other)


def _place(choice: Choice) -> tuple[str | None, str | None]:
    subjects = dict(choice.subjects)
    return subjects.get("building"), subjects.get("die")


def gives_more(one: Walk, other: Walk) -> bool:
    """Check whether a choice costs no more than another, leaves the same dice and people, and gives more."""
    bought = [{what for what in walk.takes if what[0] != "deploy"} for walk in (one, other)]
    if bought[0] != bought[1]:
        return False
    changes = [{change.what: change for change in walk.preview.changes} for walk in (one, other)]
    more = False
    for what in changes[0].keys() | changes[1].keys():
        known = changes[0].get(what) or changes[1][what]
        first, second = (each[what].after if what in each else known.before for each in changes)
        if first == second:
            continue
        if what not in MORE and what not in LESS:
            return False
        if (int(first) < int(second)) == (what in MORE):
            return False
        more = True
    return more


# --- figures --------------------------------------------------------------------------------------


def _falling(order: list[Thought]) -> list[Thought]:
    """Average figures that rise from one choice to the next."""
    wins = _averaged([(thought.win, thought.playouts) for thought in order])
    points = _averaged([(thought.points, thought.playouts) for thought in order])
    return [
        replace(thought, win=win, points=each) for thought, win, each in zip(order, wins, points, strict=True)
    ]


def _averaged(figures: list[tuple[float, int]]) -> list[float]:
    blocks: list[tuple[float, int, int]] = []
    """The mean of some neighbours, the playouts it rests on, and how many neighbours."""
    for figure, playouts in figures:
        blocks.append((figure, max(1, playouts), 1))
        while len(blocks) > 1 and blocks[-2][0] < blocks[-1][0]:
            (high, many, count), (low, few, others) = blocks.pop(), blocks.pop()
            mean = (high * many + low * few) / (many + few)
            blocks.append((mean, many + few, count + others))
    return [mean for mean, _, count in blocks for _ in range(count)]
