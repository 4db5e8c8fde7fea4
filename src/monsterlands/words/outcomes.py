"""Values for the messages of choices in the adventure: what each leads to."""

from __future__ import annotations

from collections.abc import Callable

from ..game import Choice, Preview
from ..view import View
from .catalogue import Catalogue, Value
from .effects import effect_words
from .paths import load_words
from .questions import aside_words, contract_terms

Values = dict[str, Value]


def outcome_values(words: Catalogue, choice: Choice, view: View, preview: Preview | None) -> Values:
    """Return the values that say what a choice of the adventure leads to."""
    add = VALUES.get(choice.kind)
    return add(words, view, preview) if add else {}


# --- fights -------------------------------------------------------------------------------------


def _stop(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return the result of stopping; “open” if it is not known."""
    about = dict(view.node.about)
    if view.node.question != "fight":
        return {"outcome": "open", "foe": "", "total": 0, "penalty": 0}
    path, total = str(about["path"]), view.attack_total or 0
    values: Values = {"foe": view.foe, "total": total, "penalty": 0}
    if about["against"] == "mission":
        mission = view.mission(path)
        values |= {"foe": mission.id, "penalty": mission.a.penalty}
        return values | {"outcome": "fulfilled" if view.reached else "failed"}
    if about["against"] == "land":
        values["foe"] = view.place(path).land
        missed = {"": "given-up", "madhala": "land-lost"}.get(view.follower, "unconquered")
        return values | {"outcome": "conquered" if view.reached else missed}
    judged = [event for event in preview.events if event.kind == "damaged"] if preview else []
    outcome = str(judged[0]["outcome"]) if judged else "open"
    if outcome in ("none", "no-traps"):
        outcome = {"": "lost", "madhala": "driven-away"}.get(view.follower, "unbeaten")
    return values | {"outcome": outcome}


def _happens(preview: Preview | None, path: str) -> set[str]:
    """Return the kinds of events that a choice causes on a path at once."""
    events = preview.events if preview else ()
    return {event.kind for event in events if dict(event.values).get("path") == path}


def _roll_all(words: Catalogue, view: View, preview: Preview | None) -> Values:
    path = dict(view.node.about).get("path", "")
    return {"dice": words.letters(view.path(str(path)).dice) if path else ""}


def _venom(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return what a venom adds."""
    used = [event["bonus"] for event in preview.events if event.kind == "venom-used"] if preview else []
    return {"venom": used[0] if used else view.box.constants.venom}


def _reward(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return the rewards of a capture and of an elimination."""
    if view.node.question != "judge":
        return {"monster": "none", "capture": 0, "gold": 0, "eliminate": 0, "trophy": 0}
    battle = view.battle(str(dict(view.node.about)["path"]))
    capture = battle.success("capture")
    return {
        "monster": battle.monster,
        "capture": capture.glory.total,
        "gold": capture.gold,
        "eliminate": battle.success("elimination").glory.total,
        "trophy": view.box.monster(battle.monster).trophy,
    }


# --- the monster's attack -----------------------------------------------------------------------


def _defend(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return what is left to cancel hits, and what happens at once if nothing is left."""
    if view.node.question != "defend":
        return {"tokens": 0, "rest": ""}
    path = view.path(str(dict(view.node.about)["path"]))
    happens = _happens(preview, path.name)
    harm = "dies" if "died" in happens else "wounded" if "wounded" in happens else "none"
    return {
        "tokens": path.defense,
        "rest": words.say("choice-harm", harm=harm, member=path.mercenary or ""),
    }


def _take_hits(words: Catalogue, view: View, preview: Preview | None) -> Values:
    about = dict(view.node.about)
    if view.node.question != "defend":
        return {"hits": 0, "harm": "open", "member": ""}
    member = view.path(str(about["path"])).mercenary or ""
    return {"hits": about["hits"], "harm": "dies" if view.deadly else "wounded", "member": member}


def _attack_dice(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return how many attack dice are about to be rolled."""
    dice = view.attack_dice or 0
    return {"dice": dice, "fewer": max(0, dice - 1)}


def _aside(step: int) -> Callable[[Catalogue, View, Preview | None], Values]:
    def values(words: Catalogue, view: View, preview: Preview | None) -> Values:
        if view.node.question not in ("divert", "aim"):
            return {"path": "none", "who": "", "load": ""}
        here = str(dict(view.node.about)["path"])
        [beside] = [name for name in view.adjacent(here) if (name > here) == (step > 0)]
        who = aside_words(words, view, beside)
        return {"path": beside, "who": who, "load": load_words(words, view, beside)}

    return values


def _reveal(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return what a token does if it is revealed: the effect of a trap, the targets of a trick."""
    about = dict(view.node.about)
    if view.node.question != "reveal":
        return {"aims": "none", "effect": words.say("none"), "kind": "trick"}
    path = view.path(str(about["path"]))
    token = view.box.trap(path.traps[int(about["slot"])] or "")
    targets = view.adjacent(path.name) if token.kind == "trick" else ()
    aims = targets[0] if len(targets) == 1 else "both" if targets else "none"
    return {"aims": aims, "effect": effect_words(words, token.effect), "kind": token.kind}


def _answer(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return what a contract asks and gives, or what is left to cancel a trick, depending on the question."""
    about = dict(view.node.about)
    values: Values = {"pay": "", "reward": "", "tokens": 0}
    if view.node.question == "contract":
        return values | contract_terms(words, view, str(about["path"]))
    if view.node.question == "parry":
        return values | {"tokens": view.path(str(about["target"])).defense}
    return values


def _end_turn(words: Catalogue, view: View, preview: Preview | None) -> Values:
    """Return who moves next: in solo play it is Madhala, while there are dice left (R13.2)."""
    if view.scenario is None:
        return {"next": "rival"}
    return {"next": "madhala" if view.clan(view.seat or 0).pool else "nobody"}


VALUES: dict[str, Callable[[Catalogue, View, Preview | None], Values]] = {
    "stop": _stop,
    "roll-all": _roll_all,
    "use-venom": _venom,
    "capture": _reward,
    "eliminate": _reward,
    "defend-talent": _defend,
    "defend-token": _defend,
    "defend-potion": _defend,
    "take-hits": _take_hits,
    "remove-magic": _attack_dice,
    "done": _attack_dice,
    "left": _aside(-1),
    "right": _aside(1),
    "yes": _answer,
    "no": _answer,
    "reveal": _reveal,
    "keep": _reveal,
    "end-turn": _end_turn,
}
"""By the kind of the choice."""
