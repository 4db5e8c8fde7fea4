"""The stable points of a game at which a position can be written, and the stack at each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...rules import layout
from ...rules.frames import ADVENTURE_STEPS, BEFORE, CLEAN_UP_STEPS, FRAME, ROUND_STEPS, TURN, TURNS
from ...rules.layout import NONE
from ...rules.preparation import BEGIN_ROUND, CLEAN_UP_ROUND, SET_OUT
from ...rules.state import State


@dataclass(frozen=True, slots=True)
class Point:
    """A stable point: its phase, and the frames on the stack, given whose turn it is."""

    where: str
    phase: int
    frames: Callable[[int], list[tuple[int, ...]]]
    deployed: bool
    """Whether the round is under way: there are dice on spaces and on paths."""
    acting: bool = False
    """Whether clans still deploy: there are dice in pools, and it is somebody's turn."""
    leaderless: bool = False
    """Whether a leader may have died."""

    def stack(self, seat: int) -> list[int]:
        """Return the stack at the turn of a seat."""
        flat: list[int] = []
        for frame in self.frames(seat):
            flat.extend(frame)
            flat.extend([0] * (FRAME - len(frame)))
        return flat


def _start_of_round(_: int) -> list[tuple[int, ...]]:
    return [(ROUND_STEPS, NONE, BEGIN_ROUND)]


def _start_of_turn(seat: int) -> list[tuple[int, ...]]:
    return [(ROUND_STEPS, NONE, SET_OUT), (TURNS, NONE, seat), (TURN, seat, BEFORE)]


def _start_of_adventure(_: int) -> list[tuple[int, ...]]:
    return [(ROUND_STEPS, NONE, CLEAN_UP_ROUND), (ADVENTURE_STEPS, NONE, 0)]


def _start_of_clean_up(_: int) -> list[tuple[int, ...]]:
    return [(ROUND_STEPS, NONE, BEGIN_ROUND), (CLEAN_UP_STEPS, NONE, 0)]


POINTS: dict[str, Point] = {
    "preparation": Point("the start of a round", layout.PREPARATION, _start_of_round, deployed=False),
    "deployment": Point("the start of a turn", layout.DEPLOYMENT, _start_of_turn, deployed=True, acting=True),
    "adventure": Point("the start of an adventure", layout.ADVENTURE, _start_of_adventure, deployed=True),
    "clean-up": Point(
        "the start of a clean-up", layout.CLEAN_UP, _start_of_clean_up, deployed=False, leaderless=True
    ),
}
"""By the phase that a position names."""


def point_of(state: State) -> str | None:
    """Name the stable point at which a state stands, or None."""
    for name, point in POINTS.items():
        if state.table[layout.PHASE] == point.phase and state.stack == point.stack(turn_of(state)):
            return name
    return None


def turn_of(state: State) -> int:
    """Return the seat of the frame on top, or NONE."""
    return state.stack[-FRAME + 1]
