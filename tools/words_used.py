"""Which messages are said: ids in the code of the game and of the browser client, whole or from parts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from words_files import Text, used_in

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / "src" / "monsterlands"
CLIENT = ROOT / "web" / "src"
ID = re.compile(r"[a-z][a-zA-Z0-9_-]*")
LITERAL = re.compile(r"""["'`]([a-z][a-zA-Z0-9_.-]*)["'`]""")
TEMPLATE = re.compile(r"`([a-z][a-zA-Z0-9_.-]*-)\$\{[^`]*?\}([a-zA-Z0-9_.-]*)`")
PLURALS = ("zero", "one", "two", "few", "many", "other")


def is_plural(key: str) -> bool:
    """Check whether the key of a selector is a number or a plural category."""
    return key in PLURALS or key.lstrip("-").replace(".", "").isdecimal()


def unused(texts: Mapping[str, Text]) -> list[str]:
    """Return the messages that nobody says."""
    messages = dict.fromkeys(key.partition(".")[0] for key in texts)
    said, built = _said()
    said |= {other.partition(".")[0] for text in texts.values() for other in used_in(text).references}
    return [
        message
        for message in messages
        if message not in said
        and not any(message.startswith(begin) and message.endswith(end) for begin, end in built)
    ]


def _said() -> tuple[set[str], set[tuple[str, str]]]:
    """Return the ids that stand in the code, and how ids that are built begin and end."""
    said: set[str] = set()
    built: set[tuple[str, str]] = set()
    for file in sorted(PYTHON.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.match(node.value):
                said.add(node.value)
                if node.value.endswith("-{}"):
                    built.add((node.value.removesuffix("{}"), ""))
            elif isinstance(node, ast.JoinedStr):
                built |= set(_ends(node))
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        source = file.read_text("utf-8")
        said |= {found.partition(".")[0] for found in LITERAL.findall(source)}
        built |= {(begin, end.partition(".")[0]) for begin, end in TEMPLATE.findall(source)}
    return said, built


def _ends(node: ast.JoinedStr) -> Iterator[tuple[str, str]]:
    """Yield the beginning and the end of a text that is built, if it may be an id."""
    first, last = node.values[0], node.values[-1]
    if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value.endswith("-"):
        if ID.fullmatch(first.value):
            end = last.value if isinstance(last, ast.Constant) and isinstance(last.value, str) else ""
            yield first.value, end
