"""Checks that a position follows the rules: its cards and tokens, and the table.

Every problem is noted with the rule that it breaks. :mod:`.clans` checks clans, :mod:`.paths` checks paths.
"""

from __future__ import annotations

from collections import Counter

from ...box import AFFINITIES, BUILDINGS, COLOURS
from ...rules import columns, layout
from ...rules.citadel import chooses_space, space_open
from ...rules.layout import NONE
from ...rules.piles import active_lands, tavern_docks
from ...rules.state import State, bits
from ..describe import LAND_PLACES
from ..names import DICE_NAMES, Names
from .builder import held_traps, in_trap_pile
from .points import POINTS
from .sheet import LandSheet, Sheet

UNIQUE = {
    "mercenaries": "R2.3",
    "monsters": "R2.7",
    "lands": "R2.7",
    "headers": "R2.7",
    "loot": "R2.8",
    "missions": "R2.9",
}
"""The piles of unique cards, with the rule that lays them out."""


class Checks:
    """What is checked: the sheet, and the state that was built from it."""

    def __init__(self, sheet: Sheet, state: State, names: Names) -> None:
        self.sheet = sheet
        self.state = state
        self.tables = state.tables
        self.names = names
        self.point = POINTS[sheet.table.phase]
        tiles = tuple(side[:-1] for side in names.headers[::2])
        self.cards: dict[str, tuple[str, ...]] = {
            "mercenaries": names.mercenaries,
            "monsters": names.monsters,
            "lands": names.lands,
            "headers": tiles,
            "loot": names.loot,
            "missions": names.missions,
        }

    def wrong(self, place: str, what: str, right: str, rule: str) -> None:
        """Note a problem."""
        self.sheet.problems.add((place,), what, right, rule)

    def once(self, place: str, entries: list[int], names: tuple[str, ...], rule: str) -> None:
        """Note the entries that a list names more than once."""
        for entry, count in Counter(entries).items():
            if count > 1 and entry != NONE:
                self.wrong(place, f"names {names[entry]} {count} times", "each once", rule)


def check_table(checks: Checks) -> None:
    """Note everything that is wrong with cards and the table."""
    for pile in UNIQUE:
        _each_card_once(checks, pile)
    _no_more_traps_than_exist(checks)
    _no_more_equipment_than_exists(checks)
    _initial_members_stay_home(checks)
    _traps_are_in_play(checks)
    _docks(checks)
    _lands(checks)
    _buildings(checks)
    _novices(checks)
    _marks(checks)
    _turn(checks)


# --- cards and tokens ---------------------------------------------------------------------------


def _each_card_once(checks: Checks, pile: str) -> None:
    seen: dict[int, str] = {}
    for place, card in checks.sheet.cards(pile):
        if card in seen:
            where = "there twice" if seen[card] == place else f"also in {seen[card]}"
            what = f"{checks.cards[pile][card]} is {where}"
            checks.wrong(place, what, "every card is in one place", UNIQUE[pile])
        seen.setdefault(card, place)


def _no_more_traps_than_exist(checks: Checks) -> None:
    tables = checks.tables
    written = checks.sheet.cards("traps")
    for clan in checks.sheet.clans:
        if clan.traps is None:
            written += [(f"{clan.place}.traps", kind) for kind in held_traps(clan, tables)]
    _no_more_than(checks, written, checks.names.traps, tables.trap_count, "R2.5")


def _no_more_equipment_than_exists(checks: Checks) -> None:
    kinds = checks.tables.card_kind
    counts = [kinds.count(kind) for kind in range(checks.tables.equipment)]
    _no_more_than(checks, checks.sheet.cards("equipment"), checks.names.equipment, counts, "R2.6")


def _no_more_than(
    checks: Checks, written: list[tuple[str, int]], names: tuple[str, ...], counts: list[int], rule: str
) -> None:
    places: dict[int, list[str]] = {}
    for place, kind in written:
        places.setdefault(kind, []).append(place)
    for kind, found in places.items():
        if len(found) > counts[kind]:
            where = ", ".join(dict.fromkeys(found))
            what = f"{names[kind]} is written {len(found)} times ({where})"
            checks.wrong(found[-1], what, f"the box has {counts[kind]}", rule)


