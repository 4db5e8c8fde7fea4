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
from ..words import Words
from . import bot_games
from .play import STANDARD, Affinity, MoreMonsters, QueensGrant, Solo, Tricks, seats, spelled

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
"""What the summary counts, and the kind of event for each."""
ALL = "all"
"""The value of --scenario that plays every scenario."""

Games = Generator[PlayedGame, None, None]


def run(
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many clans, 1 to 4; 1 is --solo. [2]")
    ] = None,
    solo: Solo = False,
    scenario: Annotated[
        str | None,
        typer.Option(metavar="N|all", help="Play this scenario, alone, or each of them in turn. [1]"),
    ] = None,
    affinity: Affinity = None,
    games: Annotated[int, typer.Option(metavar="K", help="How many games, of each scenario.")] = 100,
    seed: bot_games.Seed = None,
    difficulty: bot_games.Difficulty = "normal",
    tricks: Tricks = False,
    queens_grant: QueensGrant = False,
    more_monsters: MoreMonsters = False,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Who plays: one for all seats, or one for each; a name, package.module:Class, or "
            "hero@think=1.",
        ),
    ] = "random",
    edition: bot_games.Edition = STANDARD,
    jobs: bot_games.Jobs = 1,
    records: bot_games.Records = None,
    json: Annotated[
        bool, typer.Option("--json", help="Write one JSON object for each game, each on its own line.")
    ] = False,
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
        raise UnknownPlayer(
            f"--bots names {len(names)} players; it must be 1 for all, or one for each of {clans}"
        )
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
        raise BadOptions(f"--scenario is {scenario!r}; it must be a number, or {ALL}") from None


def _one_after_the_other(runs: Iterable[Games]) -> Games:
    for run in runs:
        with closing(run):
            yield from run


# --- the summary --------------------------------------------------------------------------------


def _what(box: Box, tables: Sequence[Options], names: list[str], games: int, seed: int) -> str:
    """Describe what was played."""
    options = tables[0]
    count = "1 game" if games == 1 else f"{games} games"
    who = ", ".join(names * (options.players // len(names)))
    if options.players > 1:
        table = f"{options.players} clans"
    elif len(tables) > 1:
        table = "each scenario"
    else:
        table = f"scenario {_named(box, options, ', ')}"
    played = {
        "tricks": options.tricks,
        "Queen's Grant": options.queens_grant,
        "More monster action": options.more_monsters,
        options.affinity: options.affinity is not None,
    }
    more = "".join(f", {name}" for name, on in played.items() if on)
    if box.edition != STANDARD:
        more += f", {box.edition}"
    return f"{count} of {table} ({who}), {options.difficulty}{more}, seed {seed}"


def _named(box: Box, options: Options, between: str = " ") -> str:
    """Return the number and the name of a scenario."""
    number = options.scenario or 1
    return f"{number}{between}{Words().scenario_name(box.scenarios[number - 1])}"


def _by_seat(summary: Summary) -> Iterator[str]:
    yield ""
    yield _row("", "wins", "points", "glory", "reputation", "trophies", "affinities")
    for seat, (wins, points) in enumerate(zip(summary.wins, summary.by_seat, strict=True)):
        yield _row(f"seat {seat}", f"{wins:.1%}", *_points(points))
    yield _row("all seats", "", *_points(summary.all_clans))
    yield _row("the winner", "", *_points(summary.winner))


def _by_scenario(box: Box, tables: Sequence[Options], summaries: Sequence[Summary]) -> Iterator[str]:
    """Yield a row for each scenario: the shares of the ranks, and the points."""
    labels = [_named(box, options) for options in tables]
    width = max(len(label) for label in labels)
    yield ""
    yield " " * width + "".join(f"{rank:>10}" for rank in (*RANKS, "points"))
    for label, summary in zip(labels, summaries, strict=True):
        shares = "".join(f"{summary.ranks[rank]:>10.1%}" for rank in RANKS)
        yield f"{label:<{width}}{shares}{summary.all_clans.total:>10.2f}"


def _counts(summary: Summary) -> Iterator[str]:
    """Yield how often things happened, per game and in total."""
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
