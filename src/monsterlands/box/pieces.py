"""Reading the pieces: clan members, monsters, lands, equipment, tokens and tiles, one entry each."""

from __future__ import annotations

import re

from .cards import (
    AFFINITIES,
    EQUIPMENT_TYPES,
    LAND_PATHS,
    MAXIMUM,
    TRAP_KINDS,
    Contract,
    DiceMission,
    Equipment,
    Header,
    HeaderPath,
    Land,
    Loot,
    Mercenary,
    Mission,
    Monster,
    Novice,
    Trap,
)
from .cursor import Cursor, closed
from .effect_reader import read_benefit, read_effect, read_gain, read_works_outside
from .effects import (
    EQUIPMENT,
    HEADER,
    LAND_GAINS,
    LOOT,
    MONSTER,
    NOVICE,
    PATH_COLOURS,
    PAYMENTS,
    REWARD_GAINS,
    TALENT,
    TRAP,
    TRICK,
)
from .problems import quoted

SHORT_NAMES = "lower-case letters, digits and hyphens"
FULL_NAMES = "letters, digits, hyphens and apostrophes, a letter first"
LONGEST_NAME = 40
TOO_LONG = f"at most {LONGEST_NAME} letters"
RESERVED_NAMES = ("novice", "madhala")


def novice(table: Cursor) -> Novice:
    return Novice(
        count=table.number("count", 0, MAXIMUM.novices),
        cost=table.number("cost"),
        reputation=table.number("reputation"),
        dice=table.letters("dice"),
        effect=read_effect(table.table("effect"), NOVICE),
    )


def mercenary(table: Cursor) -> Mercenary:
    effect = table.table("effect")
    return Mercenary(
        name=_full_name(table),
        affinity=table.word("affinity", AFFINITIES),
        reputation=table.number("reputation"),
        cost=table.number("cost"),
        dice=table.letters("dice"),
        effect=read_effect(effect, TALENT),
        role=table.word("role", ("leader", "initial", ""), default=""),
        outside=read_works_outside(table, effect),
    )


def monster(table: Cursor) -> Monster:
    capture, eliminate = table.numbers("capture", 2), table.numbers("eliminate", 2)
    found = Monster(
        name=_full_name(table),
        affinity=table.word("affinity", AFFINITIES),
        level=table.word("level", ("A", "B")),
        attack=table.number("attack"),
        cv=table.number("cv", 1),
        ev=table.number("ev", 1),
        capture_glory=capture[0],
        capture_gold=capture[1],
        eliminate_glory=eliminate[0],
        trophy=eliminate[1],
        power=read_effect(table.table("power"), MONSTER),
    )
    if found.cv > found.ev and "ev" in table.values:
        table.wrong("cv", f"is {found.cv}, more than the ev {found.ev}", "cv at most ev")
    return found


def land(table: Cursor) -> Land:
    ability = table.table("ability")
    found = Land(
        name=_full_name(table),
        affinity=table.word("affinity", AFFINITIES),
        conquest=table.number("conquest", 1),
        glory=table.number("glory"),
        dice=ability.dice(MAXIMUM.path_dice),
        gain=read_gain(ability.table("gain"), LAND_GAINS),
    )
    ability.close()
    return found


def equipment(table: Cursor) -> Equipment:
    effect = table.table("effect")
    return Equipment(
        name=_full_name(table),
        type=table.word("type", EQUIPMENT_TYPES),
        cost=table.number("cost"),
        count=table.number("count", 0, MAXIMUM.equipment_cards),
        effect=read_effect(effect, EQUIPMENT),
        outside=read_works_outside(table, effect),
    )


def trap(table: Cursor) -> Trap:
    kind = table.word("kind", TRAP_KINDS)
    return Trap(
        id=short_name(table, "id"),
        kind=kind,
        count=table.number("count"),
        effect=read_effect(table.table("effect"), TRICK if kind == "trick" else TRAP),
        # initial traps are never bought
        cost=table.number("cost", 0, 0, default=0) if kind == "initial" else table.number("cost"),
    )


def loot(table: Cursor) -> Loot:
    effect = table.table("effect")
    return Loot(short_name(table, "id"), read_effect(effect, LOOT), read_works_outside(table, effect))


def header(table: Cursor) -> Header:
    def side(key: str) -> tuple[HeaderPath, ...]:
        return tuple(closed(path, _header_path) for path in table.tables(key, length=LAND_PATHS))

    return Header(short_name(table, "id"), side("a"), side("b"))


def _header_path(table: Cursor) -> HeaderPath:
    up_to = table.number("up_to", 0, MAXIMUM.path_dice)
    return HeaderPath(
        dice=table.letters("dice", 1, MAXIMUM.path_dice, PATH_COLOURS),
        up_to=up_to,
        colours=table.colours("colours", PATH_COLOURS, least=1 if up_to else 0),
        benefit=read_benefit(table.table("benefit"), HEADER),
    )


def mission(table: Cursor) -> Mission:
    a, b = table.table("a"), table.table("b")
    return Mission(short_name(table, "id"), closed(a, _dice_mission), closed(b, _contract))


def _dice_mission(table: Cursor) -> DiceMission:
    return DiceMission(
        dice=table.dice(MAXIMUM.path_dice),
        objective=table.number("objective", 1),
        reward=read_gain(table.table("reward"), REWARD_GAINS),
        penalty=table.number("penalty"),
    )


def _contract(table: Cursor) -> Contract:
    return Contract(
        dice=table.dice(MAXIMUM.path_dice),
        pay=read_gain(table.table("pay"), PAYMENTS),
        left=read_gain(table.table("left"), REWARD_GAINS),
        right=read_gain(table.table("right"), REWARD_GAINS),
    )


def short_name(table: Cursor, key: str) -> str:
    name = table.text(key, SHORT_NAMES)
    if len(name) > LONGEST_NAME:
        table.wrong(key, f"is {quoted(name)}", TOO_LONG)
    elif isinstance(table.values.get(key), str) and not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
        table.wrong(key, f"is {quoted(name)}", SHORT_NAMES)
    return name


def _full_name(table: Cursor) -> str:
    name = table.text("name", FULL_NAMES)
    if not isinstance(table.values.get("name"), str):
        return name
    if len(name) > LONGEST_NAME:
        table.wrong("name", f"is {quoted(name)}", TOO_LONG)
    elif not (name[:1].isalpha() and all(letter.isalnum() or letter in "-'" for letter in name)):
        table.wrong("name", f"is {quoted(name)}", FULL_NAMES)
    elif name.casefold() in RESERVED_NAMES:
        table.wrong("name", f"is {quoted(name)}", "another name: this one has a meaning in the game")
    return name
