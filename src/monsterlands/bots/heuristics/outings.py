"""Going outside: the expected result of a mercenary on a path, and what to load."""

from __future__ import annotations

from ...box import Effect, Land, Monster
from ...view import Outlook, PathView
from ..chances import at_least, at_most
from .situation import FIGHTING, NOTHING, Situation, subject

BEATEN_BEFORE = 0.85
"""The highest chance, in the player's estimate, that others beat a monster first."""
DIE = 0.25
"""What a die, a token, a potion or a venom would be worth elsewhere."""
LAND = 2.0
"""What a land is worth besides its glory."""
REMEMBERED = 20_000
"""The number of outings in the cache."""
UNOPPOSED = Outlook(0, 0, 0, 0)


class Outing:
    """A mercenary on a path, with its expected worth."""

    __slots__ = ("mercenary", "path", "survives", "worth")

    def __init__(self, path: str, mercenary: str, worth: float, survives: float) -> None:
        self.path = path
        self.mercenary = mercenary
        self.worth = worth
        self.survives = survives


_KNOWN: dict[tuple[object, ...], Outing | None] = {}
"""The cache of outings, by everything that they depend on."""


class Site:
    """A land or entrance path, and the monster there."""

    def __init__(self, now: Situation, path: str) -> None:
        view, box = now.view, now.box
        self.path = path
        self.entrance = path[0] == "e"
        ahead = view.ahead(path)
        self.fighters = ahead.fighters
        foe: Monster | None = box.monster(ahead.monster) if ahead.monster else None
        self.foe = foe
        self.land: Land | None = box.land(ahead.land) if ahead.land else None
        self.attack = view.attack_dice_at(path) if foe else 0
        self.header = None if self.entrance else view.header_path(path)
        self.benefit = self.header.benefit if self.header else view.benefit(path)
        self.careful = now.style.careful
        self.loot = 0.0 if self.entrance else now.style.loot
        self.panic = len(view.panic) if self.entrance else 0
        self.death_glory = view.death_glory(path)
        self.brews = foe is not None and "potions" not in foe.power.forbids

    def beaten(self, now: Situation) -> float:
        """Estimate the chance that the monster is beaten before this path acts."""
        if self.foe is None:
            return 1.0
        damage, alone = 0.0, 1.0
        for name in self.fighters:
            other = now.path(name)
            damage += 3.2 * len(other.dice) + 3.0 * len(other.traps)
            strong = (damage - self.foe.cv + 4.0) / 8.0
            alone *= 1.0 - 0.7 * min(1.0, max(0.0, strong))
        return min(BEATEN_BEFORE, 1.0 - alone)

    def outlook(self, now: Situation, mercenary: str) -> Outlook:
        """Return what a mercenary needs and has against the monster, unless Madhala drives it away."""
        return now.view.outlook(self.path, mercenary) if self.foe else UNOPPOSED

    def successes(
        self, outlook: Outlook, effects: list[Effect], strength: int, magic: int, traps: int, venoms: int
    ) -> tuple[float, float]:
        """Return the chances to eliminate the monster, and to beat it in any way.

        :param traps: how many there are for a capture (R8.5)
        :param venoms: what venoms add to the total
        """
        foe = self.foe
        if foe is None:
            return 0.0, 0.0
        counted = [*effects, self.benefit] if self.careful else effects
        bonus = _bonus(counted, strength, magic, "monster") + venoms
        rolled = strength + magic
        if foe.power.per_die:
            if self.careful:
                bonus += foe.power.per_die * (strength if "S" in foe.power.colours else magic)
            else:
                bonus += foe.power.per_die * rolled // 2
        eliminated = at_least(outlook.elimination - bonus, rolled)
        if traps < outlook.traps_needed:
            return eliminated, eliminated
        return eliminated, max(eliminated, at_least(outlook.capture - bonus, rolled))


class Fighter:
    """A mercenary that may go to a site."""

    def __init__(self, now: Situation, site: Site, name: str) -> None:
        self.name = name
        self.worth = now.member_worth(name)
        self.wounded = name in now.wounded
        self.gear = now.gear(name, site.foe)
        self.conquest = sum(effect.conquest_bonus for effect in self.gear)
        self.outlook = site.outlook(now, name)


class Load:
    """Dice and traps that may go to a site; `room` is how many tokens fit beside them."""

    def __init__(self, strength: int, magic: int, traps: list[Effect], room: int) -> None:
        self.pieces = strength + magic + len(traps)
        self.strength = strength + sum(trap.dice.count("S") for trap in traps)
        self.magic = magic + sum(trap.dice.count("M") for trap in traps)
        self.traps = traps
        self.room = room


