"""Hints in words: the figures of a choice, and the reason for it."""

from __future__ import annotations

from ..box import RANKS
from ..game import Choice
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
    OnlyChoice,
    PoolReason,
    Reason,
    RivalReason,
    WagesReason,
)
from ..view import View
from .buildings import building_values
from .catalogue import Catalogue, Value
from .changes import changes_words
from .choices import choice_words
from .clans import clan_words
from .effects import gain_words
from .scenarios import rank_words

FIGHTING = "abe"
ABOUT = ("member", "trap", "equipment", "loot", "monster", "land", "path")
"""Kinds of things that name a later answer."""
OF_COURSE = ("done", "end-turn")
"""Answers that need not be mentioned."""


def advice_words(words: Catalogue, view: View, advice: Advice) -> str:
    """Say how good a choice is and why."""
    reason = reason_words(words, view, advice, advice.reason) if advice.reason else ""
    parts = [part for part in (_figures(words, view, advice), reason) if part]
    return words.join(parts, "list-semicolon") if parts else ""


def _figures(words: Catalogue, view: View, advice: Advice) -> str:
    if advice.win is None or advice.points is None:
        return ""
    win, points = percent(advice.win), round(advice.points)
    if view.scenario is None:
        return words.say("hint-figures", win=win, points=points)
    return words.say("hint-figures-solo", win=win, points=points, rank=rank_words(words, RANKS[-1]))


def reason_words(words: Catalogue, view: View, advice: Advice, reason: Reason) -> str:
    """Say a reason for a choice."""
    if isinstance(reason, OddsReason):
        return _odds(words, advice, reason)
    if isinstance(reason, CostReason):
        return _cost(words, advice, reason)
    if isinstance(reason, RivalReason):
        return words.say("hint-rival", **rival_words(words, view, reason))
    if isinstance(reason, GainReason):
        return words.say("hint-gain", win=percent(reason.win), choice=_called(words, view, reason.over))
    if isinstance(reason, LossReason):
        return words.say("hint-loss", win=percent(reason.win), choice=_called(words, view, reason.than))
    if isinstance(reason, LessReason):
        return words.say("hint-less", choice=_called(words, view, reason.than))
    if isinstance(reason, WagesReason):
        return words.say("hint-wages", due=reason.due, short=reason.short)
    if isinstance(reason, DeathReason):
        return words.say("hint-death", member=reason.member, glory=reason.glory)
    if isinstance(reason, DefenseReason):
        fate = "wounded" if reason.wounded else "open"
        return words.say("hint-hits", fate=fate, member=reason.member, hits=reason.left)
    if isinstance(reason, PoolReason):
        return words.say("hint-pool", dice=words.letters(reason.colour * reason.dice))
    if isinstance(reason, KeepReason):
        pay = gain_words(words, view.mission(reason.path).b.pay)
        return words.say("hint-kept", payable="yes" if reason.payable else "no", pay=pay)
    return words.say("hint-only" if isinstance(reason, OnlyChoice) else "hint-rule")


def _called(words: Catalogue, view: View, choice: Choice) -> str:
    """Return the name of an offered choice: its spelling, or its text where nobody types."""
    return choice_words(words, choice, view) if words.titles else choice.spelling


def _next(words: Catalogue, choice: Choice) -> str:
    """Return the name of a later choice: its spelling, or the thing it is about; empty if there is none."""
    if not words.titles:
        return choice.spelling
    names = (name for kind, name in choice.subjects if kind in ABOUT)
    return next((words.title(name) for name in names), "")


def percent(share: float) -> int:
    """Return a share as a whole percentage."""
    return round(100 * share)


def _odds(words: Catalogue, advice: Advice, odds: OddsReason) -> str:
    if odds.path[0] not in FIGHTING:
        chances = [words.say("hint-fulfilling", chance=percent(odds.fulfilling))]
    else:
        chances = [words.say("hint-surviving", chance=percent(odds.surviving))]
        chances += [
            words.say(message, chance=percent(chance))
            for message, chance in (
                ("hint-capturing", odds.capturing),
                ("hint-eliminating", odds.eliminating),
                ("hint-conquering", odds.conquering),
            )
            if percent(chance)
        ]
    # The next question is who goes to the path, and it gets its own hint.
    sent = "no" if advice.choice.kind == "path" else "yes"
    return words.say("hint-odds", sent=sent, member=odds.mercenary, chances=words.join(chances))


def _cost(words: Catalogue, advice: Advice, cost: CostReason) -> str:
    then = [_next(words, choice) for choice in cost.then if choice.kind not in OF_COURSE]
    then = [name for name in then if name]
    told = words.say("hint-then", choices=words.join(then)) if then else ""
    parts = [part for part in (told, changes_words(words, advice.choice, cost.preview)) if part]
    return words.join(parts, "list-semicolon") if parts else ""


def rival_words(words: Catalogue, view: View, rival: RivalReason) -> dict[str, Value]:
    """Return who would take what, and how often, as values of a message."""
    kind, name = rival.subjects[0]
    if kind == "path":
        name = words.say("hint-path", path=name)
    elif kind == "space":
        building, space = name.split()
        name = words.say("hint-space", space=space, **building_values(words, building))
    who = (
        words.say("clan-madhala") if rival.seat is None else clan_words(words, view, rival.seat, inside=True)
    )
    return {"who": who, "what": name, "times": rival.times, "guesses": rival.guesses}
