"""A bare broadcast: a message says how many bytes each of the other connections gets. The peer of our server.

It also says whether to commit one row first, as the bare handler does.

Usage: python bench/serving/broadcaster.py FILE | postgresql://…
"""

from __future__ import annotations

import json
import socket
import sys

import uvicorn
from bare import Commit, in_database, in_file
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def broadcaster(commit: Commit) -> Starlette:
    """Return a server that sends as many bytes as a message says to everybody but its sender."""
    connected: list[WebSocket] = []

    async def handle(socket: WebSocket) -> None:
        await socket.accept()
        connected.append(socket)
        try:
            while True:
                message = json.loads(await socket.receive_text())
                if message["choice"]:
                    commit(message["choice"])
                others = [other for other in connected if other is not socket]
                for other, size in zip(others, message["sizes"], strict=True):
                    await other.send_text("x" * size)
        except WebSocketDisconnect:
            connected.remove(socket)

    return Starlette(routes=[WebSocketRoute("/", handle)])


if __name__ == "__main__":
    place = sys.argv[1]
    app = broadcaster(in_database(place) if place.startswith("postgresql:") else in_file(place))
    listening = socket.create_server(("127.0.0.1", 0))
    print(f"ready http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])
