"""The message catalogue of one language, in Project Fluent files; any error in them is reported.

A language is a folder of ``locale``: ``game`` has the messages of the engine and the server, ``client``
those of the browser client, ``shared`` those of both. A message that a language lacks is taken from English.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Value = int | str

LOCALE = resources.files("monsterlands") / "locale"
ENGLISH = "en"
LANGUAGES = (ENGLISH, *sorted(folder.name for folder in LOCALE.iterdir() if folder.name != ENGLISH))
LONGEST = 2400
"""Fluent refuses values that are not much longer than this."""
OPEN, BETWEEN, CLOSE = "\ue000", "\ue001", "\ue002"
"""The marks around the name of a thing, if names are marked: the thing, then its name."""
MARK = "\0"
NAMING = ("trap", "trick", "loot", "mission", "foe", "card", "what", "choice")
"""Values of messages that may be the id of a token or tile."""


class TextPart(NamedTuple):
    """A part of a sentence: plain text, or the name of a thing (``member:Fandor``, ``path:a1``)."""

    text: str
    thing: str = ""


class UnknownLanguage(Exception):
    """No catalogue has this language."""


class MissingMessage(Exception):
    """The catalogue lacks a message, or a message lacks a value."""


class Catalogue:
    """All messages of one language, by id.

    >>> Catalogue("en").say("gain-potions", amount=2)
    '2 potions'
    """

    def __init__(self, language: str = ENGLISH) -> None:
        """Read the catalogue.

        :raises UnknownLanguage: if there is no catalogue of this language
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no words in {language!r}; known is {', '.join(LANGUAGES)}")
        self.language = language
        self.titles: Mapping[str, str] = {}
        """The titles of tokens and tiles by id; empty if ids are shown."""
        self.things: Mapping[str, str] = {}
        """The things whose names are marked, by name; empty if none are."""
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, ENGLISH))]

    def say(self, message: str, /, **values: Value) -> str:
        """Return a message with its values.

        :raises MissingMessage: if there is no such message, or a value that it needs is not given
        """
        return self._format(message, "", values)

    def tell(self, message: str, attribute: str, /, **values: Value) -> str:
        """Return an attribute of a message, such as its help.

        :raises MissingMessage: if there is no such attribute, or a value that it needs is not given
        """
        return self._format(message, attribute, values)

    def title(self, name: str) -> str:
        """Return the name of a card, token or tile as it is shown: its title, or the id that is typed."""
        return self.mark(self.things.get(name, ""), self.titles.get(name, name))

    def mark(self, thing: str, name: str) -> str:
        """Return the name of a thing, with its marks if names are marked."""
        return f"{OPEN}{thing}{BETWEEN}{name}{CLOSE}" if thing and self.things else name

    def has(self, message: str, attribute: str = "") -> bool:
        """Check whether there is a message, or an attribute of it."""
        return self._find(message, attribute) is not None

    def also(self, message: str) -> tuple[str, ...]:
        """Return the synonyms of the name in a message."""
        if not self.has(message, "also"):
            return ()
        return tuple(name.strip() for name in self.tell(message, "also").split(","))

    def join(self, parts: Iterable[str], how: str = "list-comma") -> str:
        """Join parts by a message such as ``list-or``; without parts, return the word for nothing.

        If there are more than two, “and” and “or” are only before the last one.
        """
        found = [self.title(part) for part in parts]
        if not found:
            return self.say("none")
        if how in ("list-and", "list-or") and len(found) > 2:
            found = [self.join(found[:-1]), found[-1]]
        before, between, after = self.say(how, first=MARK, last=MARK).split(MARK)
        return before + between.join(found) + after

    def _format(self, message: str, attribute: str, values: dict[str, Value]) -> str:
        place = f"{message}.{attribute}" if attribute else message
        found = self._find(message, attribute)
        if found is None:
            raise MissingMessage(f"locale/{self.language} has no {place}")
        bundle, pattern = found
        given: dict[str, Value] = {"typed": "no" if self.titles else "yes"}
        given |= {name: _cut(self._titled(name, value)) for name, value in values.items()}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise MissingMessage(f"locale/{self.language}: {place}: {errors[0]}")
        return str(text)

    def _find(self, message: str, attribute: str) -> tuple[FluentBundle, Pattern] | None:
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _titled(self, name: str, value: Value) -> Value:
        """Replace a value that is a name by its title, and mark it."""
        if isinstance(value, int) or (name not in NAMING and value in self.titles):
            return value
        return self.title(value)


def parts_of(text: str) -> Iterator[TextPart]:
    """Split a text at the marks around names."""
    plain, *marked = text.split(OPEN)
    if plain:
        yield TextPart(plain)
    for each in marked:
        named, _, plain = each.partition(CLOSE)
        thing, _, name = named.partition(BETWEEN)
        yield TextPart(name, thing)
        if plain:
            yield TextPart(plain)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for text of mixed directions; a terminal would show them.
    bundle = FluentBundle([language], use_isolating=False)
    for part in ("shared", "game"):
        for file in (LOCALE / language / part).iterdir():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _cut(value: Value) -> Value:
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value
