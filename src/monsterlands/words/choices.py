"""Choices in words, and why one is not offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..box import Building, Effect, Gain, Space
from ..game import Choice, Preview, WhyNot
from ..view import View
from .buildings import building_values
from .cards import NOVICE
from .catalogue import Catalogue, Value
from .clans import member_words
from .effects import dice_words, effect_words, gain_words
from .outcomes import outcome_values
from .paths import path_summary

FIGHTS = (
    "fight", "defend", "remove-magic", "divert", "judge", "reveal", "aim", "parry", "steal", "deflect",
)  # fmt: skip
"""Questions of a fight."""

Followed = tuple[Choice, Preview]

OFFERING = ("lodge", "tavern", "armory", "bazaar")
"""Buildings that sell something."""


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
    if "die" in values:
        values["die"] = words.letters(str(values["die"]))
    add = VALUES.get(choice.kind)
    if add is not None:
        values |= add(words, choice, view)
    values |= outcome_values(words, choice, view, preview)
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
    """Say what a building is for, if no prices are known."""
    if building not in OFFERING:
        return ""
    if building == "tavern" and preview is not None and preview.final:
        # The only possible purchase is not a hire, so it is the beer (R5.10).
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
    forms = building_values(words, building.name, value="name")
    number = int(subjects.get("space", "x 1").split()[-1])
    space = _space(building, number)
    return forms | {
        "space": number,
        "dice": words.letters(subjects["die"] * space.dice),
        "gold": space.gold,
        "tokens": space.tokens,
        "beside": _beside(view, building.name, subjects["die"]),
    }


def _beside(view: View, building: str, die: str) -> int:
    """Return what is taken off the price besides the value of the die itself (R5.7)."""
    return view.discount(building, die) - int(die[1:] or 0)


def _space(building: Building, number: int) -> Space:
    return building.spaces[number - 1] if building.spaces else Space()


def _path(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"what": path_summary(words, view, choice.subjects[0][1])}


def _land(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    land = view.box.land(choice.subjects[0][1])
    return {"dice": dice_words(words, land.dice), "gain": gain_words(words, land.gain)}


def _member(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    """Return the dice and the effect of a member, for its message."""
    name = dict(choice.subjects)["member"]
    if name == NOVICE:
        novice = view.box.novice
        what = _brings(words, novice.dice, effect_words(words, novice.effect))
        return {"what": what, "reputation": novice.reputation, "has": "none"}
    card = view.box.mercenary(name)
    effect = effect_words(words, card.effect)
    values: dict[str, Value] = {
        "what": _brings(words, card.dice, effect),
        "effect": effect,
        "reputation": card.reputation,
        "has": _same_type(view, name) or "none",
    }
    if view.node.question == "assign":
        values["what"] = _ready(words, view, name, effect if card.outside else words.say("choice-no-talent"))
    return values


def _ready(words: Catalogue, view: View, name: str, effect: str) -> str:
    """Say what a member has that helps on a path."""
    parts = [effect]
    clan = view.clan(view.seat or 0)
    carried = clan.equipment.get(name, ())
    if carried:
        parts.append(words.say("table-carries", equipment=words.join(carried)))
    if name in clan.wounded:
        parts.append(words.say("table-wounded"))
    return words.join(parts, "list-semicolon")


def _same_type(view: View, name: str) -> str:
    """Return the card of the type that is given away that a member carries already."""
    about = dict(view.node.about)
    if "equipment" in about:
        wanted = view.box.equipment_card(str(about["equipment"])).type
    else:
        wanted = str(about.get("type", ""))
    carried = view.clan(view.seat or 0).equipment.get(name, ())
    return next((card for card in carried if view.box.equipment_card(card).type == wanted), "")


def _brings(words: Catalogue, dice: str, effect: str) -> str:
    return words.say("choice-brings", dice=words.letters(dice), effect=effect)


def _card(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    """Say what the card or token that a choice is about does."""
    box, subjects = view.box, dict(choice.subjects)
    if "equipment" in subjects:
        card = box.equipment_card(subjects["equipment"])
        return {"effect": effect_words(words, card.effect), "type": words.say(f"kind-{card.type}")}
    if "trap" in subjects:
        return {"effect": effect_words(words, box.trap(subjects["trap"]).effect)}
    effect = box.loot_token(subjects["loot"]).effect
    return {"effect": effect_words(words, effect), "dice": "yes" if effect.per_die else "no"}


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


def _grant(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    constants = view.box.constants
    gains = {
        "potion": Gain(potions=constants.grant_potion_or_venom),
        "venom": Gain(venoms=constants.grant_potion_or_venom),
        "defense": Gain(defense=constants.grant_defense),
        "gold": Gain(gold=constants.grant_gold),
    }
    return {"gain": gain_words(words, gains[choice.spelling.split()[-1]])}


def _colour(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"colour": words.say(f"colour-{choice.spelling.split()[-1]}")}


def _affinity(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    affinity = choice.subjects[0][1]
    founders = (card for card in view.box.mercenaries if card.role and card.affinity == affinity)
    members = [
        words.say(
            "choice-founder",
            member=card.name,
            dice=words.letters(card.dice),
            effect=effect_words(words, card.effect),
        )
        for card in founders
    ]
    return {"affinity": words.say(f"affinity-{affinity}"), "members": words.join(members, "list-and")}


def _seat(words: Catalogue, choice: Choice, view: View) -> dict[str, Value]:
    return {"number": int(choice.subjects[0][1]) + 1}


VALUES: dict[str, Callable[[Catalogue, Choice, View], dict[str, Value]]] = {
    "deploy": _deploy,
    "path": _path,
    "land": _land,
    "settle": _land,
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
    "grant": _grant,
}
"""Functions that return further values for the message of a choice, by its kind."""


def purse_words(words: Catalogue, view: View) -> str:
    """Return a line for below a question: gold and dice, or the wages to come.

    It is empty in a fight, where other things matter, and before there is a clan.
    """
    clan = view.clan(view.seat or 0)
    if view.node.question in FIGHTS or not clan.affinity:
        return ""
    if view.phase == "deployment":
        return words.say(
            "ui-purse",
            gold=clan.gold,
            dice=words.letters(clan.pool) or words.say("none"),
            excess=clan.excess_glory,
        )
    return words.say("ui-purse-later", gold=clan.gold, wages=clan.wages, glory=clan.glory)


# --- why not ------------------------------------------------------------------------------------


def loaded_words(words: Catalogue, view: View, name: str) -> str:
    """Say that a load has ended by itself, and whether the reason is that the path is full."""
    room = view.room(name)
    return words.say("load-ended", path=name, full="no" if room.die_fits or room.token_fits else "yes")


def why_words(words: Catalogue, why: WhyNot, kind: str = "", effect: Effect | None = None) -> str:
    """Say why a choice is not offered.

    :param kind: the kind of the choice; says when such a choice comes up
    :param effect: the effect of the card or token that the choice is about, if any
    """
    values: dict[str, Value] = dict(why.values)
    values |= building_values(words, *(str(values[key]) for key in ("building",) if key in values))
    if "die" in values:
        values["die"] = words.letters(str(values["die"]))
    values["when"] = words.tell(f"choice-{kind}", "when") if kind else ""
    values["kind"] = kind or "other"
    crowns = effect and (effect.capture_glory or effect.eliminate_glory or effect.conquest_glory)
    values["use"] = "success" if crowns else "other"
    reason = words.say(f"why-{why.code}", **values).strip()
    return words.say("why-line", reason=reason, rule=why.rule) if why.rule else reason
