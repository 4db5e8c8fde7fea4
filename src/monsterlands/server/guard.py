"""Checks of every request: origin, host, size and rate; and the security headers of every answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import Quotas
from .metrics import Metrics
from .settings import Settings
from .tongues import Told, words_for

LOOPBACK = re.compile(r"(localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(:[0-9]+)?", re.IGNORECASE)
OUTSIDE = "monsterlands.outside"
"""What the scope of a request has that came in at the listener for the local network."""
log = logging.getLogger(__name__)
MOST_BODY = 16_000
"""The maximum number of bytes of a request; a body with very many wrong keys takes long to refuse."""
MOST_OF = {"/api/records": 1_000_000}
"""The same for paths that take more."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

SECURE_HEADERS = HEADERS | {"Cross-Origin-Opener-Policy": "same-origin"}
"""For pages over TLS or on this machine: elsewhere browsers ignore that one, and complain."""


class Guard:
    """Refuses requests before anything else sees them.

    A server of a keeper answers only requests to a loopback name, so that no other site can reach it under a
    name of its own (DNS rebinding); its listener for the local network also those to its own address and to
    the name of the machine; one with a public address only requests to that. Pages of other origins can
    neither send requests nor open connections.
    """

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, quotas: Quotas) -> None:
        self._app = app
        self._metrics = metrics
        self._settings = settings
        self._quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        most = MOST_OF.get(scope["path"], MOST_BODY)
        problem = self._problem(scope, headers, most) or self._too_fast(scope)
        if problem is not None and scope["type"] == "websocket":
            reason = _short(problem.say(words_for(scope)))
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
        elif problem is not None:
            answer = JSONResponse({"detail": problem.say(words_for(scope))}, problem.status_code)
            await answer(scope, receive, self._with_headers(scope, headers, send))
        elif scope["type"] == "websocket":
            with contextlib.suppress(asyncio.CancelledError):  # the server stops
                await self._app(scope, receive, send)
        else:
            await self._answer(scope, _limited(receive, most), self._with_headers(scope, headers, send))

    def _too_fast(self, scope: Scope) -> Told | None:
        """Limit how much an address may ask; not where the only one who can ask is the keeper."""
        if self._settings.has_keeper and not is_outside(scope):
            return None
        address = scope["client"][0] if scope.get("client") else ""
        # A connection is one guess at a secret, so it counts as much as a change.
        secret = Headers(scope=scope).get("authorization", "")
        problem = self._quotas.problem(address, scope.get("method", "CONNECT"), scope["path"], secret)
        return Told(429, problem) if problem else None

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, sent)
        except asyncio.CancelledError:  # the server stops
            if not begun:
                await JSONResponse({"detail": words_for(scope).say("http-stopped")}, 503)(
                    scope, receive, send
                )
        except Exception:
            if begun:
                raise
            log.exception("%s %s failed", scope["method"], scope["path"])
            await JSONResponse({"detail": words_for(scope).say("http-failed")}, 500)(scope, receive, send)

    def _with_headers(self, scope: Scope, asked: Headers, send: Send) -> Send:
        is_secure = scope.get("scheme") == "https" or is_loopback_name(asked.get("host", ""))
        ours = SECURE_HEADERS if is_secure else HEADERS

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answers.labels(message["status"]).inc()
                headers = MutableHeaders(scope=message)
                for name, value in ours.items():
                    headers.setdefault(name, value)
            await send(message)

        return with_headers

    def _problem(self, scope: Scope, headers: Headers, most: int) -> Told | None:
        host = headers.get("host", "")
        if not is_loopback_name(host):
            if is_outside(scope):
                if not _is_own_name(host, scope):
                    return _only_at(_own_address(scope))
            elif self._settings.has_keeper:
                return _only_at("localhost")
            elif self._settings.public_host not in ("", host):
                return _only_at(self._settings.public_host)
        origin = headers.get("origin")
        if origin is None:
            if scope["type"] == "websocket":
                return Told(403, "http-own-page")
        elif not host or origin.partition("://")[2] != host:
            return Told(403, "http-other-sites")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_NUMBER or int(length) > most:
            return _too_large(most)
        return None


LONGEST_NUMBER = 18
LONGEST_REASON = 120
"""The most bytes of the reason for which a connection is closed; WebSocket allows 123."""


def _only_at(address: str) -> Told:
    return Told(403, "http-only-here", address=address)


def _too_large(most: int) -> Told:
    return Told(413, "http-too-large", most=str(most))


def _short(reason: str) -> str:
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")


def _limited(receive: Receive, most: int) -> Receive:
    """Refuse a body without a declared length when it becomes too large."""
    left = most

    async def limited() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise _too_large(most)
        return message

    return limited


def is_loopback_name(host: str) -> bool:
    """Return whether a ``Host`` header names this machine."""
    return LOOPBACK.fullmatch(host) is not None


def is_outside(scope: Scope) -> bool:
    """Return whether a request came in at the listener for the local network, whatever its headers say."""
    return OUTSIDE in scope


def _is_own_name(host: str, scope: Scope) -> bool:
    """Return whether a ``Host`` header names the address that the request came to, or this machine."""
    name, machine = host.partition(":")[0].lower(), socket.gethostname().lower()
    return bool(name) and name in (_own_address(scope), machine, f"{machine}.local")


def _own_address(scope: Scope) -> str:
    server = scope.get("server")
    return str(server[0]) if server else ""
