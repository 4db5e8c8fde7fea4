"""One table of a TOML document, read key by key.

Every method notes a problem if the value is wrong and then returns something harmless, so that reading goes
on and finds all problems. A key that was never read is unknown. Editions are read with it, and positions with
a subclass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self, TypeVar

from .cards import COLOURS, Dice
from .documents import Document, as_list, as_table, entry_name
from .effects import MOST
from .problems import Place, Problems, close_to, one_of, quoted

LETTERS_MOST = 6
"""The most dice that one card brings or gives."""
MOST_UNKNOWN = 50
"""The most unknown keys that are reported for one table: finding suggestions for each takes time."""

Entry = TypeVar("Entry")


class Cursor:
    """A table: its values, its place, and where to note problems."""

    def __init__(self, values: Document, place: Place, problems: Problems) -> None:
        self.values = values
        self.place = place
        self.problems = problems
        self._asked: set[str] = set()

    def wrong(self, key: str, what: str, right: str, rule: str = "") -> None:
        """Note a problem with the value of a key."""
        self.problems.add((*self.place, key), what, right, rule)

    def has(self, key: str) -> bool:
        """Tell whether an optional key is present."""
        self._asked.add(key)
        return key in self.values

    def take(self, key: str, right: str = "", required: bool = False) -> object:
        """Return the value of a key as it is written, or None; note that a required one is missing."""
        self._asked.add(key)
        if required and key not in self.values:
            self.wrong(key, "is missing", right)
        return self.values.get(key)

    def number(self, key: str, least: int = 0, most: int = MOST, default: int | None = None) -> int:
        """Read a whole number; without a default it is required."""
        value = self.take(key, _range(least, most), default is None)
        if value is None:
            return default or 0
        return self._as_number(value, (*self.place, key), least, most)

    def numbers(self, key: str, length: int | None = None, least: int = 0) -> tuple[int, ...]:
        """Read a list of numbers, of the given length if one is given."""
        right = "a list of " + (f"{length} numbers" if length is not None else "numbers")
        entries = self.entries(key, right)
        if length is not None and entries is not None and len(entries) != length:
            self.wrong(key, f"has {len(entries)} entries", right)
            return (0,) * length
        if entries is None:
            return (0,) * (length or 0)
        return tuple(
            self._as_number(entry, (*self.place, key, str(index)), least, MOST)
            for index, entry in enumerate(entries)
        )

    def text(self, key: str, right: str, default: str | None = None) -> str:
        value = self.take(key, right, default is None)
        if value is None:
            return default or ""
        return self._as_text(value, (*self.place, key), right)

    def word(self, key: str, words: Iterable[str], default: str | None = None) -> str:
        """Read a text that is one of `words`."""
        known = tuple(words)
        text = self.text(key, one_of(word for word in known if word), default)
        if key in self.values and text not in known and isinstance(self.values[key], str):
            self.wrong(key, f"is {quoted(text)}", close_to(text, [word for word in known if word]))
            return ""
        return text

    def texts(self, key: str, right: str) -> list[str]:
        """Read a list of texts; it may be missing."""
        entries = self.entries(key, right, required=False) or []
        return [
            self._as_text(entry, (*self.place, key, str(index)), right) for index, entry in enumerate(entries)
        ]

    def words(self, key: str, words: Iterable[str], length: int | None = None) -> tuple[str, ...]:
        """Read a list of different `words`, or a list of a given length in which they may repeat."""
        known = tuple(words)
        entries = self.entries(key, "a list of words: " + one_of(known)) or []
        if length is not None and key in self.values and len(entries) != length:
            self.wrong(key, f"has {len(entries)} entries", f"exactly {length}")
        good: list[str] = []
        for index, entry in enumerate(entries):
            place = (*self.place, key, str(index))
            text = self._as_text(entry, place, one_of(known))
            if text in good and length is None:
                self.problems.add(place, f"is {quoted(text)} again", "each once")
            elif text in known:
                good.append(text)
            elif isinstance(entry, str):
                self.problems.add(place, f"is {quoted(text)}", close_to(text, known))
        return tuple(good)

    def letters(self, key: str, least: int = 1, most: int = LETTERS_MOST, among: str = COLOURS) -> str:
        """Read dice as letters."""
        amount = f"{least}" if least == most else f"{least} to {most}"
        right = f"{amount} of the letters {' '.join(among)}"
        text = self.text(key, right)
        if not isinstance(self.values.get(key), str):
            return text
        if strange := [letter for letter in text if letter not in among]:
            never = " on a land path (R6.3)" if strange[0] in COLOURS else ""
            self.wrong(key, f"is {quoted(text)}: {strange[0]} is not a die{never}", right)
        elif not least <= len(text) <= most:
            self.wrong(key, f"is {quoted(text)}" if text else "is empty", right)
        else:
            return text
        return ""

    def colours(self, key: str, among: str = COLOURS, least: int = 1) -> str:
        """Read a set of colours as letters, each once."""
        text = self.letters(key, least, len(among), among)
        if len(set(text)) < len(text):
            self.wrong(key, f"is {quoted(text)}", "each colour once")
        return text

    def dice(self, most: int) -> Dice:
        """Read a dice requirement: exact letters, or a number of dice of any of some colours."""
        value = self.values.get("dice")
        if isinstance(value, int) and not isinstance(value, bool):
            return Dice(free=self.number("dice", 1, most), colours=self.colours("colours"))
        if value is not None and not isinstance(value, str):
            self.take("dice", "", False)
            self.wrong("dice", shown(value), 'letters such as "SSM", or a number of dice and `colours`')
        if "colours" in self.values:
            self.take("colours", "", False)
            self.wrong(
                "colours", "goes only with a number of dice", "dice = 2 and colours, or dice as letters"
            )
        if value is None or isinstance(value, str):
            return Dice(exact=self.letters("dice", 1, most))
        return Dice()

    def flag(self, key: str) -> bool:
        value = self.take(key, "true or false", False)
        if value is not None and not isinstance(value, bool):
            self.wrong(key, shown(value), "true or false")
        return value is True

    def table(self, key: str, required: bool = True) -> Self:
        """Read a table; if it is not one, return an empty one that notes no further problems."""
        value = self.take(key, "a table", required)
        values = as_table(value)
        if value is not None and values is None:
            self.wrong(key, shown(value), "a table")
        problems = Problems({}) if values is None else self.problems
        return type(self)(values or {}, (*self.place, key), problems)

    def tables(self, key: str, right: str = "a list of tables", length: int | None = None) -> list[Self]:
        """Read a list of tables, of the given length if one is given."""
        entries = self.entries(key, right) or []
        if length is not None and key in self.values and len(entries) != length:
            self.wrong(key, f"has {len(entries)} entries", f"exactly {length}")
        found: list[Self] = []
        for index, entry in enumerate(entries):
            place = (*self.place, key, entry_name(entry, index))
            values = as_table(entry)
            if values is None:
                self.problems.add(place, shown(entry), "a table")
            else:
                found.append(type(self)(values, place, self.problems))
        return found

    def close(self) -> None:
        """Note the keys that were never read."""
        unknown = [key for key in self.values if key not in self._asked]
        free = sorted(self._asked - set(self.values))
        right = one_of(free) if free else "nothing more goes here"
        for key in unknown[:MOST_UNKNOWN]:
            self.wrong(key, "is not a known key", close_to(key, sorted(self._asked), right))

    def entries(self, key: str, right: str, required: bool = True) -> list[object] | None:
        """Read a list as it is written; None if it is missing, or none."""
        value = self.take(key, right, required)
        entries = as_list(value)
        if value is not None and entries is None:
            self.wrong(key, shown(value), right)
        return entries

    def _as_number(self, value: object, place: Place, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            self.problems.add(place, shown(value), _range(least, most))
            return max(least, 0)
        return value

    def _as_text(self, value: object, place: Place, right: str) -> str:
        if isinstance(value, str):
            return value
        self.problems.add(place, shown(value), right)
        return ""


def closed(table: Cursor, read: Callable[[Cursor], Entry]) -> Entry:
    """Read a whole table, and note its unknown keys."""
    entry = read(table)
    table.close()
    return entry


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"a whole number from {least} to {most}"


def shown(value: object) -> str:
    """Describe a wrong value, for a problem."""
    if isinstance(value, bool):
        return f"is {str(value).lower()}"
    if isinstance(value, str):
        return f"is {quoted(value)}"
    if isinstance(value, int) and abs(value) >= 10**9:
        return "is a number far too large"
    if isinstance(value, int | float):
        return f"is {value}"
    if as_table(value) is not None:
        return "is a table"
    return "is a list" if as_list(value) is not None else "is a date or time"
