"""What friends keep in sight: their own clan while others move, and the talk beside the result."""

from __future__ import annotations

import pytest
from browser.conftest import Guests
from playwright.sync_api import expect

from support.group_games import barrier, game_of, play_on, sit_down
from support.together_screens import rematch, sit_as

pytestmark = pytest.mark.browser

COVERED = """
(banner) => {
    const over = banner.getBoundingClientRect();
    return [...document.querySelectorAll("[data-area=clan] :is([data-thing], button, b, dd)")]
        .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
        .filter(([, { width, left, right }]) => width > 0 && left < over.right && right > over.left)
        .filter(([, { top, bottom }]) => top < over.bottom && bottom > over.top)
        .map(([text]) => text);
}
"""
"""Returns what of the own clan is below the moves of others."""


def test_the_moves_of_others_cover_nothing_of_the_own_clan(guests: Guests) -> None:
    somebody = guests({"speed": "normal"}, viewport={"width": 1280, "height": 720})
    group, members = sit_down(somebody.server, "Ada", "Bob", difficulty="tutorial")
    game = game_of(members[0], group)
    sit_as(somebody, members[0], game)
    notice = somebody.page.locator("[data-area=notice]")
    banner = somebody.page.locator(".banner:has(.words)")
    with members[1].open(group):
        expect(notice).to_have_count(0)
        play_on(members, game, barrier)
        assert banner.evaluate(COVERED) == []
    # Bob has gone: the bar tells so, and the moves that are still to come are shown above it.
    expect(notice).to_contain_text("Bob")
    assert banner.evaluate(COVERED) == []


def test_beside_the_result_there_is_room_to_say_something(guests: Guests) -> None:
    somebody = guests()
    rematch(somebody)
    result = somebody.page.get_by_role("dialog")
    for width, height in ((1280, 720), (1440, 900), (1280, 1020)):
        somebody.page.set_viewport_size({"width": width, "height": height})
        for part in (result.get_by_role("textbox"), result.get_by_role("button", name="Send")):
            expect(part).to_be_in_viewport(ratio=1)
