"""Running servers, and clients at their tables."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Self, TypeVar
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from monsterlands.server.listeners import listen
from monsterlands.server.log import WireLine
from monsterlands.server.serve import Server
from monsterlands.server.server_messages import (
    Entered,
    FromServer,
    Gone,
    Refused,
    Reply,
    ServerMessage,
    Taken,
    Update,
)
from monsterlands.server.settings import Settings
from monsterlands.server.table.question import WireQuestion
from monsterlands.server.table.table import WireTable
from monsterlands.store import Store
from support.databases import SQLITE, kept_at
from support.updates import Json, whole_table

PATIENCE = 30.0
"""Seconds after which a test gives up on a server: far more than it ever needs."""
RUN = "import sys; from monsterlands.cli.main import main; sys.exit(main(sys.argv[1:]))"
RUN_DATABASE = """
import sys
from monsterlands.server.serve import serve
from monsterlands.server.settings import Settings
try:
    serve(Settings(), int(sys.argv[4]), sys.argv[6], lambda address: print(f"The table is at {address} now"))
except KeyboardInterrupt:
    sys.exit(130)
"""
"""The same on a database, for tests: everybody on loopback is the keeper, as on a folder."""
SAME_DICE = """
from monsterlands.game import SeededDealer
from monsterlands.server import new_games, room
from monsterlands.server.groups import begin
for module in (new_games, room, begin):
    assert module.EntropyDealer
    module.EntropyDealer = lambda: SeededDealer(1)
"""
"""Deals all games alike, so that the same clicks lead to the same game each time."""
DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)

Heard = TypeVar("Heard", bound=FromServer)
Kind = TypeVar("Kind", bound=FromServer)


@dataclass(frozen=True, slots=True)
class Key:
    """A game, and the keys of its seats."""

    game: str
    secret: str


class Served:
    """A server at an address, as a person on the same machine reaches it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)

    @property
    def host(self) -> str:
        """The host with its port, as a browser names it."""
        return urlsplit(self.address).netloc

    @property
    def port(self) -> int:
        """The port."""
        return urlsplit(self.address).port or 80

    def begin(self, **new: Any) -> Key:
        """Begin a game."""
        return self._key(self.http.post("api/games", json=new))

    def take_in(self, record: str) -> Key:
        """Begin a game from a record."""
        return self._key(self.http.post("api/records", json=record))

    def _key(self, answer: httpx.Response) -> Key:
        assert answer.status_code == 201, answer.text
        return Key(**answer.json())

    def enter(self, key: Key, since: int | None = None) -> Guest:
        """Sit down at the table of a game."""
        guest = self.connect(key.game)
        try:
            guest.send(type="enter", secret=key.secret, **({} if since is None else {"since": since}))
            guest.until(Update)
        except BaseException:
            guest.close()  # the server was killed, or refuses
            raise
        return guest

    def connect(self, game: str, **given: Any) -> Guest:
        """Open a connection and say nothing yet."""
        url = f"{self.address.replace('http', 'ws', 1)}api/games/{game}/table"
        return Guest(url, **{"origin": self.address.rstrip("/"), **given})


