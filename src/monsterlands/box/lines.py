"""The line of each value in a TOML text, which the TOML reader does not give.

Only for valid TOML: nothing is checked here.
"""

from __future__ import annotations

import json
from bisect import bisect_right

Keys = tuple[str | int, ...]


def line_numbers(text: str) -> dict[Keys, int]:
    """Return the line of every table, entry and value, by its keys and list indices."""
    return _Scanner(text).scan()


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line_ends = [place for place, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Keys, int] = {}
        self.entries: dict[Keys, int] = {}

    def scan(self) -> dict[Keys, int]:
        table: Keys = ()
        while self._skip_blank():
            if self._next("[["):
                table = self._new_entry(self._keys("]]"))
            elif self._next("["):
                table = self._resolve(self._keys("]"))
                self._note_all(table, 0, self.at)
            else:
                self._pair(table)
        return self.lines

    def _pair(self, table: Keys) -> None:
        start = self.at
        place = table + self._keys("=")
        self._note_all(place, len(table), start)
        self._value(place)

    def _value(self, place: Keys) -> None:
        self._skip_blank()
        if self._next("{"):
            while self._skip_separators() and not self._next("}"):
                self._pair(place)
        elif self._next("["):
            index = 0
            while self._skip_separators() and not self._next("]"):
                self._note_all((*place, index), len(place), self.at)
                self._value((*place, index))
                index += 1
        elif self.text[self.at] in "\"'":
            self._string()
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\n":
                self.at += 1

    def _string(self) -> str:
        start = self.at
        quote = self.text[start]
        if self.text.startswith(quote * 3, start):
            self._skip_string(quote * 3)
            while self._next(quote):  # up to two quotes may come before the closing three
                pass
        else:
            self._skip_string(quote)
        return self.text[start : self.at]

    def _skip_string(self, end: str) -> None:
        self.at += len(end)
        while not self.text.startswith(end, self.at):
            self.at += 2 if end[0] == '"' and self.text[self.at] == "\\" else 1
        self.at += len(end)

    def _keys(self, end: str) -> Keys:
        """Read a dotted key up to the character that ends it."""
        keys: list[str | int] = []
        while not self._next(end):
            letter = self.text[self.at]
            if letter in "\"'":
                quoted = self._string()
                plain = letter == "'" or "\\U" in quoted
                keys.append(quoted[1:-1] if plain else json.loads(quoted, strict=False))
            elif letter in " \t.":
                self.at += 1
            else:
                start = self.at
                while self.text[self.at] not in " \t.=]\"'":
                    self.at += 1
                keys.append(self.text[start : self.at])
        return tuple(keys)

    def _new_entry(self, keys: Keys) -> Keys:
        place = (*self._resolve(keys[:-1]), keys[-1])
        index = self.entries.get(place, -1) + 1
        self.entries[place] = index
        self._note_all((*place, index), 0, self.at)
        return (*place, index)

    def _resolve(self, keys: Keys) -> Keys:
        """Return the keys with the index of the latest entry after each list of tables, as TOML means."""
        place: Keys = ()
        for key in keys:
            place = (*place, key)
            if place in self.entries:
                place = (*place, self.entries[place])
        return place

    def _note_all(self, place: Keys, known: int, at: int) -> None:
        """Note the line of a place and of the places around it, below a known depth, that have none yet."""
        line = bisect_right(self.line_ends, at - 1) + 1
        for depth in range(known + 1, len(place) + 1):
            self.lines.setdefault(place[:depth], line)

    def _next(self, sign: str) -> bool:
        found = self.text.startswith(sign, self.at)
        if found:
            self.at += len(sign)
        return found

    def _skip_separators(self) -> bool:
        while self._skip_blank() and self._next(","):
            pass
        return self.at < len(self.text)

    def _skip_blank(self) -> bool:
        """Go to the next character that is neither blank nor in a comment; tell whether there is one."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at] in " \t\r\n":
                self.at += 1
            else:
                return True
        return False
