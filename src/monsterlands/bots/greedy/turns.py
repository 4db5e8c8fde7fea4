"""A turn of deployment: free actions, then the action that seems best now."""

from __future__ import annotations

from ...box import Equipment, Gain, Mercenary
from ...game import Choice
from .aims import GOLD, THING
from .knowing import FIGHTING_PLACES, MADHALA, Seen, subject
from .odds import at_least
from .outings import Outing, best

GOOD_OUTING = 1.5
"""An outing is taken if it is worth this much."""
CREW = 7
"""More members than this are not hired: all of them want wages."""
BEER = 2.0
"""What looking for other mercenaries is worth, if some are asked for."""
LITTLE = 4
"""With less gold than this beyond the wages hardly anything can be bought."""


def choose(seen: Seen) -> int:
    """Take a free action that costs nothing, else the best action, else end the turn."""
    free = _free_action(seen)
    if free is not None:
        return free
    actions = seen.of_kind("deploy", "path", "land")
    if not actions:
        return seen.first_of("end-turn", "give-up")
    outing = _best_outing(seen)
    return max(actions, key=lambda choice: (_worth(seen, choice, outing), -choice.id)).id


def _free_action(seen: Seen) -> int | None:
    for choice in seen.choices:
        if choice.kind == "settle" or (choice.kind == "heal" and seen.potions):
            return choice.id
        if choice.kind == "sell" and seen.aim.short_of_things and seen.spare_gold < LITTLE:
            return choice.id
        if choice.kind == "talent" and _is_free(seen, choice):
            return choice.id
        if choice.kind == "loot" and _is_useful(seen, subject(choice, "loot")):
            return choice.id
    return None


def _is_free(seen: Seen, choice: Choice) -> bool:
    name = subject(choice, "member")
    card = next(card for card in seen.box.mercenaries if card.name == name)
    return card.effect.price <= max(0, seen.spare_gold)


def _is_useful(seen: Seen, token: str) -> bool:
    """Use loot that gives something at once, but brews only if there is room for them."""
    effect = next(each.effect for each in seen.box.loot if each.id == token)
    if effect.trophy:
        return False
    if effect.convert:
        return effect.convert == "M" and seen.magic > 1
    gain = effect.gain or Gain()
    limit = seen.box.clan.limit
    return not gain.venoms or seen.clan.potions + gain.potions <= limit.potions


def _best_outing(seen: Seen) -> Outing | None:
    """Return the best outing of all open paths."""
    found: Outing | None = None
    for choice in seen.of_kind("path"):
        path = subject(choice, "path")
        if path[0] in FIGHTING_PLACES:
            outing = best(seen, path, seen.clan.unassigned)
            if outing and (found is None or outing.worth > found.worth):
                found = outing
    return found


# --- what an action is worth --------------------------------------------------------------------


def _worth(seen: Seen, choice: Choice, outing: Outing | None) -> float:
    """Say what an action is worth, in victory points, with a little for doing first what helps later."""
    subjects = dict(choice.subjects)
    if choice.kind == "path":
        return _path(seen, subjects["path"], outing)
    if choice.kind == "land":
        return 3.0
    return _visit(seen, subjects, outing)


def _visit(seen: Seen, subjects: dict[str, str], outing: Outing | None) -> float:
    """Say what a visit to a building is worth."""
    building, die = subjects["building"], subjects["die"]
    face = int(die[1]) if die[0] == "P" else 0
    # A strength die is wanted outside, so whoever can shops with persuasion.
    toll = 0.0 if face else 0.6
    fights = outing is not None and outing.worth > -1.0
    if building == "tavern":
        return _tavern(seen, _discount(seen, "tavern", face)) - toll
    if building == "armory":
        return _armory(seen, outing, _discount(seen, "armory", face)) - toll
    if building == "lodge":
        return _lodge(seen, fights, _discount(seen, "lodge", face)) - toll
    if building == "bazaar":
        rich = seen.spare_gold + _discount(seen, "bazaar", face)
        asked = THING if any(card.cost <= rich for card in wanted_equipment(seen)) else 0.0
        return (1.6 if rich >= 9 and seen.rounds_left else 0.1) - toll + asked
    if building == "alchemist":
        limit = seen.box.clan.limit
        room = limit.potions - seen.clan.potions + limit.venoms - seen.clan.venoms
        space = int(subjects["space"].split()[1]) - 1
        tokens = min(room, seen.box.buildings["alchemist"].spaces[space].tokens)
        asked = THING if seen.aim.missing["alchemist"] else 0.0
        return (0.55 * tokens if seen.magic > 1 or not fights else 0.3 * tokens) + asked
    if building == "mine":
        place = seen.box.buildings["mine"].spaces[int(subjects["space"].split()[1]) - 1]
        need = 1.6 if seen.spare_gold < 2 else 1.0
        return seen.aim.gold * place.gold * need - 0.35 * place.dice
    return (0.05 if face else -0.2) + (seen.aim.gold - GOLD)


def _path(seen: Seen, path: str, outing: Outing | None) -> float:
    if path[0] in FIGHTING_PLACES:
        if outing is None or outing.path != path:
            return -5.0
        return outing.worth if outing.worth >= GOOD_OUTING else -5.0 + 0.1 * outing.worth
    return _mission(seen) if path[0] == "m" else _contract(seen, path)


