"""Checks of every request: origin, host, size and rate; and the security headers of every answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK = re.compile(r"(localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(:[0-9]+)?", re.IGNORECASE)
log = logging.getLogger(__name__)
MOST_BODY = 1_000_000
"""The maximum number of bytes of a request; a record is far smaller."""
BURST, PER_SECOND = 30, 1
"""How many requests other than GET an address may send at once, and then each second."""
MOST_ADDRESSES = 10_000
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guard:
    """Refuses requests before anything else sees them.

    A server on loopback answers only requests to a loopback name, so that no other site can reach it under a
    name of its own (DNS rebinding). Pages of other origins can neither send requests nor open connections.
    """

    def __init__(self, app: ASGIApp, loopback: bool) -> None:
        self._app = app
        self._loopback = loopback
        self._rates: dict[str, RateLimit] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._problem(scope["type"], headers) or self._too_fast(scope)
        if problem and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": problem})
        elif problem:
            code = {TOO_LARGE: 413, TOO_FAST: 429}.get(problem, 403)
            await JSONResponse({"detail": problem}, code)(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            with contextlib.suppress(asyncio.CancelledError):  # the server stops
                await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, _with_headers(send))

    def _too_fast(self, scope: Scope) -> str:
        """Limit the rate of requests that change something, by address; not on loopback."""
        if self._loopback or scope.get("method") in ("GET", "HEAD"):
            return ""
        if len(self._rates) > MOST_ADDRESSES:
            self._rates.clear()
        address = scope["client"][0] if scope.get("client") else ""
        limit = self._rates.setdefault(address, RateLimit(BURST, PER_SECOND))
        return "" if limit.take() else TOO_FAST

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, _limited(receive), sent)
        except asyncio.CancelledError:  # the server stops
            if not begun:
                await JSONResponse({"detail": STOPPING}, 503)(scope, receive, send)
        except Exception:
            if begun:
                raise
            log.exception("%s %s failed", scope["method"], scope["path"])
            await JSONResponse({"detail": WENT_WRONG}, 500)(scope, receive, send)

    def _problem(self, kind: str, headers: Headers) -> str:
        host = headers.get("host", "")
        if self._loopback and not is_loopback_name(host):
            return "this server only answers requests to localhost"
        origin = headers.get("origin")
        if origin is None:
            if kind == "websocket":
                return "only the page of this server may open a table"
        elif not host or origin.partition("://")[2] != host:
            return "pages of other sites may not use this server"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            return TOO_LARGE
        return ""


TOO_FAST = "too many requests; wait a moment and try again"
STOPPING = "the server stops; the request was not handled"
WENT_WRONG = "the server failed to handle the request; its log says why"
TOO_LARGE = f"the request is larger than {MOST_BODY} bytes"


class TooLarge(HTTPException):
    """A body without a declared length is too large."""

    def __init__(self) -> None:
        super().__init__(413, TOO_LARGE)


def _limited(receive: Receive) -> Receive:
    left = MOST_BODY

    async def limited() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise TooLarge
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


def is_loopback_name(host: str) -> bool:
    """Return whether a ``Host`` header names this machine."""
    return LOOPBACK.fullmatch(host) is not None


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class RateLimit:
    """A token bucket: `most` messages at once, and then `per_second`."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Count a message; return False if it is one too many."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
