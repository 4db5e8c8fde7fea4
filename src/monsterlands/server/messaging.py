"""What all connections share, to tables and to groups: the first message, the limits, sending and closing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator
from typing import Any, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..store import StoreError
from ..words import Words
from .guest import Client, Refusal
from .handshakes import HandshakeQueue
from .limits import RateLimit
from .metrics import Metrics
from .server_messages import Gone, Refused
from .tongues import words_for

log = logging.getLogger(__name__)
LONGEST = 4096
"""The most bytes of a message of a client."""
PATIENCE = 10.0
"""Seconds that a client has to send its first message."""
MOST_GUESTS = 24
"""The most connections of one person to one game, or to one group; also of all together who look on."""
BURST, PER_SECOND = 60, 20
"""How many messages a client may send at once, and then each second."""
MOST_VIOLATIONS = 100
"""Disconnect after this many rate-limit violations; with `BURST` it must be less than `MOST_WAITING`."""
POLICY, TRY_LATER, UNKNOWN = 1008, 1013, 4404
CLOSING = {
    "stopping": 1012,
    "deleted": UNKNOWN,
    "unknown-game": UNKNOWN,
    "unknown": UNKNOWN,
    "not-member": UNKNOWN,
}
"""The close code of a connection by its reason; after 1012 a client reconnects."""
CLOSE_TIMEOUT = 1.0
"""Seconds to close the connection of a client that does not read."""

ENCODER = msgspec.json.Encoder()
Message = TypeVar("Message")


# --- coming in ---


async def first_message(
    socket: WebSocket, handshakes: HandshakeQueue, decoder: msgspec.json.Decoder[Message]
) -> Message:
    """Wait for the first message of a client.

    :raises Refusal: if it does not come in time, or cannot be understood
    """
    words = words_for(socket.scope)
    try:
        async with asyncio.timeout(PATIENCE) as timeout:
            with handshakes.waiting(address_of(socket), timeout):
                body = await _text(socket)
    except TimeoutError:
        raise Refusal("too-late", words.say("server-enter-first")) from None
    return _decode(words, decoder, body)


def address_of(socket: WebSocket) -> str:
    """Return the address that a connection comes from."""
    return socket.client.host if socket.client else ""


@contextlib.contextmanager
def told_if_failed(what: str, words: Words, unread: str) -> Generator[None]:
    """Say in a sentence why a client cannot come in.

    :param unread: the message that says that it cannot be read
    :raises Refusal: then
    """
    try:
        yield
    except (Refusal, WebSocketDisconnect):
        raise
    except StoreError as error:
        log.error("%s: %s", what, error)
        raise Refusal("not-stored", words.say(unread, reason=error.public_message)) from None
    except Exception:
        log.exception("%s cannot be shown", what)
        raise Refusal("went-wrong", words.say("server-went-wrong")) from None


@contextlib.asynccontextmanager
async def closed_if_refused(socket: WebSocket, metrics: Metrics) -> AsyncGenerator[None]:
    """Serve a connection; if the client is refused, tell it why, and close the connection."""
    try:
        yield
    except Refusal as refusal:
        metrics.refusals.labels(refusal.code).inc()
        try:
            await socket.send_text(ENCODER.encode(Gone(refusal.code, str(refusal))).decode())
            await socket.close(CLOSING.get(refusal.code, POLICY), refusal.code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # closed already
    except WebSocketDisconnect:
        pass


# --- talking ---

Serve = Callable[[bytes, bool], Awaitable[None]]
"""Handles the body of a message, and whether it came in time or too fast."""


async def converse(socket: WebSocket, client: Client[Any], metrics: Metrics, serve: Serve) -> None:
    """Send what the client is told, and serve what it sends, until the connection ends."""
    await _first_of(_send(socket, client, metrics), _receive(socket, client, serve), client.lost.wait())


async def close_if_lost(socket: WebSocket, client: Client[Any]) -> None:
    """Close the connection of a client that does not read."""
    if client.lost.is_set():
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            await asyncio.wait_for(socket.close(TRY_LATER, "too slow"), CLOSE_TIMEOUT)


def understood(
    client: Client[Any], decoder: msgspec.json.Decoder[Message], body: bytes, allowed: bool
) -> Message | None:
    """Return a message; tell the client if it cannot be understood, or came too fast."""
    try:
        message = _decode(client.words, decoder, body)
    except Refusal as refusal:
        client.tell(Refused("", refusal.code, str(refusal)))
        return None
    if not allowed:
        client.tell(Refused(request_of(message), "too-fast", client.words.say("server-too-fast")))
        return None
    return message


def request_of(message: object) -> str:
    """Return the request id of a message, or empty if it has none."""
    return getattr(message, "request", "")


@contextlib.contextmanager
def told_if_refused(client: Client[Any], message: object, what: str) -> Generator[None]:
    """Handle a message; on any error tell the client, and keep the connection."""
    request = request_of(message)
    try:
        yield
    except Refusal as refusal:
        client.tell(Refused(request, refusal.code, str(refusal)))
    except StoreError as error:
        log.error("%s: %s", what, error)
        reason = client.words.say("server-not-stored", reason=error.public_message)
        client.tell(Refused(request, "not-stored", reason))
    except Exception:
        log.exception("%s: %s failed", what, type(message).__name__)
        client.tell(Refused(request, "went-wrong", client.words.say("server-went-wrong")))


def _decode(words: Words, decoder: msgspec.json.Decoder[Message], body: bytes) -> Message:
    if len(body) > LONGEST:
        raise Refusal("too-large", words.say("server-too-large", most=LONGEST))
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refusal("malformed", words.say("server-malformed", reason=str(error))) from None


async def _first_of(*works: Coroutine[Any, Any, object]) -> None:
    """Run coroutines side by side until the first of them is done; cancel the others."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _text(socket: WebSocket) -> bytes:
    try:
        message = await socket.receive()
    except RuntimeError:  # closed before
        raise WebSocketDisconnect from None
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    body: bytes = text.encode() if text is not None else message.get("bytes") or b""
    return body


async def _send(socket: WebSocket, client: Client[Any], metrics: Metrics) -> None:
    while True:
        message = await client.queue.get()
        if isinstance(message, Refused):
            metrics.refusals.labels(message.code).inc()
        text = ENCODER.encode(message).decode()
        try:
            await socket.send_text(text)
            if isinstance(message, Gone):
                await socket.close(CLOSING.get(message.code, POLICY), message.code)
                return
        except (WebSocketDisconnect, RuntimeError):
            return  # closed already


async def _receive(socket: WebSocket, client: Client[Any], serve: Serve) -> None:
    limit, violations = RateLimit(BURST, PER_SECOND), 0
    while violations <= MOST_VIOLATIONS:
        try:
            body = await _text(socket)
        except WebSocketDisconnect:
            return
        allowed = limit.take()
        violations += not allowed
        await serve(body, allowed)
    client.tell(Gone("flooding", client.words.say("server-flooding")))
    await asyncio.sleep(PATIENCE)
