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
from ..game import BadOptions, Options, Record, UnreadableRecord
from ..store import Entry, GameInfo, StoreError, game_of
from ..terminal import NotSaved, load_game, save_game, user_path
from ..terminal.screen import shown
from .console import new_screen
from .places import Data, DatabaseOption, is_empty, place_of, read_place
from .speech import say

FAILED = 1
HEADS = ("game", "changed", "table", "players")
NAME = "monsterlands-{}.toml"
"""The default name of the file of a game."""


def export(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="argument-stored-game"),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="option-all")] = False,
    data: Data = None,
    database: DatabaseOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-json-list")] = False,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="option-out"),
    ] = None,
) -> None:
    """Write stored games as records, or list them.

    It works while a server runs, too.
    """
    if game is not None and every:
        raise BadOptions(say("cli-all-or-game"))
    if game is None and not every and out is not None:
        raise BadOptions(say("cli-out-needs-game"))
    if as_json and (game is not None or every):
        raise BadOptions(say("cli-json-lists"))
    place = place_of(data, database)
    if game is None and is_empty(place, data):
        _list([], as_json)  # nobody has played yet
        return
    with read_place(place) as games:
        if game is not None:
            info = _found(games, game)
            _write(games, info, _file(out, info.id))
        elif every:
            _write_all(games, user_path(out or "."))
        else:
            _list(games.games(), as_json)


def import_records(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="argument-records")],
    data: Data = None,
    database: DatabaseOption = None,
) -> None:
    """Store records as games.

    You can then continue them in the browser, or review them if they are over.
    """
    read = [(file, *_read(file)) for file in files]
    with store.Store.at(place_of(data, database)) as games:
        for file, info, entry in read:
            games.create(info, entry, secret="", seats=())
            over = "yes" if info.over else "no"
            typer.echo(say("cli-imported", file=file, game=info.id, over=over))


# --- writing --------------------------------------------------------------------------------------


def _found(games: store.Store, game: str) -> GameInfo:
    """Return the game whose id begins with this text."""
    found = [info for info in games.games() if info.id.startswith(game)]
    if len(found) > 1:
        raise BadOptions(say("cli-many-begin", games=len(found), game=game))
    return found[0] if found else games.info(game)


def _file(out: str | None, game: str) -> Path:
    path = user_path(out or ".")
    return path / NAME.format(game) if path.is_dir() else path


def _write(games: store.Store, info: GameInfo, file: Path) -> None:
    try:
        game = game_of(info, games.entries(info.id))
    except UnreadableRecord as error:
        raise UnreadableRecord(say("cli-game-damaged", game=info.id, why=str(error))) from None
    try:
        save_game(game, [seat.player for seat in info.seats], str(file))
    except NotSaved:
        raise BadOptions(say("cli-not-overwritten", file=str(file))) from None
    typer.echo(say("cli-exported", game=info.id, file=str(file)))


def _write_all(games: store.Store, folder: Path) -> None:
    """Write all games that can be written, and report the others."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for info in games.games():
        try:
            _write(games, info, folder / NAME.format(info.id))
        except (BadOptions, StoreError, UnreadableRecord) as error:
            typer.echo(say("cli-error", message=str(error)), err=True)
            failed = True
    if failed:
        raise typer.Exit(FAILED)


def _list(games: Sequence[GameInfo], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps([_plain(info) for info in games], ensure_ascii=False, indent=1))
    elif games:
        new_screen().rows(rows_of(games), indent=0)
    else:
        typer.echo(say("cli-no-games"))


def rows_of(games: Sequence[GameInfo]) -> Iterator[tuple[str, ...]]:
    """Return the rows of a list of games, with the headings."""
    yield *(say(f"head-{name}") for name in HEADS), ""
    for info in games:
        changed = datetime.fromtimestamp(info.changed).strftime("%Y-%m-%d %H:%M")
        players = ", ".join(shown(seat.name) or seat.player or say("cli-person") for seat in info.seats)
        options, problem = _options(info)
        yield info.id, changed, _table(options), players, problem or _state(info)


def _plain(info: GameInfo) -> dict[str, object]:
    options, problem = _options(info)
    scenario = f"scenario {options.scenario}, " if options and options.scenario else ""
    return {
        "game": info.id,
        "changed": datetime.fromtimestamp(info.changed).astimezone().isoformat(timespec="seconds"),
        "table": f"{scenario}{options.difficulty}" if options else "unreadable",
        "players": [{"name": seat.name, "bot": seat.player} for seat in info.seats],
        "over": info.over,
        "rank": info.rank,
        "points": info.points,
        "problem": problem,
    }


def _options(info: GameInfo) -> tuple[Options | None, str]:
    """Return what is played and an empty reason, or the reason why it cannot be read."""
    if info.problem:
        return None, info.problem
    try:
        record = Record.from_text(info.record)
        record.box()  # raises if the edition cannot be loaded here
    except UnreadableRecord as error:
        return None, str(error)
    return record.options, ""


def _table(options: Options | None) -> str:
    """Say what is played."""
    if options is None:
        return say("cli-unreadable")
    difficulty = say(f"difficulty-{options.difficulty}")
    if not options.scenario:
        return difficulty
    return say("cli-table-scenario", number=options.scenario, difficulty=difficulty)


def _state(info: GameInfo) -> str:
    return say("cli-state-over" if info.over else "cli-state-open")


# --- reading --------------------------------------------------------------------------------------


def _read(file: str) -> tuple[GameInfo, Entry]:
    # Imported here because it is slow, and only this command needs it.
    from ..server.new_games import imported_game

    try:
        saved = load_game(file)
        return imported_game(saved.game, saved.players)
    except (UnknownPlayer, UnreadableRecord) as error:
        raise UnreadableRecord(say("cli-not-stored", file=file, why=str(error))) from None
