"""Questions in words: what the game waits for, and what matters for the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..box import Effect
from ..view import PathView, View
from .catalogue import Catalogue, Value
from .clans import clan_words
from .effects import effect_words, gain_words
from .lookup import (
    equipment_named,
    land_named,
    mercenary_named,
    monster_named,
    persuasion_at,
    trap_named,
)
from .paths import dice_apart, is_madhala, is_path, load_words, mission_of, path_inside

Values = dict[str, Value]


def question_words(words: Catalogue, view: View) -> str:
    """Say what the game waits for."""
    node = view.node
    if node.kind != "decision" or node.seat != view.seat or view.seat is None:
        return words.say("question-waiting", who=clan_words(words, view, node.seat))
    values: Values = dict(node.about)
    add = VALUES.get(node.question)
    if add is not None:
        values |= add(words, view, values)
    asked = words.say(f"question-{node.question}", **values).strip()
    if node.question == "fight":
        return " ".join((asked, *_fight_notes(words, view, values)))
    return asked


# --- deployment ---------------------------------------------------------------------------------


def _turn(words: Catalogue, view: View, about: Values) -> Values:
    return {"free": len(view.choices) - 1, "solo": "no" if view.scenario is None else "yes"}


def _load(words: Catalogue, view: View, about: Values) -> Values:
    return {"load": load_words(words, view, str(about["path"]))}


def _lodge(words: Catalogue, view: View, about: Values) -> Values:
    basket = [trap for trap in str(about["basket"]).split(", ") if trap]
    cost = sum(trap_named(view.box, trap).cost for trap in basket)
    return {
        "chosen": "yes" if basket else "no",
        "basket": words.join(basket, "list-and"),
        "cost": cost,
        "cheaper": "yes" if int(about["price"]) < cost else "no",
        "off": _off(words, view, about),
    }


def _price(words: Catalogue, view: View, about: Values) -> Values:
    return {"off": _off(words, view, about)}


def _off(words: Catalogue, view: View, about: Values) -> str:
    """Say what takes how much off the price: the own die, a higher one before it, cards (R5.7)."""
    persuasion, discount = int(about["persuasion"]), int(about.get("discount", 0))
    own = persuasion_at(view, view.node.question)
    parts: list[str] = []
    if persuasion:
        # Several traps are one purchase: it is taken off once (R5.8).
        whole = "yes" if view.node.question == "lodge" else "no"
        parts.append(words.say("price-off", off=persuasion, own=own, other=persuasion - own, sum=whole))
    if discount:
        parts.append(words.say("price-discount", discount=discount, before=persuasion))
    for choice in view.choices:
        subjects = dict(choice.subjects)
        if choice.kind == "discount-card":
            card = equipment_named(view.box, subjects["equipment"])
            parts.append(words.say("price-could", who=card.name, discount=card.effect.discount))
        elif choice.kind == "discount-talent":
            member = mercenary_named(view.box, subjects["member"])
            parts.append(words.say("price-could", who=member.name, discount=member.effect.discount))
    return " ".join(parts)


def _overflow(words: Catalogue, view: View, about: Values) -> Values:
    clan = view.clan(view.seat or 0)
    return {"traps": clan.trap_count, "limit": clan.trap_limit}


def _move(words: Catalogue, view: View, about: Values) -> Values:
    return {"type": words.say(f"kind-{about['type']}")}


def _dice(words: Catalogue, view: View, about: Values) -> Values:
    target = str(about["target"])
    if not is_path(target):
        return {"target": target, "left": 0}
    return {"target": path_inside(words, target), "left": _dice_left(view, target)}


def _dice_left(view: View, path: str) -> int:
    """Count the dice that a mission still takes; 0 elsewhere, where they are placed in other ways."""
    if path[0] not in "mc":
        return 0
    mission = mission_of(view, path)
    dice = mission.a.dice if path[0] == "m" else mission.b.dice
    return len(dice.exact) + dice.free - len(view.path(path).dice)


def _take_loot(words: Catalogue, view: View, about: Values) -> Values:
    return {"phase": view.phase}


# --- the adventure ------------------------------------------------------------------------------


def _member(words: Catalogue, view: View, about: Values) -> Values:
    """Name who stands on the path, and what lies there."""
    path = view.path(str(about["path"]))
    member = path.mercenary or ""
    wounded = member in view.clan(view.seat or 0).wounded
    return {
        "member": member,
        "wounded": "yes" if wounded else "no",
        "dice": path.dice or words.say("none"),
        "monster": view.foe,
    }


def _fight(words: Catalogue, view: View, about: Values) -> Values:
    path = str(about["path"])
    values = _member(words, view, about)
    if about["against"] == "mission":
        mission = mission_of(view, path)
        reward = gain_words(words, mission.a.reward)
        return values | {"foe": mission.id, "needed": mission.a.objective, "reward": reward}
    if about["against"] == "land":
        land = land_named(view.box, view.lands["ab".index(path[0])].land)
        reward = words.say("gain-glory", amount=land.glory)
        return values | {"foe": land.name, "needed": land.conquest, "reward": reward}
    monster = monster_named(view.box, view.foe)
    needed, there = traps_for_capture(view, view.path(path))
    capture = "yes" if there >= needed else "no"
    return values | {
        "foe": monster.name,
        **dict(zip(("cv", "ev"), values_with_bonuses(view, path), strict=True)),
        "capture": capture,
        "needed": needed,
    }


def _fight_notes(words: Catalogue, view: View, values: Values) -> Iterator[str]:
    """Say what the path has reached, what it has left, and what counts besides."""
    path = view.path(str(values["path"]))
    total = view.attack_total or 0
    carried = values["carried"]
    yield words.say(
        "fight-total",
        total=total,
        rolled=dice_apart(path.rolled) or "none",
        dice=path.dice or "none",
        carried="all" if total and carried == total else carried,
    )
    if values["against"] == "monster":
        captures, eliminates = bonuses(view, path)
        if captures and values["capture"] == "yes":
            yield words.say("fight-capture-bonus", amount=captures)
        if eliminates:
            yield words.say("fight-elimination-bonus", amount=eliminates)


def values_with_bonuses(view: View, name: str) -> tuple[int, int]:
    """Return the totals that capture and eliminate the foe of a path, with its bonuses counted in (R8.4)."""
    monster = monster_named(view.box, view.foe)
    captures, eliminates = bonuses(view, view.path(name))
    return monster.cv - captures, monster.ev - eliminates


def bonuses(view: View, path: PathView) -> tuple[int, int]:
    """Return what counts besides the total, towards a capture and towards an elimination."""
    if view.bonuses is not None:
        return view.bonuses
    effects = list(effects_of(view, path))
    return sum(effect.capture_bonus for effect in effects), sum(effect.eliminate_bonus for effect in effects)


def traps_for_capture(view: View, path: PathView) -> tuple[int, int]:
    """Return how many traps a capture needs on a path, and how many count there (R8.5)."""
    kinds = {token.id: token.kind for token in view.box.traps}
    there = sum(
        not (revealed and kinds.get(trap or "") == "trick")
        for trap, revealed in zip(path.traps, path.revealed, strict=True)
    )
    if any(effect.needs_no_trap for effect in effects_of(view, path)):
        return 0, there
    return 1 + monster_named(view.box, view.foe).power.extra_traps, there


def effects_of(view: View, path: PathView) -> Iterator[Effect]:
    """List what works for the mercenary of a path in a battle: its talent, and what it carries."""
    return (effect for _, effect in helpers_of(view, path))


def helpers_of(view: View, path: PathView) -> Iterator[tuple[str, Effect]]:
    """List who and what helps on a path in a battle: the mercenary, and what it carries."""
    if path.mercenary is None or path.seat is None:
        return
    yield path.mercenary, mercenary_named(view.box, path.mercenary).effect
    forbidden = monster_named(view.box, view.foe).power.forbids
    for name in view.clan(path.seat).equipment.get(path.mercenary, ()):
        card = equipment_named(view.box, name)
        if card.type != "weapon" or "weapons" not in forbidden:
            yield name, card.effect


def _contract(words: Catalogue, view: View, about: Values) -> Values:
    path = str(about["path"])
    return {**contract_terms(words, view, path), "member": view.path(path).mercenary or ""}


def contract_terms(words: Catalogue, view: View, path: str) -> Values:
    """Return what a contract asks, and what a path of it gives."""
    contract = mission_of(view, path).b
    return {
        "pay": gain_words(words, contract.pay),
        "reward": gain_words(words, contract.left if path == "c1" else contract.right),
    }


def _judge(words: Catalogue, view: View, about: Values) -> Values:
    return {"monster": view.foe}


def _divert(words: Catalogue, view: View, about: Values) -> Values:
    path = view.path(str(about["path"]))
    amount = sum(effect.divert for effect in effects_of(view, path))
    return {"member": path.mercenary or "", "monster": view.foe, "amount": amount}


# --- the clash ----------------------------------------------------------------------------------


def _token(words: Catalogue, view: View, about: Values) -> Values:
    """Name a token, and what it does."""
    name = view.path(str(about["path"])).traps[int(about["slot"])] or ""
    return {"trap": name, "effect": effect_words(words, trap_named(view.box, name).effect)}


def _reveal(words: Catalogue, view: View, about: Values) -> Values:
    path = view.path(str(about["path"]))
    aimless = all(choice.kind != "reveal" for choice in view.choices)
    return _token(words, view, about) | {
        "member": path.mercenary or "",
        "monster": view.foe,
        "number": int(about["slot"]) + 1,
        "tokens": len(path.traps),
        "aimless": "yes" if aimless else "no",
    }


def _parry(words: Catalogue, view: View, about: Values) -> Values:
    target = str(about["target"])
    thief = view.path(str(about["path"]))
    clan = words.say("clan-madhala") if is_madhala(thief) else clan_words(words, view, thief.seat, True)
    return _token(words, view, about) | {"clan": clan, **_aimed_at(words, view, target, "dice")}


def _steal(words: Catalogue, view: View, about: Values) -> Values:
    return _aimed_at(words, view, str(about["target"]), "there")


def _aimed_at(words: Catalogue, view: View, target: str, dice: str) -> Values:
    """Name who a trick is aimed at, and which dice lie there."""
    path = view.path(target)
    return {"member": path.mercenary or "", dice: path.dice or words.say("none")}


def _deflect(words: Catalogue, view: View, about: Values) -> Values:
    path = view.path(str(about["path"]))
    target = path.targets[int(about["slot"])]
    return _token(words, view, about) | {
        "member": path.mercenary or "",
        "monster": view.foe,
        "target": target,
        "who": aside_words(words, view, target),
    }


def aside_words(words: Catalogue, view: View, name: str) -> str:
    """Say who is on a neighbouring path."""
    path = view.path(name)
    if is_madhala(path):
        return words.say("aside-madhala")
    clan = clan_words(words, view, path.seat, inside=True)
    return words.say("aside-member", member=path.mercenary or "", clan=clan)


# --- clean-up -----------------------------------------------------------------------------------


def _wages(words: Catalogue, view: View, about: Values) -> Values:
    clan = view.clan(view.seat or 0)
    enough = "yes" if clan.gold >= clan.wages else "no"
    # Whoever is promoted afterwards costs nothing.
    return {"wages": clan.wages, "gold": clan.gold, "enough": enough if clan.leader else "unsure"}


def _equipment(words: Catalogue, view: View, about: Values) -> Values:
    card = equipment_named(view.box, str(about["equipment"]))
    return {"type": words.say(f"kind-{card.type}"), "effect": effect_words(words, card.effect)}


VALUES: dict[str, Callable[[Catalogue, View, Values], Values]] = {
    "turn": _turn,
    "load": _load,
    "lodge": _lodge,
    "tavern": _price,
    "armory": _price,
    "bazaar": _price,
    "overflow": _overflow,
    "take-loot": _take_loot,
    "move-equipment": _move,
    "deploy-dice": _dice,
    "fight": _fight,
    "defend": _member,
    "remove-magic": _member,
    "divert": _divert,
    "judge": _judge,
    "contract": _contract,
    "reveal": _reveal,
    "aim": _token,
    "parry": _parry,
    "steal": _steal,
    "deflect": _deflect,
    "homecoming": _wages,
    "inherit": _equipment,
}
"""What else has to be known to ask a question, by its name."""