def best(now: Situation, path: str, mercenaries: tuple[str, ...]) -> Outing | None:
    """Return the best outing to a path; None if the dice are missing."""
    if now.solo:
        return _best(now, path, mercenaries)
    # Playouts of a search come to the same outings again and again.
    view = now.view
    others = tuple([(len(other.dice), len(other.traps)) for other in _before(now, path)])
    panic = len(view.panic) if path[0] == "e" else 0
    key = (now.box.hash, now.style.careful, *now.means, path, view.place(path), panic, others, mercenaries)
    if key in _KNOWN:
        return _KNOWN[key]
    if len(_KNOWN) >= REMEMBERED:
        _KNOWN.clear()
    found = _KNOWN[key] = _best(now, path, mercenaries)
    return found


def _before(now: Situation, path: str) -> list[PathView]:
    """List the occupied paths that act before a path at its place."""
    found = [now.path(f"{path[0]}{number}") for number in range(1, int(path[1]))]
    return [other for other in found if other.mercenary]


def _best(now: Situation, path: str, mercenaries: tuple[str, ...]) -> Outing | None:
    site = Site(now, path)
    loads = _loads(now, site)
    if not loads:
        return None
    fighters = [Fighter(now, site, name) for name in mercenaries]
    if len(fighters) > now.style.fighters:
        fighters.sort(key=lambda fighter: -_fitness(fighter))
        fighters = fighters[: now.style.fighters]
    beaten = site.beaten(now)
    found: Outing | None = None
    for fighter in fighters:
        for load in loads:
            outing = _weigh(now, site, beaten, fighter, load)
            if found is None or outing.worth > found.worth:
                found = outing
    return found


def _fitness(fighter: Fighter) -> float:
    fitness = -0.25 * fighter.worth - 2.0 * fighter.wounded
    fitness += 1.2 * fighter.outlook.defense_talents
    for effect in fighter.gear:
        fitness += 2.0 * effect.per_die + 0.6 * effect.reroll
        fitness += 0.3 * (effect.capture_bonus + effect.eliminate_bonus + effect.conquest_bonus)
        fitness += 3.0 * effect.needs_no_trap + effect.divert
    return fitness


def _loads(now: Situation, site: Site) -> list[Load]:
    """List sensible loads that fit."""
    loads: list[Load] = []
    traps = _trap_sets(now, site)
    for strength, magic in _dice_sets(now, site):
        room = now.view.tokens_that_fit(site.path, strength + magic)
        loads += [Load(strength, magic, laid, room - len(laid)) for laid in traps if len(laid) <= room]
    return loads


def _dice_sets(now: Situation, site: Site) -> list[tuple[int, int]]:
    """List sensible numbers of strength and magic dice: as many as possible, and fewer."""
    header = site.header
    strength, magic = 0, 0
    up_to, colours = now.box.paths.entrance_capacity - now.style.saved_spaces, "SM"
    if header:
        strength, magic = header.dice.count("S"), header.dice.count("M")
        up_to, colours = header.up_to, header.colours
    if strength > now.strength or magic > now.magic:
        return []
    least = strength
    sets = [(strength, magic)] if header else []
    for dice in range(strength + magic + 1, strength + magic + up_to + 1):
        if now.view.tokens_that_fit(site.path, dice) < 0:
            break
        if "S" in colours and strength < now.strength:
            strength += 1
        elif "M" in colours and magic < now.magic:
            magic += 1
        else:
            break
        sets.append((strength, magic))
    if not now.style.careful:
        return sets[-4:]
    if not strength + magic:
        return []
    return [(strength, magic), (strength - 2, magic)] if strength >= least + 2 else [(strength, magic)]


def _trap_sets(now: Situation, site: Site) -> list[list[Effect]]:
    """List sensible sets of traps: none, one or as many as a capture needs, one more."""
    effects = [now.box.trap(name).effect for name in now.clan.traps or ()]
    effects.sort(key=_trap_worth, reverse=True)
    effects = effects[: now.traps]
    few = 1
    if now.style.careful:
        if site.foe is None:
            return [[]]
        few = site.foe.traps_needed
    return [effects[:count] for count in sorted({0, min(few, len(effects)), min(few + 1, len(effects))})]


def _trap_worth(effect: Effect) -> float:
    """Return about how much a trap adds to an attack."""
    return 3.5 * len(effect.dice) + 2.5 * effect.per_die + effect.monster_bonus


