"""The connection of one window to one group."""

from __future__ import annotations

import hmac
from functools import partial

import msgspec
from starlette.websockets import WebSocket

from ..client_messages import Ping
from ..guest import Refusal
from ..messaging import (
    MOST_GUESTS,
    address_of,
    close_if_lost,
    closed_if_refused,
    converse,
    first_message,
    told_if_failed,
    told_if_refused,
    understood,
)
from ..rooms import Rooms
from ..server_messages import Pong
from ..tongues import words_for, words_in
from .groups import Groups
from .guest import GroupGuest
from .messages import EnterGroup, GroupClientMessage, Look, Point, Say
from .refusal import GroupRefusal
from .room import GroupRoom

DECODER: msgspec.json.Decoder[GroupClientMessage] = msgspec.json.Decoder(GroupClientMessage)


async def serve_window(socket: WebSocket, group: str, rooms: Rooms) -> None:
    """Serve a connection from its first message to its last."""
    await socket.accept()
    async with closed_if_refused(socket, rooms.metrics):
        first = await first_message(socket, rooms.handshakes, DECODER)
        if not isinstance(first, EnterGroup):
            raise Refusal("enter-first", words_for(socket.scope).say("server-enter-first"))
        with rooms.lines.kept(first.secret) as line:
            guest, room = await _enter(socket, group, rooms, first)
            line.let_in(guest)
            try:
                with told_if_failed(f"group {group}", guest.words, "group-unread"):
                    await room.enter(guest, first.since)
                await converse(socket, guest, rooms.metrics, partial(_serve, guest, room))
            finally:
                room.leave(guest)
        await close_if_lost(socket, guest)


async def _enter(
    socket: WebSocket, group: str, rooms: Rooms, first: EnterGroup
) -> tuple[GroupGuest, GroupRoom]:
    words = words_in(first.language)
    with told_if_failed(f"group {group}", words, "group-unread"):
        try:
            profile = await _let_in(rooms.groups, group, first.secret)
            room = await rooms.groups.room(group)
        except GroupRefusal as refusal:
            raise Refusal(refusal.code, refusal.say(words)) from None
    if room.windows_of(profile) >= MOST_GUESTS:
        raise Refusal("crowded", words.say("group-crowded"))
    return GroupGuest(words, profile, first.secret, first.looks, address_of(socket)), room


async def _let_in(groups: Groups, group: str, secret: str) -> str:
    """Return the profile of a member; empty for somebody who looks on with the link.

    :raises GroupRefusal: if they are neither; an unknown group looks alike
    """
    _, found = await groups.read(group)
    groups.adopt(found)
    profile = await groups.house.store.read(lambda store: store.profile_of(secret))
    if profile is not None and profile.id in found.members:
        return profile.id
    if found.watching and hmac.compare_digest(secret.encode(), found.watching.encode()):
        return ""
    raise GroupRefusal("unknown")


async def _serve(guest: GroupGuest, room: GroupRoom, body: bytes, allowed: bool) -> None:
    message = understood(guest, DECODER, body, allowed)
    if message is None:
        return
    with told_if_refused(guest, message, f"group {room.id}"):
        try:
            await _handle(message, guest, room)
        except GroupRefusal as refusal:
            raise Refusal(refusal.code, refusal.say(guest.words)) from None


async def _handle(message: GroupClientMessage, guest: GroupGuest, room: GroupRoom) -> None:
    match message:
        case Say() | Point():
            await room.say(guest, message)
        case Look():
            await room.look(guest, message.looks)
        case Ping():
            guest.tell(Pong(message.request))
        case EnterGroup():
            raise Refusal("entered", guest.words.say("server-entered"))
