"""Paths in words: what each asks and gives, and who is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..box import Box, Effect, HeaderPath, Mission
from ..game.names import MADHALA_NAME, PATHS
from ..view import PathView, View
from .cards import header_path_words
from .catalogue import Catalogue
from .clans import clan_words
from .effects import benefit_words, dice_words, gain_words
from .lookup import mission_named

SIDES = {"m": ("left", "right"), "c": ("left", "right"), "e": ("upper", "lower")}


def path_words(words: Catalogue, view: View, name: str) -> tuple[str, str]:
    """Return what a path is called and everything about it."""
    path = view.path(name)
    title = path_title(words, name)
    if not path.open:
        return title, words.say("path-closed")
    if path.mercenary is None:
        return title, f"{_help(words, view, name)} {words.say('path-free')}"
    if is_madhala(path):
        here = words.say("path-madhala", load=_madhala_load(words, view, path))
    else:
        clan = clan_words(words, view, path.seat, inside=True)
        here = words.say("path-taken", member=path.mercenary, clan=clan, load=load_words(words, view, name))
    return title, f"{_help(words, view, name)} {here}"


def taken_words(words: Catalogue, view: View, name: str) -> str:
    """Say shortly who is on a path, with what."""
    path = view.path(name)
    if is_madhala(path):
        return words.say("table-path-madhala", load=_madhala_load(words, view, path))
    return words.say(
        "table-path-taken",
        clan=clan_words(words, view, path.seat),
        member=path.mercenary or "",
        load=load_words(words, view, name),
    )


def _madhala_load(words: Catalogue, view: View, path: PathView) -> str:
    return load_words(words, view, path.name) if path.dice or path.traps else "none"


def is_madhala(path: PathView) -> bool:
    """Tell whether a token of Madhala's lies on a path."""
    return path.mercenary == MADHALA_NAME and path.seat is None


def path_title(words: Catalogue, name: str) -> str:
    """Return what a path is called in full."""
    place, number = name[0], int(name[1])
    if place in "ab":
        return words.say("path-land", number=number, place=place.upper())
    side = words.say("path-side", side=SIDES[place][number - 1])
    message = {"m": "path-mission", "c": "path-contract", "e": "path-entrance"}[place]
    return words.say(message, side=side)


def path_inside(words: Catalogue, name: str) -> str:
    """Return what a path is called inside of a sentence."""
    title = path_title(words, name)
    return words.say(
        "path-inside", kind="land" if name[0] in "ab" else "side", title=title[0].lower() + title[1:]
    )


def path_summary(words: Catalogue, view: View, name: str) -> str:
    """Say shortly what a path asks and gives."""
    place, number = name[0], int(name[1])
    if place in "ab":
        return header_path_words(words, header_path(view, name))
    if place == "e":
        return benefit_words(words, benefit(view, view.box.paths.entrance[number - 1]))
    mission = mission_of(view, name)
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
    """Say what lies on a path, as far as it may be known."""
    path = view.path(name)
    parts: list[str] = []
    if path.dice:
        parts.append(words.say("load-dice", dice=path.dice))
    if path.rolled:
        parts.append(words.say("load-rolled", rolled=dice_apart(path.rolled)))
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
    """Say which traps and tricks lie on a path: those face up by name, those face down if they are known."""
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
    """Write rolled dice apart: ``"S4 S2 M3"``."""
    return " ".join(rolled[start : start + 2] for start in range(0, len(rolled), 2))


def header_path(view: View, name: str) -> HeaderPath:
    """Return the header's part above a land path."""
    side = view.lands["ab".index(name[0])].header
    header = next(tile for tile in view.box.headers if tile.id == side[:-1])
    path = (header.a if side[-1] == "a" else header.b)[int(name[1]) - 1]
    return replace(path, benefit=benefit(view, path.benefit))


def benefit(view: View, effect: Effect) -> Effect:
    """Return what a path gives in this game: in some scenarios nothing cancels hits (R13.7)."""
    forbidden = view.scenario is not None and view.scenario.no_defenses
    return replace(effect, defense_talents=0) if forbidden else effect


def mission_of(view: View, name: str) -> Mission:
    """Return the tile that a mission path belongs to."""
    return mission_named(view.box, view.missions["mc".index(name[0])])


def is_path(name: str) -> bool:
    """Tell whether this is the name of a path."""
    return name in PATHS


def room_words(words: Catalogue, box: Box) -> str:
    """Say how much fits on a land path (R6.3)."""
    fits = box.constants
    return words.say("help-room", dice=fits.path_dice, tokens=fits.path_tokens, spaces=fits.token_spaces)


def is_full(view: View, name: str) -> bool:
    """Tell whether neither a die nor a token has room on a land or entrance path."""
    path = view.path(name)
    dice, tokens = len(path.dice), len(path.traps) + path.defense
    return not _fits(view.box, name, dice + 1, tokens) and not _fits(view.box, name, dice, tokens + 1)


def _fits(box: Box, name: str, dice: int, tokens: int) -> bool:
    """Tell whether so many dice and tokens have room on a path (R6.3, R6.6)."""
    room = box.constants
    if name[0] == "e":
        return dice + tokens * room.token_spaces <= box.paths.entrance_capacity
    left = room.path_dice - dice
    return left >= 0 and tokens <= room.path_tokens + left // room.token_spaces


def _help(words: Catalogue, view: View, name: str) -> str:
    place, number = name[0], int(name[1])
    box = view.box
    if place in "ab":
        land = view.lands["ab".index(place)].land
        return words.tell(
            "path-land",
            "help",
            land=land or words.say("table-no-land"),
            path=header_path_words(words, header_path(view, name)),
            room=room_words(words, box),
            glory=box.paths.land_death_glory[number - 1],
        )
    if place == "e":
        return words.tell(
            "path-entrance",
            "help",
            capacity=box.paths.entrance_capacity,
            benefit=benefit_words(words, benefit(view, box.paths.entrance[number - 1])),
        )
    mission = mission_of(view, name)
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
