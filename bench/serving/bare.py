"""A bare handler: for each message it commits one row and acknowledges it. The peer of our server.

Usage: python bench/serving/bare.py FILE | postgresql://…
"""

from __future__ import annotations

import json
import socket
import sqlite3
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

Commit = Callable[[str], object]


def in_file(file: str) -> Commit:
    """Return what commits one row to SQLite, as safely as our store."""
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, text TEXT)")

    def commit(text: str) -> None:
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO entries (text) VALUES (?)", (text,))
        database.execute("COMMIT")

    return commit


def in_database(address: str) -> Commit:
    """Return what commits one row to PostgreSQL, in one statement."""
    import psycopg

    database = psycopg.connect(address, autocommit=True)
    database.execute("CREATE TABLE IF NOT EXISTS entries (id SERIAL PRIMARY KEY, text TEXT)")
    return lambda text: database.execute("INSERT INTO entries (text) VALUES (%s)", (text,))


def bare(commit: Commit) -> Starlette:
    """Return a server that commits one row for each message and acknowledges it."""

    async def handle(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                message = json.loads(await socket.receive_text())
                commit(message["choice"])
                await socket.send_text(json.dumps({"type": "taken", "request": message["request"]}))
        except WebSocketDisconnect:
            return

    return Starlette(routes=[WebSocketRoute("/", handle)])


if __name__ == "__main__":
    place = sys.argv[1]
    app = bare(in_database(place) if place.startswith("postgresql:") else in_file(place))
    listening = socket.create_server(("127.0.0.1", 0))
    print(f"ready http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])
