"""The client in other languages: every screen fits, and nothing of another language is left on it."""

from __future__ import annotations

from functools import partial

import pytest
from browser.conftest import Guests
from playwright.sync_api import expect

from support.databases import waited
from support.devices import PHONE, held
from support.foreign import foreign, texts_on
from support.measures import OVERFLOWS, violations
from support.screens import HEARD_OF, SCREENS, TABLES
from support.tables import alone
from support.together_screens import CLEO, LONG

pytestmark = pytest.mark.browser

DESKTOP = (1280, 720)
SMALL_DESKTOP = (1024, 768)
IN_FRENCH = [
    *TABLES,
    "home",
    "new solo game",
    "campaign",
    "podium",
    "gallery",
    "rules",
    "replay",
    "table for the ear",
]
"""Screens that are measured in each run; the long one measures all of them in every language."""
STANDING = ("end of a battle", "new round", "round sheet")
"""Screens that stay as they were told, until somebody goes on."""


def fits(guests: Guests, screen: str, language: str, size: tuple[int, int]) -> None:
    """Assert that a screen fits in a language, and that a screen reader can read it."""
    width, height = size
    shape = held(width, height) if size == PHONE else {"viewport": {"width": width, "height": height}}
    somebody = guests(bypass_csp=True, reduced_motion="reduce", **shape)
    somebody.forgive(*HEARD_OF.get(screen, ()))
    SCREENS[screen](somebody)
    somebody.speak(language)
    somebody.page.wait_for_load_state("networkidle")
    assert somebody.page.evaluate(OVERFLOWS) == []
    assert somebody.page.evaluate("document.scrollingElement.scrollWidth") == width
    assert violations(somebody) == []
    if screen not in STANDING:
        strange = partial(foreign, language=language, written=(CLEO, LONG))
        # What the server says comes a little later.
        assert waited(lambda: strange(texts_on(somebody.page)) == []), strange(texts_on(somebody.page))


@pytest.mark.parametrize("screen", IN_FRENCH)
def test_screens_fit_in_french(guests: Guests, screen: str) -> None:
    fits(guests, screen, "fr", DESKTOP)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["fr", "es", "it"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_in_every_language(
    guests: Guests, screen: str, language: str, size: tuple[int, int]
) -> None:
    fits(guests, screen, language, size)


def test_a_language_that_is_not_there_is_told_on_the_start_page_until_one_is_chosen(guests: Guests) -> None:
    somebody = guests(locale="sv-SE")
    somebody.open()
    told = somebody.page.get_by_text("Your browser asks for Swedish (svenska)")
    expect(told).to_be_visible()
    somebody.page.get_by_role("button", name="Français").click()
    expect(somebody.page.locator("html[lang=fr]")).to_be_attached()
    expect(told).to_have_count(0)
    somebody.page.reload()
    expect(somebody.page.get_by_role("button", name="Réglages")).to_be_visible()
    expect(somebody.page.get_by_text("svenska")).to_have_count(0)


def test_the_browser_decides_at_first_and_the_start_page_changes_everything_at_once(guests: Guests) -> None:
    somebody = guests(locale="it-IT")
    somebody.open()
    expect(somebody.page.locator("html[lang=it]")).to_be_attached()
    expect(somebody.page.get_by_role("button", name="Impostazioni")).to_be_visible()
    somebody.page.get_by_role("button", name="Español").click()
    expect(somebody.page.get_by_role("button", name="Ajustes")).to_be_visible()
    expect(somebody.page.locator("html[lang=es]")).to_be_attached()
    somebody.page.reload()
    expect(somebody.page.get_by_role("button", name="Ajustes")).to_be_visible()


def test_a_language_that_is_not_there_is_english(guests: Guests) -> None:
    somebody = guests(locale="sv-SE")
    somebody.open()
    expect(somebody.page.get_by_role("button", name="Settings")).to_be_visible()


def test_a_table_changes_its_language_in_the_midst_of_a_question(guests: Guests) -> None:
    somebody = guests()
    somebody.sit_at(somebody.server.take_in(alone().record().to_text()))
    somebody.press(somebody.page.locator("[data-thing^='die:S']").first)
    log = somebody.page.locator("#log-title")
    english = log.inner_text()
    somebody.speak("fr")
    expect(somebody.page.get_by_role("region", name="La Citadelle", exact=True)).to_be_visible()
    expect(somebody.page.locator("[data-thing^='die:S'][aria-pressed=true]")).to_have_count(1)
    expect(log).not_to_have_text(english)
    expect(somebody.page.locator("[data-thing^='die:S'] .letter").first).to_have_text("F")


def test_a_battle_changes_its_language_as_it_is(guests: Guests) -> None:
    somebody = guests(reduced_motion="reduce")
    SCREENS["battle"](somebody)
    somebody.speak("es")
    stage = somebody.page.locator("[data-area='battle']")
    expect(stage).to_be_visible()
    choices = stage.locator("[data-choice]").filter(visible=True)
    before = choices.count()
    choices.first.click()
    expect(stage.or_(somebody.page.get_by_role("region", name="La Ciudadela")).first).to_be_visible()
    assert before > 0
