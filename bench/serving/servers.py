"""Start servers and ask them, for benchmarks."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection

HERE = Path(__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")


class Started:
    """A server in a process of its own, and the processes that it starts."""

    def __init__(self, process: subprocess.Popen[str], host: str) -> None:
        self.process = process
        self.host = host
        """The host with its port."""

    def seconds(self) -> float:
        """Return the processor time that it has taken so far."""
        return seconds_of(self.process.pid)

    def megabytes(self) -> float:
        """Return the memory that it takes now."""
        return sum(map(_megabytes, family(self.process.pid)))


def family(pid: int) -> list[int]:
    """Return a process with all its children."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:  # it has ended
        return []
    return [pid, *(each for child in children for each in family(int(child)))]


def seconds_of(pid: int) -> float:
    """Return the processor time of a process with all its children, also those that have ended."""
    return sum(map(_ticks, family(pid))) / TICKS


def _ticks(pid: int) -> int:
    # After the name of the program, which may have spaces.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15]))


def _megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


@asynccontextmanager
async def started(*command: str, library: str = "") -> AsyncIterator[Started]:
    """Start a server by a Python command that prints its address first.

    :param library: a folder with another version of the game, or empty
    """
    environment = {**os.environ, "PYTHONPATH": library} if library else None
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        line = await asyncio.to_thread(process.stdout.readline)
        yield Started(process, line.split("http://")[1].split("/")[0])
    finally:
        for pid in family(process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait()


def ours(where: Sequence[str], workers: int = 1) -> list[str]:
    """Return the command of our server, at any free port.

    :param where: the arguments that say where the games are
    """
    run = "import sys; from monsterlands.cli.main import main; sys.exit(main())"
    return ["-c", run, *serve(where), *(["--workers", str(workers)] if workers > 1 else [])]


def watched(where: Sequence[str], holds: Path) -> list[str]:
    """Return the command of our server with a watch on its event loop, see `holds_of`."""
    return [str(HERE / "watched.py"), str(holds), *serve(where)]


def serve(where: Sequence[str]) -> list[str]:
    return ["serve", "--no-browser", "--port", "0", *where]


async def holds_of(server: Started, file: Path) -> list[float]:
    """Return the longest holds of a watched event loop since the last call, in milliseconds."""
    file.unlink(missing_ok=True)
    server.process.send_signal(signal.SIGUSR1)
    while not file.exists():
        await asyncio.sleep(0.01)
    found: list[float] = json.loads(file.read_text())
    return found


def bare(where: str) -> list[str]:
    """Return the command of the bare handler that commits one row for each message.

    :param where: a file, or the address of a database
    """
    return [str(HERE / "bare.py"), where]


def broadcaster(where: str) -> list[str]:
    """Return the command of the bare broadcast.

    :param where: a file, or the address of a database
    """
    return [str(HERE / "broadcaster.py"), where]


async def row(socket: ClientConnection, number: int, pause: float = 0.0) -> float:
    """Send one message to the bare handler; return how long its acknowledgement took."""
    text = json.dumps({"type": "answer", "request": f"r{number}", "version": number, "choice": "tavern P5"})
    await asyncio.sleep(pause)
    start = time.perf_counter()
    await socket.send(text)
    await socket.recv()
    return time.perf_counter() - start


def told(name: str, took: Sequence[float]) -> str:
    """Return a summary of times in milliseconds."""
    middle, high = 1000 * statistics.median(took), 1000 * at(took, 0.95)
    return f"  {name:32} median {middle:6.2f} ms, 95 % below {high:6.2f} ms"


def at(took: Sequence[float], part: float) -> float:
    """Return the time that this part of all times does not exceed."""
    return sorted(took)[min(len(took) - 1, int(len(took) * part))]
