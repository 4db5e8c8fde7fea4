"""How long others wait while strangers attack the server: the acknowledgement of a move at another table.

Usage: python bench/attacks.py [--seconds 8] [--attack NAME ...]

Each attack goes on for some seconds, as fast as the server takes it, on this machine only.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from acknowledging import Message, Seat, move
from serving.servers import at, ours, started
from websockets.asyncio.client import ClientConnection, connect

from monsterlands.game import COMPILED

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from support.attacks import a_pool_of_dice, absurd_toml, many_dice, record_of, written_state

PAUSE = 0.05
"""Seconds between two moves of the others."""
ALONE: Message = {"scenario": 1, "affinity": "fire"}
Attack = Callable[[str], Awaitable[None]]


# --- what attackers do ----------------------------------------------------------------------------


async def quiet(host: str) -> None:
    """Nobody attacks, for comparison."""
    await asyncio.sleep(3600)


async def states(host: str) -> None:
    """Eight at once send records that begin at a written state with 400 million dice."""
    await _posting(host, 8, written_state(a_pool_of_dice))


async def texts(host: str) -> None:
    """Thirty at once send 165 kB of TOML that is no record."""
    await _posting(host, 30, absurd_toml())


async def numbers(host: str) -> None:
    """Eight at once send numbers with 100,000 digits."""
    await _posting(host, 8, f"record = 0x{'9' * 100_000}")


async def leavers(host: str) -> None:
    """Eight at once send a record that takes long, and disconnect at once."""
    body = json.dumps(record_of(many_dice())).encode()
    head = f"POST /api/records HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"

    async def leave() -> None:
        name, port = host.split(":")
        while True:
            _, writer = await asyncio.open_connection(name, int(port))
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()

    await asyncio.gather(*(leave() for _ in range(8)))


async def odds(host: str) -> None:
    """Four guests ask for odds that have any number of possibilities, over and over."""
    async with AsyncExitStack() as stack:
        text = record_of(many_dice())
        guests = [
            await _guest(stack, host, await asyncio.to_thread(_post, host, "records", text)) for _ in range(4)
        ]
        await asyncio.gather(*(_asking(guest, {"type": "chances", "path": "a3"}) for guest in guests))


async def hints(host: str) -> None:
    """Twelve guests at twelve tables ask for hints, over and over."""
    async with AsyncExitStack() as stack:
        guests = [
            await _guest(stack, host, await asyncio.to_thread(_post, host, "games", ALONE)) for _ in range(12)
        ]
        await asyncio.gather(*(_asking(guest, {"type": "advise", "version": 1}) for guest in guests))


async def heroes(host: str) -> None:
    """Somebody begins games against heroes, answers until the hero is asked, and leaves."""
    for seed in itertools.count():
        seat = Seat(host, {"persons": [""], "bots": ["hero@think=5"]}, seed)
        await seat.new_game()
        while seat.update["table"]["question"]["asked"]:
            await seat.answer()
        assert seat.socket is not None
        await seat.socket.close()


ATTACKS: tuple[Attack, ...] = (quiet, states, texts, numbers, leavers, odds, hints, heroes)


def _post(host: str, route: str, body: object) -> Message:
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"http://{host}/api/{route}", json.dumps(body).encode(), headers)) as answer:
        found: Message = json.load(answer)
    return found


async def _posting(host: str, many: int, text: str) -> None:
    async def post() -> None:
        while True:
            try:
                await asyncio.to_thread(_post, host, "records", text)
            except HTTPError as refused:
                if refused.code == 503:
                    await asyncio.sleep(0.1)
            except (URLError, ConnectionError):
                return

    await asyncio.gather(*(post() for _ in range(many)))


async def _guest(stack: AsyncExitStack, host: str, key: Message) -> ClientConnection:
    address = f"ws://{host}/api/games/{key['game']}/table"
    guest = await stack.enter_async_context(
        connect(address, origin=f"http://{host}", compression=None, max_size=None)
    )
    await guest.send(json.dumps({"type": "enter", "secret": key["secret"]}))
    return guest


async def _asking(guest: ClientConnection, question: Message) -> None:
    """Ask, wait for the answer, and ask again."""
    for number in itertools.count():
        request = f"q{number}"
        await guest.send(json.dumps({**question, "request": request}))
        while json.loads(await guest.recv()).get("request") != request:
            pass


# --- what the others notice -----------------------------------------------------------------------


async def waits(host: str, attack: Attack, seconds: float) -> list[float]:
    """Play at another table during an attack; return how long each acknowledgement took."""
    seat = Seat(host, ALONE, 1)
    for _ in range(10):
        await move(seat, PAUSE)
    attacking = asyncio.ensure_future(attack(host))
    await asyncio.sleep(1)
    end, took = asyncio.get_running_loop().time() + seconds, list[float]()
    try:
        while asyncio.get_running_loop().time() < end:
            took.append(await move(seat, PAUSE))
            assert not attacking.done(), attacking.exception()
    finally:
        attacking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await attacking
        assert seat.socket is not None
        await seat.socket.close()
    return took


async def measure(attacks: Sequence[Attack], seconds: float) -> None:
    """Print a table: each attack on a server of its own."""
    print("| attack | moves | median | 95 % below | longest |\n|---|---|---|---|---|")
    for attack in attacks:
        async with AsyncExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            serve = ours(["--data", str(Path(folder, "data"))])
            took = await waits((await stack.enter_async_context(started(*serve))).host, attack, seconds)
        high = [1000 * value for value in (statistics.median(took), at(took, 0.95), max(took))]
        told = " | ".join(f"{value:.1f} ms" for value in high)
        print(f"| {attack.__doc__ or ''} | {len(took)} | {told} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--attack", nargs="*", choices=[attack.__name__ for attack in ATTACKS])
    wanted = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'plain'}, {os.cpu_count()} cores")
    chosen = [attack for attack in ATTACKS if not wanted.attack or attack.__name__ in wanted.attack]
    asyncio.run(measure(chosen, wanted.seconds))


if __name__ == "__main__":
    main()
