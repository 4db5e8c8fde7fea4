"""The table in the hand: on telephones and tablets, by touch alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import Guests
from playwright.sync_api import Page, expect

from support.browsers import Person, anything
from support.devices import LARGE_TABLET, ON_ITS_SIDE, PHONE, SMALL_PHONE, TABLET, Finger, held, middle
from support.measures import OVERFLOWS
from support.positions import position
from support.screens import SCREENS
from support.tables import ALONE, alone, in_battle, outfitting, rich

pytestmark = pytest.mark.browser


OTHERS = [SMALL_PHONE, ON_ITS_SIDE, TABLET, LARGE_TABLET]

REACHES = """
() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const small = [...document.querySelectorAll("button, a[href]")]
        .filter((each) => !each.closest("[inert]") && each.checkVisibility())
        .filter((each) => !each.closest(".gear") && !each.classList.contains("beside"))
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
        .map(([{ ariaLabel, textContent }, { width, height }]) =>
            `${ariaLabel ?? textContent.trim()}: ${Math.round(width)} × ${Math.round(height)}`);
    return { scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight, small };
}
"""
"""Returns whether the page scrolls, and which buttons are too small for a thumb. Equipment lies on the cards
of its members; among many it is small, and chosen from the list."""

ON_TOP = """
(thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, bottom - 4];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (thing.contains(hit) || hit.contains(thing)) && top >= 0;
}
"""
"""Returns whether nothing lies over the lower edge of something."""

RESTS = "async (sheet) => { await Promise.all(sheet.getAnimations().map((each) => each.finished)); }"
"""Waits until a sheet has come up."""

WHOLE = """
() => {
    const question = document.querySelector("[data-area=bar] .question");
    const { left, right, top, bottom } = question.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return inside && question.scrollHeight <= question.clientHeight + 4;
}
"""
"""Returns whether the whole question can be read."""


def sit(guests: Guests, size: tuple[int, int] = PHONE, game: Any = None) -> Person:
    """Open the table of a solo game on a telephone."""
    somebody = guests(**held(*size))
    somebody.sit_at(somebody.server.take_in((game or alone()).record().to_text()))
    return somebody


def lit(page: Page) -> dict[str, str | None]:
    """Return the number on each tab."""
    return {
        str(tab.get_attribute("data-tab")): tab.get_attribute("data-count")
        for tab in page.locator("[data-tab]").all()
    }


def test_a_whole_solo_game_by_touch(guests: Guests) -> None:
    somebody = guests(**held(*PHONE))
    somebody.begin(scenario=1, affinity="fire", difficulty="tutorial")
    somebody.play(anything(1))
    assert "end turn" in somebody.answers()


@pytest.mark.long
@pytest.mark.parametrize("size", OTHERS)
def test_a_whole_solo_game_by_touch_on_other_devices(guests: Guests, size: tuple[int, int]) -> None:
    somebody = guests(**held(*size))
    somebody.begin(scenario=1, affinity="fire", difficulty="tutorial")
    somebody.play(anything(2))


@pytest.mark.parametrize("size", [PHONE, *OTHERS])
def test_nothing_scrolls_but_the_views_and_every_button_is_large_enough_for_a_thumb(
    guests: Guests, size: tuple[int, int]
) -> None:
    somebody = sit(guests, size, rich())
    for view in [str(tab.get_attribute("data-tab")) for tab in somebody.page.locator("[data-tab]").all()]:
        somebody.show(view)
        assert (view, somebody.page.evaluate(REACHES)) == (view, {"scrolls": False, "small": []})
        assert somebody.page.evaluate(WHOLE)


SHARE = """
(parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect().height / innerHeight)
"""
"""Returns the shares of the height of the window that some parts have."""


def test_on_a_small_phone_the_view_has_most_of_the_height_and_the_question_is_whole(guests: Guests) -> None:
    for record in (alone(), rich()):
        somebody = sit(guests, SMALL_PHONE, record)
        view, bar = somebody.page.evaluate(SHARE, ["main", "[data-area=bar]"])
        assert view > 0.6
        assert bar < 0.17
        assert somebody.page.evaluate(WHOLE)
        # What a choice does stands in place of the question, so that nothing moves under the finger.
        somebody.page.locator("[data-area=dock] [data-thing='die:P5']").tap()
        expect(somebody.page.locator("[data-area=bar]")).to_contain_text("choices are left")
        assert somebody.page.evaluate(SHARE, ["main", "[data-area=bar]"]) == [view, bar]


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, ON_ITS_SIDE])
def test_the_talents_of_all_founders_can_be_read_before_a_clan_is_chosen(
    guests: Guests, size: tuple[int, int]
) -> None:
    somebody = guests(**held(*size))
    SCREENS["founding"](somebody)
    talents = somebody.page.locator("[data-area=tray] .does")
    expect(talents).to_have_count(8)
    cut = "all => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length"
    assert talents.evaluate_all(cut) == 0


def test_on_a_small_phone_a_tip_of_the_guide_leaves_a_third_to_the_view(guests: Guests) -> None:
    somebody = guests(**held(*SMALL_PHONE))
    SCREENS["guide"](somebody)
    view, bar = somebody.page.evaluate(SHARE, ["main", "[data-area=bar]"])
    assert view > 0.33
    assert bar < 0.17
    assert somebody.page.evaluate(WHOLE)


def test_a_menu_leaves_the_guide_within_reach(guests: Guests) -> None:
    for size in (PHONE, SMALL_PHONE):
        somebody = guests(**held(*size))
        page = somebody.page
        key = somebody.server.take_in(alone().record().to_text())
        somebody.open(f"game/{key.game}?guide")
        tip = page.locator("aside.guide")
        expect(tip.get_by_role("heading", name="Welcome")).to_be_visible()
        somebody.press(somebody.reveal("building:pawn_shop"))
        expect(page.get_by_role("region", name="Which one?")).to_be_visible()
        tip.get_by_role("button", name="Next").tap()
        expect(tip.get_by_role("heading", name="Welcome")).to_have_count(0)


def test_nothing_scrolls_under_the_close_button_while_outfitting(guests: Guests) -> None:
    somebody = sit(guests, SMALL_PHONE, outfitting())
    page = somebody.page
    sheet = page.locator("[data-area=sheet]")
    sheet.evaluate(RESTS)
    close = sheet.get_by_role("button", name="Close").bounding_box()
    assert close is not None
    for far in range(0, 400, 20):
        sheet.locator("[data-scrolls]").evaluate("(body, far) => body.scrollTo(0, far)", far)
        title = sheet.locator("section > header").bounding_box()
        assert title is not None
        assert title["y"] <= close["y"] + 8
        assert title["y"] + title["height"] >= close["y"] + close["height"] - 4


def test_in_a_battle_gold_and_glory_are_in_sight_and_a_tap_tells_the_rest(guests: Guests) -> None:
    for size in (PHONE, SMALL_PHONE, ON_ITS_SIDE):
        somebody = sit(guests, size, in_battle())
        page = somebody.page
        status = page.locator("[data-area=status]")
        for words in ("Your turn", "5 glory", "24 gold"):
            expect(status).to_contain_text(words)
        figures = status.locator(".figures")
        expect(figures).to_be_in_viewport(ratio=1)
        assert figures.evaluate(ON_TOP)
        stage = page.get_by_role("region", name="Battle")
        tip = page.get_by_role("tooltip")
        stage.get_by_role("note", name="Nuduru").tap()
        expect(tip).to_contain_text("Nuduru")
        stage.get_by_role("note", name="Snailer").tap()
        expect(tip).to_contain_text("Snailer")
        for flag, brings in (("capture", "3 glory and 6 gold"), ("elimination", "4 glory and the trophy")):
            cloth = stage.locator(f".flag.{flag} .cloth")
            expect(cloth).to_be_in_viewport(ratio=1)
            assert cloth.evaluate(ON_TOP)
            cloth.tap()
            expect(tip).to_contain_text(brings)
        assert somebody.answers() == []


def test_tabs_tell_how_much_is_lit_and_the_dice_are_there_in_every_view(guests: Guests) -> None:
    somebody = sit(guests)
    page = somebody.page
    expect(page.get_by_role("tab", name="Citadel, 7 to choose")).to_have_attribute("aria-selected", "true")
    assert lit(page) == {"citadel": "7", "outside": "7", "clan": "1", "rivals": "0", "log": "0"}
    somebody.show("rivals")
    expect(page.get_by_role("tab", name="Madhala")).to_have_attribute("aria-selected", "true")
    page.locator("[data-area=dock] [data-thing='die:P5']").tap()
    assert lit(page) == {"citadel": "5", "outside": "0", "clan": "0", "rivals": "0", "log": "0"}
    status = page.locator("[data-area=status]")
    for words in ("Your turn", "Round 1 of 6", "5 glory", "20 gold", "2 gold for wages"):
        expect(status).to_contain_text(words)


def test_a_swipe_turns_to_the_next_view(guests: Guests) -> None:
    somebody = sit(guests)
    page = somebody.page
    page.locator(".views").evaluate("(views) => views.scrollTo({ left: 390, behavior: 'instant' })")
    expect(page.get_by_role("tab", name="Outside")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#view-outside:not([inert])")).to_be_in_viewport(ratio=0.9)


def test_a_building_opens_as_a_sheet_and_goes_in_four_ways(guests: Guests) -> None:
    somebody = sit(guests)
    page = somebody.page
    tile, sheet = page.locator("[data-opens=mine]"), page.locator("[data-area=opened]")

    def opened() -> None:
        tile.tap()
        expect(sheet).to_be_focused()
        sheet.evaluate(RESTS)
        expect(sheet.locator("[data-lit]")).to_have_count(4)

    opened()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(tile).to_be_focused()
    opened()
    page.touchscreen.tap(195, 70)  # beside it, at the top of the view
    expect(sheet).to_be_hidden()
    opened()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    opened()
    x, y = middle(page, "[data-area=opened] header")
    finger = Finger(page)
    finger.do("Start", (x, y))
    finger.do("Move", (x, y + 40))
    finger.do("Move", (x, y + 160))
    finger.do("End")
    expect(sheet).to_be_hidden()
    opened()
    sheet.locator("[data-thing='space:mine 1']").tap()
    expect(sheet).to_be_hidden()
    assert somebody.answers() == ["mine 1 S"]


def test_all_spaces_of_the_mine_are_in_sight_on_a_small_phone(guests: Guests) -> None:
    somebody = sit(guests, SMALL_PHONE, rich())
    page = somebody.page
    page.locator("[data-opens=mine]").tap()
    page.locator("[data-area=opened]").evaluate(RESTS)
    spaces = page.locator("[data-area=opened] [data-thing^='space:mine']")
    expect(spaces).to_have_count(4)
    for space in spaces.all():
        expect(space).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERFLOWS) == []


def test_what_is_to_be_had_at_the_bazaar_says_what_it_does(guests: Guests) -> None:
    somebody = sit(guests, SMALL_PHONE, rich())
    page = somebody.page
    page.locator("[data-opens=bazaar]").tap()
    card = page.locator("[data-area=opened] [data-thing='offered:Slyzor']")
    expect(card.locator(".does")).to_be_visible()


def test_every_row_of_the_menu_has_words(guests: Guests) -> None:
    somebody = sit(guests)
    page = somebody.page
    somebody.open_menu()
    menu = page.get_by_role("dialog", name="Menu")
    sounds = menu.get_by_role("button", name="Sounds")
    expect(sounds).to_have_text(re.compile(r"^\s*Sounds\s+on\s*$"))
    sounds.tap()
    expect(sounds).to_have_text(re.compile(r"^\s*Sounds\s+off\s*$"))
    for row in menu.locator("[data-spot]").all():
        assert row.inner_text().strip()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_replay_has_the_tiles_of_the_hand_and_each_opens_its_building(
    guests: Guests, size: tuple[int, int]
) -> None:
    somebody = guests(**held(*size))
    page = somebody.page
    SCREENS["replay"](somebody)
    # The view follows what happened at this step.
    expect(page.get_by_role("radio", name="Outside")).to_be_checked()
    page.get_by_text("Citadel", exact=True).tap()
    tiles = page.locator("[data-opens]")
    expect(tiles).to_have_count(7)
    expect(page.locator("[data-lights], [data-lit]")).to_have_count(0)
    assert page.evaluate(OVERFLOWS) == []
    page.locator("[data-opens=bazaar]").tap()
    sheet = page.get_by_role("dialog", name="Bazaar")
    expect(sheet.get_by_role("button", name="Slyzor")).to_be_visible()
    assert page.evaluate(OVERFLOWS) == []
    sheet.get_by_role("button", name="Close").tap()
    expect(page.locator("[data-opens=bazaar]")).to_be_focused()
    page.locator("[data-opens=mine]").tap()
    expect(page.get_by_role("dialog", name="Mine")).to_be_visible()
    # Another step puts the sheet away.
    page.get_by_role("button", name="One step back").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_something_that_cannot_be_chosen_opens_large_and_tells_why(guests: Guests) -> None:
    somebody = sit(guests)
    page = somebody.page
    somebody.show("outside")
    page.locator("[data-thing='monster:Snailer']").tap()
    expect(page.get_by_role("dialog").get_by_role("group", name="Snailer")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-thing='path:a3']").tap()
    expect(page.locator("[data-area=bar]")).to_contain_text("It takes 2 such dice, and you have 1.")
    assert somebody.answers() == []


def test_a_question_brings_its_place_into_view(guests: Guests) -> None:
    somebody = sit(guests, game=rich())
    page = somebody.page
    somebody.reveal("path:a1").tap()
    sheet = page.locator("[data-area=sheet]")
    expect(sheet).to_be_visible()
    page.get_by_role("button", name="Undo").tap()
    expect(sheet).to_be_hidden()
    somebody.show("rivals")
    page.get_by_role("button", name="List").tap()
    page.locator("[data-choice='tavern P5']").tap()
    page.get_by_role("region", name="All choices").get_by_role("button", name="Close").tap()
    # Whom to hire is asked in the Tavern, wherever one was.
    tavern = page.get_by_role("dialog", name="Tavern")
    expect(tavern.locator("[data-lit]").first).to_be_visible()
    expect(page.get_by_role("tab", name="Citadel, 1 to choose")).to_have_attribute("aria-selected", "true")


def test_a_final_choice_takes_a_second_tap_on_the_same_place(guests: Guests) -> None:
    somebody = sit(guests, game=in_battle())
    page = somebody.page
    roll, every = (page.locator(f"[data-choice='{choice}']") for choice in ("roll S", "roll all"))
    bar = page.locator("[data-area=bar]")
    roll.tap()
    expect(roll).to_have_attribute("data-marked", "")
    expect(bar).to_contain_text("Tap again: Roll a strength die")
    every.tap()
    expect(every).to_have_attribute("data-marked", "")
    expect(roll).not_to_have_attribute("data-marked", "")
    assert somebody.answers() == []
    roll.tap()
    roll.tap()
    expect(bar.get_by_text("Tap again")).to_be_hidden()
    somebody.look()
    assert somebody.answers() == ["roll S"]


@pytest.mark.parametrize("size", [PHONE, LARGE_TABLET])
def test_a_voice_takes_a_final_choice_at_once_also_after_a_tap(guests: Guests, size: tuple[int, int]) -> None:
    somebody = sit(guests, size, game=in_battle())
    page = somebody.page
    roll = page.locator("[data-choice='roll S']")
    page.locator("[data-choice='roll all']").tap()
    # What a control by voice does, and every other one that has no pointer.
    roll.evaluate("(button) => button.click()")
    somebody.look()
    assert somebody.answers() == ["roll S"]


def test_a_die_is_dragged_to_its_place_and_an_interruption_leaves_everything_as_it_was(
    guests: Guests,
) -> None:
    somebody = sit(guests, game=position(ALONE))
    page = somebody.page
    die = page.locator("[data-area=dock] [data-thing='die:S']")
    somebody.reveal("space:mine 3")
    page.locator("[data-area=opened]").evaluate(RESTS)
    x, y = middle(page, "[data-area=dock] [data-thing='die:S']")

    finger = Finger(page)

    def lift() -> None:
        finger.do("Start", (x, y))
        finger.do("Move", (x + 30, y - 60))
        finger.do("Move", (x + 60, y - 120))
        expect(die).to_have_attribute("aria-pressed", "true")

    lift()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(die).not_to_have_attribute("aria-pressed", "true")
    finger.do("End")
    page.set_viewport_size(held(*PHONE)["viewport"])
    expect(page.locator("[data-area=opened]")).to_be_visible()
    lift()
    finger.do("Cancel")
    expect(die).not_to_have_attribute("aria-pressed", "true")
    lift()
    page.evaluate("window.dispatchEvent(new Event('pagehide'))")
    expect(die).not_to_have_attribute("aria-pressed", "true")
    finger.do("End")
    assert somebody.answers() == []
    lift()
    finger.do("Move", middle(page, "[data-thing='space:mine 3']"))
    finger.do("End")
    expect(page.locator("[data-choice='end turn']")).to_be_visible()
    assert somebody.answers() == ["mine 3 S"]


def test_a_mouse_at_1024_by_768_has_a_table_that_does_not_scroll(guests: Guests) -> None:
    somebody = guests(viewport={"width": 1024, "height": 768})
    somebody.sit_at(somebody.server.take_in(rich().record().to_text()))
    page = somebody.page
    assert page.evaluate(REACHES)["scrolls"] is False
    for view in ("citadel", "outside"):
        somebody.show(view)
        box = page.locator(f"#view-{view}")
        assert box.evaluate("(view) => view.scrollHeight <= view.clientHeight")
        assert box.locator("[data-lit]").count() > 5
    expect(page.locator("[data-area=clan] [data-lit]").first).to_be_in_viewport()


def test_a_long_press_tells_what_something_is_and_chooses_nothing(guests: Guests) -> None:
    somebody = sit(guests)
    page = somebody.page
    finger, tip = Finger(page), page.get_by_role("tooltip")
    for thing in ("[data-opens=mine]", "[data-area=dock] [data-thing='die:P5']"):
        finger.do("Start", middle(page, thing))
        expect(tip).to_be_visible()
        finger.do("End")
        expect(page.locator("[data-area=opened]")).to_have_count(0)
        expect(page.locator("[data-area=dock] [aria-pressed=true]")).to_have_count(0)
    page.locator("[data-area=dock] [data-thing='die:P5']").tap()
    expect(tip).to_be_hidden()
    expect(page.locator("[data-area=dock] [data-thing='die:P5']")).to_have_attribute("aria-pressed", "true")
    assert somebody.answers() == []
