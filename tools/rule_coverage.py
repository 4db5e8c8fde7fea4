"""List which rules of docs/rules.md have a test and are cited in the source; fail if a required one is not.

A test names the rules it is about with ``@pytest.mark.rule("R5.7", "R5.8b")``, on a function, on a class or
in ``pytestmark``. A letter stands for one statement of the rule: ``R5.8b`` is the second of R5.8. The tests
are read, not run. The source cites a rule in a comment or a docstring, singly: a range such as R5.1-R5.4 says
nothing about R5.2.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Rule = tuple[int, ...]
"""R5.7 is (5, 7); a chapter, R5, is (5,)."""


@dataclass(frozen=True)
class Mention:
    """A rule id that a test names, and where."""

    text: str
    place: str

    @property
    def rule(self) -> Rule | None:
        """Return the rule, or None if the text is not an id with an optional statement letter."""
        match = re.fullmatch(r"R(\d+)\.(\d+)[a-z]?", self.text)
        return (int(match[1]), int(match[2])) if match else None


def spell(rule: Rule) -> str:
    return "R" + ".".join(map(str, rule))


def rules_in(text: str) -> list[Rule]:
    """Return the ids that a rules document defines, in its order."""
    found = re.findall(r"^- \*\*R(\d+)\.(\d+)\*\*", text, re.MULTILINE)
    return [(int(chapter), int(number)) for chapter, number in found]


def mentions_in(source: str, name: str) -> Iterator[Mention]:
    """Yield every ``pytest.mark.rule(...)`` of a test file."""
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                match argument:
                    case ast.Constant(value=str(text)):
                        yield Mention(text, f"{name}:{node.lineno}")
                    case _:  # not a literal, so it cannot be read
                        yield Mention(ast.unparse(argument), f"{name}:{node.lineno}")


def citations_in(source: str) -> Iterator[Rule]:
    """Yield every rule that the comments and docstrings of a source file cite singly."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    texts = [token.string for token in tokens if token.type == tokenize.COMMENT]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            texts.append(ast.get_docstring(node) or "")
    for text in texts:
        single = re.sub(r"R\d+(\.\d+)? ?[-–] ?R?\d+(\.\d+)?", "", text)
        for chapter, number in re.findall(r"\bR(\d+)\.(\d+)", single):
            yield int(chapter), int(number)


def select(selectors: Iterable[str], rules: Sequence[Rule]) -> list[Rule]:
    """Return the rules that selectors such as ``R5``, ``R1-R6``, ``R12.4`` stand for.

    :raises ValueError: if a selector is unreadable or stands for no rule.
    """
    chosen: set[Rule] = set()
    for selector in selectors:
        ends = [re.fullmatch(r"R(\d+)(?:\.(\d+))?", end) for end in selector.split("-")]
        if len(ends) > 2 or None in ends:
            raise ValueError(f"not a rule, a chapter or a range of them: {selector}")
        bounds = [tuple(int(part) for part in end.groups() if part) for end in ends if end]
        low, high = bounds[0], bounds[-1]
        found = {rule for rule in rules if low <= rule[: len(low)] and rule[: len(high)] <= high}
        if not found:
            raise ValueError(f"no such rule: {selector}")
        chosen |= found
    return [rule for rule in rules if rule in chosen]


def required_by(settings: Path) -> list[str]:
    """Return the selectors of the project's settings."""
    table = tomllib.loads(settings.read_text("utf-8"))
    required: list[str] = table["tool"]["monsterlands"]["rules"]["required"]
    return required


def report(
    rules: Sequence[Rule], required: Sequence[Rule], mentions: Sequence[Mention], cited: Set[Rule]
) -> tuple[list[str], bool]:
    """Return the lines to print, and whether every check passed."""
    tested = {mention.rule for mention in mentions}
    lines: list[str] = []
    for chapter in sorted({rule[0] for rule in rules}):
        here = [rule for rule in rules if rule[0] == chapter]
        wanted = [rule for rule in here if rule in required]
        covered = [rule for rule in here if rule in tested]
        if wanted or covered:
            lines.append(f"R{chapter}: {len(covered)} of {len(here)} rules tested, {len(wanted)} required")
    missing = [rule for rule in required if rule not in tested]
    unknown = [mention for mention in mentions if mention.rule not in rules]
    uncited = [rule for rule in required if rule not in cited]
    lines += [f"without a test: {spell(rule)}" for rule in missing]
    lines += [f"cited nowhere in the source: {spell(rule)}" for rule in uncited]
    lines += [f"{mention.place}: no such rule: {mention.text}" for mention in unknown]
    return lines, not (missing or uncited or unknown)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chapters", nargs="+", metavar="ID", help="require these instead: R5 R1-R6 R15.1")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project (default: this one)")
    options = parser.parse_args(arguments)
    root: Path = options.root
    rules = rules_in((root / "docs/rules.md").read_text("utf-8"))
    selectors: list[str] = options.chapters or required_by(root / "pyproject.toml")
    try:
        required = select(selectors, rules)
    except ValueError as error:
        parser.error(str(error))
    files = sorted((root / "tests").rglob("*.py"))
    mentions = [
        mention
        for file in files
        for mention in mentions_in(file.read_text("utf-8"), file.relative_to(root).as_posix())
    ]
    sources = sorted((root / "src").rglob("*.py"))
    cited = {rule for file in sources for rule in citations_in(file.read_text("utf-8"))}
    lines, well = report(rules, required, mentions, cited)
    print("\n".join(lines))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
