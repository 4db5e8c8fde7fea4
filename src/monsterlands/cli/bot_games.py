"""What ``simulate`` and ``arena`` share: their options and a progress bar."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..bots import PlayedGame
from ..game import Options
from ..terminal import user_path
from .speech import say

Seed = Annotated[int | None, typer.Option(metavar="S", help="option-seed-of-bots")]
Jobs = Annotated[int, typer.Option(metavar="J", help="option-jobs")]
Difficulty = Annotated[str, typer.Option(metavar="D", help="option-difficulty-of-all")]
Edition = Annotated[str, typer.Option(metavar="FILE", help="option-edition")]
Records = Annotated[str | None, typer.Option(metavar="DIR", help="option-records")]


def some_seed(seed: int | None) -> int:
    """Return the seed, or a new one if none was given."""
    return secrets.randbits(32) if seed is None else seed


def variants(options: Options) -> Iterator[str]:
    """Yield the names of the modules and variants that are played."""
    if options.tricks:
        yield say("table-variant-tricks")
    if options.queens_grant:
        yield say("cli-variant-queens-grant")
    if options.more_monsters:
        yield say("table-variant-more-monsters")


def folder(name: str | None) -> Path | None:
    """Return the folder that an option names, if it was given."""
    return None if name is None else user_path(name)


def find_own_bots(names: Sequence[str]) -> None:
    """Let Python find bots in the current folder: a user's own bot is usually there."""
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def with_progress(
    played: Generator[PlayedGame, None, None], games: int, hidden: bool = False
) -> Generator[PlayedGame, None, None]:
    """Yield the games, and show a progress bar if a person is watching.

    :raises ChildProcessError: if a worker process ends too early
    """
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            closing(played),
            Progress(
                *columns,
                console=Console(stderr=True),
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
                disable=hidden or not sys.stderr.isatty(),
            ) as progress,
        ):
            task = progress.add_task("", total=games)
            for game in played:
                yield game
                progress.advance(task)
    except BrokenProcessPool:
        raise ChildProcessError(say("cli-process-ended")) from None
