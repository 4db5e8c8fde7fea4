"""The connection of one client to one game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..bots.hints import NoHint
from ..game import UnreadableRecord
from ..store import StoreError, UnknownGame
from ..words import ENGLISH, LANGUAGES, Words
from . import client_messages
from .bot_pool import BotFailed
from .guard import RateLimit
from .guest import Guest
from .queries import advise, explain_thing, explain_why, look_back
from .room import GameRoom, Refusal
from .rooms import Rooms
from .server_messages import Estimated, Gone, Pong, Refused
from .table.odds import show_odds

log = logging.getLogger(__name__)
LONGEST = 4096
"""The most bytes of a message of a client."""
PATIENCE = 10.0
"""Seconds that a client has to send its first message."""
MOST_GUESTS = 24
"""The most connections to one game."""
BURST, PER_SECOND = 60, 20
"""How many messages a client may send at once, and then each second."""
MOST_VIOLATIONS = 100
"""Disconnect after this many rate-limit violations; with `BURST` it must be less than `MOST_WAITING`."""
POLICY, TRY_LATER, UNKNOWN = 1008, 1013, 4404
CLOSING = {"stopping": 1012, "deleted": UNKNOWN, "unknown-game": UNKNOWN}
"""The close code of a connection by its reason; after 1012 a client reconnects."""
CLOSE_TIMEOUT = 1.0
"""Seconds to close the connection of a client that does not read."""

DECODER: msgspec.json.Decoder[client_messages.ClientMessage] = msgspec.json.Decoder(
    client_messages.ClientMessage
)
ENCODER = msgspec.json.Encoder()


async def serve_client(socket: WebSocket, game: str, rooms: Rooms) -> None:
    """Serve a connection from its first message to its last."""
    await socket.accept()
    try:
        guest, room, since = await _enter(socket, game, rooms)
    except Refusal as refusal:
        await _refuse(socket, refusal)
        return
    except WebSocketDisconnect:
        return
    try:
        try:
            room.enter(guest, since)
        except Exception:
            log.exception("game %s: the table cannot be shown", game)
            await _refuse(socket, Refusal("went-wrong", guest.words.say("server-went-wrong")))
            return
        await _first_of(_send(socket, guest), _receive(socket, guest, room), guest.lost.wait())
    finally:
        room.leave(guest)
        if guest.advising is not None:
            guest.advising.cancel()
    if guest.lost.is_set():
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            await asyncio.wait_for(socket.close(TRY_LATER, "too slow"), CLOSE_TIMEOUT)


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


async def _enter(socket: WebSocket, game: str, rooms: Rooms) -> tuple[Guest, GameRoom, int | None]:
    words = Words.of(ENGLISH)
    try:
        async with asyncio.timeout(PATIENCE) as timeout:
            with rooms.handshakes.waiting(socket.client.host if socket.client else "", timeout):
                body = await _text(socket)
    except TimeoutError:
        raise Refusal("too-late", words.say("server-enter-first")) from None
    first = _decode(words, body)
    if not isinstance(first, client_messages.Enter):
        raise Refusal("enter-first", words.say("server-enter-first"))
    if first.language in LANGUAGES:
        words = Words.of(first.language)
    try:
        seats = await rooms.store.read(lambda store: store.seats_of(game, first.secret))
        if seats is None:
            # A wrong secret and an unknown game must look alike.
            raise Refusal("unknown-game", words.say("server-unknown-game"))
        room = await rooms.room(game, words, seats[0] if len(seats) == 1 else None)
    except UnknownGame:
        raise Refusal("unknown-game", words.say("server-unknown-game")) from None
    except StoreError as error:
        log.error("game %s: %s", game, error)
        raise Refusal("not-stored", words.say("server-not-read", reason=error.public_message)) from None
    except UnreadableRecord as error:
        raise Refusal("unreadable", words.say("server-unreadable", reason=str(error))) from None
    if room.guests >= MOST_GUESTS:
        raise Refusal("crowded", words.say("server-crowded"))
    return Guest(words, seats), room, first.since


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


def _decode(words: Words, body: bytes) -> client_messages.ClientMessage:
    if len(body) > LONGEST:
        raise Refusal("too-large", words.say("server-too-large", most=LONGEST))
    try:
        return DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refusal("malformed", words.say("server-malformed", reason=str(error))) from None


async def _refuse(socket: WebSocket, refusal: Refusal) -> None:
    code = CLOSING.get(refusal.code, POLICY)
    try:
        await socket.send_text(ENCODER.encode(Gone(refusal.code, str(refusal))).decode())
        await socket.close(code, refusal.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # closed already


async def _send(socket: WebSocket, guest: Guest) -> None:
    while True:
        message = await guest.queue.get()
        text = ENCODER.encode(message).decode()
        try:
            await socket.send_text(text)
            if isinstance(message, Gone):
                await socket.close(CLOSING.get(message.code, POLICY), message.code)
                return
        except (WebSocketDisconnect, RuntimeError):
            return  # closed already


async def _receive(socket: WebSocket, guest: Guest, room: GameRoom) -> None:
    limit, violations = RateLimit(BURST, PER_SECOND), 0
    while violations <= MOST_VIOLATIONS:
        try:
            body = await _text(socket)
        except WebSocketDisconnect:
            return
        allowed = limit.take()
        violations += not allowed
        await _serve(body, allowed, guest, room)
    guest.tell(Gone("flooding", guest.words.say("server-flooding")))
    await asyncio.sleep(PATIENCE)


async def _serve(body: bytes, allowed: bool, guest: Guest, room: GameRoom) -> None:
    try:
        message = _decode(guest.words, body)
    except Refusal as refusal:
        guest.tell(Refused("", refusal.code, str(refusal)))
        return
    request = getattr(message, "request", "")
    if not allowed:
        guest.tell(Refused(request, "too-fast", guest.words.say("server-too-fast")))
    elif isinstance(message, client_messages.Advise):
        # In a task, so that the client can send other messages in the meantime.
        if guest.advising is not None and not guest.advising.done():
            guest.tell(Refused(request, "advising", guest.words.say("server-advising")))
        else:
            guest.advising = asyncio.create_task(_guarded(message, request, guest, room))
            guest.advising.add_done_callback(partial(_tell_stale, guest, request))
    else:
        await _guarded(message, request, guest, room)


def _tell_stale(guest: Guest, request: str, advising: asyncio.Task[None]) -> None:
    if advising.cancelled():
        guest.tell(Refused(request, "stale", guest.words.say("server-stale")))


async def _guarded(
    message: client_messages.ClientMessage, request: str, guest: Guest, room: GameRoom
) -> None:
    """Handle a message; on any error tell the guest, and keep the connection."""
    try:
        await _handle(message, guest, room)
    except Refusal as refusal:
        guest.tell(Refused(request, refusal.code, str(refusal)))
    except Exception:
        log.exception("game %s: %s failed", room.live.id, type(message).__name__)
        guest.tell(Refused(request, "went-wrong", guest.words.say("server-went-wrong")))


async def _handle(message: client_messages.ClientMessage, guest: Guest, room: GameRoom) -> None:
    match message:
        case client_messages.Answer() | client_messages.Undo():
            await room.take(guest, message)
        case client_messages.Sit():
            room.sit(guest, message.seat)
        case client_messages.Why():
            guest.tell(explain_why(guest.words, room.live, guest.sitting, message))
        case client_messages.Explain():
            guest.tell(explain_thing(guest.words, room.live, guest.sitting, message))
        case client_messages.Estimate():
            odds = show_odds(room.live.game.view(guest.sitting), message.path)
            if odds is None:
                raise Refusal("no-odds", guest.words.say("server-no-odds"))
            guest.tell(Estimated(message.request, odds))
        case client_messages.Advise():
            try:
                guest.tell(await advise(guest.words, room, guest.sitting, message))
            except NoHint:
                raise Refusal("wrong-seat", guest.words.say("server-not-asked")) from None
            except BotFailed:
                raise Refusal("hint-lost", guest.words.say("server-hint-lost")) from None
        case client_messages.LookBack():
            guest.tell(look_back(guest.words, room.live, guest.sitting, message))
        case client_messages.Ping():
            guest.tell(Pong(message.request))
        case client_messages.Enter():
            raise Refusal("entered", guest.words.say("server-entered"))
