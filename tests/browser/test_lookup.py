"""Gallery, rules and replay, and records that are imported and saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.browsers import Person
from support.screens import SCREENS
from support.tables import alone, ended

pytestmark = pytest.mark.browser


def test_the_gallery_finds_cards_and_words(somebody: Person) -> None:
    page = somebody.page
    somebody.open("gallery")
    status = page.get_by_role("search").get_by_role("status")
    expect(status).to_contain_text("cards")
    field = page.get_by_role("searchbox", name="Find cards and words")
    field.fill("snailer")
    expect(status).to_have_text("1 card")
    expect(page.get_by_role("button", name="Snailer")).to_be_visible()
    field.fill("there is no such thing")
    expect(page.get_by_text("Nothing here has that name.")).to_be_visible()
    field.fill("")
    page.get_by_text("Monsters", exact=True).click()
    expect(status).to_have_text("20 cards")


def test_the_address_of_a_rule_opens_the_rule(somebody: Person) -> None:
    page = somebody.page
    somebody.open("rules/R7.5")
    rule = page.locator("[id='R7.5']")
    expect(rule).to_be_in_viewport()
    page.get_by_role("searchbox", name="Find in the rules").fill("wages")
    expect(page.get_by_role("search").get_by_role("status")).to_contain_text("rules")
    page.get_by_role("searchbox", name="Find in the rules").fill("")
    link = page.get_by_role("navigation", name="Contents").get_by_role("link").last
    link.click()
    expect(page.get_by_role("heading", name=link.inner_text(), exact=True)).to_be_in_viewport()


def test_the_rulebook_leads_from_a_chapter_to_a_rule_and_back_by_keyboard(somebody: Person) -> None:
    page = somebody.page
    somebody.open("rules")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The battle").press("Enter")
    battle = page.get_by_role("region", name="The battle")
    expect(battle.get_by_role("heading", name="The battle", exact=True)).to_be_in_viewport()
    expect(battle.get_by_text("strength die, 5").first).to_be_attached()
    # The card is drawn with what the box says of it.
    expect(battle.get_by_text("Captured with a trap and")).to_be_visible()
    battle.get_by_role("link", name="R7.6").first.press("Enter")
    expect(page.locator("[id='R7.6']")).to_be_focused()
    expect(page.get_by_role("link", name="Every rule")).to_have_attribute("aria-current", "page")
    page.go_back()
    expect(battle.get_by_role("heading", name="The battle", exact=True)).to_be_in_viewport()
    page.get_by_role("searchbox", name="Find in the rules").fill("haggle")
    expect(page.get_by_role("link", name="Rulebook (1)")).to_be_visible()
    expect(page.get_by_text("Monsters do not haggle.")).to_be_visible()


def test_a_record_can_be_imported_and_replayed_step_by_step(somebody: Person, tmp_path: Path) -> None:
    page = somebody.page
    file = tmp_path / "game.toml"
    file.write_text(ended("two-tutorial"))
    somebody.open()
    page.get_by_label("Open a game file …").set_input_files(file)
    expect(page.get_by_role("banner")).to_contain_text("Imported from a file")
    slider = page.get_by_role("slider", name="Step")
    slider.fill("159")
    expect(page.get_by_role("banner")).to_contain_text("Round 6 of 6")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "Step 0 of 159, round 1, setup")
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_attribute("aria-valuetext", "Step 1 of 159, round 1, setup")
    # Step 68: Surbol hits Tortock three times. The battle is shown, and nothing can be chosen.
    slider.fill("68")
    stage = page.get_by_role("region", name="Battle")
    expect(stage.get_by_text("3 hits left")).to_be_visible()
    expect(stage.get_by_role("button")).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    # Where moves are shown at once, the stage closes by itself; what was told stays.
    told = page.get_by_text("Fallen. Tortock falls on the path, and wins the clan some glory. 1 glory.")
    expect(told).to_be_attached()
    expect(stage).to_have_count(0)
    page.get_by_role("link", name="To the result").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_message(somebody: Person, tmp_path: Path) -> None:
    page = somebody.page
    somebody.forgive("status 422", "the server responded with a status of 422")
    file = tmp_path / "letter.txt"
    file.write_text("Dear Madhala")
    somebody.open()
    page.get_by_label("Open a game file …").set_input_files(file)
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_saved_record_is_the_servers_record(somebody: Person) -> None:
    page = somebody.page
    SCREENS["rank"](somebody)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    assert saving.value.suggested_filename.endswith(".toml")
    assert Path(saving.value.path()).read_text() == somebody.record()
    assert somebody.record() == ended("solo-2-money-is-king") + 'players = [""]\n'


def test_playing_again_begins_a_new_game_with_the_same_settings(somebody: Person) -> None:
    page = somebody.page
    SCREENS["rank"](somebody)
    before = somebody.game
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    somebody.look()
    assert somebody.game != before
    expect(page.get_by_text("Money is king").first).to_be_visible()
    expect(page.get_by_text("Round 1 of")).to_be_visible()


def test_a_game_under_way_can_be_continued_or_deleted_from_home(somebody: Person) -> None:
    page = somebody.page
    somebody.sit_at(somebody.server.take_in(alone().record().to_text()))
    game = somebody.game
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Continue").click()
    somebody.look()
    assert somebody.game == game


def test_an_unknown_game_leads_home(somebody: Person) -> None:
    page = somebody.page
    somebody.forgive("status 404", "the server responded with a status of 404")
    somebody.open("game/0123456789abcdef0123456789abcdef")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="Back home").click()
    expect(page.get_by_role("heading", name="Play", exact=True)).to_be_visible()


def test_an_unknown_address_leads_home(somebody: Person) -> None:
    page = somebody.page
    somebody.open("there/is/nothing")
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="Play", exact=True)).to_be_visible()
