"""Every card, token and tile of a box for the gallery: its words, and its numbers to be shown with icons."""

from __future__ import annotations

from collections.abc import Iterator

from ...box import Box, Effect, Equipment, Land, Loot, Mercenary, Monster, Novice, Trap
from ...words import Words
from ...words.cards import LASTING, Card, cards_of, land_use
from .models import HttpModel

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
SORTS: dict[type, str] = {Mercenary: "role", Monster: "level", Equipment: "type", Trap: "kind"}
"""The attribute of a card that divides its kind into sorts."""
FACTS: dict[type, dict[str, str]] = {
    Mercenary: {"cost": "cost", "reputation": "reputation"},
    Novice: {"cost": "cost", "reputation": "reputation"},
    Monster: {
        "attack": "attack",
        "capture": "cv",
        "elimination": "ev",
        "capture-glory": "capture_glory",
        "capture-gold": "capture_gold",
        "elimination-glory": "eliminate_glory",
        "trophy": "trophy",
    },
    Land: {"conquest": "conquest", "glory": "glory"},
    Equipment: {"cost": "cost"},
    Trap: {"cost": "cost"},
}
"""The facts of a card, and the attributes with their values."""


class HttpCard(HttpModel):
    """A card, token or tile. A fact is what is counted, and how much."""

    name: str
    title: str
    kind: str
    affinity: str
    sort: str
    """The type of an equipment, the kind of a trap, the level of a monster or the role of a mercenary."""
    dice: str
    text: str
    does: str | None
    """What it does, without its facts; None if the text contains both."""
    brief: str
    """A few words about what a member, an equipment or a land does, for a small card."""
    facts: tuple[tuple[str, int], ...]


def show_cards(words: Words, box: Box) -> Iterator[HttpCard]:
    """Show everything in a box that has a name."""
    for name, card in cards_of(box):
        yield HttpCard(
            name=name,
            title=words.say("title-novice") if isinstance(card, Novice) else words.title(name),
            kind=KINDS.get(type(card)) or TILES[type(card).__name__],
            affinity=getattr(card, "affinity", ""),
            sort=getattr(card, SORTS.get(type(card), ""), ""),
            dice=card.dice if isinstance(card, Mercenary | Novice) else "",
            text=words.card(box, name),
            does=_does(words, card),
            brief=_brief(words, card),
            facts=tuple((fact, getattr(card, value)) for fact, value in FACTS.get(type(card), {}).items()),
        )


def _brief(words: Words, card: Card) -> str:
    if isinstance(card, Land):
        return land_use(words, card)
    return words.effect(card.effect) if isinstance(card, Mercenary | Novice | Equipment) else ""


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