def _initial_members_stay_home(checks: Checks) -> None:
    """Check that leaders and initial mercenaries are in their own clan or out of the game (R2.2)."""
    tables = checks.tables
    for place, card in checks.sheet.cards("mercenaries"):
        if tables.role[card] and place.startswith("table."):
            what = f"{checks.names.mercenaries[card]} is an initial member"
            checks.wrong(place, what, "it is in its clan, or has left the game", "R2.2")
    for clan in checks.sheet.clans:
        for card in clan.mercenaries or []:
            if tables.role[card] and tables.affinity[card] != clan.affinity:
                what = f"{checks.names.mercenaries[card]} is an initial member of another clan"
                right = f"one of affinity {AFFINITIES[clan.affinity]}, or a card of the deck"
                checks.wrong(f"{clan.place}.mercenaries", what, right, "R2.2")


def _traps_are_in_play(checks: Checks) -> None:
    tables = checks.tables
    tricks = bool(checks.state.table[layout.TRICKS])
    for place, kind in checks.sheet.cards("traps"):
        name = checks.names.traps[kind]
        if tables.trap_kind[kind] == columns.INITIAL_TRAP:
            if place.startswith("table."):
                right = "an initial trap is in a clan, or has left the game"
                checks.wrong(place, f"{name} is there", right, "R1.7")
        elif not in_trap_pile(tables, kind, tricks):
            right = "it is in play only with the trick module"
            if checks.sheet.options.players > 1:
                right += ", options.tricks"
            checks.wrong(place, f"{name} is there", right, "R2.5")
    for clan in checks.sheet.clans:
        kinds = held_traps(clan, tables) + [kind for path in clan.paths for kind in path.traps]
        count = sum(tables.trap_kind[kind] == columns.INITIAL_TRAP for kind in kinds)
        if count > 1:
            what = f"the clan has {count} initial traps"
            checks.wrong(f"{clan.place}.traps", what, "it has one at most", "R2.2")


# --- the table ----------------------------------------------------------------------------------


def _docks(checks: Checks) -> None:
    table = checks.sheet.table
    tables = checks.tables
    for key, cards, places, rule in (
        ("tavern", table.tavern, tavern_docks(checks.state), "R2.3"),
        ("lodge", table.lodge, tables.lodge_docks, "R2.5"),
        ("bazaar", table.bazaar, tables.bazaar_docks, "R2.6"),
        ("loot", table.loot, tables.loot_shown, "R2.8"),
        ("missions", table.missions, 2, "R2.9"),
    ):
        if len(cards) > places:
            checks.wrong(f"table.{key}", f"has {len(cards)} places", f"there are {places}", rule)


def _lands(checks: Checks) -> None:
    tables = checks.tables
    active = active_lands(checks.state)
    for number, land in enumerate(checks.sheet.table.lands):
        place = f"table.{LAND_PLACES[number]}"
        if number >= active and land != LandSheet():
            right = f"the second land is in play with {tables.two_lands_from} or more clans"
            checks.wrong(place, f"is written with {checks.sheet.options.players} clans", right, "R2.7")
        monster = NONE if land.monster is None else land.monster
        if monster != NONE and tables.effects[tables.power[monster] + columns.E_STORMS_ENTRANCE]:
            what = f"{checks.names.monsters[monster]} is on a land"
            checks.wrong(f"{place}.monster", what, "it goes to the entrance instead", "R10.6")


def _buildings(checks: Checks) -> None:
    table = checks.sheet.table
    checks.once("table.panic", table.panic, BUILDINGS, "R2.10")
    for building, dice in table.spaces.items():
        place = f"table.spaces.{BUILDINGS[building]}"
        if building in table.panic and any(die != NONE for die in dice):
            checks.wrong(place, "has dice", "a building with a panic token is closed", "R5.6")
        _spaces(checks, building, dice, place)


def _spaces(checks: Checks, building: int, dice: list[int], place: str) -> None:
    tables = checks.tables
    spaces = tables.spaces[building]
    if len(dice) > spaces:
        checks.wrong(place, f"has {len(dice)} spaces", f"the building has {spaces}", "R5.6")
    for space, die in enumerate(dice[:spaces]):
        if die == NONE:
            continue
        if not space_open(checks.state, building, space):
            least = tables.space_from[building * layout.SPACES + space]
            right = f"it is open with {least} or more clans"
            checks.wrong(place, f"space {space + 1} has a die", right, "R2.12")
        if not (tables.accepts[building] >> layout.COLOUR_OF[die]) & 1:
            accepted = " or ".join(COLOURS[colour] for colour in bits(tables.accepts[building]))
            checks.wrong(place, f"{DICE_NAMES[die]} is there", f"the building accepts {accepted}", "R5.6")
        if space and dice[space - 1] == NONE and not chooses_space(building):
            what = f"space {space + 1} has a die and space {space} has none"
            checks.wrong(place, what, "spaces fill from left to right", "R5.6")


