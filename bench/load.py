"""Many live tables at a steady rate of moves: how soon is a move acknowledged, and what does it cost?

Usage: python bench/load.py [--tables 500] [--windows 1] [--every 2] [--seconds 60] [--database [--workers 2]]

With one window a table is a solo game, with more a game of that many people, each at a window with their own
seat. The games are stored before the server starts. The server has a process of its own, and so has a bare
handler that commits one row for each message, which is asked at the same rate before. With `--database` both
use a PostgreSQL that is started for this; its processor time counts, too.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import msgspec
from serving.places import Kept, kept
from serving.servers import Started, at, bare, holds_of, ours, row, seconds_of, started, watched
from websockets.asyncio.client import ClientConnection, connect

from monsterlands import Game, Options, SeededDealer
from monsterlands.game import COMPILED
from monsterlands.server.live import LiveGame
from monsterlands.server.new_games import new_game
from monsterlands.server.summary import status_of
from monsterlands.store import Seat, Store
from support.updates import Json, whole_table

OPENING = 16
"""How many windows are opened at once."""
LONGEST_HOLD = 10.0
"""The event loop should not be held for more milliseconds than this."""
SETTLING = 2.0
"""Seconds after its start in which the server finishes what it does aside."""
BARE_SECONDS = 5.0
BARE_LINES = 50


# --- the games ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class StoredGame:
    """A game in the store, and the secrets of its seats."""

    id: str
    secrets: tuple[str, ...]


def store_games(place: Path | str, amount: int, people: int, begun: int, seed: int) -> list[StoredGame]:
    """Store games of so many people, each with up to `begun` moves."""
    with Store.at(place) as store:
        return [_stored(store, people, begun, random.Random(f"{seed} {n}")) for n in range(amount)]


def _stored(store: Store, people: int, begun: int, pick: random.Random) -> StoredGame:
    options = Options(
        players=people, scenario=1 if people == 1 else None, difficulty="normal", confirm=tuple(range(people))
    )
    info, entry = new_game(Game.new(options), [Seat()] * people)
    secrets = tuple(f"{pick.getrandbits(256):x}" for _ in range(people))
    store.create(info, entry, "", ())
    for seat, secret in enumerate(secrets):
        store.grant(info.id, secret, (seat,))
    live = LiveGame(info, [entry])
    dealer = SeededDealer(pick.getrandbits(32))
    for _ in range(pick.randint(0, begun)):
        seat = live.game.seat
        assert seat is not None
        draft = live.answer(seat, pick.choice(live.game.legal), dealer)
        if draft.game.over:
            break
        live.adopt(draft)
        store.append(live.id, draft.entry, status_of(live.game, live.people, False))
    return StoredGame(info.id, secrets)


# --- windows ------------------------------------------------------------------------------------


class Taken(msgspec.Struct):
    version: int


TAKEN = msgspec.json.Decoder(Taken)


class Window:
    """A client that reads only what it needs for its next answer."""

    def __init__(self, heard: Callable[[], None]) -> None:
        self.heard = heard
        self.table: Json | None = None
        self.version = 0
        self.taken: asyncio.Future[int] | None = None

    async def open(self, host: str, game: str, secret: str, deflate: bool) -> None:
        address = f"ws://{host}/api/games/{game}/table"
        compression = "deflate" if deflate else None
        self.socket = await connect(
            address,
            origin=f"http://{host}",
            compression=compression,
            additional_headers={"X-Forwarded-For": f"10.{random.randrange(256)}.{random.randrange(256)}.1"},
            open_timeout=60,
            ping_interval=None,
        )
        await self.socket.send(msgspec.json.encode({"type": "enter", "secret": secret}), text=True)
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        while True:
            message = await self.socket.recv(decode=False)
            if message.startswith(b'{"type":"update"'):
                update = msgspec.json.decode(message)
                self.table, self.version = whole_table(update, self.table), update["version"]
                self.heard()
            elif message.startswith(b'{"type":"taken"') and self.taken is not None:
                self.taken.set_result(TAKEN.decode(message).version)
            elif message.startswith((b'{"type":"refused"', b'{"type":"gone"')):
                raise RuntimeError(message.decode())

    async def answer(self, request: str, choice: str) -> tuple[float, int]:
        """Answer; return the seconds until that is acknowledged, and the version that it made."""
        self.taken = asyncio.get_running_loop().create_future()
        message = {"type": "answer", "request": request, "version": self.version, "choice": choice}
        start = time.perf_counter()
        await self.socket.send(msgspec.json.encode(message), text=True)
        version = await self.taken
        return time.perf_counter() - start, version

    async def close(self) -> None:
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)
        await self.socket.close()


class LiveTable:
    """A game with all its windows; after its end the next one."""

    def __init__(self, host: str, games: Iterator[StoredGame], deflate: bool, seed: int) -> None:
        self.host, self.games, self.deflate = host, games, deflate
        self.pick = random.Random(seed)
        self.requests = itertools.count()
        self.windows: list[Window] = []
        self.changed = asyncio.Event()
        self.version = 0
        self.took: list[float] = []

    async def open(self) -> None:
        game = next(self.games)
        self.version = 0
        self.windows = [Window(self.changed.set) for _ in game.secrets]
        for window, secret in zip(self.windows, game.secrets, strict=True):
            await window.open(self.host, game.id, secret, self.deflate)
        await self.asked()

    async def asked(self) -> Window | None:
        """Wait until a window shows the current version and is asked; None if the game is over."""
        while True:
            self.changed.clear()
            for window in self.windows:
                if window.reading.done():
                    await window.reading
                if window.table is not None and window.version >= self.version:
                    if window.table["ending"] is not None:
                        return None
                    if window.table["question"]["asked"]:
                        return window
            await self.changed.wait()

    async def move(self) -> None:
        while (window := await self.asked()) is None:
            await self.close()
            await self.open()
        assert window.table is not None
        choice = self.pick.choice(window.table["question"]["choices"])
        took, self.version = await window.answer(f"r{next(self.requests)}", choice["spelling"])
        self.took.append(took)

    async def close(self) -> None:
        for window in self.windows:
            await window.close()


# --- driving ------------------------------------------------------------------------------------


async def steadily(works: Sequence[Callable[[], Awaitable[object]]], every: float, seconds: float) -> None:
    """Do each work every so many seconds, all of them spread evenly; a late one goes on from then."""
    begin = time.perf_counter()

    async def repeat(number: int) -> None:
        due = begin + every * number / len(works)
        while due < begin + seconds:
            await asyncio.sleep(due - time.perf_counter())
            await works[number]()
            due = max(due + every, time.perf_counter())

    await asyncio.gather(*map(repeat, range(len(works))))


def cost(server: Started, games: Kept) -> float:
    """Return the processor time of a server and of its database so far."""
    return server.seconds() + sum(map(seconds_of, games.processes))


async def measure_bare(games: Kept, rate: float) -> None:
    """Ask the bare handler at the same rate as our server."""
    async with AsyncExitStack() as stack:
        peer = await stack.enter_async_context(started(*bare(games.bare)))
        lines = [
            await stack.enter_async_context(connect(f"ws://{peer.host}/", compression=None))
            for _ in range(BARE_LINES)
        ]
        took: list[float] = []

        def ask(line: ClientConnection) -> Callable[[], Awaitable[None]]:
            async def once() -> None:
                took.append(await row(line, len(took)))

            return once

        await steadily([ask(line) for line in lines], BARE_LINES / rate, 1.0)
        took.clear()
        before = cost(peer, games)
        await steadily([ask(line) for line in lines], BARE_LINES / rate, BARE_SECONDS)
        tell("a bare handler with one row", took, BARE_SECONDS, cost(peer, games) - before)


async def measure(wanted: argparse.Namespace, folder: Path, games: Kept) -> None:
    rate = wanted.tables / wanted.every
    kind = "compiled" if COMPILED else "plain"
    where = f"PostgreSQL, {wanted.workers} process(es)" if wanted.database else "SQLite"
    print(
        f"{wanted.tables} tables, {wanted.windows} window(s) each, a move every {wanted.every:g} s "
        f"({rate:g} moves a second) for {wanted.seconds:g} s ({kind}, {os.cpu_count()} cores, {where})"
    )
    await measure_bare(games, rate)
    stored = store_games(games.place, 2 * wanted.tables, wanted.windows, wanted.begun, wanted.seed)
    holds = folder / "holds.json"
    # The watch is on the loop of one process, and costs some time.
    command = ours(games.arguments, wanted.workers) if wanted.database else watched(games.arguments, holds)
    async with started(*command) as server:
        await asyncio.sleep(SETTLING)
        empty = server.megabytes()
        waiting = iter(stored)
        tables = [LiveTable(server.host, waiting, wanted.deflate, seed) for seed in range(wanted.tables)]
        before = cost(server, games)
        await open_all(tables)
        opened = 1000 * (cost(server, games) - before) / (wanted.tables * wanted.windows)
        moves = [table.move for table in tables]
        await steadily(moves, wanted.every, wanted.every)
        for table in tables:
            table.took.clear()
        if not wanted.database:
            await holds_of(server, holds)
        before, before_alone = cost(server, games), server.seconds()
        own, begin = time.process_time(), time.perf_counter()
        await steadily(moves, wanted.every, wanted.seconds)
        lasted = time.perf_counter() - begin
        all_costs, alone = cost(server, games) - before, server.seconds() - before_alone
        own = time.process_time() - own
        tell("a move of ours", [took for table in tables for took in table.took], lasted, all_costs)
        if not wanted.database:
            long = await holds_of(server, holds)
            above = [hold for hold in long if hold > LONGEST_HOLD]
            print(
                f"  event loop held: longest {long[0]:.1f} ms, {len(above)} times above {LONGEST_HOLD:g} ms"
            )
        print(
            f"  server {100 * alone / lasted:.0f} %, database {100 * (all_costs - alone) / lasted:.0f} %, "
            f"driver {100 * own / lasted:.0f} % of a core"
        )
        grown = (server.megabytes() - empty) / wanted.tables
        print(f"  {opened:.1f} ms to open a window, {grown:.2f} MB of memory for each table")


async def open_all(tables: Sequence[LiveTable]) -> None:
    """Open all windows, a few at a time."""
    limit = asyncio.Semaphore(OPENING)

    async def one(table: LiveTable) -> None:
        async with limit:
            await table.open()

    await asyncio.gather(*map(one, tables))


def tell(name: str, took: Sequence[float], lasted: float, cost: float) -> None:
    middle, high, highest = (1000 * at(took, part) for part in (0.5, 0.95, 0.99))
    print(
        f"  {name:28} acknowledged in {middle:.2f} ms (median), 95 % {high:.2f}, 99 % {highest:.2f}; "
        f"{len(took) / lasted:.0f} a second, {1000 * cost / len(took):.2f} ms of processor time each",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--windows", type=int, default=1, help="people at each table, 1 to 4")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--begun", type=int, default=12, help="the most moves of a game before the run")
    parser.add_argument("--deflate", action="store_true", help="take compressed messages, as browsers do")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", help="a folder on the disk to measure")
    parser.add_argument("--database", action="store_true", help="on a PostgreSQL that is started for this")
    parser.add_argument(
        "--workers", type=int, default=1, help="how many processes serve; more need --database"
    )
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wanted.folder) as name, kept(Path(name), wanted.database) as games:
        asyncio.run(measure(wanted, Path(name), games))


if __name__ == "__main__":
    main()
