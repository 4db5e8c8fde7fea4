"""Cards, tokens and tiles of a box by their names."""

from __future__ import annotations

from ..box import Box, Equipment, Land, Loot, Mercenary, Mission, Monster, Trap
from ..view import View


def mercenary_named(box: Box, name: str) -> Mercenary:
    """Return a mercenary."""
    return next(card for card in box.mercenaries if card.name == name)


def monster_named(box: Box, name: str) -> Monster:
    """Return a monster."""
    return next(card for card in box.monsters if card.name == name)


def land_named(box: Box, name: str) -> Land:
    """Return a land."""
    return next(card for card in box.lands if card.name == name)


def equipment_named(box: Box, name: str) -> Equipment:
    """Return an equipment card."""
    return next(card for card in box.equipment if card.name == name)


def trap_named(box: Box, name: str) -> Trap:
    """Return a trap."""
    return next(token for token in box.traps if token.id == name)


def loot_named(box: Box, name: str) -> Loot:
    """Return a loot token."""
    return next(token for token in box.loot if token.id == name)


def mission_named(box: Box, name: str) -> Mission:
    """Return a mission."""
    return next(tile for tile in box.missions if tile.id == name)


def persuasion_at(view: View, building: str) -> int:
    """Return what the last persuasion die shows that was put on a building this round, or 0 (R5.7)."""
    return next((int(die[1:]) for die in reversed(view.spaces(building)) if die[:1] == "P"), 0)
