"""Profiles: who somebody is on this server, at which devices, and what they have played."""

from __future__ import annotations

import re
import secrets
import time
from typing import Annotated, Literal, get_args

from fastapi import APIRouter, HTTPException, Request
from pydantic import AfterValidator, Field

from ...store import AlreadyThere, Profile, Store, new_id
from ...words import Words
from ..limits import ARRIVING
from ..texts import LONGEST_NAME, clean_text
from .access import (
    BODY,
    KnownProfile,
    TheRooms,
    TheSecret,
    TheWords,
    WrongGuess,
    need_quota,
    problems,
)
from .models import HttpModel
from .statistics import HttpStatistics, finished_games, statistics_of
from .summaries import LISTED, Before, HttpGameSummary, Limit, games_of_profile, show_games

router = APIRouter(prefix="/api/profile")
SECRET_LENGTH = 43
SECRET = re.compile(rf"[A-Za-z0-9_-]{{{SECRET_LENGTH}}}")
"""The secret of a device: 32 bytes in base64url."""
MOST_SENT = 200
"""The most characters of a name as it is sent; what is not shown is dropped."""
CODE_BYTES = 16
TICKET_SECONDS = 600.0
MOST_DEVICES = 20
"""The most devices of a profile."""
Emblem = Literal[
    "snailer",
    "sporus",
    "korcko",
    "gator",
    "turfus",
    "warkors",
    "krinx",
    "surbol",
    "dogor",
    "sandor",
    "moldo",
    "krunn",
    "tronj",
    "sckon",
    "snagnus",
    "gorgosh",
    "blandor",
    "krushus",
    "abysur",
    "caribdis",
]
"""The monsters of the box, whose pictures clients have."""
EMBLEMS: tuple[str, ...] = get_args(Emblem)


def _clean_name(name: str) -> str:
    return clean_text(name, LONGEST_NAME)


class NewProfile(HttpModel):
    """How somebody wants to be called and shown; the name may be empty."""

    name: Annotated[str, Field(max_length=MOST_SENT), AfterValidator(_clean_name)]
    emblem: Emblem


class TicketCode(HttpModel):
    """The code of a ticket."""

    code: Annotated[str, Field(max_length=60)]


class HttpProfile(HttpModel):
    """A person on this server."""

    id: str
    name: str
    emblem: str
    created: float


class HttpDevice(HttpModel):
    """A device that has a secret of the profile; `current` is the one that asks."""

    id: str
    created: float
    seen: float
    current: bool


class HttpTicket(HttpModel):
    """A code that brings the profile to another device: good once, and until it expires."""

    code: str
    expires: float


@router.get("", responses=problems(404))
async def profile(profile: KnownProfile, secret: TheSecret, rooms: TheRooms) -> HttpProfile:
    """Return the profile of the secret."""
    await rooms.store.write(lambda store: store.saw_profile(secret))
    return HttpProfile.of(profile)


@router.put("", responses=problems(*BODY, 429))
async def put(
    new: NewProfile, request: Request, secret: TheSecret, rooms: TheRooms, words: TheWords
) -> HttpProfile:
    """Change the profile of the secret; make one if it is not known."""
    known = await rooms.store.read(lambda store: store.profile_of(secret))
    if known is None:
        _check(secret, words)
        need_quota(request, ARRIVING)
        now = time.time()
        made = Profile(new_id(), new.name, new.emblem, now, now)
        try:
            await rooms.store.write(lambda store: store.put_profile(made, secret))
            return HttpProfile.of(made)
        except AlreadyThere:  # another window was faster
            known = await rooms.store.read(lambda store: store.profile_of(secret))
            if known is None:
                raise HTTPException(404, words.say("profile-unknown")) from None
    own = known.id
    await rooms.store.write(lambda store: store.change_profile(own, new.name, new.emblem))
    return HttpProfile.of(new, known)


