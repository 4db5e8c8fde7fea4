"""``monsterlands edition``: show what is in the box, and check a user's own edition."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from ..box import Box, EditionError, Problem, load, warnings
from .console import FILE_WIDTH
from .edition_tables import show

app = typer.Typer(name="edition", help="Look at an edition, or check your own.", no_args_is_help=True)

Reference = Annotated[
    str,
    typer.Argument(metavar="[FILE|EDITION]", help="A .toml file, or a shipped edition such as standard@1."),
]


@app.command("show")
def show_edition(reference: Reference = "standard") -> None:
    """Show every component, and where each number comes from."""
    console = Console()
    if not console.is_terminal:
        console.width = max(console.width, FILE_WIDTH)
    show(_load(reference), console)


@app.command("check")
def check_edition(reference: Annotated[str, typer.Argument(metavar="FILE", help="The .toml file.")]) -> None:
    """Report everything that is wrong with a file.

    Counts that differ from the printed game are only warnings.
    """
    box = _load(reference)
    found = warnings(box)
    for warning in found:
        typer.echo(f"warning: {_line(reference, warning)}", err=True)
    typer.echo(f"{'playable' if found else 'ok'}: {_summary(box)}")


def _load(reference: str) -> Box:
    try:
        return load(reference)
    except EditionError as error:
        for problem in error.problems:
            typer.echo(_line(reference, problem), err=True)
        raise typer.Exit(2) from None


def _line(reference: str, problem: Problem) -> str:
    return f"{reference}:{problem.line} {problem}"


def _summary(box: Box) -> str:
    deck = sum(not card.role for card in box.mercenaries)
    traps = sum(token.count for token in box.traps)
    cards = sum(card.count for card in box.equipment)
    counts = (
        f"{deck} mercenaries, {box.novice.count} novices, {len(box.monsters)} monsters, "
        f"{len(box.lands)} lands, {cards} equipment cards, {traps} traps, {len(box.loot)} loot, "
        f"{len(box.headers)} headers, {len(box.missions)} missions, {len(box.scenarios)} scenarios"
    )
    over = ""
    if box.source.base and box.source.texts:
        over = f"; over {box.source.base}, {len(box.source.changed)} values changed"
    return f"{box.edition}, {counts}{over}"
