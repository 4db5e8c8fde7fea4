"""Where commands write."""

from __future__ import annotations

from rich.console import Console

from ..terminal import Screen

FILE_WIDTH = 100
"""Columns when the output goes to a file or a pipe: all tables fit."""


def new_console() -> Console:
    """Return a console that writes lines as they are."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def new_screen() -> Screen:
    """Return a screen to print tables on, wide enough even if the output is not a terminal."""
    console = new_console()
    if not console.is_terminal:
        console.width = max(console.width, FILE_WIDTH)
    return Screen(console)
