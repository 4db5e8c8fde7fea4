"""A purchase under way: what it costs, and what takes how much off (R5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..game.names import Names
from ..game.reduction import Value
from ..game.sums import Part
from ..rules import actions, frames, layout, lodge, prices
from ..rules.state import State

BUILDING_OF = {
    frames.LODGE_PURCHASE: layout.LODGE,
    frames.TAVERN_HIRE: layout.TAVERN,
    frames.ARMORY_PURCHASE: layout.ARMORY,
    frames.BAZAAR_PURCHASE: layout.BAZAAR,
}


@dataclass(frozen=True, slots=True)
class Purchase(Value):
    """What is taken off in a purchase, and the basket of the Lodge."""

    cost: int
    """What the basket costs before anything is taken off (R5.8); 0 elsewhere."""
    due: int
    """What it costs now."""
    own: int
    """What the own persuasion die takes off."""
    beside: int
    """What a higher persuasion die that was there before takes off."""
    discount: int
    """What the cards take off that are used."""
    usable: tuple[Part, ...]
    """What further cards would take off."""

    @property
    def persuasion(self) -> int:
        """What both persuasion dice take off."""
        return self.own + self.beside

    def price(self, cost: int) -> int:
        """Return what something is sold for that costs so much; at the Lodge, a whole basket."""
        return prices.price(cost, self.persuasion, self.discount)


def purchase_of(names: Names, state: State, legal: Sequence[int]) -> Purchase | None:
    """Return the purchase that is asked about, or None."""
    kind = frames.top_kind(state)
    building = BUILDING_OF.get(kind)
    if building is None:
        return None
    persuasion = frames.argument(state, 0)
    own = prices.last_persuasion(state, building) if persuasion else 0
    cost = lodge.basket_cost(state, frames.argument(state, 1)) if building == layout.LODGE else 0
    discount = frames.argument(state, 2) if building in (layout.LODGE, layout.TAVERN) else 0
    usable: list[Part] = []
    for choice in legal:
        if actions.DISCOUNT_TALENT <= choice < actions.TRAP_CHOICE:
            value = prices.discount_value(state, choice)
            if choice < actions.DISCOUNT_CARD:
                member = names.mercenaries[choice - actions.DISCOUNT_TALENT]
                usable.append(Part("member", member, value))
            else:
                card = state.tables.card_kind[prices.discount_card(state, choice)]
                usable.append(Part("equipment", names.equipment[card], value))
    due = prices.price(cost, persuasion, discount)
    return Purchase(cost, due, own, persuasion - own, discount, tuple(usable))
