"""``monsterlands simulate``: many games among bots."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..bots import PlayedGame, Points, Summary, UnknownPlayer, simulate
from ..game import BadOptions, Options
from .play import SOLO

COUNTED = (
    ("deaths", "died"),
    ("desertions", "deserted"),
    ("promotions", "promoted"),
    ("panic tokens spread", "panic-spread"),
    ("panic lifted", "panic-lifted"),
    ("last lashes", "last-lash"),
    ("lands settled", "settled"),
    ("trophies sold", "trophy-sold"),
    ("missions fulfilled", "mission-fulfilled"),
    ("missions failed", "mission-failed"),
    ("contracts kept", "contract-kept"),
)
"""What the summary counts, and the kind of event that it is."""


def run(
    players: Annotated[int, typer.Option(metavar="N", help="How many clans, 2 to 4.")] = 2,
    games: Annotated[int, typer.Option(metavar="K", help="How many games.")] = 100,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="Play the same games every time. [a new one, told]")
    ] = None,
    difficulty: Annotated[
        str, typer.Option(metavar="D", help="tutorial, normal, hard or cutthroat.")
    ] = "normal",
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Who plays: one for all seats, or one for each; a name, or package.module:Class.",
        ),
    ] = "random",
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes play, up to one per core.")] = 1,
    json: Annotated[
        bool, typer.Option("--json", help="Write one JSON object for each game, each on its own line.")
    ] = False,
) -> None:
    """Play games among bots and tell what came of them."""
    if players == 1:
        raise BadOptions(SOLO)
    if not 2 <= players <= 4:
        raise BadOptions(f"players is {players}; it must be 2 to 4")
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, players):
        raise UnknownPlayer(
            f"--bots names {len(names)} players; it must be 1 for all, or one for each of {players}"
        )
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # a bot of one's own usually lies where one is
    seed = secrets.randbits(32) if seed is None else seed
    watched = sys.stderr.isatty()
    if json and sys.stdout.isatty():
        watched = False  # the games go by on the screen: a bar would be in their way
    try:
        with (
            closing(simulate(Options(players, difficulty), names, games, seed, jobs)) as played,
            closing(_with_progress(played, games, watched)) as told,
        ):
            if json:
                for game in told:
                    typer.echo(game.to_json())
                return
            summary = Summary.of(told)
    except BrokenProcessPool:
        raise ChildProcessError(
            "a process ended before its games did; if memory is short, try fewer --jobs"
        ) from None
    who = ", ".join(names * (players // len(names)))
    count = "1 game" if games == 1 else f"{games} games"
    typer.echo(f"{count} of {players} clans ({who}), {difficulty}, seed {seed}")
    for line in _lines(summary):
        typer.echo(line)


def _with_progress(
    played: Iterable[PlayedGame], games: int, watched: bool
) -> Generator[PlayedGame, None, None]:
    """Hand games on; if somebody looks, show how far it is."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns,
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not watched,
    ) as progress:
        task = progress.add_task("", total=games)
        for game in played:
            yield game
            progress.advance(task)


# --- the summary --------------------------------------------------------------------------------


def _lines(summary: Summary) -> Iterator[str]:
    yield ""
    yield _row("", "wins", "points", "glory", "reputation", "trophies", "affinities")
    for seat, (wins, points) in enumerate(zip(summary.wins, summary.by_seat, strict=True)):
        yield _row(f"seat {seat}", f"{wins:.1%}", *_points(points))
    yield _row("all seats", "", *_points(summary.all_clans))
    yield _row("the winner", "", *_points(summary.winner))
    yield ""
    beaten = summary.beaten
    captured, eliminated = summary.events["captured"], summary.events["eliminated"]
    yield _count("", "per game", "in all")
    yield _count("rounds", f"{summary.rounds:.2f}", round(summary.rounds * summary.games))
    yield _each(summary, "battles", summary.battles)
    yield _each(summary, "monsters beaten", beaten, _share(beaten, summary.battles, "of the battles"))
    yield _each(summary, "  captured", captured, _share(captured, beaten, "of the beaten"))
    yield _each(summary, "  eliminated", eliminated, _share(eliminated, beaten, "of the beaten"))
    yield _each(summary, "lands conquered", summary.events["conquered"])
    share = _share(summary.conquering, summary.games, "of the games")
    yield _count("games with a land conquered", "", summary.conquering, share)
    for what, kind in COUNTED:
        yield _each(summary, what, summary.events[kind])


def _points(points: Points) -> Iterator[str]:
    for mean in (points.total, points.glory, points.reputation, points.trophies, points.affinities):
        yield f"{mean:.2f}"


def _row(label: str, *cells: str) -> str:
    return f"{label:<10}" + "".join(f"{cell:>12}" for cell in cells)


def _each(summary: Summary, what: str, count: int, share: str = "") -> str:
    return _count(what, f"{count / summary.games:.2f}", count, share)


def _count(what: str, mean: str, count: int | str, share: str = "") -> str:
    return f"{what:<28}{mean:>9}{count:>9}  {share}".rstrip()


def _share(part: int, whole: int, of: str) -> str:
    return f"{part / whole:.1%} {of}" if whole else ""
