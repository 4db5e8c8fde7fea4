"""Checks that a position of solo play follows the rules (R13): the scenario, and where Madhala is."""

from __future__ import annotations

from ...box import AFFINITIES, BUILDINGS, DIFFICULTIES
from ...rules import layout
from ...rules.layout import NONE
from ...rules.outside import path_open
from ...rules.state import bits, scenario
from ..names import PATHS
from .checks import Checks


def check_solo(checks: Checks) -> None:
    """Note everything that is wrong with a scenario and Madhala."""
    if checks.sheet.options.scenario is None:
        for key, there in (
            ("madhala", checks.sheet.table.madhala),
            ("fulfilled", checks.sheet.table.fulfilled),
        ):
            if there:
                checks.wrong(
                    f"table.{key}", "is written with more than one clan", "for solo play only", "R13.1"
                )
        return
    _scenario(checks)
    _cards(checks)
    _madhala(checks)


def _scenario(checks: Checks) -> None:
    special = scenario(checks.state)
    options, table, clan = checks.sheet.options, checks.sheet.table, checks.sheet.clans[0]
    if not (special.difficulties >> DIFFICULTIES.index(options.difficulty)) & 1:
        right = "the scenario allows " + ", ".join(
            DIFFICULTIES[number] for number in bits(special.difficulties)
        )
        checks.wrong("options.difficulty", f"is {options.difficulty}", right, "R13.7")
    if special.affinity not in (NONE, clan.affinity):
        right = f"the scenario is played with {AFFINITIES[special.affinity]}"
        checks.wrong(f"{clan.place}.affinity", f"is {AFFINITIES[clan.affinity]}", right, "R13.7")
    if table.round > special.rounds:
        right = f"the scenario has {special.rounds} rounds"
        checks.wrong("table.round", f"is {table.round}", right, "R13.7")
    for building, dice in table.spaces.items():
        if (special.closed >> building) & 1 and any(die != NONE for die in dice):
            place = f"table.spaces.{BUILDINGS[building]}"
            checks.wrong(place, "has dice", "the scenario closes the building", "R13.7")


def _cards(checks: Checks) -> None:
    """Check for cards that the scenario leaves out, and for trick tokens, which are Madhala's (R13.7)."""
    special = scenario(checks.state)
    tables = checks.tables
    for place, card in checks.sheet.cards("mercenaries"):
        if not tables.role[card] and not (special.deck >> card) & 1:
            what = f"{checks.names.mercenaries[card]} is there"
            checks.wrong(place, what, "the scenario leaves this card out", "R13.7")
    for place, kind in checks.sheet.cards("traps"):
        if kind in tables.module_kinds and not place.startswith(("table.decks", "table.discards")):
            what = f"{checks.names.traps[kind]} is there"
            checks.wrong(place, what, "in solo play only Madhala has such tokens", "R13.7")


def _madhala(checks: Checks) -> None:
    paths = checks.sheet.table.madhala
    checks.once("table.madhala", paths, PATHS, "R13.4")
    if paths and not checks.point.deployed:
        right = "her tokens lie on paths only during deployment and adventure"
        checks.wrong("table.madhala", "is written", right, "R13.4")
    if len(set(paths)) > checks.tables.madhala_tokens:
        right = f"Madhala has {checks.tables.madhala_tokens} tokens"
        checks.wrong("table.madhala", f"names {len(set(paths))} paths", right, "R13.1")
    taken = {sheet.path for clan in checks.sheet.clans for sheet in clan.paths}
    for path in sorted(set(paths)):
        if path in taken:
            checks.wrong("table.madhala", f"{PATHS[path]} has a mercenary", "a path takes one", "R13.4")
        elif path >= layout.ENTRANCE or not path_open(checks.state, path):
            right = "a path of land A or of a mission that is in play"
            checks.wrong("table.madhala", f"names {PATHS[path]}", right, "R13.3")
        elif path < layout.DICE_MISSION and path not in scenario(checks.state).outside:
            right = "her dice do not lead her to this path in the scenario"
            checks.wrong("table.madhala", f"names {PATHS[path]}", right, "R13.7")
        elif path in (layout.DICE_MISSION + 1, layout.CONTRACT + 1) and _is_free(checks, path - 1):
            right = f"she takes the leftmost free path, {PATHS[path - 1]}"
            checks.wrong("table.madhala", f"names {PATHS[path]}", right, "R13.4")


def _is_free(checks: Checks, path: int) -> bool:
    return checks.state.paths[path * layout.PATH + layout.MERCENARY] == NONE
