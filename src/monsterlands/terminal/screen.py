"""Output and input: plain lines and rows, with colours only if the terminal has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

SMALL = 40
"""A terminal with fewer lines than this cannot show the whole table at once."""
WIDEST = 100
"""Lines longer than this are hard to read."""

REPEATED = 60
"""An error message quotes at most this many characters of what was typed."""
FILE_NAME = 300
"""A message quotes at most this many characters of a file name."""

Row = tuple[str, ...]


def shown(typed: str, most: int = REPEATED) -> str:
    """Return what was typed so that it is safe to show: shortened, and nothing that moves the cursor."""
    short = typed if len(typed) <= most else typed[:most] + "…"
    return "".join(sign if sign.isprintable() else "�" for sign in short)


class Screen:
    """Prints to a console and reads lines.

    :param compact: whether to show the table in few lines; None: only if the terminal is small
    :param read: takes the prompt and returns what was typed; raises EOFError at the end of the input
    """

    def __init__(
        self, console: Console, read: Callable[[str], str] = input, compact: bool | None = None
    ) -> None:
        self.compact = console.is_terminal and console.height < SMALL if compact is None else compact
        self._console = console
        self._read = read
        self._width = min(console.width, WIDEST)

    def title(self, text: str) -> None:
        """Print a line across the screen."""
        self._print(Rule(Text(text, "bold"), align="left", characters="─" if self._speaks_unicode() else "-"))

    def heading(self, text: str, more: str = "") -> None:
        """Print a heading, with a remark after it."""
        self._print(Text.assemble((text, "bold"), ("  " + more if more else "", "dim")))

    def line(self, text: str = "", style: str = "") -> None:
        """Print a line; it is wrapped if it is too long."""
        self._print(Text(text, style))

    def cut(self, text: str) -> None:
        """Print one line; what does not fit is cut."""
        self._console.print(Text(text), width=self._width, no_wrap=True, overflow="ellipsis")

    def verbatim(self, text: str) -> None:
        """Print lines without wrapping them."""
        self._print(Text(text))

    def rows(self, rows: Iterable[Row], styles: tuple[str, ...] = (), indent: int = 2) -> None:
        """Print columns; only the last one is wrapped."""
        found = list(rows)
        if not found:
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        last = len(found[0]) - 1
        for column in range(last + 1):
            style = styles[column] if column < len(styles) else ""
            # The first column holds what a user types again, such as an id, so it is never cut.
            least = max(len(row[0]) for row in found) if not column else None
            grid.add_column(style=style, no_wrap=column < last, min_width=least)
        for row in found:
            grid.add_row(*(Text(cell) for cell in row))
        self._print(Padding(grid, (0, 0, 0, indent)))

    def ask(self, prompt: str) -> str:
        """Read a line.

        :raises EOFError: at the end of the input
        """
        return self._read(prompt)

    def _print(self, what: Text | Rule | Padding) -> None:
        self._console.print(what, width=self._width)

    def _speaks_unicode(self) -> bool:
        return self._console.encoding.startswith("utf")
