"""Servers that are killed again and again, and players who go on as if nothing had happened."""

from __future__ import annotations

import os
import queue
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from monsterlands.server.log import WireLine
from monsterlands.server.server_messages import Entered, Taken, Update
from support.servers import PATIENCE, Closed, Guest, Key, Served

FORK_SERVER = """
import os, sys
from pathlib import Path
from monsterlands.server.serve import serve
folder = Path(sys.argv[1])
for line in sys.stdin:
    child = os.fork()
    if not child:
        serve("127.0.0.1", 0, folder, lambda address: print(os.getpid(), address, flush=True))
        os._exit(0)
    os.waitpid(child, 0)
    print("dead", flush=True)
"""
"""Imports everything once; each server is a fork of this process, so that it starts fast."""


class ForkServer:
    """Starts servers on one folder, one after the other."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._pid = 0
        self._server: Served | None = None

    def start(self) -> Served:
        """Start a server."""
        assert self._process.stdin is not None
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        pid, address = self._line().split()
        self._pid = int(pid)
        self._server = Served(address)
        return self._server

    def kill(self) -> None:
        """Kill the server, and wait until it is dead."""
        os.kill(self._pid, signal.SIGKILL)
        assert self._line() == "dead\n"
        self._pid = 0
        if self._server is not None:
            self._server.http.close()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the fork server has died"
        return line

    def close(self) -> None:
        """End everything."""
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
        self._process.kill()


@contextmanager
def fork_server(folder: Path) -> Generator[ForkServer, None, None]:
    """Prepare to start servers."""
    with subprocess.Popen(
        [sys.executable, "-c", FORK_SERVER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        opened = ForkServer(process)
        try:
            yield opened
        finally:
            opened.close()


@dataclass(slots=True)
class Sent:
    """An answer that was sent, and not acknowledged yet."""

    request: str
    version: int
    choice: str


@dataclass(slots=True)
class Player:
    """Plays a game at random even if the connection breaks; remembers what was acknowledged."""

    key: Key
    pick: random.Random
    events: queue.SimpleQueue[str]
    taken: dict[str, int] = field(default_factory=dict)
    log: list[WireLine] = field(default_factory=list)
    seen: int = 0
    sent: Sent | None = None
    over: bool = False
    problem: str = ""
    resent: int = 0

    def play(self, server: Served) -> None:
        """Play until the game is over or the server is gone."""
        try:
            with server.enter(self.key, since=self.seen or None) as guest:
                self._check_nothing_is_lost(guest)
                self._resend(guest)
                while not self.over:
                    self._step(guest)
        except (Closed, OSError, EOFError, WebSocketException):
            pass  # it was killed
        except AssertionError as error:
            self.problem = self.problem or f"{type(error).__name__}: {error}"
            self.events.put("problem")

    def _check_nothing_is_lost(self, guest: Guest) -> None:
        last = max(self.taken.values(), default=1)
        assert guest.version >= last, f"version {guest.version}, but {last} was acknowledged"
        entered = guest.heard[0]
        assert isinstance(entered, Entered)
        guest.log = [line for line in self.log if line.version <= entered.since] + [*entered.log]

    def _resend(self, guest: Guest) -> None:
        if self.sent is not None:
            self.resent += 1
            if guest.update.handover is not None:
                guest.send(type="sit", seat=guest.update.handover)
            self._send(guest, self.sent)

    def _send(self, guest: Guest, sent: Sent) -> None:
        self.sent = sent
        answer = guest.ask("answer", request=sent.request, version=sent.version, choice=sent.choice)
        assert isinstance(answer, Taken), answer
        assert answer.version == sent.version + 1
        self.taken[sent.request] = answer.version
        self.sent = None
        self.events.put("taken")
        guest.up_to(answer.version)

    def _step(self, guest: Guest) -> None:
        self.seen, self.log = guest.version, guest.log
        if guest.update.handover is not None:
            guest.send(type="sit", seat=guest.update.handover)
        elif guest.question.asked:
            version = guest.version
            choice = self.pick.choice(guest.question.choices).spelling
            self._send(guest, Sent(f"{self.key.game[:8]}-{self.pick.getrandbits(64)}", version, choice))
            return
        elif guest.table.ending is not None:
            self.over = True
            self.events.put("over")
            return
        guest.until(Update)
        self.events.put("shown")


def begin(players: list[Player], server: Served) -> list[threading.Thread]:
    """Let all players who are not done play."""
    threads = [threading.Thread(target=each.play, args=(server,)) for each in players if not each.over]
    for thread in threads:
        thread.start()
    return threads


def wait(threads: list[threading.Thread], patience: float = PATIENCE) -> None:
    """Wait until all have stopped playing."""
    for thread in threads:
        thread.join(patience)
        assert not thread.is_alive()
