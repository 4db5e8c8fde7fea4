"""A store of 100 games that an older version of the program wrote.

`tests/store/older` was written once, by the server code of November 2026, and never changes:
games with people and bots, on one screen, in all ten scenarios, campaigns, imported records, an own edition;
with undone steps, finished and under way. `expected.json` has what each of them was then.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

OLDER = Path(__file__).parents[1] / "store" / "older"
EXPECTED: dict[str, Any] = json.loads((OLDER / "expected.json").read_text())
GAMES: dict[str, dict[str, Any]] = EXPECTED["games"]
CAMPAIGNS: dict[str, list[Any]] = EXPECTED["campaigns"]


def unpack(folder: Path) -> Path:
    """Put a copy of the older store into a folder."""
    (folder / "games.sqlite").write_bytes(lzma.decompress((OLDER / "games.sqlite.xz").read_bytes()))
    return folder
