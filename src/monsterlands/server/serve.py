"""Run the server for a folder of games."""

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
"""A larger message ends the connection; one that is only a little too large gets an answer."""


class PortTaken(Exception):
    """The port cannot be used, mostly because another program uses it."""


class UnknownHost(Exception):
    """This machine has no such address."""


def serve(host: str, port: int, folder: Path, ready: Callable[[str], None]) -> None:
    """Serve until the process gets a signal to stop.

    :param port: 0 takes any free port
    :param ready: is called with the address as soon as the server answers
    :raises StoreError: if the folder cannot be used
    :raises PortTaken: if the port cannot be used
    :raises UnknownHost: if this machine has no such address
    """
    listening = listen(host, port)
    # uvicorn shuts down and then raises the signal again. The default handler would end the process before
    # Python has cleaned up.
    signal.signal(signal.SIGTERM, _exit)
    with contextlib.closing(listening):
        Server(Store.open(folder), listening, ready).run(sockets=[listening])


def _exit(_number: int, _frame: FrameType | None) -> None:
    sys.exit()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to a port.

    :raises PortTaken: if the port cannot be used
    :raises UnknownHost: if this machine has no such address
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
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


class Server(uvicorn.Server):
    """A server around an open store, which reports when it is ready and closes its rooms when it stops."""

    def __init__(self, store: Store, listening: socket.socket, ready: Callable[[str], None]) -> None:
        host, port = listening.getsockname()[:2]
        self._app = application(store, host)
        self._address = f"http://{_host_in_url(host)}:{port}/"
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
        # Before uvicorn closes the connections, which it does first.
        await self._app.state.rooms.close()
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._ready(self._address)


def _host_in_url(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def open_browser(address: str) -> None:
    """Open a page in the browser of the user, if there is one."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
