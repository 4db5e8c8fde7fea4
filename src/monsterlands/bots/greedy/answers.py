"""All other questions: shopping, loot, homecoming, members."""

from __future__ import annotations

from ...box import Gain
from ...game import Choice
from .knowing import Seen, subject
from .turns import can_spare, hire_worth, price_worth, seeks, wanted_equipment

LOOT_LIKED = (
    "gold-12", "gold-10", "recruit", "trophies", "supplies", "elimination-glory", "conquest-glory",
    "capture-glory", "slayer", "brews", "strength-boost", "magic-boost", "rerolls", "magic-rerolls",
    "strength-from-magic", "magic-from-persuasion",
)  # fmt: skip


def choose(seen: Seen) -> int:
    """Answer by the name of the question."""
    question = seen.view.node.question
    if question == "tavern":
        return _tavern(seen)
    if question == "lodge":
        return _lodge(seen)
    if question == "armory":
        return _armory(seen)
    if question == "alchemist":
        return _alchemist(seen)
    if question == "bazaar":
        return max(seen.choices, key=lambda choice: (_equipment_worth(seen, choice), -choice.id)).id
    if question in ("equip", "hand-on", "inherit"):
        return _bearer(seen)
    if question == "take-loot":
        return min(seen.choices, key=lambda choice: LOOT_LIKED.index(subject(choice, "loot"))).id
    if question == "contract":
        return _contract(seen)
    if question in ("pay-traps", "overflow"):
        return min(seen.choices, key=lambda choice: (_trap_cost(seen, choice), choice.id)).id
    if question == "homecoming":
        return _homecoming(seen)
    if question == "grant-die":
        return _granted_die(seen)
    if question == "grant":
        return _gift(seen)
    if question == "pawn":
        return seen.first_of("done")
    return seen.choices[0].id


# --- the Queen's Grant (R15.2) ------------------------------------------------------------------


def _granted_die(seen: Seen) -> int:
    """Take the colour that the members lack most: persuasion to shop, magic to brew, else strength."""
    dice = "".join(seen.card(name).dice for name in seen.clan.mercenaries)
    colour = "P" if "P" not in dice else "M" if "M" not in dice else "S"
    return next(choice.id for choice in seen.choices if subject(choice, "colour") == colour)


def _gift(seen: Seen) -> int:
    """Take what is needed most: wages, a cure, then tokens for the battles to come."""
    clan, limit = seen.clan, seen.box.clan.limit
    if seen.spare_gold < 0:
        gift = "gold"
    elif clan.wounded and not clan.potions:
        gift = "potion"
    elif clan.defense < min(2, limit.defense):
        gift = "defense"
    elif clan.venoms < min(1, limit.venoms):
        gift = "venom"
    else:
        gift = "defense" if clan.defense < limit.defense else "gold"
    return next(choice.id for choice in seen.choices if choice.spelling == f"grant {gift}")


# --- shopping -----------------------------------------------------------------------------------


def _tavern(seen: Seen) -> int:
    """Hire the best; a discount first, beer only if nobody else can be had, or nobody who is asked for."""
    discount = seen.first("discount-talent")
    if discount is not None:
        return discount
    offered = {subject(choice, "member"): choice.id for choice in seen.of_kind("hire")}
    cards = [card for card in seen.box.mercenaries if card.name in offered]
    beer = seen.first("beer")
    if beer is not None and seeks(seen) and not any(seen.aim.gain(card) for card in cards):
        return beer
    worths = [(hire_worth(seen, card), -offered[card.name]) for card in cards]
    if worths:
        return -max(worths)[1]
    return seen.first_of("hire", "done", "beer")


