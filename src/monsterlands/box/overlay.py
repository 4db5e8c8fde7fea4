"""Overlays: an overlay contains only what differs from its base edition.

Tables merge key by key, and lists of cards, tokens, tiles and scenarios entry by entry, by name or id; only
scenarios can be added. A value that makes sense only as a whole (an effect, a table of thresholds, a list
without names) is replaced as a whole.
"""

from __future__ import annotations

from .documents import Document, as_list, as_table, entry_name, leaves
from .problems import Place, Problems, close_to

WHOLE = frozenset("glory_bonus wages affinity_points effect power gain reward pay left right".split())
HEADING = ("name", "version", "base")
SECTIONS = tuple(
    "rounds glory_to_end clan glory_bonus wages round_track affinity_points constants buildings paths novice "
    "mercenary monster land equipment tokens header mission scenario".split()
)
"""The keys of a complete edition; a file that lacks one of them, or names a base, is an overlay."""
DEFAULT_NAME = "custom"


def merge(base: Document, overlay: Document, problems: Problems) -> Document:
    """Return the complete document of a base and an overlay."""
    changes = {key: value for key, value in overlay.items() if key not in (*HEADING, "provenance")}
    if "provenance" in overlay:
        lacking = ", ".join(section for section in SECTIONS if section not in overlay)
        right = "only a complete edition has it" + (f"; this file lacks {lacking}" if lacking else "")
        problems.add(("provenance",), "is in an overlay", right)
    merged = _merge_tables(base, changes, (), _other_spellings(base), problems)
    heading = {"name": overlay.get("name", DEFAULT_NAME), "version": overlay.get("version", 1)}
    return {**merged, **heading}


def is_complete(document: Document) -> bool:
    """Tell whether a document is a complete edition, not an overlay."""
    return "base" not in document and all(section in document for section in SECTIONS)


def changed_places(overlay: Document) -> frozenset[str]:
    """Return the places of all values in an overlay."""
    return frozenset(
        ".".join(place)
        for place, _ in leaves(overlay)
        if place[0] not in HEADING and place[-1] not in ("name", "id")
    )


def _merge(base: object, own: object, place: Place, spelled: dict[str, str], problems: Problems) -> object:
    base_table, own_table = as_table(base), as_table(own)
    base_list, own_list = as_list(base), as_list(own)
    if base_table is not None and own_table is not None and place[-1] not in WHOLE:
        return _merge_tables(base_table, own_table, place, spelled, problems)
    if base_list and own_list is not None and all(_key(entry) for entry in base_list):
        return _merge_entries(base_list, own_list, place, spelled, problems)
    return own  # also if it has another type: the reader reports that


def _merge_tables(
    base: Document, own: Document, place: Place, spelled: dict[str, str], problems: Problems
) -> Document:
    kept = dict(base)
    if "dice" in own and "colours" not in own:
        kept.pop("colours", None)  # colours belong to the dice that they were written with
    for key, value in own.items():
        known = key in base
        kept[key] = _merge(base[key], value, (*place, key), spelled, problems) if known else value
    return kept


def _merge_entries(
    base: list[object], own: list[object], place: Place, spelled: dict[str, str], problems: Problems
) -> list[object]:
    entries = {entry_name(entry, index): entry for index, entry in enumerate(base)}
    key = _key(base[0])
    seen: set[str] = set()
    for index, entry in enumerate(own):
        name = entry_name(entry, index)
        if not _key(entry):
            problems.add((*place, name), f"has no {key}", f"the {key} of what it changes")
        elif name in seen:
            problems.add((*place, name), "is here twice", "each once")
        elif name in entries:
            entries[name] = _merge(entries[name], entry, (*place, name), spelled, problems)
        elif place == ("scenario",) and "name" in (as_table(entry) or {}):
            entries[name] = entry
        else:
            near = close_to(spelled.get(name, name), entries, f"a {key} of it.")
            new = "has a name" if place == ("scenario",) else "needs a complete edition"
            problems.add((*place, name), "is not in the base edition", f"{near} A new one {new}")
        seen.add(name)
    return list(entries.values())


def _key(entry: object) -> str:
    """Return the key that identifies an entry, or empty."""
    table = as_table(entry) or {}
    return next((key for key in ("id", "name") if isinstance(table.get(key), str)), "")


def _other_spellings(base: Document) -> dict[str, str]:
    """Return the names by their other spellings."""
    provenance = as_table(base.get("provenance")) or {}
    names = as_table(provenance.get("also_spelled")) or {}
    return {other: name for name, other in names.items() if isinstance(other, str)}
