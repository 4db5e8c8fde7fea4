"""A room: one game, the guests who look at it, and the bots at its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Literal, TypeVar

from ..game import CannotUndo, EntropyDealer, IllegalChoice, UnknownChoice
from ..store import AlreadyThere, MaybeStored, StoreError
from ..words import ENGLISH, Words
from .audience import Audience
from .client_messages import Answer, Undo
from .groups.company import Company
from .guest import Guest, Refusal
from .live import TAKE_BACK, Draft, LiveGame
from .lived_clock import LivedClock
from .metrics import Metrics
from .server_messages import Taken, Thinking
from .snapshots import take_snapshot
from .store_thread import StoreThread
from .summary import status_of
from .table_bots import TableBots
from .thinker import Thinker

log = logging.getLogger(__name__)

Found = TypeVar("Found")
Closing = Literal["deleted", "stopping"]
"""Why a room is closed."""


class GameRoom:
    """Takes answers one after the other: stores each, acknowledges it, then shows it to everybody."""

    def __init__(
        self,
        live: LiveGame,
        store: StoreThread,
        minds: Thinker,
        metrics: Metrics,
        clock: LivedClock,
        emptied: Callable[[GameRoom], None],
    ) -> None:
        self.live = live
        self.company: Company | None = None
        """The group that plays, if it is the game of one."""
        self.metrics = metrics
        self.bots = minds.pool
        """For hints and long odds."""
        self._store = store
        self._clock = clock
        self._emptied = emptied
        self.audience = Audience(self)
        self._table_bots = TableBots(self, minds)
        self._turn = asyncio.Lock()
        """Held while an answer or an undo is taken, and while a thread reads the game."""
        self._under_way: set[asyncio.Future[None]] = set()
        self._storing = 0
        """The version that is being stored."""
        self._closed: Closing | None = None
        self._dealer = EntropyDealer()

    # --- guests ---

    @property
    def is_closed(self) -> bool:
        """Whether the server stops, or the game is deleted."""
        return self._closed is not None

    async def enter(self, guest: Guest, since: int | None) -> None:
        """Welcome a guest and show the table."""
        with self.audience.expecting(guest):
            async with self._turn:
                if self._store.is_shared:
                    await self._catch_up()
                await self.audience.seat(guest, since)
        if self._closed is not None:
            self.audience.dismiss(guest, self._closed)
        if self._table_bots.thinking is not None:
            guest.tell(Thinking(self._table_bots.thinking, True))
        self._table_bots.start()

    def leave(self, guest: Guest) -> None:
        """Remove a guest; the room closes when nobody needs it."""
        self.audience.leave(guest)
        self.close_if_idle()

    async def sit(self, guest: Guest, seat: int) -> None:
        """Show a guest the view of one of its seats.

        :raises Refusal: if the seat is not one of its own
        """
        if seat not in guest.seats:
            raise Refusal("wrong-seat", guest.words.say("server-not-your-seat"))
        async with self._turn:
            await self.audience.turn_to(guest, seat)

    async def read(self, work: Callable[[LiveGame], Found]) -> Found:
        """Let a thread read the game, which does not change meanwhile: for what takes long."""
        async with self._turn:
            return await asyncio.to_thread(work, self.live)

    # --- answers ---

    async def take(self, guest: Guest, message: Answer | Undo) -> None:
        """Take an answer or an undo of a guest.

        :raises Refusal: if it is refused; nothing has changed then
        """
        await self._finish(self._take(guest, message))

    async def _take(self, guest: Guest, message: Answer | Undo) -> None:
        begun = perf_counter()
        async with self._turn:
            if message.version > self.live.version and self._store.is_shared:
                await self._catch_up()  # the client has seen it in another process
            if self._acknowledge_again(guest, message):
                return
            self.check_version(guest.words, message.version)
            if self.company is not None:
                self.company.check(guest.words, guest.sitting)
            if isinstance(message, Undo):
                draft = await self._undo(guest, message)
            else:
                draft = self._answer(guest, message)
            if not await self._adopt(guest.words, draft):
                # Another process was faster: with this very message, which was sent to both, or with another.
                if self._acknowledge_again(guest, message):
                    return
                raise Refusal("stale", guest.words.say("server-stale"))
            guest.tell(Taken(message.request, draft.entry.version))
            await guest.flush()  # before the tables are shown, which takes longer
            self.metrics.moves.labels("person").inc()
            self.metrics.acknowledged.observe(perf_counter() - begun)
            await self.audience.show(draft)
            await take_snapshot(self._store, self.live)

    def _acknowledge_again(self, guest: Guest, message: Answer | Undo) -> bool:
        """Acknowledge a message that was taken already; return False if it was not.

        :raises Refusal: if another message had its request id
        """
        done = self.live.done(guest.seats, message.request)
        if done is None:
            return False
        if not self.live.is_same(done, message):
            raise Refusal("request-used", guest.words.say("server-request-used"))
        guest.tell(Taken(done.request, done.version))
        return True

    def _answer(self, guest: Guest, message: Answer) -> Draft:
        seat = self.live.game.seat
        if seat is None or seat != guest.sitting:
            raise Refusal("wrong-seat", guest.words.say("server-not-asked"))
        try:
            return self.live.answer(seat, message.choice, self._dealer, message.request)
        except IllegalChoice:
            raise Refusal("illegal", guest.words.refusal(self.live.game, message.choice)) from None
        except UnknownChoice:
            raise Refusal("unknown-choice", guest.words.say("server-unknown-choice")) from None

    async def _undo(self, guest: Guest, message: Undo) -> Draft:
        if guest.sitting is None:
            raise Refusal("wrong-seat", guest.words.say("server-not-asked"))
        try:
            if self.company is not None and self.live.game.over:
                raise CannotUndo("its group has seen the end")
            if message.across:  # which replays the game
                return await asyncio.to_thread(self.live.undo, guest.sitting, True, message.request)
            if self._barrier(guest.sitting):
                raise CannotUndo("there is an undo barrier")
            return self.live.undo(guest.sitting, False, message.request)
        except CannotUndo:
            barrier = self._barrier(guest.sitting) or "start"
            raise Refusal("barrier", guest.words.say(f"barrier-{barrier}")) from None

    def _barrier(self, seat: int) -> str:
        """Return what keeps a seat from undoing its last step alone; empty if nothing does."""
        return (self.company or self.live).barrier(seat)

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Handle a message to the end even if its sender disconnects, because the others must see it."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    def _done(self, task: asyncio.Future[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as seen: its sender may have disconnected
        self._table_bots.start()

    def check_version(self, words: Words, version: int) -> None:
        """Check that a client sees the current version.

        :raises Refusal: if it does not
        """
        if version != self.live.version:
            raise Refusal("stale", words.say("server-stale"))

    async def _adopt(self, words: Words, draft: Draft) -> bool:
        """Store a draft and make it the game; return False if another process was faster.

        :raises Refusal: if it cannot be stored; nothing has changed then
        """
        draft = draft.at(self._clock.now())
        try:
            assisted = self.live.assisted or draft.entry.kind == TAKE_BACK
            changes = status_of(draft.game, self.live.people, self.live.brought, assisted)
            self._storing = draft.entry.version
            await self._store.append(self.live.id, draft.entry, changes)
        except StoreError as error:
            if isinstance(error, AlreadyThere | MaybeStored) and await self._is_overtaken(draft):
                return False
            log.error("game %s: %s", self.live.id, error)
            if isinstance(error, MaybeStored):
                raise Refusal("maybe-stored", words.say("server-maybe-stored")) from None
            raise Refusal("not-stored", words.say("server-not-stored", reason=error.public_message)) from None
        finally:
            self._storing = 0
        self._move_on(draft, is_own=True)
        return True

    def _move_on(self, draft: Draft, is_own: bool = False) -> None:
        """Make a draft the game that is stored, by this process if it is the own one."""
        before = self.live.game.seat
        self.live.adopt(draft)
        self._table_bots.forget_question()  # a player may have undone something
        if self.company is not None:
            self.company.moved(before, draft.entry if is_own else None)

    # --- other processes ---

    async def _is_overtaken(self, draft: Draft) -> bool:
        """Read on; return whether the version of a draft is stored: by another process, or by this one."""
        try:
            await self._catch_up()
        except StoreError as error:
            log.warning("game %s: %s", self.live.id, error)
        return self.live.version >= draft.entry.version

    def knows(self, version: int) -> bool:
        """Return whether a version is one that this room has, or stores just now."""
        return version <= max(self.live.version, self._storing)

    async def catch_up(self) -> None:
        """Show what other processes have stored; never raises an error of the store."""
        async with self._turn:
            try:
                await self._catch_up()
            except StoreError as error:
                log.warning("game %s: %s", self.live.id, error)
        self._table_bots.start()

    async def _catch_up(self) -> None:
        """Adopt what other processes have stored. `_turn` is held.

        :raises StoreError: if it cannot be read
        """
        game, version = self.live.id, self.live.version
        for entry in await self._store.read(lambda store: store.entries(game, version)):
            draft = await asyncio.to_thread(self.live.follow, entry)
            self._move_on(draft)
            await self.audience.show(draft)

    # --- bots ---

    def bot_at(self, seat: int) -> str:
        """Return the bot that answers for a seat; empty if a person does, or nobody any more."""
        company = self.company
        if company is not None and not company.goes_on:
            return ""
        return self.live.seats[seat].player or (company.stand_in(seat) if company is not None else "")

    @property
    def wants_bots(self) -> bool:
        """Whether bots may think: nobody thinks for an empty table, unless a group comes back to it."""
        return self.audience.is_seated or (self.company is not None and self.company.waits_for_bots)

    async def answer_of_bot(self, seat: int, bot: str, choice: int, version: int) -> None:
        """Take the answer of a bot to the question of a version; nothing happens if that is past.

        :raises Refusal: if it cannot be stored; nothing has changed then
        """
        await self._finish(self._answer_of_bot(seat, bot, choice, version))

    async def _answer_of_bot(self, seat: int, bot: str, choice: int, version: int) -> None:
        async with self._turn:
            if self.company is not None and self._store.is_shared:
                await self.company.read_again()  # the person may have taken the seat back
            if self.live.version != version or self.bot_at(seat) != bot:
                return  # a player has undone something in the meantime, or another process was faster
            draft = self.live.answer(seat, choice, self._dealer)
            if await self._adopt(Words.of(ENGLISH), draft):
                self.metrics.moves.labels("bot").inc()
                await self.audience.show(draft)
                await take_snapshot(self._store, self.live)

    # --- a group ---

    def regroup(self) -> None:
        """Go on after the group has changed: a bot may play on for somebody, or not any more."""
        self._table_bots.start_again()

    async def undo_for_all(self, words: Words, seat: int, version: int) -> None:
        """Undo the last step of a seat and everything after it, as all people have agreed.

        :raises Refusal: if it cannot be done or stored; nothing has changed then
        """
        await self._finish(self._undo_for_all(words, seat, version))

    async def _undo_for_all(self, words: Words, seat: int, version: int) -> None:
        async with self._turn:
            self.check_version(words, version)
            if self.company is not None:
                self.company.check(words, None)
            try:
                draft = await asyncio.to_thread(self.live.undo, seat, True, "", True)
            except CannotUndo:
                raise Refusal("barrier", words.say("barrier-start")) from None
            if not await self._adopt(words, draft):
                raise Refusal("stale", words.say("server-stale"))
            await self.audience.show(draft)

    def close_if_idle(self) -> None:
        """Close the room if nobody needs it."""
        if not self.audience and not self._table_bots.playing and not self._under_way:
            self._emptied(self)
            if self.company is not None:
                self.company.close()

    @contextmanager
    def kept_open(self) -> Generator[None]:
        """Keep the room open although nobody may look at it."""
        try:
            with self.audience.expecting():
                yield
        finally:
            self.close_if_idle()

    def close(self, code: Closing) -> None:
        """Stop the bots and disconnect everybody: the server stops, or the game is deleted."""
        self._closed = code
        self._table_bots.stop()
        if self.company is not None:
            self.company.close()
        self.audience.dismiss_all(code)
