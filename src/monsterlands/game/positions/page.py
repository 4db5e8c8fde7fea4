"""One table of a position, read key by key: names become numbers, and every key is optional."""

from __future__ import annotations

from collections.abc import Iterable

from ...box.cursor import Cursor, shown
from ...box.documents import as_table
from ...box.problems import Problem, close_to, one_of, quoted
from ...rules.layout import NONE

MOST = 999
"""The largest number that makes sense anywhere."""


def worded(problem: Problem) -> str:
    """Return a problem as text: ``clan 1.gold: is -3; gold is a whole number from 0 to 999 (R1.1)``."""
    rule = f" ({problem.rule})" if problem.rule else ""
    return f"{problem.place}: {problem.what}; {problem.right}{rule}"


class Page(Cursor):
    """A table of a position. A value that is missing or wrong is None."""

    @property
    def path(self) -> str:
        """The place of the table as text, such as ``clan 1.path a2``."""
        return ".".join(self.place)

    def amount(
        self, key: str, least: int, most: int, rule: str = "", below: str = "", what: str = ""
    ) -> int | None:
        """Read a whole number.

        :param below: the sentence about numbers below `least`
        :param what: what the number is, if the key does not say it
        """
        value = self.take(key)
        if value is None or (type(value) is int and least <= value <= most):
            return value
        right = f"{what or key.replace('_', ' ')} is a whole number from {least} to {most}"
        if below and type(value) is int and value < least:
            right = below
        self.wrong(key, shown(value), right, rule)
        return None

    def line(self, key: str, right: str, rule: str = "") -> str | None:
        """Read a text."""
        value = self.take(key)
        if value is None or isinstance(value, str):
            return value
        self.wrong(key, shown(value), right, rule)
        return None

    def index(
        self, key: str, words: Iterable[str], rule: str = "", what: str = "one of them", empty: bool = False
    ) -> int | None:
        """Read one of some words as its index among them.

        :param empty: whether an empty text is allowed, which means NONE
        """
        known = tuple(words)
        text = self.line(key, f"a text: {one_of(known)}", rule)
        if text is None or (empty and not text):
            return text if text is None else NONE
        return self._index_of(key, text, known, what, rule)

    def indices(
        self, key: str, words: Iterable[str], rule: str = "", what: str = "one of them", empty: bool = False
    ) -> list[int] | None:
        """Read a list of some words as their indices."""
        entries = self.entries(key, "a list of names", required=False)
        if entries is None:
            return None
        known = tuple(words)
        found: list[int] = []
        for entry in entries:
            if not isinstance(entry, str):
                self.wrong(key, f"has an entry that {shown(entry)}", "a list of names", rule)
            elif empty and not entry:
                found.append(NONE)
            elif (place := self._index_of(key, entry, known, what, rule)) is not None:
                found.append(place)
        return found

    def seats(self, key: str, most: int) -> list[int]:
        """Read a list of seats."""
        right = f"a list of whole numbers from 0 to {most}"
        found: list[int] = []
        for entry in self.entries(key, right, required=False) or []:
            if type(entry) is int and 0 <= entry <= most:
                found.append(entry)
            else:
                self.wrong(key, f"has an entry that {shown(entry)}", right)
        return found

    def page(self, key: str) -> Page:
        """Read a table; return an empty one if it is missing or wrong."""
        return self.table(key, required=False)

    def pages(self, key: str) -> list[Page]:
        """Read a list of tables; its entries are called by the key and their number."""
        found: list[Page] = []
        for number, entry in enumerate(
            self.entries(key, f"tables that are each headed [[{key}]]", required=False) or []
        ):
            page = Page(as_table(entry) or {}, (*self.place, f"{key} {number}"), self.problems)
            if as_table(entry) is None:
                self.problems.add(page.place, shown(entry), "a table")
            found.append(page)
        return found

    def unknown_name(self, key: str, known: Iterable[str], what: str, rule: str) -> None:
        """Note that a key which should be a name is unknown."""
        self.take(key)
        self.problems.add(self.place, f"{quoted(key)} is not {what}", close_to(key, known), rule)

    def _index_of(self, key: str, text: str, known: tuple[str, ...], what: str, rule: str) -> int | None:
        # A building is written "pawn_shop" in files, and "pawn-shop" everywhere else.
        for spelled in (text, text.replace("-", "_")):
            if spelled in known:
                return known.index(spelled)
        self.wrong(key, f"{quoted(text)} is not {what}", close_to(text, known), rule)
        return None
