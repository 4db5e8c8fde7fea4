"""The adventure: rolling, rerolling, defending, and what is made of a beaten monster."""

from __future__ import annotations

from ...box import Monster
from ...game import Choice
from ..greedy.odds import at_most
from .outings import Site
from .table import Table

TOO_RISKY = 0.2
"""Magic dice are given up while death is more likely than this."""
LITTLE = 3
"""Gold beyond the wages that makes more of it welcome."""
LOW_FACE = 3
"""Faces up to this are rolled again."""


def judge(table: Table) -> int:
    """Capture or eliminate."""
    foe = table.cards.monsters[table.view.foe]
    return table.first_of("eliminate" if _prefers_trophy(table, foe) else "capture")


def _prefers_trophy(table: Table, foe: Monster) -> bool:
    """Take a trophy rather than gold, unless hardly any is left after the wages."""
    need = 1.5 if table.spare < LITTLE else 1.0
    captured = foe.capture_glory + table.gold_worth * need * foe.capture_gold
    return foe.eliminate_glory + foe.trophy >= captured


# --- hits ---------------------------------------------------------------------------------------


def defend(table: Table) -> int:
    """Cancel what can be cancelled; if death is certain, save the effort."""
    choice = table.first("defend-talent", "defend-token")
    if choice is not None:
        return choice
    path = table.path(str(table.about("path")))
    left = int(table.about("hits")) - path.potions
    potion = table.first("defend-potion")
    if potion is not None and left <= (path.mercenary not in table.wounded):
        return potion
    return table.first_of("take-hits")


def remove_magic(table: Table) -> int:
    """Give magic dice up while the attack is too dangerous."""
    name = str(table.about("path"))
    path = table.path(name)
    foe = table.cards.monsters[table.view.foe]
    assert path.mercenary is not None
    site = Site(table, name)
    bearable = site.talents(table.gear(path.mercenary, foe)) - foe.power.extra_hits
    bearable += path.potions if site.brews else 0
    bearable += path.defense if table.defenses_work else 0
    bearable += path.mercenary not in table.wounded
    dead = 1.0 - at_most(bearable, int(table.view.attack_dice or 0), table.hit_chance)
    return table.first_of("remove-magic" if dead > TOO_RISKY else "done")


# --- rolling ------------------------------------------------------------------------------------


def fight(table: Table) -> int:
    """Roll towards the goal; what is short at the end comes from rerolls, venom and loot."""
    enough, better = _goals(table)
    total = table.view.attack_total or 0
    if total >= better:
        return table.first_of("stop")
    roll = table.first("roll")
    if roll is not None:
        return roll
    if total >= enough and not _within_reach(table, better - total):
        return table.first_of("stop")
    return _improve(table, enough - total if total < enough else better - total)


def _goals(table: Table) -> tuple[int, int]:
    """Return the totals that count: enough, and better than enough."""
    against = table.about("against")
    if against == "mission":
        objective = table.cards.missions[table.view.missions[0]].a.objective
        return objective, objective
    path = str(table.about("path"))
    if against == "land":
        conquest = table.cards.lands[table.lands["ab".index(path[0])].land].conquest
        return conquest, conquest
    foe = table.cards.monsters[table.view.foe]
    there = table.path(path)
    capture, elimination, trapped = foe.cv, foe.ev, table.traps_on(there) > foe.power.extra_traps
    for effect in table.gear(str(there.mercenary), foe):
        capture -= effect.capture_bonus
        elimination -= effect.eliminate_bonus
        trapped = trapped or effect.needs_no_trap
    if not trapped:
        return elimination, elimination
    least = min(capture, elimination)
    return least, (max(capture, elimination) if _prefers_trophy(table, foe) else least)


def _within_reach(table: Table, missing: int) -> bool:
    """Tell whether rerolls, venom or loot may still bring what is missing."""
    gain = 0
    for choice in table.choices:
        if choice.kind == "use-venom":
            gain += table.box.constants.venom
        elif choice.kind == "reroll":
            gain += 6 - int(choice.subjects[0][1][1])
        elif choice.kind == "loot":
            gain += _loot_gain(table, choice)
    return gain >= missing


def _loot_gain(table: Table, choice: Choice) -> int:
    """Say what loot adds to the total at best."""
    effect = table.cards.loot[choice.subjects[0][1]].effect
    rolled = table.path(str(table.about("path"))).rolled
    dice = sum([rolled.count(colour) for colour in effect.colours])
    return effect.eliminate_bonus + effect.per_die * dice + 2 * effect.reroll * (dice > 0)


def _improve(table: Table, missing: int) -> int:
    """Get what is missing: low dice again, then venom, then loot; else stop."""
    lowest, again = LOW_FACE + 1, -1
    for choice in table.choices:
        if choice.kind == "reroll":
            face = int(choice.subjects[0][1][1])
            if face < lowest:
                lowest, again = face, choice.id
    if again >= 0:
        return again
    venom = table.first("use-venom")
    if venom is not None:
        if missing <= table.box.constants.venom * table.path(str(table.about("path"))).venoms:
            return venom
    for choice in table.of_kind("loot"):
        if 0 < missing <= _loot_gain(table, choice):
            return choice.id
    return table.first_of("stop")
