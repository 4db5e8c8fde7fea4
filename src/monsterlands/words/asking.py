"""Questions and choices in words, what a choice changes, and why one is not offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..box import Building, Space
from ..game import Change, Choice, Preview, WhyNot
from ..view import View
from .cards import NOVICE
from .catalogue import Catalogue, Value
from .clans import clan_words, member_words
from .effects import dice_words, effect_words, gain_words
from .paths import is_path, load_words, path_summary, path_title

Followed = tuple[Choice, Preview]

LISTS = ("mercenaries", "trophies", "loot", "wounded", "unassigned")
"""Changes that are told by who or what comes and goes."""
AT_LENGTH = ("mercenaries", "unassigned", "excess glory")
"""Changes that follow from others: told only where there is room."""
SPENDS_DICE = ("deploy", "die", "path")
"""Choices that name the dice they take: that the pool shrinks goes without saying."""


OFFERING = ("lodge", "tavern", "armory", "bazaar")
"""Buildings that sell something."""


# --- questions ----------------------------------------------------------------------------------


def question_words(words: Catalogue, view: View) -> str:
    """Say what the game waits for."""
    node = view.node
    if node.kind != "decision" or node.seat != view.seat or view.seat is None:
        return words.say("question-waiting", who=clan_words(words, view, node.seat))
    values: dict[str, Value] = dict(node.about)
    clan = view.clan(view.seat)
    if node.question == "turn":
        values["free"] = len(view.choices) - 1
    elif node.question == "load":
        values["load"] = load_words(words, view.path(str(values["path"])))
    elif node.question == "lodge":
        values["chosen"] = "yes" if values["basket"] else "no"
    elif node.question == "tavern":
        values["off"] = int(values["persuasion"]) + int(values["discount"])
    elif node.question == "overflow":
        values |= {"traps": clan.trap_count, "limit": clan.trap_limit}
    elif node.question == "move-equipment":
        values["type"] = words.say(f"equipment-{values['type']}")
    elif node.question == "deploy-dice":
        values["target"] = _target(words, str(values["target"]))
    return words.say(f"question-{node.question}", **values).strip()


def _target(words: Catalogue, name: str) -> str:
    return path_title(words, name).lower() if is_path(name) else name


# --- choices ------------------------------------------------------------------------------------


def choice_words(
    words: Catalogue,
    choice: Choice,
    view: View,
    preview: Preview | None = None,
    followed: Sequence[Followed] = (),
) -> str:
    """Say what a choice is, with the prices of what follows if that is known."""
    values: dict[str, Value] = {
        kind.replace("-", "_"): name for kind, name in choice.subjects if kind != "equipment-type"
    }
    values["question"] = view.node.question
    add = VALUES.get(choice.kind)
    if add is not None:
        values |= add(words, choice, view)
    if choice.kind == "deploy":
        values["offer"] = prices_words(words, followed) or _offer(words, str(values["building"]), preview)
    if values.get("member") == NOVICE:
        values["member"] = member_words(words, NOVICE)
    return words.say(f"choice-{choice.kind}", **values)


def prices_words(words: Catalogue, followed: Sequence[Followed]) -> str:
    """Say what the things that a choice leads to cost; empty if they have no price."""
    items: list[str] = []
    for choice, preview in followed:
        paid = [int(change.before) - int(change.after) for change in preview.changes if change.what == "gold"]
        if choice.kind in ("hire", "trap", "equipment", "beer", "amount") and (
            paid or choice.kind != "amount"
        ):
            what = _priced(words, choice)
            items.append(words.say("price-item", what=what, gold=paid[0] if paid else 0))
    return words.say("prices", items=words.join(items)) if items else ""


def _offer(words: Catalogue, building: str, preview: Preview | None) -> str:
    """Say what a building is for, where no prices are known."""
    if building not in OFFERING:
        return ""
    if building == "tavern" and preview is not None and preview.final:
        # What happens at once is not a hire, so it is the beer (R5.10).
        if not any(change.what in ("mercenaries", "novices") for change in preview.changes):
            return words.say("offer-beer")
    return words.say(f"offer-{building}")


def _priced(words: Catalogue, choice: Choice) -> str:
    if choice.kind == "beer":
        return words.say("price-beer")
    if choice.kind == "amount":
        return words.say("price-tokens", amount=_amount(choice))
    return choice.subjects[0][1]


def _deploy(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    subjects = dict(choice.subjects)
    building = view.box.buildings[subjects["building"]]
    number = int(subjects.get("space", "x 1").split()[-1])
    space = _space(building, number)
    return {
        "name": words.say(f"building-{building.name}"),
        "space": number,
        "dice": subjects["die"] * space.dice,
        "gold": space.gold,
        "tokens": space.tokens,
    }


def _space(building: Building, number: int) -> Space:
    return building.spaces[number - 1] if building.spaces else Space()


def _path(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"what": path_summary(words, view, choice.subjects[0][1])}


def _land(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    land = next(card for card in view.box.lands if card.name == choice.subjects[0][1])
    return {"dice": dice_words(words, land.dice), "gain": gain_words(words, land.gain)}


def _member(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    """Say what somebody brings along."""
    name = dict(choice.subjects)["member"]
    if name == NOVICE:
        return {"what": _brings(words, view.box.novice.dice, effect_words(words, view.box.novice.effect))}
    card = next(card for card in view.box.mercenaries if card.name == name)
    effect = effect_words(words, card.effect)
    if choice.kind != "member":
        return {"what": _brings(words, card.dice, effect), "effect": effect}
    parts = [effect if card.outside else words.say("choice-no-talent")]
    carried = view.clan(view.seat or 0).equipment.get(name, ())
    if carried:
        parts.append(words.say("table-carries", equipment=words.join(carried)))
    if name in view.clan(view.seat or 0).wounded:
        parts.append(words.say("table-wounded"))
    return {"what": words.join(parts, "list-semicolon")}


def _brings(words: Catalogue, dice: str, effect: str) -> str:
    return words.say("choice-brings", dice=dice, effect=effect)


def _card(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    """Say what the card or token that a choice is about does."""
    box, subjects = view.box, dict(choice.subjects)
    if "equipment" in subjects:
        card = next(card for card in box.equipment if card.name == subjects["equipment"])
        return {"effect": effect_words(words, card.effect), "type": words.say(f"equipment-{card.type}")}
    if "trap" in subjects:
        trap = next(token for token in box.traps if token.id == subjects["trap"])
        return {"effect": effect_words(words, trap.effect)}
    loot = next(token for token in box.loot if token.id == subjects["loot"])
    return {"effect": effect_words(words, loot.effect)}


def _amounts(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    amount = _amount(choice)
    tokens = int(dict(view.node.about).get("tokens", amount))
    mix = [
        words.say(message, amount=number)
        for message, number in (("gain-potions", amount), ("gain-venoms", tokens - amount))
        if number
    ]
    return {"amount": amount, "mix": words.join(mix, "list-and")}


def _amount(choice: Choice) -> int:
    return int(choice.spelling.split()[-1])


def _last_word(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"what": choice.spelling.split()[-1]}


def _colour(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"colour": words.say(f"colour-{choice.spelling.split()[-1]}")}


def _affinity(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"affinity": words.say(f"affinity-{choice.subjects[0][1]}")}


def _seat(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"number": int(choice.subjects[0][1]) + 1}


VALUES: dict[str, Callable[[Catalogue, Choice, View], dict[str, Value]]] = {
    "deploy": _deploy,
    "path": _path,
    "land": _land,
    "novice": _colour,
    "talent": _member,
    "hire": _member,
    "member": _member,
    "discount-talent": _member,
    "loot": _card,
    "take": _card,
    "trap": _card,
    "equipment": _card,
    "move": _card,
    "discount-card": _card,
    "load-trap": _card,
    "discard-trap": _card,
    "amount": _amounts,
    "colour": _colour,
    "roll": _colour,
    "affinity": _affinity,
    "seat": _seat,
    "grant": _last_word,
}
"""What else has to be known to say a choice, by its kind."""


# --- what a choice changes ----------------------------------------------------------------------


def changes_words(words: Catalogue, choice: Choice, preview: Preview, at_length: bool = False) -> str:
    """Say what a choice costs and brings; empty if nothing changes yet."""
    clear = (*AT_LENGTH, "pool") if choice.kind in SPENDS_DICE else AT_LENGTH
    told = [_change(words, change) for change in preview.changes if at_length or change.what not in clear]
    return words.join(told) if told else ""


BROUGHT = {
    "hired": "member",
    "trap-bought": "trap",
    "equipment-bought": "equipment",
    "loot-taken": "loot",
}
"""Events that bring somebody or something, and the value that names it."""


def at_once_words(words: Catalogue, choice: Choice, preview: Preview) -> str:
    """Say what a choice brings at once because there is nothing else to choose; mostly empty."""
    if choice.kind in ("hire", "trap", "equipment", "take", "done"):
        return ""
    brought = [str(event[BROUGHT[event.kind]]) for event in preview.events if event.kind in BROUGHT]
    return words.say("choice-at-once", what=words.join(brought, "list-and")) if brought else ""


def purse_words(words: Catalogue, view: View) -> str:
    """Say what a player wants to know at every question: gold, dice, excess glory."""
    clan = view.clan(view.seat or 0)
    return words.say(
        "ui-purse", gold=clan.gold, dice=clan.pool or words.say("none"), excess=clan.excess_glory
    )


def _change(words: Catalogue, change: Change) -> str:
    message = f"change-{change.what.replace(' ', '-')}"
    if change.what in LISTS:
        before, after = _names(change.before), _names(change.after)
        moves = [f"+{name}" for name in after if name not in before]
        moves += [f"−{name}" for name in before if name not in after]
        return words.say(message, difference=" ".join(moves))
    none = words.say("none")
    return words.say(message, before=_or(change.before, none), after=_or(change.after, none))


def _names(value: Value) -> list[str]:
    return [name for name in str(value).split(", ") if name]


def _or(value: Value, otherwise: str) -> Value:
    return otherwise if value == "" else value


# --- why not ------------------------------------------------------------------------------------


def why_words(words: Catalogue, why: WhyNot, kind: str = "") -> str:
    """Say why a choice is not offered.

    :param kind: the kind of the choice; says when such a choice comes up
    """
    values: dict[str, Value] = dict(why.values)
    building = str(values.get("building", "none"))
    values["building"] = building if building == "none" else words.say(f"building-{building}")
    values["when"] = words.tell(f"choice-{kind}", "when") if kind else ""
    reason = words.say(f"why-{why.code}", **values).strip()
    return words.say("why-line", reason=reason, rule=why.rule) if why.rule else reason
