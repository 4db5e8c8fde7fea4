"""How soon the other three windows at a table see a move, compared with a bare broadcast of as many bytes in
the same run; and how many bytes that takes.

Usage: python bench/broadcast.py [--moves 300] [--pause 0.02] [--deflate] [--database]

Four people sit at four windows. One answers: the server stores that, acknowledges it, lays out the tables of
the others and sends them what changed. In turns with that, a bare server sends three others as many bytes
when the fourth asks for it; once it does only that, and once it commits one row before.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from load import StoredGame, store_games
from serving.places import kept
from serving.servers import Started, broadcaster, ours, started, told
from websockets.asyncio.client import ClientConnection, connect

from monsterlands.game import COMPILED
from support.updates import whole_table

PEOPLE = 4
WARMING = 20
"""Moves before the first one that counts."""
Message = dict[str, Any]


class Window:
    """A window at a table: it notes when each message arrives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message | None = None
        self.version = 0
        self.whole_bytes = 0
        """How long the last update would be with its whole table."""
        self._arrived: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while True:
            text = await self.socket.recv(decode=False)
            self._arrived.put_nowait((time.perf_counter(), text))

    async def until(self, kind: str) -> tuple[float, bytes]:
        """Wait for a message of a kind; return when it has arrived, and its text.

        It is not read yet, because that would delay noting when the next window gets its message.
        """
        while True:
            when, text = await self._arrived.get()
            if text.startswith(b'{"type":"%b"' % kind.encode()):
                return when, text

    def show(self, text: bytes) -> None:
        """Read an update."""
        message: Message = json.loads(text)
        self.table = whole_table(message, self.table)
        self.version = message["version"]
        whole = {**message, "table": self.table, "changes": {}}
        self.whole_bytes = len(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode())

    @property
    def choices(self) -> list[str]:
        """The choices of the question, if this window is asked."""
        assert self.table is not None
        question = self.table["question"]
        return [choice["spelling"] for choice in question["choices"]] if question["asked"] else []

    async def close(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self.socket.close()


class Measured:
    """What was measured: seconds and bytes of each move."""

    def __init__(self) -> None:
        self.sent: list[float] = []
        """From sending the answer until the last of the three has the update."""
        self.after: list[float] = []
        """The same from its acknowledgement on."""
        self.acknowledged: list[float] = []
        """From sending the answer until it is acknowledged."""
        self.bare: list[float] = []
        """From asking for a bare broadcast until the last of the three has its bytes."""
        self.bare_with_row: list[float] = []
        self.bytes: list[int] = []
        self.whole_bytes: list[int] = []


class Table:
    """One game after another, with four windows each."""

    def __init__(self, server: Started, games: Iterator[StoredGame], compression: str | None) -> None:
        self.server, self.games, self.compression = server, games, compression
        self.pick, self.requests = random.Random(1), itertools.count()
        self.windows: list[Window] = []

    async def open(self) -> None:
        game = next(self.games)
        await self.close()
        for number, secret in enumerate(game.secrets):
            socket = await connect(
                f"ws://{self.server.host}/api/games/{game.id}/table",
                origin=f"http://{self.server.host}",
                compression=self.compression,
                additional_headers={"X-Forwarded-For": f"10.0.0.{number}"},
            )
            await socket.send(json.dumps({"type": "enter", "secret": secret}))
            window = Window(socket)
            self.windows.append(window)
            window.show((await window.until("update"))[1])

    async def close(self) -> None:
        for window in self.windows:
            await window.close()
        self.windows = []

    async def move(self, pause: float, found: Measured) -> tuple[int, list[int]]:
        """Answer once; return the number of the window that did, and the bytes that the others got."""
        while not (asked := [window for window in self.windows if window.choices]):
            await self.open()
        mover = asked[0]
        answer = {"type": "answer", "request": f"r{next(self.requests)}", "version": mover.version}
        text = json.dumps({**answer, "choice": self.pick.choice(mover.choices)})
        await asyncio.sleep(pause)
        begun = time.perf_counter()
        await mover.socket.send(text)
        taken, _ = await mover.until("taken")
        others = [window for window in self.windows if window is not mover]
        arrived = [await window.until("update") for window in others]
        own = await mover.until("update")
        for window, (_, text) in zip([*others, mover], [*arrived, own], strict=True):
            window.show(text)
        last = max(when for when, _ in arrived)
        sizes = [len(text) for _, text in arrived]
        found.sent.append(last - begun)
        found.after.append(last - taken)
        found.acknowledged.append(taken - begun)
        found.bytes += sizes
        found.whole_bytes += [window.whole_bytes for window in others]
        return self.windows.index(mover), sizes


class Bare:
    """The four connections to the bare server."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self._sockets = sockets
        self._arrived: asyncio.Queue[float] = asyncio.Queue()
        self._reading = [asyncio.create_task(self._read(socket)) for socket in sockets]

    async def _read(self, socket: ClientConnection) -> None:
        while True:
            await socket.recv(decode=False)
            self._arrived.put_nowait(time.perf_counter())

    async def broadcast(self, sender: int, sizes: list[int], pause: float, choice: str = "") -> float:
        """Let the others get so many bytes; return the seconds until the last of them has.

        :param choice: what is stored before, if something is
        """
        text = json.dumps({"sizes": sizes, "choice": choice})
        await asyncio.sleep(pause)
        begun = time.perf_counter()
        await self._sockets[sender].send(text)
        return max([await self._arrived.get() for _ in sizes]) - begun

    async def close(self) -> None:
        for reading in self._reading:
            reading.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)


async def measure(wanted: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        games = stack.enter_context(kept(folder, wanted.database))
        stored = store_games(games.place, wanted.moves // 20 + 2, PEOPLE, 12, 1)
        server = await stack.enter_async_context(started(*ours(games.arguments)))
        peer = await stack.enter_async_context(started(*broadcaster(games.bare)))
        compression = "deflate" if wanted.deflate else None
        sockets = [
            await stack.enter_async_context(connect(f"ws://{peer.host}/", compression=compression))
            for _ in range(PEOPLE)
        ]
        table, bare, found = Table(server, iter(stored), compression), Bare(sockets), Measured()
        await table.open()
        for number in range(WARMING + wanted.moves):
            if number == WARMING:
                found = Measured()
            sender, sizes = await table.move(wanted.pause, found)
            found.bare.append(await bare.broadcast(sender, sizes, wanted.pause))
            found.bare_with_row.append(await bare.broadcast(sender, sizes, wanted.pause, "tavern P5"))
        await bare.close()
        await table.close()
        tell(found, wanted)


def tell(found: Measured, wanted: argparse.Namespace) -> None:
    kind = "compiled" if COMPILED else "plain"
    where = "PostgreSQL" if wanted.database else "SQLite"
    packed = "compressed" if wanted.deflate else "not compressed"
    print(f"{len(found.sent)} moves ({kind}, {where}, {packed}), {os.cpu_count()} cores")
    print(told("a bare broadcast", found.bare))
    print(told("the same after one row", found.bare_with_row))
    print(told("ours, from the acknowledgement", found.after))
    print(told("ours, from sending the answer", found.sent))
    print(told("an answer is acknowledged", found.acknowledged))
    late = statistics.median(found.after) / statistics.median(found.bare)
    stored = statistics.median(found.sent) / statistics.median(found.bare_with_row)
    print(f"  ratio of the medians {late:.2f} from the acknowledgement, {stored:.2f} with what is stored")
    for name, sizes in (("an update", found.bytes), ("with the whole table", found.whole_bytes)):
        print(
            f"  {name}: {statistics.median(sizes):.0f} bytes (median), {statistics.mean(sizes):.0f} (mean), "
            f"{max(sizes)} at most"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--pause", type=float, default=0.02, help="seconds before each message")
    parser.add_argument("--deflate", action="store_true", help="take compressed messages, as browsers do")
    parser.add_argument("--database", action="store_true", help="on a PostgreSQL that is started for this")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
