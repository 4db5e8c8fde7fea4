"""What a person types, in the form for comparisons, and with the words of their language put back.

Choices are spelled in one way everywhere. Who reads “Taverne F” may type it, too.
"""

from __future__ import annotations

import re
import unicodedata

from ..box import BUILDINGS
from .catalogue import LETTERED, Catalogue


def normal(text: str) -> str:
    """Return a name without what does not matter: case, accents, the kind of apostrophe, spaces.

    >>> normal("L’Élimination")
    "l'elimination"
    """
    parts = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return " ".join("".join(sign for sign in parts if not unicodedata.combining(sign)).split())


def spelling_of(words: Catalogue, typed: str) -> str:
    """Return what was typed with names of buildings and letters of dice as choices are spelled."""
    text = normal(typed)
    for building in BUILDINGS:
        name = re.escape(normal(words.say(f"building-{building}")))
        text = re.sub(rf"(?<!\S){name}(?!\S)", building, text)
    letters = {words.letters(letter).casefold(): letter for letter in LETTERED}
    shown = "|".join(re.escape(letter) for letter in letters)
    return re.sub(rf"(?<!\S)({shown})(?=[1-6]?(?!\S))", lambda found: letters[found[1]], text)
