"""Editions: finding, reading and overlaying the files that say what is in the box."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import cast

from .box import Box, Source
from .checks import check
from .cursor import shown
from .documents import Document, parse
from .overlay import changed_places, is_complete, merge
from .problems import EditionError, Problem, Problems, close_to, one_of
from .provenance import check_provenance
from .reader import read_box

STANDARD = "standard"
EDITIONS = resources.files("monsterlands.box").joinpath("editions")
MOST_TEXTS = 8
"""The most texts that a box is made of: a complete or shipped edition, and its overlays."""
KEPT = 16
"""How many boxes of records are cached, so that a game that is opened again need not rebuild its box."""


def load(reference: str | Path = STANDARD) -> Box:
    """Load a shipped edition (``"standard@1"``, ``"standard"``: the latest), or an edition or overlay file.

    :raises EditionError: if there is no such edition, or with every problem in it.
    """
    edition = _shipped_as(str(reference))
    if edition:
        return _load_shipped(edition)
    path = Path(reference)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise EditionError([_unreadable(path, error)], str(reference)) from None
    return read(text, str(reference))


def read(text: str, place: str) -> Box:
    """Make the box of an edition or overlay; problems name `place` as the source of the text.

    :raises EditionError: with every problem in it.
    """
    document, problems = parse(text, place)
    if is_complete(document):
        return _read_complete(text, document, problems, place)
    base = document.get("base", STANDARD)
    edition = _shipped_as(base) if isinstance(base, str) else None
    if edition is None:
        problems.add(("base",), shown(base), one_of(shipped()))
    return _lay_over(_load_shipped(edition or shipped()[-1]), text, document, problems, place)


def overlay(base: Box | str | Path, text: str, place: str = "overlay") -> Box:
    """Lay the text of an overlay over a box.

    :raises EditionError: with every problem in it.
    """
    below = base if isinstance(base, Box) else load(base)
    document, problems = parse(text, place)
    named = document.get("base", below.edition)
    if named not in (below.edition, below.name):
        problems.add(("base",), shown(named), f"{below.edition}, over which it is laid")
    return _lay_over(below, text, document, problems, place)


def restore(base: str, texts: Sequence[str]) -> Box:
    """Rebuild a box from the `base` and `texts` of its source, as a record keeps them.

    :raises EditionError: if they do not make a box.
    """
    return _restored(base, tuple(texts))


@lru_cache(KEPT)
def _restored(base: str, texts: tuple[str, ...]) -> Box:
    # a record may come from anywhere, so its base must not open a file
    edition = _shipped_as(base)
    if edition is None and (base or not texts):
        raise EditionError([Problem("base", 0, shown(base), one_of(shipped()))], "record")
    box = _load_shipped(edition) if edition else read(texts[0], "record")
    for text in texts if base else texts[1:]:
        box = overlay(box, text, "record")
    return box


def shipped() -> tuple[str, ...]:
    """Return the names of all shipped editions, the latest last."""
    return tuple(_shipped_files())


@cache
def _shipped_files() -> dict[str, str]:
    found: dict[tuple[str, int], str] = {}
    for file in EDITIONS.iterdir():
        if match := re.fullmatch(r"(.+)-(\d+)\.toml", file.name):
            found[match[1], int(match[2])] = file.name
    return {f"{name}@{version}": file for (name, version), file in sorted(found.items())}


def _shipped_as(reference: str) -> str | None:
    """Return the full name of a shipped edition, the latest if no version is given; None if there is none."""
    if reference in shipped():
        return reference
    return next((edition for edition in reversed(shipped()) if edition.split("@")[0] == reference), None)


@cache
def _load_shipped(edition: str) -> Box:
    file = _shipped_files()[edition]
    text = EDITIONS.joinpath(file).read_text(encoding="utf-8")
    document, problems = parse(text, file)
    document["version"] = int(edition.split("@")[1])
    box = _finish(document, problems, file, complete=True)
    return replace(box, source=Source(document, edition))


def _read_complete(text: str, document: Document, problems: Problems, place: str) -> Box:
    box = _finish(document, problems, place, complete=True)
    for edition in shipped():
        if box.name == edition.split("@")[0] and box.hash == _load_shipped(edition).hash:
            return _load_shipped(edition)
    _name_is_free(box, problems)
    problems.raise_if_any(place)
    return replace(box, source=Source(document, "", (text,)))


def _lay_over(below: Box, text: str, document: Document, problems: Problems, place: str) -> Box:
    source = below.source
    if len(source.texts) >= MOST_TEXTS:
        lies = f"lies over {len(source.texts)} texts"
        raise EditionError([Problem("file", 0, lies, f"at most {MOST_TEXTS} make an edition")], place)
    merged = merge(source.document, document, problems)
    box = _finish(merged, problems, place, complete=False)
    _name_is_free(box, problems)
    problems.raise_if_any(place)
    changed = source.changed | changed_places(document)
    return replace(box, source=Source(merged, source.base, (*source.texts, text), changed))


def _finish(document: Document, problems: Problems, place: str, complete: bool) -> Box:
    box = read_box(document, problems)
    check(box, problems)
    if complete:  # an overlay may remove values that the provenance of its base names
        check_provenance(document, box, problems)
    problems.raise_if_any(place)
    return replace(box, hash=_hash(box))


def _name_is_free(box: Box, problems: Problems) -> None:
    if _shipped_as(box.name):
        problems.add(("name",), f'is "{box.name}", the name of a shipped edition', "a name of its own")


def _unreadable(path: Path, error: OSError | ValueError) -> Problem:
    if isinstance(error, UnicodeDecodeError):
        return Problem("file", 0, "is not text in UTF-8", "a TOML file")
    if isinstance(error, FileNotFoundError):
        right = f"a .toml file, or {close_to(str(path), shipped())}"
        return Problem("file", 0, "does not exist", right)
    why = error.strerror if isinstance(error, OSError) else str(error)
    return Problem("file", 0, f"cannot be read: {why}", "a readable .toml file")


def _hash(box: Box) -> str:
    """Return a hash of everything that matters for play: not the edition's name, nor its provenance."""
    aside = {"name", "version", "hash", "also_spelled", "source"}
    values = {
        field.name: _plain(getattr(box, field.name)) for field in fields(box) if field.name not in aside
    }
    return hashlib.sha256(json.dumps(values, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _plain(value: object) -> object:
    """Turn cards into tables without default values, so that hashes stay when the vocabulary grows."""
    if is_dataclass(value):
        given = {field.name: getattr(value, field.name) for field in fields(value)}
        defaults = {field.name: field.default for field in fields(value)}
        return {
            name: _plain(inner)
            for name, inner in given.items()
            if defaults[name] is MISSING or inner != defaults[name]
        }
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in cast("dict[str, object]", value).items()}
    if isinstance(value, tuple):
        return [_plain(inner) for inner in cast("tuple[object, ...]", value)]
    return value
