"""Playing alone, against bots and around one screen, compared with another version in the same run.

Usage: python bench/before.py FOLDER [--turns 4] [--moves 150]

FOLDER has the other version, as `pip install --no-deps --target FOLDER WHEEL` puts it there. The two take
turns, each time with a new server and new games.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from acknowledging import post
from serving.servers import ours, started
from websockets.asyncio.client import ClientConnection, connect

from support.updates import whole_table

GAMES: dict[str, dict[str, Any]] = {
    "alone": {"scenario": 1, "difficulty": "normal"},
    "against bots": {"persons": ["Ada"], "bots": ["novice", "trainee"]},
    "around one screen": {"persons": ["Ada", "Bob"], "tricks": True},
}
PAUSE = 0.1
"""Seconds before each message, so that the limit of messages is never met."""
Times = dict[str, list[float]]


class Table:
    """A client that answers at random; on a shared screen it takes every seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.bytes = 0

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            text = await self.socket.recv()
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "update":
                self.update = {**message, "table": whole_table(message, self.update.get("table"))}
                self.bytes = len(text)
            if message["type"] == kind:
                return message

    async def asked(self) -> bool:
        """Wait until this client is asked; False if the game is over."""
        while self.update["table"]["ending"] is None:
            if self.update["handover"] is not None:
                await asyncio.sleep(PAUSE)
                await self.socket.send(json.dumps({"type": "sit", "seat": self.update["handover"]}))
            elif self.update["table"]["question"]["asked"]:
                return True
            await self.until("update")
        return False


async def play(host: str, name: str, moves: int, times: Times) -> None:
    """Play new games until there were so many moves."""
    pick = random.Random(1)
    done = 0
    while done < moves:
        key = await asyncio.to_thread(post, host, GAMES[name])
        began = time.perf_counter()
        address = f"ws://{host}/api/games/{key['game']}/table"
        async with connect(address, origin=f"http://{host}", compression=None) as socket:
            await socket.send(json.dumps({"type": "enter", "secret": key["secret"]}))
            table = Table(socket)
            await table.until("update")
            times.setdefault(f"{name}: the table opens, ms", []).append(1000 * (time.perf_counter() - began))
            while done < moves and await table.asked():
                question = table.update["table"]["question"]
                choice = pick.choice(question["choices"])["spelling"]
                await asyncio.sleep(PAUSE)
                message = {"type": "answer", "request": f"r{done}", "choice": choice}
                message["version"] = table.update["version"]
                began = time.perf_counter()
                await socket.send(json.dumps(message))
                await table.until("taken")
                took = 1000 * (time.perf_counter() - began)
                await table.until("update")
                shown = 1000 * (time.perf_counter() - began)
                times.setdefault(f"{name}: a move is acknowledged, ms", []).append(took)
                times.setdefault(f"{name}: a move is shown, ms", []).append(shown)
                times.setdefault(f"{name}: an update, bytes", []).append(table.bytes)
                if "bots" in GAMES[name] and await table.asked():
                    again = 1000 * (time.perf_counter() - began)
                    times.setdefault(f"{name}: asked again, ms", []).append(again)
                done += 1


async def turn(library: str, moves: int, times: Times) -> None:
    """Start a server of one version, and play at it."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        async with started(*ours(["--data", str(Path(folder))]), library=library) as server:
            times.setdefault("from the command to ready, ms", []).append(1000 * (time.perf_counter() - began))
            for name in GAMES:
                begun = server.seconds()
                await play(server.host, name, moves, times)
                cost = 1000 * (server.seconds() - begun) / moves
                times.setdefault(f"{name}: processor time of a move, ms", []).append(cost)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", metavar="FOLDER")
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--moves", type=int, default=150)
    wanted = parser.parse_args()
    before: Times = {}
    now: Times = {}
    for _ in range(wanted.turns):
        asyncio.run(turn(wanted.before, wanted.moves, before))
        asyncio.run(turn("", wanted.moves, now))
    print("| median | before | now |\n|---|---|---|")
    for name, times in now.items():
        print(f"| {name} | {statistics.median(before[name]):,.2f} | {statistics.median(times):,.2f} |")


if __name__ == "__main__":
    main()
