"""Where commands find the stored games: in a folder, or in a database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import store
from ..game import BadOptions
from ..store import data_folder
from ..store.folder import NAME
from ..terminal import user_path
from .speech import say

DATABASE = "postgresql://"

Data = Annotated[str | None, typer.Option("--data", metavar="DIR", help="option-data")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="ADDRESS",
        envvar="MONSTERLANDS_DATABASE",
        help="option-database",
    ),
]


def place_of(data: str | None, database: str | None) -> Path | str:
    """Return the folder, or the address of the database.

    :raises BadOptions: if both are given
    """
    if database is None:
        return data_folder() if data is None else user_path(data)
    if data is not None:
        raise BadOptions(say("cli-data-or-database"))
    return database


def named_place(text: str) -> Path | str:
    """Return the folder or the address of the database that an argument names."""
    return text if "://" in text else user_path(text)


def read_place(place: Path | str) -> store.Store:
    """Open a store only to read it."""
    return store.Store.read_database(place) if isinstance(place, str) else store.Store.read(place)


def is_empty(place: Path | str, data: str | None) -> bool:
    """Return whether it is a folder in which nobody has played yet; one that is given must exist."""
    return isinstance(place, Path) and not (place / NAME).exists() and (data is None or place.is_dir())
