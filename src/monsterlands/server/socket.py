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
from .bot_pool import BotFailed
from .client_messages import (
    Advise,
    Answer,
    ClientMessage,
    Enter,
    Estimate,
    Explain,
    LookBack,
    Ping,
    Sit,
    Undo,
    Why,
)
from .guard import RateLimit
from .queries import advise, explain_thing, explain_why, look_back
from .room import Refusal, Room
from .rooms import Rooms
from .server_messages import Estimated, Gone, Pong, Refused, ServerMessage, Update
from .table.odds import show_odds

log = logging.getLogger(__name__)
LONGEST = 4096
"""The most bytes of a message of a client."""
PATIENCE = 10.0
"""Seconds that a client has to send its first message."""
MOST_WAITING = 256
"""Disconnect a client that leaves this many messages unread."""
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

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()


class Client:
    """The guest of a connection. Its messages wait in a queue, so that the room never waits for it."""

    def __init__(self, words: Words, seats: tuple[int, ...]) -> None:
        self.words = words
        self.seats = seats
        self.sitting: int | None = None
        self.queue: asyncio.Queue[ServerMessage] = asyncio.Queue(MOST_WAITING)
        self.lost = asyncio.Event()
        """Set when it leaves too many messages unread."""
        self.advising: asyncio.Task[None] | None = None

    def tell(self, message: ServerMessage) -> None:
        if self.advising is not None and isinstance(message, Update):
            # The hint would be for a table that is no longer shown.
            self.advising.cancel()
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()

    async def flush(self) -> None:
        # `_send` waits for the queue, so it runs before this goes on.
        await asyncio.sleep(0)


async def serve_client(socket: WebSocket, game: str, rooms: Rooms) -> None:
    """Serve a connection from its first message to its last."""
    await socket.accept()
    try:
        client, room, since = await _enter(socket, game, rooms)
    except Refusal as refusal:
        await _refuse(socket, refusal)
        return
    except WebSocketDisconnect:
        return
    try:
        try:
            room.enter(client, since)
        except Exception:
            log.exception("game %s: the table cannot be shown", game)
            await _refuse(socket, Refusal("went-wrong", client.words.say("server-went-wrong")))
            return
        await _first_of(_send(socket, client), _receive(socket, client, room), client.lost.wait())
    finally:
        room.leave(client)
        if client.advising is not None:
            client.advising.cancel()
    if client.lost.is_set():
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


async def _enter(socket: WebSocket, game: str, rooms: Rooms) -> tuple[Client, Room, int | None]:
    words = Words.of(ENGLISH)
    try:
        async with asyncio.timeout(PATIENCE) as timeout:
            with rooms.handshakes.waiting(socket.client.host if socket.client else "", timeout):
                body = await _text(socket)
    except TimeoutError:
        raise Refusal("too-late", words.say("server-enter-first")) from None
    first = _decode(words, body)
    if not isinstance(first, Enter):
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
    return Client(words, seats), room, first.since


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


def _decode(words: Words, body: bytes) -> ClientMessage:
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


async def _send(socket: WebSocket, client: Client) -> None:
    while True:
        message = await client.queue.get()
        text = ENCODER.encode(message).decode()
        try:
            await socket.send_text(text)
            if isinstance(message, Gone):
                await socket.close(CLOSING.get(message.code, POLICY), message.code)
                return
        except (WebSocketDisconnect, RuntimeError):
            return  # closed already


async def _receive(socket: WebSocket, client: Client, room: Room) -> None:
    limit, violations = RateLimit(BURST, PER_SECOND), 0
    while violations <= MOST_VIOLATIONS:
        try:
            body = await _text(socket)
        except WebSocketDisconnect:
            return
        allowed = limit.take()
        violations += not allowed
        await _serve(body, allowed, client, room)
    client.tell(Gone("flooding", client.words.say("server-flooding")))
    await asyncio.sleep(PATIENCE)


async def _serve(body: bytes, allowed: bool, client: Client, room: Room) -> None:
    try:
        message = _decode(client.words, body)
    except Refusal as refusal:
        client.tell(Refused("", refusal.code, str(refusal)))
        return
    request = getattr(message, "request", "")
    if not allowed:
        client.tell(Refused(request, "too-fast", client.words.say("server-too-fast")))
    elif isinstance(message, Advise):
        # In a task, so that the client can send other messages in the meantime.
        if client.advising is not None and not client.advising.done():
            client.tell(Refused(request, "advising", client.words.say("server-advising")))
        else:
            client.advising = asyncio.create_task(_guarded(message, request, client, room))
            client.advising.add_done_callback(partial(_tell_stale, client, request))
    else:
        await _guarded(message, request, client, room)


def _tell_stale(client: Client, request: str, advising: asyncio.Task[None]) -> None:
    if advising.cancelled():
        client.tell(Refused(request, "stale", client.words.say("server-stale")))


async def _guarded(message: ClientMessage, request: str, client: Client, room: Room) -> None:
    """Handle a message; on any error tell the client, and keep the connection."""
    try:
        await _handle(message, client, room)
    except Refusal as refusal:
        client.tell(Refused(request, refusal.code, str(refusal)))
    except Exception:
        log.exception("game %s: %s failed", room.live.id, type(message).__name__)
        client.tell(Refused(request, "went-wrong", client.words.say("server-went-wrong")))


async def _handle(message: ClientMessage, client: Client, room: Room) -> None:
    match message:
        case Answer() | Undo():
            await room.take(client, message)
        case Sit():
            room.sit(client, message.seat)
        case Why():
            client.tell(explain_why(client.words, room.live, client.sitting, message))
        case Explain():
            client.tell(explain_thing(client.words, room.live, client.sitting, message))
        case Estimate():
            odds = show_odds(room.live.game.view(client.sitting), message.path)
            if odds is None:
                raise Refusal("no-odds", client.words.say("server-no-odds"))
            client.tell(Estimated(message.request, odds))
        case Advise():
            try:
                client.tell(await advise(client.words, room, client.sitting, message))
            except NoHint:
                raise Refusal("wrong-seat", client.words.say("server-not-asked")) from None
            except BotFailed:
                raise Refusal("hint-lost", client.words.say("server-hint-lost")) from None
        case LookBack():
            client.tell(look_back(client.words, room.live, client.sitting, message))
        case Ping():
            client.tell(Pong(message.request))
        case Enter():
            raise Refusal("entered", client.words.say("server-entered"))
