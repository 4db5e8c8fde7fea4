"""Read lines: with editing and Tab completion at a terminal, echoed if the input is a file or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module


class LineReader:
    """Reads lines. `completions` returns the lines that begin with a text."""

    def __init__(self) -> None:
        self.completions: Callable[[str], Sequence[str]] = lambda _: ()
        self._typed = sys.stdin.isatty()
        if self._typed:
            self._edit()

    def read(self, prompt: str) -> str:
        """Read a line.

        :raises EOFError: at the end of the input
        """
        line = input(prompt)
        if not self._typed:
            print(line)
        return line

    def _edit(self) -> None:
        """Turn on editing, history and completion, where the system supports them."""
        try:
            readline = import_module("readline")  # input() uses it then
        except ImportError:
            return
        readline.set_completer_delims("")  # the whole line is completed
        readline.set_completer(self._complete)
        backend = str(getattr(readline, "backend", readline.__doc__))
        readline.parse_and_bind("bind ^I rl_complete" if "editline" in backend else "tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        found = self.completions(text)
        return found[number] if number < len(found) else None
