"""Which language somebody means: the system says ``fr_FR.UTF-8``, a browser ``fr-CA, en;q=0.5``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from . import catalogue
from .catalogue import ENGLISH

MOST_ASKED = 20
"""How many languages of a browser are looked at."""


def known_language(name: str) -> str:
    """Return the language that a name means, whatever its country and encoding; empty if it is not known.

    >>> known_language("fr_FR.UTF-8"), known_language("es-419"), known_language("tlh")
    ('fr', 'es', '')
    """
    plain = re.split("[.@]", name.strip())[0].replace("_", "-").lower()
    return next(
        (each for each in catalogue.LANGUAGES if each.lower() in (plain, plain.partition("-")[0])), ""
    )


def accepted_language(header: str) -> str:
    """Return the first language of an ``Accept-Language`` header that there are words in, or English.

    >>> accepted_language("tlh, fr-CA;q=0.8, es;q=0.9")
    'es'
    """
    wanted = sorted(_wanted(header), key=lambda each: -each[1])
    found = (known_language(name) for name, quality in wanted if quality > 0)
    return next((language for language in found if language), ENGLISH)


def _wanted(header: str) -> Iterator[tuple[str, float]]:
    """Yield the names in a header, each with its quality."""
    for part in header.split(",")[:MOST_ASKED]:
        name, *settings = part.split(";")
        quality = 1.0
        for setting in settings:
            key, _, value = setting.partition("=")
            if key.strip() == "q":
                quality = float(value) if re.fullmatch(r"\s*[01](\.\d{0,3})?\s*", value) else 0.0
        yield name, quality
