"""Languages for tests, with the messages that a test needs; English has the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from monsterlands.words import Words, catalogue

ENGLISH = Path(str(catalogue.LOCALE)) / "en"
MADE_UP = "eo"
"""The code of the language of a test: one whose plurals and numbers are known."""
SHOWN = {"S": "M", "M": "P", "P": "S"}
"""Letters of dice that only come out right if each is replaced once."""
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


@contextmanager
def language(folder: Path, files: Mapping[str, str]) -> Iterator[str]:
    """Add a language with these files (``game/cards.ftl``) to English while a test runs; yield its code."""
    known = catalogue.LOCALE, catalogue.LANGUAGES
    (folder / "en").symlink_to(ENGLISH)
    for name, text in files.items():
        file = folder / MADE_UP / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    _forget()
    catalogue.LOCALE, catalogue.LANGUAGES = folder, (catalogue.ENGLISH, MADE_UP)
    try:
        yield MADE_UP
    finally:
        catalogue.LOCALE, catalogue.LANGUAGES = known
        _forget()


def _forget() -> None:
    catalogue._bundle.cache_clear()
    catalogue._tell_once.cache_clear()
    Words.of.cache_clear()


class _Rewrite(Transformer):
    """Rewrites the text of all messages, but not what somebody types."""

    def __init__(self, rewrite: Callable[[str], str]) -> None:
        self._rewrite = rewrite

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node if node.id.name == "also" else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = self._rewrite(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:
        node.value = self._rewrite(node.value)
        return node


def rewritten(rewrite: Callable[[str], str]) -> dict[str, str]:
    """Return the files of English with another text for each piece of text."""
    parser, serializer = FluentParser(), FluentSerializer()
    files: dict[str, str] = {}
    for part in catalogue.PARTS:
        for file in (ENGLISH / part).iterdir():
            resource = parser.parse(file.read_text("utf-8"))
            _Rewrite(rewrite).visit(resource)
            files[f"{part}/{file.name}"] = serializer.serialize(resource)
    return files


def accented(text: str) -> str:
    """Return a text with an accent on each vowel: what it must look like, whatever a catalogue says."""
    return text.translate(ACCENTS)


def letters(lines: Mapping[str, str] = SHOWN) -> str:
    """Return messages that show other letters for dice."""
    return "".join(f"letter-{letter} = {shown}\n" for letter, shown in lines.items())
