"""Write docs/vocabulary.md and docs/action-space.txt: questions, choices, refusals and events of the engine.

Everything comes from the rows of `rules`: frames, decisions, ranges of choices and outcomes, reasons, events.
With ``--check`` it writes nothing, and fails if a file is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from monsterlands import load
from monsterlands.game.names import names_of
from monsterlands.rules.actions import CHOICE_RANGES, OUTCOME_RANGES, SIZES, IdRange
from monsterlands.rules.decisions import DECISIONS
from monsterlands.rules.events import EVENTS
from monsterlands.rules.frames import FRAMES, MEANINGS
from monsterlands.rules.reasons import REASONS

ROOT = Path(__file__).resolve().parent.parent
VOCABULARY = ROOT / "docs" / "vocabulary.md"
SPACE = ROOT / "docs" / "action-space.txt"

HEAD = """# The vocabulary of the engine

What is asked, what can be answered, what may turn up, why something is refused and what happens.
`tools/vocabulary.py` writes this page from the rows of `frames`, `actions`, `reasons` and `events` in
`src/monsterlands/rules`; [engine.md](engine.md) explains how they work together.
"""


def table(titles: str, rows: Iterator[Sequence[str]]) -> str:
    """Return a Markdown table; bars separate its titles."""
    lines = [f"| {titles} |", "|" + "---|" * len(titles.split(" | "))]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def codes(names: Sequence[str]) -> str:
    """Return names as code."""
    return ", ".join(f"`{name}`" for name in names)


def about(values: dict[str, str]) -> str:
    """Return the values of a node, each with its meaning."""
    return "<br>".join(f"`{name}`: {MEANINGS[name]}" if name in MEANINGS else f"`{name}`" for name in values)


def forms(values: dict[str, str]) -> str:
    """Return named values, each with its form unless the name says the same."""
    return ", ".join(f"`{name}`" + ("" if name == form else f" ({form})") for name, form in values.items())


def questions() -> Iterator[Sequence[str]]:
    """List the decisions: the docstring of the function that lists the choices says what is asked."""
    for decision in DECISIONS:
        row = FRAMES[decision.kind]
        when = (decision.options.__doc__ or "").split("\n")[0].removeprefix("Ask ")
        yield f"`{row.name}`", when, about(row.about), codes(row.answers)


def chances() -> Iterator[Sequence[str]]:
    """List the chance events."""
    for row in FRAMES:
        if row.node == "chance":
            yield f"`{row.name}`", about(row.about), codes(row.answers)


def steps() -> Iterator[Sequence[str]]:
    """List all frames with their inner arguments."""
    for row in FRAMES:
        yield str(row.kind), f"`{row.name}`", row.node, forms(row.about), forms(row.inner)


def ranges(rows: Sequence[IdRange], spelled: Callable[[int], str]) -> Iterator[Sequence[str]]:
    """List the ranges of ids, each with its first spelling."""
    for row in rows:
        axes = " × ".join(f"{axis} ({SIZES[axis]})" for axis in row.axes)
        yield f"`{row.name}`", f"`{spelled(row.first)}`", axes, row.rule


def refusals() -> Iterator[Sequence[str]]:
    """List the reasons."""
    for code, row in enumerate(REASONS[1:], 1):
        yield str(code), f"`{row.name}`", row.rule, forms(row.values)


def events() -> Iterator[Sequence[str]]:
    """List the events."""
    for event in EVENTS:
        values = [f"`{value.name}`: {value.meaning}" for value in event.values]
        if event.private:
            values.append(f"only its seat knows `{event.private}`")
        if event.parts:
            values.append("and the parts of the total")
        yield f"`{event.name}`", event.rule, "<br>".join(values)


def vocabulary() -> str:
    """Return the page."""
    names = names_of(load("standard@1"))
    return "\n".join(
        [
            HEAD,
            "## Questions\n\n`about` is what `node.about` holds.\n",
            table("question | asks | about | kinds of choices", questions()),
            "## Chance\n",
            table("chance | about | kinds of outcomes", chances()),
            "## Choices\n\nThe ids are in [action-space.txt](action-space.txt).\n",
            table("kind | for example | one for each | rule", ranges(CHOICE_RANGES, names.spelling)),
            "## Outcomes\n",
            table("kind | for example | one for each | ", ranges(OUTCOME_RANGES, names.outcome_spelling)),
            "## Reasons\n\nWhy a choice is not legal: `why_not` tells the name, the rule and the values.\n",
            table("code | reason | rule | values", refusals()),
            "## Events\n",
            table("event | rule | values", events()),
            "## Frames\n\nWhat the stack holds; inner arguments are the engine's own.\n",
            table("kind | frame | waits for | about | inner", steps()),
        ]
    )


def action_space() -> str:
    """Return the layout of the action space."""
    lines = ["# The action space: first id, how many, range. It only grows, at its end."]
    lines += [f"{row.first:5} {row.size:4}  {row.name}" for row in CHOICE_RANGES]
    lines += ["# Chance outcomes, numbered apart."]
    lines += [f"{row.first:5} {row.size:4}  {row.name}" for row in OUTCOME_RANGES]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the files, or check them."""
    wanted = {VOCABULARY: vocabulary(), SPACE: action_space()}
    stale = [file for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text]
    for file in stale:
        if "--check" in arguments:
            print(f"{file.relative_to(ROOT)} is out of date; run `make types`", file=sys.stderr)
        else:
            file.write_text(wanted[file], "utf-8")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
