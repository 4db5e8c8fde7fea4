"""Scenarios and ranks of solo play in words, from their data, so that other editions work too (R13.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import groupby

from ..box import AFFINITIES, DIFFICULTIES, RANKS, Box, Goal, Scenario, load
from ..box.cards import MADHALA_OUTSIDE
from ..view import View
from .buildings import building_values
from .catalogue import Catalogue, Value
from .effects import Mark, unmarked

GOALS = tuple(field.name for field in fields(Goal))

Numbers = tuple[int, ...]


def scenario_name(words: Catalogue, scenario: Scenario) -> str:
    """Return the name of a scenario; if the catalogue has none, the name in its edition."""
    message = f"scenario-{scenario.id}"
    known = any((each.id, each.name) == (scenario.id, scenario.name) for each in load().scenarios)
    return words.say(message) if known and words.has(message) else scenario.name


def rank_words(words: Catalogue, rank: str) -> str:
    """Return the name of a rank."""
    return words.say(f"rank-{rank}")


# --- what differs from the plain game -----------------------------------------------------------


def scenario_words(words: Catalogue, box: Box, scenario: Scenario) -> str:
    """Say what differs from the plain game, and in further lines what each rank requires."""
    goals = [words.say("special-goal", rank=rank, goal=goal) for rank, goal in goals_words(words, scenario)]
    return "\n".join((scenario_rules(words, box, scenario), *goals))


def scenario_rules(words: Catalogue, box: Box, scenario: Scenario) -> str:
    """Say what differs from the plain game, or that nothing does."""
    return " ".join(rules_words(words, box, scenario)) or words.say("special-none")


def rules_words(words: Catalogue, box: Box, scenario: Scenario, mark: Mark = unmarked) -> Iterator[str]:
    """Say in sentences what differs from the plain game; nothing for the plain game itself."""

    def rule(name: str, message: str, **values: Value) -> str:
        return mark(name, getattr(scenario, name), words.say(message, **values))

    if scenario.affinity:
        yield rule("affinity", "special-affinity", affinity=words.say(f"affinity-{scenario.affinity}"))
    if scenario.difficulties != DIFFICULTIES:
        named = _each(words, "difficulties", scenario.difficulties, "difficulty", mark)
        yield words.say("special-difficulties", difficulties=words.join(named, "list-or"))
    if scenario.rounds is not None:
        yield rule("rounds", "special-rounds", rounds=scenario.rounds)
    if scenario.glory_ends:
        yield rule("glory_ends", "special-glory", glory=box.glory_to_end)
    start = [] if scenario.gold is None else [rule("gold", "gain-gold", amount=scenario.gold)]
    if scenario.defense:
        start.append(rule("defense", "gain-defense", amount=scenario.defense))
    if start:
        yield words.say("special-start", gain=words.join(start, "list-and"))
    if scenario.deck_dice:
        yield rule("deck_dice", "special-deck", dice=scenario.deck_dice)
    if scenario.closed:
        closed = scenario.closed
        buildings = building_values(
            words,
            *closed,
            value="buildings",
            mark=lambda index, text: mark(f"closed.{index}", closed[index], text),
        )
        yield words.say("special-closed", count=len(closed), **buildings)
    if scenario.no_defenses:
        yield rule("no_defenses", "special-defenses")
    if scenario.entrance:
        yield rule("entrance", "special-entrance", when=scenario.entrance)
    if scenario.beer is not None:
        yield rule("beer", "special-beer", gold=scenario.beer)
    if scenario.trick_tokens:
        yield rule("trick_tokens", "special-tokens", tokens=scenario.trick_tokens)
    if scenario.outside != MADHALA_OUTSIDE:
        yield words.say("special-outside", outside=outside_words(words, scenario.outside, mark))
    if scenario.rerolled_misses:
        yield rule("rerolled_misses", "special-misses")


def _each(words: Catalogue, name: str, values: Sequence[str], family: str, mark: Mark) -> list[str]:
    """Return the name of each value of a list, from its message."""
    return [
        mark(f"{name}.{index}", value, words.say(f"{family}-{value}")) for index, value in enumerate(values)
    ]


def outside_words(words: Catalogue, outside: Sequence[str], mark: Mark = unmarked) -> str:
    """Say where Madhala's yellow die leads her outside (R13.3)."""
    faces: dict[str, list[str]] = {}
    for index, place in enumerate(outside):
        face = str(index + 1)
        told = mark(f"outside.{index}", place, face)
        faces.setdefault("same" if place == face else place, []).append(told)
    parts: list[str] = []
    for place, leading in faces.items():
        message = "outside-path" if place.isdecimal() else f"outside-{place}"
        parts.append(words.say(message, faces=words.join(leading, "list-and"), path=place))
    return words.join(parts)


