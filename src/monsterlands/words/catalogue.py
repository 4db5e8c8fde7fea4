"""The message catalogue of one language, in Project Fluent files; any error in them is reported.

A language is a folder of ``locale``: ``game`` has the messages of the engine and the server, ``client``
those of the browser client, ``shared`` those of both. A message that a language lacks is taken from English.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import ClassVar, NamedTuple

from babel import Locale, UnknownLocaleError
from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

Value = int | str

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # at a terminal nobody reads it

LOCALE = resources.files("monsterlands") / "locale"
ENGLISH = "en"
NAMES: Mapping[str, str] = json.loads((LOCALE / "languages.json").read_text(encoding="utf-8"))
"""The shipped languages, each with its own name; the browser reads the same file."""
SHIPPED = tuple(NAMES)
"""The languages that must be complete; in another one that has a folder, English fills the gaps."""
LANGUAGES = (*SHIPPED, *sorted({folder.name for folder in LOCALE.iterdir() if folder.is_dir()} - {*SHIPPED}))
PARTS = ("shared", "game")
"""The folders of a language whose messages Python says."""
LONGEST = 2400
"""Fluent refuses values that are not much longer than this."""
OPEN, BETWEEN, CLOSE = "\ue000", "\ue001", "\ue002"
"""The marks around the name of a thing, if names are marked: the thing, then its name."""
NOTHING: Mapping[str, str] = {}
MARK = "\0"
MINUS = "−"
"""The sign of negative numbers; a hyphen is shorter, and may end a line."""
MOST_KEPT = 20_000
"""How many finished messages a catalogue keeps. A table has about 300, and most are the same after a move."""
LONGEST_KEPT = 1000
"""Longer messages are not kept, so that the names of an edition cannot fill the memory."""
LETTERED = ("S", "M", "P")
"""The letters of dice in records, commands and spellings."""
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

    folders: ClassVar[tuple[str, ...]] = PARTS
    """The folders of a language that are read."""

    def __init__(
        self,
        language: str = ENGLISH,
        titles: Mapping[str, str] = NOTHING,
        things: Mapping[str, str] = NOTHING,
    ) -> None:
        """Read the catalogue.

        :param titles: the titles of tokens and tiles by id; empty if ids are shown
        :param things: the things whose names are marked, by name; empty if none are
        :raises UnknownLanguage: if there is no catalogue of this language
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no words in {language!r}; known is {', '.join(LANGUAGES)}")
        self.language = language
        self.titles = titles
        self.things = things
        self._point = get_decimal_symbol(_conventions(language))
        self._kept: dict[Hashable, str] = {}
        """Finished messages by id, names of values and values: formatting takes long."""
        self._bundles = {name: _bundle(name, self.folders) for name in (language, ENGLISH)}
        self._letters = {ord(letter): self._format(f"letter-{letter}", "", {}) for letter in LETTERED}

    def say(self, message: str, /, **values: Value) -> str:
        """Return a message with its values.

        :raises MissingMessage: if there is no such message, or a value that it needs is not given
        """
        key = (message, *values, *values.values())
        kept = self._kept.get(key)
        return self._keep(key, self._format(message, "", values)) if kept is None else kept

    def tell(self, message: str, attribute: str, /, **values: Value) -> str:
        """Return an attribute of a message, such as its help.

        :raises MissingMessage: if there is no such attribute, or a value that it needs is not given
        """
        key = (f"{message}.{attribute}", *values, *values.values())
        kept = self._kept.get(key)
        return self._keep(key, self._format(message, attribute, values)) if kept is None else kept

    def once(self, key: Hashable, make: Callable[[], str]) -> str:
        """Return a text that takes several messages, made only once for each key.

        :param key: everything that the text depends on besides the catalogue; first, what kind of text it is
        """
        kept = self._kept.get(key)
        return self._keep(key, make()) if kept is None else kept

    def title(self, name: str) -> str:
        """Return the name of a card, token or tile as it is shown: its title, or the id that is typed."""
        return self.mark(self.things.get(name, ""), self.titles.get(name, name))

    def letters(self, dice: str) -> str:
        """Return dice with the letters that this language shows: ``"SSP4"`` may be “FFP4”."""
        return dice.translate(self._letters)

    def die(self, die: str) -> str:
        """Return the name of a die as it is shown, with its marks if names are marked."""
        return self.title(self.letters(die))

    def decimal(self, number: float, digits: int = 1) -> str:
        """Return a number with some digits after the point, with the decimal sign of this language."""
        return f"{number:.{digits}f}".replace(".", self._point).replace("-", MINUS)

    def mark(self, thing: str, name: str) -> str:
        """Return the name of a thing, with its marks if names are marked."""
        return f"{OPEN}{thing}{BETWEEN}{name}{CLOSE}" if thing and self.things else name

    def has(self, message: str, attribute: str = "") -> bool:
        """Check whether there is a message, or an attribute of it."""
        return any(_pattern(bundle, message, attribute) is not None for bundle in self._bundles.values())

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

    def _keep(self, key: Hashable, text: str) -> str:
        if len(text) <= LONGEST_KEPT:
            if len(self._kept) >= MOST_KEPT:
                # Simpler than to find the oldest, and as good: what is needed comes back.
                self._kept.clear()
            self._kept[key] = text
        return text

    def _format(self, message: str, attribute: str, values: dict[str, Value]) -> str:
        place = f"{message}.{attribute}" if attribute else message
        given: dict[str, Value] = {"typed": "no" if self.titles else "yes"}
        given |= {name: _cut(self._titled(name, value)) for name, value in values.items()}
        fault = ""
        for language, bundle, pattern in self._found(message, attribute):
            text, errors = bundle.format_pattern(pattern, given)
            if not errors:
                return str(text)
            fault = f"locale/{language}: {place}: {errors[0]}"
            if language != ENGLISH:
                _tell_once(fault)
        raise MissingMessage(fault or f"locale/{self.language} has no {place}")

    def _found(self, message: str, attribute: str) -> Iterator[tuple[str, FluentBundle, Pattern]]:
        """Yield a message in this language, then in English, each with its bundle."""
        for language, bundle in self._bundles.items():
            pattern = _pattern(bundle, message, attribute)
            if pattern is not None:
                yield language, bundle, pattern
            elif language != ENGLISH and _pattern(self._bundles[ENGLISH], message, attribute):
                _tell_once(f"locale/{language} has no {message}{attribute and '.'}{attribute}")

    def _titled(self, name: str, value: Value) -> Value:
        """Replace a value that is a name by its title, and mark it."""
        if isinstance(value, int) or (name not in NAMING and value in self.titles):
            return value
        return self.title(value)


def signed(number: int) -> str:
    """Return a number with its sign.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"{number:+}".replace("-", MINUS)


@cache
def _tell_once(fault: str) -> None:
    """Log what is wrong with a catalogue; English is shown instead."""
    log.warning("%s; English is shown", fault)


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
def _bundle(language: str, folders: tuple[str, ...]) -> FluentBundle:
    # Isolating marks are for text of mixed directions; a terminal would show them.
    bundle = FluentBundle([language], use_isolating=False)
    for name in folders:
        folder = LOCALE / language / name
        for file in folder.iterdir() if folder.is_dir() else ():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _conventions(language: str) -> Locale:
    """Return how a language writes numbers; English for a language that nobody knows."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)


def _pattern(bundle: FluentBundle, message: str, attribute: str) -> Pattern | None:
    """Return a message, or an attribute of it, if a language has it."""
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.attributes.get(attribute) if attribute else found.value


def _cut(value: Value) -> Value:
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value
