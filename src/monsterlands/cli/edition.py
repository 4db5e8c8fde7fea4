"""``monsterlands edition``: show what is in the box, and check a user's own edition."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from ..box import Box, EditionError, Problem, load, warnings
from .console import FILE_WIDTH
from .edition_tables import show
from .speech import say
from .usage import Command, Group

app = typer.Typer(name="edition", cls=Group, help="command-edition", no_args_is_help=True)

Reference = Annotated[
    str,
    typer.Argument(metavar="[FILE|EDITION]", help="argument-edition"),
]


@app.command("show", cls=Command, help="command-edition-show")
def show_edition(reference: Reference = "standard") -> None:
    """Show every component, and where each number comes from."""
    console = Console()
    if not console.is_terminal:
        console.width = max(console.width, FILE_WIDTH)
    show(_load(reference), console)


@app.command("check", cls=Command, help="command-edition-check")
def check_edition(
    reference: Annotated[str, typer.Argument(metavar="FILE", help="argument-edition-file")],
) -> None:
    """Report everything that is wrong with a file.

    Counts that differ from the printed game are only warnings.
    """
    box = _load(reference)
    found = warnings(box)
    for warning in found:
        typer.echo(say("cli-warning", text=_line(reference, warning)), err=True)
    typer.echo(say("cli-edition-playable" if found else "cli-edition-ok", summary=_summary(box)))


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
    counts = say(
        "cli-edition-counts",
        edition=box.edition,
        mercenaries=sum(not card.role for card in box.mercenaries),
        novices=box.novice.count,
        monsters=len(box.monsters),
        lands=len(box.lands),
        equipment=sum(card.count for card in box.equipment),
        traps=sum(token.count for token in box.traps),
        loot=len(box.loot),
        headers=len(box.headers),
        missions=len(box.missions),
        scenarios=len(box.scenarios),
    )
    if not (box.source.base and box.source.texts):
        return counts
    changed = str(len(box.source.changed))
    return say("cli-edition-over", summary=counts, base=box.source.base, changed=changed)
