"""Plain characters for terminals that have no others."""

from __future__ import annotations

import codecs
import unicodedata

PLAINLY = "monsterlands-plainly"
"""The name by which Python knows what replaces characters that cannot be encoded."""
PLAIN = {
    **dict.fromkeys("−–—─·", "-"),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("¡¿", ""),
    "…": ".",  # it ends what is cut, and must not be wider
    "→": "->",
    "±": "+/-",
    "×": "x",
    "•": "*",
    "œ": "oe",
    "Œ": "OE",
}
"""What stands for signs; letters only lose their accents."""
UNKNOWN = "?"


def plain(text: str) -> str:
    """Return a text in ASCII, so that a person can still read it.

    >>> plain("−1 glory, “Gator’s” dé")
    '-1 glory, "Gator\\'s" de'
    """
    return "".join(map(_plain, text))


def _plain(character: str) -> str:
    if character.isascii():
        return character
    if character in PLAIN:
        return PLAIN[character]
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore")
    return letters.decode("ascii") or UNKNOWN


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(PLAINLY, _replace)
