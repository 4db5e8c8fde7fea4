"""Monsters in words: what each is, and how many attack dice it rolls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..box import Effect
from ..view import View
from .catalogue import Catalogue
from .effects import effect_words
from .lookup import land_named, monster_named


def foe_words(words: Catalogue, view: View, place: str) -> str:
    """Say which monster is on land ``"a"`` or ``"b"`` or at the entrance ``"e"``, and how strong it is."""
    name = _monster_at(view, place)
    if not name:
        return words.say("table-no-monster")
    monster = monster_named(view.box, name)
    # More dice that it rolls here are counted already.
    elsewhere = 0 if place == "e" else monster.power.extra_entrance_dice
    power = replace(monster.power, extra_affinity_dice=0, extra_entrance_dice=elsewhere)
    return words.say(
        "table-monster",
        monster=name,
        affinity=words.say(f"affinity-{monster.affinity}"),
        dice=attack_dice(view, place),
        cv=monster.cv,
        ev=monster.ev,
        power=effect_words(words, power) if power != Effect() else "none",
    )


def attack_dice(view: View, place: str) -> int:
    """Count the attack dice that a monster rolls at each path of its place this round (R7.5)."""
    return sum(amount for _, amount in _dice(view, place))


def attack_words(words: Catalogue, view: View, place: str) -> str:
    """Say how many attack dice a monster rolls here this round, and where they come from."""
    (_, own), *more = _dice(view, place)
    parts = [words.say(f"attack-{why}", amount=amount) for why, amount in more if amount]
    return words.say(
        "attack-here",
        dice=attack_dice(view, place),
        own=own,
        more=words.join(parts, "list-and") if parts else "none",
    )


def _dice(view: View, place: str) -> Iterator[tuple[str, int]]:
    """Yield where attack dice come from, and how many: the monster itself, and what adds to it (R7.5)."""
    box = view.box
    track = box.round_track[view.difficulty]
    monster = monster_named(box, _monster_at(view, place))
    yield "own", monster.attack
    if place == "e":
        yield "entrance", monster.power.extra_entrance_dice
    else:
        land = view.lands["ab".index(place)].land
        if land and land_named(box, land).affinity == monster.affinity:
            yield "affinity", box.constants.affinity_dice + monster.power.extra_affinity_dice
    yield "round", track[min(view.round, len(track)) - 1]


def _monster_at(view: View, place: str) -> str:
    return view.entrance if place == "e" else view.lands["ab".index(place)].monster
