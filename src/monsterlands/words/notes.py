"""What is worth knowing before an answer: what happens before a path's turn, and what a roll may come to."""

from __future__ import annotations

from ..box import Gain
from ..odds import Bracing
from ..view import View
from .catalogue import Catalogue
from .effects import gain_words
from .lookup import land_named, monster_named
from .paths import is_madhala, mission_of
from .questions import bonuses, effects_of, helpers_of, traps_for_capture, values_with_bonuses


def ahead_words(words: Catalogue, view: View, name: str) -> str:
    """Say what happens before a path's turn in the adventure that matters for it (R7.5, R9.1, R13.5)."""
    place = name[0]
    if view.phase != "deployment":
        return ""
    before = [path for path in view.paths.values() if path.name[0] == place and path.name < name]
    hers = [path.name for path in before if is_madhala(path)]
    fighters = [path.name for path in before if path.mercenary is not None and not is_madhala(path)]
    if place in "mc":
        return words.say("ahead-mission", path=hers[0]) if hers and place == "m" else ""
    monster = view.entrance if place == "e" else view.lands["ab".index(place)].monster
    land = "" if place == "e" else view.lands["ab".index(place)].land
    if monster and not hers:
        if not fighters:
            return ""
        paths = words.join(fighters, "list-and")
        loot = view.seat is not None and view.clan(view.seat).loot
        own = any(view.paths[path].seat == view.seat for path in fighters)
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
    left = max(0, len(hers) - (1 if monster else 0))
    if not land or left:
        return words.say("ahead-nothing", path=hers[-1] if land and hers else "none")
    if hers and fighters and fighters[0] < hers[0]:
        first = words.join([path for path in fighters if path < hers[0]], "list-and")
        return words.say("ahead-fight-or-away", paths=first, path=hers[0], monster=monster, land=land)
    if hers:
        return words.say("ahead-driven-away", path=hers[0], monster=monster, land=land)
    return words.say("ahead-no-monster", land=land)


def fight_words(words: Catalogue, view: View) -> str:
    """Say what is worth knowing for the question of a fight; else empty."""
    node = view.node
    if node.question == "defend":
        return words.say("note-defend")
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
    """Say where a capture ends and an elimination begins, if both can still be (R8.5)."""
    if all(choice.kind == "stop" for choice in view.choices):
        return ""
    monster = monster_named(view.box, view.foe)
    path = view.path(name)
    total = view.attack_total or 0
    least, eliminated = values_with_bonuses(view, name)
    needed, there = traps_for_capture(view, path)
    if there < needed:
        least = monster.ev
    # Where a capture is possible too, a bonus leaves the choice; the total alone does not.
    sure = monster.ev if least < monster.ev else eliminated
    if total >= sure:
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
        reached="yes" if total >= least else "no",
    )


def prize_words(words: Catalogue, view: View, name: str, mark: str) -> str:
    """Say what it brings to a path to reach a mark of its fight (R7.2, R8.5, R9.1)."""
    path = view.path(name)
    if mark == "objective":
        return gain_words(words, mission_of(view, name).a.reward)
    if mark == "conquest":
        land = land_named(view.box, view.lands["ab".index(name[0])].land)
        return words.say("prize-conquest", gain=gain_words(words, Gain(glory=land.glory)))
    monster = monster_named(view.box, view.foe)
    effects = list(effects_of(view, path))
    if mark == "capture":
        glory = monster.capture_glory + sum(effect.capture_glory for effect in effects)
        return gain_words(words, Gain(glory=glory, gold=monster.capture_gold))
    glory = monster.eliminate_glory + sum(effect.eliminate_glory for effect in effects)
    return words.say("prize-elimination", gain=gain_words(words, Gain(glory=glory)))


def lowered_words(words: Catalogue, view: View, name: str, mark: str) -> str:
    """Say why a mark stands lower than on the monster's card (R8.4); mostly empty."""
    if mark not in ("capture", "elimination"):
        return ""
    monster, path = monster_named(view.box, view.foe), view.path(name)
    helps = "capture_bonus" if mark == "capture" else "eliminate_bonus"
    printed, less = (monster.cv if mark == "capture" else monster.ev), bonuses(view, path)[mark != "capture"]
    found = {helper: int(getattr(effect, helps)) for helper, effect in helpers_of(view, path)}
    by = [words.title(helper) for helper, amount in found.items() if amount]
    if sum(found.values()) < less:
        by.append(words.say("mark-lowered-loot"))
    return words.say("mark-lowered", printed=printed, less=less, by=words.join(by, "list-and")) if by else ""


def bracing_words(words: Catalogue, found: Bracing) -> str:
    """Say how likely a path survives the attack, and beats the monster then."""
    return words.say(
        "chances-bracing",
        surviving=round(100 * found.surviving),
        beating=round(100 * found.beating),
    )
