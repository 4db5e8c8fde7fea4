"""Going outside: which path, who, and with what; what it is expected to bring."""

from __future__ import annotations

from dataclasses import dataclass

from ...box import Effect, Gain
from .knowing import FIGHTING_PLACES, MADHALA, Seen, subject
from .odds import at_least, at_most

LOOT = 2.0
WOUND = 0.8
BEATEN_BEFORE = 0.85
"""No monster is so sure to be beaten by others that the player relies on it entirely."""
DIE = 0.25
"""What a die, a token or a brew would be worth elsewhere."""
NOTHING = Gain()


@dataclass(frozen=True, slots=True)
class Outing:
    """A mercenary on a path, and what to expect of it."""

    path: str
    mercenary: str
    worth: float
    survives: float


class Site:
    """A land or entrance path: what waits there."""

    def __init__(self, seen: Seen, path: str) -> None:
        self.path = path
        self.gold = seen.aim.gold
        self.defenses = not seen.scenario.no_defenses
        self.entrance = path[0] == "e"
        self.foe = seen.foe_at(path)
        self.land = None if self.entrance else seen.land_at(path)
        # R13.5: Madhala discards the monster, and without one the land.
        removed = sum(other.mercenary == MADHALA for other in seen.before(path))
        if removed > (self.foe is not None):
            self.land = None
        if removed:
            self.foe = None
        self.forbids = self.foe.power.forbids if self.foe else ()
        self.attack = seen.attack_dice(path, self.foe) if self.foe else 0
        self.benefit = seen.benefit(path)
        self.loot = 0.0 if self.entrance else LOOT
        self.panic = len(seen.view.panic) if self.entrance else 0
        self.beaten = self._beaten_before(seen)
        paths = seen.box.paths
        number = int(path[1]) - 1
        self.death_glory = paths.entrance_death_glory if self.entrance else paths.land_death_glory[number]

    @property
    def brews(self) -> bool:
        """Whether potions and venoms help there."""
        return self.foe is not None and "potions" not in self.forbids

    def talents(self, gear: list[Effect]) -> int:
        """Count the defense talents that work against the monster."""
        if self.foe is None or "defense_talents" in self.forbids or not self.defenses:
            return 0
        talents = self.benefit.defense_talents
        for effect in gear:
            if not effect.against or self.foe.affinity in effect.against:
                talents += effect.defense_talents
        return talents

    def _beaten_before(self, seen: Seen) -> float:
        """Guess the chance that somebody beats the monster before this path is attacked."""
        if self.foe is None:
            return 1.0
        damage, alone = 0.0, 1.0
        for other in seen.before(self.path):
            damage += 3.2 * len(other.dice) + 3.0 * len(other.traps)
            strong = (damage - self.foe.cv + 4.0) / 8.0
            alone *= 1.0 - 0.7 * min(1.0, max(0.0, strong))
        return min(BEATEN_BEFORE, 1.0 - alone)


def best(seen: Seen, path: str, mercenaries: tuple[str, ...]) -> Outing | None:
    """Return the best outing to a path; None if the dice are missing."""
    loads = _dice(seen, path)
    if not loads:
        return None
    site = Site(seen, path)
    traps = _traps(seen)
    found: Outing | None = None
    for mercenary in mercenaries:
        gear = seen.gear(mercenary, site.foe)
        for dice in loads:
            for laid in traps:
                outing = _weigh(seen, site, mercenary, gear, dice, laid)
                if outing and (found is None or outing.worth > found.worth):
                    found = outing
    return found


def _dice(seen: Seen, path: str) -> list[tuple[int, int]]:
    """List sensible numbers of strength and magic dice: as many as possible, and a few less."""
    header = seen.header(path)
    strength, magic, up_to, colours = 0, 0, seen.box.paths.entrance_capacity, "SM"
    if header:
        strength, magic = header.dice.count("S"), header.dice.count("M")
        up_to = min(header.up_to, seen.box.constants.path_dice - strength - magic)
        colours = header.colours
    if strength > seen.strength or magic > seen.magic:
        return []
    loads = [(strength, magic)] if header else []
    for _ in range(up_to):
        if "S" in colours and strength < seen.strength:
            strength += 1
        elif "M" in colours and magic < seen.magic:
            magic += 1
        else:
            break
        loads.append((strength, magic))
    return loads[-4:]


def _traps(seen: Seen) -> list[list[Effect]]:
    """List sensible sets of traps: none, the best one, the best two."""
    held = sorted((seen.trap(name) for name in seen.clan.traps or ()), key=_trap_worth, reverse=True)
    return [held[:count] for count in range(min(2, seen.traps) + 1)]


def _trap_worth(effect: Effect) -> float:
    return 3.5 * len(effect.dice) + 2.5 * effect.per_die + effect.monster_bonus


def _tokens_that_fit(seen: Seen, site: Site, dice: int) -> int:
    constants = seen.box.constants
    if site.entrance:
        return (seen.box.paths.entrance_capacity - dice) // constants.token_spaces
    return constants.path_tokens + (constants.path_dice - dice) // constants.token_spaces


