"""Help in the terminal: about choices, about pieces of the game, and why a choice is not offered."""

from __future__ import annotations

from ..game import Choice, Game
from ..game.names import names_of
from ..view import View
from ..words import Words
from ..words.offers import followed
from .choices import near_choices
from .screen import Screen, shown

VERBS = ("hire", "buy", "talent", "path", "use", "loot", "heal", "settle", "sell", "take", "member")
"""The first words of choices that continue with a name."""


def explain_choice(screen: Screen, words: Words, game: Game, view: View, choice: Choice) -> None:
    """Explain a choice that is offered, and everything that it names."""
    preview = game.preview(choice)
    screen.heading(choice.spelling)
    screen.line(
        words.say("ui-help-sentence", text=words.choice(choice, view, preview, followed(game, choice)))
    )
    changes = words.changes(choice, preview, at_length=True, view=view)
    if changes:
        screen.line(words.say("ui-help-changes", changes=changes))
    if preview.final:
        screen.line(words.say("ui-help-final"))
    for name in dict.fromkeys(name for kind, name in choice.subjects if kind not in ("space", "dock")):
        for each in words.help(view, name):
            screen.rows([(each.title, each.text)], ("bold", ""))


def explain_thing(screen: Screen, words: Words, view: View, text: str) -> None:
    """Explain what has this name, or suggest similar names."""
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


def explain_unknown(words: Words, game: Game, view: View, text: str) -> str:
    """Say what is wrong with something that is neither a choice nor a command."""
    known = _whole(game, text)
    if len(known) == 1:
        return words.say("ui-not-now", choice=known[0], why=words.refusal(game, known[0]))
    if words.knows(view, text):
        return words.say("ui-unknown-thing", text=shown(text))
    near = near_choices(text, view.choices)
    if near:
        spelled = words.join((words.say("ui-quoted", text=choice) for choice in near), "list-or")
        return words.say("ui-unknown-near", text=shown(text), choices=spelled)
    return words.say("ui-unknown", text=shown(text))


def suggest(words: Words, game: Game, text: str) -> str:
    """Suggest the spellings of choices that end with this name."""
    known = [f"why {spelling}" for spelling in _whole(game, text)]
    if not known:
        return words.say("ui-why-unknown", text=shown(text))
    return words.say("ui-why-which", choices=words.join(known, "list-or"))


def _whole(game: Game, text: str) -> list[str]:
    """Return the spellings of choices that end with this name."""
    names = names_of(game.box)
    return [f"{verb} {text}" for verb in VERBS if names.choice(f"{verb} {text}") >= 0]
