"""Help about everything on the table: places, dice, cards, tokens, tiles, and the terms of the game."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ..box import BUILDINGS, COLOURS, RANKS, Box, Gain, Header, Mission
from ..box.cards import MADHALA_OUTSIDE
from ..view import View
from .cards import card_words, cards_of, header_side_words, side_words
from .catalogue import ENGLISH, Catalogue, Value
from .effects import gain_words
from .paths import is_path, path_words, room_words
from .scenarios import (
    outside_words,
    rank_words,
    scenario_name,
    scenario_words,
)
from .typed import normal

TERMS = (
    "clan", "member", "leader", "mercenary", "affinity", "talent", "glory", "reputation",
    "excess-glory", "gold", "wages", "play-area", "pool", "persuasion-discount", "citadel", "space", "dock",
    "beer", "panic", "outside", "path", "assigned", "reinforcement", "land", "header", "benefit", "mission",
    "contract", "entrance", "monster", "level", "power", "battle", "cv", "capture", "ev", "elimination",
    "last-lash", "conquest", "wounded", "death", "settled", "trap", "trick", "shielded-trap", "clash",
    "target", "defense-token", "defense-talent", "potion", "venom", "equipment", "loot", "trophy", "reroll",
    "action", "free-action", "final", "round", "preparation", "deployment", "adventure", "clean-up",
    "homecoming", "desertion", "score", "record", "first-player", "difficulty", "queens-grant",
    "more-monsters", "solo", "madhala", "scenario", "rank", "campaign",
)  # fmt: skip
"""The terms of the game that have their own help."""
DICE = (*COLOURS, "attack")


@dataclass(frozen=True, slots=True)
class Help:
    """The name of something, and what it is."""

    title: str
    text: str


def find_help(words: Catalogue, view: View, text: str) -> list[Help]:
    """Explain what has this name, here or in English; if nothing has it, what its single words name."""
    wanted = normal(text)
    found = _known_as(words, view, wanted)
    if not found and " " in wanted:
        for word in wanted.split():
            found += [each for each in _known_as(words, view, word) if each not in found]
    return found


def is_known(words: Catalogue, view: View, text: str) -> bool:
    """Check whether something has exactly this name, here or in English."""
    return bool(_known_as(words, view, normal(text)))


def near_names(words: Catalogue, view: View, text: str) -> list[str]:
    """Return a few similar names."""
    names = {normal(name): name for tongue in _tongues(words) for name in all_names(tongue, view.box)}
    return [names[match] for match in difflib.get_close_matches(normal(text), list(names), n=3, cutoff=0.7)]


def _tongues(words: Catalogue) -> tuple[Catalogue, ...]:
    """Return the languages in which somebody may ask; that of the reader comes first."""
    return (words,) if words.language == ENGLISH else (words, _english())


@cache
def _english() -> Catalogue:
    return Catalogue(ENGLISH)


def _known_as(words: Catalogue, view: View, wanted: str) -> list[Help]:
    for tongue in _tongues(words):
        found = list(_named(words, view, wanted, tongue))
        if found:
            return found
    return []


def all_names(words: Catalogue, box: Box) -> Iterator[str]:
    """Yield all names that help can explain."""
    for message in _messages():
        yield words.say(message)
        yield from words.also(message)
    for name, _ in cards_of(box):
        yield name
    for scenario in box.scenarios:
        yield scenario_name(words, scenario)


def term_names(words: Catalogue) -> list[str]:
    """Return the terms of the game that can be explained."""
    return sorted((words.say(message) for message in _messages()), key=str.casefold)


def _messages() -> Iterator[str]:
    yield from (f"building-{building}" for building in BUILDINGS)
    yield from (f"die-{die}" for die in DICE)
    yield from (f"term-{term}" for term in TERMS)


def _named(words: Catalogue, view: View, wanted: str, tongue: Catalogue) -> Iterator[Help]:
    """Explain what has this name in a language."""
    box = view.box
    spelled = {normal(other): normal(name) for name, other in box.also_spelled.items()}
    wanted = spelled.get(wanted, wanted)
    for building in BUILDINGS:
        if wanted in _names_of(tongue, f"building-{building}"):
            yield building_help(words, view, building)
    if is_path(wanted):
        yield path_help(words, view, wanted)
    for name, card in cards_of(box):
        if isinstance(card, Header):
            yield from (
                Help(
                    words.title(name) if words.titles else f"{name}{side}",
                    header_side_words(words, card, side),
                )
                for side in "ab"
                if wanted in (normal(name), normal(f"{name}{side}"))
            )
        elif wanted == normal(name):
            yield Help(
                words.title(name),
                _shown_side(words, view, card) if isinstance(card, Mission) else card_words(words, card),
            )
    for message in _messages():
        if not message.startswith("building-") and wanted in _names_of(tongue, message):
            yield Help(words.say(message), words.tell(message, "help", **_numbers(words, view)))
    yield from _scenarios(words, view, wanted, tongue)
    if _are_dice(tongue, wanted):
        yield Help(words.say("term-pool"), words.tell("term-pool", "help"))


def _are_dice(words: Catalogue, wanted: str) -> bool:
    """Check whether this is a row of dice, such as “ssp4”."""
    s, m, p = (re.escape(normal(words.letters(letter))) for letter in COLOURS)
    return re.fullmatch(rf"(?:{s}|{m}|{p}[1-6]?){{2,}}", wanted) is not None


def _scenarios(words: Catalogue, view: View, wanted: str, tongue: Catalogue) -> Iterator[Help]:
    """Explain scenarios by name or number; the current one also for the terms scenario and rank."""
    term = normal(tongue.say("term-scenario"))
    meant = _names_of(tongue, "term-scenario") | _names_of(tongue, "term-rank")
    for number, scenario in enumerate(view.box.scenarios, start=1):
        name = scenario_name(words, scenario)
        named = wanted in (normal(scenario_name(tongue, scenario)), normal(scenario.id), f"{term} {number}")
        if named or (scenario == view.scenario and wanted in meant):
            text = f"{words.say('special-number', number=number)} {scenario_words(words, view.box, scenario)}"
            yield Help(name, text)


def path_help(words: Catalogue, view: View, name: str) -> Help:
    """Say everything about a path."""
    return Help(*path_words(words, view, name))


def building_help(words: Catalogue, view: View, name: str) -> Help:
    """Explain a building with its numbers."""
    building = view.box.buildings[name]
    text = words.tell(
        f"building-{name}",
        "help",
        accepts=words.join((words.letters(die) for die in building.accepts), "list-or"),
        docks=building.docks,
        beer=view.beer,
        most=building.most,
        price=building.price,
        gold=building.gold,
    )
    return Help(words.say(f"building-{name}"), text)


def _shown_side(words: Catalogue, view: View, mission: Mission) -> str:
    """Explain the side of a mission that lies face up, or both."""
    if mission.id == view.missions[0]:
        return side_words(words, mission, rolled=True)
    if mission.id == view.missions[1]:
        return side_words(words, mission, rolled=False)
    return card_words(words, mission)


def _names_of(words: Catalogue, message: str) -> set[str]:
    return {normal(name) for name in (words.say(message), *words.also(message))}


def icons_words(words: Catalogue, box: Box) -> str:
    """Say what the icons of an affinity score (R14.1)."""
    return words.say("icons-told", points=_icon_steps(words, box))


def _icon_steps(words: Catalogue, box: Box) -> str:
    return words.join(
        [
            words.say("help-points-step", points=number, start=icons)
            for icons, number in box.affinity_points
            if number
        ]
    )


def _numbers(words: Catalogue, view: View) -> dict[str, Value]:
    """Return the numbers of the edition and of this game that help texts use."""
    box = view.box
    limit, constants = box.clan.limit, box.constants
    (_, first_wage), *more_wages = box.wages
    wages = [words.say("help-wages-first", gold=first_wage)]
    wages += [words.say("help-wages-step", gold=gold, start=glory) for glory, gold in more_wages]
    gifts = (
        Gain(potion_or_venom=constants.grant_potion_or_venom),
        Gain(defense=constants.grant_defense),
        Gain(gold=constants.grant_gold),
    )
    return {
        "room": room_words(words, box),
        "wages": words.join(wages),
        "affinity_points": _icon_steps(words, box),
        "leftovers": box.paths.mission_leftovers,
        "hit_from": constants.hit_from,
        "venom": constants.venom,
        "trophy_gold": constants.trophy_gold,
        "two_lands_from": constants.two_lands_from,
        "rounds": view.rounds,
        "glory_to_end": box.glory_to_end,
        "early": "yes" if view.glory_ends else "no",
        "beer": view.beer,
        "limit_traps": limit.traps,
        "limit_defense": limit.defense,
        "limit_potions": limit.potions,
        "limit_venoms": limit.venoms,
        "grant_dice": constants.grant_dice,
        "grant": words.join((gain_words(words, gift) for gift in gifts), "list-or"),
        "monster_rounds": words.join((str(number) for number in constants.monster_rounds), "list-and"),
        "madhala_tokens": constants.madhala_tokens,
        "outside": outside_words(words, view.scenario.outside if view.scenario else MADHALA_OUTSIDE),
        "scenarios": words.join(scenario_name(words, scenario) for scenario in box.scenarios),
        "ranks": words.join((rank_words(words, rank) for rank in RANKS), "list-or"),
    }
