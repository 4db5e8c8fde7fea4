"""Accessibility: axe finds no violation, and the table works at any zoom and without motion."""

from __future__ import annotations

import pytest
from browser.conftest import Guests
from playwright.sync_api import expect

from support.browsers import Person
from support.databases import waited
from support.measures import violations
from support.screens import HEARD_OF, SCREENS, TABLES, front
from support.tables import in_battle

pytestmark = pytest.mark.browser

PAGE_SIZE = """
async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight];
}
"""

SCROLLERS = """
() => [...document.querySelectorAll("body *")].filter((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const scrolls = /auto|scroll/;
    return (scrolls.test(overflowY) && box.scrollHeight > box.clientHeight + 1)
        || (scrolls.test(overflowX) && box.scrollWidth > box.clientWidth + 1);
}).map((box) => box.closest("[data-area]")?.dataset.area ?? box.outerHTML.slice(0, 200))
"""
"""Lists what scrolls: the areas, or the element."""

RUNNING = """
() => document.getAnimations()
    .filter(({ playState }) => playState === "running")
    .map((each) => each.animationName ?? each.transitionProperty)
"""

OUT_OF_REACH = """
(front) => {
    const lost = [];
    for (const control of front.querySelectorAll("a[href], button, input, select, summary")) {
        // An input that only screen readers see is shown by its label.
        const seen = control.matches("input") ? control.closest("label") ?? control : control;
        if (!seen.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (seen.closest("[inert]")) continue;
        seen.scrollIntoView({ block: "center", inline: "center" });
        const { left, right, top, bottom, width, height } = seen.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const whole = left >= -1 && right <= innerWidth + 1;
        if (whole && width > 0 && height > 0 && seen.contains(hit)) continue;
        const name = control.getAttribute("aria-label") ?? control.textContent.trim();
        lost.push(`${name} at ${left},${top}–${right},${bottom} under ${hit?.outerHTML.slice(0, 120)}`);
    }
    return lost;
}
"""
"""Lists controls that cannot be scrolled into view, or that something else covers."""


def show(somebody: Person, screen: str) -> None:
    """Open a screen."""
    somebody.forgive(*HEARD_OF.get(screen, ()))
    SCREENS[screen](somebody)
    # A choice that loses something takes no click for a moment.
    expect(somebody.page.locator(".choice.fresh")).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_violation(guests: Guests, screen: str) -> None:
    somebody = guests(bypass_csp=True, reduced_motion="reduce")
    show(somebody, screen)
    assert violations(somebody) == []


def resize(somebody: Person, width: int, height: int) -> list[int]:
    """Resize the window; return the size of the page."""
    somebody.page.set_viewport_size({"width": width, "height": height})
    return list(somebody.page.evaluate(PAGE_SIZE))


@pytest.mark.parametrize("screen", TABLES)
def test_the_table_fits_the_window_and_only_the_log_scrolls(somebody: Person, screen: str) -> None:
    show(somebody, screen)
    for width, height in [(1280, 720), (1920, 1080)]:
        assert resize(somebody, width, height) == [width, height]
        assert set(somebody.page.evaluate(SCROLLERS)) <= {"log"}
        assert front(somebody, screen).evaluate(OUT_OF_REACH) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_at_200_percent_everything_can_be_reached_and_no_page_scrolls_sideways(
    guests: Guests, screen: str
) -> None:
    somebody = guests(viewport={"width": 640, "height": 360}, device_scale_factor=2)
    show(somebody, screen)
    assert somebody.page.evaluate(PAGE_SIZE)[0] == 640
    assert front(somebody, screen).evaluate(OUT_OF_REACH) == []
    if screen == "table":
        for view in ("outside", "clan", "rivals", "log"):
            somebody.show(view)
            assert front(somebody, screen).evaluate(OUT_OF_REACH) == []


def test_at_200_percent_a_long_log_scrolls_by_itself(guests: Guests) -> None:
    somebody = guests(viewport={"width": 640, "height": 360}, device_scale_factor=2)
    show(somebody, "podium")
    somebody.page.get_by_role("button", name="See the table").click()
    log = somebody.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("The game is over.")
    somebody.open_view("log")
    assert log.evaluate("log => log.offsetHeight") <= 360
    assert log.locator(".lines").evaluate("lines => lines.scrollHeight > 2 * lines.offsetHeight")


def test_without_motion_a_battle_shows_the_same_and_nothing_moves(guests: Guests) -> None:
    calm, moved = guests({"speed": "normal"}, reduced_motion="reduce"), guests({"speed": "normal"})
    key = calm.server.take_in(in_battle().record().to_text())
    for somebody in (calm, moved):
        somebody.sit_at(key)
    stages = [somebody.page.get_by_role("region", name="Battle") for somebody in (calm, moved)]
    assert waited(lambda: stages[0].inner_text() == stages[1].inner_text())
    calm.take("roll S")  # one die is never enough
    assert calm.page.evaluate(RUNNING) == []
    calm.look()
    calm.take("stop")
    for moment in ("Not enough", "Driven away"):
        expect(stages[0]).to_contain_text(moment)
        assert calm.page.evaluate(RUNNING) == []
        calm.page.get_by_role("button", name="Continue").click()
    expect(calm.page.locator("[data-area=log]")).to_contain_text("in all against Snailer")
