"""The web application: its routes, the connections, the files of the client, and how errors are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import cast

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse

from ..game import GameError
from ..store import Store, StoreBusy, StoreError, UnknownCampaign, UnknownGame, UnknownProfile
from .bot_pool import BotPool
from .files import ClientFiles
from .groups.refusal import GroupRefusal
from .groups.socket import serve_window
from .guard import Guard
from .http import box, campaigns, games, group_play, groups, house, operation, profiles, push
from .import_desk import ImportDesk
from .limits import Guesses, Quotas
from .metrics import Metrics
from .push.bell import Bell
from .push.push import Push
from .rooms import Rooms
from .settings import Settings
from .shared_thinker import SharedThinker
from .socket import serve_client
from .store_thread import StoreThread
from .thinker import OwnThinker
from .tongues import Told, words_for

log = logging.getLogger(__name__)
WORTH_COMPRESSING = 1000
"""Answers with fewer bytes than this are not compressed."""
CLIENT = Path(__file__).with_name("client")
"""The folder of the built client."""
MOST_WRONG, LONGEST_PLACE = 3, 80
STATUS = {
    UnknownGame: 404,
    UnknownCampaign: 404,
    UnknownProfile: 404,
    StoreBusy: 503,
    StoreError: 507,
    GameError: 409,
}
"""The status codes of errors, a subclass before its base."""
TOLD: dict[type[Exception], str] = {
    UnknownGame: "http-unknown-game",
    UnknownCampaign: "http-unknown-campaign",
    UnknownProfile: "http-unknown-profile",
}
"""What is said about errors that a player may run into; the reasons of the others are for the host."""


def application(store: Store, settings: Settings | None = None) -> FastAPI:
    """Make the application for an open store, which it closes when it stops."""
    settings = settings or Settings()
    thread, pool, desk = StoreThread(store), BotPool(), ImportDesk()
    minds = SharedThinker(thread, pool) if store.is_shared else OwnThinker(pool)
    metrics = Metrics()
    rooms = Rooms(thread, minds, metrics, settings.talk)
    sender = Push(thread, settings.contact)
    bell = rooms.watcher = rooms.groups.watcher = Bell(sender, thread)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None]:
        # One thread for everything that replays games: several would keep the tables waiting.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1, "replay"))
        await rooms.start()
        await sender.start()
        yield
        bell.close()
        sender.close()
        await rooms.close()
        await minds.close()
        desk.close()
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
    app.state.desk = desk
    app.state.guesses, app.state.quotas = Guesses(), Quotas()
    app.state.settings = settings
    app.state.push = sender
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING)
    app.add_middleware(Guard, settings=settings, metrics=metrics, quotas=app.state.quotas)
    for part in (box, campaigns, games, group_play, groups, house, operation, profiles, push):
        app.include_router(part.router)

    @app.websocket("/api/games/{game}/table")
    async def play(socket: WebSocket, game: str) -> None:
        await serve_client(socket, game, rooms)

    @app.websocket("/api/groups/{group}/socket")
    async def meet(socket: WebSocket, group: str) -> None:
        await serve_window(socket, group, rooms)

    app.add_exception_handler(RequestValidationError, _refuse)
    app.add_exception_handler(GroupRefusal, _answer_refusal)
    app.add_exception_handler(Told, _answer_told)
    for error in STATUS:
        app.add_exception_handler(error, _answer_error)
    app.mount("/", ClientFiles(CLIENT))
    return app


def _answer_error(request: Request, raised: Exception) -> JSONResponse:
    """Answer an error with its status code and one sentence."""
    code = next(code for kind, code in STATUS.items() if isinstance(raised, kind))
    if code >= 500:
        log.error("%s %s: %s", request.method, request.url.path, raised)
    words = words_for(request.scope)
    if message := TOLD.get(type(raised)):
        return JSONResponse({"detail": words.say(message)}, code)
    reason = raised.public_message if isinstance(raised, StoreError) else str(raised)
    return JSONResponse({"detail": words.say("http-reason", reason=reason)}, code)


def _answer_refusal(request: Request, raised: Exception) -> JSONResponse:
    """Answer a refusal with its sentence in the language of the request."""
    refusal = cast("GroupRefusal", raised)
    return JSONResponse({"detail": refusal.say(words_for(request.scope))}, refusal.status)


def _answer_told(request: Request, raised: Exception) -> JSONResponse:
    told = cast("Told", raised)
    return JSONResponse({"detail": told.say(words_for(request.scope))}, told.status_code)


def _refuse(request: Request, raised: Exception) -> JSONResponse:
    reason = _sentence(cast("RequestValidationError", raised))
    return JSONResponse({"detail": words_for(request.scope).say("http-reason", reason=reason)}, 422)


def _sentence(raised: RequestValidationError) -> str:
    """Say what is wrong with a request and where, without repeating what was sent."""
    wrong = [f"{_place(error['loc'])}: {error['msg']}" for error in raised.errors()]
    more = [f"and {len(wrong) - MOST_WRONG} more"] if len(wrong) > MOST_WRONG else []
    return "; ".join([*wrong[:MOST_WRONG], *more])


def _place(place: Sequence[int | str]) -> str:
    # A field name comes from the request, so it may be any text.
    return ".".join(map(str, place)).encode("utf-8", "replace").decode()[:LONGEST_PLACE]
