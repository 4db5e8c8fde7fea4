"""Write the tables of docs/engine.md that follow from the rows of the rules: all events with their values.

Each stands between ``<!-- name -->`` and ``<!-- end -->``. With ``--check`` nothing is written: it fails if a
table is not what it would write.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from monsterlands.rules.events import EVENTS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "engine.md"


def events() -> Iterator[str]:
    """List all events, each with its rule and its values."""
    yield "| event | rule | values |"
    yield "|---|---|---|"
    for event in EVENTS:
        values = [f"`{value.name}`: {value.meaning}" for value in event.values]
        if event.private:
            values.append(f"only its seat knows `{event.private}`")
        if event.parts:
            values.append("and the parts of the total")
        yield f"| `{event.name}` | {event.rule} | {'<br>'.join(values)} |"


TABLES = {"events": events}


def written(page: str) -> str:
    """Return the page with its tables anew."""
    for name, lines in TABLES.items():
        places = list(re.finditer(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end -->)", page, re.DOTALL))
        if len(places) != 1:
            raise SystemExit(f"{PAGE.name} has {len(places)} places for {name}; there has to be one")
        table = "\n".join(lines())
        page = f"{page[: places[0].start()]}\n{table}\n\n{page[places[0].end() :]}"
    return page


def main(arguments: list[str]) -> int:
    """Write the tables, or check them."""
    page = PAGE.read_text("utf-8")
    wanted = written(page)
    if "--check" in arguments:
        if page != wanted:
            print(f"docs/{PAGE.name} is not what the rules say; run `make types`", file=sys.stderr)
        return int(page != wanted)
    PAGE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
