"""Notes for an answer: what happens before a path acts, and what a roll may lead to."""

from __future__ import annotations

from ..box import Gain
from ..odds import Bracing
from ..view import Part, View
from .catalogue import Catalogue
from .effects import gain_words
from .paths import path_inside

PRIZES = {"elimination": "prize-elimination", "conquest": "prize-conquest"}
"""Marks whose prize is more than an immediate gain."""


def ahead_words(words: Catalogue, view: View, name: str) -> str:
    """Say what happens before a path acts in the adventure, if it matters for it (R7.5, R9.1, R13.5)."""
    place = name[0]
    if view.phase != "deployment":
        return ""
    ahead = view.ahead(name)
    hers, fighters = ahead.madhala, ahead.fighters
    if place in "mc":
        return words.say("ahead-mission", path=hers[0]) if hers and place == "m" else ""
    there = view.place(name)
    monster, land = there.monster, there.land
    if ahead.monster:
        if not fighters:
            return ""
        paths = words.join(fighters, "list-and")
        loot = view.seat is not None and view.clan(view.seat).loot
        own = any(view.path(path).seat == view.seat for path in fighters)
        return words.say(
            "ahead-fight",
            paths=paths,
            count=len(fighters),
            monster=monster,
            land=land or "none",
            loot="yes" if loot and own else "no",
        )
    if place == "e":
        return ""
    if not ahead.land:
        return words.say("ahead-nothing", path=hers[-1] if land and hers else "none")
    if hers and fighters and fighters[0] < hers[0]:
        first = words.join([path for path in fighters if path < hers[0]], "list-and")
        return words.say("ahead-fight-or-away", paths=first, path=hers[0], monster=monster, land=land)
    if hers:
        return words.say("ahead-driven-away", path=hers[0], monster=monster, land=land)
    return words.say("ahead-no-monster", land=land)


def fight_words(words: Catalogue, view: View) -> str:
    """Return the notes for a question of a fight; else empty."""
    node = view.node
    if node.question == "defend":
        beaten = not view.place(str(dict(node.about)["path"])).monster
        return words.say("note-defend", foe=view.foe if beaten else "none")
    if node.question == "remove-magic":
        return words.say("note-magic", least=view.box.constants.hit_from)
    if node.question != "fight":
        return ""
    kinds = [choice.kind for choice in view.choices]
    if dict(node.about)["against"] == "monster":
        said = _judged(words, view, str(dict(node.about)["path"]))
        if said:
            return said
    return words.say("note-rolling") if "roll-all" in kinds and "roll" in kinds else ""


def _judged(words: Catalogue, view: View, name: str) -> str:
    """Say from which total a capture becomes an elimination, if both are still possible (R8.5)."""
    if all(choice.kind == "stop" for choice in view.choices):
        return ""
    monster, battle = view.box.monster(view.foe), view.battle(name)
    eliminated = battle.success("elimination").value
    least = battle.success("capture").value if battle.can_capture else monster.ev
    # If a capture is possible too, a bonus leaves the choice; the total alone does not.
    sure = monster.ev if least < monster.ev else eliminated
    if (view.attack_total or 0) >= sure:
        return words.say("note-eliminated", monster=monster.name, ev=sure)
    if least >= monster.ev:
        return ""
    if eliminated <= least:
        most = monster.ev - 1
        return words.say(
            "note-easier", monster=monster.name, ev=eliminated, least=least, most=most, more=most - least
        )
    return words.say(
        "note-capture",
        monster=monster.name,
        least=least,
        most=monster.ev - 1,
        more=monster.ev - 1 - least,
        ev=monster.ev,
        either=eliminated if eliminated < monster.ev else 0,
        reached="yes" if "capture" in view.reached else "no",
    )


def prize_words(words: Catalogue, view: View, name: str, mark: str) -> str:
    """Say what a path gains by reaching a mark of its fight (R7.2, R8.5, R9.1)."""
    if mark == "objective":
        return gain_words(words, view.mission(name).a.reward)
    success = view.battle(name).success(mark)
    gain = gain_words(words, Gain(glory=success.glory.total, gold=success.gold))
    return words.say(PRIZES[mark], gain=gain) if mark in PRIZES else gain


def lowered_words(words: Catalogue, view: View, name: str, mark: str) -> str:
    """Say why a mark is lower than on the monster's card (R8.4); mostly empty."""
    if mark not in ("capture", "elimination"):
        return ""
    success = view.battle(name).success(mark)
    if not success.bonus.parts:
        return ""
    by = [_source_words(words, part) for part in success.bonus.parts]
    less = success.bonus.total
    return words.say("mark-lowered", printed=success.printed, less=less, by=words.join(by, "list-and"))


def _source_words(words: Catalogue, part: Part) -> str:
    if part.source == "loot":
        return words.say("mark-lowered-loot")
    return path_inside(words, part.name) if part.source == "path" else words.title(part.name)


def bracing_words(words: Catalogue, found: Bracing) -> str:
    """Say how likely a path is to survive the attack, and then to beat the monster."""
    return words.say(
        "chances-bracing",
        surviving=round(100 * found.surviving),
        beating=round(100 * found.beating),
    )
