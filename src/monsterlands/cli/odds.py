"""``monsterlands odds``: how the paths of a position may end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated

import typer

from ..game import Game
from ..odds import AIMS, NoOdds, Odds
from ..odds import odds as odds_of
from ..view import View
from .files import read_game
from .speech import number, percent, say

MISSION_PATHS = ("m1", "m2", "c1", "c2")
"""Paths on which there is only one aim."""
COLUMNS = {
    "survives": "surviving",
    "wounded": "wounded",
    "dies": "dying",
    "captures": "capturing",
    "eliminates": "eliminating",
    "conquers": "conquering",
    "loots": "looting",
    "fulfils": "fulfilling",
}


def odds(
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-game")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="option-to-of-record")] = None,
    walk: Annotated[str, typer.Option(metavar="STEPS", help="option-walk")] = "",
    path: Annotated[str | None, typer.Option(metavar="PATH", help="option-path")] = None,
    aim: Annotated[str | None, typer.Option(metavar="AIM", help="option-aim")] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="SEAT", help="option-seat-for-odds"),
    ] = None,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="option-json-of-odds"),
    ] = False,
) -> None:
    """Print how likely mercenaries are to survive and win."""
    game, _ = read_game(file, to)
    steps = [step.strip() for step in walk.split(";")]
    game.play(*(step for step in steps if step))
    if seat is not None and not 0 <= seat < len(game.open_view().clans):
        raise NoOdds(say("cli-no-such-seat", seat=str(seat), last=len(game.open_view().clans) - 1))
    if aim is not None and aim not in AIMS:
        raise NoOdds(say("cli-no-such-aim", aim=repr(aim), aims=", ".join(AIMS)))
    found = list(_found(game if seat is None else game.view(seat), path, aim))
    if not found:
        raise NoOdds(say("cli-nobody-on-path", file=file))
    if as_json:
        for each in found:
            typer.echo(json.dumps(asdict(each)))
        return
    for line in _table(game, found):
        typer.echo(line)
    typer.echo("")
    for line in _damage(found):
        typer.echo(line)
    typer.echo(say("cli-assumed"))


def _found(game: Game | View, path: str | None, aim: str | None) -> Iterator[Odds]:
    """Yield the odds of one path or all loaded ones, for one aim or all."""
    view = game.open_view() if isinstance(game, Game) else game
    loaded = [name for name, there in view.paths.items() if there.seat is not None]
    for name in loaded if path is None else [path]:
        aims = (AIMS[-1],) if name in MISSION_PATHS else AIMS
        for each in aims if aim is None else [aim]:
            yield odds_of(game, name, each)


def _table(game: Game, found: list[Odds]) -> Iterator[str]:
    view = game.open_view()
    path, who, aim, *heads = (say(f"head-{name}") for name in ("path", "who", "aim", *COLUMNS, "glory"))
    yield _row(path, who, aim, heads)
    for each in found:
        aim = "" if each.path in MISSION_PATHS else each.aim
        chances = [percent(getattr(each, name)) for name in COLUMNS.values()]
        who = view.path(each.path).mercenary or ""
        yield _row(each.path, who, aim, [*chances, number(each.glory)])


def _damage(found: list[Odds]) -> Iterator[str]:
    """Yield how likely each amount of damage stays on the monster, if any does."""
    failing = [each for each in found if each.damage]
    if failing:
        yield say("cli-damage")
        for each in failing:
            totals = ", ".join(f"{total}: {percent(chance)}" for total, chance in each.damage)
            yield f"{each.path:<6}{each.aim:<12}{totals}"
        yield ""


def _row(path: str, who: str, aim: str, cells: list[str]) -> str:
    return f"{path:<6}{who:<10}{aim:<12}" + "".join(f"{cell:>11}" for cell in cells)
