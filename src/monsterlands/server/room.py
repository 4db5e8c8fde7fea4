"""A room: one game, whoever looks at it, and the bots at its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Literal, Protocol, cast

from ..game import CannotUndo, EntropyDealer, IllegalChoice, UnknownChoice, WrongSeat
from ..store import Entry, StoreError
from ..words import ENGLISH, Words
from .keeper import Keeper
from .live import Draft, LiveGame, seen
from .minds import Lost, Minds
from .server_messages import (
    Entered,
    Gone,
    Refused,
    ServerMessage,
    Taken,
    Thinking,
    Update,
    WireHappened,
    WireSeatTaken,
)
from .summary import changes_of
from .table.table import WireTable, show_table

log = logging.getLogger(__name__)
RETRY = 5.0
"""Seconds until a bot whose answer did not come, or could not be stored, is asked again."""
SNAPSHOT_EVERY = 50
"""So many versions lie between two snapshots at least."""

Closing = Literal["deleted", "stopping"]
"""Why a room is closed."""


class Refusal(Exception):
    """A message changes nothing, and why: a code for the client, a sentence for the person."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Guest(Protocol):
    """Somebody who looks at the table."""

    words: Words
    seats: tuple[int, ...]
    sitting: int | None

    def tell(self, message: ServerMessage) -> None:
        """Send a message; never waits."""
        ...

    async def told(self) -> None:
        """Let what was told be sent now, as far as the connection takes it without waiting."""
        ...


