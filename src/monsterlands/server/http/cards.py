"""Every card, token and tile of a box for the gallery: its words, and its numbers to be shown with icons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...box import Box, Effect, Equipment, Land, Loot, Mercenary, Monster, Novice, Trap
from ...words import Words
from ...words.cards import LASTING, Card, cards_of

KINDS: dict[type, str] = {
    Mercenary: "mercenary",
    Novice: "mercenary",
    Monster: "monster",
    Land: "land",
    Equipment: "equipment",
    Trap: "trap",
    Loot: "loot",
}
TILES = {"Header": "header", "Mission": "mission"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A card: `facts` are (what, value), each with an icon and a word of its own in the client."""

    name: str
    title: str
    kind: str
    affinity: str
    sort: str
    """What sort of its kind: an equipment's type, a trap's kind, a monster's level, a mercenary's role."""
    dice: str
    text: str
    does: str | None
    """What it does, without what its facts tell; None where the text tells both in one."""
    brief: str
    """A few words about what a person or equipment does, for a small card."""
    facts: tuple[tuple[str, int], ...]


def show_cards(words: Words, box: Box) -> Iterator[Shown]:
    """Show everything that has a name in a box."""
    for name, card in cards_of(box):
        kind = KINDS.get(type(card)) or TILES[type(card).__name__]
        title = words.title(name)
        yield Shown(
            name=name,
            title=title[:1].upper() + title[1:],
            kind=kind,
            affinity=getattr(card, "affinity", ""),
            sort=_sort(card),
            dice=card.dice if isinstance(card, Mercenary | Novice) else "",
            text=words.card(box, name),
            does=_does(words, card),
            brief=words.effect(card.effect) if isinstance(card, Mercenary | Novice | Equipment) else "",
            facts=tuple(_facts(card)),
        )


def _sort(card: Card) -> str:
    if isinstance(card, Mercenary):
        return card.role
    if isinstance(card, Monster):
        return card.level
    if isinstance(card, Equipment):
        return card.type
    return card.kind if isinstance(card, Trap) else ""


def _does(words: Words, card: Card) -> str | None:
    if isinstance(card, Mercenary):
        lasts = any(getattr(card.effect, name) for name in LASTING)
        when = "outside" if card.outside else "lasting" if lasts else "turn"
        return words.say(f"card-talent-{when}", effect=words.effect(card.effect))
    if isinstance(card, Monster):
        return (
            words.say("card-power", effect=words.effect(card.power, power=True))
            if card.power != Effect()
            else ""
        )
    if isinstance(card, Equipment):
        where = "outside" if card.outside else "turn"
        return words.say(f"card-equipment-{where}", effect=words.effect(card.effect))
    return None


def _facts(card: Card) -> Iterator[tuple[str, int]]:
    if isinstance(card, Mercenary | Novice):
        yield from (("cost", card.cost), ("reputation", card.reputation))
    elif isinstance(card, Monster):
        yield from (
            ("attack", card.attack),
            ("capture", card.cv),
            ("elimination", card.ev),
            ("capture-glory", card.capture_glory),
            ("capture-gold", card.capture_gold),
            ("elimination-glory", card.eliminate_glory),
            ("trophy", card.trophy),
        )
    elif isinstance(card, Land):
        yield from (("conquest", card.conquest), ("glory", card.glory))
    elif isinstance(card, Equipment | Trap):
        yield from (("cost", card.cost),)
