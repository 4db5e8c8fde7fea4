"""The guests at one table, and what each of them is shown and told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .guest import Guest
from .handover import hand_over
from .live import Draft
from .server_messages import Entered, Gone, Refused, ServerMessage, WireSeatTaken
from .shown_version import ShownVersion

if TYPE_CHECKING:
    from .room import GameRoom

log = logging.getLogger(__name__)


class Audience:
    """Shows everybody the table as they may see it.

    Whoever calls `seat`, `turn_to` and `show` sees to it that the game does not change meanwhile.
    """

    def __init__(self, room: GameRoom) -> None:
        self._room = room
        self._guests: list[Guest] = []
        self._connected: set[Guest] = set()
        """All whose connection is open, those too who are on their way in."""
        self._expected = 0
        """How many guests are on their way in."""

    def __len__(self) -> int:
        """Return the number of clients at the table."""
        return len(self._guests) + self._expected

    def of_person(self, seats: tuple[int, ...]) -> int:
        """Return how many clients are there whose secrets open the same seats: those of one person."""
        return sum(guest.seats == seats for guest in self._connected)

    @property
    def is_seated(self) -> bool:
        """Whether somebody looks at the table."""
        return bool(self._guests)

    @property
    def host(self) -> Guest | None:
        """The guest who has been there longest, or None."""
        return self._guests[0] if self._guests else None

    # --- coming and leaving ---

    @contextmanager
    def expecting(self, guest: Guest | None = None) -> Generator[None]:
        """Count somebody who is on their way in, or needs the table although nobody may look at it."""
        self._expected += 1
        if guest is not None:
            self._connected.add(guest)
        try:
            yield
        finally:
            self._expected -= 1

    async def seat(self, guest: Guest, since: int | None) -> None:
        """Welcome a guest and show the table."""
        guest.sitting = guest.seats[0] if len(guest.seats) == 1 else None
        self._hand_over(guest)
        await self._welcome(guest, since)
        guest.tell(self._shown().update(guest))
        self._guests.append(guest)
        self._room.metrics.guests.inc()

    async def turn_to(self, guest: Guest, seat: int) -> None:
        """Show a guest the view of one of its seats."""
        guest.sitting = seat
        await self._welcome(guest, None)
        guest.tell(self._shown().update(guest))

    def leave(self, guest: Guest) -> None:
        """Remove a guest."""
        self._connected.discard(guest)
        if guest in self._guests:
            self._guests.remove(guest)
            self._room.metrics.guests.dec()

    async def _welcome(self, guest: Guest, since: int | None) -> None:
        """Tell a guest who sits where, and the log."""
        live, company, words, seat = self._room.live, self._room.company, guest.words, guest.sitting
        await self._look_back()
        known = since if since is not None and len(guest.seats) == 1 and live.holds(since) else 0
        # In a thread, because it takes a while, and the other tables must go on.
        log = await asyncio.to_thread(live.log, words, seat, known)
        guest.tell(
            Entered(
                game=live.id,
                title=live.title(words),
                seats=tuple(
                    WireSeatTaken(number, player, live.seats[number].name, number in guest.seats)
                    for number, player in enumerate(live.players)
                ),
                assisted=live.assisted,
                campaign=live.campaign,
                group=company.group if company else "",
                ended=company is not None and company.has_ended,
                log=tuple(log),
                since=known,
                trail=() if seat is None else live.trail(seat),
            )
        )

    # --- showing and telling ---

    async def show(self, draft: Draft) -> None:
        """Show everybody the table. Errors are logged: the draft is stored already."""
        live = self._room.live
        await self._look_back()
        shown, asked = self._shown(draft), live.game.seat
        # Whoever is asked comes last, because their table takes longest.
        for guest in sorted(self._guests, key=lambda guest: guest.sitting == asked):
            try:
                new_view = self._hand_over(guest)
                if new_view:
                    await self._welcome(guest, None)  # with the lines of this draft
                guest.tell(shown.update(guest, with_lines=not new_view))
                await guest.flush()  # before the next table is laid out
            except Exception:
                # The others still see it, and this client reconnects.
                log.exception("game %s: a table cannot be shown", live.id)
                guest.tell(Gone("went-wrong", guest.words.say("server-went-wrong")))

    async def _look_back(self) -> None:
        """If the game is over, find out how it went: in a thread, because that replays it."""
        live = self._room.live
        if live.game.over:
            try:
                await asyncio.to_thread(live.course)
            except Exception:
                log.exception("game %s: it cannot be looked back at", live.id)

    def _shown(self, draft: Draft | None = None) -> ShownVersion:
        return ShownVersion(self._room.live, draft, self._room.company)

    def _hand_over(self, guest: Guest) -> bool:
        """On a shared screen, find the seat that looks next; return whether the shown view changes."""
        game, asked = self._room.live.game, self._room.live.game.seat
        return asked is not None and not self._room.bot_at(asked) and hand_over(game, guest, asked)

    def tell_all(self, message: ServerMessage) -> None:
        """Tell everybody at the table something."""
        for guest in list(self._guests):
            guest.tell(message)

    def refuse_all(self, code: str, message: str, **values: str) -> None:
        """Tell everybody, in their languages, what cannot be done."""
        for guest in list(self._guests):
            guest.tell(Refused("", code, guest.words.say(message, **values)))

    def dismiss(self, guest: Guest, code: str) -> None:
        """Tell a guest why the table is closed."""
        guest.tell(Gone(code, guest.words.say(f"server-{code}")))

    def dismiss_all(self, code: str) -> None:
        """Tell everybody why the table is closed."""
        for guest in list(self._guests):
            self.dismiss(guest, code)
