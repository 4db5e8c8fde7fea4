"""``monsterlands export`` and ``monsterlands import``: stored games as files, and files as stored games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from .. import store
from ..bots import UnknownPlayer
from ..game import BadOptions, Record, UnreadableRecord
from ..store import Entry, GameInfo, StoreError, data_folder, game_of
from ..store.folder import NAME as STORED
from ..terminal import NotSaved, load_game, save_game, user_path
from ..terminal.screen import shown
from .console import new_screen

FAILED = 1
NAME = "monsterlands-{}.toml"
"""The default name of the file of a game."""

Data = Annotated[
    str | None, typer.Option("--data", metavar="DIR", help="The folder of the games. [your data folder]")
]


def export(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The id of a game, or its beginning. [list all games]"),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Write all games.")] = False,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="List the games as JSON.")] = False,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="The file, or a folder for monsterlands-GAME.toml. [this folder]"),
    ] = None,
) -> None:
    """Write stored games as records, or list them.

    It works while a server runs, too.
    """
    if game is not None and every:
        raise BadOptions("--all and a game cannot be given together: choose one of them")
    if game is None and not every and out is not None:
        raise BadOptions("--out needs a game, or --all")
    if as_json and (game is not None or every):
        raise BadOptions("--json is for the list of games: leave the game and --all out")
    folder = _folder(data)
    if game is None and not (folder / STORED).exists() and (data is None or folder.is_dir()):
        _list([], as_json)  # nobody has played yet
        return
    with store.Store.read(folder) as games:
        if game is not None:
            info = _found(games, game)
            _write(games, info, _file(out, info.id))
        elif every:
            _write_all(games, user_path(out or "."))
        else:
            _list(games.games(), as_json)


def import_records(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records, such as saved games.")],
    data: Data = None,
) -> None:
    """Store records as games.

    You can then continue them in the browser, or review them if they are over.
    """
    read = [(file, *_read(file)) for file in files]
    with store.Store.open(_folder(data)) as games:
        for file, info, entry in read:
            games.create(info, entry, secret="", seats=())
            typer.echo(f"{file} is game {info.id}, {_state(info)}.")


def _folder(data: str | None) -> Path:
    return data_folder() if data is None else user_path(data)


# --- writing --------------------------------------------------------------------------------------


def _found(games: store.Store, game: str) -> GameInfo:
    """Return the game whose id begins with this text."""
    found = [info for info in games.games() if info.id.startswith(game)]
    if len(found) > 1:
        raise BadOptions(f"the ids of {len(found)} games begin with {game}: type more of it")
    return found[0] if found else games.info(game)


def _file(out: str | None, game: str) -> Path:
    path = user_path(out or ".")
    return path / NAME.format(game) if path.is_dir() else path


def _write(games: store.Store, info: GameInfo, file: Path) -> None:
    try:
        game = game_of(info, games.entries(info.id))
    except UnreadableRecord as error:
        raise UnreadableRecord(f"game {info.id} cannot be replayed: {error}") from None
    try:
        save_game(game, [seat.player for seat in info.seats], str(file))
    except NotSaved:
        raise BadOptions(f"{file} exists and is not a record: it was not overwritten") from None
    typer.echo(f"Game {info.id} is in {file}.")


def _write_all(games: store.Store, folder: Path) -> None:
    """Write all games that can be written, and report the others."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for info in games.games():
        try:
            _write(games, info, folder / NAME.format(info.id))
        except (BadOptions, StoreError, UnreadableRecord) as error:
            typer.echo(f"monsterlands: {error}", err=True)
            failed = True
    if failed:
        raise typer.Exit(FAILED)


def _list(games: Sequence[GameInfo], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([_plain(info) for info in games], ensure_ascii=False, indent=1))
    elif games:
        new_screen().rows(_rows(games), indent=0)
    else:
        typer.echo("There are no games yet.")


def _rows(games: Sequence[GameInfo]) -> Iterator[tuple[str, ...]]:
    yield "game", "changed", "table", "players", ""
    for info in games:
        changed = datetime.fromtimestamp(info.changed).strftime("%Y-%m-%d %H:%M")
        players = ", ".join(shown(seat.name) or seat.player or "a person" for seat in info.seats)
        table, problem = _table(info)
        yield info.id, changed, table, players, problem or _state(info)


def _plain(info: GameInfo) -> dict[str, object]:
    table, problem = _table(info)
    return {
        "game": info.id,
        "changed": datetime.fromtimestamp(info.changed).astimezone().isoformat(timespec="seconds"),
        "table": table,
        "players": [{"name": seat.name, "bot": seat.player} for seat in info.seats],
        "over": info.over,
        "rank": info.rank,
        "points": info.points,
        "problem": problem,
    }


def _table(info: GameInfo) -> tuple[str, str]:
    """Return what is played and an empty reason, or the reason why it cannot be read."""
    try:
        record = Record.from_text(info.record)
        record.box()  # raises if the edition cannot be loaded here
    except UnreadableRecord as error:
        return "unreadable", str(error)
    options = record.options
    return (f"scenario {options.scenario}, " if options.scenario else "") + options.difficulty, ""


def _state(info: GameInfo) -> str:
    return "over" if info.over else "under way"


# --- reading --------------------------------------------------------------------------------------


def _read(file: str) -> tuple[GameInfo, Entry]:
    # Imported here because it is slow, and only this command needs it.
    from ..server.new_games import imported_game

    try:
        saved = load_game(file)
        return imported_game(saved.game, saved.players)
    except (UnknownPlayer, UnreadableRecord) as error:
        raise UnreadableRecord(f"{file} is not a record that can be stored: {error}") from None
