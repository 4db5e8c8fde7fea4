"""What a screen says, and which words on it belong to another language than the one that is spoken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from monsterlands import load
from monsterlands.words import catalogue

TYPED = {"commands.ftl", "terminal.ftl"}
"""What is said at a terminal alone: commands that are typed are English everywhere."""
DOCS = Path(__file__).parents[2] / "docs"
BOOKS = ("rulebook.md", "rules.md")
WORD = re.compile(r"[^\W\d_]{2,}")

SEEN = """
() => {
    const attributes = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"];
    const found = new Map();
    const note = (element, text) => {
        const said = text.replace(/\\s+/g, " ").trim();
        const language = element.closest("[lang]")?.lang ?? "";
        if (said) found.set(`${language} ${said}`, [language, said]);
    };
    const selector = attributes.map((name) => `[${name}]`).join();
    for (const element of document.querySelectorAll(selector))
        for (const name of attributes) note(element, element.getAttribute(name) ?? "");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unsaid = "script, style, noscript, [translate=no]";
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest(unsaid)) note(node.parentElement, node.data);
    note(document.documentElement, document.title);
    return [...found.values()];
}
"""
"""Returns all texts of a page, also those for screen readers, each with the language it is said to be in.

Ids and codes, which are never translated, are marked in the page."""


class Said(NamedTuple):
    """A text on a page."""

    language: str
    """The language that the page names for it."""
    text: str


class Texts(NamedTuple):
    """What the catalogues of a language have."""

    messages: frozenset[str]
    """The texts of messages that need no values."""
    words: frozenset[str]


def texts_on(page: Page) -> list[Said]:
    """List what a page says."""
    return [Said(language, text) for language, text in page.evaluate(SEEN)]


def foreign(said: list[Said], language: str, written: Iterable[str] = ()) -> list[str]:
    """List what is not in the language of the page, or in another one than it is said to be in.

    The names of languages are each in itself. What people have written, names too, may be in any.
    """
    for text in written:
        said = [each._replace(text=each.text.replace(text, "")) for each in said]
    named = {name: code for code, name in catalogue.NAMES.items()}
    return [
        f"{each.language}: {each.text}: {', '.join(sorted(strange))}"
        for each in said
        if (strange := _strange(each, named.get(each.text, language)))
    ]


def _strange(said: Said, language: str) -> frozenset[str]:
    """Return what is wrong with a text."""
    if said.language != language:
        return frozenset([f"not marked as {language}"])
    if said.text in catalogue.NAMES.values():
        return frozenset()
    messages, words = _elsewhere(language)
    return frozenset([said.text]) & messages or _words(said.text) & words


@cache
def _elsewhere(language: str) -> Texts:
    """Return what only other languages have."""
    mine, others = texts_of(language), [texts_of(each) for each in catalogue.SHIPPED if each != language]
    return Texts(
        frozenset[str]().union(*(each.messages for each in others)) - mine.messages,
        frozenset[str]().union(*(each.words for each in others)) - mine.words - _names(),
    )


@cache
def texts_of(language: str) -> Texts:
    """Read all that a language can say in a browser."""
    collected = _Collector()
    parser = FluentParser()
    for file in _files(language):
        collected.visit(parser.parse(file.read_text("utf-8")))
    books = [DOCS / ("" if language == catalogue.ENGLISH else language) / name for name in BOOKS]
    read = _words(" ".join(book.read_text("utf-8") for book in books))
    return Texts(frozenset(collected.messages), frozenset(collected.words) | read)


class _Collector(Visitor):
    """Collects words and whole messages, but not what somebody types."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.words: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != "also":
            self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        if all(isinstance(each, ast.TextElement) for each in node.elements):
            text = " ".join("".join(_texts(node)).split())
            self.messages |= {text} if WORD.search(text) else set()
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= _words(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words |= _words(node.value)


def _texts(node: ast.Pattern) -> Iterator[str]:
    return (each.value for each in node.elements if isinstance(each, ast.TextElement))


def _words(text: str) -> frozenset[str]:
    """Return the words of a text; one letter may be a die, a path or a value."""
    return frozenset(WORD.findall(text.casefold()))


@cache
def _names() -> frozenset[str]:
    """Return the words in names of cards, which are the same everywhere, and of the game."""
    box: Any = load("standard@1")
    cards = (box.mercenaries, box.monsters, box.lands, box.equipment)
    return _words(" ".join(["Monster Lands", *(card.name for each in cards for card in each)]))


def message(language: str, name: str) -> str:
    """Return a message, or its attribute, that needs no values."""
    identity, _, attribute = name.partition(".")
    entry = _bundle(language).get_message(identity)
    found = entry.attributes[attribute] if attribute else entry.value
    assert found is not None, name
    text, errors = _bundle(language).format_pattern(found)
    assert errors == []
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _files(language: str) -> list[Path]:
    """Return the files of what is said in a browser."""
    found = Path(str(catalogue.LOCALE), language).glob("*/*.ftl")
    return [file for file in found if file.name not in TYPED]
