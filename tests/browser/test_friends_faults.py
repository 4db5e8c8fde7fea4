"""What goes wrong among friends: two devices at once, talk without a line, and a browser that has no seat."""

from __future__ import annotations

import pytest
from browser.conftest import Friends
from playwright.sync_api import expect

from support.databases import waited
from support.friends import Hosted, Wire
from support.groups import Person as Member
from support.servers import text_of

pytestmark = pytest.mark.browser


def test_two_devices_of_one_profile_at_the_same_moment_do_nothing_twice(
    friends: Friends, hosted: Hosted
) -> None:
    laptop, phone = friends("Ada"), friends("Ada")
    wire = Wire(phone)
    ada = Member(hosted.near, "Ada")
    game = ada.begin(ada.new_group("me", "me")).game  # whoever is first, it is her
    for device in (laptop, phone):
        device.become(ada)
        device.open(f"game/{game}")
        device.show_my_table()
        device.look()
    wire.hold()
    mine, lines = "[data-thing='space:mine 1']", "[data-area=log] .line"
    laptop.page.locator(mine).click()
    expect(laptop.page.locator(lines, has_text="Mine")).to_have_count(1)
    phone.page.locator(mine).click()  # it has not heard of the other device yet
    assert waited(lambda: phone.page.evaluate("true") and len(phone.answers()) == 1)
    wire.release()
    for device in (laptop, phone):
        expect(device.page.locator("[data-choice='end turn']")).to_be_visible()
        expect(device.page.locator(lines, has_text="Mine")).to_have_count(1)
        assert len(device.answers()) == 1
    with ada.sit(game) as guest:
        assert guest.version == 2
        assert sum("Mine" in text_of(line) for line in guest.log) == 1


def test_what_is_said_while_the_line_is_cut_is_said_once_when_it_is_back(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    wire = Wire(bob)
    bob.come(ada.make_table())
    wire.cut()
    expect(bob.page.get_by_text("Reconnecting … What you see may be old.")).to_be_visible()
    bob.page.get_by_role("textbox", name="Say something").fill("Can you hear me?")
    bob.page.get_by_role("button", name="Send").click()
    expect(bob.page.get_by_text("This is kept, and sent as soon as the server is back.")).to_be_visible()
    wire.mend()
    for reader in (ada, bob):
        expect(reader.page.get_by_role("log").get_by_text("Can you hear me?")).to_have_count(1)
    ada.begin_together(bob)


def test_a_foreign_browser_opens_neither_the_lobby_nor_the_table(friends: Friends) -> None:
    ada, bob, eve = friends("Ada"), friends("Bob"), friends("Eve")
    bob.come(ada.make_table())
    group = ada.group
    eve.open("profile")  # somebody with a profile of their own
    expect(eve.page.get_by_role("heading", name="Your profile")).to_be_visible()
    eve.open(f"group/{group}")
    expect(eve.page.get_by_role("alert")).to_have_text("There is no such group, or you are not in it.")
    ada.begin_together(bob)
    eve.forgive("status 40", "responded with a status of 40")
    eve.open(f"game/{ada.game}")
    expect(eve.page.get_by_role("alert")).to_be_visible()
    expect(eve.page.get_by_role("region", name="The Citadel")).to_have_count(0)