def _gain_worth(seen: Seen, gain: Gain) -> float:
    brews = gain.potions + gain.venoms + gain.potion_or_venom
    return gain.glory + seen.aim.gold * gain.gold + 0.7 * (gain.defense + brews)


def _mission(seen: Seen) -> float:
    """A dice-rolling mission: its reward by its odds, less the penalty."""
    tile = next(tile for tile in seen.box.missions if tile.id == seen.view.missions[0]).a
    dice = tile.dice.free or len(tile.dice.exact)
    odds = at_least(tile.objective, dice)
    if seen.path("m1").mercenary == MADHALA:
        # R13.5: she has won it already.
        return -4.0
    alone = not (seen.path("m1").mercenary or seen.path("m2").mercenary)
    rival = 1.0 if alone else 0.75
    asked = seen.aim.mission if alone else 0.0
    reward = odds * rival * _gain_worth(seen, tile.reward) + odds * asked
    return reward - (1.0 - odds) * tile.penalty - 0.3 * dice


def _contract(seen: Seen, path: str) -> float:
    """A contract, if it can be paid out of what the clan has."""
    tile = next(tile for tile in seen.box.missions if tile.id == seen.view.missions[1]).b
    if not can_spare(seen, tile.pay):
        return -4.0
    reward = tile.left if path == "c1" else tile.right
    dice = tile.dice.free or len(tile.dice.exact)
    return _gain_worth(seen, reward) + seen.aim.mission - price_worth(seen, tile.pay) - 0.3 * dice


def price_worth(seen: Seen, pay: Gain) -> float:
    """Say what paying for a contract costs."""
    tokens = pay.defense + pay.potions + pay.venoms
    return seen.aim.gold * pay.gold + 0.6 * tokens + 1.2 * pay.traps


def can_spare(seen: Seen, pay: Gain) -> bool:
    """Tell whether a clan can pay for a contract, and its wages too."""
    return (
        seen.spare_gold >= pay.gold
        and seen.defense >= pay.defense
        and seen.potions >= pay.potions
        and seen.venoms >= pay.venoms
        and seen.traps >= pay.traps
    )


# --- shopping -----------------------------------------------------------------------------------


def _discount(seen: Seen, building: str, face: int) -> int:
    """R5.7: the die, and the last persuasion die there if that shows more."""
    if not face:
        return 0
    shown = [die for die in seen.view.spaces(building) if die.startswith("P")]
    last = int(shown[-1][1]) if shown else 0
    return face + last if face < last else face


def _tavern(seen: Seen, discount: int) -> float:
    """Hire the best who can be paid, now and at the end of the round; else look for whom is asked for."""
    if len(seen.clan.mercenaries) + seen.clan.novices >= CREW and not seen.aim.companions:
        return -1.0
    worths = [
        hire_worth(seen, card)
        for card in seen.box.mercenaries
        if card.name in seen.view.tavern and affordable(seen, card, discount)
    ]
    if seeks(seen):
        worths.append(BEER)
    return max(worths, default=-1.0)


def seeks(seen: Seen) -> bool:
    """Tell whether a round of beer may bring somebody who is asked for and can be paid."""
    return seen.aim.companions and seen.spare_gold >= beer_price(seen) + LITTLE


def beer_price(seen: Seen) -> int:
    """Return what a round of beer costs."""
    return seen.box.buildings["tavern"].beer if seen.scenario.beer is None else seen.scenario.beer


def affordable(seen: Seen, card: Mercenary, discount: int) -> bool:
    """Tell whether a mercenary can be hired so that the wages are left; in the last round nobody minds."""
    price = max(1, card.cost - discount)
    if card.reputation > seen.clan.excess_glory or price > seen.clan.gold:
        return False
    if not seen.rounds_left and not seen.aim.savings:
        return True
    return seen.spare_gold > price


def hire_worth(seen: Seen, card: Mercenary) -> float:
    """Say what a mercenary brings: reputation, and dice in this round and the next ones."""
    dice = len(card.dice) * (0.6 * seen.rounds_left + 0.4)
    return card.reputation + dice + 0.5 + seen.aim.gain(card) - seen.aim.gold * 0.5 * card.cost


def _armory(seen: Seen, outing: Outing | None, discount: int) -> float:
    clan = seen.clan
    room = seen.box.clan.limit.defense - clan.defense
    gold = seen.spare_gold + discount
    if room <= 0 or gold < seen.box.buildings["armory"].price:
        return -1.0
    if seen.aim.missing["armory"]:
        return THING
    if outing is None:
        return 0.3
    if outing.survives < 0.9:
        # Being better prepared comes before going.
        return 4.5 if clan.defense < 3 else 2.0
    return 0.8 if clan.defense < 2 else 0.2


def wanted_equipment(seen: Seen) -> list[Equipment]:
    """List the offered cards of types that are asked for."""
    offered = seen.view.bazaar
    return [card for card in seen.box.equipment if card.name in offered and card.type in seen.aim.types]


def _lodge(seen: Seen, fights: bool, discount: int) -> float:
    gold = seen.spare_gold + discount
    if seen.aim.missing["lodge"] and gold >= LITTLE:
        return THING
    if gold < 4 or seen.clan.trap_count >= 4:
        return -1.0
    wanted = 2.8 if seen.clan.trap_count == 0 else 1.5 if seen.clan.trap_count < 2 else 0.4
    return wanted if fights else 0.4 * wanted
