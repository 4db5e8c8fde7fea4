"""A box: a whole edition, and its cards, tokens and tiles by name."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar, cast

from .cards import (
    Building,
    ClanStart,
    Constants,
    Equipment,
    Header,
    Land,
    Loot,
    Mercenary,
    Mission,
    Monster,
    Novice,
    Paths,
    Scenario,
    Trap,
)
from .problems import close_to

Named = TypeVar("Named", Mercenary, Monster, Land, Equipment, Trap, Loot, Header, Mission)


class UnknownCard(KeyError):
    """A box has no card, token or tile of this name."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Source:
    """Where a box comes from, and what is needed to rebuild it."""

    document: dict[str, object] = field(default_factory=dict[str, object])
    """The edition as tables and lists, overlays merged in."""
    base: str = ""
    """The shipped edition under all `texts`, or empty if the first text is a complete edition."""
    texts: tuple[str, ...] = ()
    """The overlays over `base`, in order; empty for a shipped edition."""
    changed: frozenset[str] = frozenset()
    """The places whose values come from overlays."""


@dataclass(frozen=True, repr=False)
class Box:
    """A whole edition. Threshold tables are rows of (first number, value), ascending."""

    name: str
    version: int
    hash: str
    """SHA-256 over the canonical form of all values: two boxes with equal hash play alike."""
    rounds: int
    glory_to_end: int
    clan: ClanStart
    glory_bonus: tuple[tuple[int, str], ...]
    wages: tuple[tuple[int, int], ...]
    round_track: dict[str, tuple[int, ...]]
    affinity_points: tuple[tuple[int, int], ...]
    constants: Constants
    buildings: dict[str, Building]
    paths: Paths
    novice: Novice
    mercenaries: tuple[Mercenary, ...]
    monsters: tuple[Monster, ...]
    lands: tuple[Land, ...]
    equipment: tuple[Equipment, ...]
    traps: tuple[Trap, ...]
    loot: tuple[Loot, ...]
    panic: tuple[str, ...]
    headers: tuple[Header, ...]
    missions: tuple[Mission, ...]
    scenarios: tuple[Scenario, ...]
    also_spelled: dict[str, str] = field(default_factory=dict[str, str])
    source: Source = field(default_factory=Source, compare=False, repr=False)

    @property
    def edition(self) -> str:
        """``"standard@1"``: the name by which records and positions refer to this box."""
        return f"{self.name}@{self.version}"

    def __repr__(self) -> str:
        return f"<Box {self.edition} {self.hash[:8]}>"

    # --- by name ---

    def mercenary(self, name: str) -> Mercenary:
        """Return a mercenary.

        :raises UnknownCard: if there is none of this name; the methods below do the same
        """
        return self._named(Mercenary, name)

    def monster(self, name: str) -> Monster:
        """Return a monster."""
        return self._named(Monster, name)

    def land(self, name: str) -> Land:
        """Return a land."""
        return self._named(Land, name)

    def equipment_card(self, name: str) -> Equipment:
        """Return an equipment card."""
        return self._named(Equipment, name)

    def trap(self, name: str) -> Trap:
        """Return a trap or a trick."""
        return self._named(Trap, name)

    def loot_token(self, name: str) -> Loot:
        """Return a loot token."""
        return self._named(Loot, name)

    def header(self, name: str) -> Header:
        """Return a header tile: ``"header-1"``."""
        return self._named(Header, name)

    def mission(self, name: str) -> Mission:
        """Return a mission tile."""
        return self._named(Mission, name)

    def _named(self, kind: type[Named], name: str) -> Named:
        found = self._by_name.get((kind, name))
        if found is None:
            names = [each for of, each in self._by_name if of is kind]
            raise UnknownCard(f'there is no {kind.__name__.lower()} "{name}"; {close_to(name, names)}')
        return cast("Named", found)

    @cached_property
    def _by_name(self) -> dict[tuple[type, str], object]:
        cards: tuple[Mercenary | Monster | Land | Equipment, ...]
        tokens: tuple[Trap | Loot | Header | Mission, ...]
        cards = (*self.mercenaries, *self.monsters, *self.lands, *self.equipment)
        tokens = (*self.traps, *self.loot, *self.headers, *self.missions)
        return {
            **{(type(card), card.name): card for card in cards},
            **{(type(token), token.id): token for token in tokens},
        }
