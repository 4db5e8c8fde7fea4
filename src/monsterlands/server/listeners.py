"""Where the server listens: its own socket, and a second one for the local network."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn import Server

from .connections import LimitedConfig, LimitedHttp, LimitedWebSocket
from .guard import OUTSIDE
from .settings import is_loopback

log = logging.getLogger(__name__)
EVERY = ("0.0.0.0", "::")
"""The addresses that stand for all addresses of this machine."""
NEXT_PORTS = 10
"""How many ports after the server's own are tried for the local network; firewalls know them by number."""
LAST_PORT = 65535
CLOSE_SECONDS = 1.0
"""How long a connection may take to end when the listener closes."""


class PortTaken(Exception):
    """The port cannot be used, mostly because another program uses it."""


class UnknownHost(Exception):
    """This machine has no such address."""


class NoNetwork(Exception):
    """This machine is in no network."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to a port.

    :raises PortTaken: if the port cannot be used
    :raises UnknownHost: if this machine has no such address
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol, because asyncio sends small answers at once only then.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, TypeError) as error:  # TypeError if the name cannot be encoded
        listening.close()
        raise _refused(host, port, error) from None
    return listening


def _refused(host: str, port: int, error: OSError | TypeError) -> PortTaken | UnknownHost:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    elsewhere = isinstance(error, OSError) and error.errno == errno.EADDRNOTAVAIL
    if elsewhere or isinstance(error, socket.gaierror | TypeError):
        return UnknownHost(f"{host} is not an address of this machine: {reason}; choose another with --host")
    return PortTaken(f"cannot use port {port} at {host}: {reason}; choose another with --port")


def address_of(host: str, port: int) -> str:
    """Return where this machine finds a server that listens at a host."""
    if host in EVERY:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def address_for_others(address: str, host: str) -> str:
    """Return where other machines find a server that prints this address; empty if they do not.

    :param host: the address that it listens at
    """
    if is_loopback(host):
        return ""
    if host not in EVERY:
        return address
    mine = own_address()
    return address.replace("localhost", mine) if mine else ""


def own_address() -> str:
    """Return the address of this machine in its network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address for examples: nothing is sent
            return str(asked.getsockname()[0])
        except OSError:
            return ""


class FromOutside:
    """The application as the local network sees it: no request from there has the rights of the keeper."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Mark a request; it cannot do that, or undo it, by anything that it sends."""
        scope[OUTSIDE] = True
        await self._app(scope, receive, send)


class LocalNetwork:
    """A second listener at all addresses of the machine, which the keeper opens and closes.

    It serves the same application as `FromOutside`, and its connections have settings of their own: so a
    request is told apart by the socket that it came in at.
    """

    def __init__(self, server: Server, port: int, config: Callable[[], LimitedConfig]) -> None:
        """Prepare it.

        :param port: the port of the server, whose neighbours are tried first
        :param config: makes the settings of its connections
        """
        self._server = server
        self._port = port
        self._make_config = config
        self._config: LimitedConfig | None = None
        self._listening: asyncio.Server | None = None
        self._lock = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        """Whether it listens."""
        return self._listening is not None

    @property
    def address(self) -> str:
        """Where others find the server; empty while nobody can come in."""
        if self._listening is None:
            return ""
        host, port = self._listening.sockets[0].getsockname()[:2]
        return address_for_others(address_of(host, port), host)

    async def open(self) -> str:
        """Listen, if it does not yet; return where others find the server.

        :raises NoNetwork: if this machine is in no network
        :raises PortTaken: if no port can be used
        """
        async with self._lock:
            if not own_address():
                raise NoNetwork
            if self._listening is None:
                self._config = self._make_config()
                self._config.load()
                self._listening = await asyncio.get_running_loop().create_server(
                    self._new_connection, sock=self._bind(), backlog=self._config.backlog
                )
                self._server.servers.append(self._listening)  # which it closes when it stops
            return self.address

    def _bind(self) -> socket.socket:
        """Bind the port of the server, if the system allows it twice, or one after it, or any."""
        last = min(self._port + NEXT_PORTS, LAST_PORT)
        for port in range(self._port, last + 1):
            with contextlib.suppress(PortTaken):
                return listen(EVERY[0], port)
        return listen(EVERY[0], 0)

    def _new_connection(self) -> asyncio.Protocol:
        assert self._config is not None
        return LimitedHttp(self._config, self._server.server_state, self._server.lifespan.state)

    async def close(self) -> None:
        """Stop listening, and end the connections that came in here. Calling it again does nothing."""
        async with self._lock:
            if self._listening is None:
                return
            self._listening.close()
            self._server.servers.remove(self._listening)
            self._listening = None
            for connection in self._connections():
                connection.shutdown()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    while self._connections():
                        await asyncio.sleep(0.01)
            for connection in self._connections():
                connection.transport.abort()

    def _connections(self) -> list[LimitedHttp | LimitedWebSocket]:
        return [
            connection
            for connection in self._server.server_state.connections
            if isinstance(connection, LimitedHttp | LimitedWebSocket) and connection.config is self._config
        ]
