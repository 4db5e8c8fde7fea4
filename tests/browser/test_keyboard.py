"""Without a pointer: Tab, arrows, Enter and the shortcuts."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from monsterlands import Game
from support.browsers import Person, Spot, State
from support.tables import alone, in_battle, outfitting

pytestmark = pytest.mark.browser

NAME = """
() => {
    const here = document.activeElement;
    return here.getAttribute("aria-label") ?? (here.closest("label") ?? here).textContent.trim();
}
"""
AREA = "() => document.activeElement.closest('[data-area]')?.dataset.area ?? ''"
WAY = """
([mark, walk]) => {
    const spot = document.querySelector(`[data-mark="${mark}"]`);
    if (!spot) return "gone";
    const there = spot.matches("button") ? spot : spot.querySelector("button");
    const here = document.activeElement;
    if (here === there) return "";
    // Panels that are open above the bar belong to the bar.
    const area = "[data-area]:not([data-area=tray], [data-area=free])";
    const group = (element) => element.closest(area) ?? element.closest("[role=group], header");
    const among = [here, there].every((each) => each.matches("[data-spot], [tabindex]"));
    if (group(here) !== group(there) || !among) return "Tab";
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const [x, y] = middle(here.getBoundingClientRect()), [toX, toY] = middle(there.getBoundingClientRect());
    const gain = { ArrowRight: toX - x, ArrowLeft: x - toX, ArrowDown: toY - y, ArrowUp: y - toY };
    // Skip keys that were tried from here before.
    if (here.walk !== walk) [here.walk, here.tried] = [walk, []];
    const keys = Object.keys(gain).filter((key) => !here.tried.includes(key));
    const best = keys.sort((one, other) => gain[other] - gain[one])[0] ?? "Home";
    here.tried.push(best);
    return best;
}
"""
"""Returns the key that moves the focus towards the marked element; nothing if it is there, or "gone"."""
MOST = 150
MOST_CHOICES = 600
"""Far more than a round takes, however the dice fall."""


def press(somebody: Person, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        somebody.page.keyboard.press(key)


def tab_to(somebody: Person, name: str, key: str = "Tab") -> None:
    """Press Tab until the focus is on a control whose name contains `name`."""
    for _ in range(MOST):
        press(somebody, key)
        if name in somebody.page.evaluate(NAME):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def go_to(somebody: Person, spot: Spot) -> bool:
    """Move the focus to a spot: with Tab to its group, and with arrows within the group.

    Return False if it is gone: the table has been laid out anew, and the caller looks again.
    """
    walk = f"{len(somebody.answers())} {spot.number}"
    for _ in range(MOST):
        key = somebody.page.evaluate(WAY, [spot.number, walk])
        if not key or key == "gone":
            return not key
        press(somebody, key)
    raise AssertionError(f"no keys lead to {spot}")


def second_round(somebody: Person) -> Callable[[State, list[Spot]], bool]:
    """Return a check whether the second round has begun."""
    sign = somebody.page.get_by_text("Round 2 of 6")
    return lambda state, spots: sign.count() > 0


def play_to(
    somebody: Person, until: Callable[[State, list[Spot]], bool], take: Callable[[list[Spot]], None]
) -> None:
    """Play with keys until a condition holds."""
    for _ in range(MOST_CHOICES):
        state, spots = somebody.look()
        if until(state, spots):
            return
        take(spots)
    raise AssertionError("not after so many choices")


def test_a_game_can_be_started_and_a_round_played_without_a_pointer(somebody: Person) -> None:
    somebody.open()
    expect(somebody.page.get_by_role("link", name="Solo")).to_be_visible()
    tab_to(somebody, "Solo")
    press(somebody, "Enter")
    expect(somebody.page.get_by_role("heading", name="Solo")).to_be_focused()
    tab_to(somebody, "Business as usual")
    press(somebody, "ArrowDown", "ArrowUp")
    tab_to(somebody, "Normal")
    press(somebody, "ArrowLeft")
    expect(somebody.page.get_by_role("radio", name=re.compile("^Tutorial"))).to_be_checked()
    tab_to(somebody, "Begin", key="Shift+Tab")
    press(somebody, "Enter")
    expect(somebody.page.get_by_role("region", name="The Citadel")).to_be_visible()
    expect(somebody.page.get_by_role("heading", name="Business as usual")).to_be_focused()
    luck = random.Random(5)

    def take(spots: list[Spot]) -> None:
        if go_to(somebody, luck.choice(spots)):
            press(somebody, "Enter")

    play_to(somebody, second_round(somebody), take)


@pytest.mark.parametrize(
    ("game", "stops"),
    [
        (in_battle, {"top", "battle", "clan", "rivals", "scenario", "log", "bar"}),
        (outfitting, {"top", "outside", "sheet", "clan", "rivals", "scenario", "log", "bar"}),
    ],
)
def test_tab_skips_what_is_covered(somebody: Person, game: Callable[[], Game], stops: set[str]) -> None:
    somebody.sit_at(somebody.server.take_in(game().record().to_text()))
    for area in {"citadel", "outside"} - stops:  # wait until the table is laid out
        expect(somebody.page.locator(f"[data-area={area}]")).to_have_attribute("inert", "")
    seen: set[str] = set()
    for _ in range(20):
        press(somebody, "Tab")
        seen.add(somebody.page.evaluate(AREA))
    assert {"battle", "sheet"} & stops <= seen <= stops | {""}


def test_a_round_can_be_played_with_the_list_alone(somebody: Person) -> None:
    somebody.begin(scenario=1, affinity="fire", difficulty="tutorial")
    press(somebody, "l")
    choices = somebody.page.get_by_role("region", name="All choices")
    expect(choices.get_by_role("listitem").first.get_by_role("button")).to_be_focused()
    luck = random.Random(6)

    def take(_: list[Spot]) -> None:
        number = luck.randint(1, choices.get_by_role("listitem").count())
        somebody.page.keyboard.type(str(number))
        expect(choices.get_by_role("listitem").nth(number - 1).get_by_role("button")).to_be_focused()
        press(somebody, "Enter")

    play_to(somebody, second_round(somebody), take)


def test_shortcuts_undo_end_the_turn_and_open_hint_list_and_help(somebody: Person) -> None:
    page = somebody.page
    somebody.sit_at(somebody.server.take_in(alone().record().to_text()))
    press(somebody, "?")
    expect(page.get_by_role("dialog", name="How to use the table")).to_be_visible()
    press(somebody, "Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    press(somebody, "h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    expect(page.get_by_role("button", name="Do this").first).to_be_visible()
    press(somebody, "Escape")
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()
    press(somebody, "e")
    expect(page.get_by_text("You cannot end the turn yet")).to_be_visible()
    mine = page.locator("[data-thing='space:mine 1']")
    mine.focus()
    press(somebody, "Enter")
    expect(page.locator("[data-choice='end turn']")).to_be_visible()
    for undo in ("Control+z", "u"):
        press(somebody, undo)
        expect(mine).to_have_attribute("data-lit", "")
        press(somebody, "Enter")
        expect(page.locator("[data-choice='end turn']")).to_be_visible()
    press(somebody, "u")
    expect(mine).to_have_attribute("data-lit", "")
    page.locator("[data-thing^='die:M']").focus()
    press(somebody, "Enter")
    expect(page.locator("[data-thing^='die:M']")).to_have_attribute("aria-pressed", "true")
    press(somebody, "Escape")
    expect(page.locator("[data-thing^='die:M']")).to_be_focused()
    expect(page.locator("[data-thing^='die:M']")).not_to_have_attribute("aria-pressed", "true")
