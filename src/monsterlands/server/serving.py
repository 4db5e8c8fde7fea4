"""Serving: from a folder with games to a table in the browser."""

from __future__ import annotations

import contextlib
import errno
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn

from ..store import Store
from .app import application
from .socket import LONGEST

WS_MOST = 4 * LONGEST
"""Larger messages end the connection; what is a little too large gets an answer."""


class PortTaken(Exception):
    """Another program has the port."""


class UnknownHost(Exception):
    """This machine has no such address."""


def serve(host: str, port: int, folder: Path, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop.

    :param port: 0 takes any free one
    :param ready: is told the address as soon as the server answers
    :raises StoreError: if the folder cannot be used
    :raises PortTaken: if the port cannot be had
    :raises UnknownHost: if the address cannot be
    """
    listening = listen(host, port)
    # uvicorn stops in good order and then has the signal do what it did before: it must not end the process
    # before Python has tidied up.
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.closing(listening):
        Server(Store.open(folder), listening, ready).run(sockets=[listening])


def _leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit()


def listen(host: str, port: int) -> socket.socket:
    """Take a port.

    :raises PortTaken: if it cannot be had
    :raises UnknownHost: if there is no such address here
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, TypeError) as error:  # the latter if a name cannot be encoded
        listening.close()
        raise _refused(host, port, error) from None
    return listening


def _refused(host: str, port: int, error: OSError | TypeError) -> PortTaken | UnknownHost:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    elsewhere = isinstance(error, OSError) and error.errno == errno.EADDRNOTAVAIL
    if elsewhere or isinstance(error, socket.gaierror | TypeError):
        return UnknownHost(f"{host} is no address of this machine: {reason}; --host names another")
    return PortTaken(f"port {port} at {host} cannot be had: {reason}; --port names another")


class Server(uvicorn.Server):
    """A server around an open store, which says when it answers, and goodbye when it stops."""

    def __init__(self, store: Store, listening: socket.socket, ready: Callable[[str], None]) -> None:
        host, port = listening.getsockname()[:2]
        self._app = application(store, host)
        self._address = f"http://{_shown(host)}:{port}/"
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                self._app,
                log_level="warning",
                access_log=False,
                server_header=False,
                ws_max_size=WS_MOST,
                timeout_graceful_shutdown=2,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Before the connections are closed, which is the first thing that uvicorn does.
        await self._app.state.rooms.close()
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._ready(self._address)


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def open_browser(address: str) -> None:
    """Show a page in the person's browser; if there is none, whoever started the server has the address."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
