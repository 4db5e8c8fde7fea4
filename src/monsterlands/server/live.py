"""A game that is being played, with its versions and its log.

Nothing here waits or stores. `LiveGame.answer` and `undo` make a `Draft`; once its entry is stored, `adopt`
makes it the game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from ..game import CannotUndo, Dealer, Event, Game, Happening, Record
from ..store import Entry, GameInfo, Seat, Snapshot, game_of, people
from ..words import Words
from .client_messages import Answer, Undo
from .groups.time_used import TimeUsed
from .history import GameHistory
from .log import WireLine, lines_of, moves_of
from .table.kept import KeptParts
from .table.result import Course, WireEnding, course_of, show_ending

ANSWER, UNDO, TAKE_BACK = "answer", "undo", "take-back"
"""The kinds of entries; the last one is an undo across the barrier."""
IMPORTED = "brought"
"""The kind of the first entry of a game that was imported from a record."""
CAMPAIGN = "campaign"
"""The undo barrier of a finished game of a campaign."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The next version of a game, before it is stored."""

    entry: Entry
    game: Game
    heard: tuple[Happening, ...]
    dropped: tuple[int, ...] = ()

    def at(self, lived: float | None) -> Draft:
        """Return the draft with the time at which it was made, by `Store.lived`."""
        return replace(self, entry=replace(self.entry, lived=lived))


