"""A game: its nodes, what may be answered, and everything that follows from an answer."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import SupportsIndex

from ..box import DIFFICULTIES, Box, load
from ..rules import actions, draws, engine, frames
from ..rules import state as layout
from ..rules.events import UNDONE
from ..rules.setup import new_state
from ..rules.state import NONE, State
from ..rules.state import Event as RawEvent
from ..rules.tables import Tables
from ..view import View, view_of
from . import codec, describe, explain, positions
from .choices import Choice, Node, Outcome, Preview, changes_between, choice_of
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
from .names import names_of
from .options import Options, affinities_code, fit_options, options_of
from .record import Record, read_outcomes, write_steps
from .results import Result, result_of

Answer = Choice | SupportsIndex | str
Sink = Callable[[Happening], None]

_TABLES: dict[str, Tables] = {}


def tables_of(box: Box) -> Tables:
    """Return the flat tables of a box."""
    tables = _TABLES.get(box.hash)
    if tables is None:
        tables = _TABLES[box.hash] = Tables(box)
    return tables


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
        "_history",
        "_kind",
        "_legal",
        "_names",
        "_new",
        "_options",
        "_sink",
        "_start",
        "_state",
        "_unheard",
        "box",
    )

    def __init__(self, box: Box, state: State, options: Options) -> None:
        """Wrap a state; use `new`, `replay`, `from_json` or a position to get a game."""
        self.box = box
        self._names = names_of(box)
        self._state = state
        self._options = options
        self._new = False
        self._history: list[int] = []
        self._sink: Sink | None = None
        self._start = state.clone()
        self._legal: list[int] = []
        self._kind = engine.DECISION
        self._unheard: list[RawEvent] = []
        state.events = self._unheard
        self._settle()
        state.events = None

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
        game = cls(box, state, options)
        game._new = True
        return game

    @classmethod
    def at(cls, box: Box, state: State) -> Game:
        """Begin at a state of this box."""
        return cls(box, state, options_of(state))

    def snapshot(self) -> State:
        """Return a copy of the state, for odds and search."""
        return self._state.clone()

    # --- where the game is ---

    @property
    def options(self) -> Options:
        """The options that the game was set up with."""
        return self._options

    @property
    def node(self) -> Node:
        """What the game waits for."""
        return explain.node(self._state, self._names, self._kind)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._kind == engine.THE_END

    @property
    def at_chance(self) -> bool:
        """Whether dice or a draw come next."""
        return self._kind == engine.CHANCE

    @property
    def steps(self) -> int:
        """How many answers and outcomes led here since the game began; undo takes them back."""
        return len(self._history)

    @property
    def seat(self) -> int | None:
        """The seat that is asked, if any."""
        return frames.top_seat(self._state) if self._kind == engine.DECISION else None

    @property
    def result(self) -> Result | None:
        """How the game ended (R14), or None while it goes on."""
        if not self.over:
            return None
        return result_of(self._state)

    @property
    def legal(self) -> Sequence[int]:
        """The ids of the legal choices, ascending; empty at chance and at the end."""
        return self._legal

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The legal choices, in display order."""
        return tuple(choice_of(self._state, self._names, choice) for choice in self._legal)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The possible outcomes of the chance event, with their weights."""
        if self._kind != engine.CHANCE:
            return ()
        return tuple(
            Outcome(outcome, self._names.outcome_spelling(outcome), weight)
            for outcome, weight in draws.outcomes(self._state)
        )

    # --- answering ---

    def apply(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the decision.

        :param seat: who answers; checked if given
        :raises UnknownChoice: if there is no such choice
        :raises WrongSeat: if nobody, or somebody else, is asked
        :raises IllegalChoice: if the choice is not legal now
        """
        asked, choice = self._checked(answer, seat)
        self._history.append(choice << 3 | asked)
        engine.apply(self._state, choice)
        self._settle()

    def _checked(self, answer: Answer, seat: int | None) -> tuple[int, int]:
        """Return who is asked and what the answer is, if it is legal."""
        if self._kind != engine.DECISION:
            raise WrongSeat(f"nobody is asked: {self._expected()}")
        asked = frames.top_seat(self._state)
        if seat is not None and seat != asked:
            raise WrongSeat(f"seat {asked} is asked, not seat {seat}")
        choice = answer if isinstance(answer, int) else self._resolve(answer)
        if choice not in self._legal:
            raise explain.refusal(self._state, self._names, self._kind, choice)
        return asked, choice

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
        possible = draws.outcomes(self._state) if self._kind == engine.CHANCE else []
        if number not in [candidate for candidate, _ in possible]:
            due = self._expected() if possible else "no dice and no draw are due"
            raise IllegalChoice(f"{spelled!r} cannot happen now: {due}")
        self._deal(number)

    def advance(self, dealer: Dealer) -> None:
        """Let a dealer decide dice and draws up to the next decision, or the end."""
        while self._kind == engine.CHANCE:
            self._deal(draws.pick(self._state, dealer))

    def play(self, *steps: str) -> None:
        """Take several steps, choices or outcomes as the nodes ask for them: all, or none.

        :raises GameError: as `apply` and `deal` do; the game is then unchanged
        """

        def take() -> None:
            for step in steps:
                if self._kind == engine.CHANCE:
                    self.deal(step)
                else:
                    self.apply(step)

        self._all_or_none(take)

    def _deal_each(self, outcomes: list[int]) -> None:
        for number, outcome in enumerate(outcomes):
            if number and not (self.at_chance and self._goes_on()):
                raise IllegalChoice(f"only {number} of these {len(outcomes)} dice are rolled together")
            self.deal(outcome)

    def _goes_on(self) -> bool:
        """Tell whether the die that comes next belongs to the roll of the one before."""
        return draws.rolled_together(self._state) > 0

    def _deal(self, outcome: int) -> None:
        together = outcome < actions.DRAW_MERCENARY and self._goes_on()
        self._history.append(-1 - (outcome << 1 | int(together)))
        engine.deal(self._state, outcome)
        self._settle()

    def _settle(self) -> None:
        state = self._state
        self._legal = legal = engine.run(state)
        self._kind = engine.DECISION if legal else engine.node_kind(state)
        sink = self._sink
        if sink is not None and state.events:
            happened, state.events = state.events, []
            for raw in happened:
                sink(Happening(self._names, raw))

    def _all_or_none(self, take: Callable[[], object]) -> None:
        state, history, sink = self._state, self._history, self._sink
        happened: list[Happening] = []
        self._state, self._history = state.clone(), history[:]
        self._state.events = None if sink is None else []
        self._sink = None if sink is None else happened.append
        try:
            take()
        except Exception:
            self._state, self._history = state, history
            self._legal = engine.run(state)
            self._kind = engine.node_kind(state)
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
        if choice in self._legal:
            return None
        return explain.why_not(self._state, self._names, self._kind, choice)

    def preview(self, answer: Answer) -> Preview:
        """Tell what a legal choice costs and brings, up to the next chance event.

        What others have laid face down is hidden from it: it ends where that would be revealed (R16.2).

        :raises IllegalChoice: if it is not legal
        """
        seat, choice = self._checked(answer, None)
        ahead = self._state.clone()
        ahead.events = []
        engine.apply(ahead, choice)
        asked = bool(engine.run(ahead, before_reveal=True))
        shown = ahead.table[layout.REVEALS] != self._state.table[layout.REVEALS]
        return Preview(
            changes_between(self._names, self._state, ahead, seat),
            shown or not (asked or engine.node_kind(ahead) == engine.THE_END),
            tuple(Happening(self._names, raw).seen_by(seat) for raw in ahead.events),
        )

    def is_final(self, answer: Answer) -> bool:
        """Tell whether taking a choice closes undo."""
        return self.preview(answer).final

    # --- undo ---

    @property
    def undo_barrier(self) -> str:
        """Why nothing can be undone: ``"start"``, ``"chance"``, ``"revealed"``; empty if something can."""
        return self._barrier(None)

    def _barrier(self, seat: int | None) -> str:
        if not self._history:
            return "start"
        last = self._history[-1]
        if last < 0:
            return "chance"
        if seat is not None and last & 7 != seat:
            return "other-seat"
        before = self._replayed(self._history[:-1])
        if before._state.table[layout.REVEALS] != self._state.table[layout.REVEALS]:
            return "revealed"
        return ""

    def undo(self, seat: int | None = None) -> None:
        """Take the last answer back.

        :param seat: who wants it; checked if given
        :raises CannotUndo: at the start, after a chance event, a revealed token or another seat's answer
        """
        barrier = self._barrier(seat)
        if barrier:
            raise CannotUndo(explain.BARRIERS[barrier])
        before = self._replayed(self._history[:-1])
        asked = self._history[-1] & 7
        self._state, self._history = before._state, before._history
        self._legal, self._kind = before._legal, before._kind
        if self._sink is not None:
            self._state.events = []
            self._sink(Happening(self._names, (UNDONE, asked, 0, 0, 0)))

    def _replayed(self, history: list[int]) -> Game:
        game = Game(self.box, self._start.clone(), self._options)
        game._new = self._new
        for step in history:
            if step < 0:
                game._deal((-1 - step) >> 1)
            else:
                game.apply(step >> 3)
        return game

    # --- copies, records, views ---

    def clone(self) -> Game:
        """Copy the game. The copy has no sink."""
        copy = Game.__new__(Game)
        copy.box = self.box
        copy._names = self._names
        copy._options = self._options
        copy._new = self._new
        copy._start = self._start
        copy._state = self._state.clone()
        copy._history = self._history[:]
        copy._legal = self._legal
        copy._kind = self._kind
        copy._sink = None
        copy._unheard = []
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        start = codec.encode(self._start, self.box)
        return Game._rebuild, (self.box, start, self._options, self._new, self._history)

    @classmethod
    def _rebuild(cls, box: Box, start: str, options: Options, new: bool, history: list[int]) -> Game:
        """Make a game again that was sent to another process."""
        _, state = codec.decode(start, box, tables_of)
        game = cls(box, state, options)
        game._new = new
        return game._replayed(history)

    def listen(self, sink: Sink | None) -> None:
        """Have every event told to `sink` as it happens; None ends it.

        The first sink also hears what happened before the first node.
        """
        self._sink = sink
        self._state.events = None if sink is None else []
        if sink is not None:
            unheard, self._unheard = self._unheard, []
            for raw in unheard:
                sink(Happening(self._names, raw))

    def digest(self) -> str:
        """Hash what the game is now, by names: equal digests, equal games."""
        return describe.digest(self._state, self._names, self.box.hash)

    def to_json(self) -> str:
        """Write the state at this node, also in the middle of anything."""
        return codec.encode(self._state, self.box)

    @classmethod
    def from_json(cls, text: str, edition: Box | None = None) -> Game:
        """Go on from a written state.

        :param edition: the box, if it is not a shipped one
        :raises UnreadableState: if it cannot be read, or is of another edition
        """
        box, state = codec.decode(text, edition, tables_of)
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
        box, options, state = positions.read(text, edition, tables_of)
        if confirm is not None:
            options = replace(options, confirm=tuple(confirm))
            state.table[layout.CONFIRM] = sum(1 << seat for seat in set(confirm))
        return cls(box, state, options)

    def position(self) -> str:
        """Write the position at a stable point, such as the start of a turn.

        :raises NotStable: anywhere else
        """
        return positions.write(self._state, self._names, self.box)

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
        return Record.of(
            self.box, self._options, start, write_steps(self._names, self._history), self.digest()
        )

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
        if seat is not None and not 0 <= seat < len(self._state.clans):
            raise WrongSeat(f"there is no seat {seat}; seats are 0 to {len(self._state.clans) - 1}")
        return view_of(self.box, self._names, self._state, self._legal, self._kind, seat)

    def open_view(self) -> View:
        """Return everything. For hosts, tests and after the end."""
        return View(self.box, self._names, self._state.clone(), self._legal, self._kind, self.seat)

    def __repr__(self) -> str:
        return f"<Game {self.box.edition} {self.digest()[:8]}: {self.node}>"

    # --- refusals ---

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
        return explain.expected(self._state, self._names, self._kind, self._legal)