def _novices(checks: Checks) -> None:
    sheet = checks.sheet
    tables = checks.tables
    in_clans = sum(clan.novices for clan in sheet.clans)
    # R3.2: a clan that is led by a novice may have got it when the stack was empty.
    led = sum(clan[layout.LEADER] == layout.NOVICE for clan in checks.state.clans)
    place, total = "clan", in_clans
    if sheet.table.novices is not None and in_clans <= tables.novices + led:
        place, total = "table.novices", in_clans + sheet.table.novices
    if total > tables.novices + led:
        checks.wrong(place, f"there are {total} novices in all", f"the box has {tables.novices}", "R2.4")
    for clan in sheet.clans:
        most = clan.novices * tables.novice_recolour
        if clan.novices_used > most:
            what = f"is {clan.novices_used} with {clan.novices} novices"
            checks.wrong(f"{clan.place}.novices_used", what, f"it is {most} at most", "R5.13")


def _marks(checks: Checks) -> None:
    table = checks.sheet.table
    names = checks.names
    checks.once("table.used", table.used, names.mercenaries, "R12.1")
    members = 0
    for clan in checks.state.clans:
        members |= clan[layout.CREW]
    for card in table.used:
        if not (members >> card) & 1:
            what = f"{names.mercenaries[card]} is in no clan"
            checks.wrong("table.used", what, "only members use their talents", "R12.1")
    for key, marks in (("equipment_used", table.equipment_used), ("moved", table.moved)):
        for bearer, kinds in marks:
            place = layout.DISCARDED if bearer == NONE else layout.CARRIED + bearer
            there = [
                kind
                for card, kind in enumerate(checks.tables.card_kind)
                if checks.state.table[layout.EQUIPMENT + card] == place
            ]
            where = names.mercenaries[bearer] if bearer != NONE else '""'
            for kind, count in Counter(kinds).items():
                if count > there.count(kind):
                    what = f"{names.equipment[kind]} is not there"
                    right = "cards are marked under who carries them, discarded ones under an empty name"
                    checks.wrong(f"table.{key}.{where}", what, right, "R12.1")


def _turn(checks: Checks) -> None:
    table = checks.sheet.table
    if not checks.point.deployed:
        _nothing_deployed(checks)
    if not checks.point.acting:
        _nobody_acts(checks)
        return
    turn = table.first if table.turn is None else table.turn
    if checks.sheet.clans[turn].out:
        what = f"it is the turn of clan {turn}, which is out"
        checks.wrong("table.turn", what, "the phase has ended for that clan", "R5.1")


def _nothing_deployed(checks: Checks) -> None:
    """Check that before preparation and after homecoming no dice are deployed and nothing is used (R10.6)."""
    table = checks.sheet.table
    written: list[tuple[str, bool]] = [
        ("table.spaces", any(die != NONE for dice in table.spaces.values() for die in dice)),
        ("table.used", bool(table.used)),
        ("table.equipment_used", bool(table.equipment_used)),
        ("table.moved", bool(table.moved)),
    ]
    for clan in checks.sheet.clans:
        written += [
            (f"{clan.place}.novices_used", clan.novices_used > 0),
            (f"{clan.place}.lands_used", bool(clan.lands_used)),
            (f"{clan.place}.path", bool(clan.paths)),
        ]
    for place, there in written:
        if there:
            what = f"is written at {checks.point.where}"
            checks.wrong(place, what, "nothing is deployed or used there", "R10.6")


def _nobody_acts(checks: Checks) -> None:
    """Check that there are turns and dice pools only in the deployment phase (R5.1)."""
    written: list[tuple[str, bool]] = [("table.turn", checks.sheet.table.turn is not None)]
    for clan in checks.sheet.clans:
        written += [
            (f"{clan.place}.pool", clan.pool is not None and any(clan.pool)),
            (f"{clan.place}.out", clan.out),
        ]
    for place, there in written:
        if there:
            what = f"is written at {checks.point.where}"
            checks.wrong(place, what, "pools and turns belong to the deployment phase", "R5.1")
