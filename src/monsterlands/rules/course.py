"""The course of a game: a state, what is legal there, and every step that led to it."""

from __future__ import annotations

from typing import Final

from . import actions, draws, engine, layout
from .draws import Dealer
from .frames import top_seat
from .state import State

# A step is one integer: a choice, whether it revealed something hidden, and the seat that took it; or, below
# zero, an outcome and whether it is a die rolled together with the one before.
CHOICE_BITS: Final = 3
REVEALED: Final = 4
SEAT_MASK: Final = 3


class Course:
    """A state on its way from node to node.

    `past` holds the decisions to which the last answers can be taken back, with what was legal there. It is
    None if the course does not remember them.
    """

    __slots__ = ("kind", "legal", "past", "state", "steps")

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.past: list[tuple[State, tuple[int, ...]]] | None = None
        self.kind: int = engine.DECISION
        self.legal: tuple[int, ...] = ()
        self.steps: list[int] = []

    def clone(self) -> Course:
        """Copy the course."""
        copy = Course(self.state.clone())
        copy.kind = self.kind
        copy.legal = self.legal
        copy.steps = self.steps[:]
        if self.past is not None:
            copy.past = self.past[:]
        return copy

    def settle(self) -> None:
        """Run to the next node."""
        self.legal = tuple(engine.run(self.state))
        self.kind = engine.DECISION if self.legal else engine.node_kind(self.state)

    def answer(self, choice: int) -> bool:
        """Answer the decision; tell whether the choice was legal."""
        if choice not in self.legal:
            return False
        state = self.state
        if self.past is not None:
            self.past.append((state.clone(), self.legal))
        self.steps.append(choice << CHOICE_BITS | top_seat(state))
        reveals = state.table[layout.REVEALS]
        engine.apply(state, choice)
        self.settle()
        if state.table[layout.REVEALS] != reveals:
            self.steps[-1] |= REVEALED
            self._forget()
        return True

    def take_back(self) -> bool:
        """Go back to the decision before the last answer; tell whether the course remembers it."""
        if not self.past:
            return False
        state, self.legal = self.past.pop()
        # Copies of this course remember the same state.
        self.state = state.clone()
        self.kind = engine.DECISION
        self.steps.pop()
        return True

    def _forget(self) -> None:
        """Forget the decisions that undo can no longer reach."""
        if self.past is not None:
            self.past = []

    def deal(self, outcome: int) -> None:
        """Decide the chance event with a possible outcome."""
        together = outcome < actions.DRAW_MERCENARY and draws.rolled_together(self.state) > 0
        self.steps.append(-1 - (outcome << 1 | int(together)))
        self._forget()
        engine.deal(self.state, outcome)
        self.settle()

    def deal_next(self, dealer: Dealer) -> None:
        """Let a dealer decide the chance event."""
        self.deal(draws.pick(self.state, dealer))

    def advance(self, dealer: Dealer) -> None:
        """Let a dealer decide dice and draws up to the next decision, or the end."""
        while self.kind == engine.CHANCE:
            self.deal_next(dealer)

    def retrace(self, steps: list[int]) -> None:
        """Take recorded steps again.

        :raises RuntimeError: if a step is not legal
        """
        for step in steps:
            if is_outcome(step):
                self.deal(outcome_of(step))
            elif not self.answer(choice_of(step)):
                raise RuntimeError(f"recorded step {step} is not legal now")


def is_outcome(step: int) -> bool:
    """Tell whether a step is a chance outcome."""
    return step < 0


def seat_of(step: int) -> int:
    """Return the seat that took a step; the step must be a choice."""
    return step & SEAT_MASK


def choice_of(step: int) -> int:
    """Return the choice of a step; the step must be a choice."""
    return step >> CHOICE_BITS


def is_revealing(step: int) -> bool:
    """Tell whether a choice revealed something hidden (R16.2)."""
    return step & REVEALED > 0


def outcome_of(step: int) -> int:
    """Return the outcome of a step; the step must be chance."""
    return (-1 - step) >> 1


def is_together(step: int) -> bool:
    """Tell whether a chance step is a die rolled together with the one before."""
    return (-1 - step) & 1 == 1
