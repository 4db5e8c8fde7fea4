"""The clash (R11): which tokens are revealed, at whom tricks aim, and which are cancelled."""

from __future__ import annotations

from ...box import Effect
from ...game import Choice
from ...view import PathView
from .knowing import Seen, subject
from .outings import Site, beats

QUESTIONS = ("reveal", "aim", "parry", "steal", "deflect")
LIKELY = 0.5
"""A monster that is eliminated with this chance needs no trap."""
HURTS = 0.1
"""Stolen dice are missed if they cost this much of the chance to beat the monster."""
COLOURS = "SM"


def choose(seen: Seen) -> int:
    """Answer a question of a clash."""
    question = seen.view.node.question
    if question == "reveal":
        return _reveal(seen)
    if question == "aim":
        return _aim(seen)
    if question == "parry":
        return seen.first_of("yes" if _hurts(seen) else "no")
    if question == "steal":
        return _steal(seen)
    return _deflect(seen)


# --- own tokens ---------------------------------------------------------------------------------


def _reveal(seen: Seen) -> int:
    """Reveal traps, and tricks against rivals; a trick that is needed as a trap stays face down (R11.6)."""
    path = seen.path(str(seen.about["path"]))
    token = seen.token(str(path.traps[int(seen.about["slot"])]))
    if token.kind != "trick":
        return seen.first_of("reveal")
    brings = any(_liking(seen, name, token.effect) > (1,) for name in seen.view.adjacent(path.name))
    return seen.first_of("reveal" if brings and not _needed(seen, path) else "keep")


def _needed(seen: Seen, path: PathView) -> bool:
    """Tell whether a capture is the aim, and would lack this trap."""
    site = Site(seen, path.name)
    assert site.foe is not None
    if seen.traps_on(path) - 1 > site.foe.power.extra_traps:
        return False
    return _chance(seen, site, path, _dice(seen, path), traps=0) < LIKELY


def _aim(seen: Seen) -> int:
    """Aim at the rival who loses most; at an own path or Madhala only if nobody else is there."""
    path = seen.path(str(seen.about["path"]))
    effect = seen.token(str(path.traps[int(seen.about["slot"])])).effect
    target = max(seen.view.adjacent(path.name), key=lambda name: _liking(seen, name, effect))
    return seen.first_of("left" if target < path.name else "right")


def _liking(seen: Seen, name: str, effect: Effect) -> tuple[int, ...]:
    """Say how good a path is as a target: above (1,) if it is a rival's, and something is gained."""
    target = seen.path(name)
    if target.seat is None or target.seat == seen.view.seat:
        return (int(target.seat is None),)
    if effect.divert:
        # Whoever is badly protected suffers most.
        return 2, -target.defense - target.potions
    taken = min(effect.steal, sum(_in_reach(seen, target, colour) for colour in effect.colours))
    return (2, taken, -target.defense) if taken else (1,)


def _in_reach(seen: Seen, path: PathView, colour: str) -> int:
    """Count the dice of a colour that can be stolen: those on shielded traps are safe (R11.4)."""
    dice = path.dice.count(colour)
    for name, shown in zip(path.traps, path.revealed, strict=True):
        if name is not None and shown and seen.token(name).kind == "shielded":
            dice -= seen.trap(name).dice.count(colour)
    return dice


def _steal(seen: Seen) -> int:
    """Steal the colour that counts more on the own path; of equal ones magic, which may be removed (R7.6)."""
    path = seen.path(str(seen.about["path"]))
    foe = seen.monster(seen.view.foe)
    effects = seen.gear(str(path.mercenary), foe)
    effects += [seen.trap(str(name)) for name, shown in zip(path.traps, path.revealed, strict=True) if shown]
    if foe:
        effects.append(foe.power)

    def counts(choice: Choice) -> tuple[int, str]:
        colour = subject(choice, "colour")
        added = sum(effect.per_die for effect in effects if colour in effect.colours)
        return -added, colour

    return min(seen.choices, key=counts).id


def _deflect(seen: Seen) -> int:
    """Divert all dice to a rival, none to a friend."""
    path = seen.path(str(seen.about["path"]))
    target = seen.path(path.targets[int(seen.about["slot"])])
    friend = target.seat == seen.view.seat
    return seen.choices[0 if friend else -1].id


# --- tricks of others ---------------------------------------------------------------------------


def _hurts(seen: Seen) -> bool:
    """Tell whether a trick costs more than the defense token that cancels it."""
    target = seen.path(str(seen.about["target"]))
    trick = seen.trap(str(seen.path(str(seen.about["path"])).traps[int(seen.about["slot"])]))
    site = Site(seen, target.name)
    gear = seen.gear(str(target.mercenary), site.foe)
    if site.foe is None:
        # Madhala removes the monster, so the token has no other use.
        return True
    if trick.divert:
        # The token would cancel one hit, too.
        return trick.divert * seen.hit_chance - site.talents(gear) > 1.0
    dice = _dice(seen, target)
    left = list(dice)
    for _ in range(trick.steal):
        # A thief takes what there is more of.
        most = max((COLOURS.index(colour) for colour in trick.colours), key=lambda index: left[index])
        if _in_reach(seen, target, COLOURS[most]) > dice[most] - left[most]:
            left[most] -= 1
    traps = seen.traps_on(target)
    lost = _chance(seen, site, target, dice, traps) - _chance(seen, site, target, left, traps)
    return lost >= HURTS


def _dice(seen: Seen, path: PathView) -> list[int]:
    """Count the strength and magic dice of an own path, with those of traps that are yet to be revealed."""
    hidden = [
        seen.trap(str(name)).dice for name, shown in zip(path.traps, path.revealed, strict=True) if not shown
    ]
    return [path.dice.count(colour) + "".join(hidden).count(colour) for colour in COLOURS]


def _chance(seen: Seen, site: Site, path: PathView, dice: list[int], traps: int) -> float:
    """Return the chance that an own path with these dice and so many traps beats the monster."""
    effects = seen.gear(str(path.mercenary), site.foe) + [seen.trap(str(name)) for name in path.traps]
    return beats(site, effects, dice, traps, path.venoms * seen.box.constants.venom)[0]
