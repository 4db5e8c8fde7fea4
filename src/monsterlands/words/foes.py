"""Monsters in words: what each is, and how many attack dice it rolls."""

from __future__ import annotations

from dataclasses import replace

from ..box import Effect
from ..view import View
from .catalogue import Catalogue
from .effects import effect_words


def foe_words(words: Catalogue, view: View, place: str) -> str:
    """Say which monster is on land ``"a"`` or ``"b"`` or at the entrance ``"e"``, and how strong it is."""
    name = view.place(place).monster
    if not name:
        return words.say("table-no-monster")
    monster = view.box.monster(name)
    return words.say(
        "table-monster",
        monster=name,
        affinity=words.say(f"affinity-{monster.affinity}"),
        dice=view.attack_dice_at(place),
        cv=monster.cv,
        ev=monster.ev,
        power=power_words(words, view, place) or "none",
    )


def power_words(words: Catalogue, view: View, place: str) -> str:
    """Say what the monster of a place does besides rolling its dice; mostly empty."""
    power = view.box.monster(view.place(place).monster).power
    if power == Effect():
        return ""
    # Its extra dice here are counted already.
    power = replace(power, extra_affinity_dice=0)
    if place == "e":
        # The power that brings it to the entrance has been used.
        power = replace(power, extra_entrance_dice=0, storms_entrance=False, escapes=False)
    return effect_words(words, power, power=True) if power != Effect() else ""


def attack_told(words: Catalogue, view: View, place: str) -> str:
    """Say how many attack dice a monster rolls at a place, and where they come from."""
    attack = view.attack_at(place)
    parts = [
        words.say("attack-source", source=part.source, dice=part.amount, round=view.round)
        for part in attack.parts
    ]
    return words.say(
        "attack-told",
        dice=attack.total,
        sources=words.join(parts) if len(parts) > 1 else "none",
    )
