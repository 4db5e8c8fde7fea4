"""The cards, tiles and numbers of an edition, found by name."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Card = dict[str, Any]
Effect = dict[str, Any]

NOVICE = "novice"
UNKNOWN = "?"  # a token that nobody has seen (R16.3)
RANKS = ["trainee", "veteran", "hero"]
EQUIPMENT_TYPES = ["weapon", "attire", "spell"]


def read_edition(file: Path) -> dict[str, Any]:
    """Return the parsed edition file."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def slug(name: str) -> str:
    """Return the spelling of a card or a building in a choice."""
    return name.lower().replace(" ", "-").replace("_", "-")


def by_key(cards: list[Card], key: str) -> dict[str, Card]:
    """Return the cards by name or id, in the order of the edition."""
    return {card[key]: card for card in cards}


def band(rows: dict[str, int], value: int) -> int:
    """Return the entry of the last row that begins at or below the value (wages, affinity points)."""
    result = 0
    for start in sorted(int(row) for row in rows):
        if start <= value:
            result = rows[str(start)]
    return result


@dataclass
class Box:
    """All cards, tiles and numbers of an edition."""

    edition: dict[str, Any]
    mercenaries: dict[str, Card]
    monsters: dict[str, Card]
    lands: dict[str, Card]
    equipment: dict[str, Card]
    traps: dict[str, Card]
    loot: dict[str, Card]
    headers: dict[str, Card]
    missions: dict[str, Card]
    panic: list[str]
    constants: dict[str, Any]
    paths: dict[str, Any]
    scenarios: list[Card]

    def power(self, monster: str) -> Effect:
        """Return the power of a monster (empty for no monster)."""
        if monster == "":
            return {}
        power: Effect = self.monsters[monster].get("power", {})
        return power

    def is_trick(self, token: str) -> bool:
        """Return whether a token is a trick, which is not a trap once it is revealed (R11.6)."""
        return bool(self.traps[token]["kind"] == "trick")

    def of_trick_module(self, token: str) -> bool:
        """Return whether a token is of the trick module: a trick or a shielded trap (R2.5)."""
        return self.traps[token]["kind"] in ("trick", "shielded")

    def header_path(self, header: str, number: int) -> Effect:
        """Return the benefit of a path (from 1) of a side of a header tile, such as header-1a."""
        side: list[Card] = self.headers[header[:-1]][header[-1]]
        benefit: Effect = side[number - 1].get("benefit", {})
        return benefit


def open_box(edition: dict[str, Any]) -> Box:
    """Return the box of a parsed edition."""
    return Box(
        edition=edition,
        mercenaries=by_key(edition["mercenary"], "name"),
        monsters=by_key(edition["monster"], "name"),
        lands=by_key(edition["land"], "name"),
        equipment=by_key(edition["equipment"], "name"),
        traps=by_key(edition["tokens"]["traps"], "id"),
        loot=by_key(edition["tokens"]["loot"], "id"),
        headers=by_key(edition["header"], "id"),
        missions=by_key(edition["mission"], "id"),
        panic=list(edition["tokens"]["panic"]),
        constants=edition["constants"],
        paths=edition["paths"],
        scenarios=edition["scenario"],
    )
