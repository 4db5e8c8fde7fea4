"""Which answers are worth a thought: few, the likeliest first."""

from __future__ import annotations

from ...view import View
from . import rules, turns
from .outings import MADHALA
from .table import Table

SEARCHED = {
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
"""The questions that are thought about, and how much."""
HOMECOMING = ("done", "settle", "heal", "loot", "sell")


def candidates(view: View, most: int) -> list[int]:
    """List the answers to think about; the first is what the quick rules say."""
    first = rules.answer(view)
    question = view.node.question
    if question not in SEARCHED or len(view.legal) == 1:
        return [first]
    if question == "turn":
        return _turn(view, first, most)
    if question == "homecoming":
        if len(view.legal) == 1:
            return [first]
        offered = [choice.id for choice in view.choices if choice.kind in HOMECOMING]
    else:
        offered = list(view.legal)
    return list(dict.fromkeys([first, *offered]))[: most + 2]


def _turn(view: View, first: int, most: int) -> list[int]:
    """The best actions, each building with its cheapest and its best die; then loot and trophies."""
    table = Table(view)
    actions = table.of_kind("deploy", "path", "land")
    if not actions or turns.free_action(table) is not None:
        return [first]
    weighed = turns.weigh(table, actions)
    chosen: dict[tuple[str, ...], int] = {}
    for choice in actions:
        subjects = dict(choice.subjects)
        if choice.kind != "deploy":
            key = (choice.kind, choice.spelling)
        elif subjects["building"] == "pawn_shop":
            key = ("pawn",)
        else:
            key = (subjects["building"], subjects["space"], subjects["die"])
        other = chosen.get(key)
        if other is None or weighed[choice.id] > weighed[other]:
            chosen[key] = choice.id
    ranked = sorted(chosen.values(), key=lambda choice: (-weighed[choice], choice))
    found = [first, *ranked[:most]]
    found += [choice.id for choice in table.of_kind("loot")][:2]
    if table.rounds_left and table.spare < 2 * turns.LITTLE:
        found += [choice.id for choice in table.of_kind("sell")][:1]
    return list(dict.fromkeys(found))


__all__ = ["MADHALA", "SEARCHED", "candidates"]
