"""Reading the board: the clan's start, threshold tables, constants, buildings and paths."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar

from .cards import (
    BUILDINGS,
    DIFFICULTIES,
    LAND_PATHS,
    MAXIMUM,
    Building,
    ClanStart,
    Constants,
    Limit,
    Paths,
    Space,
)
from .cursor import Cursor, closed
from .effect_reader import read_benefit
from .effects import ENTRANCE

PLAYERS_MOST = 4
HELD_MOST = 20
FREE_CHOICE = ("alchemist", "mine")
"""The buildings where any free space may be taken; elsewhere they fill from left to right (R5.6)."""

Amount = TypeVar("Amount", int, str)


def clan(table: Cursor) -> ClanStart:
    return ClanStart(
        glory=table.number("glory"), gold=table.number("gold"), limit=closed(table.table("limit"), _limit)
    )


def _limit(table: Cursor) -> Limit:
    return Limit(
        traps=table.number("traps", 1, HELD_MOST),
        defense=table.number("defense", 0, HELD_MOST),
        potions=table.number("potions", 0, HELD_MOST),
        venoms=table.number("venoms", 0, HELD_MOST),
    )


def thresholds(
    table: Cursor, start: int | None, read: Callable[[Cursor, str], Amount]
) -> tuple[tuple[int, Amount], ...]:
    """Read rows of (first number, value); the first row must be for `start` if it is given."""
    rows: list[tuple[int, Amount]] = []
    for key in table.values:
        amount = read(table, key)
        if not re.fullmatch(r"0|[1-9][0-9]{0,2}", key):
            table.wrong(key, "is not a threshold", "a whole number from 0 to 999 as the key")
        elif rows and int(key) < rows[-1][0]:
            table.wrong(key, f"comes after {rows[-1][0]}", "thresholds in ascending order")
        else:
            rows.append((int(key), amount))
    if not rows:
        table.problems.add(table.place, "has no row", "at least one threshold")
    elif start is not None and rows[0][0] != start:
        table.problems.add(table.place, f"starts at {rows[0][0]}", f"the first threshold is {start}")
    return tuple(rows)


def round_track(table: Cursor) -> dict[str, tuple[int, ...]]:
    return {difficulty: table.numbers(difficulty) for difficulty in DIFFICULTIES}


def constants(table: Cursor) -> Constants:
    equip, grant = table.table("equip"), table.table("grant")
    found = Constants(
        hit_from=table.number("hit_from", 1, 6),
        venom=table.number("venom"),
        trophy_gold=table.number("trophy_gold"),
        loot_shown=table.number("loot_shown", 1, MAXIMUM.docks),
        path_dice=table.number("path_dice", 1, MAXIMUM.path_dice),
        path_tokens=table.number("path_tokens", 0, MAXIMUM.path_tokens),
        token_spaces=table.number("token_spaces", 1, MAXIMUM.path_dice),
        affinity_dice=table.number("affinity_dice"),
        equip_potions=equip.number("potions", 0, HELD_MOST),
        equip_venoms=equip.number("venoms", 0, HELD_MOST),
        setup_reputation=table.number("setup_reputation"),
        rescue_gold=table.number("rescue_gold"),
        two_lands_from=table.number("two_lands_from", 2, PLAYERS_MOST + 1),
        grant_dice=grant.number("dice", 0, 9),
        grant_potion_or_venom=grant.number("potion_or_venom", 0, 9),
        grant_defense=grant.number("defense", 0, 9),
        grant_gold=grant.number("gold"),
        monster_rounds=table.numbers("monster_rounds", least=1),
        madhala_tokens=table.number("madhala_tokens"),
    )
    rounds = found.monster_rounds
    if any(later <= earlier for earlier, later in pairwise(rounds)):
        table.wrong("monster_rounds", f"is {list(rounds)}", "rounds in ascending order, each once")
    equip.close()
    grant.close()
    return found


def buildings(table: Cursor) -> dict[str, Building]:
    return {name: closed(table.table(name), _building) for name in BUILDINGS}


def _building(table: Cursor) -> Building:
    name = table.place[-1]
    accepts = table.colours("accepts")
    # R2.3 goes on until as many docked mercenaries as players (solo: two) have a low reputation
    least_docks = {"lodge": 1, "tavern": PLAYERS_MOST, "bazaar": 1}.get(name)
    building = Building(
        name=name,
        accepts=accepts,
        spaces=() if name == "pawn_shop" else _spaces(table, accepts),
        docks=0 if least_docks is None else table.number("docks", least_docks, MAXIMUM.docks),
        solo_docks=table.number("solo_docks", 2, MAXIMUM.docks) if name == "tavern" else 0,
        beer=table.number("beer") if name == "tavern" else 0,
        price=table.number("price") if name == "armory" else 0,
        most=table.number("most", 1, 9) if name == "armory" else 0,
        gold=table.number("gold") if name == "pawn_shop" else 0,
    )
    if building.solo_docks > building.docks > 0:
        table.wrong("solo_docks", f"is {building.solo_docks}", f"at most the docks, {building.docks}")
    return building


def _spaces(table: Cursor, accepts: str) -> tuple[Space, ...]:
    entries = table.tables("spaces")
    spaces = tuple(closed(entry, lambda entry: _space(entry, table.place[-1], accepts)) for entry in entries)
    if "spaces" in table.values and not 1 <= len(spaces) <= MAXIMUM.spaces:
        table.wrong("spaces", f"has {len(spaces)} entries", f"1 to {MAXIMUM.spaces} spaces")
    players = [space.from_players for space in spaces]
    if table.place[-1] not in FREE_CHOICE and players != sorted(players):
        table.wrong("spaces", "has a space for more players before one for fewer", "from_players ascending")
    return spaces


def _space(table: Cursor, building: str, accepts: str) -> Space:
    space = Space(
        dice=table.number("dice", 1, 6, default=1) if building == "mine" else 1,
        gold=table.number("gold") if building == "mine" else 0,
        tokens=table.number("tokens", 1, 9) if building == "alchemist" else 0,
        from_players=table.number("from_players", 1, PLAYERS_MOST, default=1),
    )
    if space.dice > 1 and accepts not in ("S", "M"):
        # several dice are deployed together, so they must be equal
        table.wrong(
            "dice",
            f"is {space.dice} where {accepts} is accepted",
            "1, or a building that accepts S or M alone",
        )
    return space


def paths(table: Cursor) -> Paths:
    return Paths(
        land_death_glory=table.numbers("land_death_glory", LAND_PATHS),
        entrance_death_glory=table.number("entrance_death_glory"),
        entrance_capacity=table.number("entrance_capacity", 1, MAXIMUM.path_dice),
        entrance=tuple(read_benefit(path, ENTRANCE) for path in table.tables("entrance", length=2)),
        mission_leftovers=table.number("mission_leftovers"),
    )
