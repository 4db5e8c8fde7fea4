"""A room: one game, the guests who look at it, and the bots at its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Literal, cast

from ..game import CannotUndo, EntropyDealer, IllegalChoice, UnknownChoice
from ..store import StoreError
from ..words import ENGLISH, Words
from .bot_pool import BotFailed, BotPool
from .client_messages import Answer, Undo
from .events import wire_event
from .guest import Guest
from .live import TAKE_BACK, Draft, LiveGame, seen
from .server_messages import (
    Entered,
    Gone,
    Refused,
    ServerMessage,
    Taken,
    Thinking,
    Update,
    WireSeatTaken,
)
from .store_thread import StoreThread
from .summary import status_of
from .table.table import WireTable, show_table

log = logging.getLogger(__name__)
RETRY = 5.0
"""Seconds until a bot is asked again whose answer did not come or could not be stored."""
SNAPSHOT_EVERY = 50
"""The least number of versions between two snapshots."""

Closing = Literal["deleted", "stopping"]
"""Why a room is closed."""


class Refusal(Exception):
    """Why a message changed nothing: a code for the client and a sentence for the player."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class GameRoom:
    """Takes answers one after the other: stores each, acknowledges it, then shows it to everybody."""

    def __init__(
        self, live: LiveGame, store: StoreThread, bots: BotPool, emptied: Callable[[GameRoom], None]
    ) -> None:
        self.live = live
        self.bots = bots
        self._store = store
        self._emptied = emptied
        self._guests: list[Guest] = []
        self._tables: dict[tuple[int, int | None, str], WireTable] = {}
        self._turn = asyncio.Lock()
        """Held while an answer or an undo is taken."""
        self._under_way: set[asyncio.Future[None]] = set()
        self._bots_playing: asyncio.Task[None] | None = None
        self._bot_choice: asyncio.Future[int] | None = None
        self._thinking_seat: int | None = None
        self._closed = False
        self._dealer = EntropyDealer()

    # --- guests ---

    @property
    def guests(self) -> int:
        """The number of clients at the table."""
        return len(self._guests)

    def enter(self, guest: Guest, since: int | None) -> None:
        """Welcome a guest and show the table."""
        self._guests.append(guest)
        guest.sitting = guest.seats[0] if len(guest.seats) == 1 else None
        self._hand_over(guest)
        self._welcome(guest, since)
        guest.tell(self._update(guest, None))
        if self._thinking_seat is not None:
            guest.tell(Thinking(self._thinking_seat, True))
        self._start_bots()

    def leave(self, guest: Guest) -> None:
        """Remove a guest; the room closes when nobody needs it."""
        if guest in self._guests:
            self._guests.remove(guest)
        self._close_if_idle()

    def sit(self, guest: Guest, seat: int) -> None:
        """Show a guest the view of one of its seats.

        :raises Refusal: if the seat is not one of its own
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

    async def take(self, guest: Guest, message: Answer | Undo) -> None:
        """Take an answer or an undo of a guest.

        :raises Refusal: if it is refused; nothing has changed then
        """
        await self._finish(self._take(guest, message))

    async def _take(self, guest: Guest, message: Answer | Undo) -> None:
        async with self._turn:
            if done := self.live.done(guest.seats, message.request):
                if not self.live.is_same(done, message):
                    raise Refusal("request-used", guest.words.say("server-request-used"))
                guest.tell(Taken(done.request, done.version))
                return
            self.check_version(guest.words, message.version)
            if isinstance(message, Undo):
                draft = self._undo(guest, message)
            else:
                draft = self._answer(guest, message)
            await self._adopt(guest.words, draft)
            guest.tell(Taken(message.request, draft.entry.version))
            await guest.flush()  # before the tables are shown, which takes longer
            self._show(draft)
            await self._take_snapshot()

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

    def _undo(self, guest: Guest, message: Undo) -> Draft:
        if guest.sitting is None:
            raise Refusal("wrong-seat", guest.words.say("server-not-asked"))
        try:
            return self.live.undo(guest.sitting, message.across, message.request)
        except CannotUndo:
            barrier = self.live.barrier(guest.sitting) or "start"
            raise Refusal("barrier", guest.words.say(f"barrier-{barrier}")) from None

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
        self._start_bots()

    def check_version(self, words: Words, version: int) -> None:
        """Check that a client sees the current version.

        :raises Refusal: if it does not
        """
        if version != self.live.version:
            raise Refusal("stale", words.say("server-stale"))

    async def _adopt(self, words: Words, draft: Draft) -> None:
        """Store a draft and make it the game.

        :raises Refusal: if it cannot be stored; nothing has changed then
        """
        try:
            assisted = self.live.assisted or draft.entry.kind == TAKE_BACK
            changes = status_of(draft.game, self.live.people, self.live.brought, assisted)
            await self._store.write(lambda store: store.append(self.live.id, draft.entry, changes))
        except StoreError as error:
            log.error("game %s: %s", self.live.id, error)
            raise Refusal("not-stored", words.say("server-not-stored", reason=error.public_message)) from None
        self.live.adopt(draft)
        if self._bot_choice is not None:  # a player has undone something, so the question is another
            self._bot_choice.cancel()

    async def _take_snapshot(self) -> None:
        """Store the state from time to time and at the end, so that the game opens faster.

        Only where nothing can be undone, because a game that opens from a snapshot knows no earlier steps.
        """
        live = self.live
        due = live.game.over or (live.version % SNAPSHOT_EVERY == 0 and live.game.undo_barrier())
        if not due:
            return
        try:
            version, body = live.version, live.game.to_json()
            await self._store.write(lambda store: store.snapshot(live.id, version, body))
        except StoreError as error:
            log.warning("game %s: the snapshot was not stored: %s", live.id, error)

    # --- updates ---

    def _show(self, draft: Draft) -> None:
        """Write the log, and show everybody the table. Errors are logged: the draft is stored already."""
        try:
            self.live.extend_logs(draft)
        except Exception:
            log.exception("game %s: the log cannot be written", self.live.id)
        for guest in list(self._guests):
            try:
                new_view = self._hand_over(guest)
                if new_view:
                    self._welcome(guest, None)  # with the lines of this draft
                guest.tell(self._update(guest, draft, with_lines=not new_view))
            except Exception:
                # The others still see it, and this client reconnects.
                log.exception("game %s: a table cannot be shown", self.live.id)
                guest.tell(Gone("went-wrong", guest.words.say("server-went-wrong")))

    def _hand_over(self, guest: Guest) -> bool:
        """On a shared screen, find the seat that looks next; return whether the shown view changes."""
        asked = self.live.game.seat
        if len(guest.seats) < 2 or asked not in guest.seats or asked == guest.sitting:
            return False
        before = guest.sitting
        guest.sitting = None if self._needs_handover(guest) else asked
        return guest.sitting != before or before is None

    def _needs_handover(self, guest: Guest) -> bool:
        """Hand over each turn, and each question while a seat of the screen has hidden traps (R16.2)."""
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
            events=tuple(map(wire_event, events)),
            table=self._table(guest),
            handover=asked if waits else None,
            assisted=live.assisted,
        )

    def _table(self, guest: Guest) -> WireTable:
        """Return the table for a guest; guests with the same view share it."""
        live = self.live
        key = (live.version, guest.sitting, guest.words.language)
        if key not in self._tables:
            if next(iter(self._tables), key)[0] != live.version:
                self._tables.clear()
            self._tables[key] = self._new_table(guest)
        return self._tables[key]

    def _new_table(self, guest: Guest) -> WireTable:
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

    def _start_bots(self) -> None:
        """Let bots answer if one is asked and they do not play already."""
        if self._closed:
            return
        seat = self.live.game.seat
        if seat is None or not self.live.seats[seat].player:
            self._close_if_idle()
        elif self._bots_playing is None:
            self._bots_playing = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Let bots answer until a player is asked or the game is over."""
        try:
            while (
                not self._closed
                and (seat := self.live.game.seat) is not None
                and (bot := self.live.seats[seat].player)
            ):
                await self._play_bot(seat, bot)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a registered bot may raise anything
            log.error("game %s: a bot cannot play", self.live.id, exc_info=error)
            self._refuse_all("no-bot", "server-no-bot", name=self.live.players[self.live.game.seat or 0])
        finally:
            self._bots_playing = None
            self._close_if_idle()

    async def _play_bot(self, seat: int, bot: str) -> None:
        version = self.live.version
        try:
            choice = await self._choice_of_bot(seat, bot)
            if choice is not None:
                await self._finish(self._answer_of_bot(seat, choice, version))
        except BotFailed as error:
            log.error("game %s: %s", self.live.id, error)
            self._refuse_all("bot-lost", "server-bot-lost")
            await asyncio.sleep(RETRY)
        except Refusal as refusal:
            self._tell_all(Refused("", refusal.code, str(refusal)))
            await asyncio.sleep(RETRY)

    async def _choice_of_bot(self, seat: int, bot: str) -> int | None:
        """Ask a bot; None if it is not asked any more, because a player has undone something."""
        self._thinking_seat = seat
        self._tell_all(Thinking(seat, True))
        self._bot_choice = asyncio.ensure_future(self.bots.choose(bot, self.live.game.view(seat)))
        try:
            return await self._bot_choice
        except asyncio.CancelledError:
            if cast("asyncio.Task[None]", asyncio.current_task()).cancelling():
                raise
            return None
        finally:
            self._bot_choice = self._thinking_seat = None
            self._tell_all(Thinking(seat, False))

    async def _answer_of_bot(self, seat: int, choice: int, version: int) -> None:
        async with self._turn:
            if self.live.version != version:
                return  # a player has undone something in the meantime
            draft = self.live.answer(seat, choice, self._dealer)
            await self._adopt(Words.of(ENGLISH), draft)
            self._show(draft)
            await self._take_snapshot()

    def _tell_all(self, message: ServerMessage) -> None:
        for guest in list(self._guests):
            guest.tell(message)

    def _refuse_all(self, code: str, message: str, **values: str) -> None:
        for guest in list(self._guests):
            guest.tell(Refused("", code, guest.words.say(message, **values)))

    def _close_if_idle(self) -> None:
        if not self._guests and self._bots_playing is None and not self._under_way:
            self._emptied(self)

    def close(self, code: Closing) -> None:
        """Stop the bots and disconnect everybody: the server stops, or the game is deleted."""
        self._closed = True
        if self._bots_playing is not None:
            self._bots_playing.cancel()
        for guest in list(self._guests):
            guest.tell(Gone(code, guest.words.say(f"server-{code}")))


def title_of(words: Words, live: LiveGame) -> str:
    """Return the title of a game."""
    game = live.game
    view = game.view(None)
    if view.scenario is not None:
        return words.scenario_name(view.scenario)
    return words.say("server-title", players=view.players)
