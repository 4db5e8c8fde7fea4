"""Write a state as the text of a position: its description without what is the default."""

from __future__ import annotations

import json
import re

from ...box import Box
from ...box.documents import Document, as_list, as_table
from ...box.problems import Problems
from ...rules.piles import active_lands, tavern_docks
from ...rules.state import State
from .. import describe
from ..errors import NotStable
from ..names import PATHS, Names
from .builder import lay_out
from .points import POINTS, point_of, turn_of
from .reader import read_sheet
from .sheet import PILES

ALWAYS = ("affinity", "mercenaries", "glory", "gold", "pool", "traps", "path", "mercenary", "dice")
"""Keys that are written even if the value is the default."""


def write_text(state: State, names: Names, box: Box) -> str:
    """Write a position.

    :raises NotStable: if the game is not at a stable point
    """
    phase = point_of(state)
    if phase is None:
        *most, last = [point.where for point in POINTS.values()]
        where = f"{', '.join(most)} or {last}"
        raise NotStable(f"a position can be written only at {where}")
    document: Document = {"edition": box.source.base}
    if box.source.texts:
        document["overlay"] = list(box.source.texts)
    document["options"] = _options(state, names)
    document["table"] = _table(state, names, phase)
    document["clan"] = [_clan(state, names, phase, seat) for seat in range(len(state.clans))]
    _write_what_differs(document, state, names)
    return _text(document)


def _options(state: State, names: Names) -> Document:
    described = describe.table(state, names)
    options = {
        key: described[key]
        for key in (
            "difficulty",
            "tricks",
            "affinities",
            "confirm",
            "queens_grant",
            "more_monsters",
            "scenario",
        )
    }
    if options["scenario"]:
        # The scenario decides both (R13.1).
        del options["tricks"], options["affinities"]
        if options["scenario"] == 1:
            del options["scenario"]
        return {key: value for key, value in options.items() if value}
    if options["affinities"] == "dealt":
        del options["affinities"]
    return {key: value for key, value in options.items() if value}


def _table(state: State, names: Names, phase: str) -> Document:
    described = describe.table(state, names)
    tavern = as_list(described["tavern"]) or []
    document: Document = {"round": described["round"], "phase": phase, "first": described["first"]}
    if POINTS[phase].acting:
        document["turn"] = turn_of(state)
    document["tavern"] = tavern[: tavern_docks(state)]
    for key in ("lodge", "bazaar", "loot", "missions", *describe.LAND_PLACES[: active_lands(state)]):
        document[key] = described[key]
    for key in ("entrance", "panic", "madhala", "fulfilled", "spaces", "used"):
        if described[key]:
            document[key] = described[key]
    for key in ("equipment_used", "moved"):
        if described[key]:
            document[key] = _by_bearer(described[key], names)
    discards = as_table(described["discards"]) or {}
    document["discards"] = {pile: cards for pile, cards in discards.items() if cards}
    return document


def _clan(state: State, names: Names, phase: str, seat: int) -> Document:
    described = describe.clan(state, names, seat)
    paths = [describe.path(state, names, number) for number in describe.paths_of(state, seat)]
    aside = ("leader", "path")
    document = {key: value for key, value in described.items() if key not in aside and _written(key, value)}
    if "equipment" in document:
        document["equipment"] = _by_bearer(document["equipment"], names)
    if not POINTS[phase].acting:
        del document["pool"]
        document.pop("out", None)
    left_out = ("order", "owned", "potions", "venoms", "gold")
    document["path"] = [
        {key: value for key, value in path.items() if key not in left_out and _written(key, value)}
        for path in paths
    ]
    return document


def _by_bearer(equipment: object, names: Names) -> Document:
    """Sort equipment by carrier: equal cards must not differ by their number."""
    carried = as_table(equipment) or {}
    return {bearer: carried[bearer] for bearer in ("", *names.mercenaries) if bearer in carried}


def _written(key: str, value: object) -> bool:
    return key in ALWAYS or bool(value)


# --- what differs from the default --------------------------------------------------------------


def _write_what_differs(document: Document, state: State, names: Names) -> None:
    """Add the keys without which the document would be read as another state."""
    laid = lay_out(read_sheet(document, names, state.tables, Problems({})), state.tables)
    table = as_table(document["table"]) or {}
    here, there = describe.table(state, names), describe.table(laid, names)
    if here["novices"] != there["novices"]:
        table["novices"] = here["novices"]
    here_decks, there_decks = as_table(here["decks"]) or {}, as_table(there["decks"]) or {}
    table["decks"] = {
        pile: here_decks[pile]
        for pile in PILES
        if pile in here_decks and here_decks[pile] != there_decks[pile]
    }
    for seat, clan in enumerate(as_list(document["clan"]) or []):
        page = as_table(clan) or {}
        leader = describe.clan(state, names, seat)["leader"]
        if leader != describe.clan(laid, names, seat)["leader"]:
            page["leader"] = leader
        for path in as_list(page["path"]) or []:
            _path_differs(as_table(path) or {}, state, laid, names)


def _path_differs(page: Document, state: State, laid: State, names: Names) -> None:
    number = PATHS.index(str(page["path"]))
    here, there = describe.path(state, names, number), describe.path(laid, names, number)
    # Unwritten orders take the numbers that are left, in the order of the file.
    for key in ("order", "owned", "potions", "venoms", "gold"):
        if here[key] != there[key]:
            page[key] = here[key]


# --- TOML ---------------------------------------------------------------------------------------


def _text(document: Document) -> str:
    """Write the document, one key per line; piles and paths have their own headings."""
    options, table = as_table(document["options"]) or {}, as_table(document["table"]) or {}
    lines = [f"{key} = {toml(document[key])}" for key in ("edition", "overlay") if key in document]
    lines += _section("[options]", options)
    lines += _section(
        "[table]", {key: value for key, value in table.items() if key not in ("discards", "decks")}
    )
    for pile in ("discards", "decks"):
        lines += _section(f"[table.{pile}]", as_table(table[pile]) or {})
    for clan in as_list(document["clan"]) or []:
        page = as_table(clan) or {}
        lines += _section("[[clan]]", {key: value for key, value in page.items() if key != "path"})
        for path in as_list(page["path"]) or []:
            lines += _section("[[clan.path]]", as_table(path) or {})
    return "\n".join(lines) + "\n"


def _section(heading: str, values: Document) -> list[str]:
    if not values:
        return []
    return ["", heading, *(f"{toml_key(key)} = {toml(value)}" for key, value in values.items())]


def toml(value: object) -> str:
    """Write a value in one line."""
    if isinstance(value, str):
        # JSON escapes are TOML escapes, except for one character.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return str(value).lower()
    entries = as_list(value)
    if entries is not None:
        return f"[{', '.join(toml(entry) for entry in entries)}]"
    table = as_table(value)
    if table is not None:
        inner = ", ".join(f"{toml_key(name)} = {toml(entry)}" for name, entry in table.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value)


def toml_key(name: str) -> str:
    """Write a key, quoted where it must be."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else toml(name)
