"""The vocabulary of effects: its words, which words go together, and which card may use which.

A word that a card cannot use would silently do nothing in play, so it is a problem here.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from .cards import AFFINITIES, Effect, Gain
from .cursor import MOST, Cursor
from .problems import close_to, one_of

PATH_COLOURS = "SM"
"""Persuasion dice never lie on a land path or at the entrance (R6.3, R6.6)."""
FORBIDDEN = ("potions", "venoms", "defense_talents", "weapons")
HAGGLERS = ("lodge", "tavern")
"""The buildings where discounts from cards apply."""
WORDS = tuple(field.name for field in fields(Effect))

ON_PATHS = frozenset(
    "colours per_die only reroll steal divert monster_bonus capture_bonus eliminate_bonus conquest_bonus "
    "needs_no_trap defense_talents against capture_glory eliminate_glory conquest_glory success_gain".split()
)
"""Words that work outside; all others of members, equipment and loot work in the Citadel (R12.1, R12.4)."""

COUNT = (1, 9)
VALUE = (1, MOST)
NUMBERS = {
    "per_die": (-6, 6),
    "reroll": COUNT,
    "steal": COUNT,
    "divert": COUNT,
    "monster_bonus": VALUE,
    "capture_bonus": VALUE,
    "eliminate_bonus": VALUE,
    "conquest_bonus": VALUE,
    "defense_talents": COUNT,
    "capture_glory": VALUE,
    "eliminate_glory": VALUE,
    "conquest_glory": VALUE,
    "trophy": COUNT,
    "price": (0, MOST),
    "discount": VALUE,
    "mine_gold": VALUE,
    "extra_trap_limit": COUNT,
    "recolour": COUNT,
    "extra_affinity_dice": COUNT,
    "extra_entrance_dice": COUNT,
    "extra_hits": COUNT,
    "extra_panic": COUNT,
    "extra_traps": COUNT,
    "spray": COUNT,
    "last_lash": COUNT,
    "wound_glory": (-9, -1),
}
FLAGS = ("needs_no_trap", "unassigned", "storms_entrance", "escapes")

NEEDS = {
    "per_die": "colours",
    "reroll": "colours",
    "steal": "colours",
    "buy_die": "price",
    "discount": "at",
    "convert": "into",
}
"""By word: the words that it needs beside it."""
SERVES = {
    "colours": ("per_die", "reroll", "steal"),
    "only": ("per_die",),
    "against": ("defense_talents",),
    "price": ("buy_die",),
    "unassigned": ("buy_die",),
    "at": ("discount",),
    "into": ("convert",),
}
"""Words that mean nothing alone, and the words that they go with."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A kind of card, token or path with effects: the words and gains that work there."""

    name: str
    words: frozenset[str]
    gains: frozenset[str] = frozenset()
    colours: str = "SMP"
    needed: bool = False
    """Whether an effect without any word is a problem."""
    single: bool = False
    """Whether it is used up or marked as a whole, and so can do only one thing."""


_TOKENS = frozenset({"glory", "gold", "defense", "potions", "venoms"})
_CHOSEN = _TOKENS | {"potion_or_venom"}
_PATH_BENEFIT = frozenset({"defense_talents", "reroll", "colours"})
_PATH_GAIN = frozenset({"gold", "potions", "venoms"})
_TURN = frozenset("gain buy_die price unassigned discount at mine_gold extra_trap_limit".split())
_OUTSIDE = ON_PATHS - {"steal"}

TALENT = Holder("a talent", _OUTSIDE | _TURN, _CHOSEN)
NOVICE = Holder("a novice", frozenset({"recolour"}))
EQUIPMENT = Holder("equipment", _OUTSIDE | {"discount", "at", "mine_gold"}, _CHOSEN, needed=True)
TRAP = Holder("a trap", frozenset({"dice", "per_die", "colours", "monster_bonus"}), colours=PATH_COLOURS)
TRICK = Holder(
    "a trick", frozenset({"steal", "colours", "divert"}), colours=PATH_COLOURS, needed=True, single=True
)
LOOT = Holder(
    "loot",
    _OUTSIDE - {"divert", "needs_no_trap", "defense_talents", "against", "success_gain"}
    | {"gain", "trophy", "convert", "into"},
    _CHOSEN | {"hire"},
    needed=True,
    single=True,
)
MONSTER = Holder(
    "a monster",
    frozenset(
        "per_die colours extra_affinity_dice extra_entrance_dice extra_hits extra_panic extra_traps spray "
        "last_lash wound_glory forbids storms_entrance escapes".split()
    ),
    colours=PATH_COLOURS,
)
HEADER = Holder("a header path", _PATH_BENEFIT, _PATH_GAIN, PATH_COLOURS)
ENTRANCE = Holder("an entrance path", _PATH_BENEFIT, _PATH_GAIN, PATH_COLOURS)

