"""A turn of deployment: free actions, then the action that seems best now."""

from __future__ import annotations

from dataclasses import replace

from ...box import Equipment, Gain, Mercenary
from ...game import Choice
from ..greedy.aims import GOLD, THING
from ..greedy.odds import at_least
from .cards import Outing
from .outings import MADHALA, best
from .table import FIGHTING, NOTHING, Table

GOOD_OUTING = 0.4
"""An outing is taken if it is worth this much."""
CREW = 7
"""More members than this are not hired: all of them want wages."""
BEER = 2.0
"""What looking for other mercenaries is worth, if some are asked for."""
LITTLE = 4
"""With less gold than this beyond the wages hardly anything can be bought."""
ESTATE = 1.5
"""What using a settled land is worth; nobody else can take it."""
MINE = 1.6
"""What a space of the Mine is worth besides its gold: others take it as well."""
PREPARED = 1.6
"""What defense tokens are worth to whoever would not go outside without them."""
STRENGTH_DIE = 1.2
"""What a strength die costs at a shop: it is wanted elsewhere."""
COMPANY = 0.8
"""What one more member is worth besides its reputation and dice."""
TRAP = 1.9
"""What the first trap is worth."""
BREW = 0.7
"""What a potion or a venom from the Alchemist is worth."""
TOKEN = 0.7
"""What a defense token, a potion or a venom is worth as a reward."""


def choose(table: Table) -> int:
    """Take a free action that costs nothing, else the best action, else end the turn."""
    free = free_action(table)
    if free is not None:
        return free
    actions = table.of_kind("deploy", "path", "land")
    if not actions:
        end = table.first("end-turn", "give-up")
        return table.choices[0].id if end is None else end
    weighed = weigh(table, actions)

    def liking(choice: Choice) -> tuple[float, int]:
        worth = weighed[choice.id]
        risky = choice.kind == "path" and choice.subjects[0][1][0] in FIGHTING and worth < GOOD_OUTING
        return (worth / 10.0 - 5.0 if risky else worth), -choice.id

    return max(actions, key=liking).id


def free_action(table: Table) -> int | None:
    """Return a free action that only helps."""
    for choice in table.choices:
        if _is_free(table, choice):
            return choice.id
    return None


def _is_free(table: Table, choice: Choice) -> bool:
    kind = choice.kind
    if kind == "heal":
        return table.potions > 0
    if kind == "talent":
        effect = table.cards.mercenaries[choice.subjects[0][1]].effect
        return effect.price <= max(0, table.spare) and _is_kept(table, effect.gain or NOTHING)
    if kind == "loot":
        return is_useful(table, choice.subjects[0][1])
    if kind == "sell":
        return table.aim is not None and table.aim.short_of_things and table.spare < LITTLE
    return kind == "settle"


def _is_kept(table: Table, gain: Gain) -> bool:
    """Tell whether anything of a gain is kept: tokens above the limit are lost."""
    clan, limit = table.clan, table.box.clan.limit
    if not gain.defense + gain.potions + gain.venoms:
        return True
    return (
        replace(gain, defense=0, potions=0, venoms=0) != NOTHING
        or (gain.defense > 0 and clan.defense < limit.defense)
        or (gain.potions > 0 and clan.potions < limit.potions)
        or (gain.venoms > 0 and clan.venoms < limit.venoms)
    )


def is_useful(table: Table, token: str) -> bool:
    """Use loot that gives something at once, but brews only if there is room for them."""
    effect = table.cards.loot[token].effect
    if effect.trophy:
        return False
    if effect.convert:
        return effect.convert == "M" and table.magic > 1
    gain = effect.gain or NOTHING
    return not gain.venoms or table.clan.potions + gain.potions <= table.box.clan.limit.potions


