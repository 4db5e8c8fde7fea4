"""Paths in words: what each asks and gives, and who is there."""

from __future__ import annotations

from ..box import HeaderPath, Mission
from ..game.names import PATHS
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
    clan = clan_words(words, view, path.seat, inside=True)
    here = words.say("path-taken", member=path.mercenary, clan=clan, load=load_words(words, path))
    return title, f"{_help(words, view, name)} {here}"


def path_title(words: Catalogue, name: str) -> str:
    """Return what a path is called in full."""
    place, number = name[0], int(name[1])
    if place in "ab":
        return words.say("path-land", number=number, place=place.upper())
    side = words.say("path-side", side=SIDES[place][number - 1])
    message = {"m": "path-mission", "c": "path-contract", "e": "path-entrance"}[place]
    return words.say(message, side=side)


def path_summary(words: Catalogue, view: View, name: str) -> str:
    """Say shortly what a path asks and gives."""
    place, number = name[0], int(name[1])
    if place in "ab":
        return header_path_words(words, header_path(view, name))
    if place == "e":
        return benefit_words(words, view.box.paths.entrance[number - 1])
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


def load_words(words: Catalogue, path: PathView) -> str:
    """Say what lies on a path, as far as it may be known."""
    parts: list[str] = []
    if path.dice:
        parts.append(words.say("load-dice", dice=path.dice))
    if path.rolled:
        parts.append(words.say("load-rolled", rolled=dice_apart(path.rolled)))
    traps = [trap for trap in path.traps if trap is not None]
    if len(traps) < len(path.traps):
        parts.append(words.say("load-traps", amount=len(path.traps)))
    elif traps:
        parts.append(words.say("load-traps-known", amount=len(traps), traps=words.join(traps)))
    for message, amount in (
        ("load-defense", path.defense),
        ("load-potions", path.potions),
        ("load-venoms", path.venoms),
        ("load-gold", path.gold),
    ):
        if amount:
            parts.append(words.say(message, amount=amount))
    return words.join(parts) if parts else words.say("nothing")


def dice_apart(rolled: str) -> str:
    """Write rolled dice apart: ``"S4 S2 M3"``."""
    return " ".join(rolled[start : start + 2] for start in range(0, len(rolled), 2))


def header_path(view: View, name: str) -> HeaderPath:
    """Return the header's part above a land path."""
    side = view.lands["ab".index(name[0])].header
    header = next(tile for tile in view.box.headers if tile.id == side[:-1])
    return (header.a if side[-1] == "a" else header.b)[int(name[1]) - 1]


def mission_of(view: View, name: str) -> Mission:
    """Return the tile that a mission path belongs to."""
    return mission_named(view.box, view.missions["mc".index(name[0])])


def is_path(name: str) -> bool:
    """Tell whether this is the name of a path."""
    return name in PATHS


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
            glory=box.paths.land_death_glory[number - 1],
        )
    if place == "e":
        return words.tell(
            "path-entrance",
            "help",
            capacity=box.paths.entrance_capacity,
            benefit=benefit_words(words, box.paths.entrance[number - 1]),
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