class Closed(Exception):
    """The connection was closed; `code` and `reason` are those of the last frame."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


def table_of(update: Update) -> WireTable:
    """Return the table of an update that a guest has heard, also if only changes were sent."""
    assert update.table is not None
    return update.table


def text_of(line: WireLine) -> str:
    """Return the text of a line of the log."""
    return "".join(part.text for part in line.parts)


class Line(Generic[Heard]):
    """A connection to a server."""

    def __init__(self, url: str, **given: Any) -> None:
        self._stack = ExitStack()
        settings = {"compression": None, "proxy": None, "max_size": None, "open_timeout": PATIENCE}
        self.socket: ClientConnection = self._stack.enter_context(connect(url, **{**settings, **given}))
        self.raw: list[str] = []
        self.heard: list[Heard] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self._stack.close()

    def hear(self) -> str:
        """Return the text of the next message.

        :raises Closed: if the connection is closed
        """
        try:
            text = self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            frame = closed.rcvd
            raise Closed(frame.code if frame else 1006, frame.reason if frame else "") from None
        assert isinstance(text, str), "a browser expects text"
        self.raw.append(text)
        return text

    def next(self) -> Heard:
        """Return the next message.

        :raises Closed: if the connection is closed
        """
        raise NotImplementedError

    def until(self, kind: type[Kind]) -> Kind:
        """Listen until a message of a kind comes."""
        while True:
            message = self.next()
            if isinstance(message, kind):
                return message

    def goodbye(self) -> tuple[Gone, Closed]:
        """Listen until the server closes the connection; return what it says, and how it closes."""
        said = self.until(Gone)
        try:
            while True:
                self.next()
        except Closed as closed:
            return said, closed

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message).decode())


class Guest(Line[ServerMessage]):
    """A client at a table, which keeps all messages as a browser would."""

    def __init__(self, url: str, **given: Any) -> None:
        super().__init__(url, **given)
        self.shown: Update | None = None
        self._table: Json | None = None
        self.log: list[WireLine] = []

    # --- listening ---

    def next(self) -> ServerMessage:
        text = self.hear()
        message = DECODER.decode(text)
        self.heard.append(message)
        match message:
            case Entered():
                self._table = None
                self.log = [line for line in self.log if line.version <= message.since] + [*message.log]
            case Update():
                self._table = whole_table(msgspec.json.decode(text), self._table)
                message.table = msgspec.convert(self._table, WireTable)
                self.shown = message
                self.log = [line for line in self.log if line.version not in message.dropped]
                self.log += message.lines
            case _:
                pass
        return message

    # --- asking ---

    def ask(self, kind: str, **fields: Any) -> Reply:
        """Send a message with an id and return its answer; try again if the server says it was too fast."""
        request = fields.pop("request", uuid4().hex)
        while True:
            self.send(type=kind, request=request, **fields)
            answer = self._answer_to(request)
            if not isinstance(answer, Refused) or answer.code != "too-fast":
                return answer
            time.sleep(0.1)

    def _answer_to(self, request: str) -> Reply:
        while True:
            message = self.next()
            if isinstance(message, Reply) and message.request == request:
                return message

    def refused(self, kind: str, **fields: Any) -> Refused:
        """Send a message that must be refused."""
        answer = self.ask(kind, **fields)
        assert isinstance(answer, Refused), answer
        return answer

    def answer(self, choice: str, **fields: Any) -> Reply:
        """Answer the question that is shown; if the answer is accepted, wait for the new table."""
        answer = self.ask("answer", **{"version": self.version, "choice": choice, **fields})
        if isinstance(answer, Taken):
            self.up_to(answer.version)
        return answer

    def undo(self, **fields: Any) -> Reply:
        """Undo the last step; if that is accepted, wait for the new table."""
        answer = self.ask("undo", **{"version": self.version, **fields})
        if isinstance(answer, Taken):
            self.up_to(answer.version)
        return answer

    def up_to(self, version: int) -> None:
        """Listen until the table of a version is shown."""
        while self.version < version:
            self.until(Update)

    # --- looking ---

    @property
    def update(self) -> Update:
        """The last update."""
        assert self.shown is not None
        return self.shown

    @property
    def table(self) -> WireTable:
        """The table as it is shown."""
        return table_of(self.update)

    @property
    def version(self) -> int:
        """The version that is shown."""
        return self.update.version

    @property
    def question(self) -> WireQuestion:
        """The question that is shown."""
        return self.table.question

    def spelled(self, start: str = "") -> list[str]:
        """Spell the choices that begin with something."""
        return [choice.spelling for choice in self.question.choices if choice.spelling.startswith(start)]

    def sit(self, seat: int) -> None:
        """Sit down, and wait for the table; try again if the server says it was too fast."""
        while True:
            self.send(type="sit", seat=seat)
            while not isinstance(message := self.next(), Update | Refused):
                pass
            if isinstance(message, Update):
                return
            assert message.code == "too-fast", message
            time.sleep(0.1)

    def settle(self) -> bool:
        """Confirm handovers, and listen until this guest is asked; return False if the game is over."""
        while True:
            if self.update.handover is not None:
                self.sit(self.update.handover)
            elif self.question.asked:
                return True
            elif self.table.ending is not None:
                return False
            else:
                self.until(Update)

    def play(self, pick: Callable[[int], int], most: int | None = None) -> int:
        """Answer at random until the game is over, or `most` times; return the number of answers."""
        answers = 0
        while answers != most and self.settle():
            choices = self.question.choices
            assert isinstance(self.answer(choices[pick(len(choices))].spelling), Taken)
            answers += 1
        return answers


# --- servers --------------------------------------------------------------------------------------


class Program(Served):
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], folder: Path, errors: Path) -> None:
        self.process = process
        self.folder = folder
        self._errors = errors
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, errors.read_text()
        super().__init__(line.split(" at ")[1].split(" ")[0])

    @property
    def errors(self) -> str:
        """What the server wrote to its error output."""
        return self._errors.read_text()

    def stop(self) -> int:
        """Stop it as Ctrl-C does; return its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@contextmanager
def program(folder: Path, port: int = 0, before: str = "") -> Generator[Program, None, None]:
    """Run ``monsterlands serve`` on a folder, at a port, or at any free one; `before` is run first.

    Assert at the end that nothing went wrong in it.
    """
    place = kept_at(folder)
    run = before + (RUN if place.kind == SQLITE else RUN_DATABASE)
    errors = folder.with_suffix(".errors")
    with errors.open("w") as complaints:
        process = subprocess.Popen(
            [
                sys.executable,
                "-u",
                "-c",
                run,
                "serve",
                "--no-browser",
                "--port",
                str(port),
                "--data",
                place.where,
            ],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
    with process:
        try:
            server = Program(process, folder, errors)
            with server.http:
                yield server
            assert "Traceback" not in server.errors, server.errors
        finally:
            process.kill()


class Inside(Served):
    """A server in this process, whose parts a test can reach."""

    def __init__(self, address: str, store: Store, server: Server) -> None:
        super().__init__(address)
        self.store = store
        self.server = server


def rooms_of(server: Inside) -> Any:
    """Return the rooms of a server."""
    return server.server.config.app.state.rooms  # type: ignore[union-attr]


@contextmanager
def inside(folder: Path, host: str = "127.0.0.1", **settings: Any) -> Generator[Inside, None, None]:
    """Run a server in a thread of this process."""
    addresses: list[str] = []
    answers = threading.Event()

    def ready(address: str) -> None:
        addresses.append(address)
        answers.set()

    with listen(host, 0) as listening:
        # Small system buffers, so that the server soon notices a client that does not read.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)
        store = kept_at(folder).open()
        server = Server(store, listening, ready, Settings(host, **settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            assert answers.wait(PATIENCE)
            served = Inside(addresses[0], store, server)
            with served.http:
                yield served
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()
