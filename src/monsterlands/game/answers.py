"""Answers in the forms that callers use: which choice they mean, and why it is refused."""

from __future__ import annotations

import operator
from typing import SupportsIndex

from ..rules import draws, engine
from ..rules.course import Course
from ..rules.frames import top_seat
from ..rules.layout import NONE
from . import explain
from .errors import GameError, IllegalChoice, UnknownChoice, WhyNot, WrongSeat
from .names import Choice, Names

Answer = Choice | SupportsIndex | str
"""A choice, its id or its spelling."""
TOGETHER = ("persuasion", "attack", "roll")
"""Outcomes of dice: those rolled together may be given at once."""


def number_of(course: Course, names: Names, answer: Answer) -> int:
    """Return the id of the choice that an answer means.

    :raises UnknownChoice: if there is no such choice
    """
    if isinstance(answer, Choice):
        return answer.id
    if not isinstance(answer, str):
        try:
            return operator.index(answer)
        except TypeError:
            raise UnknownChoice(f"{answer!r} is not a choice, an id or a spelling") from None
    choice = names.choice(answer)
    if choice == NONE:
        raise UnknownChoice(f"{answer!r} is not the spelling of any choice; {expected(course, names)}")
    return choice


def asked_number(course: Course, names: Names, answer: Answer) -> int:
    """Return the id of the choice that an answer means, if somebody is asked.

    :raises WrongSeat: if nobody is asked
    :raises UnknownChoice: if there is no such choice
    """
    check_seat(course, names, None)
    return number_of(course, names, answer)


def check_seat(course: Course, names: Names, seat: int | None) -> None:
    """Check that a seat, or anybody, is asked.

    :raises WrongSeat: if not
    """
    if course.kind != engine.DECISION:
        raise WrongSeat(f"nobody is asked: {expected(course, names)}")
    asked = top_seat(course.state)
    if seat is not None and seat != asked:
        raise WrongSeat(f"seat {asked} is asked, not seat {seat}")


def outcomes_of(course: Course, names: Names, text: str) -> list[int]:
    """Return the outcome with this spelling, or the outcomes of several dice of one roll.

    :raises UnknownChoice: if there is no such outcome
    """
    kind, _, rest = text.strip().partition(" ")
    parts = [f"{kind} {face}" for face in rest.split()] if kind in TOGETHER else [text]
    found = [names.outcome(part) for part in parts]
    if not found or NONE in found:
        raise UnknownChoice(f"{text!r} is not the spelling of an outcome; {expected(course, names)}")
    return found


def check_outcome(course: Course, names: Names, outcome: int) -> None:
    """Check that an outcome can happen now.

    :raises UnknownChoice: if there is no such outcome
    :raises IllegalChoice: if it is not possible now
    """
    spelling = names.outcome_spelling(outcome)
    if not spelling:
        raise UnknownChoice(f"there is no outcome {outcome}")
    if not can_happen(course, outcome):
        due = expected(course, names) if course.kind == engine.CHANCE else "no roll or draw comes next"
        raise IllegalChoice(f"{spelling!r} cannot happen now: {due}")


def can_happen(course: Course, outcome: int) -> bool:
    """Tell whether an outcome is possible now."""
    if course.kind != engine.CHANCE:
        return False
    return outcome in [candidate for candidate, _ in draws.outcomes(course.state)]


def is_due(course: Course, names: Names, step: str) -> bool:
    """Tell whether a choice or an outcome can be taken now.

    :raises UnknownChoice: if nothing has this spelling
    """
    choice = names.choice(step)
    if choice != NONE and choice in course.legal:
        return True
    if choice != NONE and names.outcome(step) == NONE:
        return False
    return can_happen(course, outcomes_of(course, names, step)[0])


def why_not(course: Course, names: Names, answer: Answer) -> WhyNot | None:
    """Tell why a choice is not legal, or None if it is.

    :raises UnknownChoice: if there is no such choice
    """
    choice = number_of(course, names, answer)
    if not names.spelling(choice):
        raise UnknownChoice(f"there is no choice {choice}")
    if choice in course.legal:
        return None
    return explain.why_not(course.state, names, course.kind, choice)


def refusal(course: Course, names: Names, choice: int) -> GameError:
    """Return the error for a choice that is not legal.

    :raises WrongSeat: if nobody is asked
    """
    check_seat(course, names, None)
    spelling = names.spelling(choice)
    if not spelling:
        return UnknownChoice(f"there is no choice {choice}")
    why = explain.why_not(course.state, names, course.kind, choice)
    values = ", ".join(f"{name} {value}" for name, value in why.values)
    detail = f" ({values})" if values else ""
    reason = f"{why.code}{detail}, {why.rule}"
    return IllegalChoice(f"{spelling!r} is not legal now: {reason}; {expected(course, names)}", why)


def expected(course: Course, names: Names) -> str:
    """Return what the game expects, with a few examples, for an error message."""
    if course.kind == engine.THE_END:
        return "the game is over"
    if course.kind == engine.CHANCE:
        possible = [names.outcome_spelling(outcome) for outcome, _ in draws.outcomes(course.state)[:3]]
        return f"chance comes first, such as {', '.join(possible)} …"
    question = explain.node(course.state, names, course.kind).question
    legal = ", ".join(names.spelling(choice) for choice in course.legal[:3])
    more = " …" if len(course.legal) > 3 else ""
    return f"seat {top_seat(course.state)} is asked {question!r}, legal choices are {legal}{more}"
