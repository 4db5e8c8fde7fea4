"""The web application: its routes, the connections, the files of the client, and how errors are answered."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import cast

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse

from ..game import GameError
from ..store import Store, StoreBusy, StoreError, UnknownCampaign, UnknownGame
from .bot_pool import BotPool
from .files import ClientFiles
from .guard import Guard, is_loopback
from .http import box, campaigns, games
from .rooms import Rooms
from .socket import serve_client
from .store_thread import StoreThread

log = logging.getLogger(__name__)
WORTH_COMPRESSING = 1000
"""Answers with fewer bytes than this are not compressed."""
CLIENT = Path(__file__).with_name("client")
"""The folder of the built client."""
MOST_WRONG, LONGEST_PLACE = 3, 80
STATUS = {UnknownGame: 404, UnknownCampaign: 404, StoreBusy: 503, StoreError: 507, GameError: 409}
"""The status codes of errors, a subclass before its base."""


def application(store: Store, host: str = "127.0.0.1") -> FastAPI:
    """Make the application for an open store, which it closes when it stops.

    :param host: the address that it is served at
    """
    thread, bots = StoreThread(store), BotPool()
    rooms = Rooms(thread, bots)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None]:
        yield
        await rooms.close()
        bots.close()
        thread.close()

    app = FastAPI(
        title="Monster Lands",
        version=version("monsterlands"),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.rooms = rooms
    app.state.loopback = is_loopback(host)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING)
    app.add_middleware(Guard, loopback=is_loopback(host))
    for part in (box, games, campaigns):
        app.include_router(part.router)

    @app.websocket("/api/games/{game}/table")
    async def play(socket: WebSocket, game: str) -> None:
        await serve_client(socket, game, rooms)

    app.add_exception_handler(RequestValidationError, _refuse)
    for error in STATUS:
        app.add_exception_handler(error, _answer_error)
    app.mount("/", ClientFiles(CLIENT))
    return app


def _answer_error(request: Request, raised: Exception) -> JSONResponse:
    """Answer an error with its status code and one sentence."""
    code = next(code for kind, code in STATUS.items() if isinstance(raised, kind))
    if code >= 500:
        log.error("%s %s: %s", request.method, request.url.path, raised)
    detail = raised.public_message if isinstance(raised, StoreError) else str(raised)
    return JSONResponse({"detail": detail}, code)


def _refuse(_: Request, raised: Exception) -> JSONResponse:
    return JSONResponse({"detail": _sentence(cast("RequestValidationError", raised))}, 422)


def _sentence(raised: RequestValidationError) -> str:
    """Say what is wrong with a request and where, without repeating what was sent."""
    wrong = [f"{_place(error['loc'])}: {error['msg']}" for error in raised.errors()]
    more = [f"and {len(wrong) - MOST_WRONG} more"] if len(wrong) > MOST_WRONG else []
    return "; ".join([*wrong[:MOST_WRONG], *more])


def _place(place: Sequence[int | str]) -> str:
    # A field name comes from the request, so it may be any text.
    return ".".join(map(str, place)).encode("utf-8", "replace").decode()[:LONGEST_PLACE]