def _check(secret: str, words: Words) -> None:
    """Refuse a secret that no browser would draw."""
    if not SECRET.fullmatch(secret):
        raise HTTPException(422, words.say("profile-bad-secret", length=SECRET_LENGTH))


@router.delete("", status_code=204, responses=problems(404))
async def remove(profile: KnownProfile, rooms: TheRooms) -> None:
    """Delete the profile with its devices; its games stay, and nobody owns its seats."""
    await rooms.groups.forget(profile.id)
    revoked = await rooms.store.read(lambda store: store.hashes_of_devices(profile.id))
    await rooms.store.write(lambda store: store.delete_profile(profile.id))
    rooms.lines.end(revoked)


# --- devices ---


@router.get("/devices", responses=problems(404))
async def devices(profile: KnownProfile, secret: TheSecret, rooms: TheRooms) -> list[HttpDevice]:
    """List the devices of the profile, the oldest first."""
    found = await rooms.store.read(lambda store: store.devices(profile.id))
    mine = await rooms.store.read(lambda store: store.device_of(secret))
    return [HttpDevice.of(device, current=device == mine) for device in found]


@router.delete("/devices/{device}", status_code=204, responses=problems(404))
async def remove_device(device: str, profile: KnownProfile, rooms: TheRooms, words: TheWords) -> None:
    """Remove a device: its secret opens nothing any more, and its windows are closed.

    No browser of the profile gets messages until it subscribes again, because one of them is that device.
    """

    def forget(store: Store) -> bool:
        for subscription in store.subscriptions(profile.id):
            store.unsubscribe(subscription.endpoint)
        return store.remove_device(profile.id, device)

    revoked = await rooms.store.read(lambda store: store.hashes_of_devices(profile.id, device))
    if not await rooms.store.write(forget):
        raise HTTPException(404, words.say("profile-unknown-device"))
    rooms.lines.end(revoked)


@router.post("/ticket", responses=problems(404, 409))
async def ticket(profile: KnownProfile, rooms: TheRooms, words: TheWords) -> HttpTicket:
    """Return a code that brings the profile to another device."""
    if len(await rooms.store.read(lambda store: store.devices(profile.id))) >= MOST_DEVICES:
        raise HTTPException(409, words.say("profile-many-devices", most=MOST_DEVICES))
    made = HttpTicket(code=secrets.token_urlsafe(CODE_BYTES), expires=time.time() + TICKET_SECONDS)
    await rooms.store.write(lambda store: store.add_ticket(profile.id, made.code, made.expires))
    return made


@router.post("/devices", responses=problems(404, 409, 429, *BODY))
async def add_device(
    taken: TicketCode, secret: TheSecret, wrong: WrongGuess, rooms: TheRooms, words: TheWords
) -> HttpProfile:
    """Spend a code: the secret of the request, which must be new, is then one of the profile."""
    _check(secret, words)
    try:
        found = await rooms.store.write(lambda store: store.use_ticket(taken.code, secret, time.time()))
    except AlreadyThere:
        raise HTTPException(409, words.say("profile-known-device")) from None
    if found is None:
        wrong()
        raise HTTPException(404, words.say("profile-bad-ticket"))
    return HttpProfile.of(found)


# --- games ---


@router.get("/games", responses=problems(404, 422))
async def games(
    profile: KnownProfile, rooms: TheRooms, words: TheWords, limit: Limit = LISTED, before: Before = ""
) -> list[HttpGameSummary]:
    """List the games of the profile, the last changed first; `before` is as in the list of all games."""
    found = await rooms.store.read(lambda store: games_of_profile(store, profile.id, limit, before))
    return await show_games(words, found)


@router.get("/statistics", responses=problems(404))
async def statistics(profile: KnownProfile, rooms: TheRooms, words: TheWords) -> HttpStatistics:
    """Count what the profile has done in its games that are over."""
    return statistics_of(words, await rooms.store.read(lambda store: finished_games(store, profile.id)))
