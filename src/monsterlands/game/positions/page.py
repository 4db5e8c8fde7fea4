"""One table of a position, read key by key.

Every question notes what is wrong with the answer and then goes on, so that all problems are found at once.
What was never asked for is an unknown key.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from ...box.documents import Document, as_list, as_table
from ...box.problems import close_to, one_of
from ...rules.state import NONE

MOST = 999
"""The largest number that makes sense anywhere."""


def problem(place: str, what: str, right: str, rule: str = "") -> str:
    """Word a problem: ``clan 1.gold: is -3; gold is a whole number from 0 to 999 (R1.1)``."""
    return f"{place}: {what}; {right}" + (f" ({rule})" if rule else "")


class Page:
    """A cursor on one table: its values, its place, and where to note problems."""

    __slots__ = ("_asked", "place", "problems", "values")

    def __init__(self, values: Document, place: str, problems: list[str]) -> None:
        self.values = values
        self.place = place
        self.problems = problems
        self._asked: set[str] = set()

    def at(self, key: str) -> str:
        """Return the place of a key."""
        return f"{self.place}.{key}" if self.place else key

    def wrong(self, key: str, what: str, right: str, rule: str = "") -> None:
        """Note a problem with the value of a key."""
        self.problems.append(problem(self.at(key), what, right, rule))

    def take(self, key: str) -> object:
        """Return the value of a key as it is written, or None."""
        self._asked.add(key)
        return self.values.get(key)

    def number(
        self, key: str, least: int, most: int, rule: str = "", right: str = "", what: str = ""
    ) -> int | None:
        """Read a whole number; None if it is not written, or wrong.

        :param right: the sentence about numbers below `least`
        """
        value = self.take(key)
        if value is None:
            return None
        if type(value) is int and least <= value <= most:
            return value
        expected = f"{what or key.replace('_', ' ')} is a whole number from {least} to {most}"
        below = type(value) is int and value < least
        self.wrong(key, shown(value), right if right and below else expected, rule)
        return None

    def flag(self, key: str) -> bool:
        """Read true or false; false if it is not written."""
        value = self.take(key)
        if value is not None and not isinstance(value, bool):
            self.wrong(key, shown(value), "true or false")
        return value is True

    def text(self, key: str, right: str, rule: str = "") -> str | None:
        """Read a text; None if it is not written, or wrong."""
        value = self.take(key)
        if value is None or isinstance(value, str):
            return value
        self.wrong(key, shown(value), right, rule)
        return None

    def word(
        self, key: str, words: Iterable[str], rule: str = "", what: str = "one of them", empty: bool = False
    ) -> int | None:
        """Read one of some words as its place among them; None if it is not written, or wrong.

        :param empty: whether an empty text may stand there, for NONE
        """
        known = tuple(words)
        text = self.text(key, f"a text: {one_of(known)}", rule)
        if text is None:
            return None
        if empty and not text:
            return NONE
        return self._place_of(key, text, known, what, rule)

    def words(
        self, key: str, words: Iterable[str], rule: str = "", what: str = "one of them", empty: bool = False
    ) -> list[int] | None:
        """Read a list of some words as their places; None if it is not written, or no list."""
        entries = self._list(key, "a list of names")
        if entries is None:
            return None
        known = tuple(words)
        found: list[int] = []
        for entry in entries:
            if not isinstance(entry, str):
                self.wrong(key, f"has an entry that {shown(entry)}", "a list of names", rule)
            elif empty and not entry:
                found.append(NONE)
            else:
                place = self._place_of(key, entry, known, what, rule)
                if place is not None:
                    found.append(place)
        return found

    def numbers(self, key: str, least: int, most: int, rule: str = "") -> list[int] | None:
        """Read a list of whole numbers."""
        right = f"a list of whole numbers from {least} to {most}"
        entries = self._list(key, right)
        if entries is None:
            return None
        found: list[int] = []
        for entry in entries:
            if type(entry) is int and least <= entry <= most:
                found.append(entry)
            else:
                self.wrong(key, f"has an entry that {shown(entry)}", right, rule)
        return found

    def page(self, key: str) -> Page:
        """Read a table; an empty one if it is not written, or wrong."""
        value = self.take(key)
        values = as_table(value)
        if value is not None and values is None:
            self.wrong(key, shown(value), "a table")
        return Page(values or {}, self.at(key), self.problems)

    def pages(self, key: str) -> list[Page]:
        """Read a list of tables; its entries are called by the last part of the key and their number."""
        entries = self._list(key, f"tables that are each headed [[{self.at(key)}]]") or []
        found: list[Page] = []
        for number, entry in enumerate(entries):
            values = as_table(entry)
            place = f"{self.at(key)} {number}"
            if values is None:
                self.problems.append(problem(place, shown(entry), "a table"))
            found.append(Page(values or {}, place, self.problems))
        return found

    def close(self) -> None:
        """Note every key that nobody asked for."""
        for key in self.values:
            if key not in self._asked:
                self.wrong(key, "is no key here", close_to(key, sorted(self._asked)))

    def word_is_wrong(self, key: str, known: Iterable[str], what: str, rule: str) -> None:
        """Note that a key, which is a name itself, is unknown."""
        self._asked.add(key)
        self.problems.append(problem(self.place, f"{quoted(key)} is not {what}", close_to(key, known), rule))

    def _place_of(self, key: str, text: str, known: tuple[str, ...], what: str, rule: str) -> int | None:
        if text in known:
            return known.index(text)
        self.wrong(key, f"{quoted(text)} is not {what}", close_to(text, known), rule)
        return None

    def _list(self, key: str, right: str) -> list[object] | None:
        value = self.take(key)
        entries = as_list(value)
        if value is not None and entries is None:
            self.wrong(key, shown(value), right)
        return entries


def quoted(text: str) -> str:
    """Quote a text; one that is far too long is cut."""
    return json.dumps(text if len(text) <= 40 else text[:40] + "…", ensure_ascii=False)


def shown(value: object) -> str:
    """Say what stands there instead."""
    if isinstance(value, bool):
        return f"is {str(value).lower()}"
    if isinstance(value, str):
        return f"is {quoted(value)}"
    if isinstance(value, int | float):
        return f"is {value}" if abs(value) < 10**9 else "is a number far too large"
    if as_table(value) is not None:
        return "is a table"
    return "is a list" if as_list(value) is not None else "is a date or time"
