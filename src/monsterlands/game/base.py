"""A game at one of its nodes: what it waits for, which answers are legal, and how to show it."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import Box
from ..rules import draws, engine, frames
from ..rules.course import Course, is_outcome, is_revealing, seat_of
from ..rules.state import State
from ..view.view import View, view_of
from . import answers, codec, describe, explain, positions
from .answers import Answer
from .build import mypyc_attr
from .choices import Node, Outcome, Preview, choice_of, preview_of
from .errors import WhyNot, WrongSeat
from .names import Choice, Names
from .options import Options
from .results import Result, result_of
from .svg import table_svg
from .text import table_text


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseGame:
    """Everything about a game that can be read; `Game` adds what changes it."""

    __slots__ = ("_course", "_names", "_options", "box")

    box: Box
    _names: Names
    _options: Options
    _course: Course

    # --- where the game is ---

    @property
    def options(self) -> Options:
        """The options that the game was set up with."""
        return self._options

    @property
    def names(self) -> Names:
        """The vocabulary of its edition."""
        return self._names

    @property
    def node(self) -> Node:
        """What the game waits for."""
        return explain.node(self._course.state, self._names, self._course.kind)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._course.kind == engine.THE_END

    @property
    def at_chance(self) -> bool:
        """Whether a roll or a draw comes next."""
        return self._course.kind == engine.CHANCE

    @property
    def steps(self) -> int:
        """The number of answers and outcomes since the game began; undo lowers it."""
        return len(self._course.steps)

    @property
    def seat(self) -> int | None:
        """The seat that is asked, if any."""
        course = self._course
        return frames.top_seat(course.state) if course.kind == engine.DECISION else None

    @property
    def result(self) -> Result | None:
        """How the game ended (R14), or None while it goes on."""
        if not self.over:
            return None
        return result_of(self._course.state)

    @property
    def legal(self) -> Sequence[int]:
        """The ids of the legal choices, ascending; empty at chance and at the end."""
        return self._course.legal

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The legal choices, in display order."""
        course = self._course
        return tuple([choice_of(course.state, self._names, choice) for choice in course.legal])

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The possible outcomes of the chance event, with their weights."""
        if not self.at_chance:
            return ()
        return tuple(
            Outcome(outcome, self._names.outcome_spelling(outcome), weight)
            for outcome, weight in draws.outcomes(self._course.state)
        )

    # --- explaining ---

    def why_not(self, answer: Answer) -> WhyNot | None:
        """Tell why a choice is not legal at this decision, or None if it is.

        :raises UnknownChoice: if there is no such choice
        """
        return answers.why_not(self._course, self._names, answer)

    def preview(self, answer: Answer) -> Preview:
        """Tell what a legal choice costs and brings, up to the next chance event.

        It ends where something that others have laid face down would be revealed (R16.2).

        :raises IllegalChoice: if it is not legal
        """
        course = self._course
        choice = answers.asked_number(course, self._names, answer)
        if choice not in course.legal:
            raise answers.refusal(course, self._names, choice)
        return preview_of(course.state, self._names, choice)

    def is_final(self, answer: Answer) -> bool:
        """Tell whether a choice cannot be undone."""
        return self.preview(answer).final

    def undo_barrier(self, seat: int | None = None) -> str:
        """Tell why nothing can be undone; empty if the last answer can.

        It is ``"start"``, ``"chance"``, ``"revealed"``, or ``"other-seat"`` if a seat is given.
        """
        steps = self._course.steps
        if not steps:
            return "start"
        if is_outcome(steps[-1]):
            return "chance"
        if seat is not None and seat_of(steps[-1]) != seat:
            return "other-seat"
        return "revealed" if is_revealing(steps[-1]) else ""

    # --- views and pictures ---

    def view(self, seat: int | None) -> View:
        """Return what a seat may know, and its question; ``None`` is a spectator (R16).

        :raises WrongSeat: if there is no such seat
        """
        course = self._course
        seats = len(course.state.clans)
        if seat is not None and not 0 <= seat < seats:
            raise WrongSeat(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        return view_of(self.box, self._names, course.state, course.legal, course.kind, seat)

    def open_view(self) -> View:
        """Return a view that hides nothing. For hosts, for tests, and after the end."""
        course = self._course
        return View(self.box, self._names, course.state.clone(), course.legal, course.kind, self.seat)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.box.edition} {self.digest()[:8]}: {self.node}>"

    def __str__(self) -> str:
        """Return the table as everybody sees it, as plain text."""
        return table_text(self.view(None))

    def svg(self, seat: int | None = None) -> str:
        """Draw the table as a seat sees it, and its question; ``None`` is a spectator.

        :raises WrongSeat: if there is no such seat
        """
        return table_svg(self.view(seat))

    def _repr_html_(self) -> str:
        """Draw the table as everybody sees it, for notebooks."""
        return self.svg()

    # --- as a value ---

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseGame):
            return NotImplemented
        same_game = self.box.hash == other.box.hash and self._options == other._options
        return same_game and self._course.state.lists() == other._course.state.lists()

    def digest(self) -> str:
        """Return a hash of the current state, by names: games with equal digests are equal."""
        return describe.digest(self._course.state, self._names, self.box.hash)

    def snapshot(self) -> State:
        """Return a copy of the state, for odds and search."""
        return self._course.state.clone()

    def to_json(self) -> str:
        """Write the state at this node as JSON; it may be any node."""
        return codec.encode(self._course.state, self.box)

    def position(self) -> str:
        """Write the position at a stable point, such as the start of a turn.

        :raises NotStable: anywhere else
        """
        return positions.write(self._course.state, self._names, self.box)
