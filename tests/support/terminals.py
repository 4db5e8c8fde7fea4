"""Play at the terminal without one: a test says what is typed, and reads what is printed."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console

from monsterlands import Game, SeededDealer, View
from monsterlands.bots import CarefulPlayer, Player, SimplePlayer
from monsterlands.game.hints import Hint
from monsterlands.terminal import NoRival, Rival, Screen, Session, person
from monsterlands.words import Words

WORDS = Words()

TABLE = """
edition = "standard@1"
[options]
confirm = [0]
[table]
tavern = ["Vishor", "Dalina", "Jaruna", "Fandor"]
lodge = ["magic-1", "strength-1", "monster-plus-4", "magic-2", "strength-2", "magic-3"]
bazaar = ["Noxx", "Pugnor", "Kedavra"]
loot = ["brews", "slayer", "gold-10", "recruit"]
missions = ["mission-7", "mission-2"]
land_a = { land = "Yuha", header = "header-1a", monster = "Gator" }
[[clan]]
affinity = "water"
pool = "SSMP4"
[[clan]]
affinity = "jungle"
pool = "SSMP2"
"""
"""A turn of seat 0, water: gold 7, dice SSMP4, an initial trap; then seat 1, jungle."""


@dataclass
class Typist:
    """Somebody who types the lines of a test. Keeps what is printed; ends the input after the last line."""

    game: Game
    rival: Callable[[], Player] = SimplePlayer
    width: int = 80
    interrupt: bool = False
    printed: io.StringIO = field(default_factory=io.StringIO)
    remembered: tuple[str, ...] = ()
    unknown: str = "?"
    hint: Callable[[View], Hint] | None = None
    compact: bool | None = None
    words: Words = WORDS

    def type(self, *lines: str) -> str:
        """Play with these lines, and return everything that was printed."""
        waiting = iter(lines)
        self.session(lambda prompt: self._read(prompt, waiting)).run()
        return self.text

    def session(self, read: Callable[[str], str]) -> Session:
        """Return a session at the table that reads its input with `read`."""
        console = Console(
            file=self.printed, width=self.width, highlight=False, markup=False, emoji=False, no_color=True
        )
        screen = Screen(console, read, self.compact)
        return Session(self.game, self._rivals, SeededDealer(3), screen, self.words, hint=self.hint)

    def _rivals(self, game: Game, remembered: Sequence[str]) -> dict[int, Rival]:
        self.remembered = tuple(remembered)
        if self.unknown in self.remembered:
            raise NoRival(f"{self.unknown} is not here")
        rival = CarefulPlayer(self.rival(), "rival")
        return {seat: rival for seat in range(game.options.players) if seat != person(game)}

    @property
    def text(self) -> str:
        """What was printed, without spaces at the ends of lines."""
        return "\n".join(line.rstrip() for line in self.printed.getvalue().split("\n"))

    def after(self, line: str) -> str:
        """Return what was printed after a line was typed, up to the next prompt, as one line."""
        answer = self.text.split(f"> {line}".rstrip() + "\n", 1)[1].split("\n>", 1)[0]
        return " ".join(answer.split())

    def _read(self, prompt: str, waiting: Iterator[str]) -> str:
        line = next(waiting, None)
        self.printed.write(prompt + (line or "") + "\n" * (line is not None))
        if line is None:
            raise KeyboardInterrupt if self.interrupt else EOFError
        return line
