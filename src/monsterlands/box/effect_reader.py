"""Reading effects and gains: every word, what stands beside it, and who may use it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .cards import AFFINITIES
from .cursor import Cursor
from .effects import (
    FLAGS,
    FORBIDDEN,
    HAGGLERS,
    NEEDS,
    NUMBERS,
    ON_PATHS,
    SERVES,
    TURN,
    VALUE,
    WORDS,
    Effect,
    Gain,
    Holder,
)
from .problems import close_to, one_of


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
    alone = main if holder.single else [word for word in main if word in TURN]
    for word in alone[1:]:
        table.wrong(word, f"is a second ability beside {alone[0]}", f"{holder.name} has one")
