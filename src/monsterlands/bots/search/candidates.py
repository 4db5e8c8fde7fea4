"""Candidates for the search: a few answers, the most promising first."""

from __future__ import annotations

from ...view import View
from ..heuristics import QUICK, answer, turns
from ..heuristics.situation import Situation

SHARES = {
    "turn": 1.0,
    "assign": 0.5,
    "load": 0.5,
    "tavern": 0.7,
    "lodge": 0.6,
    "armory": 0.4,
    "alchemist": 0.4,
    "bazaar": 0.6,
    "equip": 0.4,
    "take-loot": 0.5,
    "contract": 0.4,
    "homecoming": 0.4,
    "fight": 0.5,
    "judge": 0.6,
    "remove-magic": 0.5,
    "settle": 0.3,
    "grant-die": 0.5,
    "grant": 0.5,
    "reveal": 0.5,
    "aim": 0.5,
    "parry": 0.5,
    "deflect": 0.5,
    "divert": 0.5,
}
"""The questions that are searched, and the share of the budget for each."""
HOMECOMING = ("done", "settle", "heal", "loot", "sell")


UNSAID = -0.5
"""The first rating of an answer that the quick rules do not choose and do not rate."""


def candidates(view: View, most: int) -> dict[int, float]:
    """Return the answers to search, with a first rating of each in victory points.

    The first is the answer of the quick rules, with 0; the others have less.
    """
    first = answer(view)
    question = view.node.question
    if question == "turn":
        return _turn(view, first, most)
    if question == "fight":
        offered = _fight(view)
    elif question == "homecoming":
        offered = [choice.id for choice in view.choices if choice.kind in HOMECOMING]
    else:
        offered = list(view.legal)
    others = [choice for choice in offered if choice != first]
    return {first: 0.0} | dict.fromkeys(others[: most + 1], UNSAID)


def _fight(view: View) -> list[int]:
    """Return the choices of a fight; of the rerolls of a colour, only that of the lowest die."""
    found: dict[str, int] = {}
    for choice in view.choices:
        # Faces ascend, so the first reroll of a colour is that of its lowest die.
        key = choice.spelling if choice.kind != "reroll" else f"reroll {choice.subjects[0][1][0]}"
        found.setdefault(key, choice.id)
    if "roll all" in found:
        return [found["roll all"], found["stop"]]
    return list(found.values())


def _turn(view: View, first: int, most: int) -> dict[int, float]:
    """Return the best actions, only one die to pawn, then loot, and one trophy to sell."""
    now = Situation(view, QUICK)
    actions = now.of_kind("deploy", "path", "land")
    if not actions or turns.free_action(now) is not None:
        return {first: 0.0}
    weighed = turns.weigh(now, actions)
    chosen: dict[tuple[str, str], int] = {}
    for choice in actions:
        subjects = dict(choice.subjects)
        if choice.kind != "deploy":
            key = (choice.kind, choice.spelling)
        elif subjects["building"] == "pawn_shop":
            key = ("pawn", "")
        else:
            key = (subjects["space"], subjects["die"])
        other = chosen.get(key)
        if other is None or weighed[choice.id] > weighed[other]:
            chosen[key] = choice.id
    ranked = sorted(chosen.values(), key=lambda choice: (-weighed[choice], choice))
    found = {first: 0.0}
    for number in ranked[:most]:
        found.setdefault(number, min(0.0, weighed[number] - weighed[first]))
    others = [each.id for each in now.of_kind("loot")][:2]
    if now.rounds_left and now.spare < 2 * turns.LITTLE:
        others += [each.id for each in now.of_kind("sell")][:1]
    return found | dict.fromkeys([other for other in others if other not in found], UNSAID)
