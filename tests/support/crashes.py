"""Servers that are killed again and again, and players who go on as if nothing had happened."""

from __future__ import annotations

import os
import queue
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from monsterlands.server.log import WireLine
from monsterlands.server.server_messages import Entered, Gone, Taken, Update
from support.servers import Closed, Guest, Key, Served

FORK_SERVER = """
import os, sys
from pathlib import Path
from monsterlands.server.serve import serve
from monsterlands.server.settings import Settings
from monsterlands.server.warm import warm_up
place = sys.argv[1] if sys.argv[1].startswith("postgresql:") else Path(sys.argv[1])
warm_up()
for line in sys.stdin:
    if line != "start\\n":
        os.waitpid(int(line), 0)
        print("dead", flush=True)
    elif not os.fork():
        serve(Settings(), 0, place, lambda address: print(os.getpid(), address, flush=True))
        os._exit(0)
"""
"""Loads everything once; each server is a fork of this process, so that it starts fast."""


class ForkServer:
    """Starts servers on the same games, one after the other, or several at once if they are in a database."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._running: dict[int, Served] = {}

    @property
    def running(self) -> list[Served]:
        """The servers that run."""
        return list(self._running.values())

    def start(self) -> Served:
        """Start a server."""
        pid, address = self._asked("start").split()
        self._running[int(pid)] = server = Served(address)
        return server

    def pid(self, server: Served) -> int:
        """Return the process of a server that runs."""
        return next(pid for pid, running in self._running.items() if running is server)

    def kill(self, server: Served) -> None:
        """Kill a server, and wait until it is dead."""
        pid = self.pid(server)
        del self._running[pid]
        os.kill(pid, signal.SIGKILL)
        assert self._asked(str(pid)) == "dead\n"
        server.http.close()

    def _asked(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the fork server has died"
        return answer

    def close(self) -> None:
        """End everything."""
        for pid, server in self._running.items():
            os.kill(pid, signal.SIGKILL)
            server.http.close()
        self._process.kill()


@contextmanager
def fork_server(place: Path | str) -> Generator[ForkServer, None, None]:
    """Prepare to start servers on a folder, or on the address of a database."""
    with subprocess.Popen(
        [sys.executable, "-c", FORK_SERVER, str(place)],
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
    """Plays at one seat at random, even if connections break; remembers what was acknowledged."""

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

    def play(self, servers: ForkServer, stopped: threading.Event) -> None:
        """Play at any server that runs until the game is over, or everything is stopped."""
        while not (self.over or self.problem or stopped.is_set()):
            running = servers.running
            if running:
                self._visit(self.pick.choice(running))
            else:
                time.sleep(0.01)

    def _visit(self, server: Served) -> None:
        """Play until the game is over or the server is gone."""
        try:
            with self._entered(server) as guest:
                while not self.over:
                    self._step(guest)
        except (Closed, EOFError, WebSocketException):
            pass  # it was killed
        except OSError as error:
            if isinstance(error, TimeoutError):  # it lives, and says nothing
                self._complain(error)
        except AssertionError as error:
            self._complain(error)

    def _complain(self, error: Exception) -> None:
        self.problem = self.problem or f"{self.key.game}: {type(error).__name__}: {error}"
        self.events.put("problem")

    def finish(self, server: Served) -> None:
        """Send again what was not acknowledged, and check that the log has every line once."""
        with self._entered(server) as guest, server.enter(self.key) as fresh:
            if guest.table.seat != fresh.table.seat:
                assert guest.table.seat is not None
                fresh.sit(guest.table.seat)
            assert guest.log == [line for line in fresh.log if line.version <= guest.version]

    @contextmanager
    def _entered(self, server: Served) -> Generator[Guest, None, None]:
        """Enter where this player has left, and send again what was not acknowledged."""
        with server.connect(self.key.game) as guest:
            since = {"since": self.seen} if self.seen else {}
            guest.send(type="enter", secret=self.key.secret, **since)
            while guest.shown is None:
                message = guest.next()
                assert not isinstance(message, Gone), message
            self._check_nothing_is_lost(guest)
            if self.sent is not None:
                self.resent += 1
                if guest.update.handover is not None:
                    guest.sit(guest.update.handover)
                self._send(guest, self.sent)
            yield guest

    def _check_nothing_is_lost(self, guest: Guest) -> None:
        last = max(self.taken.values(), default=1)
        assert guest.version >= last, f"version {guest.version}, but {last} was acknowledged"
        entered = guest.heard[0]
        assert isinstance(entered, Entered)
        guest.log = [line for line in self.log if line.version <= entered.since] + [*entered.log]

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
            guest.sit(guest.update.handover)
        elif guest.question.asked:
            choice = self.pick.choice(guest.question.choices).spelling
            self._send(guest, Sent(f"{self.pick.getrandbits(64):x}", guest.version, choice))
        elif guest.table.ending is not None:
            self.over = True
            self.events.put("over")
        else:
            guest.until(Update)
            self.events.put("shown")
