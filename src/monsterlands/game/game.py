"""A game that can be played: answers, dice and draws, undo, copies and records."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Self

from ..box import Box, load
from ..rules import draws, events, layout
from ..rules.course import Course, seat_of
from ..rules.state import Event as RawEvent
from ..rules.state import State
from . import answers, codec, explain, positions
from .answers import Answer
from .base import BaseGame
from .build import mypyc_attr
from .choices import Outcome
from .dealers import Dealer, dealer_of
from .errors import CannotUndo, GameError, IllegalChoice, UnreadableState
from .events import Happening
from .names import Choice, Names, names_of
from .options import Options, fit_options, options_of, state_of
from .record import Record, write_steps

Sink = Callable[[Happening], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(BaseGame):
    """A game at one of its nodes. It is a value: it can be cloned, compared and written to a file.

    Two games are equal if they have the same edition and options and are in the same state, however they got
    there. A game changes, so it has no hash; `digest` has one. Copies of a subclass are of that
    subclass.

    A game knows everything, and its explanations may reveal it: it is for the host. Seats get views (`view`).

    >>> from monsterlands import Game, Options, SeededDealer
    >>> game = Game.new(Options(players=2, first=0))
    >>> game.node.kind
    'chance'
    >>> game.advance(SeededDealer(1))
    >>> game.node
    Node(kind='decision', question='turn', seat=0, about=(('stage', 'before'),))
    """

    __slots__ = ("_new", "_sink", "_start", "_unheard")

    def __init__(self, box: Box, names: Names, options: Options, start: State, course: Course) -> None:
        """Make a game of its parts. Use `new`, `replay`, `from_json` or `from_position` instead."""
        self.box = box
        self._names = names
        self._options = options
        self._course = course
        self._start: State = start
        self._new: bool = False
        self._sink: Sink | None = None
        self._unheard: list[RawEvent] = []

    @classmethod
    def _begin(cls, box: Box, state: State, options: Options, new: bool = False) -> Self:
        """Run a state to its first node."""
        game = cls(box, names_of(box), options, state.clone(), Course(state))
        game._new = new
        state.events = game._unheard
        game._course.settle()
        state.events = None
        return game

    @classmethod
    def new(cls, options: Options | None = None, edition: Box | str = "standard@1") -> Self:
        """Begin a new game with its setup: the first node is usually chance.

        :raises EditionError: if the edition cannot be loaded
        :raises BadOptions: if the options do not fit the edition: a scenario that it does not have, or one
            that forbids the difficulty or the affinity
        """
        box = load(edition) if isinstance(edition, str) else edition
        options = fit_options(options or Options(), box)
        return cls._begin(box, state_of(options, box), options, new=True)

    @classmethod
    def at(cls, box: Box, state: State) -> Self:
        """Begin at a state of this box."""
        return cls._begin(box, state, options_of(state))

    # --- answering ---

    def apply(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the decision.

        :param seat: who answers; checked if given
        :raises UnknownChoice: if there is no such choice
        :raises WrongSeat: if nobody, or somebody else, is asked
        :raises IllegalChoice: if the choice is not legal now
        """
        course = self._course
        if seat is not None:
            answers.check_seat(course, self._names, seat)
        if isinstance(answer, int):
            choice = answer
        elif isinstance(answer, Choice):
            choice = answer.id
        else:
            choice = answers.asked_number(course, self._names, answer)
        if not course.answer(choice):
            raise answers.refusal(course, self._names, choice)
        if self._sink is not None:
            self._tell()

    def deal(self, outcome: Outcome | int | str) -> None:
        """Decide the chance event. Dice rolled together may be given at once: ``"persuasion 5 3"``.

        :raises UnknownChoice: if there is no such outcome
        :raises IllegalChoice: if it is not possible now
        """
        if isinstance(outcome, str):
            numbers = answers.outcomes_of(self._course, self._names, outcome)
            if len(numbers) > 1:
                self._all_or_none(lambda: self._deal_each(numbers))
                return
            number = numbers[0]
        else:
            number = outcome if isinstance(outcome, int) else outcome.id
        answers.check_outcome(self._course, self._names, number)
        self._course.deal(number)
        self._tell()

    def advance(self, dealer: Dealer | random.Random) -> None:
        """Let a dealer decide dice and draws up to the next decision, or the end."""
        if not self.at_chance:
            return
        if self._sink is None:
            self._course.advance(dealer_of(dealer))
            return
        chosen = dealer_of(dealer)
        while self.at_chance:
            self._course.deal_next(chosen)
            self._tell()

    def play(self, *steps: str) -> None:
        """Take several steps, choices and outcomes in the order in which the nodes ask for them: all or none.

        A step that ends with a question mark, such as ``"done?"``, is taken only if it can be taken now.

        :raises GameError: as `apply` and `deal` do, and says which step failed; the game is then unchanged
        """

        def take() -> None:
            for number, step in enumerate(steps, start=1):
                try:
                    self._take(step)
                except GameError as error:
                    if len(steps) > 1:
                        error.args = (f"step {number} of {len(steps)}, {step!r}: {error}",)
                    raise

        self._all_or_none(take)

    def _take(self, step: str) -> None:
        optional = step.endswith("?")
        spelled = step.rstrip("?")
        if optional and not answers.is_due(self._course, self._names, spelled):
            return
        if self.at_chance:
            self.deal(spelled)
        else:
            self.apply(spelled)

    def _deal_each(self, outcomes: list[int]) -> None:
        for number, outcome in enumerate(outcomes):
            if number and not (self.at_chance and draws.rolled_together(self._course.state)):
                raise IllegalChoice(f"only {number} of these {len(outcomes)} dice are rolled together")
            self.deal(outcome)

    def _tell(self) -> None:
        """Pass the new events to the sink."""
        state, sink = self._course.state, self._sink
        if sink is not None and state.events:
            happened, state.events = state.events, []
            for raw in happened:
                sink(Happening(self._names, raw))

    def _all_or_none(self, take: Callable[[], object]) -> None:
        before, sink = self._course, self._sink
        happened: list[Happening] = []
        self._course = before.clone()
        if sink is not None:
            self._course.state.events = []
            self._sink = happened.append
        try:
            take()
        except Exception:
            self._course = before
            raise
        finally:
            self._sink = sink
        if sink is not None:
            for happening in happened:
                sink(happening)

    # --- undo ---

    def undo(self, seat: int | None = None) -> None:
        """Undo the last answer.

        :param seat: the seat that asks for it; checked if given
        :raises CannotUndo: at the start, after a chance event, a revealed token or another seat's answer
        """
        barrier = self.undo_barrier(seat)
        if barrier:
            raise CannotUndo(explain.BARRIERS[barrier])
        asked = seat_of(self._course.steps[-1])
        if not self._course.take_back():
            remembers = self._course.past is not None
            self._course = self._replayed(self._course.steps[:-1], remembers)._course
        if self._sink is not None:
            self._course.state.events = []
            self._sink(Happening(self._names, (events.UNDONE, asked, 0, 0, 0)))

    def remember(self) -> None:
        """Keep a copy of the game at each answer that can be undone, so that `undo` need not replay the game.

        Copies of the game remember, too. It is meant for games of people: it costs one clone per answer.
        """
        if self._course.past is None:
            self._course.past = []

    def _replayed(self, steps: list[int], remembers: bool = False) -> Self:
        game = type(self)._begin(self.box, self._start.clone(), self._options, self._new)
        if remembers:
            game.remember()
        game._course.retrace(steps)
        return game

    # --- copies, records, views ---

    def clone(self) -> Self:
        """Copy the game. The copy has no sink."""
        copy = type(self)(self.box, self._names, self._options, self._start, self._course.clone())
        copy._new = self._new
        return copy

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        start = codec.encode(self._start, self.box)
        return type(self)._rebuild, (self.box, start, self._options, self._new, self._course.steps)

    @classmethod
    def _rebuild(cls, box: Box, start: str, options: Options, new: bool, steps: list[int]) -> Self:
        """Rebuild a game that was sent to another process."""
        _, state = codec.decode(start, box)
        return cls._begin(box, state, options, new)._replayed(steps)

    def listen(self, sink: Sink | None) -> None:
        """Call `sink` with every event as it happens; None stops that.

        The first sink also gets the events before the first node.
        """
        self._sink = sink
        self._course.state.events = None if sink is None else []
        if sink is not None:
            unheard, self._unheard = self._unheard, []
            for raw in unheard:
                sink(Happening(self._names, raw))

    @classmethod
    def from_json(cls, text: str, edition: Box | None = None) -> Self:
        """Go on from a state that `to_json` wrote.

        :param edition: the box, if it is not a shipped one
        :raises UnreadableState: if it cannot be read, or is of another edition
        """
        box, state = codec.decode(text, edition)
        try:
            game = cls.at(box, state)
            game.digest()
        except (GameError, LookupError, ValueError, RuntimeError) as error:
            raise UnreadableState(f"it is damaged: {error!r}") from None
        return game

    @classmethod
    def from_position(
        cls, text: str, edition: Box | None = None, confirm: Sequence[int] | None = None
    ) -> Self:
        """Begin at a position, written by hand or by `position` (see docs/positions.md).

        :param edition: the box, instead of the one that the position names
        :param confirm: the seats that end their turns themselves, instead of those that it names
        :raises BadPosition: with everything that is wrong in it
        """
        box, options, state = positions.read(text, edition)
        if confirm is not None:
            options = replace(options, confirm=tuple(confirm))
            state.table[layout.CONFIRM] = sum(1 << seat for seat in set(confirm))
        return cls._begin(box, state, options)

    def written(self, since: int = 0) -> tuple[str, ...]:
        """Return the steps after the first `since` as lines of a record; a decision must lie between."""
        return write_steps(self._names, self._course.steps[since:])

    def record(self) -> Record:
        """Return the record of the game: options, edition, and every choice and outcome.

        It reveals everything hidden: publish it only after the end.
        """
        if self._new:
            start = ""
        elif positions.is_stable(self._start):
            start = positions.write(self._start, self._names, self.box)
        else:
            start = codec.encode(self._start, self.box)
        return Record.of(self.box, self._options, start, self.written(), self.digest())

    @classmethod
    def replay(cls, record: Record | str, to: int | None = None) -> Self:
        """Replay a record, or the text of one: all of it, or its first `to` steps.

        :raises UnreadableRecord: if it is truncated, edited, or of an unknown edition or rules version
        """
        if isinstance(record, str):
            record = Record.from_text(record)
        return record.replayed(cls, to)
