"""How soon a move is acknowledged, compared with a bare handler that commits one row the same way, in the
same run; and again while ten heroes think."""

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
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from serving.places import kept
from serving.servers import at, bare, ours, row, started, told
from websockets.asyncio.client import ClientConnection, connect

from monsterlands.game import COMPILED
from support.updates import whole_table

LOOK = 1.0
"""Seconds before a person who plays against a hero answers."""
Message = dict[str, Any]


def post(host: str, body: Message) -> Message:
    """Begin a game."""
    request = Request(
        f"http://{host}/api/games", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(request) as answer:
        found: Message = json.load(answer)
    return found


class Seat:
    """A client that answers at random, in one game after another."""

    def __init__(self, host: str, body: Message, seed: int) -> None:
        self.host, self.body, self.random = host, body, random.Random(seed)
        self.requests = itertools.count()
        self.socket: ClientConnection | None = None
        self.update: Message = {}

    async def new_game(self) -> None:
        key = await asyncio.to_thread(post, self.host, self.body)
        address = f"ws://{self.host}/api/games/{key['game']}/table"
        self.socket = await connect(address, origin=f"http://{self.host}", compression=None)
        await self.socket.send(json.dumps({"type": "enter", "secret": key["secret"]}))
        await self.until("update")

    async def until(self, kind: str) -> Message:
        assert self.socket is not None
        while True:
            message: Message = json.loads(await self.socket.recv())
            if message["type"] == "update":
                self.update = {**message, "table": whole_table(message, self.update.get("table"))}
            if message["type"] == kind:
                return message

    async def asked(self) -> bool:
        """Wait until this seat is asked; False if the game is over."""
        while self.update["table"]["ending"] is None:
            if self.update["table"]["question"]["asked"]:
                return True
            await self.until("update")
        return False

    async def answer(self) -> float:
        """Answer, and return the seconds until that is acknowledged."""
        assert self.socket is not None
        choices = self.update["table"]["question"]["choices"]
        message = {
            "type": "answer",
            "request": f"r{next(self.requests)}",
            "version": self.update["version"],
            "choice": self.random.choice(choices)["spelling"],
        }
        text = json.dumps(message)
        start = time.perf_counter()
        await self.socket.send(text)
        await self.until("taken")
        took = time.perf_counter() - start
        await self.until("update")
        return took


async def move(seat: Seat, pause: float = 0.0) -> float:
    """Answer once, in a new game if the last one is over; return how long the acknowledgement took."""
    while seat.socket is None or not await seat.asked():
        if seat.socket is not None:
            await seat.socket.close()
        await seat.new_game()
    await asyncio.sleep(pause)
    return await seat.answer()


async def keep_thinking(seat: Seat) -> None:
    """Play against a hero without end, pausing before each answer, so that the hero keeps thinking."""
    while True:
        await move(seat, LOOK)


async def measure(wanted: argparse.Namespace) -> None:
    """Measure both in turns, message by message at the same pace; then ours while heroes think."""
    amount, pause, heroes, think = wanted.moves, wanted.pause, wanted.heroes, wanted.think
    alone: Message = {"scenario": 1, "difficulty": "normal"}
    against = {"persons": [""], "bots": [f"hero@think={think:g}"]}
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        games = stack.enter_context(kept(Path(folder), wanted.database))
        server = await stack.enter_async_context(started(*ours(games.arguments, wanted.workers)))
        peer = await stack.enter_async_context(started(*bare(games.bare)))
        host = server.host
        socket = await stack.enter_async_context(connect(f"ws://{peer.host}/", compression=None))
        seat = Seat(host, alone, 1)
        for number in range(20):
            await row(socket, number)
            await move(seat)
        mine: list[float] = []
        theirs: list[float] = []
        for number in range(amount):
            theirs.append(await row(socket, number, pause))
            mine.append(await move(seat, pause))
        kind = "compiled" if COMPILED else "plain"
        where = "PostgreSQL" if wanted.database else "SQLite"
        print(f"{amount} moves ({kind}, {where}), {1000 * pause:g} ms before each, {os.cpu_count()} cores")
        print(told("a bare handler with one row", theirs))
        print(told("a move of ours", mine))
        print(f"  ratio of the medians {statistics.median(mine) / statistics.median(theirs):.2f}")
        if not heroes:
            return
        thinking = [asyncio.create_task(keep_thinking(Seat(host, against, seed))) for seed in range(heroes)]
        await asyncio.sleep(5)  # until they all think
        crowded = [await move(seat, pause) for _ in range(amount)]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        print(told(f"with {heroes} heroes thinking", crowded))
        print(f"  ratio of the 95th percentiles {at(crowded, 0.95) / at(mine, 0.95):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--pause", type=float, default=0.05, help="seconds before each move")
    parser.add_argument("--heroes", type=int, default=10)
    parser.add_argument(
        "--think",
        type=float,
        default=60.0,
        help="seconds a hero thinks about each decision: enough to keep it busy",
    )
    parser.add_argument("--database", action="store_true", help="on a PostgreSQL that is started for this")
    parser.add_argument(
        "--workers", type=int, default=1, help="how many processes serve; more need --database"
    )
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
