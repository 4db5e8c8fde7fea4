"""A line to a server that is as slow as that of a phone: between browser and server, for all connections."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

PACKET = 1400
"""Bytes that are passed on at once, so that connections share the line."""


@dataclass
class Way:
    """One direction of the line."""

    bytes_a_second: float
    delay: float
    _free: float = field(default=0.0, init=False)

    def due(self, count: int) -> float:
        """Send some bytes as soon as the line is free; return when they arrive."""
        begin = max(asyncio.get_running_loop().time(), self._free)
        self._free = begin + count / self.bytes_a_second
        return self._free + self.delay


class SlowLine:
    """Passes connections on to a server, with a bandwidth that they share and a round trip."""

    def __init__(self, port: int, bits_a_second: float, round_trip: float) -> None:
        self._server = port
        self._round_trip = round_trip
        self.up, self.down = (Way(bits_a_second / 8, round_trip / 2) for _ in range(2))

    async def open(self) -> int:
        """Wait for connections; return the port."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port: int = server.sockets[0].getsockname()[1]
        return port

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # A connection takes a round trip before anything is sent.
        await asyncio.sleep(self._round_trip)
        answers, asks = await asyncio.open_connection("127.0.0.1", self._server)
        try:
            await asyncio.gather(self._pass(reader, asks, self.up), self._pass(answers, writer, self.down))
        except (OSError, asyncio.CancelledError):
            # One of the two has gone, or the line ends.
            asks.close()
            writer.close()

    async def _pass(self, come: asyncio.StreamReader, go: asyncio.StreamWriter, way: Way) -> None:
        """Pass on what comes; what is on its way does not keep the next from being sent."""
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.ensure_future(self._arrive(waiting, go))
        while packet := await come.read(PACKET):
            due = way.due(len(packet))
            waiting.put_nowait((due, packet))
            # Nothing is read before the line is free: otherwise one connection would have all of it.
            await asyncio.sleep(due - way.delay - asyncio.get_running_loop().time())
        waiting.put_nowait((0.0, b""))
        await arriving

    async def _arrive(self, waiting: asyncio.Queue[tuple[float, bytes]], go: asyncio.StreamWriter) -> None:
        while True:
            due, packet = await waiting.get()
            if not packet:
                break
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if go.is_closing():
                break
            go.write(packet)
        go.close()


@contextmanager
def slow_line(port: int, bits_a_second: float, round_trip: float) -> Iterator[str]:
    """Open a slow line to a server on this machine; yield its address."""
    opened: Future[tuple[int, Callable[[], object]]] = Future()

    async def pass_on() -> None:
        ended = asyncio.Event()
        found = await SlowLine(port, bits_a_second, round_trip).open()
        loop = asyncio.get_running_loop()
        opened.set_result((found, partial(loop.call_soon_threadsafe, ended.set)))
        await ended.wait()

    thread = threading.Thread(target=lambda: asyncio.run(pass_on()))
    thread.start()
    found, end = opened.result()
    try:
        yield f"http://127.0.0.1:{found}"
    finally:
        end()
        thread.join()
