"""A hint in the terminal: the best few choices with their numbers in the list, figures and reasons."""

from __future__ import annotations

from ..game.hints import Hint
from ..view import View
from ..words import Words
from .choices import STYLES, numbered_choices, ordered_choices
from .screen import Screen

MAX_SHOWN = 3
"""How many choices are shown."""


def show_hint(screen: Screen, words: Words, view: View, hint: Hint) -> None:
    """Print the best few choices."""
    numbers = {choice.id: str(number) for number, choice in numbered_choices(ordered_choices(view)).items()}
    shown = hint.weighed[:MAX_SHOWN]
    digits = max(len(numbers[each.choice.id]) for each in shown)
    screen.heading(words.say("ui-hint", playouts=hint.playouts))
    screen.rows(
        [
            (numbers[each.choice.id].rjust(digits), each.choice.spelling, words.advice(view, each))
            for each in shown
        ],
        STYLES,
    )
    others = len(hint.advice) - len(hint.weighed)
    if others:
        screen.line(words.say("ui-hint-others", count=others), "dim")
