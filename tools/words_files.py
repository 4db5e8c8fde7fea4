"""The files of the message catalogues, read with the place of each text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

LOCALE = Path(__file__).resolve().parents[1] / "src" / "monsterlands" / "locale"
ENGLISH = "en"


@dataclass(frozen=True)
class Text:
    """A message or an attribute of one: where it stands, and what it says."""

    place: str
    pattern: ast.Pattern
    comment: str = ""
    """What the comment before the message says."""
    group: str = ""
    """What the comment before its group of messages says."""

    @property
    def file(self) -> str:
        """The file within the folder of its language."""
        return self.place.partition("/")[2].partition(":")[0]

    @cached_property
    def told(self) -> str:
        """The text as it is written."""
        return serialize_pattern(self.pattern)

    @cached_property
    def plain(self) -> str:
        """The text without values, selectors and references."""
        found = _Plain()
        found.visit(self.pattern)
        return " ".join(found.pieces)


@dataclass
class Used:
    """What a text uses: values, other messages, and by value the keys of selectors."""

    values: set[str] = field(default_factory=set[str])
    references: set[str] = field(default_factory=set[str])
    keys: dict[str, set[str]] = field(default_factory=dict[str, set[str]])


class _Using(Visitor):
    def __init__(self) -> None:
        self.used = Used()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.used.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.used.references.add(f"{node.id.name}{attribute}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.used.keys.setdefault(node.selector.id.name, set())
            keys.update(
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
                for each in node.variants
            )
        self.generic_visit(node)


class _Plain(Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pieces.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.pieces.append(node.value)


def used_in(text: Text) -> Used:
    """Return what a text uses."""
    found = _Using()
    found.visit(text.pattern)
    return found.used


def shipped() -> list[str]:
    """Return the languages that must be complete; English is the first."""
    return list(json.loads((LOCALE / "languages.json").read_text("utf-8")))


def texts_of(language: str) -> tuple[dict[str, Text], list[str]]:
    """Return the texts of a language by id, ``message`` or ``message.attribute``, and what is broken."""
    texts: dict[str, Text] = {}
    faults: list[str] = []
    for file in sorted((LOCALE / language).rglob("*.ftl")):
        source = file.read_text("utf-8")
        name = file.relative_to(LOCALE)
        group = ""
        for entry in parse(source).body:
            place = f"{name}:{_line(source, entry)}"
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0].message if entry.annotations else "not a message"
                faults.append(f"{place}: {reason}: {(entry.content or '').strip()[:80].splitlines()[0]}")
            elif isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message):
                comment = (entry.comment.content if entry.comment else None) or ""
                for key, pattern in _patterns(entry):
                    if key in texts:
                        faults.append(f"{place}: {key} is already at {texts[key].place}")
                    texts[key] = Text(place, pattern, comment, group)
    return texts, faults


def _line(source: str, entry: ast.EntryType) -> int:
    start = entry.span.start if entry.span else 0
    if isinstance(entry, ast.Message) and entry.id.span:
        start = entry.id.span.start  # a comment may come first
    return source.count("\n", 0, start) + 1


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value