class Room:
    """Answers are taken one after the other: stored, acknowledged, then shown to everybody."""

    def __init__(self, live: LiveGame, keeper: Keeper, minds: Minds, emptied: Callable[[Room], None]) -> None:
        self.live = live
        self._keeper = keeper
        self.minds = minds
        self._emptied = emptied
        self._guests: list[Guest] = []
        self._tables: dict[tuple[int, int | None, str], WireTable] = {}
        self._turn = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._thought: asyncio.Future[int] | None = None
        self._under_way: set[asyncio.Future[None]] = set()
        self._thinks: int | None = None
        self._closed = False
        self._dealer = EntropyDealer()

    # --- guests ---

    @property
    def guests(self) -> int:
        """How many look at the table."""
        return len(self._guests)

    def enter(self, guest: Guest, since: int | None) -> None:
        """Welcome a guest and show the table."""
        self._guests.append(guest)
        guest.sitting = guest.seats[0] if len(guest.seats) == 1 else None
        self._hand_over(guest)
        self._welcome(guest, since)
        guest.tell(self._update(guest, None))
        if self._thinks is not None:
            guest.tell(Thinking(self._thinks, True))
        self._let_bots_think()

    def leave(self, guest: Guest) -> None:
        """Let a guest go; a room that nobody needs is closed."""
        if guest in self._guests:
            self._guests.remove(guest)
        self._close_if_idle()

    def sit(self, guest: Guest, seat: int) -> None:
        """Let a guest look as one of the own seats.

        :raises Refusal: if it is not an own one
        """
        if seat not in guest.seats:
            raise Refusal("wrong-seat", guest.words.say("server-not-your-seat"))
        guest.sitting = seat
        self._welcome(guest, None)
        guest.tell(self._update(guest, None))

    def _welcome(self, guest: Guest, since: int | None) -> None:
        live = self.live
        whole = live.log(guest.words, guest.sitting)
        known = since if since is not None and len(guest.seats) == 1 and live.holds(since) else 0
        guest.tell(
            Entered(
                game=live.id,
                title=title_of(guest.words, live),
                seats=tuple(
                    WireSeatTaken(number, player, live.seats[number].name, number in guest.seats)
                    for number, player in enumerate(live.players)
                ),
                assisted=live.assisted,
                campaign=live.campaign,
                log=tuple(line for line in whole if line.version > known),
                since=known,
            )
        )

    # --- answers ---

    async def answer(self, guest: Guest, version: int, choice: str, request: str) -> None:
        """Take an answer of a guest.

        :raises Refusal: if it cannot be taken; nothing has changed then
        """
        await self._to_the_end(self._answer(guest, version, choice, request))

    async def _answer(self, guest: Guest, version: int, choice: str, request: str) -> None:
        async with self._turn:
            if done := self.live.done(guest.seats, request):
                self._tell_again(guest, done, self.live.is_choice(done, choice))
                return
            self.check_version(guest.words, version)
            seat = self._asked(guest)
            try:
                draft = self.live.answer(seat, choice, self._dealer, request)
            except IllegalChoice:
                raise Refusal("illegal", guest.words.refusal(self.live.game, choice)) from None
            except UnknownChoice:
                raise Refusal("unknown-choice", guest.words.say("server-unknown-choice")) from None
            except WrongSeat:
                raise Refusal("wrong-seat", guest.words.say("server-not-asked")) from None
            await self._store(guest.words, draft)
            await self._acknowledge(guest, Taken(request, draft.entry.version))
            self._show(draft)
            await self._take_snapshot()

    async def undo(self, guest: Guest, version: int, across: bool, request: str) -> None:
        """Take a step of a guest back.

        :raises Refusal: if it cannot be taken back; nothing has changed then
        """
        await self._to_the_end(self._undo(guest, version, across, request))

    async def _undo(self, guest: Guest, version: int, across: bool, request: str) -> None:
        async with self._turn:
            if done := self.live.done(guest.seats, request):
                self._tell_again(guest, done, done.kind == ("take-back" if across else "undo"))
                return
            self.check_version(guest.words, version)
            if guest.sitting is None:
                raise Refusal("wrong-seat", guest.words.say("server-not-asked"))
            try:
                draft = self.live.undo(guest.sitting, across, request)
            except CannotUndo:
                barrier = self.live.barrier(guest.sitting) or "start"
                raise Refusal("barrier", guest.words.say(f"barrier-{barrier}")) from None
            await self._store(guest.words, draft)
            await self._acknowledge(guest, Taken(request, draft.entry.version))
            self._show(draft)

    async def _to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Take a message wholly, even if whoever sent it goes meanwhile: the others must be shown it."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    def _done(self, task: asyncio.Future[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it is told; if nobody does, it is nobody's concern
        self._let_bots_think()

    async def _acknowledge(self, guest: Guest, taken: Taken) -> None:
        """Let the sender know before anybody's table is laid out anew, which takes longer."""
        guest.tell(taken)
        await guest.told()

    def _tell_again(self, guest: Guest, done: Entry, same: bool) -> None:
        """Acknowledge again what was done already.

        :raises Refusal: if the same request asks for something else now
        """
        if not same:
            raise Refusal("request-used", guest.words.say("server-request-used"))
        guest.tell(Taken(done.request, done.version))

    def check_version(self, words: Words, version: int) -> None:
        """See that whoever asks looks at the table as it is.

        :raises Refusal: if it has moved on
        """
        if version != self.live.version:
            raise Refusal("stale", words.say("server-stale"))

    def _asked(self, guest: Guest) -> int:
        seat = self.live.game.seat
        if seat is None or seat != guest.sitting:
            raise Refusal("wrong-seat", guest.words.say("server-not-asked"))
        return seat

    async def _store(self, words: Words, draft: Draft) -> None:
        """Store a draft and make it the game.

        :raises Refusal: if it cannot be stored; nothing has changed then
        """
        try:
            await self._keeper.do(
                self._keeper.store.append, self.live.id, draft.entry, changes_of(self.live, draft)
            )
        except StoreError as error:
            log.error("game %s: %s", self.live.id, error)
            raise Refusal("not-stored", words.say("server-not-stored", reason=error.abroad)) from None
        self.live.adopt(draft)
        if self._thought is not None:  # a person has taken something back: another question is open now
            self._thought.cancel()

    async def _take_snapshot(self) -> None:
        """Store the state where nothing can be undone, now and then and at the end, to open it faster."""
        live = self.live
        due = live.game.over or (live.version % SNAPSHOT_EVERY == 0 and live.game.undo_barrier())
        if not due:
            return
        try:
            await self._keeper.do(self._keeper.store.snapshot, live.id, live.version, live.game.to_json())
        except StoreError as error:
            log.warning("game %s: no snapshot: %s", live.id, error)

    # --- showing ---

    def _show(self, draft: Draft) -> None:
        """Write what has happened into the log, and show it to everybody. What is stored is stored."""
        try:
            self.live.note(draft)
        except Exception:
            log.exception("game %s: the log cannot be written", self.live.id)
        for guest in list(self._guests):
            try:
                new_view = self._hand_over(guest)
                if new_view:
                    self._welcome(guest, None)  # with the lines of this draft
                guest.tell(self._update(guest, draft, with_lines=not new_view))
            except Exception:
                # The others are shown it, and this one comes again.
                log.exception("game %s: a table cannot be shown", self.live.id)
                guest.tell(Gone("went-wrong", guest.words.say("server-went-wrong")))

    def _hand_over(self, guest: Guest) -> bool:
        """Around one screen: see who should look next; tell whether that changes whose view is shown."""
        asked = self.live.game.seat
        if len(guest.seats) < 2 or asked not in guest.seats or asked == guest.sitting:
            return False
        before = guest.sitting
        guest.sitting = None if self._needs_handover(guest) else asked
        return guest.sitting != before or before is None

    def _needs_handover(self, guest: Guest) -> bool:
        """A turn is handed over, and every question while somebody around the screen has secrets (R16.2)."""
        view = self.live.game.view(None)
        secrets = any(view.clan(seat).owned_traps for seat in guest.seats)
        return secrets or view.node.question == "turn"

    def _update(self, guest: Guest, draft: Draft | None, with_lines: bool = True) -> Update:
        live = self.live
        asked = live.game.seat
        waits = len(guest.seats) > 1 and guest.sitting is None and asked in guest.seats
        events = seen(draft.heard, guest.sitting) if draft else []
        return Update(
            version=live.version,
            lines=tuple(live.lines(draft, guest.words, guest.sitting)) if draft and with_lines else (),
            dropped=draft.dropped if draft else (),
            events=tuple(WireHappened(event.kind, event.seat, dict(event.values)) for event in events),
            table=self._table(guest),
            handover=asked if waits else None,
            assisted=live.assisted,
        )

    def _table(self, guest: Guest) -> WireTable:
        """Show a guest the table; those who see it alike are shown the same."""
        live = self.live
        key = (live.version, guest.sitting, guest.words.language)
        if key not in self._tables:
            if next(iter(self._tables), key)[0] != live.version:
                self._tables.clear()
            self._tables[key] = self._lay_out(guest)
        return self._tables[key]

    def _lay_out(self, guest: Guest) -> WireTable:
        live = self.live
        return show_table(
            guest.words,
            live.game,
            guest.sitting,
            live.players,
            undo="other-seat" if guest.sitting is None else live.barrier(guest.sitting),
            across=live.across,
            ending=live.ending(guest.words, guest.sitting),
            dice=live.dice,
        )

    # --- bots ---

    def _let_bots_think(self) -> None:
        """Let the bot that is asked think, if one is and does not already."""
        if self._closed:
            return
        seat = self.live.game.seat
        if seat is None or not self.live.seats[seat].player:
            self._close_if_idle()
        elif self._thinking is None:
            self._thinking = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let bots answer until a person is asked or the game is over."""
        try:
            while (
                not self._closed
                and (seat := self.live.game.seat) is not None
                and (bot := self.live.seats[seat].player)
            ):
                await self._play_bot(seat, bot)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a bot of somebody else may fail in any way
            log.error("game %s: a bot cannot play", self.live.id, exc_info=error)
            for guest in list(self._guests):
                name = self.live.players[self.live.game.seat or 0]
                guest.tell(Refused("", "no-bot", guest.words.say("server-no-bot", name=name)))
        finally:
            self._thinking = None
            self._close_if_idle()

    async def _play_bot(self, seat: int, bot: str) -> None:
        version = self.live.version
        try:
            choice = await self._choice_of_bot(seat, bot)
            if choice is not None:
                await self._to_the_end(self._answer_of_bot(seat, choice, version))
        except Lost as error:
            log.error("game %s: %s", self.live.id, error)
            for guest in list(self._guests):
                guest.tell(Refused("", "bot-lost", guest.words.say("server-bot-lost")))
            await asyncio.sleep(RETRY)
        except Refusal as refusal:
            self._tell_all(Refused("", refusal.code, str(refusal)))
            await asyncio.sleep(RETRY)

    async def _choice_of_bot(self, seat: int, bot: str) -> int | None:
        """Ask a bot; None if it is not asked any more, because a person has taken something back."""
        self._thinks = seat
        self._tell_all(Thinking(seat, True))
        self._thought = asyncio.ensure_future(self.minds.choose(bot, self.live.game.view(seat)))
        try:
            return await self._thought
        except asyncio.CancelledError:
            if cast("asyncio.Task[None]", asyncio.current_task()).cancelling():
                raise
            return None
        finally:
            self._thought = self._thinks = None
            self._tell_all(Thinking(seat, False))

    async def _answer_of_bot(self, seat: int, choice: int, version: int) -> None:
        async with self._turn:
            if self.live.version != version:
                return  # a person has taken something back meanwhile
            draft = self.live.answer(seat, choice, self._dealer)
            await self._store(Words.of(ENGLISH), draft)
            self._show(draft)
            await self._take_snapshot()

    def _tell_all(self, message: ServerMessage) -> None:
        for guest in list(self._guests):
            guest.tell(message)

    def _close_if_idle(self) -> None:
        if not self._guests and self._thinking is None and not self._under_way:
            self._emptied(self)

    def close(self, code: Closing) -> None:
        """Stop thinking and send everybody away: the server stops, or the game is thrown away."""
        self._closed = True
        if self._thinking is not None:
            self._thinking.cancel()
        for guest in list(self._guests):
            guest.tell(Gone(code, guest.words.say(f"server-{code}")))


def title_of(words: Words, live: LiveGame) -> str:
    """Name a game."""
    game = live.game
    view = game.view(None)
    if view.scenario is not None:
        return words.scenario_name(view.scenario)
    return words.say("server-title", players=view.players)
