"""``monsterlands arena``: find out which bot is the best."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Annotated

import typer

from ..bots.arena import Arena, Standing, Tally, kept_seed, play
from ..bots.report import SOURCES, html_report
from ..box import load
from ..game import BadOptions, Options
from . import bot_games
from .bot_games import variants
from .play import STANDARD, MoreMonsters, QueensGrant, Tricks, spelled
from .speech import number, percent, say

REPORT = "report.html"
HEADS = ("games", "wins", "even", "rating", "points")


def arena(
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT", help="argument-bots"),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="option-games-of-arena")] = 100,
    players: Annotated[int | None, typer.Option(metavar="P", help="option-players-of-arena")] = None,
    seats: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT,BOT...",
            help="option-seats",
        ),
    ] = None,
    jobs: bot_games.Jobs = 1,
    seed: bot_games.Seed = None,
    difficulty: bot_games.Difficulty = "normal",
    tricks: Tricks = False,
    queens_grant: QueensGrant = False,
    more_monsters: MoreMonsters = False,
    think: Annotated[float | None, typer.Option(metavar="SECONDS", help="option-think-of-bots")] = None,
    rollouts: Annotated[int | None, typer.Option(metavar="N", help="option-rollouts")] = None,
    edition: bot_games.Edition = STANDARD,
    records: bot_games.Records = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="option-out-of-arena"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
) -> None:
    """Have bots play each other from every seat, and rank them."""
    lineups = [[name.strip() for name in lineup.split(",")] for lineup in seats or ()]
    names = bots or list(dict.fromkeys(name for lineup in lineups for name in lineup))
    if think is not None and rollouts is not None:
        raise BadOptions(say("cli-think-or-rollouts"))
    if jobs < 1:
        raise BadOptions(say("cli-bad-jobs", jobs=str(jobs)))
    clans = players if players is not None else len(lineups[0]) if lineups else 2
    if not 2 <= clans <= 4:
        raise BadOptions(say("cli-bad-arena-players", players=str(clans)))
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
    typer.echo(_what(table))
    typer.echo()
    for line in _lines(standings):
        typer.echo(line)
    if kept is not None:
        typer.echo("\n" + say("cli-report", file=str(kept / REPORT)))


def _what(table: Arena) -> str:
    """Describe what was played."""
    options = table.options
    more = [*variants(options), *(f"{name} {value:g}" for name, value in table.settings.items())]
    return say(
        "cli-simulated",
        games=say("cli-games", games=table.games),
        table=say("cli-simulated-clans", clans=options.players),
        who=", ".join(table.bots),
        difficulty=say(f"difficulty-{options.difficulty}"),
        more=", ".join(more) or "none",
        seed=str(table.seed),
    )


def _lines(standings: Sequence[Standing]) -> Iterator[str]:
    """Yield a row for each bot."""
    width = max(len(standing.bot) for standing in standings)
    games, wins, even, rating, points, *sources = (say(f"head-{name}") for name in (*HEADS, *SOURCES))
    yield _row(width, "", games, wins, even, "95 %", rating, points, *sources)
    for standing in standings:
        yield _row(
            width,
            standing.bot,
            str(standing.games),
            percent(standing.share),
            percent(standing.even),
            "–".join(percent(share) for share in standing.interval),
            f"{number(standing.rating.mean)} ± {number(standing.rating.deviation)}",
            number(standing.points.total),
            *(number(getattr(standing.points, source)) for source in SOURCES),
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
