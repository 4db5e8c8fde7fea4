"""Paths in words: what each asks and gives, and who is there."""

from __future__ import annotations

from collections.abc import Iterator

from ..box import Box
from ..game.names import PATHS
from ..view import PathView, View
from .cards import header_path_words
from .catalogue import Catalogue, Value
from .clans import clan_words
from .effects import benefit_words, dice_words, gain_words

SIDES = {"m": ("left", "right"), "c": ("left", "right"), "e": ("upper", "lower")}


def path_words(words: Catalogue, view: View, name: str) -> tuple[str, str]:
    """Return the title of a path and everything about it."""
    path = view.path(name)
    title = path_title(words, name)
    if not path.open:
        return title, words.say("path-closed")
    if path.mercenary is None:
        return title, f"{_help(words, view, name)} {words.say('path-free')}"
    if path.madhala:
        here = words.say("path-madhala", load=_madhala_load(words, view, path))
    else:
        clan = clan_words(words, view, path.seat, inside=True)
        here = words.say("path-taken", member=path.mercenary, clan=clan, load=load_words(words, view, name))
    return title, f"{_help(words, view, name)} {here}"


def taken_words(words: Catalogue, view: View, name: str) -> str:
    """Say in short who is on a path, with what."""
    path = view.path(name)
    if path.madhala:
        return words.say("table-path-madhala", load=_madhala_load(words, view, path))
    return words.say(
        "table-path-taken",
        clan=clan_words(words, view, path.seat),
        member=path.mercenary or "",
        load=load_words(words, view, name),
    )


def _madhala_load(words: Catalogue, view: View, path: PathView) -> str:
    return load_words(words, view, path.name) if path.dice or path.traps else "none"


def path_title(words: Catalogue, name: str) -> str:
    """Return the full name of a path."""
    message, values = _called(name)
    return words.say(message, **values)


def path_inside(words: Catalogue, name: str) -> str:
    """Return the name of a path inside a sentence."""
    message, values = _called(name)
    return words.tell(message, "inside", **values)


def _called(name: str) -> tuple[str, dict[str, Value]]:
    place, number = name[0], int(name[1])
    if place in "ab":
        return "path-land", {"number": number, "place": place.upper()}
    message = {"m": "path-mission", "c": "path-contract", "e": "path-entrance"}[place]
    return message, {"side": SIDES[place][number - 1]}


def path_summary(words: Catalogue, view: View, name: str) -> str:
    """Say in short what a path asks and gives."""
    place, number = name[0], int(name[1])
    if place in "ab":
        return header_path_words(words, view.header_path(name))
    if place == "e":
        return benefit_words(words, view.benefit(name))
    mission = view.mission(name)
    if place == "m":
        return words.say(
            "path-mission-summary",
            dice=dice_words(words, mission.a.dice),
            objective=mission.a.objective,
            reward=gain_words(words, mission.a.reward),
        )
    return words.say(
        "path-contract-summary",
        dice=dice_words(words, mission.b.dice),
        pay=gain_words(words, mission.b.pay),
        reward=gain_words(words, mission.b.left if number == 1 else mission.b.right),
    )


def load_words(words: Catalogue, view: View, name: str) -> str:
    """Say what is on a path, as far as the seat may know it."""
    path = view.path(name)
    parts: list[str] = []
    if path.dice:
        parts.append(words.say("load-dice", dice=words.letters(path.dice)))
    if path.rolled:
        parts.append(words.say("load-rolled", rolled=words.letters(dice_apart(path.rolled))))
    parts += _tokens(words, view, path)
    for message, amount in (
        ("load-defense", path.defense),
        ("load-potions", path.potions),
        ("load-venoms", path.venoms),
        ("load-gold", path.gold),
    ):
        if amount:
            parts.append(words.say(message, amount=amount))
    return words.join(parts) if parts else words.say("nothing")


def _tokens(words: Catalogue, view: View, path: PathView) -> Iterator[str]:
    """Yield the traps and tricks on a path: those face up by name, those face down if they are known."""
    tricks = "yes" if view.tricks else "no"
    shown: list[str] = []
    hidden: list[str | None] = []
    for trap, revealed, target in zip(path.traps, path.revealed, path.targets, strict=True):
        if trap is not None and target:
            shown.append(words.say("load-trick-aimed", trick=trap, path=target))
        elif trap is not None and revealed:
            shown.append(trap)
        else:
            hidden.append(trap)
    if shown:
        yield words.say("load-traps-shown", traps=words.join(shown, "list-and"))
    known = [trap for trap in hidden if trap is not None]
    if len(known) < len(hidden):
        yield words.say("load-traps", amount=len(hidden), tricks=tricks)
    elif known:
        traps = words.join(known, "list-and" if view.tricks else "list-comma")
        yield words.say("load-traps-known", amount=len(known), traps=traps, tricks=tricks)


def dice_apart(rolled: str) -> str:
    """Return rolled dice with spaces between them: ``"S4 S2 M3"``."""
    return " ".join(rolled[start : start + 2] for start in range(0, len(rolled), 2))


def is_path(name: str) -> bool:
    """Check whether this is the name of a path."""
    return name in PATHS


def room_words(words: Catalogue, box: Box) -> str:
    """Say how much fits on a land path (R6.3)."""
    fits = box.constants
    return words.say("help-room", dice=fits.path_dice, tokens=fits.path_tokens, spaces=fits.token_spaces)


def _help(words: Catalogue, view: View, name: str) -> str:
    place, number = name[0], int(name[1])
    box = view.box
    if place in "ab":
        return words.tell(
            "path-land",
            "help",
            land=view.place(name).land or words.say("table-no-land"),
            path=header_path_words(words, view.header_path(name)),
            room=room_words(words, box),
            glory=box.paths.land_death_glory[number - 1],
        )
    if place == "e":
        return words.tell(
            "path-entrance",
            "help",
            capacity=box.paths.entrance_capacity,
            benefit=benefit_words(words, view.benefit(name)),
        )
    mission = view.mission(name)
    if place == "m":
        dice = dice_words(words, mission.a.dice)
        return words.tell("path-mission", "help", dice=dice, leftovers=box.paths.mission_leftovers)
    return words.tell(
        "path-contract",
        "help",
        dice=dice_words(words, mission.b.dice),
        pay=gain_words(words, mission.b.pay),
        reward=gain_words(words, mission.b.left if number == 1 else mission.b.right),
    )
