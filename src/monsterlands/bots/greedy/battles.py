"""The adventure: rolling, rerolling, defending, and what is made of a beaten monster."""

from __future__ import annotations

from ...box import Monster
from ...game import Choice
from .knowing import Seen, subject
from .odds import at_most
from .outings import Site

QUESTIONS = ("fight", "divert", "remove-magic", "defend", "judge", "glory")
TOO_RISKY = 0.2
"""Magic dice are given up while death is more likely than this."""
LITTLE = 3
"""Gold beyond the wages that makes more of it welcome."""
LOW_FACE = 3
"""Faces up to this are rolled again."""


def choose(seen: Seen) -> int:
    """Answer a question of a battle."""
    question = seen.view.node.question
    if question == "fight":
        return _fight(seen)
    if question == "defend":
        return _defend(seen)
    if question == "remove-magic":
        return _remove_magic(seen)
    if question == "divert":
        return _divert(seen)
    if question == "judge":
        foe = seen.monster(seen.view.foe)
        assert foe is not None
        return seen.first_of("eliminate" if prefers_trophy(seen, foe) else "capture")
    return seen.first_of("loot", "done")


def prefers_trophy(seen: Seen, foe: Monster) -> bool:
    """Take a trophy rather than gold, unless hardly any is left after the wages."""
    need = 1.5 if seen.spare_gold < LITTLE else 1.0
    captured = foe.capture_glory + seen.aim.gold * need * foe.capture_gold
    return foe.eliminate_glory + foe.trophy >= captured


# --- hits ---------------------------------------------------------------------------------------


def _defend(seen: Seen) -> int:
    """Cancel what can be cancelled; if death is certain, save the effort."""
    path = seen.path(str(seen.about["path"]))
    for kind in ("defend-talent", "defend-token"):
        choice = seen.first(kind)
        if choice is not None:
            return choice
    hits = int(seen.about["hits"])
    left = hits - path.potions
    bearable = 0 if path.mercenary in seen.clan.wounded else 1
    potion = seen.first("defend-potion")
    if potion is not None and left <= bearable:
        return potion
    return seen.first_of("take-hits")


def _remove_magic(seen: Seen) -> int:
    """Give magic dice up while the attack is too dangerous."""
    name = str(seen.about["path"])
    path = seen.path(name)
    foe = seen.monster(seen.view.foe)
    assert foe is not None
    assert path.mercenary is not None
    site = Site(seen, name)
    potions = path.potions if site.brews else 0
    defense = path.defense if site.defenses else 0
    bearable = site.talents(seen.gear(path.mercenary, foe)) + defense + potions
    bearable += (0 if path.mercenary in seen.clan.wounded else 1) - foe.power.extra_hits
    dead = 1.0 - at_most(bearable, int(seen.view.attack_dice or 0), seen.hit_chance)
    return seen.first_of("remove-magic" if dead > TOO_RISKY else "done")


def _divert(seen: Seen) -> int:
    """Send a die to a rival, never to a friend."""
    path = str(seen.about["path"])
    for name in seen.view.adjacent(path):
        if seen.path(name).seat != seen.view.seat:
            return seen.first_of("left" if name < path else "right")
    return seen.first_of("no")


# --- rolling ------------------------------------------------------------------------------------


def _fight(seen: Seen) -> int:
    """Roll towards the goal; what is short at the end comes from rerolls, venom and loot."""
    goals = _goals(seen)
    total = int(seen.view.attack_total or 0)
    if total >= goals[-1]:
        return seen.first_of("stop")
    roll = seen.first("roll")
    if roll is not None:
        return roll
    if total >= goals[0] and not _within_reach(seen, goals[-1] - total):
        return seen.first_of("stop")
    return _improve(seen, goals[0] - total if total < goals[0] else goals[-1] - total)


def _goals(seen: Seen) -> list[int]:
    """Return the totals that count: enough, and better than enough."""
    against = seen.about["against"]
    view = seen.view
    path = str(seen.about["path"])
    if against == "mission":
        tile = next(tile for tile in seen.box.missions if tile.id == view.missions[0])
        return [tile.a.objective]
    if against == "land":
        land = seen.land_at(path)
        assert land is not None
        return [land.conquest]
    foe = seen.monster(view.foe)
    assert foe is not None
    there = seen.path(path)
    effects = seen.gear(str(there.mercenary), foe)
    trapped = seen.traps_on(there) > foe.power.extra_traps or any(effect.needs_no_trap for effect in effects)
    capture = foe.cv - sum(effect.capture_bonus for effect in effects)
    elimination = foe.ev - sum(effect.eliminate_bonus for effect in effects)
    if not trapped:
        return [elimination]
    if not prefers_trophy(seen, foe):
        return [min(capture, elimination)]
    return sorted((capture, elimination))


def _within_reach(seen: Seen, missing: int) -> bool:
    """Tell whether rerolls, venom or loot may still bring what is missing."""
    gain = 2 * len(seen.of_kind("use-venom"))
    for choice in seen.of_kind("reroll"):
        gain += 6 - int(subject(choice, "die")[1])
    for choice in seen.of_kind("loot"):
        gain += _loot_gain(seen, choice)
    return gain >= missing


def _loot_gain(seen: Seen, choice: Choice) -> int:
    """Say what loot adds to the total at best."""
    token = subject(choice, "loot")
    effect = next(each.effect for each in seen.box.loot if each.id == token)
    rolled = seen.path(str(seen.about["path"])).rolled
    dice = sum(rolled.count(colour) for colour in effect.colours)
    return effect.eliminate_bonus + effect.per_die * dice + 2 * effect.reroll * (dice > 0)


def _improve(seen: Seen, missing: int) -> int:
    """Get what is missing: low dice again, then venom, then loot; else stop."""
    rerolls = seen.of_kind("reroll")
    if rerolls:
        lowest = min(rerolls, key=lambda choice: (subject(choice, "die")[1], choice.id))
        if int(subject(lowest, "die")[1]) <= LOW_FACE:
            return lowest.id
    venom = seen.first("use-venom")
    if venom is not None and missing <= 2 * seen.path(str(seen.about["path"])).venoms:
        return venom
    for choice in seen.of_kind("loot"):
        if 0 < missing <= _loot_gain(seen, choice):
            return choice.id
    return seen.first_of("stop")
