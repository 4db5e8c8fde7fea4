"""``monsterlands arena``: find out which bot is the best."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Annotated

import typer

from ..bots.arena import Arena, Standing, Tally, kept_seed, play
from ..bots.report import SOURCES, html_report, told
from ..box import load
from ..game import BadOptions, Options
from . import bot_games
from .play import STANDARD, MoreMonsters, QueensGrant, Tricks, spelled

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
    jobs: bot_games.Jobs = 1,
    seed: bot_games.Seed = None,
    difficulty: bot_games.Difficulty = "normal",
    tricks: Tricks = False,
    queens_grant: QueensGrant = False,
    more_monsters: MoreMonsters = False,
    think: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="How long bots that search may think.")
    ] = None,
    rollouts: Annotated[
        int | None, typer.Option(metavar="N", help="How many games bots that search may try out.")
    ] = None,
    edition: bot_games.Edition = STANDARD,
    records: bot_games.Records = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Keep the games there, resume if interrupted, and write a report."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
) -> None:
    """Have bots play each other from every seat, and rank them."""
    lineups = [[name.strip() for name in lineup.split(",")] for lineup in seats or ()]
    names = bots or list(dict.fromkeys(name for lineup in lineups for name in lineup))
    if think is not None and rollouts is not None:
        raise BadOptions("--think and --rollouts cannot be used together: a bot takes one of them")
    if jobs < 1:
        raise BadOptions(f"jobs is {jobs}; it must be 1 or more")
    clans = players if players is not None else len(lineups[0]) if lineups else 2
    if not 2 <= clans <= 4:
        raise BadOptions(f"players is {clans}; in an arena it must be 2 to 4")
    bot_games.find_own_bots(names)
    kept = bot_games.folder(out)
    if seed is None and kept is not None:
        seed = kept_seed(kept)
    table = Arena.of(
        Options(
            clans,
            spelled(difficulty),
            tricks,
            queens_grant=queens_grant,
            more_monsters=more_monsters,
        ),
        names,
        games,
        bot_games.some_seed(seed),
        lineups,
        {name: value for name, value in (("think", think), ("rollouts", rollouts)) if value is not None},
        load(edition),
    )
    tally = Tally(table.bots)
    with closing(
        bot_games.with_progress(play(table, jobs, kept, bot_games.folder(records)), table.games)
    ) as played:
        for game in played:
            tally.add(game)
    standings = tally.standings()
    if kept is not None:
        report = html_report(table, standings, tally.ratings.history)
        (kept / REPORT).write_text(report, encoding="utf-8")
    if as_json:
        plain = {**table.arguments(), "standings": [_plain(standing) for standing in standings]}
        typer.echo(json.dumps(plain))
        return
    typer.echo(told(table))
    typer.echo()
    for line in _lines(standings):
        typer.echo(line)
    if kept is not None:
        typer.echo(f"\nThe report is in {kept / REPORT}.")


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
