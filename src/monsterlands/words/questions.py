"""Questions in words: what the game waits for, and what matters for the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..view import Purchase, View
from .catalogue import Catalogue, Value
from .clans import clan_words
from .effects import effect_words, gain_words
from .paths import dice_apart, is_path, load_words, path_inside

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
    purchase = view.purchase
    assert purchase is not None
    return {
        "chosen": "yes" if basket else "no",
        "basket": words.join(basket, "list-and"),
        "cost": purchase.cost,
        "cheaper": "yes" if purchase.due < purchase.cost else "no",
        "off": _off(words, view, purchase),
    }


def _price(words: Catalogue, view: View, about: Values) -> Values:
    return {"off": _off(words, view, view.purchase) if view.purchase else ""}


def _off(words: Catalogue, view: View, purchase: Purchase) -> str:
    """Say what reduces the price by how much: the die, a higher one before it, cards (R5.7)."""
    off = purchase.persuasion
    parts: list[str] = []
    if off:
        # Several traps are one purchase, so the discount counts once (R5.8).
        whole = "yes" if view.node.question == "lodge" else "no"
        parts.append(words.say("price-off", off=off, own=purchase.own, other=purchase.beside, sum=whole))
    if purchase.discount:
        parts.append(words.say("price-discount", discount=purchase.discount, before=off))
    parts += [words.say("price-could", who=part.name, discount=part.amount) for part in purchase.usable]
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
    """Count the dice that a mission still needs; 0 for other paths."""
    if path[0] not in "mc":
        return 0
    dice = view.dice_of(path)
    return len(dice.exact) + dice.free - len(view.path(path).dice)


def _take_loot(words: Catalogue, view: View, about: Values) -> Values:
    return {"phase": view.phase}


# --- the adventure ------------------------------------------------------------------------------


def _member(words: Catalogue, view: View, about: Values) -> Values:
    """Return who is on the path, and with what."""
    path = view.path(str(about["path"]))
    member = path.mercenary or ""
    wounded = member in view.clan(view.seat or 0).wounded
    return {
        "member": member,
        "wounded": "yes" if wounded else "no",
        "dice": words.letters(path.dice) or words.say("none"),
        "monster": view.foe,
    }


def _fight(words: Catalogue, view: View, about: Values) -> Values:
    path = str(about["path"])
    values = _member(words, view, about)
    if about["against"] == "mission":
        mission = view.mission(path)
        reward = gain_words(words, mission.a.reward)
        return values | {"foe": mission.id, "needed": mission.a.objective, "reward": reward}
    if about["against"] == "land":
        land = view.box.land(view.place(path).land)
        reward = words.say("gain-glory", amount=land.glory)
        return values | {"foe": land.name, "needed": land.conquest, "reward": reward}
    battle = view.battle(path)
    return values | {
        "foe": battle.monster,
        "cv": battle.success("capture").value,
        "ev": battle.success("elimination").value,
        "capture": "yes" if battle.can_capture else "no",
        "needed": battle.traps_needed,
    }


def _fight_notes(words: Catalogue, view: View, values: Values) -> Iterator[str]:
    """Say what the path has reached, what it has left, and what else counts."""
    path = view.path(str(values["path"]))
    total = view.attack_total or 0
    carried = values["carried"]
    yield words.say(
        "fight-total",
        total=total,
        rolled=words.letters(dice_apart(path.rolled)) or "none",
        dice=words.letters(path.dice) or "none",
        carried="all" if total and carried == total else carried,
    )
    if values["against"] == "monster":
        battle = view.battle(path.name)
        captures, eliminates = battle.success("capture").bonus, battle.success("elimination").bonus
        if captures.total and battle.can_capture:
            yield words.say("fight-capture-bonus", amount=captures.total)
        if eliminates.total:
            yield words.say("fight-elimination-bonus", amount=eliminates.total)


def _contract(words: Catalogue, view: View, about: Values) -> Values:
    path = str(about["path"])
    return {**contract_terms(words, view, path), "member": view.path(path).mercenary or ""}


def contract_terms(words: Catalogue, view: View, path: str) -> Values:
    """Return what a contract asks, and what a path of it gives."""
    contract = view.mission(path).b
    return {
        "pay": gain_words(words, contract.pay),
        "reward": gain_words(words, contract.left if path == "c1" else contract.right),
    }


def _judge(words: Catalogue, view: View, about: Values) -> Values:
    return {"monster": view.foe}


def _divert(words: Catalogue, view: View, about: Values) -> Values:
    path = view.path(str(about["path"]))
    amount = view.battle(path.name).diverted
    return {"member": path.mercenary or "", "monster": view.foe, "amount": amount}


# --- the clash ----------------------------------------------------------------------------------


def _token(words: Catalogue, view: View, about: Values) -> Values:
    """Return the name of a token, and what it does."""
    name = view.path(str(about["path"])).traps[int(about["slot"])] or ""
    return {"trap": name, "effect": effect_words(words, view.box.trap(name).effect)}


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
    clan = words.say("clan-madhala") if thief.madhala else clan_words(words, view, thief.seat, True)
    return _token(words, view, about) | {"clan": clan, **_aimed_at(words, view, target, "dice")}


def _steal(words: Catalogue, view: View, about: Values) -> Values:
    return _aimed_at(words, view, str(about["target"]), "there")


def _aimed_at(words: Catalogue, view: View, target: str, dice: str) -> Values:
    """Return the target of a trick, and the dice there."""
    path = view.path(target)
    return {"member": path.mercenary or "", dice: words.letters(path.dice) or words.say("none")}


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
    if path.madhala:
        return words.say("aside-madhala")
    clan = clan_words(words, view, path.seat, inside=True)
    return words.say("aside-member", member=path.mercenary or "", clan=clan)


# --- clean-up -----------------------------------------------------------------------------------


def _wages(words: Catalogue, view: View, about: Values) -> Values:
    clan = view.clan(view.seat or 0)
    payday = view.payday(clan.seat)
    enough = "yes" if clan.gold >= clan.wages else "no" if payday.short else "loot"
    return {
        "wages": clan.wages,
        "gold": clan.gold,
        "loot": payday.sure_gold,
        # A member who is promoted afterwards costs nothing.
        "enough": enough if clan.leader else "unsure",
    }


def _equipment(words: Catalogue, view: View, about: Values) -> Values:
    card = view.box.equipment_card(str(about["equipment"]))
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
"""Functions that return further values for the message of a question, by its name."""
