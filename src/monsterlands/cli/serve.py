"""``monsterlands serve``: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from ..terminal import user_path

HOST, PORT = "127.0.0.1", 8000


def serve(
    host: Annotated[str, typer.Option(help="The address; any but loopback lets other computers in.")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 picks any free one.")] = PORT,
    data: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="The folder of the games. [your data folder]"),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Play in the browser: serve the table until Ctrl-C."""
    # Imported here because it is slow, and only this command needs it.
    from ..server.serve import PortTaken, UnknownHost, open_browser
    from ..server.serve import serve as run
    from ..store import data_folder

    folder = user_path(data) if data else data_folder()

    def ready(address: str) -> None:
        typer.echo(f"The table is at {address} and the games are kept in {folder}. Ctrl-C stops.")
        if browser:
            open_browser(address)

    try:
        run(host, port, folder, ready)
    except (PortTaken, UnknownHost) as error:
        raise typer.BadParameter(str(error)) from None
