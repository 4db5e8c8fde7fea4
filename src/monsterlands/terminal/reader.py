"""How lines are typed: with editing and Tab completion at a terminal, echoed where nobody types."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module


class LineReader:
    """Reads lines. `completions` returns what a line that begins like this may become."""

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
        """Let lines be edited, remembered and completed, where the system can."""
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