def _lodge(seen: Seen) -> int:
    """Fill the basket with the best traps that leave the wages; if traps are asked for with the cheapest."""
    discount = seen.first("discount-talent", "discount-card")
    basket = str(seen.about["basket"])
    if discount is not None and (basket or not seen.of_kind("trap")):
        return discount
    price = int(seen.about["price"])
    asked = seen.aim.missing["lodge"] > 0
    held = seen.clan.trap_count + (basket.count(",") + 1 if basket else 0)
    fitting = [
        choice
        for choice in seen.of_kind("trap")
        if seen.clan.gold - price - _trap_cost(seen, choice)
        >= seen.aim.savings + min(seen.clan.wages, seen.clan.gold // 2)
    ]
    done = seen.first("done")
    if done is not None and (held >= (seen.aim.wanted.traps if asked else 3) or not fitting):
        return done
    offered = fitting or seen.of_kind("trap")
    if not fitting or asked:
        return min(offered, key=lambda choice: (_trap_cost(seen, choice), choice.id)).id
    return max(offered, key=lambda choice: (_trap_cost(seen, choice), -choice.id)).id


def _trap_cost(seen: Seen, choice: Choice) -> int:
    name = subject(choice, "trap")
    return next(token.cost for token in seen.box.traps if token.id == name)


def _armory(seen: Seen) -> int:
    """Buy as many as leave the wages, one at least."""
    price = seen.box.buildings["armory"].price
    amounts = sorted(seen.choices, key=lambda choice: choice.id)
    chosen = amounts[0]
    for choice in amounts:
        amount = int(choice.spelling.split()[-1])
        if seen.spare_gold >= price * amount:
            chosen = choice
    return chosen.id


def _alchemist(seen: Seen) -> int:
    """Potions up to two or what is asked for, then venoms; `amount` is how many are potions."""
    tokens = int(seen.about["tokens"])
    potions = seen.aim.wanted.potions if seen.aim.missing["alchemist"] else 2
    wanted = min(tokens, max(0, potions - seen.clan.potions))
    amounts = {int(choice.spelling.split()[-1]): choice.id for choice in seen.choices}
    return amounts.get(wanted, seen.choices[-1].id)


def _equipment_worth(seen: Seen, choice: Choice) -> int:
    """Buy the most expensive card; of a type that is asked for the cheapest."""
    name = subject(choice, "equipment")
    card = next(card for card in seen.box.equipment if card.name == name)
    return 100 - card.cost if card in wanted_equipment(seen) else card.cost


def _bearer(seen: Seen) -> int:
    """Give equipment to whoever carries least, and of those to the best."""

    def liking(choice: Choice) -> tuple[int, float, int]:
        name = subject(choice, "member")
        return len(seen.equipment.get(name, ())), -seen.member_worth(name), choice.id

    members = seen.of_kind("member")
    return min(members, key=liking).id if members else seen.choices[0].id


# --- adventure and homecoming -------------------------------------------------------------------


def _contract(seen: Seen) -> int:
    tile = next(tile for tile in seen.box.missions if tile.id == seen.view.missions[1]).b
    reward = tile.left if seen.about["path"] == "c1" else tile.right
    tokens = reward.defense + reward.potions + reward.venoms
    gained = reward.glory + seen.aim.gold * reward.gold + 0.7 * tokens
    kept = can_spare(seen, tile.pay) and gained > price_worth(seen, tile.pay)
    return seen.first_of("yes", "no") if kept or seen.aim.mission else seen.first_of("no")


def _homecoming(seen: Seen) -> int:
    """Settle and heal; what is sold pays the wages of this round."""
    for choice in seen.of_kind("settle", *["heal"] * (seen.potions > 0)):
        return choice.id
    short = seen.clan.gold < seen.clan.wages
    spare = seen.aim.spare_points
    for choice in seen.of_kind("loot"):
        token = subject(choice, "loot")
        effect = next(each.effect for each in seen.box.loot if each.id == token)
        gain = effect.gain or Gain()
        if gain.hire or (gain.gold and (short or seen.aim.goal.gold)):
            return choice.id
        if (gain.potions and seen.aim.collects) or 0 < effect.trophy <= spare:
            return choice.id
    points = {card.name: card.trophy for card in seen.box.monsters}
    trophies = [
        choice for choice in seen.of_kind("sell") if short or points[subject(choice, "monster")] <= spare
    ]
    if trophies:
        return min(trophies, key=lambda choice: (points[subject(choice, "monster")], choice.id)).id
    return seen.first_of("done")
