"""Names and texts of people are made harmless."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monsterlands.server.texts import clean_text

HOSTILE = "ab é \n\t\r\u2028\u200d\u0301\u0308\u0344\ufe0f\u202e\u2066\ufb1d\ud800\u3164👨🏻❤"


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("e\u0301", "é"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066a\u2069\u200eb\u200fc\u061cd", "abcd"),
        ("A\u200bd\u200ca\ufeff\u2060", "Ada"),
        ("A\u200dda", "Ada"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("👨\u200d", "👨"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("x" + "\u0301" * 50 + "y", "x\u0301\u0301\u0301y"),
        ("\u0301\u0301 \u0301a", "a"),
        ("A\ud800da\ue000", "Ada"),
        ("\u3164 \u2800\u115f\u034f", ""),
        ("<b>&amp;", "<b>&amp;"),
        ("", ""),
    ],
)
def test_what_cannot_be_seen_is_dropped(text: str, cleaned: str) -> None:
    assert clean_text(text, 24) == cleaned


def test_a_text_is_cut_without_a_loose_end() -> None:
    assert clean_text("abc def", 4) == "abc"
    assert clean_text("👨\u200d👩", 2) == "👨"


def test_line_breaks_are_kept_one_at_a_time_if_wanted() -> None:
    text = "\n one \r\n\r\n two\u2028three\v"
    assert clean_text(text, 100, lines=True) == "one\ntwo\nthree"
    assert clean_text(text, 100) == "one two three"


@settings(derandomize=True, deadline=None, database=None)
@given(st.text(st.sampled_from(HOSTILE) | st.characters()), st.integers(0, 12), st.booleans())
def test_a_clean_text_stays_as_it_is(text: str, most: int, lines: bool) -> None:
    cleaned = clean_text(text, most, lines)
    assert len(cleaned) <= most
    assert unicodedata.is_normalized("NFC", cleaned)
    assert clean_text(cleaned, most, lines) == cleaned
