"""The contents of a position as numbers: nothing is filled in yet, nothing is checked.

An optional value that is not written is None. A place that is written as empty is NONE.
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
    """A loaded path: its mercenary and what lies there."""

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
    """What lies in the middle of the table."""

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

        Headers are listed as tiles, no matter which side is up.
        """
        table = self.table
        rows = {
            "mercenaries": ("tavern", table.tavern),
            "traps": ("lodge", table.lodge),
            "equipment": ("bazaar", table.bazaar),
            "loot": ("loot", table.loot),
            "missions": ("missions", table.missions),
            "monsters": ("entrance", [table.entrance]),
        }
        row, docked = rows.get(pile, ("", []))
        found: list[tuple[str, int]] = []
        for clan in self.clans:
            found += [(f"{clan.place}.{where}", card) for where, card in _of_clan(clan, pile)]
        found += [(f"table.{row}", card) for card in docked]
        for letter, land in zip("ab", table.lands, strict=True):
            found += [(f"table.land_{letter}", card) for card in _of_land(land, pile)]
        found += [(f"table.discards.{pile}", card) for card in table.discards.get(pile, [])]
        found += [(f"table.decks.{pile}", card) for card in table.decks.get(pile) or []]
        return [(place, card) for place, card in found if card != NONE]


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
    tile = land.header if land.header in (None, NONE) else land.header // 2
    card = {"lands": land.land, "monsters": land.monster, "headers": tile}.get(pile)
    return [] if card is None else [card]


def _of_clan(clan: ClanSheet, pile: str) -> list[tuple[str, int]]:
    rows = {
        "mercenaries": ("mercenaries", clan.mercenaries or []),
        "monsters": ("trophies", clan.trophies),
        "lands": ("lands", clan.lands),
        "loot": ("loot", clan.loot),
        "equipment": ("equipment", [kind for _, kinds in clan.equipment for kind in kinds]),
        "traps": ("traps", clan.traps or []),
    }
    row, cards = rows.get(pile, ("", []))
    found = [(row, card) for card in cards]
    if pile == "traps":
        loaded = [(path.place.rpartition(".")[2], path.traps) for path in clan.paths]
        found += [(f"{path}.traps", kind) for path, traps in loaded for kind in traps]
    return found
