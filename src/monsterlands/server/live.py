"""A game under way, with the story of its versions: what an answer or an undo would make of it.

Nothing here waits or stores. `LiveGame.answer` and `undo` make a `Draft`; whoever has stored its entry
adopts it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ..game import CannotUndo, Dealer, Event, Game, Happening, Record
from ..game.names import names_of
from ..store import Entry, GameInfo, Seat
from ..words import Words
from .course import Course
from .log import Mentions, WireLine, lines_of, parts_of
from .opening import Snapshot, open_game
from .table.result import WireEnding, show_ending

BROUGHT = "brought"
"""The kind of the first entry of a game that a record brought."""
CAMPAIGN = "campaign"
"""The barrier of a game that its campaign goes on from."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An entry that counts: it was not taken back."""

    version: int
    seat: int | None
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """What the next version would be."""

    entry: Entry
    game: Game
    heard: tuple[Happening, ...]
    dropped: tuple[int, ...] = ()


class LiveGame:
    """A game, which version it is at, and what each version brought."""

    def __init__(self, info: GameInfo, entries: Iterable[Entry], snapshot: Snapshot | None = None) -> None:
        """Play the stored entries again, from a snapshot on if there is one.

        :raises UnreadableRecord: if they do not make a game
        """
        entries = list(entries)
        self.id = info.id
        self.seats: tuple[Seat, ...] = info.seats
        self.campaign = info.campaign
        self.assisted = info.assisted
        self.brought = entries[0].kind == BROUGHT
        self.version = entries[-1].version
        self._requests = {(entry.seat, entry.request): entry for entry in entries if entry.request}
        self._start = Record.from_text(info.record)
        self.game = open_game(self._start, entries, snapshot)
        self._kept: list[Kept] = []
        self._taken_back: list[tuple[int, int]] = []
        """What was taken back, and by which version."""
        for entry in entries:
            self._keep(entry)
        self._logs: dict[tuple[int | None, str], list[WireLine]] = {}
        self._endings: dict[tuple[int | None, str], WireEnding] = {}
        self._mentions: dict[str, Mentions] = {}
        self._course = Course()
        """Complete as soon as a log was told."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(number for number, seat in enumerate(self.seats) if not seat.player)

    @property
    def players(self) -> list[str]:
        """The bots' names by seat, without their settings; empty for persons."""
        return [seat.player.partition("@")[0] for seat in self.seats]

    @property
    def dice(self) -> dict[str, int | None]:
        """Whose dice lie on the spaces of the Citadel; None is Madhala."""
        return self._course.dice(kept.version for kept in self._kept)

    @property
    def across(self) -> bool:
        """Whether steps may be taken back across the barrier: only where nobody else is disturbed."""
        return len(self.people) == 1 and len(self._kept) > 1 and not self._counts

    @property
    def _counts(self) -> bool:
        """Whether a campaign goes on from how this game ended."""
        return bool(self.campaign) and self.game.over

    def barrier(self, seat: int) -> str:
        """Tell why a seat cannot take the last step back; empty if it can.

        It is what `Game.undo_barrier` says; ``"start"`` also if the step came with a record that was taken
        in, and ``"campaign"`` if a campaign goes on from here.
        """
        if len(self._kept) < 2:
            return "start"
        if self._counts:
            return CAMPAIGN
        if self.game.over:
            return "revealed"  # the record tells everything now
        # A snapshot is taken where nothing could be undone.
        return self.game.undo_barrier(seat) if self.game.steps else "chance"

    def holds(self, version: int) -> bool:
        """Tell whether what was told up to a version still holds: nothing of it was taken back since."""
        back = [told for told, undone in self._taken_back if undone > version]
        return version <= self.version and all(told > version for told in back)

    def done(self, seats: Iterable[int], request: str) -> Entry | None:
        """Return what was done by a request of one of the seats; those of others may be called the same."""
        return next(filter(None, (self._requests.get((seat, request)) for seat in seats)), None)

    def is_choice(self, entry: Entry, choice: str) -> bool:
        """Tell whether an entry is the answer with a choice."""
        if entry.kind != "answer":
            return False
        names = names_of(self.game.box)
        return names.choice(entry.steps[0].partition(" ")[2]) == names.choice(choice)

    def record(self) -> Record:
        """Write the whole game down."""
        return replace(self._start, steps=_steps(self._kept), digest=self.game.digest())

    # --- what comes next ---

    def answer(self, seat: int, choice: str | int, dealer: Dealer, request: str = "") -> Draft:
        """Answer the question; dice and draws are dealt up to the next one.

        :raises GameError: if the answer is refused; nothing has changed then
        """
        heard: list[Happening] = []
        ahead = self.game.clone()
        ahead.listen(heard.append)
        ahead.apply(choice, seat=seat)
        ahead.advance(dealer)
        ahead.listen(None)
        steps = ahead.written(self.game.steps)
        return Draft(Entry(self.version + 1, "answer", seat, request, 0, steps), ahead, tuple(heard))

    def undo(self, seat: int, across: bool = False, request: str = "") -> Draft:
        """Take the last answer of a seat back; `across` the barrier with all that came after it.

        :raises CannotUndo: if there is a barrier, or nothing to take back
        """
        if not across:
            if self.barrier(seat):
                raise CannotUndo("there is a barrier")
            ahead = self.game.clone()
            ahead.undo(seat)
            taken = self._kept[-1:]
            return self._taking_back("undo", seat, request, ahead, taken)
        if not self.across:
            raise CannotUndo("other persons play too")
        own = [place for place, kept in enumerate(self._kept) if kept.seat == seat]
        if not own:
            raise CannotUndo("nothing was answered yet")
        left, taken = self._kept[: own[-1]], self._kept[own[-1] :]
        steps = _steps(left)
        ahead = Game.replay(replace(self._start, steps=steps), to=len(steps))
        return self._taking_back("take-back", seat, request, ahead, taken)

    def _taking_back(self, kind: str, seat: int, request: str, ahead: Game, taken: Sequence[Kept]) -> Draft:
        dropped = sum(len(kept.steps) for kept in taken)
        entry = Entry(self.version + 1, kind, seat, request, dropped, ())
        return Draft(entry, ahead, (), tuple(kept.version for kept in taken))

    def adopt(self, draft: Draft) -> None:
        """Make a draft, whose entry is stored, the game."""
        entry = draft.entry
        self.game = draft.game
        self.version = entry.version
        if entry.request:
            self._requests[entry.seat, entry.request] = entry
        if entry.kind == "take-back":
            self.assisted = True
        self._keep(entry)
        self._endings.clear()
        self._course.note(entry.version, seen(draft.heard, None), self.game.view(None))

    def note(self, draft: Draft) -> None:
        """Write what an adopted draft has brought into the logs; where that fails, none is kept."""
        logs, self._logs = self._logs, {}
        for (seat, language), log in logs.items():
            if draft.dropped:
                log[:] = [line for line in log if line.version not in draft.dropped]
            log += self.lines(draft, Words.of(language), seat)
        self._logs = logs

    def _keep(self, entry: Entry) -> None:
        left = entry.dropped
        while left > 0:
            taken = self._kept.pop()
            left -= len(taken.steps)
            self._taken_back.append((taken.version, entry.version))
        if not entry.dropped:
            self._kept.append(Kept(entry.version, entry.seat, entry.steps))

    # --- telling ---

    def lines(self, draft: Draft, words: Words, seat: int | None) -> list[WireLine]:
        """Tell a seat what a draft that was adopted has brought."""
        return self._tell(words, seat, self.game, draft.entry.version, draft.entry.seat, draft.heard)

    def log(self, words: Words, seat: int | None) -> list[WireLine]:
        """Tell a seat everything that has happened."""
        key = (seat, words.language)
        if key not in self._logs:
            self._logs[key] = list(self._whole_log(words, seat))
        return self._logs[key]

    def _whole_log(self, words: Words, seat: int | None) -> Iterable[WireLine]:
        heard: list[Happening] = []
        past = Game.replay(self._start, to=0)
        past.listen(heard.append)
        for kept in self._kept:
            for step in kept.steps:
                past.play(step.partition(" ")[2])
            self._course.note(kept.version, seen(heard, None), past.view(None))
            yield from self._tell(words, seat, past, kept.version, kept.seat, heard)
            heard.clear()

    def _tell(
        self,
        words: Words,
        seat: int | None,
        game: Game,
        version: int,
        actor: int | None,
        heard: Sequence[Happening],
    ) -> list[WireLine]:
        events = seen(heard, seat)
        kinds = [event.kind for event in events]
        if "clan-founded" in kinds and "round-began" in kinds:
            # What was laid out for the first round is seen on the table; who plays is told of each clan.
            start = kinds.index("round-began")
            events = [event for event in events[:start] if event.kind == "clan-founded"] + events[start:]
        mentions = self._mentions.get(words.language)
        if mentions is None:
            mentions = self._mentions[words.language] = Mentions(words, game.box)
        view = game.view(seat)
        lines: list[WireLine] = []
        for is_madhala, part in parts_of(events):
            told = [(clan, text) for clan, text in words.story_by_clans(part, view) if text]
            brought = self._course.brought(part, seat)
            lines += lines_of(mentions, version, None if is_madhala else actor, told, brought)
        return lines

    def ending(self, words: Words, seat: int | None) -> WireEnding | None:
        """Show a seat how the game ended; None while it goes on."""
        if not self.game.over:
            return None
        key = (seat, words.language)
        found = self._endings.get(key) or show_ending(words, self.game, self.record(), seat)
        if found is not None:
            self._endings[key] = found
        return found


def _steps(kept: Iterable[Kept]) -> tuple[str, ...]:
    return tuple(step for each in kept for step in each.steps)


def seen(heard: Sequence[Happening], seat: int | None) -> list[Event]:
    """Return events as a seat may know them."""
    return [happening.seen_by(seat) for happening in heard]
