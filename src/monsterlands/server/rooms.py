"""All rooms that are open, and new games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

from ..game import Game
from ..store import Change, Entry, GameInfo, Group, Seat, StoreError, people
from ..store.database import Watch
from .groups.company import Company
from .groups.farewell import give_up
from .groups.groups import Groups
from .groups.house import GroupHouse
from .groups.refusal import GroupRefusal
from .groups.state import GroupState
from .handshakes import HandshakeQueue
from .lines import OpenLines
from .live import LiveGame
from .lived_clock import LivedClock
from .metrics import Metrics
from .new_games import new_game
from .room import GameRoom
from .store_thread import StoreThread
from .thinker import Thinker
from .turns import NobodyWatches, TurnWatcher

log = logging.getLogger(__name__)
SECRET_BYTES = 32
WATCH_AGAIN = 1.0
"""Seconds until the next attempt to hear of other processes."""
GOODBYE = 1.0
"""Seconds that the server waits until clients have the message that it stops."""


@dataclass(frozen=True, slots=True)
class Key:
    """What opens the seats of a game: keep it secret."""

    game: str
    secret: str


class Rooms:
    """The rooms of the games that are being looked at; others are opened from the store on demand."""

    def __init__(self, store: StoreThread, minds: Thinker, metrics: Metrics, talk: bool = True) -> None:
        """Open no room yet.

        :param talk: whether people may talk in groups
        """
        self.stopping = False
        self.metrics = metrics
        self.store = store
        self.bots = minds.pool
        self._minds = minds
        self._watch: Watch | None = None
        self.handshakes = HandshakeQueue()
        self.lines = OpenLines()
        self.clock = LivedClock(store)
        self.watcher: TurnWatcher = NobodyWatches()
        """Hears whose turn it is in the games of groups."""
        self.groups = Groups(GroupHouse(store, metrics, self.clock, self.lines, talk))
        self._open: dict[str, GameRoom] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By game, held while its room is opened or removed, so that no game ever has two rooms."""
        self._under_way: set[asyncio.Task[None]] = set()
        self.campaign_lock = asyncio.Lock()
        """Held while the games of a campaign change."""

    async def start(self) -> None:
        """Begin to think for bots, and to hear what other processes do."""
        if self.store.is_shared:
            self._begin(self._begin_to_watch())
        await self.clock.start()
        self._minds.start()

    async def _begin_to_watch(self) -> None:
        """Watch what other processes do as soon as the store answers."""
        loop = asyncio.get_running_loop()

        def told(change: Change | None) -> None:
            loop.call_soon_threadsafe(self._hear, change)

        while self._watch is None:
            try:
                self._watch = await self.store.write(lambda store: store.watch(told))
            except StoreError as error:
                log.warning("other processes cannot be heard: %s", error)
                await asyncio.sleep(WATCH_AGAIN)
        self._hear(None)  # rooms may have missed something

    def _hear(self, change: Change | None) -> None:
        """Hear what a process has changed; None if that can be anything."""
        self._minds.hear(change)
        self.groups.hear(change)
        self.lines.hear(change)
        if change is None:
            for each in self._open.values():
                self._begin(each.catch_up())
            return
        room = self._open.get(change.game)
        if room is not None and change.kind == "moved" and not room.knows(change.version):
            self._begin(room.catch_up())
        elif room is not None and change.kind == "deleted":
            self._end(change.game)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def room(self, game: str) -> GameRoom:
        """Return the room of a game.

        :raises UnknownGame: if there is no such game
        :raises UnreadableRecord: if this version cannot replay it
        """
        async with self._lock(game):
            if game not in self._open:
                live = await self._load(game)
                room = GameRoom(live, self.store, self._minds, self.metrics, self.clock, self._close)
                await self._join(room)
                self._open[game] = room
                self.metrics.tables.inc()
            return self._open[game]

    async def _join(self, room: GameRoom) -> None:
        """Let the group that plays a game sit down at its table."""
        group = await self.groups.of_game(room.live.id)
        if group is not None:
            company = Company(self.groups, group, room.live, self.watcher, room.regroup)
            if self.store.is_shared:
                await company.read_again()
            await company.begin()
            room.company = company

    def _lock(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _load(self, game: str) -> LiveGame:
        info = await self.store.read(lambda store: store.info(game))
        entries = await self.store.read(lambda store: store.entries(game))
        snapshot = await self.store.read(lambda store: store.latest_snapshot(game))
        # In a thread, because a long game or an own edition takes a while, and the other tables must go on.
        return await asyncio.to_thread(LiveGame, info, entries, snapshot)

    def _close(self, room: GameRoom) -> None:
        if self._open.get(room.live.id) is room:
            self._forget(room.live.id)

    def _forget(self, game: str) -> GameRoom | None:
        room = self._open.pop(game, None)
        if room is not None:
            self.metrics.tables.dec()
        return room

    async def begin(
        self, game: Game, seats: Sequence[Seat], campaign: str = "", owners: Mapping[int, str] | None = None
    ) -> Key:
        """Deal and store a new game.

        :param owners: the profiles that own seats
        :raises StoreError: if it cannot be stored
        """
        return await self.create(*await asyncio.to_thread(new_game, game, seats, campaign), owners)

    async def create(self, info: GameInfo, entry: Entry, owners: Mapping[int, str] | None = None) -> Key:
        """Store a game that is dealt up to its first question.

        :param owners: the profiles that own seats
        :raises StoreError: if it cannot be stored
        """
        secret, first = new_secret(), replace(entry, lived=self.clock.now())
        await self.store.write(lambda store: store.create(info, first, secret, people(info.seats), owners))
        return Key(info.id, secret)

    async def remove(self, game: str) -> None:
        """Delete a game, and disconnect everybody at its table.

        :raises UnknownGame: if there is no such game
        """
        async with self._lock(game):
            await self.store.write(lambda store: store.delete(game))
            self._end(game)

    async def give_up(self, game: str, profile: str) -> None:
        """Let a profile own no seat of a game any more; the last one who does that deletes it.

        Whoever has left the table of their group after its last game also leaves the group.

        :raises UnknownGame: if there is no such game
        """
        info, group = await self.store.read(lambda store: (store.info(game), store.group_of_game(game)))

        def left(state: GroupState, found: Group) -> GroupState:
            return give_up(state, profile, info.over) if found.game == game else state

        with contextlib.suppress(GroupRefusal):  # it was deleted just now
            if group is not None:
                await self.groups.change(group, left)
        async with self._lock(game):
            if await self.store.write(lambda store: store.give_up(game, profile)):
                self._end(game)

    def _end(self, game: str) -> None:
        """Close the table of a game that is deleted."""
        if (room := self._forget(game)) is not None:
            room.close("deleted")

    async def close(self) -> None:
        """Close all rooms, and wait a moment until the clients have the message."""
        self.stopping = True
        for task in self._under_way:
            task.cancel()
        rooms = list(self._open.values())
        for room in rooms:
            room.close("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(room.audience for room in rooms):
                    await asyncio.sleep(0.01)
        await self.groups.close()
        self.clock.close()
        if self._watch is not None:
            await asyncio.to_thread(self._watch.close)
            self._watch = None


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)
