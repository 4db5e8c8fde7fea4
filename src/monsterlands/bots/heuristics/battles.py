"""The adventure: rolling, rerolling, defending, and whether to capture or eliminate a beaten monster."""

from __future__ import annotations

from collections.abc import Callable

from ...box import Monster
from ...game import Choice
from ..chances import at_most
from .outings import Site
from .situation import Situation, subject

TOO_RISKY = 0.2
"""Remove magic dice while death is more likely than this."""
LITTLE = 3
"""With less gold than this beyond the wages, gold counts more against a trophy."""
LOW_FACE = 3
"""Faces up to this are rolled again."""


def _judge(now: Situation) -> int:
    """Capture or eliminate."""
    foe = now.box.monster(now.view.foe)
    return now.first_of("eliminate" if _prefers_trophy(now, foe) else "capture")


def _prefers_trophy(now: Situation, foe: Monster) -> bool:
    """Take a trophy rather than gold, unless hardly any gold is left after the wages."""
    need = 1.5 if now.spare < LITTLE else 1.0
    captured = foe.capture_glory + now.gold_worth * need * foe.capture_gold
    return foe.eliminate_glory + foe.trophy >= captured


# --- hits ---------------------------------------------------------------------------------------


def _defend(now: Situation) -> int:
    """Cancel as many hits as possible; if death is certain, none."""
    choice = now.first("defend-talent", "defend-token")
    if choice is not None:
        return choice
    path = now.own_path()
    left = int(now.about("hits")) - path.potions
    potion = now.first("defend-potion")
    if potion is not None and left <= (path.mercenary not in now.wounded):
        return potion
    return now.first_of("take-hits")


def _remove_magic(now: Situation) -> int:
    """Remove magic dice while the attack is too dangerous."""
    path = now.own_path()
    foe = now.box.monster(now.view.foe)
    site = Site(now, path.name)
    bearable = site.outlook(now, str(path.mercenary)).defense_talents - foe.power.extra_hits
    bearable += path.potions if site.brews else 0
    bearable += path.defense if now.defenses_work else 0
    bearable += path.mercenary not in now.wounded
    dead = 1.0 - at_most(bearable, int(now.view.attack_dice or 0), now.hit_chance)
    return now.first_of("remove-magic" if dead > TOO_RISKY else "done")


def _divert(now: Situation) -> int:
    """Divert a die to a rival, never to a path of its own clan (R7.6)."""
    path = str(now.about("path"))
    for name in now.view.adjacent(path):
        if now.path(name).seat != now.view.seat:
            return now.first_of("left" if name < path else "right")
    return now.first_of("no")


def _glory(now: Situation) -> int:
    """Use loot that rewards a success."""
    return now.first_of("loot", "done")


# --- rolling ------------------------------------------------------------------------------------


def _fight(now: Situation) -> int:
    """Roll towards the goal; at the end, use rerolls, venom and loot for what is missing."""
    enough, better = _goals(now)
    total = now.view.attack_total or 0
    if total >= better:
        return now.first_of("stop")
    roll = now.first("roll")
    if roll is not None:
        return roll
    if total >= enough and not _within_reach(now, better - total):
        return now.first_of("stop")
    return _improve(now, enough - total if total < enough else better - total)


def _goals(now: Situation) -> tuple[int, int]:
    """Return the totals that count: enough, and better than enough."""
    against = now.about("against")
    if against == "mission":
        objective = now.box.mission(now.view.missions[0]).a.objective
        return objective, objective
    path = str(now.about("path"))
    if against == "land":
        conquest = now.box.land(now.view.place(path).land).conquest
        return conquest, conquest
    foe = now.box.monster(now.view.foe)
    outlook = now.view.outlook(path, str(now.path(path).mercenary))
    if now.view.traps_on(path) < outlook.traps_needed:
        return outlook.elimination, outlook.elimination
    least = min(outlook.capture, outlook.elimination)
    return least, (max(outlook.capture, outlook.elimination) if _prefers_trophy(now, foe) else least)


def _within_reach(now: Situation, missing: int) -> bool:
    """Check whether rerolls, venom or loot may still add what is missing."""
    gain = 0
    for choice in now.choices:
        if choice.kind == "use-venom":
            gain += now.box.constants.venom
        elif choice.kind == "reroll":
            gain += 6 - int(choice.subjects[0][1][1])
        elif choice.kind == "loot":
            gain += _loot_gain(now, choice)
    return gain >= missing


def _loot_gain(now: Situation, choice: Choice) -> int:
    """Return what loot adds to the total at best."""
    effect = now.box.loot_token(subject(choice, "loot")).effect
    rolled = now.own_path().rolled
    dice = sum([rolled.count(colour) for colour in effect.colours])
    return effect.eliminate_bonus + effect.per_die * dice + 2 * effect.reroll * (dice > 0)


def _improve(now: Situation, missing: int) -> int:
    """Add what is missing: reroll low dice, then use venom, then loot; else stop."""
    lowest, again = LOW_FACE + 1, -1
    for choice in now.choices:
        if choice.kind == "reroll":
            face = int(choice.subjects[0][1][1])
            if face < lowest:
                lowest, again = face, choice.id
    if again >= 0:
        return again
    venom = now.first("use-venom")
    if venom is not None:
        if missing <= now.box.constants.venom * now.own_path().venoms:
            return venom
    for choice in now.of_kind("loot"):
        if 0 < missing <= _loot_gain(now, choice):
            return choice.id
    return now.first_of("stop")


ANSWERS: dict[str, Callable[[Situation], int]] = {
    "fight": _fight,
    "defend": _defend,
    "remove-magic": _remove_magic,
    "divert": _divert,
    "judge": _judge,
    "glory": _glory,
}
