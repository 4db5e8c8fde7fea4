"""The stable points of a game at which a position can stand, and what is on the stack there.

Further points (a mission, a battle at a path, a step of clean-up) are further rows of `POINTS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...rules import state as layout
from ...rules.frames import BEFORE, FRAME, ROUND_STEPS, TURN, TURNS
from ...rules.state import NONE, State


@dataclass(frozen=True, slots=True)
class Point:
    """A stable point: its phase, and the frames that are on the stack when it is some seat's turn."""

    where: str
    phase: int
    frames: Callable[[int], list[tuple[int, ...]]]
    deployed: bool
    """Whether the round is under way: there are dice in pools, on spaces and on paths."""

    def stack(self, seat: int) -> list[int]:
        """Return the stack."""
        flat: list[int] = []
        for frame in self.frames(seat):
            flat.extend(frame)
            flat.extend([0] * (FRAME - len(frame)))
        return flat


def _start_of_round(_: int) -> list[tuple[int, ...]]:
    return [(ROUND_STEPS, NONE, 0)]


def _start_of_turn(seat: int) -> list[tuple[int, ...]]:
    return [(ROUND_STEPS, NONE, 2), (TURNS, NONE, seat), (TURN, seat, BEFORE)]


POINTS: dict[str, Point] = {
    "preparation": Point("the start of a round", layout.PREPARATION, _start_of_round, deployed=False),
    "deployment": Point("the start of a turn", layout.DEPLOYMENT, _start_of_turn, deployed=True),
}
"""By the phase that a position names."""


def point_of(state: State) -> str | None:
    """Name the stable point at which a state stands, or None."""
    for name, point in POINTS.items():
        if state.table[layout.PHASE] == point.phase and state.stack == point.stack(turn_of(state)):
            return name
    return None


def turn_of(state: State) -> int:
    """Return the seat of the frame on top, where it is somebody's."""
    return state.stack[-FRAME + 1]
