"""A group that is open in this process: its state, who is there, and the windows that show it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Literal, Protocol

import msgspec

from ...store import AlreadyThere, Group, Store, StoreError, TalkLine, UnknownGroup
from ...store.rows import hash_of
from ..limits import RateLimit
from ..server_messages import Gone
from . import clock
from .attendance import Attendance, read_attendance
from .clock import GameTimes
from .guest import GroupGuest
from .house import GroupHouse
from .messages import GroupShown, Point, Said, Say, Talked
from .refusal import GroupRefusal
from .show import GroupNow, show_group
from .state import GroupState, read_state
from .talk import said_line, show_line, show_point

log = logging.getLogger(__name__)
EVERY = 20.0
"""Seconds after which a window is stored again."""
LEASE = 45.0
"""Seconds after which a window is gone that is not stored again."""
TALK_BURST, TALK_PER_SECOND = 5, 0.5
"""How much one person may say at once, and then each second."""
MOST_REQUESTS = 200
"""How many messages and people are remembered; a message that is sent twice is said once."""

Closing = Literal["deleted", "stopping", "not-member"]
"""Why a window of a group is closed."""
CLOSED_WITH: dict[Closing, str] = {
    "deleted": "group-deleted",
    "stopping": "server-stopping",
    "not-member": "group-not-member",
}


class GroupTable(Protocol):
    """The room of a game of a group."""

    @property
    def id(self) -> str:
        """The id of the game."""
        ...

    @property
    def times(self) -> GameTimes:
        """How the game stands."""
        ...

    def regroup(self) -> None:
        """Hear that the group has changed."""
        ...


class GroupRoom:
    """Shows a group to its windows in this process."""

    def __init__(
        self, group: Group, attendance: Attendance, house: GroupHouse, emptied: Callable[[GroupRoom], None]
    ) -> None:
        self.group = group
        self.state: GroupState = read_state(group)
        self.attendance = attendance
        """Who is there, also in other processes."""
        self.tables: list[GroupTable] = []
        """The rooms of its games that are open in this process; each adds and removes itself."""
        self._game: GameTimes | None = None
        """Whose turn it is, and since when, as read last if the game has no room here."""
        self._missed: tuple[int, ...] = ()
        """The seats for which nobody has to wait any longer, as shown last."""
        self._house = house
        self._store = house.store
        self._emptied = emptied
        self._guests: list[GroupGuest] = []
        self._connected: set[GroupGuest] = set()
        """All whose connection is open; some of them may be told goodbye already."""
        self._entering = 0
        self._talking = asyncio.Lock()
        """Held while lines are read, so that everybody hears each once and in order."""
        self._spoken = 0
        """The number of the last line that was shown."""
        self._looking = asyncio.Lock()
        self._is_stale = False
        """Whether windows came or went since they were read."""
        self._pulse: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._closed: Closing | None = None
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()
        """How fast each person may talk."""
        self._requests: dict[str, None] = {}
        """The hashes of what was said, each with its id and who sent it."""

    @property
    def id(self) -> str:
        """The id of the group."""
        return self.group.id

    @property
    def guests(self) -> int:
        """The number of windows in this process."""
        return len(self._guests) + self._entering

    # --- windows ---

    def windows_of(self, profile: str) -> int:
        """Return how many windows a person has in this process; of nobody, how many look on."""
        return sum(guest.profile == profile for guest in self._connected)

    def admits(self, guest: GroupGuest) -> bool:
        """Return whether a guest belongs to the group, or has the link for looking on."""
        if guest.looks_on:
            return bool(self.group.watching) and guest.secret == self.group.watching
        return guest.profile in self.group.members

    async def enter(self, guest: GroupGuest, since: int) -> None:
        """Show a guest the group, and what was said after a line.

        :raises StoreError: if it cannot be read or stored
        """
        self._entering += 1
        self._connected.add(guest)
        try:
            await self.read_game()
            async with self._talking:
                await self._read_on()
                lines = await self._store.read(lambda store: store.talk(self.id, since))
                guest.tell(GroupShown(show_group(self._now(), guest.words, guest.profile)))
                _tell_lines(guest, lines)
                self._guests.append(guest)
            if self._closed is not None or not self.admits(guest):  # since it was let in
                self._dismiss(guest, self._closed or "not-member")
            await self._put(guest)
        finally:
            self._entering -= 1
        if self._pulse is None:
            self._pulse = asyncio.create_task(self._beat())

    def leave(self, guest: GroupGuest) -> None:
        """Forget a window that is closed."""
        self._connected.discard(guest)
        if guest in self._guests:
            self._guests.remove(guest)
        self.begin(self._drop(guest))
        self.close_if_idle()

    async def look(self, guest: GroupGuest, looks: bool) -> None:
        """Note whether a window is in front.

        :raises StoreError: if it cannot be stored
        """
        if looks != guest.looks:
            guest.looks = looks
            if guest.looking.take():  # else it is stored with the next beat
                await self._put(guest)

    async def _put(self, guest: GroupGuest) -> None:
        await self._store_window(guest)
        await self._after_windows()

    async def _store_window(self, guest: GroupGuest) -> None:
        window = guest.window
        await self._store.write(lambda store: store.put_window(self.id, window, LEASE))

    async def _drop(self, guest: GroupGuest) -> None:
        try:
            await self._store.write(lambda store: store.drop_window(guest.id))
        except StoreError as error:
            log.warning("group %s: a window stays until its time is up: %s", self.id, error)
        await self._after_windows()

    async def _after_windows(self) -> None:
        if not self._store.is_shared:  # else all processes are told, this one too
            await self.look_around()

    async def look_around(self) -> None:
        """Read who is there, and show it if it has changed; never raises an error of the store."""
        self._is_stale = True
        async with self._looking:
            if not self._is_stale:
                return  # read meanwhile
            self._is_stale = False
            try:
                found = await self._store.read(lambda store: read_attendance(store, self.id))
            except StoreError as error:
                log.warning("group %s: %s", self.id, error)
                return
            before, self.attendance = self.attendance, found
            if not found.looks_like(before):
                self.show()

    async def _beat(self) -> None:
        """Keep the windows of this process, and notice those of others that went without a word."""
        while self.guests:
            await asyncio.sleep(EVERY)
            await self.read_game()
            try:
                await self._renew()
            except StoreError as error:
                log.warning("group %s: %s", self.id, error)
            await self.look_around()
            if self._now().times.may_replace != self._missed:
                self.show()  # somebody's time is up, or they have been away for too long
        self._pulse = None

    async def _renew(self) -> None:
        for guest in list(self._guests):
            if not guest.looks_on and await self._profile_of(guest.secret) != guest.profile:
                self._dismiss(guest, "not-member")  # its device was removed
            elif guest in self._guests:  # it may have left meanwhile
                await self._store_window(guest)

    async def _profile_of(self, secret: str) -> str:
        found = await self._store.read(lambda store: store.profile_of(secret))
        return found.id if found else ""

    # --- the group ---

    def adopt(self, group: Group) -> None:
        """Show a new version of the group; an older one is ignored."""
        if group.version <= self.group.version:
            return
        if group.game != self.group.game:
            self._game = None
        link = self.group.watching
        self.group, self.state = group, read_state(group)
        if not group.members:
            self.close("deleted")
        for guest in list(self._guests):
            if not self.admits(guest):
                self._dismiss(guest, "not-member")
        if link != group.watching:  # it opened the tables of its games, too
            self._house.lines.end([hash_of(link)], "not-member", CLOSED_WITH["not-member"])
        for table in list(self.tables):
            table.regroup()
        self.show()
        if self._game_elsewhere:
            self.begin(self.read_game())

    async def read_again(self) -> None:
        """Show what another process has stored; never raises an error of the store."""
        try:
            self.adopt(await self._store.read(lambda store: store.group(self.id)))
        except UnknownGroup:
            self.close("deleted")
        except StoreError as error:
            log.warning("group %s: %s", self.id, error)

    @property
    def game(self) -> GameTimes | None:
        """Whose turn it is, and since when; None if that is not known."""
        return next((table.times for table in self.tables if table.id == self.group.game), self._game)

    @property
    def _game_elsewhere(self) -> str:
        """The game that they play, if it has no room in this process, or empty."""
        here = any(table.id == self.group.game for table in self.tables)
        return self.group.game if not here and self.state.phase == "playing" else ""

    async def read_game(self) -> None:
        """Show how the game stands if it has no room in this process; never raises an error of the store."""
        game, known = self._game_elsewhere, self._game
        if not game:
            return
        try:
            found = await self._store.read(lambda store: clock.read_times(store, game, known))
        except StoreError as error:
            log.warning("group %s: %s", self.id, error)
            return
        if self._game_elsewhere == game and found != self._game:
            self._game = found
            self.show()

    def _now(self) -> GroupNow:
        times = clock.times(self.state, self.attendance, self._house.clock.now(), self.game)
        return GroupNow(self.group, self.state, self.attendance, times, self._house.talk)

    def show(self) -> None:
        """Show everybody the group as it is now."""
        now = self._now()
        self._missed = now.times.may_replace
        for guest in list(self._guests):
            guest.tell(GroupShown(show_group(now, guest.words, guest.profile)))

    # --- talk ---

    async def say(self, guest: GroupGuest, message: Say | Point) -> None:
        """Tell the others what somebody says, or points at.

        :raises GroupRefusal: if it may not be said
        :raises StoreError: if it cannot be stored
        """
        if not self.admits(guest):
            raise GroupRefusal("unknown")
        person = guest.profile or guest.address
        key = hash_of(f"{person} {msgspec.json.encode(message).decode()}")
        if key not in self._requests:
            line = said_line(self.state, guest, message, self._house.talk)
            if not self._may_talk(person):
                raise GroupRefusal("too-fast")
            self._requests[key] = None
            if len(self._requests) > MOST_REQUESTS:
                del self._requests[next(iter(self._requests))]
            try:
                await self.put_line(replace(line, request=key))
            except AlreadyThere:
                pass  # it was sent to another process before, or to the one before this
            except StoreError:
                self._requests.pop(key, None)
                raise
        guest.tell(Said(message.request))

    def _may_talk(self, person: str) -> bool:
        limit = self._limits.setdefault(person, RateLimit(TALK_BURST, TALK_PER_SECOND))
        self._limits.move_to_end(person)
        if len(self._limits) > MOST_REQUESTS:
            self._limits.popitem(last=False)
        return limit.take()

    async def put_line(self, line: TalkLine) -> None:
        """Store a line, and show it.

        :raises AlreadyThere: if its request is stored already
        :raises StoreError: if it cannot be stored
        """
        self._house.metrics.talk.labels(line.kind).inc()
        if line.kind == "point" and not self._store.is_shared:
            self._show_lines([line])  # nobody else has to hear it
            return
        await self._store.write(lambda store: store.say(self.id, line))
        if not self._store.is_shared:
            await self.read_talk()

    async def read_talk(self) -> None:
        """Show what was said; never raises an error of the store."""
        async with self._talking:
            try:
                await self._read_on()
            except StoreError as error:
                log.warning("group %s: %s", self.id, error)

    def has_heard(self, number: int) -> bool:
        """Return whether a line of this number was shown."""
        return number <= self._spoken

    async def _read_on(self) -> None:
        """Show the lines that are new. `_talking` is held."""
        after = self._spoken
        lines = await self._store.read(lambda store: store.talk(self.id, after))
        if lines:
            self._spoken = lines[-1].number
            self._show_lines(lines)

    def _show_lines(self, lines: Sequence[TalkLine]) -> None:
        for guest in list(self._guests):
            _tell_lines(guest, lines)

    # --- closing ---

    def close_if_idle(self) -> None:
        """Forget the room if nobody looks at the group, and its game is not open in this process."""
        if not self.guests and not self.tables:
            if self._pulse is not None:
                self._pulse.cancel()
                self._pulse = None
            self._emptied(self)

    def close(self, code: Closing) -> None:
        """Disconnect everybody: the server stops, or the group is gone."""
        self._closed = code
        for guest in list(self._guests):
            self._dismiss(guest, code)

    def _dismiss(self, guest: GroupGuest, code: Closing) -> None:
        if guest in self._guests:
            self._guests.remove(guest)
        guest.tell(Gone(code, guest.words.say(CLOSED_WITH[code])))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    @property
    def is_busy(self) -> bool:
        """Whether connections are still open, or something is under way."""
        return bool(self._connected or self._under_way)


def load_room(store: Store, group: str) -> tuple[Group, Attendance]:
    """Read what a room begins with.

    :raises UnknownGroup: if there is no such group
    """
    return store.group(group), read_attendance(store, group)


def _tell_lines(guest: GroupGuest, lines: Sequence[TalkLine]) -> None:
    shown = tuple(filter(None, (show_line(line, guest) for line in lines)))
    if shown:
        guest.tell(Talked(shown))
    for line in lines:
        if pointed := show_point(line, guest):
            guest.tell(pointed)
