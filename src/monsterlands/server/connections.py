"""Connections have limits: how many there are, and how long they may do nothing.

uvicorn never closes a connection that sends half a request, or none. Here each has a time for its headers,
its body, and for reading an answer. When there are too many, the one that has waited longest without
a complete request is closed, of the address with the most, so that others can still come in.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .crowd import longest_of_largest, party_of

HEADER_SECONDS = 10.0
"""How long the headers of a request may take, and the first one may wait."""
BODY_SECONDS = 30.0
"""How long the body of a request may take."""
WRITE_SECONDS = 30.0
"""How long a client may leave an answer unread."""
MOST_CONNECTIONS = 8000
MOST_OF_ONE = 400
"""The most connections of one address; more than a school behind one router needs."""
MOST_BACKLOG = 128
"""The most connections that the system may hand over at once."""
OTHER_FILES = 64
"""Open files that the process needs besides connections."""


class ConnectionLimits:
    """Counts the open connections, and makes room for new ones."""

    def __init__(self, most: int = MOST_CONNECTIONS, of_one: int = MOST_OF_ONE) -> None:
        """Make limits.

        :param of_one: the most connections of one address; 0 for no limit
        """
        # Those that are handed over together are open before any of them is counted.
        self.backlog = min(MOST_BACKLOG, most // 8 + 1)
        self._most = max(1, most - self.backlog)
        self._of_one = of_one
        self._open: dict[asyncio.Transport, str] = {}
        """The party of each connection."""
        self._waiting: dict[asyncio.Transport, str] = {}
        """Those without a complete request, the longest waiting first."""
        self._parties: dict[str, int] = {}
        self.refused = 0
        """How many were closed because there were too many."""

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.Transport, address: str, of_one: int | None = None) -> bool:
        """Count a new connection, which waits for a request; return False if it must be closed.

        :param of_one: the most connections of one address where this one came in; None for the usual
        """
        party = party_of(address)
        of_one = self._of_one if of_one is None else of_one
        full = of_one and self._parties.get(party, 0) >= of_one
        if len(self._open) >= self._most and not full:
            full = not self._close_one()
        if full:
            self.refused += 1
            return False
        self._open[transport] = self._waiting[transport] = party
        self._parties[party] = self._parties.get(party, 0) + 1
        return True

    def _close_one(self) -> bool:
        """Close a connection that waits; return whether there was one."""
        if not self._waiting:
            return False
        transport = longest_of_largest(self._waiting)
        transport.abort()
        self.leave(transport)
        self.refused += 1
        return True

    def wait(self, transport: asyncio.Transport) -> None:
        """Note that a connection waits for a request from now on."""
        if transport in self._open:
            self._waiting.setdefault(transport, self._open[transport])

    def serve(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a complete request."""
        self._waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a closed connection. Calling it again does nothing."""
        party = self._open.pop(transport, None)
        self._waiting.pop(transport, None)
        if party is not None:
            self._parties[party] -= 1
            if not self._parties[party]:
                del self._parties[party]


class LimitedConfig(uvicorn.Config):
    """Settings of uvicorn with connections that have limits.

    :param of_one: the most connections of one address; None for what the limits say
    """

    def __init__(self, app: Any, limits: ConnectionLimits, of_one: int | None = None, **others: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedWebSocket, backlog=limits.backlog, **others)
        self.limits = limits
        self.of_one = of_one


class Deadline:
    """Closes a connection unless something happens in time."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._what = ""

    def expect(self, what: str, seconds: float) -> None:
        """Wait for something, unless that is waited for already."""
        if what != self._what:
            self.stop()
            self._what = what
            self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._what = None, ""


class LimitedHttp(H11Protocol):
    """A connection with HTTP requests."""

    _reading: Deadline
    _writing: Deadline

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        config = cast(LimitedConfig, self.config)
        self._limits = config.limits
        self._reading, self._writing = Deadline(transport), Deadline(transport)
        if self._limits.admit(transport, self.client[0] if self.client else "", config.of_one):
            self._reading.expect("headers", HEADER_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        self._writing.stop()
        self._limits.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        self._limits.wait(self.transport)
        super().on_response_complete()  # which waits a few seconds for the next request

    def _watch(self) -> None:
        """Decide what the client has to send next, and how long it may take."""
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:
            self._reading.stop()  # it is a WebSocket now
            self._limits.serve(self.transport)
        elif state is h11.IDLE:
            self._reading.expect("headers", HEADER_SECONDS)
        elif state is h11.SEND_BODY:
            self._reading.expect("body", BODY_SECONDS)
        else:
            self._reading.stop()
            self._limits.serve(self.transport)

    def pause_writing(self) -> None:
        self._writing.expect("reading", WRITE_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing.stop()
        super().resume_writing()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket, which began as `LimitedHttp`; uvicorn pings it, so that it cannot be silent for ever."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._writing = Deadline(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.stop()
        cast(LimitedConfig, self.config).limits.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._writing.expect("reading", WRITE_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing.stop()
        super().resume_writing()


def most_connections() -> int:
    """Return how many connections this process can have, after asking the system for as many as it may."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    # Without a free file, asyncio cannot accept a connection, and logs that again and again.
    return max(1, min(MOST_CONNECTIONS, soft - OTHER_FILES))
