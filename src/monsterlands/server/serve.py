"""Run the server for stored games."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from ..store import Store
from .app import application
from .connections import MOST_OF_ONE, ConnectionLimits, LimitedConfig, most_connections
from .listeners import FromOutside, LocalNetwork, address_of, listen
from .logs import set_up_logs
from .messaging import LONGEST
from .settings import Settings, is_loopback
from .supervisor import Supervisor
from .warm import ask, warm_up

WS_MOST = 4 * LONGEST
"""A larger message ends the connection; one that is only a little too large gets an answer."""


def serve(
    settings: Settings,
    port: int,
    place: Path | str,
    ready: Callable[[str], None],
    json_log: bool = False,
    workers: int = 1,
) -> None:
    """Serve until the process gets a signal to stop.

    :param port: 0 takes any free port
    :param place: the folder of the games, or the address of their database
    :param ready: is called with the address as soon as the server answers
    :param json_log: whether the log is lines of JSON
    :param workers: how many processes serve; only a database can be used by several
    :raises StoreError: if the games cannot be used
    :raises PortTaken: if the port cannot be used
    :raises UnknownHost: if this machine has no such address
    """
    listening = listen(settings.host, port)
    with contextlib.closing(listening):
        work = partial(serve_at, settings, place, json_log)
        if workers > 1:
            Store.at(place).close()  # say at once if it cannot be used, and migrate it
            Supervisor(workers, work, ready).run(listening)
        else:
            work(listening, ready)


def serve_at(
    settings: Settings,
    place: Path | str,
    json_log: bool,
    listening: socket.socket,
    ready: Callable[[str], None],
) -> None:
    """Serve at an open socket until the process gets a signal to stop."""
    set_up_logs(json_log)
    # uvicorn shuts down and then raises the signal again. The default handler would end the process before
    # Python has cleaned up.
    signal.signal(signal.SIGTERM, _exit)
    warm_up()
    Server(Store.at(place), listening, ready, settings).run(sockets=[listening])


def _exit(_number: int, _frame: FrameType | None) -> None:
    sys.exit()


class Server(uvicorn.Server):
    """A server around an open store, which reports when it is ready and closes its rooms when it stops."""

    def __init__(
        self,
        store: Store,
        listening: socket.socket,
        ready: Callable[[str], None],
        settings: Settings | None = None,
    ) -> None:
        host, port = listening.getsockname()[:2]
        settings = settings or Settings(host)
        self._app = application(store, settings)
        self._address = address_of(host, port)
        self._ready = ready
        near = bool(settings.proxies) or is_loopback(host)
        # Everybody behind a proxy, and everybody on loopback, has one address.
        limits = ConnectionLimits(most_connections(), 0 if near else MOST_OF_ONE)
        usual: dict[str, Any] = {
            "log_config": None,
            "access_log": False,
            "server_header": False,
            "ws_max_size": WS_MOST,
            "timeout_graceful_shutdown": 2,
        }
        super().__init__(
            LimitedConfig(
                self._app,
                limits,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                **usual,
            )
        )

        def for_network() -> LimitedConfig:
            return LimitedConfig(FromOutside(self._app), limits, MOST_OF_ONE, proxy_headers=False, **usual)

        self._app.state.address = self._address
        self._app.state.network = LocalNetwork(self, port, for_network)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Before uvicorn closes the connections, which it does first.
        await self._app.state.rooms.close()
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            await ask(self._app, "/healthz")  # the slow one, so that nobody waits for it
            self._ready(self._address)


def open_browser(address: str) -> None:
    """Open a page in the browser of the user, if there is one."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
