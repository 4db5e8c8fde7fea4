"""A turn of deployment: free actions, then the action that seems best now."""

from __future__ import annotations

from dataclasses import replace

from ...box import Equipment, Gain, Mercenary
from ...game import Choice
from ..aims import GOLD, THING
from ..chances import at_least
from .outings import Outing, best
from .situation import FIGHTING, NOTHING, Situation, subject

NO_OUTING = -9.0
"""The worth of a path for which the dice are missing."""
CREW = 7
"""The largest clan that still hires, because every member is paid wages."""
BEER = 2.0
"""What beer is worth, which replaces the mercenaries on offer, if some are required."""
LITTLE = 4
"""With less gold than this beyond the wages hardly anything can be bought."""
TOKEN = 0.7
"""What a defense token, a potion or a venom is worth as a reward."""


def choose(now: Situation) -> int:
    """Take a free action that costs nothing, else the best action, else end the turn."""
    free = free_action(now)
    if free is not None:
        return free
    actions = now.of_kind("deploy", "path", "land")
    if not actions:
        return now.first_of("end-turn", "give-up")
    weighed = weigh(now, actions)
    fights = [
        choice for choice in actions if choice.kind == "path" and subject(choice, "path")[0] in FIGHTING
    ]
    outing = max(fights, key=lambda choice: (weighed[choice.id], -choice.id), default=None)
    for choice in fights:
        worth = weighed[choice.id]
        if now.style.careful:
            if worth < now.style.good_outing:
                weighed[choice.id] = worth / 10.0 - 5.0
        elif choice is not outing or worth == NO_OUTING:
            weighed[choice.id] = -5.0
        elif worth < now.style.good_outing:
            weighed[choice.id] = -5.0 + 0.1 * worth
    return max(actions, key=lambda choice: (weighed[choice.id], -choice.id)).id


def free_action(now: Situation) -> int | None:
    """Return a free action that only helps."""
    for choice in now.choices:
        if _is_free(now, choice):
            return choice.id
    return None


def _is_free(now: Situation, choice: Choice) -> bool:
    kind = choice.kind
    if kind == "heal":
        return now.potions > 0
    if kind == "talent":
        effect = now.box.mercenary(subject(choice, "member")).effect
        kept = not now.style.careful or _is_kept(now, effect.gain or NOTHING)
        return kept and effect.price <= max(0, now.spare)
    if kind == "loot":
        return _is_useful(now, subject(choice, "loot"))
    if kind == "sell":
        return now.solo and now.aim.short_of_things and now.spare < LITTLE
    return kind == "settle"


def _is_kept(now: Situation, gain: Gain) -> bool:
    """Check whether the clan keeps anything of a gain: tokens above the limit are lost."""
    clan, limit = now.clan, now.box.clan.limit
    if not gain.defense + gain.potions + gain.venoms:
        return True
    return (
        replace(gain, defense=0, potions=0, venoms=0) != NOTHING
        or (gain.defense > 0 and clan.defense < limit.defense)
        or (gain.potions > 0 and clan.potions < limit.potions)
        or (gain.venoms > 0 and clan.venoms < limit.venoms)
    )


def _is_useful(now: Situation, token: str) -> bool:
    """Check whether loot gives something at once that the clan has room for."""
    effect = now.box.loot_token(token).effect
    if effect.trophy:
        return False
    if effect.convert:
        return effect.convert == "M" and now.magic > 1
    gain = effect.gain or NOTHING
    return not gain.venoms or now.clan.potions + gain.potions <= now.box.clan.limit.potions


def weigh(now: Situation, actions: list[Choice]) -> dict[int, float]:
    """Return what each action is worth, in victory points."""
    outings: dict[str, Outing] = {}
    for choice in actions:
        if choice.kind == "path":
            path = subject(choice, "path")
            if path[0] in FIGHTING:
                outing = best(now, path, now.clan.unassigned)
                if outing is not None:
                    outings[path] = outing
    first = max(outings.values(), key=lambda outing: outing.worth, default=None)
    weighed: dict[int, float] = {}
    shops: dict[tuple[str, int], float] = {}
    for choice in actions:
        if choice.kind == "path":
            weighed[choice.id] = _path(now, subject(choice, "path"), outings)
        elif choice.kind == "land":
            weighed[choice.id] = now.style.estate
        else:
            weighed[choice.id] = _visit(now, dict(choice.subjects), first, shops)
    return weighed


def _path(now: Situation, path: str, outings: dict[str, Outing]) -> float:
    if path[0] in FIGHTING:
        outing = outings.get(path)
        return NO_OUTING if outing is None else outing.worth
    return _mission(now) if path[0] == "m" else _contract(now, path)


# --- missions -----------------------------------------------------------------------------------


def _mission(now: Situation) -> float:
    """Return the worth of a dice-rolling mission: its reward by its odds, less the penalty."""
    tile = now.view.mission("m1").a
    dice = tile.dice.free or len(tile.dice.exact)
    odds = at_least(tile.objective, dice)
    left, right = now.path("m1"), now.path("m2")
    if left.madhala:
        # R13.5: she has won it already.
        return -4.0
    alone = not (left.mercenary or right.mercenary)
    asked = now.aim.mission if alone and now.solo else 0.0
    reward = odds * (1.0 if alone else 0.75) * _gain_worth(now, tile.reward) + odds * asked
    return reward - (1.0 - odds) * tile.penalty - 0.3 * dice


def _contract(now: Situation, path: str) -> float:
    """Return the worth of a contract, if the clan can pay for it."""
    tile = now.view.mission(path).b
    if not can_spare(now, tile.pay):
        return -4.0
    reward = tile.left if path == "c1" else tile.right
    dice = tile.dice.free or len(tile.dice.exact)
    asked = now.aim.mission if now.solo else 0.0
    return _gain_worth(now, reward) + asked - price_worth(now, tile.pay) - 0.3 * dice


