"""For whoever runs the server: is it well, its numbers, and the rules of the house."""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated

from fastapi import APIRouter, Header, Request
from fastapi.responses import PlainTextResponse

from ...store import Store, StoreError
from ..tongues import Told
from .access import TheRooms, is_near, problems, problems_of_text, settings_of
from .models import HttpModel

router = APIRouter()
STORE_SECONDS = 2.0
"""How long the store may take until the server counts as not well."""


class HttpHealth(HttpModel):
    """Whether the server is well; `problem` is for the host: what is damaged, though games go on."""

    status: str
    problem: str = ""


@router.get("/healthz", responses=problems(503))
async def health(rooms: TheRooms) -> HttpHealth:
    """Tell whether the server takes players: its store answers, and it does not stop."""
    if rooms.stopping:
        raise Told(503, "http-stopping")
    try:
        async with asyncio.timeout(STORE_SECONDS):
            problem = await rooms.store.read(_problem)
    except (StoreError, TimeoutError):
        raise Told(503, "http-unreadable") from None
    return HttpHealth(status="ok", problem=problem)


def _problem(store: Store) -> str:
    store.ping()
    return f"{store.place.public} {store.problem}" if store.problem else ""


@router.get("/metrics", response_class=PlainTextResponse, responses=problems_of_text(403))
def metrics(
    request: Request, rooms: TheRooms, authorization: Annotated[str, Header()] = ""
) -> PlainTextResponse:
    """Return the numbers of the server for Prometheus: on its own machine, or with the token of the host."""
    token = settings_of(request).metrics_token
    told = authorization.removeprefix("Bearer ")
    if not is_near(request) and not (token and hmac.compare_digest(token.encode(), told.encode())):
        raise Told(403, "http-metrics")
    return PlainTextResponse(rooms.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/house-rules", response_class=PlainTextResponse, responses=problems_of_text(404))
def house_rules(request: Request) -> str:
    """Return what the host wants guests to know."""
    text = settings_of(request).house_rules
    if not text:
        raise Told(404, "http-no-house-rules")
    return text
