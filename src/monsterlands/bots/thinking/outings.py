"""Going outside: what a mercenary on a path may expect, and what to load."""

from __future__ import annotations

from ...box import Effect
from ...game import Choice
from ...view import PathView
from ..greedy.odds import at_least, at_most
from .cards import Outing
from .table import FIGHTING, NOTHING, Table

MADHALA = "madhala"
LOOT = 2.4
WOUND = 1.0
BEATEN_BEFORE = 0.85
"""No monster is so sure to be beaten by others that the player relies on it entirely."""
DIE = 0.25
"""What a die, a token or a brew would be worth elsewhere."""
TROPHY = 1.3
"""What a trophy point is worth: it may be sold, too."""
LAND = 2.0
"""What a land is worth besides its glory."""
FIGHTERS = 3
"""So many mercenaries are weighed for a path."""
REMEMBERED = 20_000
"""So many outings are kept in mind."""


class Site:
    """A land or entrance path: what waits there."""

    def __init__(self, table: Table, path: str) -> None:
        self.path = path
        self.entrance = path[0] == "e"
        number = int(path[1]) - 1
        self.foe = table.foe_at(path)
        land = "" if self.entrance else table.lands["ab".index(path[0])].land
        self.land = table.cards.lands[land] if land else None
        if table.aim is not None:
            # R13.5: Madhala discards the monster, and without one the land.
            removed = sum(other.mercenary == MADHALA for other in before(table, path))
            if removed > (self.foe is not None):
                self.land = None
            if removed:
                self.foe = None
        foe = self.foe
        self.attack = table.attack_dice(path, foe) if foe else 0
        header = table.header(path)
        paths = table.box.paths
        self.header = header
        self.benefit = header.benefit if header else paths.entrance[number]
        self.loot = 0.0 if self.entrance else LOOT
        self.panic = len(table.view.panic) if self.entrance else 0
        self.death_glory = paths.entrance_death_glory if self.entrance else paths.land_death_glory[number]
        forbids = foe.power.forbids if foe else ()
        self.brews = foe is not None and "potions" not in forbids
        self.talents_work = foe is not None and "defense_talents" not in forbids and table.defenses_work

    def beaten(self, table: Table) -> float:
        """Say how likely the monster is gone before this path is reached."""
        if self.foe is None:
            return 1.0
        damage, alone = 0.0, 1.0
        for other in before(table, self.path):
            damage += 3.2 * len(other.dice) + 3.0 * len(other.traps)
            strong = (damage - self.foe.cv + 4.0) / 8.0
            alone *= 1.0 - 0.7 * min(1.0, max(0.0, strong))
        return min(BEATEN_BEFORE, 1.0 - alone)

    def talents(self, gear: list[Effect]) -> int:
        """Count the defense talents that work against the monster."""
        if not self.talents_work or self.foe is None:
            return 0
        talents = self.benefit.defense_talents
        for effect in gear:
            if effect.defense_talents and (not effect.against or self.foe.affinity in effect.against):
                talents += effect.defense_talents
        return talents


def before(table: Table, path: str) -> list[PathView]:
    """List the occupied paths that act before a path at its place."""
    found = [table.path(f"{path[0]}{number}") for number in range(1, int(path[1]))]
    return [other for other in found if other.mercenary]


def best(table: Table, path: str, mercenaries: tuple[str, ...]) -> Outing | None:
    """Return the best outing to a path; None if the dice are missing."""
    if table.aim is not None:
        return _best(table, path, mercenaries)
    # Playouts of a search come to the same outings again and again.
    known = table.cards.outings
    key = (*table.means, *_place(table, path), mercenaries)
    if key in known:
        return known[key]
    if len(known) >= REMEMBERED:
        known.clear()
    found = known[key] = _best(table, path, mercenaries)
    return found


def _place(table: Table, path: str) -> tuple[object, ...]:
    """Return all that an outing depends on at a path."""
    others = tuple([(len(other.dice), len(other.traps)) for other in before(table, path)])
    if path[0] == "e":
        return path, table.view.entrance, len(table.view.panic), others
    return path, table.lands["ab".index(path[0])], others


