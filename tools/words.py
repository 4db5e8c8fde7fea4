"""Check the catalogues of all languages against English, the code and the glossary, or begin a language.

Without arguments every language is checked; what is wrong with a shipped one is an error, a begun one is only
told about. ``--to de`` begins or continues a language, and lists what is missing. ``--broken`` only looks for
what would keep the game from speaking: it is asked when the game is built.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import words_terms
import words_used
from words_files import ENGLISH, LOCALE, Text, Used, shipped, texts_of, used_in

ALIKE = Path(__file__).with_name("words_alike.txt")
"""Texts that are the same as in English on purpose: by language, ids of messages."""
FORMS = ("the", "at", "to", "of")
"""The values that come with the name of a building."""
NAMED = {"building", "buildings", *FORMS}
NAMES_ONLY = ("also",)
"""Attributes that a language may leave out."""
LETTERS = re.compile(r"[^\W\d_]{2,}")


def broken(language: str) -> list[str]:
    """Return what is broken in a language: its files, and texts that ask for what is not there."""
    english, _ = texts_of(ENGLISH)
    texts, faults = texts_of(language)
    faults += _strange_files(language)
    for key, text in texts.items():
        if key in english:
            faults += [f"{text.place}: {key}{fault}" for fault in _faults(text, english[key], english)]
    return faults


def compare(language: str) -> tuple[list[str], list[str]]:
    """Return what is wrong with a language, and which messages it lacks."""
    english, _ = texts_of(ENGLISH)
    texts, faults = texts_of(language)
    faults += _strange_files(language)
    alike = alike_on_purpose()
    for key, text in texts.items():
        faults += [f"{text.place}: {key}{fault}" for fault in _faults(text, english.get(key), english)]
        if key in english and (language, key) not in alike and _is_english(text, english[key]):
            faults.append(f"{text.place}: {key} is English: translate it, or name it in tools/{ALIKE.name}")
    faults += words_terms.compare(language, texts)
    return faults, [key for key in english if key not in texts and key.rpartition(".")[2] not in NAMES_ONLY]


def _faults(text: Text, english: Text | None, known: Mapping[str, Text]) -> Iterator[str]:
    """Yield what is wrong with a text."""
    if english is None:
        yield ": English has no such message"
        return
    if english.file != text.file:
        yield f" belongs into {english.place.partition(':')[0]}"
    offered, used = used_in(english), used_in(text)
    allowed = offered.values | (set(FORMS) if offered.values & NAMED else set())
    for value in sorted(used.values - allowed):
        yield f" has no value ${value}; English has {', '.join(sorted(offered.values)) or 'none'}"
    for other in sorted(used.references - known.keys()):
        yield f" refers to {other}, which does not exist"
    yield from _strange_keys(offered, used)


def _strange_keys(offered: Used, used: Used) -> Iterator[str]:
    """Yield keys of selectors that English does not ask for: they are misspelled, or translated."""
    for value, keys in used.keys.items():
        words = {key for key in keys if not words_used.is_plural(key)}
        known = offered.keys.get(value)
        if words and known is not None:
            for key in sorted(words - known):
                yield f" asks whether ${value} is [{key}]; English asks for {', '.join(sorted(known))}"


def _strange_files(language: str) -> Iterator[str]:
    known = {file.relative_to(LOCALE / ENGLISH) for file in (LOCALE / ENGLISH).rglob("*.ftl")}
    for file in sorted((LOCALE / language).rglob("*")):
        if file.is_file() and file.relative_to(LOCALE / language) not in known:
            yield f"{file.relative_to(LOCALE)}:1: English has no such file"
    for name in sorted(known):
        if not (LOCALE / language / name).is_file():
            yield f"{language}/{name}:1: the file is missing"


def _is_english(text: Text, english: Text) -> bool:
    """Check whether a text is the English one, and has words."""
    return text.told == english.told and bool(LETTERS.search(text.plain))


def alike_on_purpose() -> set[tuple[str, str]]:
    """Return the texts that may be English: language and id."""
    lines = ALIKE.read_text("utf-8").splitlines()
    named = (line.split("#")[0].split() for line in lines)
    return {(language, key) for language, *keys in filter(None, named) for key in keys}


def check_english() -> list[str]:
    """Return what is wrong with English: its files, its references, and messages that nobody says."""
    texts, faults = texts_of(ENGLISH)
    for key, text in texts.items():
        faults += [f"{text.place}: {key}{fault}" for fault in _faults(text, text, texts)]
    faults += [f"{texts[key].place}: {key} is never said" for key in words_used.unused(texts)]
    known = texts.keys()
    faults += [
        f"{ALIKE.name}: {language} {key}: there is no such message"
        for language, key in sorted(alike_on_purpose())
        if key not in known
    ]
    return faults


def begin(language: str) -> None:
    """Give a language the same files as English, with nothing in them but comments."""
    for file in sorted((LOCALE / ENGLISH).rglob("*.ftl")):
        target = LOCALE / language / file.relative_to(LOCALE / ENGLISH)
        if not target.exists():
            lines = (line for line in file.read_text("utf-8").splitlines() if re.match(r"##+ ", line))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("".join(f"{line}\n\n" for line in lines).rstrip("\n") + "\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Check all languages, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", metavar="LANGUAGE", help="the language to begin or to continue")
    parser.add_argument("--broken", action="store_true", help="look only for what is broken")
    given = parser.parse_args(arguments)
    chosen = given.to
    if given.broken:
        faults = [fault for language in shipped() for fault in broken(language)]
        print("".join(f"{fault}\n" for fault in faults), end="")
        return 1 if faults else 0
    if chosen and not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?", chosen):
        parser.error(f"{chosen!r} is no language: write its code, such as de or pt-BR")
    if chosen:
        begin(chosen)
    begun = {each.name for each in LOCALE.iterdir() if each.is_dir()} - {*shipped()}
    wrong = 0
    if not chosen:
        faults = check_english()
        wrong += len(faults)
        print("".join(f"{fault}\n" for fault in faults), end="")
    for language in [chosen] if chosen else [*shipped()[1:], *sorted(begun)]:
        faults, missing = compare(language)
        if chosen or language not in begun:
            print("".join(f"{fault}\n" for fault in faults), end="")
            print("".join(f"{language}: missing: {key}\n" for key in missing), end="")
        print(f"{language}: {len(faults)} faults, {len(missing)} missing")
        if language not in begun:
            wrong += len(faults) + len(missing)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
