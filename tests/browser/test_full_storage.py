"""A browser whose storage is full: everything works as long as the window is open, and it says so."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Friends, Guests
from playwright.sync_api import Page, expect

from support.browsers import Person, anything
from support.databases import waited
from support.friends import SECRET

pytestmark = pytest.mark.browser

FILL = """
() => {
    let size = 2 ** 22;
    for (let number = 0; size >= 1; number++) {
        try {
            localStorage.setItem(`full.${number}`, "x".repeat(size));
        } catch {
            size = Math.floor(size / 2);
        }
    }
}
"""
EMPTY = """
() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("full.")) localStorage.removeItem(name);
}
"""
TOLD = "This browser has no room left"


def notice(page: Page) -> None:
    """Expect that the person is told, and close the notice."""
    expect(page.get_by_text(TOLD)).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_text(TOLD)).to_be_hidden()


def fill(somebody: Person) -> None:
    """Open the start page with no room left."""
    somebody.open()
    expect(somebody.page.get_by_role("link", name="Solo")).to_be_visible()
    somebody.page.evaluate(FILL)
    somebody.page.reload()


def offered(somebody: Person) -> set[tuple[str | None, str | None]]:
    """Return what can be chosen."""
    return {(spot.choice, spot.thing) for spot in somebody.look()[1]}


def test_a_game_goes_on_after_a_reload_and_its_person_is_told(somebody: Person) -> None:
    page = somebody.page
    fill(somebody)
    page.get_by_role("link", name="Solo").click()
    page.get_by_role("button", name="Begin").click()
    notice(page)
    somebody.play(anything(1), lambda *_: "end turn" in somebody.answers())
    told = page.locator("[data-area=log] .line")
    expect(told.filter(has_text="Madhala")).not_to_have_count(0)
    before = offered(somebody)
    page.reload()
    assert waited(lambda: offered(somebody) == before, 5), offered(somebody) ^ before


def enlarge(page: Page) -> None:
    """Choose very large letters in the settings, and leave them open."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("very large").check()


def test_settings_last_as_long_as_the_window(guests: Guests) -> None:
    somebody = guests()
    page = somebody.page
    fill(somebody)
    enlarge(page)
    page.keyboard.press("Escape")
    notice(page)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("very large")).to_be_checked()


def test_somebody_is_told_until_there_is_room(guests: Guests) -> None:
    somebody = guests()
    page = somebody.page
    fill(somebody)
    enlarge(page)
    expect(page.get_by_text(TOLD)).to_be_visible()
    page.evaluate(EMPTY)
    page.get_by_label("large", exact=True).check()
    expect(page.get_by_text(TOLD)).to_be_hidden()


def test_a_seat_among_friends_is_kept_in_the_window_and_in_the_browser_once_there_is_room(
    friends: Friends,
) -> None:
    ada = friends("Ada")
    page = ada.page
    fill(ada)
    ada.make_table()
    notice(page)
    page.reload()
    expect(page.get_by_role("button", name="Change the table")).to_be_visible()
    expect(ada.seats().get_by_role("textbox", name="Your name")).to_have_value("Ada")
    page.evaluate(EMPTY)
    page.reload()
    expect(page.get_by_role("button", name="Change the table")).to_be_visible()
    expect(page.get_by_text(TOLD)).to_be_hidden()
    assert re.fullmatch(r"[\w-]{43}", str(page.evaluate(SECRET)))


def test_who_has_sat_down_in_another_window_meanwhile_keeps_the_seat(friends: Friends) -> None:
    somebody = friends("Ada")
    first = somebody.page
    fill(somebody)
    somebody.make_table()
    first.evaluate(EMPTY)
    somebody.page, somebody.name = somebody.context.new_page(), "Bo"
    somebody.make_table()
    secret = somebody.secret
    for page, name in ((first, "Ada"), (somebody.page, "Bo")):
        page.reload()
        expect(page.get_by_role("textbox", name="Your name")).to_have_value(name)
        assert somebody.secret == secret
