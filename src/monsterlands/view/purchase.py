"""A purchase under way: its price and its discounts (R5.7)."""

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
    """The discounts of a purchase, and the basket of the Lodge."""

    cost: int
    """The cost of the basket before discounts (R5.8); 0 elsewhere."""
    due: int
    """The price of the basket now."""
    own: int
    """The discount of the persuasion die that was deployed."""
    beside: int
    """The discount of a higher persuasion die that was there before."""
    discount: int
    """The discounts of the cards that are used."""
    usable: tuple[Part, ...]
    """The discounts of cards that could still be used."""

    @property
    def persuasion(self) -> int:
        """The discount of both persuasion dice."""
        return self.own + self.beside

    def price(self, cost: int) -> int:
        """Return the price, after discounts, of something with this cost; at the Lodge, of a whole basket."""
        return prices.price(cost, self.persuasion, self.discount)


def purchase_of(names: Names, state: State, legal: Sequence[int]) -> Purchase | None:
    """Return the purchase that the current question is about, or None."""
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