LAND_GAINS = _CHOSEN | {"dice", "loot", "hire", "equipment"}
REWARD_GAINS = _TOKENS
PAYMENTS = frozenset({"gold", "defense", "potions", "venoms", "traps"})


def read_effect(table: Cursor, holder: Holder) -> Effect:
    """Read an effect in the words that its holder may use."""
    values: dict[str, Any] = {}
    for word in table.values:
        if word not in WORDS:
            table.wrong(word, "is not an effect", close_to(word, sorted(holder.words)))
        elif word not in holder.words:
            table.wrong(word, f"is not an effect of {holder.name}", one_of(sorted(holder.words)))
        else:
            values[word] = _read_word(table, word, holder)
    _check_companions(table)
    _check_amount(table, [word for word in values if word not in SERVES], holder)
    return replace(Effect(), **values)


def read_benefit(table: Cursor, holder: Holder) -> Effect:
    """Read the benefit of a path: effects and gains."""
    gained = {key: value for key, value in table.values.items() if key in holder.gains}
    rest = {key: value for key, value in table.values.items() if key not in holder.gains}
    both = replace(holder, words=holder.words | holder.gains)
    effect = read_effect(Cursor(rest, table.place, table.problems), both)
    if not gained:
        return effect
    return replace(effect, gain=read_gain(Cursor(gained, table.place, table.problems), holder.gains))


def read_works_outside(table: Cursor, effect: Cursor) -> bool:
    """Read the outside sign of a member, equipment or loot; it must agree with the effect."""
    outside = table.flag("outside")
    words = [word for word in effect.values if word in WORDS]
    on_paths = [word for word in words if word in ON_PATHS]
    at_home = [word for word in words if word not in ON_PATHS]
    if on_paths and at_home:
        effect.wrong(at_home[0], f"works in the Citadel, {on_paths[0]} outside", "effects of one kind only")
    elif on_paths and not outside:
        table.wrong("outside", f"is not true, but {on_paths[0]} works on a path", "outside = true")
    elif at_home and outside:
        table.wrong(
            "outside", f"is true, but {at_home[0]} works in the Citadel", "outside = false, or no such key"
        )
    return outside


def read_gain(table: Cursor, allowed: frozenset[str]) -> Gain:
    """Read resources that are gained or paid together."""
    values: dict[str, Any] = {}
    for key in table.values:
        if key not in allowed:
            table.wrong(key, "cannot be gained or paid here", close_to(key, sorted(allowed)))
        elif key == "dice":
            values[key] = table.letters(key)
        elif key in ("hire", "loot", "equipment"):
            values[key] = table.number(key, 1, 1)
        else:
            values[key] = table.number(key, *VALUE)
    if not table.values:
        table.problems.add(table.place, "is empty", "at least " + one_of(sorted(allowed)))
    return Gain(**values)


def _read_word(table: Cursor, word: str, holder: Holder) -> object:
    if word in NUMBERS:
        number = table.number(word, *NUMBERS[word])
        if word == "per_die" and table.values[word] == 0:
            table.wrong(word, "is 0", "a number other than 0")
        return number
    if word in FLAGS:
        return table.flag(word)
    if word in ("gain", "success_gain"):
        return read_gain(table.table(word), holder.gains)
    if word == "colours":
        return table.colours(word, holder.colours)
    if word == "only":
        return table.word(word, ("monster", "conquest"))
    if word == "at":
        return table.word(word, HAGGLERS)
    if word in ("against", "forbids"):
        found = table.words(word, AFFINITIES if word == "against" else FORBIDDEN)
        if table.values[word] == []:
            table.wrong(word, "is empty", "at least one word")
        return found
    if word in ("buy_die", "convert"):
        return table.letters(word, 1, 1)
    return table.letters(word, among=holder.colours)


def _check_companions(table: Cursor) -> None:
    written = table.values
    for companion in sorted(set(NEEDS.values())):
        needing = [word for word, needed in NEEDS.items() if needed == companion and word in written]
        if needing and companion not in written:
            table.wrong(companion, f"is missing beside {needing[0]}", f"{needing[0]} needs {companion}")
    for word, served in SERVES.items():
        if word in written and not any(other in written for other in served):
            table.wrong(word, "is alone", f"it goes with {' or '.join(served)}")


def _check_amount(table: Cursor, main: list[str], holder: Holder) -> None:
    if holder.needed and not table.values:
        table.problems.add(
            table.place, f"is empty, but {holder.name} does something", one_of(sorted(holder.words))
        )
    # abilities for the clan's turn share one once-per-round mark (R12.1); loot and tricks are used up whole
    alone = main if holder.single else [word for word in main if word in _TURN]
    for word in alone[1:]:
        table.wrong(word, f"is a second ability beside {alone[0]}", f"{holder.name} has one")