def _weigh(now: Situation, site: Site, beaten: float, fighter: Fighter, load: Load) -> Outing:
    """Evaluate an outing."""
    style = now.style
    gain = site.benefit.gain or NOTHING
    potions = venoms = tokens = 0
    foe = site.foe
    fight, survives = 0.0, 1.0
    effects = [*fighter.gear, *load.traps]
    strength, magic = load.strength, load.magic
    if foe is not None:
        if site.brews:
            potions, venoms = min(now.potions, 1) + gain.potions, min(now.venoms, 1) + gain.venoms
        defenses = fighter.outlook.defense_talents + potions
        if now.defenses_work:
            tokens = min(load.room, now.defense, max(0, site.attack - defenses))
        unhurt_by = defenses + tokens - foe.power.extra_hits
        bearable = unhurt_by if fighter.wounded else unhurt_by + 1
        survives = at_most(bearable, site.attack, now.hit_chance)
        # A wounded mercenary cannot be wounded again.
        unhurt = at_most(unhurt_by if style.careful else bearable - 1, site.attack, now.hit_chance)
        venom = venoms * now.box.constants.venom
        eliminated, beats = site.successes(fighter.outlook, effects, strength, magic, len(load.traps), venom)
        reward = eliminated * (foe.eliminate_glory + style.trophy * foe.trophy)
        reward += (beats - eliminated) * (foe.capture_glory + now.gold_worth * foe.capture_gold)
        reward += beats * site.panic
        fight = survives * (reward + (1.0 - beats) * site.loot) - (survives - unhurt) * style.wound
        fight -= (1.0 - survives) * (fighter.worth - site.death_glory)
    after = site.loot
    if site.land is not None:
        bonus = _bonus([*effects, site.benefit] if style.careful else effects, strength, magic, "conquest")
        conquered = at_least(site.land.conquest - fighter.conquest - bonus, strength + magic)
        after = conquered * (site.land.glory + LAND) + (1.0 - conquered) * site.loot
    worth = (1.0 - beaten) * fight + beaten * after
    worth += now.gold_worth * gain.gold + 0.5 * (gain.potions + gain.venoms)
    worth -= DIE * (load.pieces + tokens + potions + venoms)
    return Outing(site.path, fighter.name, worth, survives)


def _bonus(effects: list[Effect], strength: int, magic: int, against: str) -> int:
    """Add up what is added to each die, one for each reroll, and against monsters to the attack."""
    bonus = 0
    for effect in effects:
        if effect.per_die and effect.only in ("", against):
            dice = strength * ("S" in effect.colours) + magic * ("M" in effect.colours)
            bonus += effect.per_die * dice
        bonus += effect.reroll
        if against == "monster":
            bonus += effect.monster_bonus
    return bonus


# --- the questions of an outing -----------------------------------------------------------------


def assign(now: Situation) -> int:
    """Choose who goes."""
    path = str(now.about("path"))
    names = {subject(choice, "member"): choice.id for choice in now.choices}
    if path[0] in FIGHTING:
        outing = best(now, path, tuple(names))
        return names[outing.mercenary] if outing else now.choices[0].id
    # Send the mercenary to a mission that is needed least in a fight.
    return names[min(names, key=lambda name: now.member_worth(name) - 3.0 * (name in now.wounded))]


def load(now: Situation) -> int:
    """Load traps first, then the defenses that the attack is likely to need, then dice and the rest."""
    there = now.own_path()
    site = Site(now, there.name)
    foe = site.foe
    traps = now.of_kind("load-trap") if now.traps else []
    wanted_traps = foe.traps_needed if foe else 0 if now.style.careful else 1
    best_trap = -1
    if traps:
        worths = [(_trap_worth(now.box.trap(subject(choice, "trap")).effect), -choice.id) for choice in traps]
        best_trap = -max(worths)[1]
        if len(there.traps) < wanted_traps:
            return best_trap
    defense = now.first("load-defense") if foe and now.defense and now.defenses_work else None
    if foe and defense is not None:
        talents = site.outlook(now, str(there.mercenary)).defense_talents
        hits = site.attack * now.hit_chance + foe.power.extra_hits
        if there.defense + talents + there.potions + 0.5 < hits:
            return defense
    wanted = ["die"]
    if site.brews:
        wanted += ["load-potion"] * (now.potions > 0) + ["load-venom"] * (now.venoms > 0)
    choice = now.first(*wanted)
    if choice is None:
        choice = defense
    if choice is None and foe and traps:
        choice = best_trap if now.style.careful else traps[0].id
    return now.first_of("done") if choice is None else choice
