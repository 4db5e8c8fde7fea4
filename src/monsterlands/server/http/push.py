"""Where the browsers of a person take messages while their page is closed (Web Push)."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, HTTPException, Request
from pydantic import Field

from ...store import Store, Subscription
from ...words import ENGLISH
from ..push.addresses import LONGEST
from ..push.errors import BadEndpoint, BadKeys
from ..push.push import Push
from .access import BODY, KnownProfile, TheRooms, TheWords, problems
from .models import HttpModel

router = APIRouter(prefix="/api/profile/push")

Address = Annotated[str, Field(min_length=1, max_length=LONGEST)]
BrowserKey = Annotated[str, Field(max_length=120, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]


class NewSubscription(HttpModel):
    """What a browser says once it has subscribed (``PushSubscription.toJSON``), and its language."""

    endpoint: Address
    p256dh: BrowserKey
    auth: BrowserKey
    language: Annotated[str, Field(max_length=12, pattern=r"^[A-Za-z0-9-]*$")] = ENGLISH


class OldSubscription(HttpModel):
    """A browser that wants no messages any more."""

    endpoint: Address


def push_of(request: Request) -> Push:
    """Return what sends messages."""
    return cast("Push", request.app.state.push)


@router.post("", status_code=204, responses=problems(404, 409, *BODY))
async def subscribe(
    new: NewSubscription, request: Request, profile: KnownProfile, rooms: TheRooms, words: TheWords
) -> None:
    """Let a browser take messages for a profile; the same one may say so again, as in another language."""
    push = push_of(request)
    if not push.public_key:
        raise HTTPException(409, words.say("push-none"))
    subscription = Subscription(new.endpoint, new.p256dh, new.auth, new.language)
    try:
        push.check(subscription)
    except BadEndpoint:
        raise HTTPException(422, words.say("push-bad-endpoint")) from None
    except BadKeys:
        raise HTTPException(422, words.say("push-bad-keys")) from None
    await rooms.store.write(lambda store: store.subscribe(profile.id, subscription))


@router.delete("", status_code=204, responses=problems(404, *BODY))
async def unsubscribe(old: OldSubscription, profile: KnownProfile, rooms: TheRooms) -> None:
    """Send no more messages to a browser of a profile; one that takes none stays as it is."""

    def forget(store: Store) -> None:
        if any(each.endpoint == old.endpoint for each in store.subscriptions(profile.id)):
            store.unsubscribe(old.endpoint)

    await rooms.store.write(forget)
