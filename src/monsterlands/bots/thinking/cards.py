"""The cards of a box by name, so that nobody has to look for them again."""

from __future__ import annotations

from ...box import Box, Effect, HeaderPath

_BY_HASH: dict[str, Cards] = {}


class Outing:
    """A mercenary on a path, and what to expect of it."""

    __slots__ = ("mercenary", "path", "survives", "worth")

    def __init__(self, path: str, mercenary: str, worth: float, survives: float) -> None:
        self.path = path
        self.mercenary = mercenary
        self.worth = worth
        self.survives = survives


class Cards:
    """The cards, tokens and tiles of one box by name."""

    def __init__(self, box: Box) -> None:
        self.mercenaries = {card.name: card for card in box.mercenaries}
        self.monsters = {card.name: card for card in box.monsters}
        self.lands = {card.name: card for card in box.lands}
        self.equipment = {card.name: card for card in box.equipment}
        self.traps = {token.id: token for token in box.traps}
        self.loot = {token.id: token for token in box.loot}
        self.missions = {tile.id: tile for tile in box.missions}
        self.headers: dict[str, tuple[HeaderPath, ...]] = {}
        for tile in box.headers:
            self.headers[f"{tile.id}a"] = tile.a
            self.headers[f"{tile.id}b"] = tile.b
        self.novice = box.novice.dice
        self.glory_bonus = box.glory_bonus
        self.outings: dict[tuple[object, ...], Outing | None] = {}
        """Outings that were weighed already, by all that they depend on."""
        self.trap_worth = {name: trap_worth(token.effect) for name, token in self.traps.items()}


def cards_of(box: Box) -> Cards:
    """Return the cards of a box."""
    cards = _BY_HASH.get(box.hash)
    if cards is None:
        cards = _BY_HASH[box.hash] = Cards(box)
    return cards


def trap_worth(effect: Effect) -> float:
    """Say about how much a trap adds to an attack."""
    return 3.5 * len(effect.dice) + 2.5 * effect.per_die + effect.monster_bonus
