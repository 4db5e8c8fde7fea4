"""The clash (R11): which tokens to reveal, where to aim tricks, and which tricks to cancel."""

from __future__ import annotations

from collections.abc import Callable

from ...box import Effect
from ...game import Choice
from ...view import PathView
from .outings import Fighter, Site
from .situation import Situation, subject

LIKELY = 0.5
"""A monster that is eliminated with this chance needs no trap."""
HURTS = 0.1
"""Stolen dice are missed if they cost this much of the chance to beat the monster."""
COLOURS = "SM"


# --- own tokens ---------------------------------------------------------------------------------


def _reveal(now: Situation) -> int:
    """Reveal traps, and tricks against rivals; a trick that is needed as a trap stays face down (R11.6)."""
    path = now.own_path()
    token = now.box.trap(str(path.traps[int(now.about("slot"))]))
    if token.kind != "trick":
        return now.first_of("reveal")
    brings = any(_liking(now, name, token.effect) > (1,) for name in now.view.adjacent(path.name))
    return now.first_of("reveal" if brings and not _needed(now, path) else "keep")


def _needed(now: Situation, path: PathView) -> bool:
    """Check whether a capture is the aim and needs this trap."""
    site = Site(now, path.name)
    assert site.foe is not None
    if now.view.traps_on(path.name) > site.foe.traps_needed:
        return False
    return _chance(now, site, path, _dice(now, path), traps=0) < LIKELY


def _aim(now: Situation) -> int:
    """Aim at the rival who loses most; at the player's own path or at Madhala only if there is no rival."""
    path = now.own_path()
    effect = now.box.trap(str(path.traps[int(now.about("slot"))])).effect
    target = max(now.view.adjacent(path.name), key=lambda name: _liking(now, name, effect))
    return now.first_of("left" if target < path.name else "right")


def _liking(now: Situation, name: str, effect: Effect) -> tuple[int, ...]:
    """Return how good a path is as a target: above (1,) if it is a rival's, and something is gained."""
    target = now.path(name)
    if target.seat is None or target.seat == now.view.seat:
        return (int(target.seat is None),)
    if effect.divert:
        # A path with few defenses suffers most.
        return 2, -target.defense - target.potions
    taken = min(effect.steal, sum(now.view.stealable(name, colour) for colour in effect.colours))
    return (2, taken, -target.defense) if taken else (1,)


def _steal(now: Situation) -> int:
    """Steal the colour that counts more for the thief; of equal ones magic, which may be removed (R7.6)."""
    path = now.own_path()
    foe = now.foe()
    effects = now.gear(str(path.mercenary), foe)
    effects += [
        now.box.trap(str(name)).effect for name, shown in zip(path.traps, path.revealed, strict=True) if shown
    ]
    if foe:
        effects.append(foe.power)

    def counts(choice: Choice) -> tuple[int, str]:
        colour = subject(choice, "colour")
        added = sum(effect.per_die for effect in effects if colour in effect.colours)
        return -added, colour

    return min(now.choices, key=counts).id


def _deflect(now: Situation) -> int:
    """Divert all dice to a rival, none to a path of its own clan."""
    path = now.own_path()
    target = now.path(path.targets[int(now.about("slot"))])
    friend = target.seat == now.view.seat
    return now.choices[0 if friend else -1].id


# --- tricks of others ---------------------------------------------------------------------------


def _parry(now: Situation) -> int:
    """Cancel a trick that hurts."""
    return now.first_of("yes" if _hurts(now) else "no")


def _hurts(now: Situation) -> bool:
    """Check whether a trick costs more than the defense token that cancels it."""
    target = now.path(str(now.about("target")))
    trick = now.box.trap(str(now.own_path().traps[int(now.about("slot"))])).effect
    site = Site(now, target.name)
    if site.foe is None:
        # Madhala removes the monster, so the token has no other use.
        return True
    if trick.divert:
        # The token would cancel one hit, too.
        outlook = site.outlook(now, str(target.mercenary))
        return trick.divert * now.hit_chance - outlook.defense_talents > 1.0
    dice = _dice(now, target)
    left = list(dice)
    for _ in range(trick.steal):
        # A thief takes the colour with more dice.
        most = max((COLOURS.index(colour) for colour in trick.colours), key=lambda index: left[index])
        if now.view.stealable(target.name, COLOURS[most]) > dice[most] - left[most]:
            left[most] -= 1
    traps = now.view.traps_on(target.name)
    lost = _chance(now, site, target, dice, traps) - _chance(now, site, target, left, traps)
    return lost >= HURTS


def _dice(now: Situation, path: PathView) -> list[int]:
    """Count the strength and magic dice of a player's own path, with those of face-down traps."""
    hidden = [
        now.box.trap(str(name)).effect.dice
        for name, shown in zip(path.traps, path.revealed, strict=True)
        if not shown
    ]
    return [path.dice.count(colour) + "".join(hidden).count(colour) for colour in COLOURS]


def _chance(now: Situation, site: Site, path: PathView, dice: list[int], traps: int) -> float:
    """Return the chance that a path with these dice and traps beats the monster."""
    fighter = Fighter(now, site, str(path.mercenary))
    effects = fighter.gear + [now.box.trap(str(name)).effect for name in path.traps]
    venoms = path.venoms * now.box.constants.venom
    return site.successes(fighter.outlook, effects, dice[0], dice[1], traps, venoms)[1]


ANSWERS: dict[str, Callable[[Situation], int]] = {
    "reveal": _reveal,
    "aim": _aim,
    "parry": _parry,
    "steal": _steal,
    "deflect": _deflect,
}
