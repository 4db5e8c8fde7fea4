"""The connection of one client to one game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Generator
from functools import partial

import msgspec
from starlette.websockets import WebSocket

from ..bots.hints import NoHint
from ..game import UnreadableRecord
from ..store import UnknownGame
from ..words import Words
from . import client_messages
from .bot_pool import BotFailed
from .guest import Guest, Refusal
from .messaging import (
    MOST_GUESTS,
    address_of,
    close_if_lost,
    closed_if_refused,
    converse,
    first_message,
    request_of,
    told_if_failed,
    told_if_refused,
    understood,
)
from .queries import advise, estimate, explain_thing, explain_why, look_back
from .room import GameRoom
from .rooms import Rooms
from .server_messages import Pong, Refused
from .tongues import words_for, words_in
from .unreadable import why_unreadable

log = logging.getLogger(__name__)

MOST_RECKONING = 8
"""How many odds a client may ask for at once."""

DECODER: msgspec.json.Decoder[client_messages.ClientMessage] = msgspec.json.Decoder(
    client_messages.ClientMessage
)


async def serve_client(socket: WebSocket, game: str, rooms: Rooms) -> None:
    """Serve a connection from its first message to its last."""
    await socket.accept()
    async with closed_if_refused(socket, rooms.metrics):
        first = await first_message(socket, rooms.handshakes, DECODER)
        if not isinstance(first, client_messages.Enter):
            raise Refusal("enter-first", words_for(socket.scope).say("server-enter-first"))
        with rooms.lines.kept(first.secret) as line:
            guest, room = await _enter(socket, game, rooms, first)
            line.let_in(guest)
            try:
                with _told_if_unread(game, guest.words):
                    await room.enter(guest, first.since)
                await converse(socket, guest, rooms.metrics, partial(_serve, guest, room))
            finally:
                room.leave(guest)
                for task in (guest.advising, *guest.reckoning):
                    if task is not None:
                        task.cancel()
        await close_if_lost(socket, guest)


async def _enter(
    socket: WebSocket, game: str, rooms: Rooms, first: client_messages.Enter
) -> tuple[Guest, GameRoom]:
    words = words_in(first.language)
    with _told_if_unread(game, words):
        seats = await rooms.store.read(lambda store: store.seats_of(game, first.secret))
        if seats is None:
            raise UnknownGame(game)  # a wrong secret and an unknown game must look alike
        room = await rooms.room(game)
        if not seats and await rooms.store.read(lambda store: store.seats_of(game, first.secret)) is None:
            # The link to look on was replaced before the room could hear of it.
            room.close_if_idle()
            raise UnknownGame(game)
    if room.audience.of_person(seats) >= MOST_GUESTS:
        raise Refusal("crowded", words.say("server-crowded"))
    return Guest(words, seats, address_of(socket)), room


@contextlib.contextmanager
def _told_if_unread(game: str, words: Words) -> Generator[None]:
    """Say in a sentence why a game cannot be read.

    :raises Refusal: then
    """
    with told_if_failed(f"game {game}", words, "server-not-read"):
        try:
            yield
        except UnknownGame:
            raise Refusal("unknown-game", words.say("server-unknown-game")) from None
        except UnreadableRecord as error:
            log.warning("game %s cannot be read: %s", game, error)
            raise Refusal(
                "unreadable", words.say("server-unreadable", reason=why_unreadable(words, error))
            ) from None


async def _serve(guest: Guest, room: GameRoom, body: bytes, allowed: bool) -> None:
    message = understood(guest, DECODER, body, allowed)
    request = request_of(message)
    if message is None:
        return
    if isinstance(message, client_messages.Advise):
        # In a task, so that the client can send other messages in the meantime. Whoever asks again no longer
        # waits for the hint before it.
        if guest.advising is not None:
            guest.advising.cancel()
        guest.advising = asyncio.create_task(_guarded(message, guest, room))
        guest.advising.add_done_callback(partial(_tell_stale, guest, request))
    elif isinstance(message, client_messages.Estimate):
        if len(guest.reckoning) >= MOST_RECKONING:
            guest.tell(Refused(request, "too-fast", guest.words.say("server-too-fast")))
        else:
            task = asyncio.create_task(_guarded(message, guest, room))
            guest.reckoning.add(task)
            task.add_done_callback(guest.reckoning.discard)
    else:
        await _guarded(message, guest, room)


def _tell_stale(guest: Guest, request: str, advising: asyncio.Task[None]) -> None:
    if advising.cancelled():
        guest.tell(Refused(request, "stale", guest.words.say("server-stale")))


async def _guarded(message: client_messages.ClientMessage, guest: Guest, room: GameRoom) -> None:
    with told_if_refused(guest, message, f"game {room.live.id}"):
        await _handle(message, guest, room)


async def _handle(message: client_messages.ClientMessage, guest: Guest, room: GameRoom) -> None:
    match message:
        case client_messages.Answer() | client_messages.Undo():
            await room.take(guest, message)
        case client_messages.Sit():
            await room.sit(guest, message.seat)
        case client_messages.Why():
            guest.tell(explain_why(guest.words, room.live, guest.sitting, message))
        case client_messages.Explain():
            guest.tell(explain_thing(guest.words, room.live, guest.sitting, message))
        case client_messages.Estimate():
            guest.tell(await estimate(guest, room, message))
        case client_messages.Advise():
            try:
                guest.tell(await advise(guest, room, message))
            except NoHint:
                raise Refusal("wrong-seat", guest.words.say("server-not-asked")) from None
            except BotFailed:
                raise Refusal("hint-lost", guest.words.say("server-hint-lost")) from None
        case client_messages.LookBack():
            words, seat = guest.words, guest.sitting
            is_ended = room.company is not None and not room.company.goes_on
            guest.tell(await room.read(lambda live: look_back(words, live, seat, message, is_ended)))
        case client_messages.Ping():
            guest.tell(Pong(message.request))
        case client_messages.Enter():
            raise Refusal("entered", guest.words.say("server-entered"))
