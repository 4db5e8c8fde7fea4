"""A page that was asleep for a day: a phone in a pocket, a laptop that was closed."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Friends, Guests
from playwright.sync_api import Page, expect

from support.browsers import Person
from support.databases import waited
from support.devices import PHONE, held
from support.friends import Friend, Hosted, Wire, brisk, play_together
from support.group_games import game_of, sit_down
from support.tables import alone

pytestmark = pytest.mark.browser

AWAY = "Reconnecting … You can look around"


def sleep(page: Page) -> None:
    """Let a page be frozen as a browser does it, and wake up a day later."""
    line = page.context.new_cdp_session(page)
    line.send("Page.setWebLifecycleState", {"state": "frozen"})
    line.send("Page.setWebLifecycleState", {"state": "active"})
    page.clock.fast_forward("24:00:00")


def offered(somebody: Person) -> set[tuple[str | None, str | None]]:
    """Return what can be chosen."""
    return {(spot.choice, spot.thing) for spot in somebody.look()[1]}


@pytest.mark.parametrize("device", [{}, held(*PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize("cut", [False, True], ids=["line kept", "line cut"])
def test_a_solo_table_is_as_it_was_and_goes_on(guests: Guests, device: dict[str, Any], cut: bool) -> None:
    somebody = guests(**device)
    page, wire = somebody.page, Wire(somebody)
    page.clock.install()
    somebody.sit_at(somebody.server.take_in(alone().record().to_text()))
    before = offered(somebody)
    if cut:
        wire.cut()
        expect(page.get_by_text(AWAY)).to_be_visible()
    sleep(page)
    wire.mend()
    page.clock.fast_forward("01:00")
    expect(page.get_by_text(AWAY)).to_be_hidden()
    assert waited(lambda: offered(somebody) == before)
    somebody.press(somebody.reveal("building:pawn_shop"))
    somebody.take("pawn-shop M")
    assert waited(lambda: somebody.answers() == ["pawn-shop M"])
    assert waited(lambda: offered(somebody) != before)


def test_a_table_of_friends_goes_on_after_a_day(friends: Friends, hosted: Hosted) -> None:
    group, members = sit_down(hosted.near, "Ada", "Bob", difficulty="tutorial")
    game = game_of(members[0], group)
    people: list[Friend] = []
    wires: list[Wire] = []
    for member in members:
        somebody = friends(member.name)
        wires.append(Wire(somebody))
        somebody.page.clock.install()
        somebody.become(member)
        somebody.open(f"game/{game}")
        expect(somebody.page.get_by_role("region", name="The Citadel")).to_be_visible()
        people.append(somebody)
    pick = brisk(5)
    play_together(people, pick, lambda: bool(people[1].spots()))
    sleeper = people[1].page
    lines = sleeper.locator("[data-area=log] .line")
    before = lines.count()
    wires[1].cut()
    expect(sleeper.get_by_text(AWAY)).to_be_visible()
    sleep(sleeper)
    wires[1].mend()
    sleeper.clock.fast_forward("01:00")
    expect(sleeper.get_by_text(AWAY)).to_be_hidden()
    expect(lines).to_have_count(before)
    answers = len(people[1].answers())
    play_together(people, pick, lambda: len(people[1].answers()) > answers and bool(people[0].spots()))