# --- goals --------------------------------------------------------------------------------------


def goals_words(words: Catalogue, scenario: Scenario) -> list[tuple[str, str]]:
    """Return each rank with what it requires, the lowest first."""
    ranks = zip(RANKS[1:], scenario.goals, strict=True)
    return [(rank_words(words, rank), goal_words(words, goal)) for rank, goal in ranks]


def goal_words(words: Catalogue, goal: Goal, mark: Mark = unmarked) -> str:
    """Say what a rank requires."""
    return words.join(_asked(words, goal, mark), "list-and")


def _asked(words: Catalogue, goal: Goal, mark: Mark) -> Iterator[str]:
    for name in GOALS:
        asked = getattr(goal, name)
        if not asked:
            continue
        if name == "mercenaries" and mark is unmarked:
            yield from _mercenaries(words, goal.mercenaries)
        elif name == "mercenaries":
            # If numbers are marked, mention each of them.
            numbers = (mark(f"{name}.{index}", n, str(n)) for index, n in enumerate(goal.mercenaries))
            yield words.say("goal-mercenaries-each", numbers=words.join(numbers))
        else:
            known = name in ("points", "missions", "all_equipment")
            message = f"goal-{name}" if known else f"gain-{name}"
            yield mark(name, asked, words.say(message, amount=int(asked)))


def _mercenaries(words: Catalogue, numbers: Numbers) -> Iterator[str]:
    """Say how many mercenaries of how many affinities are required, the largest number first."""
    message, every, told = "goal-mercenaries", "all", 0
    for amount, equal in groupby(number for number in numbers if number):
        affinities = len(list(equal))
        told += affinities
        several = affinities > 1 and told == len(AFFINITIES)
        yield words.say(message, amount=amount, affinities=every if several else affinities)
        message, every = "goal-mercenaries-more", "rest"


def progress_words(words: Catalogue, view: View, goal: Goal) -> str:
    """Say how much the clan has of everything that a rank requires."""
    parts = [
        words.say(f"progress-{name}", have=_counted(have), need=_counted(need))
        for name, have, need in view.progress(goal)
    ]
    return words.join(parts)


def standing_words(words: Catalogue, view: View) -> str:
    """Say which rank is reached so far, and how much the clan has of what the next one requires."""
    reached = RANKS.index(view.rank)
    rank = rank_words(words, view.rank)
    goals: tuple[Goal, ...] = view.scenario.goals if view.scenario else ()
    if reached == len(goals):
        return words.say("table-rank-highest", rank=rank, goal=goal_words(words, goals[reached - 1]))
    asked = progress_words(words, view, goals[reached])
    return words.say("table-rank", rank=rank, next=rank_words(words, RANKS[reached + 1]), progress=asked)


def reached_words(words: Catalogue, view: View, rank: str) -> list[tuple[str, str]]:
    """Say for each rank whether a game that ended with this one has reached it, and what it requires."""
    told: list[tuple[str, str]] = []
    for place, goal in enumerate(view.scenario.goals if view.scenario else (), start=1):
        if place <= RANKS.index(rank):
            text = words.say("end-goal-reached", goal=goal_words(words, goal))
        else:
            text = words.say("end-goal-missed", progress=progress_words(words, view, goal))
        told.append((rank_words(words, RANKS[place]), text))
    return told


def _counted(numbers: Numbers) -> Value:
    return numbers[0] if len(numbers) == 1 else "/".join(str(number) for number in numbers)