def weigh(table: Table, actions: list[Choice]) -> dict[int, float]:
    """Say what each action is worth, in victory points."""
    outings: dict[str, Outing] = {}
    for choice in actions:
        if choice.kind == "path":
            path = choice.subjects[0][1]
            if path[0] in FIGHTING:
                outing = best(table, path, table.clan.unassigned)
                if outing is not None:
                    outings[path] = outing
    first = max(outings.values(), key=lambda outing: outing.worth, default=None)
    weighed: dict[int, float] = {}
    shops: dict[tuple[str, int], float] = {}
    for choice in actions:
        if choice.kind == "path":
            weighed[choice.id] = _path(table, choice.subjects[0][1], outings)
        elif choice.kind == "land":
            weighed[choice.id] = ESTATE
        else:
            weighed[choice.id] = _visit(table, dict(choice.subjects), first, shops)
    return weighed


def _path(table: Table, path: str, outings: dict[str, Outing]) -> float:
    if path[0] in FIGHTING:
        outing = outings.get(path)
        return -9.0 if outing is None else outing.worth
    return _mission(table) if path[0] == "m" else _contract(table, path)


# --- missions -----------------------------------------------------------------------------------


def _mission(table: Table) -> float:
    """A dice-rolling mission: its reward by its odds, less the penalty."""
    tile = table.cards.missions[table.view.missions[0]].a
    dice = tile.dice.free or len(tile.dice.exact)
    odds = at_least(tile.objective, dice)
    left, right = table.path("m1"), table.path("m2")
    if left.mercenary == MADHALA:
        # R13.5: she has won it already.
        return -4.0
    alone = not (left.mercenary or right.mercenary)
    asked = table.aim.mission if alone and table.aim else 0.0
    reward = odds * (1.0 if alone else 0.75) * gain_worth(table, tile.reward) + odds * asked
    return reward - (1.0 - odds) * tile.penalty - 0.3 * dice


def _contract(table: Table, path: str) -> float:
    """A contract, if it can be paid out of what the clan has."""
    tile = table.cards.missions[table.view.missions[1]].b
    if not can_spare(table, tile.pay):
        return -4.0
    reward = tile.left if path == "c1" else tile.right
    dice = tile.dice.free or len(tile.dice.exact)
    asked = table.aim.mission if table.aim else 0.0
    return gain_worth(table, reward) + asked - price_worth(table, tile.pay) - 0.3 * dice


def gain_worth(table: Table, gain: Gain) -> float:
    """Say what a reward is worth."""
    brews = gain.potions + gain.venoms + gain.potion_or_venom
    return gain.glory + table.gold_worth * gain.gold + TOKEN * (gain.defense + brews)


def price_worth(table: Table, pay: Gain) -> float:
    """Say what paying for a contract costs."""
    tokens = pay.defense + pay.potions + pay.venoms
    return table.gold_worth * pay.gold + 0.6 * tokens + 1.2 * pay.traps


def can_spare(table: Table, pay: Gain) -> bool:
    """Tell whether a clan can pay for a contract, and its wages too."""
    return (
        table.spare >= pay.gold
        and table.defense >= pay.defense
        and table.potions >= pay.potions
        and table.venoms >= pay.venoms
        and table.traps >= pay.traps
    )


# --- shopping -----------------------------------------------------------------------------------


def _visit(
    table: Table, subjects: dict[str, str], outing: Outing | None, shops: dict[tuple[str, int], float]
) -> float:
    """Say what a visit to a building is worth."""
    building, die = subjects["building"], subjects["die"]
    face = int(die[1]) if die[0] == "P" else 0
    if building == "alchemist":
        limit = table.box.clan.limit
        room = limit.potions - table.clan.potions + limit.venoms - table.clan.venoms
        space = int(subjects["space"].split()[1]) - 1
        tokens = min(room, table.box.buildings["alchemist"].spaces[space].tokens)
        asked = THING if table.aim and table.aim.missing["alchemist"] else 0.0
        fights = outing is not None and outing.worth > -1.0
        return (BREW * tokens if table.magic > 1 or not fights else 0.3 * tokens) + asked
    if building == "mine":
        place = table.box.buildings["mine"].spaces[int(subjects["space"].split()[1]) - 1]
        need = 1.6 if table.spare < 2 else 1.0
        return MINE + table.gold_worth * place.gold * need - 0.35 * place.dice
    if building == "pawn_shop":
        return (0.05 if face else -0.2) + (table.gold_worth - GOLD)
    discount = _discount(table, building, face)
    worth = shops.get((building, discount))
    if worth is None:
        worth = shops[building, discount] = _shop(table, building, outing, discount)
    return worth if face else worth - STRENGTH_DIE


