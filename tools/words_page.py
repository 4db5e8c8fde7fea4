"""Write a page for translators: every message with example values, all languages side by side.

Where a language chooses between forms, each is a line of its own: a number, a gender, a choice. Values that
are put in are marked, and so is what a language lacks. It is one file that needs no other, with a search.
"""

from __future__ import annotations

import copy
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from html import escape
from itertools import groupby, product
from pathlib import Path
from typing import ClassVar

from monsterlands.words import LANGUAGES, MissingMessage, Words, parts_of
from monsterlands.words.buildings import FORMS, building_values
from monsterlands.words.catalogue import BETWEEN, CLOSE, NAMES, OPEN
from words_examples import BUILDINGS, SEVERAL, Example, Value, examples_of, made
from words_files import ENGLISH, Text, Used, texts_of, used_in
from words_used import is_plural

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "build" / "words.html"
PATTERN = Path(__file__).with_name("words_page.html")
BUILDING = {"building", "buildings", *FORMS}
"""The values that a message has together: the name of a building and its forms."""
OTHER = "other"
MAY_LACK = ".also"
"""Other names of a thing: a language may have none."""

MISSING = '<strong class="missing">missing</strong>'

Texts = Mapping[str, Text]
Make = Callable[[Words], dict[str, Value]]
Option = tuple[str, Make]
"""One of the examples of a value: how the page calls it, and what makes it."""


class Preview(Words):
    """Everything that a language says, in the browser, too."""

    folders: ClassVar[tuple[str, ...]] = ("shared", "game", "client")

    @cached_property
    def alone(self) -> Words:
        """This language without English, which otherwise fills its gaps."""
        alone = copy.copy(self)
        alone._bundles = {self.language: self._bundles[self.language]}
        alone._kept = {}
        return alone


@cache
def _preview(language: str) -> Preview:
    return Preview(language, titled=True)


class Message:
    """A message or an attribute of one, with its texts in the languages that have it."""

    def __init__(self, key: str, texts: Mapping[str, Texts]) -> None:
        """Look at what the languages put in, and what they choose between."""
        self.key = key
        self.english = texts[ENGLISH][key]
        self.values: list[str] = []
        self.keys: dict[str, list[str]] = {}
        """The keys of selectors in all languages, by value."""
        for used in (each for known in texts.values() for each in _all_used(key, known)):
            self.values += sorted(used.values - {*self.values})
            for value, keys in used.keys.items():
                known = self.keys.setdefault(value, [])
                known += sorted(keys - {*known})
        # Words come first, so that the numbers of each stand together.
        self.values.sort(key=lambda value: not any(map(_is_word, self.keys.get(value, ()))))
        self.codes = {
            value
            for used in _all_used(key, texts[ENGLISH])
            for value, keys in used.keys.items()
            if any(map(_is_word, keys))
        }
        """The values that are words of the code, not of a language."""

    def lacking(self) -> list[str]:
        """Return the values that have no example."""
        return [value for value in self._own() if not self._options(value)]

    def lines(self) -> Iterator[tuple[str, Make]]:
        """Yield what the examples of each line are, and what makes the values: all that can come together."""
        options = [self._options(value) for value in self._own()]
        if self._has_building():
            options.append(list(self._buildings()))
        for chosen in product(*options):
            named = zip(options, chosen, strict=True)
            label = ", ".join(name for several, (name, _) in named if len(several) > 1)
            yield label, _all_of([make for _, make in chosen])

    def _own(self) -> list[str]:
        """Return the values that are not those of a building."""
        return [value for value in self.values if value not in BUILDING or self._example(value)]

    def _has_building(self) -> bool:
        return any(value not in self._own() for value in self.values)

    def _example(self, value: str) -> tuple[Example, ...]:
        return examples_of(self.key, self.english.file, value)

    def _options(self, value: str) -> list[Option]:
        """Return the examples of a value: what a language asks for, or the usual one."""
        keys = self.keys.get(value, [])
        examples = self._example(value)
        words = [key for key in keys if _is_word(key)]
        if words and (value in self.codes or len(examples) < 2):
            literal = [key for key in keys if key not in (OTHER, "one", "two", "few", "many", "zero")]
            options = [self._option(value, int(key) if key.isdecimal() else key) for key in literal]
            if OTHER in keys:
                options += [self._option(value, each) for each in examples[:1] or (OTHER,)]
            return options
        if keys and not words:
            numbers = sorted({*SEVERAL, *(int(key) for key in keys if key.isdecimal())})
            return [self._option(value, number) for number in numbers]
        return [self._option(value, each) for each in (examples if words else examples[:1])]

    def _option(self, value: str, example: Example) -> Option:
        mark = value not in self.keys
        return (
            f"{value}: {_told(example)}",
            lambda words: {value: _marked(value, made(words, example)) if mark else made(words, example)},
        )

    def _buildings(self) -> Iterator[Option]:
        """Yield buildings with all forms of their names."""
        keys = self.keys.get("building", [])
        codes = [key for key in keys if key not in ("none", OTHER)]
        for name in [*codes, *(BUILDINGS if OTHER in keys or not keys else ())]:
            yield f"building: {name}", self._building([name], name if name in codes else "")
        if "none" in keys:
            yield "building: none", self._building([], "")

    def _building(self, names: Sequence[str], code: str) -> Make:
        def make(words: Words) -> dict[str, Value]:
            values = building_values(words, *names)
            for value in values:
                if value not in self.keys:
                    values[value] = _marked(value, values[value])
            return values | {"buildings": values["building"]} | ({"building": code} if code else {})

        return make


