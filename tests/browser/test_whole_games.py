"""Whole games, played by clicking what is lit."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.browsers import (
    Person,
    Pick,
    Spot,
    State,
    adventurous,
    anything,
    is_battle,
    is_over,
    person,
)
from support.servers import SAME_DICE, program
from support.tables import with_secrets

pytestmark = pytest.mark.browser

REFUSED = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")


def answered(record: str, seat: int = 0) -> list[str]:
    """List the answers of a seat in a record."""
    return re.findall(rf"^{seat} (.+)$", record, re.MULTILINE)


def play_until_a_battle(somebody: Person, pick: Pick, begin: Callable[[], None]) -> None:
    """Play to the first question of a battle; begin again if a game ends without one, as some do."""
    for _ in range(10):
        begin()
        somebody.play(pick, lambda state, spots: is_battle(state, spots) or is_over(state, spots))
        if is_battle(*somebody.look()):
            return
    raise AssertionError("no battle in ten games")


def offered(somebody: Person) -> set[str | None]:
    """Return the choices of a battle, once all of them can be clicked."""
    expect(somebody.page.locator("[data-area=battle] [data-choice]").first).to_be_visible()
    # A choice that loses something takes no click for a moment.
    expect(somebody.page.locator(".choice.fresh")).to_have_count(0)
    return {spot.choice for spot in somebody.look()[1]} - {None}


def test_a_solo_scenario_can_be_played_from_home_to_the_rank(somebody: Person) -> None:
    page = somebody.page

    def begin() -> None:
        somebody.open()
        somebody.sent.clear()
        page.get_by_role("link", name="Solo").click()
        page.get_by_text("Business as usual", exact=True).first.click()
        page.get_by_text("Tutorial", exact=True).click()
        page.get_by_role("button", name="Begin").click()

    pick = adventurous(1)
    play_until_a_battle(somebody, pick, begin)
    expect(page.get_by_role("region", name="Battle")).to_be_visible()
    somebody.play(pick)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=1)).to_contain_text("Your rank")
    assert somebody.answers() == answered(somebody.record())


def test_two_players_at_one_screen_play_to_the_podium_and_see_no_secrets(somebody: Person) -> None:
    page = somebody.page
    somebody.open("new/hotseat")
    names = page.get_by_label("Name")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bob")
    page.get_by_role("button", name="Begin").click()
    covers: list[str] = []

    def covered(state: State, _: list[Spot]) -> bool:
        if state == "handover":
            covers.append(page.get_by_role("heading", level=1).inner_text())
            assert page.locator("[data-thing], [data-choice], [data-area]").count() == 0
        return state == "ended"

    somebody.play(anything(2), covered)
    assert set(covers) == {"Ada’s turn", "Bob’s turn"}
    assert len(covers) > 10
    podium = page.get_by_role("dialog").get_by_role("list").first
    expect(podium).to_contain_text("Ada")
    expect(podium).to_contain_text("Bob")
    record = somebody.record()
    assert len(somebody.answers()) == len(answered(record, 0)) + len(answered(record, 1))


def test_the_page_of_another_seat_contains_no_face_down_trap(somebody: Person) -> None:
    page = somebody.page
    somebody.sit_at(somebody.server.take_in(with_secrets()))
    secret = re.compile("divert-2|Divert 2", re.IGNORECASE)
    somebody.show_my_table()
    expect(page.locator("[data-thing='trap:divert-2']")).to_be_visible()
    page.locator("[data-thing='path:a1']").click()
    somebody.take("member nuduru")
    somebody.take("load trap divert-2")
    somebody.take("done")
    somebody.take("end turn")
    expect(page.get_by_role("button", name="show my table")).to_be_visible()
    assert not secret.search(page.content())
    somebody.show_my_table()
    somebody.look()
    assert page.locator("[data-thing='trap:magic-2']").count() > 0
    assert not secret.search(page.content())
    table = next(told["table"] for told in reversed(somebody.told) if told.get("table"))
    assert table["paths"]["a1"]["traps"] == [None]
    assert table["clans"][0]["traps"] is None


def test_a_game_against_bots_survives_a_reload_in_battle_and_a_server_restart(
    browser: Browser, tmp_path: Path
) -> None:
    with person(browser, None) as somebody:
        page = somebody.page

        def begin() -> None:
            somebody.open("new/bots")
            somebody.sent.clear()
            page.get_by_text("One", exact=True).click()
            page.get_by_text("Novice", exact=True).click()
            page.get_by_role("button", name="Begin").click()

        pick = adventurous(3)
        with program(tmp_path / "games", before=SAME_DICE) as server:
            port = int(server.host.split(":")[1])
            somebody.server = server
            play_until_a_battle(somebody, pick, begin)
            before = offered(somebody)
            page.reload()
            expect(page.get_by_role("region", name="Battle")).to_be_visible()
            assert offered(somebody) == before
            server.stop()
        somebody.forgive(*REFUSED)
        expect(page.get_by_text("Reconnecting … You can look around")).to_be_visible()
        # A choice is kept now, and sent when the server is back.
        somebody.click(next(spot for spot in somebody.look()[1] if spot.choice in before))
        expect(
            page.get_by_text("Your choice is kept, and sent as soon as the server is back.")
        ).to_be_visible()
        with program(tmp_path / "games", port, SAME_DICE) as server:
            somebody.server = server
            somebody.play(pick)
            expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_be_visible()
            assert somebody.answers() == answered(somebody.record())
