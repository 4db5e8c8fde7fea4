"""What a position says, read into numbers: nothing is filled in yet, nothing compared.

What may be left out is None as long as it is not written. An empty place that is meant is NONE.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...box.problems import Problems
from ...rules.layout import NONE
from ...rules.state import bits
from ..options import Options

PILES = ("mercenaries", "traps", "equipment", "monsters", "lands", "headers", "loot", "missions")
DISCARDS = ("mercenaries", "traps", "equipment", "monsters", "lands", "loot")


@dataclass(slots=True)
class PathSheet:
    """A loaded path: who is on it and what lies there."""

    place: str
    path: int
    mercenary: int
    dice: list[int] | None
    traps: list[int]
    defense: int
    potions: int | None
    venoms: int | None
    gold: int | None
    order: int | None
    owned: list[int] | None


@dataclass(slots=True)
class ClanSheet:
    """One clan."""

    place: str
    affinity: int
    leader: int | None
    mercenaries: list[int] | None
    novices: int
    novices_used: int
    glory: int
    gold: int
    defense: int
    potions: int
    venoms: int
    pool: list[int] | None
    out: bool
    traps: list[int] | None
    wounded: list[int]
    equipment: list[tuple[int, list[int]]]
    lands: list[int]
    lands_used: list[int]
    settled: list[tuple[int, int]]
    trophies: list[int]
    loot: list[int]
    paths: list[PathSheet]


@dataclass(slots=True)
class LandSheet:
    """An active land: its card, header side and monster."""

    land: int | None = None
    header: int | None = None
    monster: int | None = None


@dataclass(slots=True)
class TableSheet:
    """What lies in the middle."""

    round: int
    phase: str
    turn: int | None
    first: int
    novices: int | None
    tavern: list[int]
    lodge: list[int]
    bazaar: list[int]
    loot: list[int]
    missions: list[int]
    entrance: int
    panic: list[int]
    madhala: list[int]
    fulfilled: int
    lands: tuple[LandSheet, LandSheet]
    spaces: dict[int, list[int]]
    discards: dict[str, list[int]]
    decks: dict[str, list[int] | None]
    used: list[int]
    equipment_used: list[tuple[int, list[int]]]
    moved: list[tuple[int, list[int]]]


@dataclass(slots=True)
class Sheet:
    """A whole position."""

    options: Options
    table: TableSheet
    clans: list[ClanSheet]
    problems: Problems

    def cards(self, pile: str) -> list[tuple[str, int]]:
        """List the cards or tokens of a kind that are written anywhere, each with its place.

        Headers are listed as tiles, whichever side is up.
        """
        table = self.table
        found: list[tuple[str, int]] = []
        for clan in self.clans:
            found += [(f"{clan.place}.{where}", card) for where, card in _of_clan(clan, pile)]
        found += [(f"table.{pile_place(pile)}", card) for card in self._docked(pile)]
        if pile == "monsters":
            found.append(("table.entrance", table.entrance))
        for letter, land in zip("ab", table.lands, strict=True):
            found += [(f"table.land_{letter}", card) for card in _of_land(land, pile)]
        found += [(f"table.discards.{pile}", card) for card in table.discards.get(pile, [])]
        found += [(f"table.decks.{pile}", card) for card in table.decks.get(pile) or []]
        return [(place, card) for place, card in found if card != NONE]

    def _docked(self, pile: str) -> list[int]:
        table = self.table
        docks = {
            "mercenaries": table.tavern,
            "traps": table.lodge,
            "equipment": table.bazaar,
            "loot": table.loot,
            "missions": table.missions,
        }
        return docks.get(pile, [])


def pile_place(pile: str) -> str:
    """Name the face-up row of a pile."""
    return {"mercenaries": "tavern", "traps": "lodge", "equipment": "bazaar"}.get(pile, pile)


def mask_of(cards: list[int]) -> int:
    """Return the cards as a set."""
    mask = 0
    for card in cards:
        if card >= 0:
            mask |= 1 << card
    return mask


def difference(cards: int, mask: int) -> list[int]:
    """List the first `cards` numbers that are not in a set."""
    return list(bits(((1 << cards) - 1) & ~mask))


def _of_land(land: LandSheet, pile: str) -> list[int]:
    if pile == "lands":
        return [] if land.land is None else [land.land]
    if pile == "monsters":
        return [] if land.monster is None else [land.monster]
    if pile == "headers" and land.header is not None and land.header != NONE:
        return [land.header // 2]
    return []


def _of_clan(clan: ClanSheet, pile: str) -> list[tuple[str, int]]:
    if pile == "mercenaries":
        return [(pile, card) for card in clan.mercenaries or []]
    if pile == "monsters":
        return [("trophies", card) for card in clan.trophies]
    if pile == "lands":
        return [(pile, card) for card in clan.lands]
    if pile == "loot":
        return [(pile, card) for card in clan.loot]
    if pile == "equipment":
        return [(pile, kind) for _, kinds in clan.equipment for kind in kinds]
    if pile == "traps":
        held = [(pile, kind) for kind in clan.traps or []]
        return held + [
            (f"{path.place.rpartition('.')[2]}.traps", kind) for path in clan.paths for kind in path.traps
        ]
    return []
