"""Names for numbers: how choices, outcomes, cards and places are spelled, for one box."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass

from ..box import AFFINITIES, BUILDINGS, COLOURS, EQUIPMENT_TYPES, Box, EditionError, Problem, load
from ..rules import actions
from ..rules.state import DICE, NONE, NOVICE, SPACES
from .errors import UnknownChoice
from .remaking import Remake, remake

PATHS = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "m1", "m2", "c1", "c2", "e1", "e2")
DICE_NAMES = ("S", "M", "P1", "P2", "P3", "P4", "P5", "P6")
NOVICE_NAME = "novice"
MADHALA_NAME = "madhala"
GRANTS = ("potion", "venom", "defense", "gold")
SIMPLE = {
    "beer": "beer",
    "load-defense": "load defense",
    "load-potion": "load potion",
    "load-venom": "load venom",
    "discard-equipment": "discard equipment",
    "potion": "potion",
    "venom": "venom",
    "yes": "yes",
    "no": "no",
    "left": "left",
    "right": "right",
    "capture": "capture",
    "eliminate": "eliminate",
    "reveal": "reveal",
    "keep": "keep",
    "defend-talent": "defend talent",
    "defend-token": "defend token",
    "defend-potion": "defend potion",
    "take-hits": "take hits",
    "remove-magic": "remove magic",
    "use-venom": "use venom",
    "stop": "stop",
    "give-up": "give up",
    "done": "done",
    "end-turn": "end turn",
    "roll-all": "roll all",
}

Subject = tuple[str, str]


def slug(name: str) -> str:
    """Spell a card's name in a choice: ``"Al-Dahn"`` is ``"al-dahn"``."""
    return name.lower().replace(" ", "-")


