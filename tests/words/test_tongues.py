"""Which language somebody means, by the names that systems and browsers give."""

from __future__ import annotations

import pytest

from monsterlands.words import accepted_language, known_language


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr-CA", "fr"),
        ("fr_FR.UTF-8", "fr"),
        (" es_419@euro", "es"),
        ("tlh", ""),
        ("french", ""),
        ("", ""),
        ("-", ""),
    ],
)
def test_a_language_is_known_whatever_its_country_and_encoding(name: str, language: str) -> None:
    assert known_language(name) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr", "fr"),
        ("de, fr;q=0.5", "fr"),
        ("de-AT,de;q=0.9,es;q=0.8,fr;q=0.7", "es"),
        ("fr;q=0.2, it;q=0.9", "it"),
        ("fr;q=0, es;q=0.1", "es"),
        ("tlh", "en"),
        ("fr;q=much, it", "it"),
        (";;;,,,=", "en"),
        ("xx," * 1000 + "fr", "en"),
    ],
)
def test_of_the_languages_of_a_browser_the_best_known_one_is_taken(header: str, language: str) -> None:
    assert accepted_language(header) == language
