"""What the server does before it answers, so that nobody waits for it later."""

from __future__ import annotations

import gc

from starlette.types import ASGIApp, Message

from ..game import Game, Options
from ..words import LANGUAGES, Words
from .table.table import show_table

SELDOM = (50_000, 2, 20)
"""When the garbage collector looks at new, younger and all objects, as `gc.set_threshold` takes it.

A move leaves about 20 objects, a window some hundred, and hardly any are part of a cycle. To look through all
objects of 500 tables holds every table for 0.1 s, so that should be rare; to look through the new ones takes
a few milliseconds.
"""


def warm_up() -> None:
    """Load the words and the standard box, and exempt all that is loaded from garbage collection.

    It is there for as long as the server runs.
    """
    game = Game.new(Options())
    for language in LANGUAGES:
        # With a table, so that nobody's first one takes long.
        show_table(Words.of(language), game, None, [""] * game.options.players, dice={})
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def ask(app: ASGIApp, path: str) -> None:
    """Ask an application something, as a client without an address would.

    With the first request FastAPI builds its routes, and asyncio's part of anyio is loaded.
    """

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_: Message) -> None:
        pass

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": None,  # so that it takes nothing of anybody's quota
        "server": ("127.0.0.1", 0),
    }
    await app(scope, receive, send)
