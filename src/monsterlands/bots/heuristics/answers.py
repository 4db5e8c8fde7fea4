"""Answers to all other questions: shopping, loot, homecoming, members."""

from __future__ import annotations

from collections.abc import Callable

from ...game import Choice
from .situation import NOTHING, Situation, subject
from .turns import can_spare, hire_worth, price_worth, seeks, wanted_equipment

LOOT_LIKED = (
    "gold-12", "gold-10", "recruit", "trophies", "supplies", "elimination-glory", "conquest-glory",
    "capture-glory", "slayer", "brews", "strength-boost", "magic-boost", "rerolls", "magic-rerolls",
    "strength-from-magic", "magic-from-persuasion",
)  # fmt: skip


# --- the Queen's Grant (R15.2) ------------------------------------------------------------------


def _granted_die(now: Situation) -> int:
    """Take the colour that the members lack most: persuasion to shop, magic to brew, else strength."""
    dice = "".join(now.box.mercenary(name).dice for name in now.clan.mercenaries)
    colour = "P" if "P" not in dice else "M" if "M" not in dice else "S"
    return next(choice.id for choice in now.choices if subject(choice, "colour") == colour)


def _gift(now: Situation) -> int:
    """Take what is needed most: wages, a cure, then tokens for the battles to come."""
    clan, limit = now.clan, now.box.clan.limit
    if now.spare < 0:
        gift = "gold"
    elif clan.wounded and not clan.potions:
        gift = "potion"
    elif clan.defense < min(2, limit.defense):
        gift = "defense"
    elif clan.venoms < min(1, limit.venoms):
        gift = "venom"
    else:
        gift = "defense" if clan.defense < limit.defense else "gold"
    return next(choice.id for choice in now.choices if choice.spelling == f"grant {gift}")


# --- shopping -----------------------------------------------------------------------------------


def _tavern(now: Situation) -> int:
    """Use a discount, then hire the best; drink beer only if no suitable mercenary is on offer."""
    discount = now.first("discount-talent")
    if discount is not None:
        return discount
    offered = {subject(choice, "member"): choice.id for choice in now.of_kind("hire")}
    cards = [card for card in now.box.mercenaries if card.name in offered]
    beer = now.first("beer")
    if beer is not None and seeks(now) and not any(now.aim.gain(card) for card in cards):
        return beer
    worths = [(hire_worth(now, card), -offered[card.name]) for card in cards]
    if worths:
        return -max(worths)[1]
    return now.first_of("hire", "done", "beer")


