"""Problems of an edition or a position: collected while it is read, and raised all at once."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Place = tuple[str, ...]
"""The way to a value: ``("mercenary", "Fandor", "cost")``, printed as ``mercenary.Fandor.cost``."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: where, what, what would be right, and the rule it follows from, if any.

    Line 0 means that the line is unknown.
    """

    place: str
    line: int
    what: str
    right: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.what} ({self.right})"


class EditionError(Exception):
    """An edition that cannot be played, with every problem found in it."""

    def __init__(self, problems: Iterable[Problem], source: str = "") -> None:
        self.problems = tuple(problems)
        self.source = source
        super().__init__("\n".join(f"{source}:{problem.line} {problem}" for problem in self.problems))


@dataclass(slots=True)
class Problems:
    """Collects problems and finds their lines."""

    lines: Mapping[Place, int]
    found: list[Problem] = field(default_factory=list[Problem])
    _places: list[Place] = field(default_factory=list[Place])

    def add(self, place: Place, what: str, right: str, rule: str = "") -> None:
        self._places.append(place)
        name = "".join(letter if letter.isprintable() else "?" for letter in ".".join(place))
        self.found.append(Problem(name, self._line(place), what, right, rule))

    def touch(self, places: Iterable[str]) -> bool:
        """Tell whether a problem was found at one of these places, inside it or around it.

        :param places: such as ``"clan.glory"``; ``*`` stands for any name: ``"mercenary.*.role"``
        """
        return any(
            all(part in ("*", key) for part, key in zip(place.split("."), found, strict=False))
            for place in places
            for found in self._places
        )

    def raise_if_any(self, source: str) -> None:
        """Raise all problems in the order of the file.

        :raises EditionError: if there are any
        """
        if self.found:
            raise EditionError(sorted(self.found, key=lambda problem: problem.line or 10**9), source)

    def _line(self, place: Place) -> int:
        # a missing value has no line: take the nearest place around it that has one
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 0)


def quoted(text: str) -> str:
    """Quote a text from a file on one line; cut it if it is long."""
    return json.dumps(text if len(text) <= 40 else text[:40] + "…", ensure_ascii=False)


def one_of(words: Iterable[str]) -> str:
    """Return a list of words, for what would be right."""
    return "one of " + ", ".join(words)


def close_to(word: str, words: Iterable[str], otherwise: str = "") -> str:
    """Suggest the words that look like this one; if none does, return `otherwise` or all words."""
    spelled = {candidate.casefold(): candidate for candidate in words}
    near = difflib.get_close_matches(word.casefold(), list(spelled), n=3, cutoff=0.7)
    if near:
        return "did you mean " + " or ".join(spelled[match] for match in near) + "?"
    return otherwise or one_of(spelled.values())
