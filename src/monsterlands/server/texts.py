"""Names and texts of people, made harmless, so that they do not disturb what stands around them."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
"""The most characters of the name of a person."""
MOST_MARKS = 3
"""The most combining marks in a row; more of them would cover the lines above and below."""
JOINER = "\u200d"
"""Joins emoji to one; elsewhere it is invisible."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that are no format characters, and still cannot be seen."""
DROPPED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
"""Control and format characters (zero width, bidi), and what is no character."""
BREAKS = "\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029"


def clean_text(text: str, most: int, lines: bool = False) -> str:
    """Return a text in its usual form (NFC), without anything that cannot be seen; it may be empty.

    :param most: the most characters; the rest is cut off
    :param lines: whether line breaks are kept, one at a time
    """
    split = text.replace("\r\n", "\n").translate(dict.fromkeys(map(ord, BREAKS), "\n")).split("\n")
    cleaned = [line for line in map(_clean_line, split) if line]
    cut = ("\n" if lines else " ").join(cleaned)[:most]
    return cut.strip(f" \n{JOINER}")


def _clean_line(line: str) -> str:
    spaced = "".join(" " if each.isspace() else each for each in line)
    seen = "".join(each for each in spaced if each == JOINER or not _is_unseen(each))
    return " ".join(_with_few_marks(_with_joined_emoji(unicodedata.normalize("NFC", seen))).split())


def _is_unseen(each: str) -> bool:
    return each in UNSEEN or unicodedata.category(each) in DROPPED


def _with_joined_emoji(text: str) -> str:
    """Drop joiners that do not stand between two emoji."""
    kept: list[str] = []
    for before, each, after in zip(" " + text, text, text[1:] + " ", strict=False):
        if each != JOINER or (_ends_emoji(before) and unicodedata.category(after) == "So"):
            kept.append(each)
    return "".join(kept)


def _ends_emoji(each: str) -> bool:
    return unicodedata.category(each) in ("So", "Sk") or each == "\ufe0f"


def _with_few_marks(text: str) -> str:
    """Drop marks that nothing stands before, and those that are too many in a row."""
    kept: list[str] = []
    marks = MOST_MARKS  # of nothing
    for each in text:
        is_mark = unicodedata.category(each).startswith("M")
        marks = marks + 1 if is_mark else MOST_MARKS if each == " " else 0
        if not is_mark or marks <= MOST_MARKS:
            kept.append(each)
    return "".join(kept)
