"""The journal of a game at the terminal: what the player was told, and what the player answered."""

from __future__ import annotations

from ..game import Event, Game, Happening
from ..view import View
from ..words import Words


class Journal:
    """What has happened, in sentences, as one seat has seen it.

    In a game that was loaded, it begins with what happened before.
    """

    def __init__(self, words: Words, game: Game, seat: int) -> None:
        self.lines: list[str] = []
        self.heard: list[Event] = []
        """Events that `tell` has not written down yet."""
        self._words = words
        self._seat = seat
        self._answered: list[tuple[str, int]] = []  # answers, and the number of lines before each
        self._round_at = 0  # the index of the first line of this round
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
        """Return the lines of this round."""
        return self.lines[self._round_at :]

    def tell(self, view: View) -> list[str]:
        """Write down the new events as sentences, and return these."""
        kinds = [event.kind for event in self.heard]
        if "clan-founded" in kinds and "round-began" in kinds:
            # The setup of the first round is not told: the table shows it.
            self.heard = self.heard[kinds.index("round-began") :]
        if "round-began" in kinds:
            self._round_at = len(self.lines)
        told = self._words.story(self.heard, view)
        self.heard = []
        self.lines += told
        return told

    def answer(self, spelling: str) -> None:
        """Note an answer of the player."""
        self._answered.append((spelling, len(self.lines)))

    def take_back(self) -> str:
        """Remove the player's last answer and all lines since, and return the answer."""
        self.heard = []
        spelling, length = self._answered.pop()
        del self.lines[length:]
        return spelling