def _best(table: Table, path: str, mercenaries: tuple[str, ...]) -> Outing | None:
    site = Site(table, path)
    loads = _loads(table, site)
    if not loads:
        return None
    geared = [(name, table.gear(name, site.foe)) for name in mercenaries]
    if len(geared) > FIGHTERS:
        geared.sort(key=lambda each: -_fitness(table, site, each[0], each[1]))
        geared = geared[:FIGHTERS]
    traps = _trap_sets(table, site)
    beaten = site.beaten(table)
    found: Outing | None = None
    for name, gear in geared:
        for load in loads:
            for laid in traps:
                outing = _weigh(table, site, beaten, name, gear, load, laid)
                if outing is not None and (found is None or outing.worth > found.worth):
                    found = outing
    return found


def _fitness(table: Table, site: Site, name: str, gear: list[Effect]) -> float:
    fitness = -0.25 * table.member_worth(name) - 2.0 * (name in table.wounded)
    fitness += 1.2 * site.talents(gear)
    for effect in gear:
        fitness += 2.0 * effect.per_die + 0.6 * effect.reroll
        fitness += 0.3 * (effect.capture_bonus + effect.eliminate_bonus + effect.conquest_bonus)
        fitness += 3.0 * effect.needs_no_trap + effect.divert
    return fitness


def _loads(table: Table, site: Site) -> list[tuple[int, int]]:
    """List numbers of strength and magic dice: as many as possible, and two less."""
    header = site.header
    strength, magic, up_to, colours = 0, 0, table.box.paths.entrance_capacity - 2, "SM"
    if header:
        strength, magic = header.dice.count("S"), header.dice.count("M")
        up_to = min(header.up_to, table.box.constants.path_dice - strength - magic)
        colours = header.colours
    if strength > table.strength or magic > table.magic:
        return []
    least = strength
    if "S" in colours:
        more = min(up_to, table.strength - strength)
        strength, up_to = strength + more, up_to - more
    if "M" in colours:
        magic += min(up_to, table.magic - magic)
    if not strength + magic:
        return []
    return [(strength, magic), (strength - 2, magic)] if strength >= least + 2 else [(strength, magic)]


def _trap_sets(table: Table, site: Site) -> list[list[Effect]]:
    """List sensible sets of traps: none, as many as a capture needs, one more."""
    if site.foe is None or not table.traps:
        return [[]]
    worth = table.cards.trap_worth
    held = sorted(table.clan.traps or (), key=lambda name: -worth[name])[: table.traps]
    effects = [table.cards.traps[name].effect for name in held]
    needed = 1 + site.foe.power.extra_traps
    sets = [effects[:needed]]
    if len(effects) > needed:
        sets.append(effects[: needed + 1])
    return [[], *sets]


def _weigh(
    table: Table,
    site: Site,
    beaten: float,
    mercenary: str,
    gear: list[Effect],
    load: tuple[int, int],
    traps: list[Effect],
) -> Outing | None:
    """Weigh an outing with some dice and traps; None if they do not fit."""
    constants = table.box.constants
    dice = load[0] + load[1]
    if site.entrance:
        room = (table.box.paths.entrance_capacity - dice) // constants.token_spaces
    else:
        room = constants.path_tokens + (constants.path_dice - dice) // constants.token_spaces
    room -= len(traps)
    if room < 0:
        return None
    gain = site.benefit.gain or NOTHING
    potions = venoms = tokens = 0
    foe = site.foe
    fight = survives = 0.0
    effects = [*gear, *traps, site.benefit]
    strength = load[0] + sum(effect.dice.count("S") for effect in traps)
    magic = load[1] + sum(effect.dice.count("M") for effect in traps)
    if foe is None:
        survives = 1.0
    else:
        if site.brews:
            potions, venoms = min(table.potions, 1) + gain.potions, min(table.venoms, 1) + gain.venoms
        defenses = site.talents(gear) + potions
        if table.defenses_work:
            tokens = min(room, table.defense, max(0, site.attack - defenses))
        bearable = defenses + tokens - foe.power.extra_hits
        chance = table.hit_chance
        unhurt = at_most(bearable, site.attack, chance)
        hurt = at_most(bearable + 1, site.attack, chance)
        survives = unhurt if mercenary in table.wounded else hurt
        bonus = _bonus(effects, strength, magic, "monster") + venoms * constants.venom
        rolled = strength + magic
        if foe.power.per_die:
            bonus += foe.power.per_die * (strength if "S" in foe.power.colours else magic)
        trapped = len(traps) > foe.power.extra_traps
        capture_at, eliminate_at = foe.cv - bonus, foe.ev - bonus
        for effect in gear:
            trapped = trapped or effect.needs_no_trap
            capture_at -= effect.capture_bonus
            eliminate_at -= effect.eliminate_bonus
        eliminated = at_least(eliminate_at, rolled)
        captured = max(eliminated, at_least(capture_at, rolled)) if trapped else eliminated
        reward = eliminated * (foe.eliminate_glory + TROPHY * foe.trophy)
        reward += (captured - eliminated) * (foe.capture_glory + table.gold_worth * foe.capture_gold)
        reward += captured * site.panic
        fight = survives * (reward + (1.0 - captured) * site.loot) - max(0.0, survives - unhurt) * WOUND
        fight -= (1.0 - survives) * (table.member_worth(mercenary) - site.death_glory)
    conquered = 0.0
    if site.land is not None:
        bonus = _bonus(effects, strength, magic, "conquest")
        bonus += sum(effect.conquest_bonus for effect in gear)
        conquered = at_least(site.land.conquest - bonus, strength + magic)
        conquered *= site.land.glory + LAND - site.loot
    worth = (1.0 - beaten) * fight + beaten * (site.loot + conquered)
    worth += table.gold_worth * gain.gold + 0.5 * (gain.potions + gain.venoms)
    worth -= DIE * (dice + len(traps) + tokens + potions + venoms)
    return Outing(site.path, mercenary, worth, survives)


