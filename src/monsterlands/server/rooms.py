"""All rooms that are open, and new games."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

from ..game import Game
from ..store import Entry, GameInfo, Seat, people
from ..words import Words
from .bot_pool import BotPool
from .handshakes import HandshakeQueue
from .live import LiveGame
from .new_games import imported_game, new_game
from .room import GameRoom
from .store_thread import StoreThread

SECRET_BYTES = 32
GOODBYE = 1.0
"""Seconds that the server waits until clients have the message that it stops."""


@dataclass(frozen=True, slots=True)
class Key:
    """What opens the seats of a game: keep it secret."""

    game: str
    secret: str


class Rooms:
    """The rooms of the games that are being looked at; others are opened from the store on demand."""

    def __init__(self, store: StoreThread, bots: BotPool) -> None:
        self.store = store
        self.bots = bots
        self.handshakes = HandshakeQueue()
        self._open: dict[str, GameRoom] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By game, held while its room is opened or removed, so that no game ever has two rooms."""
        self.campaign_lock = asyncio.Lock()
        """Held while the games of a campaign change."""

    async def room(self, game: str, words: Words, seat: int | None) -> GameRoom:
        """Return the room of a game, with the log ready for this seat.

        :raises UnknownGame: if there is no such game
        :raises UnreadableRecord: if this version cannot replay it
        """
        async with self._lock(game):
            if game not in self._open:
                live = await self._load(game, words, seat)
                self._open[game] = GameRoom(live, self.store, self.bots, self._close)
            return self._open[game]

    def _lock(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _load(self, game: str, words: Words, seat: int | None) -> LiveGame:
        info = await self.store.read(lambda store: store.info(game))
        entries = await self.store.read(lambda store: store.entries(game))
        snapshot = await self.store.read(lambda store: store.latest_snapshot(game))

        def replay() -> LiveGame:
            live = LiveGame(info, entries, snapshot)
            live.log(words, seat)
            return live

        # In a thread, because a long game or an own edition takes a while, and the other tables must go on.
        return await asyncio.to_thread(replay)

    def _close(self, room: GameRoom) -> None:
        if self._open.get(room.live.id) is room:
            del self._open[room.live.id]

    async def begin(self, game: Game, seats: Sequence[Seat], campaign: str = "") -> Key:
        """Deal and store a new game.

        :raises StoreError: if it cannot be stored
        """
        return await self._create(*await asyncio.to_thread(new_game, game, seats, campaign))

    async def take_in(self, game: Game, players: Sequence[str]) -> Key:
        """Store the game of a record.

        :raises UnknownPlayer: if one of its bots is not known
        """
        return await self._create(*await asyncio.to_thread(imported_game, game, players))

    async def _create(self, info: GameInfo, entry: Entry) -> Key:
        secret = new_secret()
        await self.store.write(lambda store: store.create(info, entry, secret, people(info.seats)))
        return Key(info.id, secret)

    async def remove(self, game: str) -> None:
        """Delete a game, and disconnect everybody at its table.

        :raises UnknownGame: if there is no such game
        """
        async with self._lock(game):
            await self.store.write(lambda store: store.delete(game))
            room = self._open.pop(game, None)
        if room is not None:
            room.close("deleted")

    async def close(self) -> None:
        """Close all rooms, and wait a moment until the clients have the message."""
        rooms = list(self._open.values())
        for room in rooms:
            room.close("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(room.guests for room in rooms):
                    await asyncio.sleep(0.01)


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)
