"""Overlays for tests: one line for one component of the standard edition."""

from __future__ import annotations


def fandor(line: str) -> str:
    """Change Fandor's card."""
    return f'[[mercenary]]\nname = "Fandor"\n{line}'


def monster(line: str) -> str:
    """Change a monster."""
    return f'[[monster]]\nname = "Gator"\n{line}'


def equipment(line: str) -> str:
    """Change an equipment card."""
    return f'[[equipment]]\nname = "Pugnor"\n{line}'


def trap(line: str) -> str:
    """Change a trap token."""
    return f'[[tokens.traps]]\nid = "magic-1"\n{line}'


def loot(line: str) -> str:
    """Change a loot token."""
    return f'[[tokens.loot]]\nid = "gold-12"\n{line}'


def land(line: str) -> str:
    """Change a land."""
    return f'[[land]]\nname = "Thaklan"\n{line}'


def mission(line: str) -> str:
    """Change a mission."""
    return f'[[mission]]\nid = "mission-1"\n{line}'
