"""``monsterlands serve``: the table in the browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..terminal import user_path
from .places import Data, DatabaseOption, place_of
from .speech import say

HOST, PORT = "127.0.0.1", 8000
MOST_RULES = 20_000
"""The most characters of the rules of the house."""


def serve(
    host: Annotated[str, typer.Option(help="option-host")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-port")] = PORT,
    data: Data = None,
    database: DatabaseOption = None,
    workers: Annotated[
        int,
        typer.Option(
            min=1,
            max=64,
            metavar="NUMBER",
            envvar="MONSTERLANDS_WORKERS",
            help="option-workers",
        ),
    ] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="option-browser")] = True,
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="MONSTERLANDS_PUBLIC_URL",
            help="option-public-url",
        ),
    ] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="MONSTERLANDS_PROXY",
            help="option-proxy",
        ),
    ] = None,
    house_rules: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            envvar="MONSTERLANDS_HOUSE_RULES",
            help="option-house-rules",
        ),
    ] = None,
    talk: Annotated[
        bool,
        typer.Option("--talk/--no-talk", envvar="MONSTERLANDS_TALK", help="option-talk"),
    ] = True,
    push_contact: Annotated[
        str,
        typer.Option(
            metavar="URI",
            envvar="MONSTERLANDS_PUSH_CONTACT",
            help="option-push-contact",
        ),
    ] = "",
    json_log: Annotated[
        bool,
        typer.Option("--json-log", envvar="MONSTERLANDS_JSON_LOG", help="option-json-log"),
    ] = False,
) -> None:
    """Play in the browser: serve the table until Ctrl-C."""
    # Imported here because it is slow, and only this command needs it.
    import segno

    from ..server.listeners import PortTaken, UnknownHost, address_for_others
    from ..server.serve import open_browser
    from ..server.serve import serve as run
    from ..server.settings import BadSetting, Settings

    place = place_of(data, database)
    kept = str(place) if isinstance(place, Path) else "PostgreSQL"  # an address may have a password

    def ready(address: str) -> None:
        typer.echo(say("cli-serving", address=address, place=kept))
        if others := public_url or address_for_others(address, host):
            typer.echo(say("cli-serving-others", address=others))
            if sys.stdout.isatty():
                segno.make(others, micro=False).terminal(compact=True)
        if browser:
            open_browser(address)

    try:
        if workers > 1 and isinstance(place, Path):
            raise BadSetting(say("cli-workers-need-database"))
        settings = Settings(
            host,
            public_url,
            tuple(proxy or ()),
            shared=isinstance(place, str),
            house_rules=_house_rules(house_rules),
            talk=talk,
            metrics_token=os.environ.get("MONSTERLANDS_METRICS_TOKEN", ""),
            push_contact=push_contact,
        )
        run(settings, port, place, ready, json_log, workers)
    except (BadSetting, PortTaken, UnknownHost) as error:
        raise typer.BadParameter(str(error)) from None


def _house_rules(file: str | None) -> str:
    text = user_path(file).read_text(encoding="utf-8").strip() if file else ""
    if len(text) > MOST_RULES:
        raise typer.BadParameter(
            say("cli-long-rules", file=file or "", length=str(len(text)), most=str(MOST_RULES))
        )
    return text
