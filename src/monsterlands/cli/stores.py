"""``monsterlands copy-store``, ``prune`` and ``backup``: what a host does with all stored games."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Annotated

import typer

from .. import store
from ..store import GameInfo, StoreError, UnknownGame
from ..terminal import user_path
from .console import new_screen
from .places import Data, DatabaseOption, is_empty, named_place, place_of, read_place
from .records import FAILED, rows_of
from .speech import say

DAY = 86_400.0


def copy_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help="argument-from")],
    target: Annotated[str, typer.Argument(metavar="TO", help="argument-target")],
) -> None:
    """Copy all games to another folder or database.

    If it is cut off, run it again: it goes on where it was.
    """
    from ..store.copies import copy_store

    with read_place(named_place(source)) as games, store.Store.at(named_place(target)) as copies:
        copied = copy_store(games, copies)
    typer.echo(say("cli-copied", games=copied.games, there=copied.there))
    for game in copied.damaged:
        typer.echo(say("cli-copy-damaged", game=game), err=True)
    if copied.damaged:
        raise typer.Exit(FAILED)


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-backup")],
    data: Data = None,
    database: DatabaseOption = None,
) -> None:
    """Write a copy of all games to a file.

    It works while a server runs, too.
    """
    with read_place(place_of(data, database)) as games:
        games.back_up(user_path(file))
    typer.echo(say("cli-backed-up", file=file))


def prune(
    older_than: Annotated[float, typer.Option(metavar="DAYS", min=0, help="option-older-than")],
    yes: Annotated[bool, typer.Option("--yes", help="option-yes")] = False,
    finished: Annotated[
        bool | None,
        typer.Option("--finished/--unfinished", help="option-finished"),
    ] = None,
    data: Data = None,
    database: DatabaseOption = None,
) -> None:
    """Delete old games; without --yes only list them.

    A game of a campaign stays as long as a later one of its campaign stays. Groups of friends that are as old
    go once they have no game left.
    """
    place = place_of(data, database)
    if is_empty(place, data):
        typer.echo(say("cli-no-games"))
        return
    before = time.time() - older_than * DAY
    with (store.Store.at if yes else read_place)(place) as games:
        old = _old(games, before, finished)
        idle = games.idle_groups(before, {info.id for info in old})
        if not old and not idle:
            typer.echo(say("cli-none-that-old"))
            return
        if old:
            new_screen().rows(rows_of(old), indent=0)
        if not yes:
            typer.echo(say("cli-found-old", games=len(old), groups=len(idle)))
            return
        deleted = _deleted(games, old, before)
        games.delete_idle_groups(before)  # those that nobody is in have gone with their last game
        gone = set(idle) - set(games.group_ids())
        typer.echo(say("cli-deleted", games=deleted, groups=len(gone)))


def _old(games: store.Store, before: float, finished: bool | None) -> list[GameInfo]:
    """Return the games to delete, those of a campaign from its last one on."""
    found = games.games()
    old = [info for info in found if info.changed < before and (finished is None or info.over == finished)]
    chosen = {info.id for info in old}
    campaigns = {info.campaign for info in old if info.campaign}
    last_first = [info for campaign in campaigns for info in _until_kept(games.games_of(campaign), chosen)]
    return [info for info in old if not info.campaign] + last_first


def _until_kept(games: Sequence[GameInfo], chosen: set[str]) -> Iterable[GameInfo]:
    for info in reversed(games):
        if info.id not in chosen:
            return
        yield info


def _deleted(games: store.Store, old: Sequence[GameInfo], before: float) -> int:
    """Delete games, except for those that were changed in the meantime; return how many."""
    deleted = 0
    for info in old:
        try:
            if games.info(info.id).changed < before:
                games.delete(info.id)
                deleted += 1
        except UnknownGame:
            pass  # somebody has deleted it
        except StoreError as error:
            raise StoreError(say("cli-deleted-before", error=str(error), games=deleted)) from None
    return deleted