def dice_text(strength: int, magic: int, persuasion: int) -> str:
    """Write dice by colour as letters."""
    return "S" * strength + "M" * magic + "P" * persuasion


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal answer: an id for machines, a spelling for people, and what it is about."""

    id: int
    spelling: str
    kind: str
    subjects: tuple[Subject, ...]

    def __str__(self) -> str:
        return self.spelling

    def __reduce__(self) -> Remake:
        return remake(self)


class Names:
    """The vocabulary of one box, both ways."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self.mercenaries = tuple(card.name for card in box.mercenaries)
        self.monsters = tuple(card.name for card in box.monsters)
        self.lands = tuple(card.name for card in box.lands)
        self.equipment = tuple(card.name for card in box.equipment)
        self.traps = tuple(token.id for token in box.traps)
        self.loot = tuple(token.id for token in box.loot)
        self.missions = tuple(tile.id for tile in box.missions)
        self.headers = tuple(f"{tile.id}{side}" for tile in box.headers for side in "ab")
        self.kind_of_card = tuple(kind for kind, card in enumerate(box.equipment) for _ in range(card.count))
        self._choices: dict[str, int] = {}
        self._spellings: list[str] = [""] * actions.ACTIONS
        self._kinds: list[str] = [""] * actions.ACTIONS
        self._subjects: list[tuple[Subject, ...]] = [()] * actions.ACTIONS
        self._described: list[list[Choice | None]] = [[] for _ in range(actions.ACTIONS)]
        self._outcomes: dict[str, int] = {}
        self._outcome_spellings: list[str] = [""] * actions.OUTCOMES
        self._name_choices(box)
        self._name_outcomes()

    def __reduce__(self) -> tuple[Callable[[Box], Names], tuple[Box]]:
        return names_of, (self._box,)

    def member(self, member: int) -> str:
        """Name a mercenary, a novice, or Madhala."""
        if member >= NOVICE:
            return NOVICE_NAME if member == NOVICE else MADHALA_NAME
        return self.mercenaries[member]

    # --- choices ---

    def spelling(self, choice: int) -> str:
        """Return how a choice is written; empty if the edition has no such choice."""
        return self._spellings[choice] if 0 <= choice < actions.ACTIONS else ""

    def kind(self, choice: int) -> str:
        """Return the range of the action space that a choice belongs to."""
        return self._kinds[choice]

    def subjects(self, choice: int) -> tuple[Subject, ...]:
        """Return what a choice is about: (kind of thing, its name)."""
        return self._subjects[choice]

    def described(self, choice: int, place: int) -> Choice:
        """Describe a choice; each description is made once.

        :param place: the space, dock or kind of equipment that it takes where the table decides that, or NONE
        """
        known = self._described[choice]
        while len(known) <= place + 1:
            known.append(None)
        found = known[place + 1]
        if found is None:
            kind = self._kinds[choice]
            subjects = self._subjects[choice]
            if place == NONE:
                pass
            elif kind == "deploy":
                building = BUILDINGS[choice // (DICE * SPACES)]
                subjects = (*subjects, ("space", f"{building} {place + 1}"))
            elif kind == "trap":
                subjects = (*subjects, ("dock", f"lodge {place + 1}"))
            else:
                subjects = (*subjects, ("equipment", self.equipment[place]))
            found = known[place + 1] = Choice(choice, self._spellings[choice], kind, subjects)
        return found

    def about(self, kind: str, name: str) -> list[int]:
        """Return all choices that are about a thing."""
        return [
            choice
            for choice, subjects in enumerate(self._subjects)
            if (kind, name) in subjects and self._spellings[choice]
        ]

    def choice(self, text: str) -> int:
        """Return the choice that is spelled like this, or NONE."""
        return self._choices.get(" ".join(text.split()).lower(), NONE)

    def _name_choices(self, box: Box) -> None:
        ranges = [*actions.LAYOUT, ("", actions.ACTIONS)]
        for (kind, start), (_, end) in itertools.pairwise(ranges):
            for choice in range(start, end):
                self._kinds[choice] = kind
                named = self._name_choice(kind, choice - start)
                if named is not None:
                    spelling, subjects = named
                    self._spellings[choice] = spelling
                    self._subjects[choice] = subjects
                    if spelling.lower() in self._choices:
                        raise EditionError([_collision(spelling)], box.edition)
                    self._choices[spelling.lower()] = choice

    def _name_choice(self, kind: str, index: int) -> tuple[str, tuple[Subject, ...]] | None:
        """Spell one choice; None where the edition has fewer components than the action space."""
        if kind in SIMPLE:
            return SIMPLE[kind], ()
        if kind == "deploy":
            return self._name_deploy(index)
        if kind == "path":
            return _of(PATHS, index, "path {}", "path")
        if kind in ("land", "settle"):
            return _of(self.lands, index, "use {}" if kind == "land" else "settle {}", "land")
        if kind == "novice":
            die, colour = DICE_NAMES[index // 3], COLOURS[index % 3]
            return f"novice {die} {colour}", (("die", die), ("member", NOVICE_NAME))
        if kind in ("talent", "heal", "discount-talent"):
            verb = {"talent": "talent {}", "heal": "heal {}", "discount-talent": "discount {}"}[kind]
            return _of(self.mercenaries, index, verb, "member")
        if kind in ("move", "discount-card"):
            return self._name_carried("move" if kind == "move" else "discount", index)
        if kind in ("loot", "take", "discard-loot"):
            verb = {"loot": "loot {}", "take": "take {}", "discard-loot": "discard loot {}"}[kind]
            return _of(self.loot, index, verb, "loot")
        if kind == "sell":
            return _of(self.monsters, index, "sell {}", "monster")
        if kind in ("hire", "member"):
            verb = "hire {}" if kind == "hire" else "member {}"
            if index == NOVICE:
                return verb.format(NOVICE_NAME), (("member", NOVICE_NAME),)
            return _of(self.mercenaries, index, verb, "member")
        if kind in ("trap", "equipment"):
            names = self.traps if kind == "trap" else self.equipment
            named = _of(names, index // 6, "buy {}", kind)
            if named is None or index % 6 == 0:
                return named
            return f"{named[0]} {index % 6 + 1}", named[1]
        if kind == "amount":
            return f"amount {index}", ()
        if kind == "die":
            return f"die {DICE_NAMES[index]}", (("die", DICE_NAMES[index]),)
        if kind in ("load-trap", "discard-trap"):
            return _of(self.traps, index, kind.split("-")[0] + " trap {}", "trap")
        if kind in ("colour", "roll"):
            return f"{kind} {COLOURS[index]}", (("colour", COLOURS[index]),)
        if kind == "reroll":
            die = f"{COLOURS[index // 6]}{index % 6 + 1}"
            return f"reroll {die}", (("die", die),)
        if kind == "affinity":
            return f"affinity {AFFINITIES[index]}", (("affinity", AFFINITIES[index]),)
        if kind == "seat":
            return f"seat {index}", (("seat", str(index)),)
        return f"grant {GRANTS[index]}", ()

    def _name_deploy(self, index: int) -> tuple[str, tuple[Subject, ...]]:
        place, die = divmod(index, DICE)
        building, space = divmod(place, 6)
        name = BUILDINGS[building]
        subjects: tuple[Subject, ...] = (("die", DICE_NAMES[die]), ("building", name))
        if name in ("alchemist", "mine"):
            return f"{name} {space + 1} {DICE_NAMES[die]}", (*subjects, ("space", f"{name} {space + 1}"))
        suffix = f" {space + 1}" if space else ""
        return f"{name.replace('_', '-')}{suffix} {DICE_NAMES[die]}", subjects

    def _name_carried(self, verb: str, index: int) -> tuple[str, tuple[Subject, ...]] | None:
        carrier, kind = divmod(index, 3)
        if carrier >= len(self.mercenaries):
            return None
        name = self.mercenaries[carrier]
        return (
            f"{verb} {EQUIPMENT_TYPES[kind]} {slug(name)}",
            (("member", name), ("equipment-type", EQUIPMENT_TYPES[kind])),
        )

    # --- outcomes ---

    def outcome_spelling(self, outcome: int) -> str:
        """Return how a chance outcome is written; empty if the edition has no such outcome."""
        return self._outcome_spellings[outcome] if 0 <= outcome < actions.OUTCOMES else ""

    def outcome(self, text: str) -> int:
        """Return the outcome that is spelled like this, or NONE."""
        return self._outcomes.get(" ".join(text.split()).lower(), NONE)

    def _name_outcomes(self) -> None:
        faces = tuple(str(face) for face in range(1, 7))
        values: dict[str, tuple[str, ...]] = {
            "persuasion": faces,
            "attack": faces,
            "roll": tuple(f"{colour}{face}" for colour in COLOURS for face in faces),
            "tavern": self.mercenaries,
            "lodge": self.traps,
            "bazaar": self.equipment,
            "loot": self.loot,
            "monster": self.monsters,
            "land": self.lands,
            "header": self.headers,
            "mission": self.missions,
            "panic": BUILDINGS,
            "clan": AFFINITIES,
            "first": tuple(str(seat) for seat in range(4)),
            "token": self.traps,
            "madhala": tuple(f"{red} {yellow}" for red in faces for yellow in faces),
        }
        for kind, start in actions.OUTCOME_LAYOUT:
            for index, name in enumerate(values[kind]):
                spelling = f"{kind} {name if kind in ('roll', 'madhala') else slug(name)}"
                self._outcome_spellings[start + index] = spelling
                self._outcomes[spelling.lower()] = start + index


def _collision(spelling: str) -> Problem:
    return Problem("name", 0, f"makes two choices that are spelled {spelling!r}", "another name for a card")


def _of(names: tuple[str, ...], index: int, verb: str, kind: str) -> tuple[str, tuple[Subject, ...]] | None:
    if index >= len(names):
        return None
    return verb.format(slug(names[index])), ((kind, names[index]),)


_BY_HASH: dict[str, Names] = {}


def names_of(box: Box) -> Names:
    """Return the vocabulary of a box."""
    names = _BY_HASH.get(box.hash)
    if names is None:
        names = _BY_HASH[box.hash] = Names(box)
    return names


def spelling(choice: int, edition: Box | str = "standard@1") -> str:
    """Return how an edition spells a choice, by its id from 0 to `ACTIONS` - 1.

    :raises UnknownChoice: if the edition has no such choice
    :raises EditionError: if the edition cannot be loaded
    """
    spelled = names_of(load(edition) if isinstance(edition, str) else edition).spelling(choice)
    if not spelled:
        raise UnknownChoice(f"there is no choice {choice}; ids are 0 to {actions.ACTIONS - 1}, with gaps")
    return spelled


def choice_id(spelled: str, edition: Box | str = "standard@1") -> int:
    """Return the id of the choice that an edition spells like this.

    >>> spelling(choice_id("tavern P5"))
    'tavern P5'

    :raises UnknownChoice: if the edition has no such choice
    :raises EditionError: if the edition cannot be loaded
    """
    choice = names_of(load(edition) if isinstance(edition, str) else edition).choice(spelled)
    if choice == NONE:
        example = spelling(0, edition)
        raise UnknownChoice(f"{spelled!r} is not the spelling of any choice, such as {example!r}")
    return choice
