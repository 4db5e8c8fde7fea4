"""Every screen in the hand: on telephones and tablets nothing overflows, and a thumb hits everything."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Guests
from playwright.sync_api import expect

from support.browsers import Person
from support.devices import (
    LARGE_TABLET,
    ON_ITS_SIDE,
    PHONE,
    SMALL_PHONE,
    TABLET,
    TABLETS_ON_THEIR_SIDE,
    held,
)
from support.measures import OVERFLOWS, SMALL_TARGETS, violations
from support.screens import HEARD_OF, IN_THE_HAND, SCREENS, TABLES, front

pytestmark = pytest.mark.browser

OTHERS = [SMALL_PHONE, ON_ITS_SIDE, TABLET, LARGE_TABLET, *TABLETS_ON_THEIR_SIDE]
HUGE = ["table", "outfitting", "podium", "campaign", "battle", "battle of a replay", "round sheet"]
"""Screens that are measured with the largest letters, too."""
ALL = {**SCREENS, **IN_THE_HAND}
PAST = ["replay", "citadel of a replay", "clan of a replay", "rivals of a replay"]
LOOKED_AT = dict.fromkeys(PAST, "header, footer")
"""Screens of which only this part is for the thumb: the pieces of a replay are looked at."""


def measured(somebody: Person, screen: str) -> dict[str, Any]:
    """Open a screen, and list what is wrong with it."""
    somebody.forgive(*HEARD_OF.get(screen, ()))
    ALL[screen](somebody)
    expect(somebody.page.locator(".choice.fresh")).to_have_count(0)
    page = somebody.page
    texts = page.evaluate(OVERFLOWS)
    wide = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    shown = front(somebody, screen)
    parts = shown.locator(LOOKED_AT[screen]).all() if screen in LOOKED_AT else [shown]
    return {
        "texts": texts,
        "width": wide,
        "targets": [each for part in parts for each in part.evaluate(SMALL_TARGETS)],
        "axe": violations(somebody),
    }


def fits(guests: Guests, screen: str, width: int, height: int, letters: str = "normal") -> None:
    """Assert that a screen fits into a hand."""
    still = {"bypass_csp": True, "reduced_motion": "reduce"}
    somebody = guests({"textSize": letters}, **still, **held(width, height))
    found = measured(somebody, screen)
    assert found == {"texts": [], "width": [width, width], "targets": [], "axe": []}


@pytest.mark.parametrize("screen", ALL)
def test_every_screen_fits_a_phone(guests: Guests, screen: str) -> None:
    fits(guests, screen, *PHONE)


@pytest.mark.parametrize("screen", TABLES)
def test_every_table_fits_a_tablet(guests: Guests, screen: str) -> None:
    fits(guests, screen, *TABLET)


@pytest.mark.parametrize("screen", HUGE)
def test_with_the_largest_letters_screens_fit_a_small_phone(guests: Guests, screen: str) -> None:
    fits(guests, screen, *SMALL_PHONE, letters="huge")


@pytest.mark.parametrize(("width", "height"), [PHONE, *OTHERS])
def test_the_choices_of_a_battle_are_in_sight_together(guests: Guests, width: int, height: int) -> None:
    for screen, count in (("battle", 4), ("defense", 3)):
        somebody = guests(**held(width, height))
        SCREENS[screen](somebody)
        choices = somebody.page.get_by_role("region", name="Battle").locator("[data-choice]")
        expect(choices).to_have_count(count)
        for choice in choices.all():
            expect(choice).to_be_in_viewport(ratio=1)


def test_with_forced_colours_lit_chosen_and_focused_things_have_different_lines(guests: Guests) -> None:
    somebody = guests(forced_colors="active", **held(*PHONE))
    SCREENS["table"](somebody)
    die = somebody.page.locator("[data-thing^='die:S']").first
    line = "each => [getComputedStyle(each).outlineStyle, getComputedStyle(each).outlineWidth]"
    assert die.evaluate(line) == ["dashed", "3px"]
    die.tap()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert die.evaluate(line) == ["solid", "4px"]
    colour = "each => getComputedStyle(each).outlineColor"
    chosen = die.evaluate(colour)
    somebody.page.keyboard.press("Tab")
    focused = somebody.page.locator(":focus-visible")
    assert focused.evaluate(line) == ["solid", "3px"]
    assert focused.evaluate(colour) != chosen


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), OTHERS)
@pytest.mark.parametrize("screen", ALL)
def test_every_screen_fits_every_device(guests: Guests, screen: str, width: int, height: int) -> None:
    fits(guests, screen, width, height)
