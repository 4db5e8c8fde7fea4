"""The guided game on a phone, by touch alone: from the start page to the rank, as new players try it."""

from __future__ import annotations

import pytest
from browser.conftest import Guests
from browser.test_games_in_languages import LOCALES, assert_only
from playwright.sync_api import expect

from support.browsers import MOST, Person, adventurous
from support.devices import PHONE, held
from support.foreign import message

pytestmark = pytest.mark.browser

NEW = "localStorage.removeItem('monsterlands.welcomed')"
TIP = """
() => {
    const tip = document.querySelector("aside.guide");
    const buttons = [...(tip?.querySelectorAll(".ways button") ?? [])];
    return tip && { step: tip.querySelector("h2").textContent, ways: buttons.length };
}
"""
"""Returns what the guide says now, if anything."""


def tap_through(somebody: Person, language: str, seed: int) -> list[str]:
    """Tap away each tip, and otherwise something that is lit, until the rank is shown; return the tips."""
    page = somebody.page
    pick = adventurous(seed)
    seen: list[str] = []
    for _ in range(MOST):
        state, spots = somebody.look()
        if state == "ended":
            return seen
        tip = page.evaluate(TIP)
        if tip and tip["step"] not in seen:
            assert_only(somebody, language)
            seen.append(tip["step"])
            somebody.try_to_press(page.locator("aside.guide .ways button").last)
        else:
            somebody.click(pick(spots))
    raise AssertionError(f"not after {MOST} taps")


def play_guided(guests: Guests, language: str, locale: str, seed: int) -> None:
    """Learn by playing, to the end."""
    somebody = guests(**held(*PHONE), locale=locale)
    page = somebody.page
    somebody.open()
    begin = page.get_by_role("button", name=message(language, "way-learn"))
    expect(begin.first).to_be_visible()
    assert_only(somebody, language)
    begin.first.tap()
    expect(page.get_by_role("complementary", name=message(language, "guide-name"))).to_be_visible()
    tips = tap_through(somebody, language, seed)
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_be_visible()
    assert tips[0] == message(language, "guide-title-welcome")
    assert len(tips) > 8
    expect(page.locator("aside.guide")).to_have_count(0)


def test_the_guided_game_is_played_by_touch_to_its_rank(guests: Guests) -> None:
    play_guided(guests, "en", "en-GB", seed=4)


@pytest.mark.long
@pytest.mark.parametrize("language", LOCALES)
def test_the_guided_game_is_played_by_touch_in_every_language(guests: Guests, language: str) -> None:
    play_guided(guests, language, LOCALES[language], seed=5)
