"""``monsterlands simulate``: many games among bots."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import islice
from typing import Annotated

import typer

from ..bots import PlayedGame, Points, Summary, UnknownPlayer, simulate
from ..box import RANKS, Box, load
from ..game import BadOptions, Options
from ..words import ENGLISH
from . import bot_games
from .bot_games import variants
from .play import STANDARD, Affinity, MoreMonsters, QueensGrant, Solo, Tricks, seats, spelled
from .speech import number, percent, say, words

COUNTED = (
    ("deaths", "died"),
    ("desertions", "deserted"),
    ("promotions", "promoted"),
    ("panic", "panic-spread"),
    ("panic-lifted", "panic-lifted"),
    ("last-lashes", "last-lash"),
    ("settled", "settled"),
    ("trophies-sold", "trophy-sold"),
    ("missions-fulfilled", "mission-fulfilled"),
    ("missions-failed", "mission-failed"),
    ("contracts-kept", "contract-kept"),
)
"""What the summary counts, and the kind of event for each."""
HEADS = ("wins", "points", "glory", "reputation", "trophies", "affinities")
ALL = "all"
"""The value of --scenario that plays every scenario."""

Games = Generator[PlayedGame, None, None]


def run(
    players: Annotated[int | None, typer.Option(metavar="N", help="option-players-of-bots")] = None,
    solo: Solo = False,
    scenario: Annotated[
        str | None,
        typer.Option(metavar="N|all", help="option-scenario-of-bots"),
    ] = None,
    affinity: Affinity = None,
    games: Annotated[int, typer.Option(metavar="K", help="option-games")] = 100,
    seed: bot_games.Seed = None,
    difficulty: bot_games.Difficulty = "normal",
    tricks: Tricks = False,
    queens_grant: QueensGrant = False,
    more_monsters: MoreMonsters = False,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="option-bots-who",
        ),
    ] = "random",
    edition: bot_games.Edition = STANDARD,
    jobs: bot_games.Jobs = 1,
    records: bot_games.Records = None,
    json: Annotated[bool, typer.Option("--json", help="option-json-of-games")] = False,
) -> None:
    """Play games among bots and summarise the results."""
    box = load(edition)
    clans = seats(players, solo, scenario is not None)
    names = [name.strip() for name in bots.split(",")]
    tables = [
        Options(
            clans,
            spelled(difficulty),
            tricks,
            queens_grant=queens_grant,
            more_monsters=more_monsters,
            scenario=number,
            affinity=affinity,
        )
        for number in _numbers(box, scenario)
    ]
    if len(names) not in (1, clans):
        raise UnknownPlayer(say("cli-too-few-bots", named=len(names), seats=clans))
    bot_games.find_own_bots(names)
    seed = bot_games.some_seed(seed)
    runs = [simulate(options, names, games, seed, jobs, box, bot_games.folder(records)) for options in tables]
    # A bar would garble the games that are printed on the screen.
    told = bot_games.with_progress(
        _one_after_the_other(runs), games * len(runs), hidden=json and sys.stdout.isatty()
    )
    with closing(told):
        if json:
            for game in told:
                typer.echo(game.to_json())
            return
        summaries = [Summary.of(islice(told, games)) for _ in runs]
    typer.echo(_what(box, tables, names, games, seed))
    if clans > 1:
        lines = _by_seat(summaries[0])
    else:
        lines = _by_scenario(box, tables, summaries)
    for line in (*lines, *(_counts(summaries[0]) if len(runs) == 1 else ())):
        typer.echo(line)


def _numbers(box: Box, scenario: str | None) -> list[int | None]:
    """Return the numbers of the scenarios to play; None is the first one, or a game of several clans."""
    if scenario == ALL:
        return list(range(1, len(box.scenarios) + 1))
    try:
        return [None if scenario is None else int(scenario)]
    except ValueError:
        raise BadOptions(say("cli-bad-scenario", scenario=repr(scenario), all=ALL)) from None


def _one_after_the_other(runs: Iterable[Games]) -> Games:
    for run in runs:
        with closing(run):
            yield from run


# --- the summary --------------------------------------------------------------------------------


def _what(box: Box, tables: Sequence[Options], names: list[str], games: int, seed: int) -> str:
    """Describe what was played."""
    options = tables[0]
    who = ", ".join(names * (options.players // len(names)))
    if options.players > 1:
        table = say("cli-simulated-clans", clans=options.players)
    elif len(tables) > 1:
        table = say("cli-simulated-each")
    else:
        scenario = options.scenario or 1
        name = words().scenario_name(box.scenarios[scenario - 1])
        table = say("cli-simulated-scenario", number=scenario, name=name)
    return say(
        "cli-simulated",
        games=say("cli-games", games=games),
        table=table,
        who=who,
        difficulty=say(f"difficulty-{options.difficulty}"),
        more=", ".join(_more(box, options)) or "none",
        seed=str(seed),
    )


def _more(box: Box, options: Options) -> Iterator[str]:
    """Yield what else is special about the games."""
    yield from variants(options)
    if options.affinity is not None:
        yield say(f"affinity-{options.affinity}")
    if box.edition != STANDARD:
        yield box.edition


def _named(box: Box, options: Options) -> str:
    """Return the number and the name of a scenario."""
    scenario = options.scenario or 1
    return f"{scenario} {words().scenario_name(box.scenarios[scenario - 1])}"


def _by_seat(summary: Summary) -> Iterator[str]:
    yield ""
    heads = (say(f"head-{name}") for name in HEADS)
    labels = [say("cli-seat", seat=seat) for seat in range(len(summary.by_seat))]
    everybody, winner = say("cli-all-seats"), say("cli-winner")
    width = max(10, *(len(label) for label in (*labels, everybody, winner)))
    yield _row(width, "", *heads)
    for label, wins, points in zip(labels, summary.wins, summary.by_seat, strict=True):
        yield _row(width, label, percent(wins), *_points(points))
    yield _row(width, everybody, "", *_points(summary.all_clans))
    yield _row(width, winner, "", *_points(summary.winner))


def _by_scenario(box: Box, tables: Sequence[Options], summaries: Sequence[Summary]) -> Iterator[str]:
    """Yield a row for each scenario: the shares of the ranks, and the points."""
    labels = [_named(box, options) for options in tables]
    width = max(len(label) for label in labels)
    yield ""
    ranks = [rank if words().language == ENGLISH else words().rank(rank) for rank in RANKS]
    heads = [*ranks, say("head-points")]
    wide = [max(10, len(head) + 2) for head in heads]

    def row(label: str, cells: Iterable[str]) -> str:
        return f"{label:<{width}}" + "".join(f"{cell:>{w}}" for cell, w in zip(cells, wide, strict=True))

    yield row("", heads)
    for label, summary in zip(labels, summaries, strict=True):
        yield row(label, [*(percent(summary.ranks[rank]) for rank in RANKS), number(summary.all_clans.total)])


def _counts(summary: Summary) -> Iterator[str]:
    """Yield how often things happened, per game and in total."""
    events, games = summary.events, summary.games
    beaten, captured, eliminated = summary.beaten, events["captured"], events["eliminated"]
    rows = [
        ("", say("cli-per-game"), say("cli-in-all"), ""),
        (say("count-rounds"), number(summary.rounds), str(round(summary.rounds * games)), ""),
        _each(games, "battles", summary.battles),
        _each(games, "beaten", beaten, _share(beaten, summary.battles, "battles")),
        _each(games, "captured", captured, _share(captured, beaten, "beaten"), "  "),
        _each(games, "eliminated", eliminated, _share(eliminated, beaten, "beaten"), "  "),
        _each(games, "conquered", events["conquered"]),
        (
            say("count-conquering"),
            "",
            str(summary.conquering),
            _share(summary.conquering, games, "games"),
        ),
        *(_each(games, what, events[kind]) for what, kind in COUNTED),
    ]
    wide = max(28, *(len(row[0]) + 1 for row in rows))
    means, counts = (max(9, *(len(row[column]) + 2 for row in rows)) for column in (1, 2))
    yield ""
    for what, mean, count, share in rows:
        yield f"{what:<{wide}}{mean:>{means}}{count:>{counts}}  {share}".rstrip()


def _points(points: Points) -> Iterator[str]:
    for mean in (points.total, points.glory, points.reputation, points.trophies, points.affinities):
        yield number(mean)


def _row(width: int, label: str, *cells: str) -> str:
    return f"{label:<{width}}" + "".join(f"{cell:>12}" for cell in cells)


def _each(games: int, what: str, count: int, share: str = "", indent: str = "") -> tuple[str, str, str, str]:
    return indent + say(f"count-{what}"), number(count / games), str(count), share


def _share(part: int, whole: int, of: str) -> str:
    return say(f"count-of-{of}", share=percent(part / whole)) if whole else ""