class LiveGame:
    """A game, its version, and what each version did."""

    def __init__(self, info: GameInfo, entries: Iterable[Entry], snapshot: Snapshot | None = None) -> None:
        """Replay the stored entries, from a snapshot on if there is one.

        :raises UnreadableRecord: if they cannot be replayed
        """
        entries = list(entries)
        self.id = info.id
        self.seats: tuple[Seat, ...] = info.seats
        self.people = people(info.seats)
        self.players = [seat.player.partition("@")[0] for seat in info.seats]
        """The bots' names by seat, without their settings; empty for people."""
        self.campaign = info.campaign
        self.assisted = info.assisted
        self.brought = entries[0].kind == IMPORTED
        self.version = entries[-1].version
        self._requests = {(entry.seat, entry.request): entry for entry in entries if entry.request}
        self._start = Record.from_text(info.record)
        self.game = game_of(info, entries, snapshot)
        self.game.remember()
        self._kept: list[Entry] = []
        """The entries that were not undone."""
        self._undone: list[tuple[int, int]] = []
        """The versions that were undone, and by which version."""
        for entry in entries:
            self._keep(entry)
        self.time_used = TimeUsed(entries)
        self._course: Course | None = None
        """How the game went, once somebody has asked."""
        self.kept_parts: defaultdict[str, KeptParts] = defaultdict(KeptParts)
        """What windows were shown last, by language."""
        self._history = GameHistory()
        for draft in self._past():
            self._history.note(draft.entry.version, seen(draft.heard, None), draft.game.view(None))

    def title(self, words: Words) -> str:
        """Return the title of the game."""
        view = self.game.view(None)
        if view.scenario is not None:
            return words.scenario_name(view.scenario)
        return words.say("server-title", players=view.players)

    @property
    def dice(self) -> dict[str, int | None]:
        """The seat that deployed the dice of each space of the Citadel; None is Madhala."""
        return self._history.dice(kept.version for kept in self._kept)

    @property
    def across(self) -> bool:
        """Whether steps may be undone across the barrier: only if one person plays."""
        return len(self.people) == 1 and len(self._kept) > 1 and not self._ends_campaign_game

    @property
    def _ends_campaign_game(self) -> bool:
        """Whether the game is over and its campaign goes on from its result."""
        return bool(self.campaign) and self.game.over

    def barrier(self, seat: int) -> str:
        """Return what keeps a seat from undoing the last step; empty if nothing does.

        Besides what `Game.undo_barrier` returns, it is ``"start"`` for steps of an imported record, and
        ``"campaign"`` if a campaign goes on from here.
        """
        if len(self._kept) < 2:
            return "start"
        if self._ends_campaign_game:
            return CAMPAIGN
        if self.game.over:
            return "revealed"  # the record is public now
        # Without steps it was opened from a snapshot, which is only taken where nothing can be undone.
        return self.game.undo_barrier(seat) if self.game.steps else "chance"

    def holds(self, version: int) -> bool:
        """Return whether no version up to this one was undone after it."""
        back = [undone for undone, by in self._undone if by > version]
        return version <= self.version and all(undone > version for undone in back)

    def done(self, seats: Iterable[int], request: str) -> Entry | None:
        """Return the entry of a request of one of these seats; other seats may use the same ids."""
        return next(filter(None, (self._requests.get((seat, request)) for seat in seats)), None)

    def is_same(self, entry: Entry, message: Answer | Undo) -> bool:
        """Return whether a message asks for what an entry did."""
        if isinstance(message, Undo):
            return entry.kind == (TAKE_BACK if message.across else UNDO)
        if entry.kind != ANSWER:
            return False
        names = self.game.names
        return names.choice(entry.steps[0].partition(" ")[2]) == names.choice(message.choice)

    def record(self) -> Record:
        """Return the record of the whole game."""
        return replace(self._start, steps=_steps(self._kept), digest=self.game.digest())

    # --- the next version ---

    def answer(self, seat: int, choice: str | int, dealer: Dealer, request: str = "") -> Draft:
        """Answer the question, and deal up to the next one.

        :raises GameError: if the answer is refused; nothing has changed then
        """
        heard: list[Happening] = []
        ahead = self.game.clone()
        ahead.listen(heard.append)
        ahead.apply(choice, seat=seat)
        ahead.advance(dealer)
        ahead.listen(None)
        steps = ahead.written(self.game.steps)
        return Draft(Entry(self.version + 1, ANSWER, seat, request, 0, steps), ahead, tuple(heard))

    def last_of(self, seats: Container[int | None]) -> int | None:
        """Return which of these seats has answered last, or None if none has."""
        return next((kept.seat for kept in reversed(self._kept) if kept.seat in seats), None)

    def trail(self, seat: int) -> tuple[str, ...]:
        """Return the last answers of a seat, back to where anybody else or luck acted."""
        own = takewhile(lambda kept: kept.seat == seat and len(kept.steps) == 1, reversed(self._kept))
        return tuple(kept.steps[0].partition(" ")[2] for kept in own)[::-1]

    def undo(self, seat: int, across: bool = False, request: str = "", agreed: bool = False) -> Draft:
        """Undo the last answer of a seat; `across` the barrier with everything after it.

        :param agreed: whether all people agree to go back across the barrier
        :raises CannotUndo: if there is a barrier, or nothing to undo
        """
        if not across:
            if self.barrier(seat):
                raise CannotUndo("there is an undo barrier")
            ahead = self.game.clone()
            ahead.undo(seat)
            return self._undo_draft(UNDO, seat, request, ahead, self._kept[-1:])
        if not self.across and not agreed:
            raise CannotUndo("other people play, too")
        own = [place for place, kept in enumerate(self._kept) if kept.seat == seat]
        if not own:
            raise CannotUndo("this seat has not answered yet")
        ahead = self._replayed(self._kept[: own[-1]])
        return self._undo_draft(TAKE_BACK, seat, request, ahead, self._kept[own[-1] :])

    def _undo_draft(self, kind: str, seat: int, request: str, ahead: Game, undone: Sequence[Entry]) -> Draft:
        dropped = sum(len(kept.steps) for kept in undone)
        entry = Entry(self.version + 1, kind, seat, request, dropped, ())
        return Draft(entry, ahead, (), tuple(kept.version for kept in undone))

    def follow(self, entry: Entry) -> Draft:
        """Return the draft of the next entry, which another process has stored."""
        if not entry.dropped:
            heard: list[Happening] = []
            ahead = self.game.clone()
            ahead.listen(heard.append)
            for step in entry.steps:
                ahead.play(step.partition(" ")[2])
            ahead.listen(None)
            return Draft(entry, ahead, tuple(heard))
        left, kept = entry.dropped, list(self._kept)
        undone: list[int] = []
        while left > 0:
            left -= len(kept[-1].steps)
            undone.append(kept.pop().version)
        return Draft(entry, self._replayed(kept), (), tuple(reversed(undone)))

    def _replayed(self, kept: Sequence[Entry]) -> Game:
        """Return the game after some entries, with all its steps."""
        steps = _steps(kept)
        game = Game.replay(replace(self._start, steps=steps), to=len(steps))
        game.remember()
        return game

    def adopt(self, draft: Draft) -> None:
        """Make a draft the game; its entry must be stored."""
        entry = draft.entry
        self.game = draft.game
        self.version = entry.version
        if entry.request:
            self._requests[entry.seat, entry.request] = entry
        if entry.kind == TAKE_BACK:
            self.assisted = True
        self._keep(entry)
        self.time_used.add(entry)
        self._course = None
        self._history.note(entry.version, seen(draft.heard, None), self.game.view(None))

    def _keep(self, entry: Entry) -> None:
        left = entry.dropped
        while left > 0:
            taken = self._kept.pop()
            left -= len(taken.steps)
            self._undone.append((taken.version, entry.version))
        if not entry.dropped:
            self._kept.append(entry)

    # --- the log ---

    def log(self, words: Words, seat: int | None, since: int = 0) -> list[WireLine]:
        """Return the log for a seat, or what it has after a version.

        It replays the game and takes a while: a few milliseconds for each hundred steps. Nothing keeps it,
        because a window needs it only once, and the logs of all seats would be most of what a table takes.
        """
        lines: list[WireLine] = []
        for draft in self._past():
            if draft.entry.version > since:
                lines += self.lines(draft, words, seat)
        return lines

    def _past(self) -> Iterator[Draft]:
        """Replay the versions that were not undone; it is always the same game object."""
        heard: list[Happening] = []
        past = Game.replay(self._start, to=0)
        past.listen(heard.append)
        for entry in self._kept:
            for step in entry.steps:
                past.play(step.partition(" ")[2])
            yield Draft(entry, past, tuple(heard))
            heard.clear()

    def lines(self, draft: Draft, words: Words, seat: int | None) -> list[WireLine]:
        """Return the lines of a draft for a seat."""
        events = seen(draft.heard, seat)
        kinds = [event.kind for event in events]
        if "clan-founded" in kinds and "round-began" in kinds:
            # The table shows the setup; the log only says who plays.
            start = kinds.index("round-began")
            events = [event for event in events[:start] if event.kind == "clan-founded"] + events[start:]
        marking, view = words.marking(self.game.box), draft.game.view(seat)
        lines: list[WireLine] = []
        for is_madhala, part in moves_of(events):
            told = [(clan, text) for clan, text in marking.story_by_clans(part, view) if text]
            brought = self._history.brought(part, seat)
            actor = None if is_madhala else draft.entry.seat
            lines += lines_of(draft.entry.version, actor, told, brought)
        return lines

    def ending(self, words: Words, seat: int | None) -> WireEnding | None:
        """Return how the game ended, for a seat; None while it goes on."""
        if not self.game.over:
            return None
        return show_ending(words, self.game.view(seat), self.course())

    def course(self) -> Course:
        """Return how the game went, once nobody plays on; without the scores if it was ended as it stood.

        The first time it replays the game, which takes a while.
        """
        if self._course is None:
            self._course = course_of(self.record())
        return self._course


def _steps(kept: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(step for each in kept for step in each.steps)


def seen(heard: Sequence[Happening], seat: int | None) -> list[Event]:
    """Return the events as a seat may know them."""
    return [happening.seen_by(seat) for happening in heard]
