"""The table for the ear: the whole game by headings, lists and announcements, without looking."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from browser.conftest import Friends, Guests
from playwright.sync_api import Locator, expect

from monsterlands import Game
from support.accessibility import Node, accessible
from support.browsers import MOST, Person
from support.friends import Hosted, brisk
from support.group_games import game_of, sit_down
from support.servers import Key
from support.tables import alone, in_battle, outfitting, with_secrets

pytestmark = pytest.mark.browser

EAR = {"ear": True}
STATE = """
() => {
    if (document.querySelector("dialog[open] h1")) return "over";
    if ([...document.querySelectorAll("button")].some((each) => each.textContent.includes("show my table")))
        return "handover";
    const titles = [...document.querySelectorAll("h2")];
    const question = titles.find((each) => each.textContent.trim() === "What now")?.closest("section");
    const answers = [...(question?.querySelectorAll("li button") ?? [])];
    const open = answers.every((each) => each.getAttribute("aria-disabled") !== "true");
    return answers.length > 0 && open ? "asked" : null;
}
"""
"""What is to be done now; nothing while an answer is on its way, or others play."""
HELD = "() => document.activeElement !== document.body"

LISTEN = """
() => {
    const region = document.querySelector("[aria-live=polite]:has(p)");
    window.heard = [...region.children].map((each) => each.textContent);
    const note = (node) => window.heard.push(node.textContent);
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            if (type === "characterData") note(target);
            else addedNodes.forEach(note);
        }
    }).observe(region, { childList: true, characterData: true, subtree: true });
}
"""
"""Notes what a screen reader reads of the live region: what is added to it, and what changes."""


class Listener:
    """Somebody who plays by ear: finds things by their role and name, and presses keys."""

    def __init__(self, somebody: Person, seed: int = 0) -> None:
        self.somebody = somebody
        self.page = somebody.page
        self._luck = random.Random(seed)
        self._from = 0

    # --- what is heard ---

    def listen(self) -> None:
        """Note from now on what is announced."""
        expect(self.page.get_by_role("heading", name="What now")).to_be_attached()
        self._from = len(self.somebody.told)
        self.page.evaluate(LISTEN)

    @property
    def heard(self) -> list[str]:
        """What was announced, in order."""
        said: list[str] = self.page.evaluate("() => window.heard")
        return [each for each in said if each]

    @property
    def happened(self) -> list[str]:
        """The lines that the server told since."""
        updates = [told for told in self.somebody.told[self._from :] if told["type"] == "update"]
        lines = [line for told in updates for line in told["lines"]]
        return ["".join(part["text"] for part in line["parts"]) for line in lines]

    # --- acting ---

    @property
    def question(self) -> Locator:
        """The part of the page that asks."""
        return self.page.get_by_role("region", name="What now")

    @property
    def answers(self) -> Locator:
        """The choices."""
        return self.question.get_by_role("listitem").get_by_role("button")

    def press(self, name: str, role: Any = "button", key: str = "Enter") -> None:
        """Press a control by the beginning of its name."""
        named = re.compile(f"^{re.escape(name)}")
        self.page.get_by_role(role, name=named).press(key)

    def state(self) -> str:
        """Wait until something can be done."""
        return str(self.page.wait_for_function(STATE).json_value())

    def answer(self) -> None:
        """Take a choice: whenever possible one that sends somebody outside."""
        names = self.answers.all_inner_texts()
        outside = [number for number, name in enumerate(names) if name.startswith("To path")]
        self.answers.nth(self._luck.choice(outside or range(len(names)))).press("Enter")
        # Whatever comes, the focus is not lost.
        self.page.wait_for_function(HELD)

    def take(self, name: str) -> None:
        """Take a choice by its name."""
        self.state()
        self.answers.filter(has_text=name).first.press("Enter")
        self.state()


def sit(somebody: Person, record: str) -> Key:
    """Open the table of a record, and wait until it is told."""
    key = somebody.server.take_in(record)
    somebody.open(f"game/{key.game}")
    expect(somebody.page.get_by_role("heading", name="What now")).to_be_attached()
    return key


def test_a_solo_game_is_played_by_ear_from_the_start_page_to_the_rank(somebody: Person) -> None:
    listener, page = Listener(somebody, seed=1), somebody.page
    somebody.open()
    listener.press("Table for the ear")
    expect(page.get_by_role("button", name="Table for the ear")).to_have_attribute("aria-pressed", "true")
    listener.press("Solo", role="link")
    listener.press("Tutorial", role="radio", key="Space")
    listener.press("Begin")
    expect(page.get_by_role("heading", level=1, name="Your turn")).to_be_focused()
    listener.listen()
    for _ in range(MOST):
        if listener.state() == "over":
            break
        listener.answer()
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=1)).to_contain_text("Your rank")
    expect(ending.get_by_role("heading", level=1)).to_be_focused()
    # All that happened was said, each thing once.
    heard, happened = " ".join(listener.heard), listener.happened
    assert {"Round 1 begins.", "The game is over."} <= {*happened}
    assert [line for line in happened if heard.count(line) != " ".join(happened).count(line)] == []


def test_after_an_answer_the_focus_is_on_the_heading_of_the_question(guests: Guests) -> None:
    somebody = guests(EAR)
    listener = Listener(somebody)
    sit(somebody, alone().record().to_text())
    heading = somebody.page.get_by_role("heading", name="What now")
    listener.listen()
    listener.take("Mine, space 3")
    expect(heading).to_be_focused()
    assert any("Mine" in each for each in listener.heard)
    listener.press("Undo")
    expect(listener.answers.filter(has_text="Mine, space 3").first).to_be_attached()
    expect(somebody.page.get_by_role("button", name="Undo", exact=True)).to_be_focused()
    assert "Taken back." in listener.heard


def test_a_hint_is_followed_by_ear(guests: Guests) -> None:
    somebody = guests(EAR)
    listener = Listener(somebody)
    sit(somebody, alone().record().to_text())
    listener.press("Hint")
    expect(somebody.page.get_by_role("heading", name="Hint")).to_be_focused()
    somebody.page.get_by_role("button", name="Do this").first.press("Enter")
    # It was the only step of its plan.
    expect(listener.question.get_by_role("heading", name="Hint")).to_have_count(0)
    expect(somebody.page.get_by_role("heading", name="What now")).to_be_focused()
    assert len(somebody.answers()) == 1


def test_what_cannot_be_done_says_why(guests: Guests) -> None:
    somebody = guests(EAR)
    listener = Listener(somebody)
    sit(somebody, alone().record().to_text())
    listener.press("Why not Upper path of the citadel entrance?")
    asked = somebody.page.get_by_role("button", name="Why not Upper path of the citadel entrance?")
    expect(asked.locator("+ [role=status]")).not_to_be_empty()
    # Whoever asked reads on from there.
    expect(asked).to_be_focused()


def test_outfitting_tells_what_is_packed_and_the_chances(guests: Guests) -> None:
    somebody = guests(EAR)
    listener = Listener(somebody)
    sit(somebody, outfitting().record().to_text())
    told = listener.question.get_by_role("status")
    expect(told).to_have_text("survives 21 %")
    listener.take("Reinforce with S")
    expect(told).to_have_text("survives 21 %, eliminates 5 %")
    expect(listener.question.get_by_role("button", name="Take strength die out again").first).to_be_attached()


def test_a_battle_is_told_and_fought_without_waiting(guests: Guests) -> None:
    somebody = guests({**EAR, "speed": "normal"})
    listener, question = Listener(somebody), Listener(somebody).question
    sit(somebody, in_battle().record().to_text())
    for told in (
        "Total 0",
        "Still to roll: 4 strength",
        "Revealed: Trap M",
        "Capture at 10, up to 93 %",
        "Monster: Snailer",
    ):
        expect(question.get_by_role("listitem").filter(has_text=told).first).to_be_attached()
    listener.listen()
    listener.take("Roll a strength die")
    expect(question.get_by_role("listitem").filter(has_text="Rolled: strength die")).to_be_attached()
    listener.take("Roll all that are left")
    assert any("You roll" in each for each in listener.heard)
    expect(somebody.page.get_by_role("button", name="Continue")).to_have_count(0)
    # It is fought to its end, however the dice fall.
    for _ in range(MOST):
        if question.get_by_role("heading", name="Battle").count() == 0:
            break
        listener.answer()
        listener.state()
    assert question.get_by_role("heading", name="Battle").count() == 0


def test_a_final_choice_is_asked_again_if_the_settings_say_so(guests: Guests) -> None:
    somebody = guests({**EAR, "confirmFinal": True})
    listener = Listener(somebody)
    sit(somebody, in_battle().record().to_text())
    listener.state()
    listener.answers.filter(has_text="Roll a strength die").press("Enter")
    sure = somebody.page.get_by_role("dialog", name="Sure?")
    sure.get_by_role("button", name="Not yet").press("Enter")
    expect(listener.answers.filter(has_text="Roll a strength die")).to_be_focused()
    listener.answers.filter(has_text="Roll a strength die").press("Enter")
    sure.get_by_role("button", name="Do it").press("Enter")
    expect(somebody.page.get_by_role("heading", name="What now")).to_be_focused()


def test_around_one_screen_the_next_person_takes_over_by_ear(guests: Guests) -> None:
    somebody = guests(EAR)
    listener, page = Listener(somebody, seed=2), somebody.page
    key = somebody.server.take_in(with_secrets())
    somebody.open(f"game/{key.game}")
    for turn in range(4):
        title = page.get_by_role("heading", level=1, name="’s turn")
        expect(title).to_be_focused()
        # Nothing of the table is told before somebody says who they are.
        assert page.get_by_role("region").count() == 0
        page.get_by_role("button", name="show my table").press("Enter")
        expect(page.get_by_role("heading", level=1, name="Your turn")).to_be_focused()
        if turn == 0:
            expect(page.get_by_role("region", name="My clan").get_by_text("Divert 2")).to_be_attached()
        while listener.state() == "asked":
            listener.answer()


def test_somebody_plays_by_ear_with_friends_who_look(friends: Friends, hosted: Hosted) -> None:
    group, members = sit_down(hosted.near, "Ada", "Bob")
    game = game_of(members[0], group)
    ada, bob = friends("Ada", settings=EAR), friends("Bob")
    for each, member in ((ada, members[0]), (bob, members[1])):
        each.become(member)
        each.open(f"game/{game}")
    listener, page = Listener(ada, seed=3), ada.page
    listener.listen()

    def bobs() -> int:
        """How often Bob was heard to act."""
        return sum(each.startswith("Bob places") for each in listener.heard)

    pick = brisk(1)
    for _ in range(MOST):
        if bobs() > 2:
            break
        if spots := bob.spots():
            bob.click(pick(spots))
        elif page.evaluate(STATE) == "asked":
            listener.answer()
        page.evaluate("new Promise(requestAnimationFrame)")
    assert bobs() > 2
    # They talk, too.
    bob.page.get_by_role("tab", name="Talk").click()
    said = bob.page.get_by_role("textbox", name="Say something")
    said.fill("Can you hear me?")
    said.press("Enter")
    talk = page.get_by_role("region", name="Talk")
    expect(talk.get_by_role("log")).to_contain_text("Can you hear me?")
    talk.get_by_role("button", name="Well played!").press("Enter")
    expect(bob.page.get_by_role("log", name="Talk")).to_contain_text("Well played!")


def test_the_mode_is_changed_at_the_table_and_in_the_settings(somebody: Person) -> None:
    page = somebody.page
    somebody.sit_at(somebody.server.take_in(in_battle().record().to_text()))
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Table for the ear")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("heading", name="Total 0")).to_have_count(0)
    page.get_by_role("button", name="Settings").press("Enter")
    page.get_by_role("dialog").get_by_role("checkbox", name="Table for the ear").press("Space")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Battle")).to_be_visible()


def test_a_table_for_the_ear_that_does_not_arrive_is_fetched_again(somebody: Person) -> None:
    page, part = somebody.page, "**/EarTable-*.js"
    somebody.forgive("EarTable", "net::ERR_FAILED")
    page.route(part, lambda route: route.abort())
    somebody.sit_at(somebody.server.take_in(alone().record().to_text()))
    page.get_by_role("button", name="Table for the ear").press("Enter")
    alert = page.get_by_role("alert").filter(has_text="Part of the table did not arrive.")
    expect(alert).to_be_visible()
    expect(page.get_by_role("region", name="The Citadel").get_by_role("button").first).to_be_visible()
    page.unroute(part)
    alert.get_by_role("button", name="Try again").press("Enter")
    expect(page.get_by_role("heading", name="What now")).to_be_attached()
    expect(page.get_by_role("heading", level=1, name="Your turn")).to_be_focused()
    expect(alert).to_have_count(0)


# --- what Chromium tells a screen reader ---------------------------------------------------------

CONTROLS = {"button", "link", "checkbox", "radio", "textbox", "combobox", "slider", "tab", "menuitem"}
PARTS = [
    "What now",
    "What happened",
    "My clan: Fire clan",
    "The Citadel",
    "The Outside",
    "Madhala",
    "The game",
]
GAMES: dict[str, Callable[[], Game]] = {"turn": alone, "battle": in_battle, "outfitting": outfitting}
both = pytest.mark.parametrize("ear", [True, False])
"""Tested of the table for the ear, and of the usual one."""
every_game = pytest.mark.parametrize("game", GAMES)


def read(guests: Guests, game: str, *, ear: bool) -> tuple[list[Node], str]:
    """Open a game; return what Chromium tells a screen reader, in the order of reading, and the question."""
    somebody = guests({"ear": ear})
    sit(somebody, GAMES[game]().record().to_text())
    question = next(told["table"]["question"]["text"] for told in somebody.told if told.get("table"))
    expect(somebody.page.locator("[aria-live=polite] p").last).to_have_text(question)
    # The parts of the usual table come one after the other.
    expect(somebody.page.get_by_role("heading", name="Madhala")).to_be_attached()
    return accessible(somebody.page), question


@both
@every_game
def test_every_control_has_a_name(guests: Guests, game: str, ear: bool) -> None:
    controls = [node for node in read(guests, game, ear=ear)[0] if node.role in CONTROLS]
    assert len(controls) > 10
    assert [node for node in controls if not node.name] == []


@both
@every_game
def test_headings_begin_with_the_one_title_and_skip_no_level(guests: Guests, game: str, ear: bool) -> None:
    headings = [node for node in read(guests, game, ear=ear)[0] if node.role == "heading"]
    assert [node.level for node in headings].count(1) == 1
    assert headings[0].level == 1
    assert [node for node in headings if not node.name] == []
    assert [node.name for before, node in pairwise(headings) if node.level > before.level + 1] == []


@both
@every_game
def test_exactly_one_polite_live_region_says_the_question(guests: Guests, game: str, ear: bool) -> None:
    nodes, question = read(guests, game, ear=ear)
    assert [node.live for node in nodes if node.live and question in node.text] == ["polite"]


@every_game
def test_by_ear_the_question_comes_first_and_every_part_is_a_landmark(guests: Guests, game: str) -> None:
    nodes, question = read(guests, game, ear=True)
    roles = [node.role for node in nodes]
    assert roles.index("banner") < roles.index("main")
    regions = [node for node in nodes if node.role == "region"]
    assert len(regions) == len(PARTS)
    assert all(node.name.startswith(part) for node, part in zip(regions, PARTS, strict=True))
    assert question in regions[0].text
    assert [node.name for node in nodes if node.role == "heading" and node.level == 2] == [
        node.name for node in regions
    ]
