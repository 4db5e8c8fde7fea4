"""What helps to outfit a path: all its dice at once with their chance, and what is of no use there."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import Game
from ...odds import NoOdds, odds
from ...view import View
from ...words import Words
from ..wire import WireStruct
from .clans import split_dice
from .odds import SHORT

MOST_SETS = 10
"""With more sets of dice than this, they are asked for one by one."""
MISSION = "m"
FORBIDDEN = {"load-potion": "potions", "load-venom": "venoms"}
"""What a monster may forbid, by the kind of the choice that takes it along."""


class WireDiceSet(WireStruct):
    """All dice that a path asks for, as one answer."""

    dice: tuple[str, ...]
    walk: tuple[str, ...]
    """The answers that send them, from the current question on."""
    chance: float | None
    """The chance to fulfil a dice mission with them; None elsewhere, and if it takes long to reckon."""


def dice_sets(game: Game, view: View) -> tuple[WireDiceSet, ...]:
    """Return the sets of dice that the current question and those after it ask for."""
    if not view.asked or view.node.question != "deploy-dice":
        return ()
    path = str(dict(view.node.about)["target"])
    if path not in view.paths:
        return ()
    # The last die goes by itself if there is no choice, so equal sets may have walks of different lengths.
    sets: dict[str, tuple[tuple[str, ...], View]] = {}
    for walk, end in _walks(game, (), path):
        after = end.view(view.seat)
        sets.setdefault(after.path(path).dice, (walk, after))
        if len(sets) > MOST_SETS:
            return ()
    return tuple(
        WireDiceSet(split_dice(dice), walk, _chance(after, path)) for dice, (walk, after) in sets.items()
    )


def _walks(game: Game, walk: tuple[str, ...], path: str) -> Iterator[tuple[tuple[str, ...], Game]]:
    """Go through all sets of dice; the order of the dice makes no difference."""
    for choice in game.choices:
        if walk and choice.id < game.names.choice(walk[-1]):
            continue
        ahead = game.clone()
        ahead.apply(choice)
        steps = (*walk, choice.spelling)
        node = ahead.node
        if node.question == "deploy-dice" and dict(node.about)["target"] == path:
            yield from _walks(ahead, steps, path)
        else:
            yield steps, ahead


def _chance(view: View, path: str) -> float | None:
    if path[0] != MISSION:
        return None
    try:
        return odds(view, path, effort=SHORT).fulfilling
    except NoOdds:
        return None


def uses_forbidden(words: Words, view: View) -> dict[str, str]:
    """Say by kind of choice that the monster of the path that is loaded forbids to use something (R6.4)."""
    if not view.asked or view.node.question != "load":
        return {}
    monster = view.place(str(dict(view.node.about)["path"])).monster
    if not monster:
        return {}
    forbidden = view.box.monster(monster).power.forbids
    return {
        kind: words.say("load-forbidden", monster=monster)
        for kind, what in FORBIDDEN.items()
        if what in forbidden
    }
