"""The language in which the command line speaks: ``--lang``, else that of the system, else English."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence

from ..words import ENGLISH, LANGUAGES, Words, known_language
from ..words.catalogue import Value

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says which language a person reads; the first that is set counts."""
NO_LANGUAGE = ("C", "POSIX")
_spoken: dict[str, Words] = {}


def words() -> Words:
    """Return what the command line can say."""
    return _spoken.get("words") or speak(ENGLISH)


def say(message: str, /, **values: Value) -> str:
    """Return a message in the language of the person."""
    return words().say(message, **values)


def percent(share: float) -> str:
    """Return a share of 1 in percent: ``0.125`` is “12.5%”."""
    return say("percent", number=words().decimal(100 * share, 1))


def number(value: float) -> str:
    """Return a number with two digits after the point."""
    return words().decimal(value, 2)


def speak(language: str) -> Words:
    """Speak a language from now on."""
    if "words" not in _spoken or _spoken["words"].language != language:
        _spoken["words"] = Words(language)
    return _spoken["words"]


def choose(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Speak the language that a person wants, and return the arguments without ``--lang``.

    If that is not known, say so in a line, and speak English.
    """
    rest, wanted = _split(arguments)
    if wanted is None:
        wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = known(wanted)
    speak(language or ENGLISH)
    if not language:
        print(say("cli-unknown-language", language=wanted, known=", ".join(LANGUAGES)), file=sys.stderr)
    return rest


def known(wanted: str) -> str:
    """Return the language that is meant: ``fr_FR.UTF-8`` is ``fr``; empty if there are no words in it.

    >>> known("fr_FR.UTF-8"), known("C.UTF-8"), known("tlh")
    ('fr', 'en', '')
    """
    name = re.split("[.@]", wanted.strip())[0]
    return ENGLISH if name in ("", *NO_LANGUAGE) else known_language(name)


def _split(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """Take ``--lang`` out, wherever it stands, and return its value."""
    rest: list[str] = []
    wanted: str | None = None
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            return [*rest, argument, *waiting], wanted
        name, equals, value = argument.partition("=")
        if name != OPTION:
            rest.append(argument)
        elif equals:
            wanted = value
        else:
            following = next(waiting, None)
            if following is None:
                rest.append(argument)  # the parser says that a value is missing
            wanted = following
    return rest, wanted
