"""Names for numbers: how choices, outcomes, cards and places are spelled, for one box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..box import AFFINITIES, BUILDINGS, COLOURS, EQUIPMENT_TYPES, Box, EditionError, Problem, load
from ..rules import actions, layout
from ..rules.citadel import chooses_space
from ..rules.layout import NONE
from .errors import UnknownChoice
from .reduction import Value

PATHS = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "m1", "m2", "c1", "c2", "e1", "e2")
DICE_NAMES = ("S", "M", "P1", "P2", "P3", "P4", "P5", "P6")
NOVICE_NAME = "novice"
MADHALA_NAME = "madhala"
FACES = ("1", "2", "3", "4", "5", "6")
# Buildings whose spaces are chosen.
NUMBERED = [name for number, name in enumerate(BUILDINGS) if chooses_space(number)]
# What is spelled by its slug.
SLUGGED = (
    "mercenary", "member", "monster", "land", "equipment", "trap", "loot", "mission", "header", "building",
)  # fmt: skip
# The kind of subject for each axis of a choice, where it is not the axis's own name; empty for no subject.
SUBJECTS = {
    "mercenary": "member",
    "type": "equipment-type",
    "rolled": "die",
    "copy": "",
    "amount": "",
    "gift": "",
}

Subject = tuple[str, str]


def slug(name: str) -> str:
    """Spell a name in a choice: ``"Al-Dahn"`` is ``"al-dahn"``, ``"pawn_shop"`` is ``"pawn-shop"``."""
    return name.lower().replace(" ", "-").replace("_", "-")


def _key(text: str) -> str:
    """Return the key that a spelling is looked up by: ``"pawn_shop S"`` is read as ``"pawn-shop S"``."""
    return " ".join(text.split()).lower().replace("_", "-")


def dice_text(strength: int, magic: int, persuasion: int) -> str:
    """Write dice by colour as letters."""
    return "S" * strength + "M" * magic + "P" * persuasion


@dataclass(frozen=True, slots=True)
class Choice(Value):
    """One legal answer: an id for machines, a spelling for people, and what it is about."""

    id: int
    spelling: str
    kind: str
    subjects: tuple[Subject, ...]

    def __str__(self) -> str:
        return self.spelling


class Names:
    """The vocabulary of one box: from numbers to names, and back."""

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
        novice = [""] * (layout.NOVICE - len(self.mercenaries)) + [NOVICE_NAME]
        self._axes: dict[str, tuple[str, ...]] = {
            "affinity": AFFINITIES,
            "amount": tuple(str(amount) for amount in range(actions.SIZES["amount"])),
            "building": BUILDINGS,
            "colour": tuple(COLOURS),
            "copy": FACES,
            "die": DICE_NAMES,
            "equipment": self.equipment,
            "face": FACES,
            "gift": ("potion", "venom", "defense", "gold"),
            "header": self.headers,
            "land": self.lands,
            "loot": self.loot,
            "member": (*self.mercenaries, *novice),
            "mercenary": self.mercenaries,
            "mission": self.missions,
            "monster": self.monsters,
            "pair": tuple(f"{red} {yellow}" for red in FACES for yellow in FACES),
            "path": PATHS,
            "rolled": tuple(f"{colour}{face}" for colour in COLOURS for face in FACES),
            "seat": ("0", "1", "2", "3"),
            "space": FACES,
            "trap": self.traps,
            "type": EQUIPMENT_TYPES,
        }
        self._choices: dict[str, int] = {}
        self._spellings: list[str] = [""] * actions.ACTIONS
        self._ranges: list[actions.IdRange] = [row for row in actions.CHOICE_RANGES for _ in range(row.size)]
        self._subjects: list[tuple[Subject, ...]] = [()] * actions.ACTIONS
        self._described: list[list[Choice | None]] = [[] for _ in range(actions.ACTIONS)]
        self._outcomes: dict[str, int] = {}
        self._outcome_spellings: list[str] = [""] * actions.OUTCOMES
        for row in actions.CHOICE_RANGES:
            self._name_choices(row)
        for row in actions.OUTCOME_RANGES:
            for index in range(row.size):
                spelling = self._spelled(row, index)
                self._outcome_spellings[row.first + index] = spelling
                if spelling:
                    self._outcomes[_key(spelling)] = row.first + index

    def __reduce__(self) -> tuple[Callable[[Box], Names], tuple[Box]]:
        return names_of, (self._box,)

    def member(self, member: int) -> str:
        """Name a mercenary, a novice, or Madhala."""
        if member >= layout.NOVICE:
            return NOVICE_NAME if member == layout.NOVICE else MADHALA_NAME
        return self.mercenaries[member]

    # --- choices ---

    def spelling(self, choice: int) -> str:
        """Return how a choice is written; empty if the edition has no such choice."""
        return self._spellings[choice] if 0 <= choice < actions.ACTIONS else ""

    def kind(self, choice: int) -> str:
        """Return the range of the action space that a choice belongs to."""
        return self._ranges[choice].name

    def rule(self, choice: int) -> str:
        """Return the rule that says when such a choice comes up."""
        return self._ranges[choice].rule

    def subjects(self, choice: int) -> tuple[Subject, ...]:
        """Return what a choice is about: (kind of thing, its name)."""
        return self._subjects[choice]

    def described(self, choice: int, place: int) -> Choice:
        """Describe a choice; each description is made once.

        :param place: the space, dock or kind of equipment that it takes, if the table decides that, or NONE
        """
        known = self._described[choice]
        while len(known) <= place + 1:
            known.append(None)
        found = known[place + 1]
        if found is None:
            kind = self._ranges[choice].name
            subjects = self._subjects[choice]
            if place == NONE:
                pass
            elif kind == "deploy":
                building = BUILDINGS[choice // (layout.DICE * layout.SPACES)]
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
        """Return the choice with this spelling, or NONE."""
        return self._choices.get(_key(text), NONE)

    def _name_choices(self, row: actions.IdRange) -> None:
        for index in range(row.size):
            choice = row.first + index
            spelling = self._spelled(row, index)
            if spelling:
                if _key(spelling) in self._choices:
                    raise EditionError([_collision(spelling)], self._box.edition)
                self._spellings[choice] = spelling
                self._choices[_key(spelling)] = choice
                self._subjects[choice] = self._subjects_of(row, index)

    def _named(self, row: actions.IdRange, index: int) -> list[Subject]:
        """Name an id of a range by its axes: (axis, name); empty if the edition has no such component."""
        named: list[Subject] = []
        for axis in reversed(row.axes):
            index, number = divmod(index, actions.SIZES[axis])
            values = self._axes[axis]
            named.append((axis, values[number] if number < len(values) else ""))
        return named[::-1]

    def _spelled(self, row: actions.IdRange, index: int) -> str:
        """Spell an id of a range; empty if the edition has no such component."""
        named = self._named(row, index)
        if not all(name for _, name in named):
            return ""
        spelling = row.spelling.format(*[slug(name) if axis in SLUGGED else name for axis, name in named])
        if row.axes[-1:] == ["copy"]:
            return spelling.removesuffix(" 1")
        if row.name == "deploy":
            building, space, die = [name for _, name in named]
            numbered = building in NUMBERED or space != "1"
            return " ".join([slug(building), *[space] * numbered, die])
        return spelling

    def _subjects_of(self, row: actions.IdRange, index: int) -> tuple[Subject, ...]:
        """Return what a choice is about."""
        named = self._named(row, index)
        if row.name == "novice":
            return (named[0], ("member", NOVICE_NAME))
        if row.name == "deploy":
            building, space, die = named
            place = ("space", f"{building[1]} {space[1]}")
            return (die, building, place) if building[1] in NUMBERED else (die, building)
        subjects = [(SUBJECTS.get(axis, axis), name) for axis, name in named]
        return tuple([subject for subject in subjects if subject[0]])

    # --- outcomes ---

    def outcome_spelling(self, outcome: int) -> str:
        """Return how a chance outcome is written; empty if the edition has no such outcome."""
        return self._outcome_spellings[outcome] if 0 <= outcome < actions.OUTCOMES else ""

    def outcome(self, text: str) -> int:
        """Return the outcome with this spelling, or NONE."""
        return self._outcomes.get(_key(text), NONE)


def _collision(spelling: str) -> Problem:
    return Problem("name", 0, f"makes two choices that are spelled {spelling!r}", "another name for a card")


_BY_HASH: dict[str, Names] = {}
KEPT: Final = 64
"""How many vocabularies are kept; a game keeps its own as long as it lives."""


def names_of(box: Box) -> Names:
    """Return the vocabulary of a box: the same object for the same box, until there are very many."""
    names = _BY_HASH.get(box.hash)
    if names is None:
        if len(_BY_HASH) >= KEPT:
            _BY_HASH.clear()
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
    """Return the id of the choice with this spelling in an edition.

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
