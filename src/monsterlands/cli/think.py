"""``monsterlands think``: lend this machine to the bots of a server elsewhere."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ..game import BadOptions
from .places import DatabaseOption
from .speech import say


def think(
    database: DatabaseOption = None,
    processes: Annotated[
        int | None,
        typer.Option(min=1, max=256, metavar="NUMBER", help="option-processes"),
    ] = None,
    json_log: Annotated[
        bool,
        typer.Option("--json-log", envvar="MONSTERLANDS_JSON_LOG", help="option-json-log"),
    ] = False,
) -> None:
    """Think for the bots of the servers of a database, until Ctrl-C."""
    if database is None:
        raise BadOptions(say("cli-think-needs-database"))
    # Imported here because it is slow, and only this command needs it.
    from ..server.think import think as run

    number = processes or os.cpu_count() or 1

    def ready() -> None:
        typer.echo(say("cli-thinking", processes=number))

    run(database, number, ready, json_log)