def _gain_worth(now: Situation, gain: Gain) -> float:
    """Return what a reward is worth."""
    brews = gain.potions + gain.venoms + gain.potion_or_venom
    return gain.glory + now.gold_worth * gain.gold + TOKEN * (gain.defense + brews)


def price_worth(now: Situation, pay: Gain) -> float:
    """Return what paying for a contract costs."""
    tokens = pay.defense + pay.potions + pay.venoms
    return now.gold_worth * pay.gold + 0.6 * tokens + 1.2 * pay.traps


def can_spare(now: Situation, pay: Gain) -> bool:
    """Check whether a clan can pay for a contract and its wages."""
    return (
        now.spare >= pay.gold
        and now.defense >= pay.defense
        and now.potions >= pay.potions
        and now.venoms >= pay.venoms
        and now.traps >= pay.traps
    )


# --- shopping -----------------------------------------------------------------------------------


def _visit(
    now: Situation, subjects: dict[str, str], outing: Outing | None, shops: dict[tuple[str, int], float]
) -> float:
    """Return what a visit to a building is worth."""
    building, die = subjects["building"], subjects["die"]
    face = int(die[1]) if die[0] == "P" else 0
    if building == "alchemist":
        limit = now.box.clan.limit
        room = limit.potions - now.clan.potions + limit.venoms - now.clan.venoms
        space = int(subjects["space"].split()[1]) - 1
        tokens = min(room, now.box.buildings["alchemist"].spaces[space].tokens)
        asked = THING if now.solo and now.aim.missing["alchemist"] else 0.0
        fights = outing is not None and outing.worth > -1.0
        return (now.style.brew * tokens if now.magic > 1 or not fights else 0.3 * tokens) + asked
    if building == "mine":
        place = now.box.buildings["mine"].spaces[int(subjects["space"].split()[1]) - 1]
        need = 1.6 if now.spare < 2 else 1.0
        return now.style.mine + now.gold_worth * place.gold * need - 0.35 * place.dice
    if building == "pawn_shop":
        return (0.05 if face else -0.2) + (now.gold_worth - GOLD)
    discount = now.view.discount(building, die)
    worth = shops.get((building, discount))
    if worth is None:
        worth = shops[building, discount] = _shop(now, building, outing, discount)
    return worth if face else worth - now.style.strength_die


def _shop(now: Situation, building: str, outing: Outing | None, discount: int) -> float:
    if building == "tavern":
        return _tavern(now, discount)
    if building == "armory":
        return _armory(now, outing, discount)
    if building == "lodge":
        return _lodge(now, outing is not None and outing.worth > -1.0, discount)
    rich = now.spare + discount
    asked = THING if any(card.cost <= rich for card in wanted_equipment(now)) else 0.0
    return (1.6 if rich >= 9 and now.rounds_left else 0.1) + asked


def _tavern(now: Situation, discount: int) -> float:
    """Rate the best mercenary that can be paid, now and at the end of the round; else the search by beer."""
    if len(now.clan.mercenaries) + now.clan.novices >= CREW and not (now.solo and now.aim.companions):
        return -1.0
    cards = [now.box.mercenary(name) for name in now.view.tavern if name]
    worths = [hire_worth(now, card) for card in cards if _affordable(now, card, discount)]
    if seeks(now):
        worths.append(BEER)
    return max(worths, default=-1.0)


def seeks(now: Situation) -> bool:
    """Check whether beer may bring a mercenary that is required and can be paid."""
    return now.solo and now.aim.companions and now.spare >= now.view.beer + LITTLE


def _affordable(now: Situation, card: Mercenary, discount: int) -> bool:
    """Check whether a mercenary and the wages can be paid; wages do not matter in the last round."""
    price = now.view.price(card.cost, discount)
    if card.reputation > now.clan.excess_glory or price > now.gold:
        return False
    if not now.rounds_left and not now.savings:
        return True
    return now.spare > price


def hire_worth(now: Situation, card: Mercenary) -> float:
    """Return what a mercenary brings: reputation, and dice in this round and the next ones."""
    dice = len(card.dice) * (0.6 * now.rounds_left + 0.4)
    asked = now.aim.gain(card) if now.solo else 0.0
    return card.reputation + dice + now.style.company + asked - now.gold_worth * 0.5 * card.cost


def _armory(now: Situation, outing: Outing | None, discount: int) -> float:
    clan = now.clan
    room = now.box.clan.limit.defense - clan.defense
    gold = now.spare + discount
    if room <= 0 or gold < now.box.buildings["armory"].price:
        return -1.0
    if now.solo and now.aim.missing["armory"]:
        return THING
    if outing is None or (now.style.careful and not now.defenses_work):
        return 0.3
    if outing.survives < 0.9:
        # Prepare before going out.
        return now.style.prepared if clan.defense < 3 else now.style.well_prepared
    return 0.8 if clan.defense < 2 else 0.2


def wanted_equipment(now: Situation) -> list[Equipment]:
    """List the offered cards of required types."""
    if not now.solo or not now.aim.types:
        return []
    offered = [now.box.equipment_card(name) for name in now.view.bazaar if name]
    return [card for card in offered if card.type in now.aim.types]


def _lodge(now: Situation, fights: bool, discount: int) -> float:
    gold = now.spare + discount
    if now.solo and now.aim.missing["lodge"] and gold >= LITTLE:
        return THING
    if gold < LITTLE or now.trap_count >= 4:
        return -1.0
    style = now.style
    wanted = style.first_trap if now.trap_count == 0 else style.second_trap if now.trap_count < 2 else 0.4
    return wanted if fights else 0.4 * wanted
