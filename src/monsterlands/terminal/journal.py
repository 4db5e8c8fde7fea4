"""The journal of a game at the terminal: what the person has been told, and the own answers."""

from __future__ import annotations

from ..game import Event, Game, Happening
from ..view import View
from ..words import Words


class Journal:
    """What has happened, in sentences, as one seat has seen it.

    What happened before, in a game that goes on, is told again first.
    """

    def __init__(self, words: Words, game: Game, seat: int) -> None:
        self.lines: list[str] = []
        self.heard: list[Event] = []
        """What has happened and is not told yet."""
        self._words = words
        self._seat = seat
        self._answered: list[tuple[str, int]] = []  # own answers, and how many lines there were before each
        self._round_at = 0  # where the lines of the round under way begin
        record = game.record()
        past = Game.replay(record, 0)
        past.listen(self._hear)
        for step in record.steps:
            who, _, answer = step.partition(" ")
            if who == str(seat):
                self.tell(past.view(seat))
                self.answer(answer)
            past.play(answer)
        self.tell(past.view(seat))
        game.listen(self._hear)

    def _hear(self, happening: Happening) -> None:
        self.heard.append(happening.seen_by(self._seat))

    @property
    def this_round(self) -> list[str]:
        """The lines of the round under way."""
        return self.lines[self._round_at :]

    def tell(self, view: View) -> list[str]:
        """Write down what was heard, and return it."""
        kinds = [event.kind for event in self.heard]
        if "clan-founded" in kinds and "round-began" in kinds:
            # What was laid out for the first round is about to be seen on the table.
            self.heard = self.heard[kinds.index("round-began") :]
        if "round-began" in kinds:
            self._round_at = len(self.lines)
        told = self._words.story(self.heard, view)
        self.heard = []
        self.lines += told
        return told

    def answer(self, spelling: str) -> None:
        """Note an answer of the person."""
        self._answered.append((spelling, len(self.lines)))

    def take_back(self) -> str:
        """Forget the last answer of the person with all that was told since, and return it."""
        self.heard = []
        spelling, length = self._answered.pop()
        del self.lines[length:]
        return spelling
