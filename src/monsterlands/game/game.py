"""A game: its nodes, what may be answered, and everything that follows from an answer."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import SupportsIndex

from ..box import DIFFICULTIES, Box, load
from ..rules import draws, engine, frames
from ..rules import state as layout
from ..rules.course import Course, is_outcome, is_revealing, seat_of
from ..rules.events import UNDONE
from ..rules.setup import new_state
from ..rules.state import NONE, State
from ..rules.state import Event as RawEvent
from ..rules.tables import tables_of
from ..view import View, view_of
from . import codec, describe, explain, positions
from .choices import Node, Outcome, Preview, changes_between, choice_of
from .dealers import Dealer
from .errors import (
    CannotUndo,
    GameError,
    IllegalChoice,
    UnknownChoice,
    UnreadableRecord,
    UnreadableState,
    WhyNot,
    WrongSeat,
)
from .events import Happening
from .names import Choice, Names, names_of
from .options import Options, affinities_code, fit_options, options_of
from .record import Record, read_outcomes, write_steps
from .results import Result, result_of

Answer = Choice | SupportsIndex | str
Sink = Callable[[Happening], None]


class Game:
    """A game at one of its nodes. It is a value: clone it, compare digests, write it down.

    A game knows everything, and so do its explanations: it is the host's. Seats get views (`view`).

    >>> from monsterlands import Game, Options, SeededDealer
    >>> game = Game.new(Options(players=2, first=0))
    >>> game.node.kind
    'chance'
    >>> game.advance(SeededDealer(1))
    >>> game.node
    Node(kind='decision', question='turn', seat=0, about=(('stage', 'before'),))
    """

    __slots__ = (
        "_course",
        "_names",
        "_new",
        "_options",
        "_sink",
        "_start",
        "_unheard",
        "box",
    )

    def __init__(self, box: Box, names: Names, options: Options, start: State, course: Course) -> None:
        """Take what a game consists of; use `new`, `replay`, `from_json` or a position to get one."""
        self.box: Box = box
        self._names: Names = names
        self._options: Options = options
        self._start: State = start
        self._course: Course = course
        self._new: bool = False
        self._sink: Sink | None = None
        self._unheard: list[RawEvent] = []

    @classmethod
    def _begin(cls, box: Box, state: State, options: Options, new: bool = False) -> Game:
        """Run a state on to its first node."""
        game = cls(box, names_of(box), options, state.clone(), Course(state))
        game._new = new
        state.events = game._unheard
        game._course.settle()
        state.events = None
        return game

    @classmethod
    def new(cls, options: Options | None = None, edition: Box | str = "standard@1") -> Game:
        """Open the box and begin to set up: the first node is usually chance.

        :raises EditionError: if the edition cannot be loaded
        :raises BadOptions: if the options do not fit the edition: a scenario that it does not have, or one
            that forbids the difficulty or the affinity
        """
        box = load(edition) if isinstance(edition, str) else edition
        options = fit_options(options or Options(), box)
        state = new_state(
            tables_of(box),
            players=options.players,
            difficulty=DIFFICULTIES.index(options.difficulty),
            tricks=options.tricks,
            first=NONE if options.first is None else options.first,
            affinities=affinities_code(options),
            confirm=sum(1 << seat for seat in set(options.confirm)),
            queens_grant=options.queens_grant,
            more_monsters=options.more_monsters,
            scenario_number=options.scenario or 0,
        )
        return cls._begin(box, state, options, new=True)

    @classmethod
    def at(cls, box: Box, state: State) -> Game:
        """Begin at a state of this box."""
        return cls._begin(box, state, options_of(state))

    def snapshot(self) -> State:
        """Return a copy of the state, for odds and search."""
        return self._course.state.clone()

    # --- where the game is ---

    @property
    def options(self) -> Options:
        """The options that the game was set up with."""
        return self._options

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
        """Whether dice or a draw come next."""
        return self._course.kind == engine.CHANCE

    @property
    def steps(self) -> int:
        """How many answers and outcomes led here since the game began; undo takes them back."""
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

    # --- answering ---

    def apply(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the decision.

        :param seat: who answers; checked if given
        :raises UnknownChoice: if there is no such choice
        :raises WrongSeat: if nobody, or somebody else, is asked
        :raises IllegalChoice: if the choice is not legal now
        """
        if seat is not None:
            self._check_seat(seat)
        if isinstance(answer, int):
            choice = answer
        elif isinstance(answer, Choice):
            choice = answer.id
        else:
            choice = self._spelled_by(answer)
        if not self._course.answer(choice):
            raise self._refusal(choice)
        if self._sink is not None:
            self._tell()

    def deal(self, outcome: Outcome | int | str) -> None:
        """Decide the chance event. Dice rolled together may be given at once: ``"persuasion 5 3"``.

        :raises UnknownChoice: if there is no such outcome
        :raises IllegalChoice: if it is not possible now
        """
        if isinstance(outcome, str):
            numbers = read_outcomes(self._names, outcome)
            if len(numbers) > 1:
                self._all_or_none(lambda: self._deal_each(numbers))
                return
            number = numbers[0]
        else:
            number = outcome if isinstance(outcome, int) else outcome.id
        spelled = self._names.outcome_spelling(number)
        if not spelled:
            raise UnknownChoice(f"there is no outcome {number}")
        possible = draws.outcomes(self._course.state) if self.at_chance else []
        if number not in [candidate for candidate, _ in possible]:
            due = self._expected() if possible else "no dice and no draw are due"
            raise IllegalChoice(f"{spelled!r} cannot happen now: {due}")
        self._course.deal(number)
        self._tell()

    def advance(self, dealer: Dealer) -> None:
        """Let a dealer decide dice and draws up to the next decision, or the end."""
        if self._sink is None:
            self._course.advance(dealer)
            return
        while self.at_chance:
            self._course.deal_next(dealer)
            self._tell()

    def play(self, *steps: str) -> None:
        """Take several steps, choices or outcomes as the nodes ask for them: all, or none.

        :raises GameError: as `apply` and `deal` do; the game is then unchanged
        """

        def take() -> None:
            for step in steps:
                if self.at_chance:
                    self.deal(step)
                else:
                    self.apply(step)

        self._all_or_none(take)

    def _deal_each(self, outcomes: list[int]) -> None:
        for number, outcome in enumerate(outcomes):
            if number and not (self.at_chance and draws.rolled_together(self._course.state)):
                raise IllegalChoice(f"only {number} of these {len(outcomes)} dice are rolled together")
            self.deal(outcome)

    def _tell(self) -> None:
        """Tell the sink what has happened."""
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

    # --- explaining ---

    def why_not(self, answer: Answer) -> WhyNot | None:
        """Tell why a choice is not legal at this decision, or None if it is.

        :raises UnknownChoice: if there is no such choice
        """
        choice = answer if isinstance(answer, int) else self._resolve(answer)
        if not self._names.spelling(choice):
            raise UnknownChoice(f"there is no choice {choice}")
        if choice in self._course.legal:
            return None
        return explain.why_not(self._course.state, self._names, self._course.kind, choice)

    def preview(self, answer: Answer) -> Preview:
        """Tell what a legal choice costs and brings, up to the next chance event.

        What others have laid face down is hidden from it: it ends where that would be revealed (R16.2).

        :raises IllegalChoice: if it is not legal
        """
        choice = answer if isinstance(answer, int) else self._spelled_by(answer)
        if choice not in self._course.legal:
            raise self._refusal(choice)
        now = self._course.state
        seat = frames.top_seat(now)
        ahead = now.clone()
        ahead.events = []
        engine.apply(ahead, choice)
        asked = bool(engine.run(ahead, before_reveal=True))
        shown = ahead.table[layout.REVEALS] != now.table[layout.REVEALS]
        return Preview(
            changes_between(self._names, now, ahead, seat),
            shown or not (asked or engine.node_kind(ahead) == engine.THE_END),
            tuple(Happening(self._names, raw).seen_by(seat) for raw in ahead.events),
        )

    def is_final(self, answer: Answer) -> bool:
        """Tell whether taking a choice closes undo."""
        return self.preview(answer).final

    # --- undo ---

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

    def undo(self, seat: int | None = None) -> None:
        """Take the last answer back.

        :param seat: who wants it; checked if given
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
            self._sink(Happening(self._names, (UNDONE, asked, 0, 0, 0)))

    def remember(self) -> None:
        """Keep a copy of the game at each answer that can be undone, so that `undo` need not replay the game.

        Copies of the game remember, too. It is meant for people who play: it costs a clone per answer.
        """
        if self._course.past is None:
            self._course.past = []

    def _replayed(self, steps: list[int], remembers: bool = False) -> Game:
        game = Game._begin(self.box, self._start.clone(), self._options, self._new)
        if remembers:
            game.remember()
        game._course.retrace(steps)
        return game

    # --- copies, records, views ---

    def clone(self) -> Game:
        """Copy the game. The copy has no sink."""
        copy = Game(self.box, self._names, self._options, self._start, self._course.clone())
        copy._new = self._new
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        start = codec.encode(self._start, self.box)
        return Game._rebuild, (self.box, start, self._options, self._new, self._course.steps)

    @classmethod
    def _rebuild(cls, box: Box, start: str, options: Options, new: bool, steps: list[int]) -> Game:
        """Make a game again that was sent to another process."""
        _, state = codec.decode(start, box)
        return cls._begin(box, state, options, new)._replayed(steps)

    def listen(self, sink: Sink | None) -> None:
        """Have every event told to `sink` as it happens; None ends it.

        The first sink also hears what happened before the first node.
        """
        self._sink = sink
        self._course.state.events = None if sink is None else []
        if sink is not None:
            unheard, self._unheard = self._unheard, []
            for raw in unheard:
                sink(Happening(self._names, raw))

    def digest(self) -> str:
        """Hash what the game is now, by names: equal digests, equal games."""
        return describe.digest(self._course.state, self._names, self.box.hash)

    def to_json(self) -> str:
        """Write the state at this node, also in the middle of anything."""
        return codec.encode(self._course.state, self.box)

    @classmethod
    def from_json(cls, text: str, edition: Box | None = None) -> Game:
        """Go on from a written state.

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
    ) -> Game:
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

    def position(self) -> str:
        """Write the position at a stable point, such as the start of a turn.

        :raises NotStable: anywhere else
        """
        return positions.write(self._course.state, self._names, self.box)

    def written(self, since: int = 0) -> tuple[str, ...]:
        """Write the steps after the first `since` as lines of a record; there must be a decision between."""
        return write_steps(self._names, self._course.steps[since:])

    def record(self) -> Record:
        """Write the game down: options, edition and every choice and outcome, readable.

        It tells everything that is hidden: give it out whole only after the end.
        """
        if self._new:
            start = ""
        elif positions.is_stable(self._start):
            start = positions.write(self._start, self._names, self.box)
        else:
            start = codec.encode(self._start, self.box)
        return Record.of(self.box, self._options, start, self.written(), self.digest())

    @classmethod
    def replay(cls, record: Record, to: int | None = None) -> Game:
        """Play a record again: all of it, or its first `to` steps.

        :raises UnreadableRecord: if it is truncated, edited, or of an unknown edition or rules version
        """
        box = record.box()
        if to is not None and not 0 <= to <= len(record.steps):
            raise UnreadableRecord(f"there is no step {to}; it has {len(record.steps)}")
        try:
            if record.position.startswith("{"):
                game = cls.from_json(record.position, box)
            elif record.position:
                game = cls.from_position(record.position, box)
            else:
                game = cls.new(record.options, box)
        except GameError as error:
            raise UnreadableRecord(f"its position cannot be read: {error}") from None
        for number, step in enumerate(record.steps[:to], start=1):
            who, _, what = step.partition(" ")
            try:
                if who == "-":
                    game.deal(what)
                elif who in ("0", "1", "2", "3"):
                    game.apply(what, seat=int(who))
                else:
                    raise UnknownChoice(f"{step!r} begins with neither a seat nor a dash")
            except GameError as error:
                raise UnreadableRecord(f"step {number}, {step!r}: {error}") from None
        if to is None and game.digest() != record.digest:
            raise UnreadableRecord("it does not end as its digest says: it was edited")
        return game

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
        """Return everything. For hosts, tests and after the end."""
        course = self._course
        return View(self.box, self._names, course.state.clone(), course.legal, course.kind, self.seat)

    def __repr__(self) -> str:
        return f"<Game {self.box.edition} {self.digest()[:8]}: {self.node}>"

    # --- refusals ---

    def _spelled_by(self, answer: Answer) -> int:
        """Resolve an answer; whether anybody is asked comes first."""
        self._check_seat(None)
        return self._resolve(answer)

    def _check_seat(self, seat: int | None) -> None:
        if self._course.kind != engine.DECISION:
            raise WrongSeat(f"nobody is asked: {self._expected()}")
        asked = frames.top_seat(self._course.state)
        if seat is not None and seat != asked:
            raise WrongSeat(f"seat {asked} is asked, not seat {seat}")

    def _resolve(self, answer: Answer) -> int:
        if isinstance(answer, Choice):
            return answer.id
        if not isinstance(answer, str):
            try:
                return operator.index(answer)
            except TypeError:
                raise UnknownChoice(f"{answer!r} is no choice, id or spelling") from None
        choice = self._names.choice(answer)
        if choice == NONE:
            raise UnknownChoice(f"{answer!r} is not the spelling of any choice; {self._expected()}")
        return choice

    def _expected(self) -> str:
        course = self._course
        return explain.expected(course.state, self._names, course.kind, course.legal)

    def _refusal(self, choice: int) -> GameError:
        """Tell why an answer was refused."""
        self._check_seat(None)
        course = self._course
        return explain.refusal(course.state, self._names, course.kind, choice)
