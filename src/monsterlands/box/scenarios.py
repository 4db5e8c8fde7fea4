"""Read the scenarios of the solo game: what differs from the plain game, and what each rank requires."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import pairwise

from .board import HELD_MOST
from .cards import (
    AFFINITIES,
    BUILDINGS,
    DIFFICULTIES,
    ENTRANCE_MONSTERS,
    MADHALA_OUTSIDE,
    MAXIMUM,
    RANKS,
    Goal,
    Scenario,
)
from .cursor import Cursor, closed
from .pieces import short_name
from .problems import one_of, quoted

TITLES = "up to 40 letters, digits, spaces and - ' , . ! ?, a letter or digit first"


def scenario(table: Cursor) -> Scenario:
    found = Scenario(
        id=short_name(table, "id"),
        name=_title(table),
        trainee=closed(table.table("trainee"), _goal),
        veteran=closed(table.table("veteran"), _goal),
        hero=closed(table.table("hero"), _goal),
        difficulties=_some(table, "difficulties", DIFFICULTIES, DIFFICULTIES),
        affinity=table.word("affinity", (*AFFINITIES, ""), default=""),
        rounds=table.number("rounds", 1) if table.has("rounds") else None,
        glory_ends=table.flag("glory_ends"),
        gold=table.number("gold") if table.has("gold") else None,
        defense=table.number("defense", 0, HELD_MOST, default=0),
        deck_dice=table.colours("deck_dice", least=0) if table.has("deck_dice") else "",
        closed=_some(table, "closed", BUILDINGS, ()),
        no_defenses=table.flag("no_defenses"),
        entrance=table.word("entrance", ENTRANCE_MONSTERS, default=""),
        beer=table.number("beer") if table.has("beer") else None,
        trick_tokens=table.number("trick_tokens", 0, MAXIMUM.path_tokens, default=0),
        outside=_outside(table),
        rerolled_misses=table.flag("rerolled_misses"),
    )
    if table.values.get("difficulties") == []:
        table.wrong("difficulties", "is empty", "at least one difficulty")
    if found.closed == BUILDINGS:
        table.wrong("closed", "names all buildings", "one or more left open")
    # wrong values are not compared: they would only cause more problems
    if not table.problems.touch([".".join(table.place)]):
        _goals_ascend(table, found)
    return found


def _goal(table: Cursor) -> Goal:
    return Goal(
        points=table.number("points", default=0),
        gold=table.number("gold", default=0),
        missions=table.number("missions", default=0),
        defense=table.number("defense", default=0),
        traps=table.number("traps", default=0),
        potions=table.number("potions", default=0),
        venoms=table.number("venoms", default=0),
        all_equipment=table.flag("all_equipment"),
        mercenaries=_mercenaries(table),
    )


def _mercenaries(table: Cursor) -> tuple[int, ...]:
    if not table.has("mercenaries"):
        return ()
    numbers = table.numbers("mercenaries", len(AFFINITIES))
    if list(numbers) != sorted(numbers, reverse=True):
        table.wrong("mercenaries", f"is {list(numbers)}", "the most numerous affinity first")
    return numbers if any(numbers) else ()


def _goals_ascend(table: Cursor, found: Scenario) -> None:
    ranks = list(zip(RANKS[1:], found.goals, strict=True))
    for rank, goal in ranks:
        if goal == Goal():
            table.wrong(rank, "asks for nothing", one_of(word.name for word in fields(Goal)))
    for (rank_below, below), (rank, goal) in pairwise(ranks):
        asked = _amounts(goal)
        for word, least in _amounts(below).items():
            if any(own < other for own, other in zip(asked[word], least, strict=True)):
                place = (*table.place, rank, word)
                table.problems.add(place, f"asks for less than {rank_below}", "as much or more")


def _amounts(goal: Goal) -> dict[str, tuple[int, ...]]:
    amounts = {
        word.name: (int(getattr(goal, word.name)),) for word in fields(Goal) if word.name != "mercenaries"
    }
    return {**amounts, "mercenaries": goal.mercenaries or (0,) * len(AFFINITIES)}


def _some(table: Cursor, key: str, words: tuple[str, ...], otherwise: tuple[str, ...]) -> tuple[str, ...]:
    """Read a list of words in any order."""
    if not table.has(key):
        return otherwise
    named = table.words(key, words)
    return tuple(word for word in words if word in named)


def _outside(table: Cursor) -> tuple[str, ...]:
    if not table.has("outside"):
        return MADHALA_OUTSIDE
    return table.words("outside", MADHALA_OUTSIDE, len(MADHALA_OUTSIDE))


def _title(table: Cursor) -> str:
    title = table.text("name", TITLES)
    if isinstance(table.values.get("name"), str) and not re.fullmatch(
        r"[^\W_]([^\W_]|[ ',.!?-]){0,39}", title
    ):
        table.wrong("name", f"is {quoted(title)}", TITLES)
    return title