def _weigh(
    seen: Seen, site: Site, mercenary: str, gear: list[Effect], load: tuple[int, int], traps: list[Effect]
) -> Outing | None:
    """Weigh an outing with some dice and traps; None if they do not fit."""
    room = _tokens_that_fit(seen, site, sum(load)) - len(traps)
    if room < 0:
        return None
    clan = seen.clan
    gain = site.benefit.gain or NOTHING
    potions = min(seen.potions, 1) + gain.potions if site.brews else 0
    venoms = min(seen.venoms, 1) + gain.venoms if site.brews else 0
    defenses = site.talents(gear) + potions
    tokens = min(room, seen.defense, max(0, site.attack - defenses)) if site.defenses else 0
    bearable = defenses + tokens + (0 if mercenary in clan.wounded else 1)
    survives, unhurt = _lives(seen, site, bearable), _lives(seen, site, bearable - 1)
    effects = [*gear, *traps]
    dice = [
        load[0] + sum(effect.dice.count("S") for effect in traps),
        load[1] + sum(effect.dice.count("M") for effect in traps),
    ]
    success, reward = beats(site, effects, dice, len(traps), venoms * seen.box.constants.venom)
    fight = survives * (reward + (1.0 - success) * site.loot) - (survives - unhurt) * WOUND
    fight -= (1.0 - survives) * (seen.member_worth(mercenary) - site.death_glory)
    worth = (1.0 - site.beaten) * fight + site.beaten * _conquers(site, effects, dice)
    worth += site.gold * gain.gold + 0.5 * (gain.potions + gain.venoms)
    worth -= DIE * (sum(load) + len(traps) + tokens + potions + venoms)
    return Outing(site.path, mercenary, worth, survives)


def _lives(seen: Seen, site: Site, bearable: int) -> float:
    """Return the chance that the attack does not bring more hits than can be borne."""
    if site.foe is None:
        return 1.0
    return at_most(bearable - site.foe.power.extra_hits, site.attack, seen.hit_chance)


def beats(site: Site, effects: list[Effect], dice: list[int], traps: int, venoms: int) -> tuple[float, float]:
    """Return the chance to beat the monster, and the reward to be expected."""
    foe = site.foe
    if foe is None:
        return 0.0, 0.0
    rolled = sum(dice)
    bonus = _bonus(effects, dice, "monster") + venoms + foe.power.per_die * rolled // 2
    trapped = traps > foe.power.extra_traps or any(effect.needs_no_trap for effect in effects)
    capture_at = foe.cv - bonus - sum(effect.capture_bonus for effect in effects)
    capture = at_least(capture_at, rolled) if trapped else 0.0
    elimination = at_least(foe.ev - bonus - sum(effect.eliminate_bonus for effect in effects), rolled)
    reward = elimination * (foe.eliminate_glory + foe.trophy)
    reward += max(0.0, capture - elimination) * (foe.capture_glory + site.gold * foe.capture_gold)
    success = max(capture, elimination)
    return success, reward + success * site.panic


def _conquers(site: Site, effects: list[Effect], dice: list[int]) -> float:
    """Return what is to be expected if the monster is beaten before: the land, or loot."""
    if site.land is None:
        return site.loot
    bonus = _bonus(effects, dice, "conquest") + sum(effect.conquest_bonus for effect in effects)
    conquered = at_least(site.land.conquest - bonus, sum(dice))
    return conquered * (site.land.glory + 2.0) + (1.0 - conquered) * site.loot


def _bonus(effects: list[Effect], dice: list[int], against: str) -> int:
    """Add up what is added to each die, one for each reroll, and against monsters to the attack."""
    bonus = 0
    for effect in effects:
        if effect.per_die and effect.only in ("", against):
            bonus += effect.per_die * sum(dice["SM".index(colour)] for colour in effect.colours)
        bonus += effect.reroll
        if against == "monster":
            bonus += effect.monster_bonus
    return bonus


# --- the questions of an outing -----------------------------------------------------------------


def choose(seen: Seen) -> int:
    """Say who goes, and what is loaded."""
    path = str(seen.about["path"])
    if path[0] not in FIGHTING_PLACES:
        return _least_needed(seen)
    if seen.view.node.question == "assign":
        names = tuple(subject(choice, "member") for choice in seen.choices)
        outing = best(seen, path, names)
        going = outing.mercenary if outing else names[0]
        return next(choice.id for choice in seen.choices if subject(choice, "member") == going)
    return _load(seen, path)


def _least_needed(seen: Seen) -> int:
    """Send the mercenary to a mission that is needed least in a fight: the one of least worth."""

    def worth(name: str) -> float:
        return seen.member_worth(name) - 3.0 * (name in seen.clan.wounded)

    return min(seen.choices, key=lambda choice: (worth(subject(choice, "member")), choice.id)).id


def _load(seen: Seen, path: str) -> int:
    """Load traps first, then the defenses that the attack is likely to need, then dice and the rest."""
    there = seen.path(path)
    site = Site(seen, path)
    foe = site.foe
    traps = seen.of_kind("load-trap") if seen.traps else []
    if traps and len(there.traps) < 1 + (foe.power.extra_traps if foe else 0):
        return max(traps, key=lambda choice: (_trap_worth(seen.trap(subject(choice, "trap"))), -choice.id)).id
    if foe:
        talents = site.talents(seen.gear(str(there.mercenary), foe))
        hits = site.attack * seen.hit_chance + foe.power.extra_hits
        defense = seen.first("load-defense") if seen.defense and site.defenses else None
        if defense is not None and there.defense + talents + there.potions + 0.5 < hits:
            return defense
    wanted = ["die"]
    if site.brews:
        wanted += ["load-potion"] * (seen.potions > 0) + ["load-venom"] * (seen.venoms > 0)
    if foe:
        wanted += ["load-defense"] * (seen.defense > 0 and site.defenses) + ["load-trap"] * (seen.traps > 0)
    return seen.first_of(*wanted, "done")
