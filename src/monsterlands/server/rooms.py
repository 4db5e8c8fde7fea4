"""All rooms that are open, and beginning new games."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

from ..game import Game, Options
from ..store import Entry, GameInfo, Seat
from ..words import Words
from .beginning import brought, new_game, people
from .doorstep import Doorstep
from .keeper import Keeper
from .live import LiveGame
from .minds import Minds
from .room import Room

SECRET_BYTES = 32
GOODBYE = 1.0
"""Seconds to say goodbye when the server stops."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A new game, and the secret that opens the seats of its persons."""

    game: str
    secret: str


class Rooms:
    """The rooms in which somebody is; others are opened from the store when somebody comes."""

    def __init__(self, keeper: Keeper, minds: Minds) -> None:
        self.keeper = keeper
        self.minds = minds
        self._open: dict[str, Room] = {}
        self.doorstep = Doorstep()
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By game, while somebody opens or removes it: two rooms of one game would not know of each other."""
        self.next_of_campaign = asyncio.Lock()

    async def room(self, game: str, words: Words, seat: int | None) -> Room:
        """Return the room of a game, in which the log is ready for whoever comes first.

        :raises UnknownGame: if there is none
        :raises UnreadableRecord: if this version cannot play it on
        """
        async with self._door(game):
            if game not in self._open:
                live = await self._opened(game, words, seat)
                self._open[game] = Room(live, self.keeper, self.minds, self._close)
            return self._open[game]

    def _door(self, game: str) -> asyncio.Lock:
        return self._doors.setdefault(game, asyncio.Lock())

    async def _opened(self, game: str, words: Words, seat: int | None) -> LiveGame:
        keeper, store = self.keeper, self.keeper.store
        info = await keeper.look(store.info, game)
        entries = await keeper.look(store.entries, game)
        snapshot = await keeper.look(store.latest_snapshot, game)

        def play_again() -> LiveGame:
            live = LiveGame(info, entries, snapshot)
            live.log(words, seat)
            return live

        # A long game, or one with an edition of its own, takes a while: the other tables go on.
        return await asyncio.to_thread(play_again)

    def _close(self, room: Room) -> None:
        if self._open.get(room.live.id) is room:
            del self._open[room.live.id]

    async def begin(self, game: Game, seats: Sequence[Seat], campaign: str = "") -> Begun:
        """Deal and store a new game.

        :raises StoreError: if it cannot be stored
        """
        return await self._create(*await asyncio.to_thread(new_game, game, seats, campaign))

    async def take_in(self, game: Game, players: Sequence[str]) -> Begun:
        """Store the game of a record.

        :raises UnknownPlayer: if one of its players cannot be had
        """
        return await self._create(*await asyncio.to_thread(brought, game, players))

    async def _create(self, info: GameInfo, entry: Entry) -> Begun:
        secret = new_secret()
        await self.keeper.do(self.keeper.store.create, info, entry, secret, people(info.seats))
        return Begun(info.id, secret)

    async def remove(self, game: str) -> None:
        """Throw a game away, and everybody out who looks at it.

        :raises UnknownGame: if there is none
        """
        async with self._door(game):
            await self.keeper.do(self.keeper.store.delete, game)
            room = self._open.pop(game, None)
        if room is not None:
            room.close("deleted")

    async def close(self) -> None:
        """Close all rooms, and give everybody a moment to hear that."""
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


def seats_for(options: Options, bots: Sequence[str], names: Sequence[str] = ()) -> list[Seat]:
    """Seat persons at the seats that end their turns themselves, and bots at the others, in order."""
    waiting = iter(bots)
    called = dict(enumerate(names))
    return [
        Seat("" if seat in options.confirm else next(waiting), called.get(seat, ""))
        for seat in range(options.players)
    ]
