"""How soon a move is acknowledged, compared with a bare handler that commits one row the same way, in the
same run; and again while ten heroes think."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from monsterlands.game import COMPILED

RUN = "import sys; from monsterlands.cli.main import main; sys.exit(main())"
LOOK = 1.0
"""Seconds before a person who plays against a hero answers."""
Message = dict[str, Any]


# --- the bare handler ---------------------------------------------------------------------------


def bare(file: str) -> Starlette:
    """Return a server that commits one row for each message and acknowledges it."""
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, text TEXT)")

    async def handle(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                message = json.loads(await socket.receive_text())
                database.execute("BEGIN IMMEDIATE")
                database.execute("INSERT INTO entries (text) VALUES (?)", (message["choice"],))
                database.execute("COMMIT")
                await socket.send_text(json.dumps({"type": "taken", "request": message["request"]}))
        except WebSocketDisconnect:
            return

    return Starlette(routes=[WebSocketRoute("/", handle)])


def serve_bare(file: str) -> None:
    """Serve it on a free port, and print the port."""
    import socket

    import uvicorn

    listening = socket.create_server(("127.0.0.1", 0))
    print(f"ready http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(uvicorn.Config(bare(file), log_level="warning")).run(sockets=[listening])


# --- driving both -------------------------------------------------------------------------------


@asynccontextmanager
async def started(*command: str) -> AsyncIterator[str]:
    """Start a server; yield the host and port that it prints."""
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = await asyncio.to_thread(process.stdout.readline)
        yield line.split("http://")[1].split("/")[0]
    finally:
        process.kill()
        process.wait()


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
                self.update = message
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


async def row(socket: ClientConnection, number: int, pause: float = 0.0) -> float:
    """Send one message to the bare handler; return how long its acknowledgement took."""
    text = json.dumps({"type": "answer", "request": f"r{number}", "version": number, "choice": "tavern P5"})
    await asyncio.sleep(pause)
    start = time.perf_counter()
    await socket.send(text)
    await socket.recv()
    return time.perf_counter() - start


async def keep_thinking(seat: Seat) -> None:
    """Play against a hero without end, pausing before each answer, so that the hero keeps thinking."""
    while True:
        await move(seat, LOOK)


def told(name: str, took: Sequence[float]) -> str:
    """Return a summary of times in milliseconds."""
    middle, high = 1000 * statistics.median(took), 1000 * at95(took)
    return f"  {name:32} median {middle:6.2f} ms, 95 % below {high:6.2f} ms"


def at95(took: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return sorted(took)[int(len(took) * 0.95)]


async def measure(amount: int, pause: float, heroes: int, think: float) -> None:
    """Measure both in turns, message by message at the same pace; then ours while heroes think."""
    alone: Message = {"scenario": 1, "difficulty": "normal"}
    against = {"persons": [""], "bots": [f"hero@think={think:g}"]}
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        serve = ["-c", RUN, "serve", "--no-browser", "--port", "0", "--data", str(Path(folder, "data"))]
        host = await stack.enter_async_context(started(*serve))
        peer = await stack.enter_async_context(started(__file__, "--bare", str(Path(folder, "bare.sqlite"))))
        socket = await stack.enter_async_context(connect(f"ws://{peer}/", compression=None))
        seat = Seat(host, alone, 1)
        for number in range(20):
            await row(socket, number)
            await move(seat)
        ours: list[float] = []
        theirs: list[float] = []
        for number in range(amount):
            theirs.append(await row(socket, number, pause))
            ours.append(await move(seat, pause))
        kind = "compiled" if COMPILED else "plain"
        print(f"{amount} moves ({kind}), {1000 * pause:g} ms before each, {os.cpu_count()} cores")
        print(told("a bare handler with one row", theirs))
        print(told("a move of ours", ours))
        print(f"  ratio of the medians {statistics.median(ours) / statistics.median(theirs):.2f}")
        thinking = [asyncio.create_task(keep_thinking(Seat(host, against, seed))) for seed in range(heroes)]
        await asyncio.sleep(5)  # until they all think
        crowded = [await move(seat, pause) for _ in range(amount)]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        print(told(f"with {heroes} heroes thinking", crowded))
        print(f"  ratio of the 95th percentiles {at95(crowded) / at95(ours):.2f}")


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
    parser.add_argument("--bare", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.bare:
        serve_bare(wanted.bare)
    else:
        asyncio.run(measure(wanted.moves, wanted.pause, wanted.heroes, wanted.think))


if __name__ == "__main__":
    main()
