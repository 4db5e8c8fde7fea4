"""Whether the names in the catalogues are those of the glossary: buildings, dice, tokens, ranks and so on.

A name may be the printed word, a short form of it, or what the glossary calls ours; where it says *ours,
instead*, the printed word is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from words_files import ENGLISH, Text

GLOSSARY = Path(__file__).resolve().parents[1] / "docs" / "glossary.md"
COLUMNS = {"en": 1, "fr": 2, "es": 3, "it": 4}
CODES = {"EN": "en", "FR": "fr", "ES": "es", "IT": "it"}
SECTIONS = {"18.1": "fr", "18.2": "es", "18.3": "it"}
TERMS = {
    **{f"building-{name}": name for name in "lodge alchemist tavern armory pawn_shop bazaar mine".split()},
    **{f"affinity-{name}": name for name in "fire water air jungle".split()},
    **{f"kind-{name}": name for name in "weapon attire spell trap monster land mission mercenary".split()},
    **{f"difficulty-{name}": name for name in "tutorial normal hard cutthroat".split()},
    **{f"difficulty-{name}.title": name for name in "tutorial normal hard cutthroat".split()},
    **{f"phase-{name}": name for name in "preparation deployment adventure clean-up".split()},
    **{f"token-{name}": name for name in "glory reputation loot madhala panic trick".split()},
    "phase-setup": "set-up",
    "kind-equipment": "equipment",
    "die-S": "strength die",
    "die-M": "magic die",
    "die-P": "persuasion die",
    "die-attack": "attack die",
    "token-wound": "wound",
    "term-gold": "gold",
    "term-wages": "wages",
    "term-defense-token": "defense",
    "term-potion": "potion",
    "term-venom": "venom",
    "rank-fodder": "monster fodder",
    "rank-trainee": "trainee",
    "rank-veteran": "veteran",
    "rank-hero": "hero",
    **{
        f"scenario-{name.replace(' ', '-')}": f"{number} {name}"
        for number, name in enumerate(
            (
                "business as usual",
                "money is king",
                "blitz",
                "no armor",
                "fully loaded",
                "under attack",
                "diversify",
                "tricky",
                "missionary",
                "doom",
            ),
            start=1,
        )
    },
}
"""Which message is which row of the glossary."""
OURS = {
    ("es", "phase-setup"): "inicio",  # the first phase has the printed word
    ("it", "phase-setup"): "allestimento",  # so has this one
    ("it", "rank-fodder"): "carne da macello",  # the printed one is twice as long as its place
    ("en", "phase-setup"): "setup",
}
"""Names that are neither printed nor in the glossary, each for a reason."""


def compare(language: str, texts: Mapping[str, Text]) -> Iterator[str]:
    """Yield the names of a language that are not those of the glossary."""
    if language not in COLUMNS or language == ENGLISH:
        return
    for key, row in TERMS.items():
        if key not in texts:
            continue
        name, wanted = _plain(texts[key].plain), set(_names(row, language))
        if (language, key) in OURS:
            wanted.add(OURS[language, key])
        if name and name not in wanted:
            yield f"{texts[key].place}: {key} is “{name}”; the glossary has {', '.join(sorted(wanted))}"


def _names(row: str, language: str) -> Iterator[str]:
    """Yield the names that are right for a row of the glossary."""
    cells = _rows()[row]
    note = cells[5] if len(cells) > 5 else ""
    own, instead = _of_note(note, language)
    yield from own
    if not instead:
        for name in _printed(cells[COLUMNS[language]]):
            yield name
            yield from _short_forms().get((language, name), ())


def _of_note(note: str, language: str) -> tuple[list[str], bool]:
    """Return what a note offers in a language, in italics after its code, and if it replaces the cell."""
    names: list[str] = []
    replaced, code, is_instead = False, "", False
    for found in re.finditer(r"\b(EN|FR|ES|IT)\b|(ours, instead)|\*([^*]+)\*|(\. )", note):
        if found[1]:
            code = CODES[found[1]]
        elif found[2]:
            is_instead = True
        elif found[4]:
            is_instead = False
        elif code == language:
            names += _printed(found[3])
            replaced = replaced or is_instead
    return names, replaced


def _printed(cell: str) -> list[str]:
    """Return the words of a cell: singular, plural, both genders, without the marks of the glossary."""
    plain = re.sub(r"\([^)]*\)|°|\*", "", cell)
    parts = re.split(r" / |,\s*pl\.|,", plain)
    return [name for name in (_plain(part) for part in parts) if name]


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("'", "’").split())


@cache
def _rows() -> dict[str, list[str]]:
    """Return the rows of the glossary by the id in their first cell, else by its word; the first counts."""
    by_id: dict[str, list[str]] = {}
    by_word: dict[str, list[str]] = {}
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("| "):
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            for name in re.findall(r"`([^`]+)`", cells[0]):
                by_id.setdefault(_plain(name), cells)
            by_word.setdefault(_plain(re.sub(r"\([^)]*\)|[`|]", "", cells[0])), cells)
    return by_word | by_id


@cache
def _short_forms() -> dict[tuple[str, str], list[str]]:
    """Return the short forms of long labels, by language and label."""
    forms: dict[tuple[str, str], list[str]] = {}
    language = ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("### "):
            language = SECTIONS.get(line.split()[1], "")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if language and line.startswith("| ") and len(cells) == 5:
            forms[language, _plain(cells[0])] = _printed(cells[4])
    return forms
