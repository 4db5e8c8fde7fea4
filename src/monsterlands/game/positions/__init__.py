"""Positions: readable TOML files for stable points of a game, like FEN in chess (see docs/positions.md)."""

from __future__ import annotations

from ...box import Box, EditionError, load, restore, shipped
from ...box.cursor import shown
from ...box.documents import Document, as_list, as_table, read_toml
from ...box.problems import Problems, close_to, quoted
from ...rules.state import State
from ...rules.tables import tables_of
from ..errors import BadPosition
from ..names import Names, names_of
from ..options import Options
from .builder import lay_out
from .checks import Checks, check_table
from .clans import check_clans
from .page import worded
from .paths import check_paths
from .points import point_of
from .reader import read_sheet
from .solo import check_solo
from .writer import toml, toml_key, write_text

NEWEST = "standard"


def read(text: str, box: Box | None) -> tuple[Box, Options, State]:
    """Read a position.

    :param box: the edition, instead of the one that the position names
    :raises BadPosition: with everything that is wrong in it
    """
    document = _parse(text)
    problems = Problems({})
    box = box or _box(document, problems)
    sheet = read_sheet(document, names_of(box), tables_of(box), problems)
    state = lay_out(sheet, tables_of(box))
    checks = Checks(sheet, state, names_of(box))
    check_table(checks)
    check_clans(checks)
    check_paths(checks)
    check_solo(checks)
    if problems.found:
        raise BadPosition([worded(problem) for problem in problems.found])
    return box, sheet.options, state


def write(state: State, names: Names, box: Box) -> str:
    """Write the position of a state; `read` returns the same state.

    :raises NotStable: if the game is not at a stable point
    """
    return write_text(state, names, box)


def is_stable(state: State) -> bool:
    """Tell whether a position of this state can be written."""
    return point_of(state) is not None


def _parse(text: str) -> Document:
    try:
        return read_toml(text)
    except ValueError as error:
        raise BadPosition([f"position: {error}; a TOML file"]) from None


# --- the edition --------------------------------------------------------------------------------


def _box(document: Document, problems: Problems) -> Box:
    """Return the box that a position names; if there is a problem, another box takes its place."""
    edition = document.get("edition", NEWEST)
    texts = _overlays(document, problems)
    known = [*shipped(), NEWEST]
    if not isinstance(edition, str):
        problems.add(("edition",), shown(edition), close_to("", known))
    elif edition not in known and (edition or not texts):
        what = f"{quoted(edition)} is not a shipped edition"
        problems.add(("edition",), what, close_to(edition, known))
    else:
        try:
            return restore(edition, texts) if texts else load(edition)
        except EditionError as error:
            for found in error.problems:
                problems.add(("overlay", found.place), found.what, found.right)
    return load(edition if isinstance(edition, str) and edition in known else NEWEST)


def _overlays(document: Document, problems: Problems) -> list[str]:
    """List the overlays of the edition: the texts of `overlay`, then `overrides`."""
    written = document.get("overlay", [])
    entries = [written] if isinstance(written, str) else as_list(written)
    texts = [entry for entry in entries or [] if isinstance(entry, str)]
    if entries is None or len(texts) != len(entries):
        problems.add(("overlay",), "is not a text", "the text of an overlay, or a list of them")
    overrides = document.get("overrides")
    table = as_table(overrides)
    if overrides is not None and table is None:
        problems.add(("overrides",), shown(overrides), "a table")
    if table:
        texts.append(_overlay_text(table, problems))
    return texts


def _overlay_text(table: Document, problems: Problems) -> str:
    try:
        return "".join(f"{toml_key(name)} = {toml(value)}\n" for name, value in table.items())
    except RecursionError:
        problems.add(("overrides",), "is nested too deeply", "the tables of an edition")
        return ""