def _lodge(now: Situation) -> int:
    """Buy the best traps that leave gold for the wages; the cheapest if traps are required."""
    discount = now.first("discount-talent", "discount-card")
    basket = str(now.about("basket"))
    if discount is not None and (basket or not now.of_kind("trap")):
        return discount
    price = int(now.about("price"))
    asked = now.aim.missing["lodge"] > 0
    held = now.clan.trap_count + (basket.count(",") + 1 if basket else 0)
    fitting = [
        choice
        for choice in now.of_kind("trap")
        if now.clan.gold - price - _trap_cost(now, choice)
        >= now.aim.savings + min(now.clan.wages, now.clan.gold // 2)
    ]
    done = now.first("done")
    if done is not None and (held >= (now.aim.wanted.traps if asked else 3) or not fitting):
        return done
    offered = fitting or now.of_kind("trap")
    if not fitting or asked:
        return min(offered, key=lambda choice: (_trap_cost(now, choice), choice.id)).id
    return max(offered, key=lambda choice: (_trap_cost(now, choice), -choice.id)).id


def _trap_cost(now: Situation, choice: Choice) -> int:
    return now.box.trap(subject(choice, "trap")).cost


def _armory(now: Situation) -> int:
    """Buy as many as leave gold for the wages, at least one."""
    price = now.box.buildings["armory"].price
    amounts = sorted(now.choices, key=lambda choice: choice.id)
    chosen = amounts[0]
    for choice in amounts:
        amount = int(choice.spelling.split()[-1])
        if now.spare >= price * amount:
            chosen = choice
    return chosen.id


def _alchemist(now: Situation) -> int:
    """Take up to two potions or as many as are required, then venoms; `amount` is the number of potions."""
    tokens = int(now.about("tokens"))
    potions = now.aim.wanted.potions if now.aim.missing["alchemist"] else 2
    wanted = min(tokens, max(0, potions - now.clan.potions))
    amounts = {int(choice.spelling.split()[-1]): choice.id for choice in now.choices}
    return amounts.get(wanted, now.choices[-1].id)


def _equipment_worth(now: Situation, choice: Choice) -> int:
    """Prefer the most expensive card; of a required type, the cheapest."""
    card = now.box.equipment_card(subject(choice, "equipment"))
    return 100 - card.cost if card in wanted_equipment(now) else card.cost


def _bearer(now: Situation) -> int:
    """Give equipment to the mercenary that carries least; of several, to the best."""

    def liking(choice: Choice) -> tuple[int, float, int]:
        name = subject(choice, "member")
        return len(now.equipment.get(name, ())), -now.member_worth(name), choice.id

    members = now.of_kind("member")
    return min(members, key=liking).id if members else now.choices[0].id


# --- adventure and homecoming -------------------------------------------------------------------


def _contract(now: Situation) -> int:
    tile = now.view.mission("c1").b
    reward = tile.left if now.about("path") == "c1" else tile.right
    tokens = reward.defense + reward.potions + reward.venoms
    gained = reward.glory + now.aim.gold * reward.gold + 0.7 * tokens
    kept = can_spare(now, tile.pay) and gained > price_worth(now, tile.pay)
    return now.first_of("yes", "no") if kept or now.aim.mission else now.first_of("no")


def _homecoming(now: Situation) -> int:
    """Settle and heal; sell only to pay the wages of this round."""
    for choice in now.of_kind("settle", *["heal"] * (now.potions > 0)):
        return choice.id
    short = now.clan.gold < now.clan.wages
    spare = now.aim.spare_points
    for choice in now.of_kind("loot"):
        effect = now.box.loot_token(subject(choice, "loot")).effect
        gain = effect.gain or NOTHING
        if gain.hire or (gain.gold and (short or now.aim.goal.gold)):
            return choice.id
        if (gain.potions and now.aim.collects) or 0 < effect.trophy <= spare:
            return choice.id
    points = {card.name: card.trophy for card in now.box.monsters}
    trophies = [
        choice for choice in now.of_kind("sell") if short or points[subject(choice, "monster")] <= spare
    ]
    if trophies:
        return min(trophies, key=lambda choice: (points[subject(choice, "monster")], choice.id)).id
    return now.first_of("done")


def _pawn(now: Situation) -> int:
    """Stop pawning."""
    return now.first_of("done")


def _bazaar(now: Situation) -> int:
    return max(now.choices, key=lambda choice: (_equipment_worth(now, choice), -choice.id)).id


def _take_loot(now: Situation) -> int:
    return min(now.choices, key=lambda choice: LOOT_LIKED.index(subject(choice, "loot"))).id


def _cheapest_trap(now: Situation) -> int:
    return min(now.choices, key=lambda choice: (_trap_cost(now, choice), choice.id)).id


ANSWERS: dict[str, Callable[[Situation], int]] = {
    "tavern": _tavern,
    "lodge": _lodge,
    "armory": _armory,
    "alchemist": _alchemist,
    "bazaar": _bazaar,
    "equip": _bearer,
    "hand-on": _bearer,
    "inherit": _bearer,
    "take-loot": _take_loot,
    "contract": _contract,
    "pay-traps": _cheapest_trap,
    "overflow": _cheapest_trap,
    "homecoming": _homecoming,
    "grant-die": _granted_die,
    "grant": _gift,
    "pawn": _pawn,
}
