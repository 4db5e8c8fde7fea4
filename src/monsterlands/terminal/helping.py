"""Help in the terminal: on choices, on things, and on what is not offered."""

from __future__ import annotations

from ..game import Choice, Game
from ..game.names import names_of
from ..view import View
from ..words import Words
from .listing import followed
from .screen import Screen, shown


def explain_choice(screen: Screen, words: Words, game: Game, view: View, choice: Choice) -> None:
    """Tell everything about a choice that is offered, and about what it is about."""
    preview = game.preview(choice)
    screen.heading(choice.spelling)
    screen.line(
        words.say("ui-help-sentence", text=words.choice(choice, view, preview, followed(game, choice)))
    )
    changes = words.changes(choice, preview, at_length=True)
    if changes:
        screen.line(words.say("ui-help-changes", changes=changes))
    if preview.final:
        screen.line(words.say("ui-help-final"))
    for name in dict.fromkeys(name for kind, name in choice.subjects if kind not in ("space", "dock")):
        for each in words.help(view, name):
            screen.rows([(each.title, each.text)], ("bold", ""))


def explain_thing(screen: Screen, words: Words, view: View, text: str) -> None:
    """Explain whatever has this name, or say what it could be."""
    if text.casefold() == "words":
        screen.line(words.say("ui-help-words"))
        screen.line(words.join(words.terms))
        return
    found = words.help(view, text)
    for each in found:
        screen.rows([(each.title, each.text)], ("bold", ""), indent=0)
    if not found:
        near = words.near(view, text)
        hint = (
            words.say("ui-help-near", names=words.join(near, "list-or"))
            if near
            else words.say("ui-help-list")
        )
        screen.line(words.say("ui-help-unknown", text=shown(text), near=hint))


def explain_reason(words: Words, game: Game, text: str) -> str:
    """Say why a choice is not offered, or that it is.

    :raises UnknownChoice: if no choice is spelled like this
    """
    why = game.why_not(text)
    if why is None:
        return words.say("why-legal")
    names = names_of(game.box)
    return words.why(why, names.kind(names.choice(text)))
