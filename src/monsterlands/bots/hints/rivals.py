"""What the rivals would take next if the player does not: let them choose at tables with guessed traps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...game import Event, Happening, SeededDealer
from ...game.hints import RivalReason
from ...view import View
from ..heuristics import answer
from .walks import Taken, Walk, is_scarce, taken

GUESSES = 4
STEPS = 60
"""The most answers that are played until the next turn of the seat."""

Takings = Counter[tuple[int | None, Taken]]
"""How often each seat (None is Madhala) has taken something."""


class Rivals:
    """Finds out what the others do until the next turn of the seat of a view.

    :param late: returns whether the time is up
    """

    def __init__(self, view: View, seed: int, late: Callable[[], bool]) -> None:
        self._view = view
        self._seed = seed
        self._late = late
        self._laps: dict[int, list[set[tuple[int | None, Taken]]]] = {}

    def reason(self, wanted: Walk, others: list[Walk]) -> RivalReason | None:
        """Return what a rival is likely to take if the seat chooses something else.

        :param others: what could be chosen instead, the best first
        """
        scarce = sorted(what for what in wanted.takes if is_scarce(self._view, what))
        instead = next((other for other in others if not wanted.takes & other.takes), None)
        if not scarce or instead is None:
            return None
        laps = self._others(instead.choice.id)
        takings: Takings = Counter(each for lap in laps for each in lap if each[1] in scarce)
        if not takings:
            return None
        (seat, (kind, subject)), times = max(takings.items(), key=lambda item: (item[1], str(item[0])))
        if 2 * times < len(laps):
            return None
        return RivalReason(seat, kind, (subject,), times, len(laps))

    def _others(self, choice: int) -> list[set[tuple[int | None, Taken]]]:
        """Play a choice and return what the others take after it, for each guess."""
        if choice not in self._laps:
            laps = self._laps[choice] = []
            for guess in range(GUESSES):
                if self._late():
                    break
                laps.append(self._lap(choice, SeededDealer(self._seed + guess)))
        return self._laps[choice]

    def _lap(self, choice: int, dealer: SeededDealer) -> set[tuple[int | None, Taken]]:
        view = self._view
        heard: list[Event] = []

        def hear(happening: Happening) -> None:
            heard.append(happening.seen_by(view.seat))

        game = view.redeal(dealer)
        game.listen(hear)
        game.apply(choice)
        game.advance(dealer)
        for _ in range(STEPS):
            seat = game.seat
            if seat is None or any(_ends(event, view.seat) for event in heard):
                break
            game.apply(answer(game.view(seat)))
            game.advance(dealer)
        found: set[tuple[int | None, Taken]] = set()
        for event in heard:
            what = taken(event)
            if what is not None and event.seat != view.seat:
                found.add((event.seat, what))
        return found


def _ends(event: Event, seat: int | None) -> bool:
    """Check whether the lap is over: the seat has its next turn, or there are no more turns."""
    return event.kind in ("deployment-ended", "clean-up-began") or (
        event.kind == "turn-began" and event.seat == seat
    )