def _bonus(effects: list[Effect], strength: int, magic: int, against: str) -> int:
    """Add up what is added to each die, one for each reroll, and against monsters to the attack."""
    bonus = 0
    for effect in effects:
        if effect.per_die:
            if effect.only in ("", against):
                dice = strength * ("S" in effect.colours) + magic * ("M" in effect.colours)
                bonus += effect.per_die * dice
        elif effect.reroll:
            bonus += effect.reroll
        if effect.monster_bonus and against == "monster":
            bonus += effect.monster_bonus
    return bonus


# --- the questions of an outing -----------------------------------------------------------------


def assign(table: Table) -> int:
    """Say who goes."""
    path = str(table.about("path"))
    names = {choice.subjects[0][1]: choice.id for choice in table.choices}
    if path[0] in FIGHTING:
        outing = best(table, path, tuple(names))
        return names[outing.mercenary] if outing else table.choices[0].id
    # To a mission goes whoever is needed least in a fight.
    return names[min(names, key=lambda name: table.member_worth(name) - 3.0 * (name in table.wounded))]


def load(table: Table) -> int:
    """Load traps first, then the defenses that the attack is likely to need, then dice and the rest."""
    path = str(table.about("path"))
    there = table.path(path)
    site = Site(table, path)
    foe = site.foe
    kinds: dict[str, int] = {}
    for choice in table.choices:
        kinds.setdefault(choice.kind, choice.id)
    if foe is not None and table.traps and "load-trap" in kinds:
        if len(there.traps) < 1 + foe.power.extra_traps:
            return best_trap(table)
    if foe is not None and "load-defense" in kinds and table.defense and table.defenses_work:
        talents = site.talents(table.gear(str(there.mercenary), foe))
        hits = site.attack * table.hit_chance + foe.power.extra_hits
        if there.defense + talents + there.potions + 0.5 < hits:
            return kinds["load-defense"]
    if "die" in kinds:
        return kinds["die"]
    if site.brews and "load-potion" in kinds and table.potions:
        return kinds["load-potion"]
    if site.brews and "load-venom" in kinds and table.venoms:
        return kinds["load-venom"]
    if foe is not None:
        if "load-defense" in kinds and table.defense and table.defenses_work:
            return kinds["load-defense"]
        if "load-trap" in kinds and table.traps:
            return best_trap(table)
    return kinds.get("done", table.choices[0].id)


def best_trap(table: Table) -> int:
    """Lay the trap that adds most."""
    worth = table.cards.trap_worth

    def liking(choice: Choice) -> tuple[float, int]:
        return worth[choice.subjects[0][1]], -choice.id

    return max(table.of_kind("load-trap"), key=liking).id
