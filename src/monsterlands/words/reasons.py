"""Why a choice is good, in sentences: what it gives and costs, its odds, wages, rivals, and the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..box import COLOURS
from ..game import Change
from ..game.hints import (
    Advice,
    CostReason,
    DeathReason,
    DefenseReason,
    GainReason,
    KeepReason,
    LessReason,
    LossReason,
    OddsReason,
    PoolReason,
    Reason,
    RivalReason,
    RuleReason,
    WagesReason,
)
from ..view import View
from .catalogue import Catalogue
from .choices import choice_words
from .effects import gain_words
from .hints import FIGHTING, percent, rival_words

NAMED = ("mercenaries", "loot", "lands", "trophies")
COUNTED = ("points", "glory", "gold", "defense", "potions", "venoms", "traps")
ABOUT_LOOT = ("loot", "take")
"""Kinds of choices that name the loot already."""
BOUGHT = ("trap", "equipment")
"""Kinds of later answers that name what is bought."""
CANCELLING = {"defend-talent": "talent", "defend-token": "token", "defend-potion": "potion"}
"""Kinds of choices that cancel a hit, and what cancels it."""


def reason_sentences(words: Catalogue, view: View, advice: Advice) -> tuple[str, ...]:
    """Return the reasons for a choice, each a sentence; what decides comes first, the comparison last."""
    reasons = [reason for reason in (advice.reason, *advice.others) if reason is not None]
    reasons.sort(key=lambda reason: isinstance(reason, GainReason | LossReason | RuleReason))
    told = [sentence for reason in reasons if (sentence := _sentence(words, view, advice, reason))]
    if told or not reasons:
        return tuple(told)
    last = reasons[-1]
    if isinstance(last, GainReason | LossReason):
        return (words.say("reason-even", best="yes" if isinstance(last, GainReason) else "no"),)
    return (words.say("reason-rule"),) if isinstance(last, RuleReason) else ()


def _sentence(words: Catalogue, view: View, advice: Advice, reason: Reason) -> str:
    if isinstance(reason, OddsReason):
        return _odds(words, reason)
    if isinstance(reason, CostReason):
        return _exchange(words, advice, reason)
    if isinstance(reason, LessReason):
        return words.say("reason-less", choice=choice_words(words, reason.than, view))
    if isinstance(reason, WagesReason):
        return words.say("reason-wages", due=reason.due, short=reason.short)
    if isinstance(reason, DeathReason):
        return words.say(
            "reason-death", member=reason.member, glory=reason.glory, points=-min(0, reason.points or 0)
        )
    if isinstance(reason, DefenseReason):
        return _defense(words, reason)
    if isinstance(reason, PoolReason):
        return words.say("reason-pool", dice=_some(words, reason.colour, reason.dice))
    if isinstance(reason, KeepReason):
        return _kept(words, view, advice, reason)
    if isinstance(reason, RivalReason):
        return words.say("reason-rival", **rival_words(words, view, reason))
    if isinstance(reason, GainReason | LossReason):
        return _compared(words, view, reason)
    return "" if isinstance(reason, RuleReason) else words.say("reason-only")


def _compared(words: Catalogue, view: View, reason: GainReason | LossReason) -> str:
    """Compare a choice with the next or the best: by points in solo play, else by the chance to win."""
    amount = round(reason.points) if view.scenario is not None else percent(reason.win)
    if amount < 1:
        return ""
    unit = "points" if view.scenario is not None else "wins"
    message = "reason-gain" if isinstance(reason, GainReason) else "reason-loss"
    return words.say(message, unit=unit, amount=amount)


def _defense(words: Catalogue, reason: DefenseReason) -> str:
    """Say what cancels a hit and costs, and what is left of the attack."""
    fate = "wounded" if reason.wounded else "open"
    told = words.say("reason-hits", fate=fate, member=reason.member, hits=reason.left)
    if reason.kind not in CANCELLING:
        return told
    return words.say("reason-defense", kind=CANCELLING[reason.kind], told=told)


def _kept(words: Catalogue, view: View, advice: Advice, reason: KeepReason) -> str:
    pay = gain_words(words, view.mission(reason.path).b.pay)
    best = any(isinstance(each, GainReason | RuleReason) for each in (advice.reason, *advice.others))
    why = "unpaid" if not reason.payable else "best" if best else "worse"
    return words.say("reason-kept", why=why, pay=pay)


def _odds(words: Catalogue, odds: OddsReason) -> str:
    if odds.path[0] not in FIGHTING:
        return words.say("reason-mission", member=odds.mercenary, chance=percent(odds.fulfilling))
    chances = [
        words.say(message, chance=percent(chance))
        for message, chance in (
            ("hint-capturing", odds.capturing),
            ("hint-eliminating", odds.eliminating),
            ("hint-conquering", odds.conquering),
            ("reason-looting", odds.looting),
        )
        if percent(chance)
    ]
    told = words.say("hint-surviving", chance=percent(odds.surviving))
    glory = words.decimal(odds.glory)
    return words.say(
        "reason-odds", member=odds.mercenary, chances=words.join([told, *chances], "list-and"), glory=glory
    )


# --- what is given and what it costs -----------------------------------------------------------


def _exchange(words: Catalogue, advice: Advice, cost: CostReason) -> str:
    gains = [*_bought(words, cost), *_amounts(words, advice, cost, 1)]
    costs = list(_amounts(words, advice, cost, -1))
    if gains and costs:
        return words.say(
            "reason-exchange", gains=words.join(gains, "list-and"), costs=words.join(costs, "list-and")
        )
    if gains:
        return words.say("reason-gives", gains=words.join(gains, "list-and"))
    return words.say("reason-costs", costs=words.join(costs, "list-and")) if costs else ""


def _bought(words: Catalogue, cost: CostReason) -> Iterator[str]:
    """Name the traps and the equipment that are bought after it."""
    for choice in cost.then:
        for kind, name in choice.subjects:
            if choice.kind == kind and kind in BOUGHT:
                yield words.title(name)


def _amounts(words: Catalogue, advice: Advice, cost: CostReason, sign: int) -> Iterator[str]:
    """Return what grows, or what shrinks."""
    changes = {change.what: change for change in cost.preview.changes}
    for what in (*NAMED, *COUNTED, "pool"):
        change = changes.get(what)
        if change is None or (what == "loot" and advice.choice.kind in ABOUT_LOOT):
            continue
        if what == "pool":
            yield from _dice(words, change, sign)
        elif what in NAMED:
            there, missing = (_names(str(each)) for each in (change.after, change.before)[::sign])
            yield from (words.title(name) for name in there if name not in missing)
        elif (amount := sign * (int(change.after) - int(change.before))) > 0:
            yield words.say("reason-points" if what == "points" else f"gain-{what}", amount=amount)


def _dice(words: Catalogue, change: Change, sign: int) -> Iterator[str]:
    before, after = Counter(str(change.before)), Counter(str(change.after))
    for colour in COLOURS:
        amount = sign * (after[colour] - before[colour])
        if amount > 0:
            yield _some(words, colour, amount)


def _some(words: Catalogue, colour: str, amount: int) -> str:
    return words.say("reason-dice", colour=colour, amount=amount)


def _names(listed: str) -> list[str]:
    return [name for name in listed.split(", ") if name]
