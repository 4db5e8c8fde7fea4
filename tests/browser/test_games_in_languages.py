"""Whole games in French, Spanish and Italian: nothing of another language is seen or heard in them."""

from __future__ import annotations

import pytest
from browser.conftest import Guests
from playwright.sync_api import expect

from support.browsers import Person, Spot, State, adventurous
from support.foreign import foreign, message, texts_on

pytestmark = pytest.mark.browser

LOCALES = {"fr": "fr-FR", "es": "es-ES", "it": "it-IT"}


def assert_only(somebody: Person, language: str) -> None:
    """Assert that a page says nothing in another language."""
    assert foreign(texts_on(somebody.page), language) == []


def play_to_the_rank(somebody: Person, language: str, seed: int) -> None:
    """Click what is lit until the rank is shown; look at everything that is said on the way."""

    def looked(state: State, _: list[Spot]) -> bool:
        assert_only(somebody, language)
        return state == "ended"

    somebody.play(adventurous(seed), looked)
    rank = somebody.page.get_by_role("dialog").get_by_role("heading", level=1)
    ranks = [message(language, f"rank-{each}") for each in ("fodder", "trainee", "veteran", "hero")]
    assert any(each in rank.inner_text() for each in ranks)


@pytest.mark.parametrize("language", LOCALES)
def test_a_solo_scenario_is_in_one_language_from_home_to_the_rank(guests: Guests, language: str) -> None:
    somebody = guests(locale=LOCALES[language])
    page = somebody.page
    somebody.open()
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    solo = page.get_by_role("link", name=message(language, "way-solo"))
    expect(solo).to_be_visible()
    assert_only(somebody, language)
    solo.click()
    page.get_by_text(message(language, "scenario-business-as-usual"), exact=True).first.click()
    page.get_by_text(message(language, "difficulty-tutorial.title"), exact=True).click()
    assert_only(somebody, language)
    page.get_by_role("button", name=message(language, "new-begin")).click()
    play_to_the_rank(somebody, language, seed=1)