def _all_used(key: str, texts: Texts, above: tuple[str, ...] = ()) -> Iterator[Used]:
    """Yield what a text uses, and the texts that it refers to."""
    if key in texts and key not in above:
        used = used_in(texts[key])
        yield used
        for other in sorted(used.references):
            yield from _all_used(other, texts, (*above, key))


def _all_of(makes: Sequence[Make]) -> Make:
    return lambda words: {name: value for make in makes for name, value in make(words).items()}


def _is_word(key: str) -> bool:
    return not is_plural(key)


def _told(example: Example) -> str:
    """Return an example as the page calls it, in English."""
    return str(made(_preview(ENGLISH), example))


def _marked(name: str, value: Value) -> Value:
    """Mark a value, so that the page can show where it ends."""
    return f"{OPEN}${name}{BETWEEN}{value}{CLOSE}" if isinstance(value, str) and value else value


def messages_of(texts: Mapping[str, Texts]) -> list[Message]:
    """Return all messages of English, each with what all languages make of it."""
    return [Message(key, texts) for key in texts[ENGLISH]]


def without_example(texts: Mapping[str, Texts]) -> list[str]:
    """Return the values that the page cannot show: they need an example."""
    return [
        f"{message.english.place}: {message.key}: ${value} has no example in tools/words_examples.py"
        for message in messages_of(texts)
        for value in message.lacking()
    ]


def page_of(texts: Mapping[str, Texts]) -> str:
    """Return the page with the texts of these languages; English is the first."""
    words = {language: _preview(language) for language in texts}
    files = [(file, list(each)) for file, each in groupby(messages_of(texts), lambda one: one.english.file)]
    links = " ".join(f'<a href="#{file}">{file.removesuffix(".ftl")}</a>' for file, _ in files)
    sections = "\n".join(_file(file, messages, texts, words) for file, messages in files)
    return PATTERN.read_text("utf-8").replace("[links]", links).replace("[files]", sections)


def _file(
    file: str, messages: Sequence[Message], texts: Mapping[str, Texts], words: Mapping[str, Preview]
) -> str:
    heads = "".join(f'<th lang="{each}">{escape(NAMES.get(each, each))}' for each in texts)
    bodies: list[str] = []
    group = ""
    for message in messages:
        if message.english.group != group:
            group = message.english.group
            bodies.append(f'<tbody class="group"><tr><th colspan="{len(texts) + 2}">{escape(group)}')
        bodies.append("".join(_rows(message, texts, words)))
    return (
        f'<section id="{file}"><h2>{file}</h2><table><thead><tr><th>id<th>{heads}\n'
        + "\n".join(bodies)
        + "\n</table></section>"
    )


def _rows(message: Message, texts: Mapping[str, Texts], words: Mapping[str, Preview]) -> Iterator[str]:
    """Yield the rows of a message: one for each line that reads differently."""
    shown: dict[tuple[str, ...], tuple[str, list[str]]] = {}
    lines = list(message.lines())
    alike = sum(1 for value in message.values if value in message.keys) > 1
    for label, make in lines:
        cells = [_cell(message.key, message.key in texts[each], make, words[each]) for each in texts]
        # With several choices there are many lines; those that differ by numbers alone say nothing new.
        seen = tuple(re.sub(r"\d+", "0", cell) for cell in cells) if alike else (label,)
        shown.setdefault(seen, (label, cells))
    comment = message.english.comment if "." not in message.key else ""
    told = f"<p>{escape(comment)}" if comment else ""
    name = message.key.replace(".", "<wbr>.", 1)
    yield f'<tbody><tr><th rowspan="{len(shown)}" title="{message.english.place}"><code>{name}</code>{told}'
    for number, (label, cells) in enumerate(shown.values()):
        yield ("<tr>" if number else "") + f"<th>{escape(label)}"
        for language, cell in zip(texts, cells, strict=True):
            yield f'<td lang="{language}">{cell}'


def _cell(key: str, there: bool, make: Make, words: Preview) -> str:
    """Return a text as the game formats it, or what is wrong with it."""
    if not there:
        return "–" if key.endswith(MAY_LACK) else MISSING
    message, _, attribute = key.partition(".")
    values = make(words)
    try:
        text = (
            words.alone.tell(message, attribute, **values)
            if attribute
            else words.alone.say(message, **values)
        )
    except MissingMessage as problem:
        return f'<strong class="missing">{escape(str(problem))}</strong>'
    return "".join(
        f'<mark title="{escape(part.thing)}">{escape(part.text)}</mark>' if part.thing else escape(part.text)
        for part in parts_of(text)
    )


def main() -> int:
    """Write the page and say where it is."""
    texts = {language: texts_of(language)[0] for language in LANGUAGES}
    lacking = without_example(texts)
    print("".join(f"{each}\n" for each in lacking), end="")
    if lacking:
        return 1
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page_of(texts), "utf-8")
    print(f"{PAGE}: all messages with examples; open it in a browser")
    return 0


if __name__ == "__main__":
    sys.exit(main())
