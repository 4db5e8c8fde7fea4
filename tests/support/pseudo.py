"""A language for tests: English with each text 40 % longer. Where it overflows, a real language would too."""

from __future__ import annotations

import os
import subprocess
import sys
from math import ceil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from monsterlands.words.catalogue import LOCALE

ROOT = Path(__file__).parents[2]
MORE = 0.4
SYLLABLES = "ýöü ẅáîţ förēvér änd ä döżéñ möré wörđş fõlļöŵ ţhåt ńöbödÿ ñéëdş "
SPEAK = """
from pathlib import Path
from monsterlands.server import app
from monsterlands.words import catalogue
folder = Path({folder!r})
catalogue.LOCALE, app.CLIENT = folder / "locale", folder / "client"
"""


class Lengthen(Transformer):
    """Makes every pattern longer: its text stays, and more follows."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        """Keep attributes: they are aliases to type, not shown."""
        return node if node.id.name == "also" else self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:
        self.generic_visit(node)
        text = "".join(each.value for each in node.elements if isinstance(each, ast.TextElement))
        if any(letter.isalpha() for letter in text):
            node.elements.append(ast.TextElement(longer(text)[len(text) :]))
        return node


def longer(text: str) -> str:
    """Return a longer text."""
    more = ceil(MORE * len(text))
    # A short word becomes a longer one, a sentence gets more words.
    return text + (SYLLABLES.replace(" ", "")[:more] if more < 5 else " " + SYLLABLES[: more - 1].rstrip())


def write(folder: Path) -> None:
    """Write the messages of this language, in place of English."""
    parser, serializer = FluentParser(), FluentSerializer()
    english = Path(str(LOCALE / "en"))
    (folder / "locale").mkdir(parents=True, exist_ok=True)
    (folder / "locale" / "languages.json").write_text('{"en": "English"}', "utf-8")
    for file in english.rglob("*.ftl"):
        resource = parser.parse(file.read_text("utf-8"))
        Lengthen().visit(resource)
        target = folder / "locale" / "en" / file.relative_to(english)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(serializer.serialize(resource), "utf-8")


def build(folder: Path) -> str:
    """Build the client with this language; return what makes a server speak it."""
    write(folder)
    subprocess.run(
        [
            ROOT / "node_modules" / ".bin" / "vite",
            "build",
            "--config",
            ROOT / "web" / "vite.config.ts",
            "--outDir",
            folder / "client",
            "--logLevel",
            "error",
        ],
        env={**os.environ, "MONSTERLANDS_LOCALE": str(folder / "locale")},
        cwd=ROOT,
        check=True,
        stdout=sys.stderr,
    )
    return SPEAK.format(folder=str(folder))
