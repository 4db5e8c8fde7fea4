"""``monsterlands arena``: which bot is the best."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..bots.arena import Arena, Standing, Tally, kept_seed, play
from ..bots.report import SOURCES, html_report, told
from ..game import BadOptions, Options
from ..terminal import at_home
from .play import MoreMonsters, QueensGrant, Tricks

REPORT = "report.html"


def arena(
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT", help="Who plays: a name, package.module:Class, or hero@think=1."),
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games; rounded up until the seats are even.")
    ] = 100,
    players: Annotated[int | None, typer.Option(metavar="P", help="How many clans, 2 to 4. [2]")] = None,
    seats: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT,BOT...",
            help="Who meets, with a bot at several seats if you like; may be given again. "
            "[all sets of the bots]",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes play, up to one per core.")] = 1,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="Play the same games every time. [a new one, told]")
    ] = None,
    difficulty: Annotated[
        str, typer.Option(metavar="D", help="tutorial, normal, hard or cutthroat.")
    ] = "normal",
    tricks: Tricks = False,
    queens_grant: QueensGrant = False,
    more_monsters: MoreMonsters = False,
    think: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="How long bots that search may think.")
    ] = None,
    rollouts: Annotated[
        int | None, typer.Option(metavar="N", help="How many games bots that search may try out.")
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Keep the games there, go on if it was ended, and write a report."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
) -> None:
    """Have bots meet at all seats, and tell who is the best."""
    lineups = [[name.strip() for name in lineup.split(",")] for lineup in seats or ()]
    names = bots or list(dict.fromkeys(name for lineup in lineups for name in lineup))
    if think is not None and rollouts is not None:
        raise BadOptions("--think and --rollouts do not go together: a bot takes one of them")
    if jobs < 1:
        raise BadOptions(f"jobs is {jobs}; it must be 1 or more")
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # a bot of one's own usually lies where one is
    folder = None if out is None else at_home(out)
    if seed is None and folder is not None:
        seed = kept_seed(folder)
    table = Arena.of(
        Options(
            players if players is not None else len(lineups[0]) if lineups else 2,
            difficulty,
            tricks,
            queens_grant=queens_grant,
            more_monsters=more_monsters,
        ),
        names,
        games,
        secrets.randbits(32) if seed is None else seed,
        lineups,
        {name: value for name, value in (("think", think), ("rollouts", rollouts)) if value is not None},
    )
    tally = _played(table, jobs, folder)
    standings = tally.standings()
    if folder is not None:
        report = html_report(table, standings, tally.ratings.history)
        (folder / REPORT).write_text(report, encoding="utf-8")
    if as_json:
        plain = {**table.arguments(), "standings": [_plain(standing) for standing in standings]}
        typer.echo(json.dumps(plain))
        return
    typer.echo(told(table))
    typer.echo()
    for line in _lines(standings):
        typer.echo(line)
    if folder is not None:
        typer.echo(f"\nThe report is in {folder / REPORT}.")


def _played(table: Arena, jobs: int, folder: Path | None) -> Tally:
    """Play; if somebody looks, show how far it is."""
    tally = Tally(table.bots)
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not sys.stderr.isatty(),
    )
    try:
        with closing(play(table, jobs, folder)) as played, bar:
            task = bar.add_task("", total=table.games)
            for game in played:
                tally.add(game)
                bar.advance(task)
    except BrokenProcessPool:
        raise ChildProcessError(
            "a process ended before its games did; if memory is short, try fewer --jobs"
        ) from None
    return tally


def _lines(standings: Sequence[Standing]) -> Iterator[str]:
    """Yield a row for each bot."""
    width = max(len(standing.bot) for standing in standings)
    yield _row(width, "", "games", "wins", "even", "95 %", "rating", "points", *SOURCES)
    for standing in standings:
        yield _row(
            width,
            standing.bot,
            str(standing.games),
            f"{standing.share:.1%}",
            f"{standing.even:.1%}",
            "{:.1%}–{:.1%}".format(*standing.interval),
            f"{standing.rating.mean:.2f} ± {standing.rating.deviation:.2f}",
            f"{standing.points.total:.2f}",
            *(f"{getattr(standing.points, source):.2f}" for source in SOURCES),
        )


def _row(width: int, bot: str, *cells: str) -> str:
    widths = (8, 9, 9, 15, 15, 9, 9, 12, 10, 12)
    return f"{bot:<{width}}" + "".join(f"{cell:>{wide}}" for cell, wide in zip(cells, widths, strict=True))


def _plain(standing: Standing) -> dict[str, object]:
    points = standing.points
    return {
        "bot": standing.bot,
        "games": standing.games,
        "wins": standing.wins,
        "share": standing.share,
        "interval": standing.interval,
        "even": standing.even,
        "rating": standing.rating.mean,
        "deviation": standing.rating.deviation,
        "points": {"total": points.total, **{source: getattr(points, source) for source in SOURCES}},
    }
