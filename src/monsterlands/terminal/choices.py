"""The numbered list of choices, and the search for the choice that the player typed."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from ..game import Choice, Game
from ..view import View
from ..words import Words
from .odds import odds_line
from .screen import Row, Screen

GROUPS = {
    "deploy": "ui-group-citadel",
    "path": "ui-group-outside",
    "land": "ui-group-land",
    "yes": "ui-group-contract",
    "no": "ui-group-contract",
    **dict.fromkeys(("novice", "talent", "loot", "sell", "heal", "settle", "move"), "ui-free-actions"),
}
OTHERS = "ui-group-end"
GROUPED = ("turn", "homecoming", "contract")
"""Questions whose choices are listed in groups."""
FIRST = {kind: place for place, kind in enumerate(("roll-all", "yes", "left", "right", "no"))}
"""Kinds of choices that are listed first, in this order."""
OBVIOUSLY_FINAL = ("roll", "roll-all", "reroll")
"""Choices that need no mark as final: it is clear that they roll dice."""
MAX_SUGGESTIONS = 3
"""Suggest at most this many choices."""
STYLES = ("cyan", "bold", "")


def show_choices(screen: Screen, words: Words, game: Game, view: View) -> None:
    """Print the question and its choices."""
    screen.heading(words.question(view))
    groups: dict[str, list[Row]] = {}
    choices = numbered_choices(ordered_choices(view))
    digits = max(len(str(number)) for number in choices)
    for number, choice in choices.items():
        group = GROUPS.get(choice.kind, OTHERS) if view.node.question in GROUPED else OTHERS
        groups.setdefault(group, []).append(
            (str(number).rjust(digits), choice.spelling, describe(words, game, view, choice))
        )
    for group, rows in groups.items():
        if len(groups) > 1:
            screen.line(" " + words.say(group), "dim")
        screen.rows(rows, STYLES)
    for line in (odds_line(words, view), words.purse(view)):
        if line:
            screen.line(line, "dim")


def ordered_choices(view: View) -> tuple[Choice, ...]:
    """Return the choices in the order of the list: that of the game, but the most common answers first."""
    return tuple(sorted(view.choices, key=lambda choice: FIRST.get(choice.kind, len(FIRST))))


def numbered_choices(choices: Sequence[Choice]) -> dict[int, Choice]:
    """Number the choices: an amount has itself as number, and the other choices follow."""
    amounts = {int(choice.spelling.split()[-1]): choice for choice in choices if choice.kind == "amount"}
    others = [choice for choice in choices if choice.kind != "amount"]
    return amounts | dict(enumerate(others, start=max(amounts, default=0) + 1))


def describe(words: Words, game: Game, view: View, choice: Choice) -> str:
    """Say in one line what a choice does, what changes, and whether it is final."""
    offer = words.offer(game, view, choice)
    parts = [offer.text, offer.changes]
    if offer.final and choice.kind not in OBVIOUSLY_FINAL:
        parts.append(words.say("ui-choice-final"))
    return words.join((part for part in parts if part), "list-semicolon")


def is_number(text: str) -> bool:
    """Check whether this text is the number of a choice."""
    return text.isascii() and text.isdecimal()


def exact_choice(text: str, choices: Sequence[Choice]) -> Choice | None:
    """Return the choice with this number or spelling."""
    if is_number(text):
        short = text.lstrip("0") or "0"
        return next(
            (choice for number, choice in numbered_choices(choices).items() if str(number) == short), None
        )
    typed = text.casefold().split()
    return next((choice for choice in choices if choice.spelling.casefold().split() == typed), None)


def matching_choices(text: str, choices: Sequence[Choice]) -> list[Choice]:
    """Return the choice with this number or spelling, or else all choices that match it in part.

    The words of a choice match if they begin like this, or if they end with it: both "hire d" and "dalina"
    find "hire dalina".
    """
    exact = exact_choice(text, choices)
    if exact is not None:
        return [exact]
    typed = text.casefold().split()
    spelled = [(choice, choice.spelling.casefold().split()) for choice in choices]
    return [choice for choice, words in spelled if _begins(words, typed)] or [
        choice for choice, words in spelled if typed and words[-len(typed) :] == typed
    ]


def near_choices(text: str, choices: Sequence[Choice]) -> list[str]:
    """Return a few spellings that are similar to this, or whose last word is."""
    names: dict[str, list[str]] = {}
    for choice in choices:
        for name in dict.fromkeys((choice.spelling.casefold(), choice.spelling.casefold().split()[-1])):
            names.setdefault(name, []).append(choice.spelling)
    found = get_close_matches(text.casefold(), list(names), n=MAX_SUGGESTIONS, cutoff=0.7)
    return list(dict.fromkeys(spelling for name in found for spelling in names[name]))[:MAX_SUGGESTIONS]


def _begins(spelled: list[str], typed: list[str]) -> bool:
    if not typed or len(typed) > len(spelled):
        return False
    return all(word.startswith(start) for word, start in zip(spelled, typed, strict=False))