def _shop(table: Table, building: str, outing: Outing | None, discount: int) -> float:
    if building == "tavern":
        return _tavern(table, discount)
    if building == "armory":
        return _armory(table, outing, discount)
    if building == "lodge":
        return _lodge(table, outing is not None and outing.worth > -1.0, discount)
    rich = table.spare + discount
    asked = THING if any(card.cost <= rich for card in wanted_equipment(table)) else 0.0
    return (1.6 if rich >= 9 and table.rounds_left else 0.1) + asked


def _discount(table: Table, building: str, face: int) -> int:
    """R5.7: the die, and the last persuasion die there if that shows more."""
    if not face:
        return 0
    last = 0
    for die in table.view.spaces(building):
        if die and die[0] == "P":
            last = int(die[1])
    return face + last if face < last else face


def _tavern(table: Table, discount: int) -> float:
    """Hire the best who can be paid, now and at the end of the round; else look for whom is asked for."""
    aim = table.aim
    if len(table.clan.mercenaries) + table.clan.novices >= CREW and not (aim and aim.companions):
        return -1.0
    cards = table.cards.mercenaries
    worths = [
        hire_worth(table, cards[name])
        for name in table.view.tavern
        if name and affordable(table, cards[name], discount)
    ]
    if seeks(table):
        worths.append(BEER)
    return max(worths, default=-1.0)


def seeks(table: Table) -> bool:
    """Tell whether a round of beer may bring somebody who is asked for and can be paid."""
    if table.aim is None or not table.aim.companions:
        return False
    scenario = table.view.scenario
    beer = scenario.beer if scenario and scenario.beer is not None else table.box.buildings["tavern"].beer
    return table.spare >= beer + LITTLE


def affordable(table: Table, card: Mercenary, discount: int) -> bool:
    """Tell whether a mercenary can be hired so that the wages are left; in the last round nobody minds."""
    price = max(1, card.cost - discount)
    if card.reputation > table.clan.excess_glory or price > table.gold:
        return False
    if not table.rounds_left and not table.savings:
        return True
    return table.spare > price


def hire_worth(table: Table, card: Mercenary) -> float:
    """Say what a mercenary brings: reputation, and dice in this round and the next ones."""
    dice = len(card.dice) * (0.6 * table.rounds_left + 0.4)
    asked = table.aim.gain(card) if table.aim else 0.0
    return card.reputation + dice + COMPANY + asked - table.gold_worth * 0.5 * card.cost


def _armory(table: Table, outing: Outing | None, discount: int) -> float:
    clan = table.clan
    room = table.box.clan.limit.defense - clan.defense
    gold = table.spare + discount
    if room <= 0 or gold < table.box.buildings["armory"].price:
        return -1.0
    if table.aim and table.aim.missing["armory"]:
        return THING
    if outing is None or not table.defenses_work:
        return 0.3
    if outing.survives < 0.9:
        # Being better prepared comes before going.
        return PREPARED if clan.defense < 3 else 0.5 * PREPARED
    return 0.8 if clan.defense < 2 else 0.2


def wanted_equipment(table: Table) -> list[Equipment]:
    """List the offered cards of types that are asked for."""
    if table.aim is None or not table.aim.types:
        return []
    offered = [table.cards.equipment[name] for name in table.view.bazaar if name]
    return [card for card in offered if card.type in table.aim.types]


def _lodge(table: Table, fights: bool, discount: int) -> float:
    gold = table.spare + discount
    if table.aim and table.aim.missing["lodge"] and gold >= LITTLE:
        return THING
    if gold < LITTLE or table.trap_count >= 4:
        return -1.0
    wanted = TRAP if table.trap_count == 0 else 0.5 * TRAP if table.trap_count < 2 else 0.4
    return wanted if fights else 0.4 * wanted
