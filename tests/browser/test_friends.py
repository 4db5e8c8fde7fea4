"""Friends meet: the table, the invitation, the lobby, and who one is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser.conftest import Friends
from playwright.sync_api import expect

from support.friends import Friend

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror=alert(1)> \u202eevil\u200b &amp; <b>bold</b>"
SPENT = "This link no longer leads to a table."
NOT_FOUND = ("status 404", "the server responded with a status of 404")


def test_a_host_needs_two_clicks_and_a_friend_one(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    ada.open()
    ada.page.get_by_role("link", name="With friends").click()
    ada.page.get_by_role("button", name="Set up the table").click()
    bob.page.goto(ada.invitation())
    expect(bob.page.get_by_role("region", name="Never played it?")).to_contain_text("After six rounds")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("heading", name="The lobby")).to_be_visible()
    assert "/join/" not in bob.page.url
    bob.page.evaluate("localStorage.removeItem('monsterlands.welcomed')")
    ada.begin_together(bob)
    welcome = bob.page.get_by_role("dialog", name="Welcome to the table")
    expect(welcome).to_contain_text("Your dice are your workers")
    welcome.get_by_role("button", name="Let’s play").click()
    expect(welcome).to_be_hidden()
    assert ada.page.get_by_role("dialog").count() == 0


def test_a_friend_comes_by_words_that_were_read_out(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    ada.make_table()
    words = ada.page.locator("p[translate=no] b")
    expect(words).to_have_count(4)
    bob.open()
    bob.page.get_by_role("link", name="I have an invitation").click()
    bob.page.get_by_role("textbox", name="The four words").fill(" ".join(words.all_inner_texts()).upper())
    bob.page.get_by_role("button", name="Find the table").click()
    expect(bob.page.get_by_text("Ada would like to play with you.")).to_be_visible()
    bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.seats()).to_contain_text("Bob")
    expect(bob.seats()).to_contain_text("Ada")


def test_an_invitation_is_a_link_and_a_qr_code_of_it(friends: Friends) -> None:
    ada = friends("Ada")
    link = ada.make_table()
    assert link.startswith(ada.server.address + "#/join/")
    ada.page.get_by_role("button", name="Enlarge the QR code: The invitation").click()
    code = ada.page.get_by_role("dialog")
    expect(code).to_contain_text(link)
    drawn = code.get_by_role("img", name="QR code: The invitation")
    expect(drawn).to_be_visible()
    is_drawn = "image => image.complete && image.naturalWidth > 20"
    ada.page.wait_for_function(is_drawn, arg=drawn.element_handle())


def test_whoever_looks_on_sees_the_lobby_and_then_the_game_but_no_seat(friends: Friends) -> None:
    ada, bob, eve = friends("Ada"), friends("Bob"), friends("Eve")
    bob.come(ada.make_table())
    ada.page.get_by_text("Spectators, and a new invitation").click()
    link = ada.page.get_by_role("textbox", name="The spectator link").input_value()
    eve.page.goto(link)
    expect(
        eve.page.get_by_text("You are watching. When the game begins, you will see it here.")
    ).to_be_visible()
    assert link.split("/")[-1] not in eve.page.url
    expect(ada.seats()).to_contain_text("Somebody is watching.")
    assert eve.page.get_by_role("textbox", name="The invitation").count() == 0
    ada.begin_together(bob, eve)
    expect(eve.page.get_by_text("watching", exact=True)).to_be_visible()
    assert eve.spots() == []
    table = next(told["table"] for told in reversed(eve.told) if told.get("table"))
    assert (table["seat"], table["question"]["choices"]) == (None, [])


def test_the_host_removes_a_guest_and_the_words_can_be_renewed(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    old = ada.make_table()
    bob.come(old)
    ada.page.get_by_role("button", name="Remove Bob").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bob.page.get_by_role("alert")).to_have_text("You are not in this group any more.")
    expect(ada.seats()).to_contain_text("Free, for a friend")
    ada.page.get_by_text("Spectators, and a new invitation").click()
    ada.page.get_by_role("button", name="New invitation").click()
    expect(ada.page.get_by_text("The old invitation no longer works.")).to_be_visible()
    bob.forgive(*NOT_FOUND)
    bob.page.goto(old)
    expect(bob.page.get_by_role("alert")).to_contain_text(SPENT)
    # Another one can be typed, or pasted, at once.
    bob.page.get_by_role("textbox", name="The four words").fill(ada.invitation())
    bob.page.get_by_role("button", name="Find the table").click()
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.seats()).to_contain_text("Bob")


def test_when_the_host_leaves_the_table_passes_on(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    bob.come(ada.make_table())
    expect(bob.page.get_by_role("button", name="Begin")).to_have_count(0)
    ada.page.get_by_role("button", name="Leave the table").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(ada.page.get_by_role("link", name="With friends")).to_be_visible()
    expect(bob.page.get_by_role("log")).to_contain_text("Bob is the host now.")
    expect(bob.page.get_by_text("One seat is still free.")).to_be_visible()
    bob.page.get_by_role("combobox", name="Who is player 1").select_option("novice")
    bob.begin_together()


def test_a_full_table_takes_nobody_else_and_a_spent_link_leads_nowhere(friends: Friends) -> None:
    ada, bob, cleo = friends("Ada"), friends("Bob"), friends("Cleo")
    link = ada.make_table()
    bob.come(link)
    cleo.forgive(*NOT_FOUND)
    cleo.page.goto(link)
    told = cleo.page.get_by_role("alert")
    expect(told).to_contain_text("All seats are taken. Ask Ada to add one")
    expect(cleo.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(ada.page.get_by_text("All seats are taken: nobody else can sit down.")).to_be_visible()
    ada.begin_together(bob)
    cleo.page.get_by_role("button", name="Look again").click()
    expect(told).to_contain_text(SPENT)
    # Whoever sits there is led to the game by the same link.
    game = bob.game
    bob.page.goto(link)
    expect(bob.page.get_by_role("region", name="The Citadel")).to_be_visible()
    assert bob.game == game


def test_whoever_is_invited_reads_by_whom_and_to_what(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    bob.page.goto(ada.make_table(3))
    expect(bob.page.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(bob.page.get_by_text("Ada would like to play with you.")).to_be_visible()
    expect(bob.page.get_by_role("region", name="Already at the table")).to_contain_text("2 seats are free")
    expect(bob.page.get_by_role("region", name="What is played")).to_contain_text("Normal")
    expect(ada.seats()).not_to_contain_text("Bob")


def test_somebody_at_the_same_screen_plays_with_a_friend_far_away(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    link = ada.make_table(3)
    ada.page.get_by_role("button", name="Add somebody at this screen").first.click()
    ada.page.get_by_role("textbox", name="Name of player 2").fill("Zoe")
    ada.seats().get_by_role("button", name="Sit down").click()
    bob.come(link)
    expect(bob.seats()).to_contain_text("Zoe")
    begin = ada.page.get_by_role("button", name="Begin")
    expect(ada.page.get_by_text("Everything is ready: you can begin.")).to_be_visible()
    begin.click()
    expect(bob.page.get_by_role("region", name="The Citadel")).to_be_visible()
    with ada.member.sit(bob.game) as screen:
        assert [seat.name for seat in screen.heard[0].seats] == ["Ada", "Zoe", "Bob"]  # type: ignore[union-attr]
        assert [seat.mine for seat in screen.heard[0].seats] == [True, True, False]  # type: ignore[union-attr]


def test_what_is_chosen_in_the_lobby_is_seen_by_the_others_and_played(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    bob.come(ada.make_table())
    bob.seats().get_by_text("Water").click()
    expect(ada.seats()).to_contain_text("here · Water")
    expect(ada.seats().get_by_role("radio", name="Water Bob has it")).to_be_disabled()
    ada.page.get_by_role("button", name="Change the table").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_text("Tutorial").click()
    dialog.get_by_role("button", name="Save").click()
    expect(bob.page.get_by_role("region", name="What is played")).to_contain_text("Tutorial")
    expect(ada.page.get_by_role("status").filter(has_text="Bob is not ready yet.")).to_be_visible()
    bob.page.get_by_role("button", name="I am ready", exact=True).click()
    ada.begin_together(bob)
    expect(ada.page.get_by_role("region", name="Rivals")).to_contain_text("Water")


def test_the_start_page_says_for_whom_a_game_waits_and_that_one_has_left(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    bob.come(ada.make_table())
    group = bob.group
    ada.begin_together(bob)
    for each in (ada, bob):
        each.open()
    first = {each.name: each.page.locator("main section").first for each in (ada, bob)}
    expect(first["Ada"]).to_contain_text("With Bob")
    expect(first["Bob"]).to_contain_text("With Ada")
    asked, other = (ada, bob) if first["Ada"].get_by_text("Your turn").count() else (bob, ada)
    expect(first[asked.name]).to_contain_text("Your turn")
    expect(first[other.name]).to_contain_text(f"Waiting for {asked.name}")
    other.member.do("POST", f"groups/{group}/leave")
    # The page looks by itself.
    expect(first[other.name]).to_contain_text("You have left this game")
    first[other.name].get_by_role("link", name="Go back to it").click()
    expect(other.page.get_by_role("region", name="The Citadel")).to_be_visible()


def test_talk_that_is_out_of_view_is_counted_until_it_is_read(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob", viewport={"width": 390, "height": 844})
    bob.come(ada.make_table(4))
    bob.page.evaluate("scrollTo(0, 0)")
    ada.page.get_by_role("button", name="Hello!").click()
    unread = bob.page.get_by_role("button", name="1 unread")
    unread.click()
    expect(bob.page.get_by_role("textbox", name="Say something")).to_be_focused()
    expect(unread).to_have_count(0)


def test_hostile_names_and_talk_are_plain_text(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("<i>Bob</i>")
    bob.come(ada.make_table())
    expect(ada.seats()).to_contain_text("<i>Bob</i>")
    bob.page.get_by_role("textbox", name="Say something").fill(HOSTILE)
    bob.page.get_by_role("button", name="Send").click()
    for reader in (ada, bob):
        talk = reader.page.get_by_role("log")
        expect(talk).to_contain_text("<img src=x onerror=alert(1)> evil &amp; <b>bold</b>")
        assert talk.locator("img[src=x], b:text-is('bold'), i").count() == 0
    ada.page.get_by_role("button", name="Well played").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Well played")
    # Whoever is muted is not heard any more.
    ada.page.get_by_role("log").get_by_role("button", name="<i>Bob</i>").click()
    ada.page.get_by_role("button", name="Mute <i>Bob</i>").click()
    expect(ada.page.get_by_role("log")).not_to_contain_text("evil")


def test_a_table_is_made_and_joined_without_a_pointer(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    ada.open()
    expect(ada.page.get_by_role("link", name="With friends")).to_be_visible()
    tab_to(ada, "With friends")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name="With friends")).to_be_focused()
    tab_to(ada, "Your name")
    ada.page.keyboard.type("Ada")
    tab_to(ada, "Set up the table", "Shift+Tab")
    ada.page.keyboard.press("Enter")
    bob.page.goto(ada.invitation())
    expect(bob.page.get_by_role("heading", name="You are invited")).to_be_visible()
    tab_to(bob, "Your name")
    bob.page.keyboard.type("Bob")
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("heading", name="The lobby")).to_be_focused()
    tab_to(bob, "Say something")
    bob.page.keyboard.type("Hello there")
    bob.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Hello there")
    expect(ada.page.get_by_text("Everything is ready: you can begin.")).to_be_visible()
    tab_to(ada, "Begin", "Shift+Tab")
    ada.page.keyboard.press("Enter")
    for each in (ada, bob):
        expect(each.page.get_by_role("region", name="The Citadel")).to_be_visible()


def tab_to(somebody: Friend, name: str, key: str = "Tab") -> None:
    """Press a key until a control has the focus whose name contains a text."""
    for _ in range(60):
        somebody.page.keyboard.press(key)
        if name in somebody.page.evaluate(NAME):
            return
    raise AssertionError(f"{key} does not lead to {name}")


NAME = """
() => {
    const here = document.activeElement;
    if (here === document.body) return "";
    return here.getAttribute("aria-label") ?? (here.closest("label") ?? here).textContent.trim();
}
"""


# --- who one is ---


def take_link(somebody: Friend) -> str:
    """Make a link that brings the profile to another device."""
    somebody.open("profile")
    somebody.page.get_by_role("button", name="Make a link").click()
    return somebody.page.get_by_role("textbox", name="The link for your other device").input_value()


def test_a_profile_is_taken_along_to_a_second_device_and_the_device_is_removed(friends: Friends) -> None:
    ada, bob, phone, thief = friends("Ada"), friends("Bob"), friends("Ada"), friends("Mallory")
    bob.come(ada.make_table())
    ada.begin_together(bob)
    game = ada.game
    link = take_link(ada)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Bring it here").click()
    expect(phone.page.get_by_text("This browser is now Ada.")).to_be_visible()
    phone.page.get_by_role("button", name="To your games").click()
    phone.page.get_by_role("link", name="Continue").click()
    expect(phone.page.get_by_role("region", name="The Citadel")).to_be_visible()
    assert phone.game == game
    assert phone.secret != ada.secret
    thief.forgive(*NOT_FOUND)
    thief.page.goto(link)
    thief.page.get_by_role("button", name="Bring it here").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("was used already")
    ada.page.reload()
    ada.page.get_by_role("button", name="Remove this device").click()
    expect(ada.page.get_by_role("button", name="Remove this device")).to_have_count(0)
    phone.forgive("status 40", "responded with a status of 40")
    expect(phone.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_role("alert")).to_be_visible()
    expect(phone.page.get_by_role("region", name="The Citadel")).to_have_count(0)
    ada.open(f"game/{game}")
    expect(ada.page.get_by_role("region", name="The Citadel")).to_be_visible()


def test_a_profile_file_opens_the_profile_here_and_not_at_another_server(
    friends: Friends, tmp_path: Path
) -> None:
    ada, other = friends("Ada"), friends("Ada")
    ada.make_table()
    ada.open("profile")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Save the file").click()
    kept = tmp_path / "profile.json"
    download.value.save_as(kept)
    elsewhere = tmp_path / "elsewhere.json"
    elsewhere.write_text(re.sub('"server": "[^"]*"', '"server": "another"', kept.read_text()))
    broken = tmp_path / "broken.json"
    broken.write_text("no profile")
    other.open("profile")
    field, told = other.page.locator("input[type=file]"), other.page.get_by_role("alert")
    expect(field).to_be_enabled()
    field.set_input_files(elsewhere)
    expect(told).to_have_text("The profile of Ada belongs to another server. Open the file there.")
    field.set_input_files(broken)
    expect(told).to_have_text("This is not a profile file but some other text.")
    field.set_input_files(kept)
    expect(other.page.get_by_role("textbox", name="Your name")).to_have_value("Ada")
    expect(told).to_have_count(0)
    other.open()
    expect(other.page.get_by_role("button", name="To the table")).to_be_visible()


def test_a_deleted_profile_opens_nothing_any_more(friends: Friends) -> None:
    ada, bob = friends("Ada"), friends("Bob")
    bob.come(ada.make_table())
    before = bob.secret
    bob.open("profile")
    bob.page.get_by_role("button", name="Delete the profile").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(bob.page.get_by_text("Your profile is deleted.")).to_be_visible()
    expect(ada.seats()).to_contain_text("Free, for a friend")
    answer = bob.server.http.get("api/profile", headers={"Authorization": f"Bearer {before}"})
    assert answer.status_code == 404
