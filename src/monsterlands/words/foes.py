"""Monsters in words: what each is, and how many attack dice it rolls."""

from __future__ import annotations

from dataclasses import replace

from ..box import Effect
from ..view import View
from .catalogue import Catalogue
from .effects import effect_words
from .lookup import land_named, monster_named


def foe_words(words: Catalogue, view: View, place: str) -> str:
    """Say which monster is on land ``"a"`` or ``"b"`` or at the entrance ``"e"``, and how strong it is."""
    name = view.entrance if place == "e" else view.lands["ab".index(place)].monster
    if not name:
        return words.say("table-no-monster")
    monster = monster_named(view.box, name)
    return words.say(
        "table-monster",
        monster=name,
        affinity=words.say(f"affinity-{monster.affinity}"),
        dice=attack_dice(view, place),
        cv=monster.cv,
        ev=monster.ev,
        power=power_words(words, view, place) or "none",
    )


def power_words(words: Catalogue, view: View, place: str) -> str:
    """Say what the monster of a place does besides rolling its dice; mostly empty."""
    name = view.entrance if place == "e" else view.lands["ab".index(place)].monster
    power = monster_named(view.box, name).power
    # More dice that it rolls here are counted already.
    power = replace(power, extra_affinity_dice=0)
    if place == "e":
        # What brings it to the entrance has done so.
        power = replace(power, extra_entrance_dice=0, storms_entrance=False, escapes=False)
    return effect_words(words, power, power=True) if power != Effect() else ""


def attack_dice(view: View, place: str) -> int:
    """Count the attack dice that a monster rolls at each path of its place this round (R7.5)."""
    return sum(_sources(view, place).values())


def attack_told(words: Catalogue, view: View, place: str) -> str:
    """Say how many attack dice a monster rolls at a place, and where they come from."""
    sources = {source: dice for source, dice in _sources(view, place).items() if dice}
    parts = [
        words.say("attack-source", source=source, dice=dice, round=view.round)
        for source, dice in sources.items()
    ]
    return words.say(
        "attack-told",
        dice=sum(sources.values()),
        sources=words.join(parts) if len(parts) > 1 else "none",
    )


def _sources(view: View, place: str) -> dict[str, int]:
    """Count attack dice by where they come from: the card, the land, the round, the entrance."""
    box = view.box
    track = box.round_track[view.difficulty]
    later = track[min(view.round, len(track)) - 1]
    if place == "e":
        monster = monster_named(box, view.entrance)
        return {"card": monster.attack, "entrance": monster.power.extra_entrance_dice, "round": later}
    here = view.lands["ab".index(place)]
    monster = monster_named(box, here.monster)
    at_home = here.land and land_named(box, here.land).affinity == monster.affinity
    more = box.constants.affinity_dice + monster.power.extra_affinity_dice
    return {"card": monster.attack, "land": more if at_home else 0, "round": later}
