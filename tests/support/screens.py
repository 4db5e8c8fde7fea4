"""Every screen of the client, opened and ready to be looked at."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from support.browsers import Person
from support.tables import alone, ended, in_battle, outfitting, rich, with_secrets

Screen = Callable[[Person], None]


def _page(address: str) -> Screen:
    def show(somebody: Person) -> None:
        somebody.open(address)
        expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
        expect(somebody.page.get_by_text("One moment …")).to_be_hidden()

    return show


def _table(record: Callable[[], str]) -> Screen:
    def show(somebody: Person) -> None:
        somebody.sit_at(somebody.server.take_in(record()))

    return show


def _battle(question: str) -> Screen:
    def show(somebody: Person) -> None:
        somebody.sit_at(somebody.server.take_in(in_battle(question).record().to_text()))
        expect(somebody.page.get_by_role("region", name="Battle")).to_be_visible()

    return show


table = _table(lambda: alone().record().to_text())


def die_picked(somebody: Person) -> None:
    """Pick a die, so that the places for it are lit."""
    table(somebody)
    somebody.page.locator("[data-thing^='die:S']").first.click()


def menu(somebody: Person) -> None:
    """Pick a place, so that the dice for it are offered beside it."""
    table(somebody)
    somebody.page.locator("[data-thing='building:pawn_shop']").click()
    expect(somebody.page.get_by_role("region", name="Which one?")).to_be_visible()


def hint(somebody: Person) -> None:
    """Ask for a hint."""
    table(somebody)
    somebody.page.get_by_role("button", name="Hint").click()
    expect(somebody.page.get_by_text("“Do this” takes it")).to_be_visible()


def choices(somebody: Person) -> None:
    """Open the list of all choices."""
    table(somebody)
    somebody.page.get_by_role("button", name="List").click()
    expect(somebody.page.get_by_role("heading", name="All choices")).to_be_visible()


def settings(somebody: Person) -> None:
    """Open the settings."""
    table(somebody)
    somebody.page.get_by_role("button", name="Settings").click()
    expect(somebody.page.get_by_role("dialog", name="Settings")).to_be_visible()


def help_(somebody: Person) -> None:
    """Open the help."""
    table(somebody)
    somebody.page.get_by_role("button", name="How to use the table, and its keys").click()
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def rival(somebody: Person) -> None:
    """Open the board of a rival."""
    handover(somebody)
    somebody.show_my_table()
    somebody.page.get_by_role("region", name="Rivals").get_by_role("button").click()
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def four(somebody: Person) -> None:
    """Show the table of four clans, at the first turn of the person."""
    somebody.begin(bots=["novice"] * 3, tricks=True, queensGrant=True, moreMonsters=True)


def founding(somebody: Person) -> None:
    """Show the clans to choose from, each with its members."""
    key = somebody.server.begin(scenario=1, difficulty="tutorial")
    somebody.open(f"game/{key.game}")
    expect(somebody.page.locator("[data-area=tray] [data-choice='affinity fire']")).to_contain_text("Nuduru")


def guided(somebody: Person) -> None:
    """Show the first step of the guide."""
    key = somebody.server.begin(scenario=1, difficulty="tutorial")
    somebody.open(f"game/{key.game}?guide")
    expect(somebody.page.get_by_role("complementary", name="Guide")).to_be_visible()


def replay(somebody: Person) -> None:
    """Show a finished game in the middle of its replay."""
    key = somebody.server.take_in(ended("two-tutorial"))
    somebody.open(f"game/{key.game}/replay")
    somebody.page.get_by_role("slider", name="Step").fill("40")
    expect(somebody.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile("^Step 40 of 159")
    )


handover = _table(with_secrets)

SCREENS: dict[str, Screen] = {
    "home": _page(""),
    "new solo game": _page("new/solo"),
    "new game with bots": _page("new/bots"),
    "new game around one screen": _page("new/hotseat"),
    "campaign": _page("campaign"),
    "gallery": _page("gallery"),
    "rules": _page("rules"),
    "about": _page("about"),
    "nowhere": _page("nowhere"),
    "game that is not there": _page("game/0123456789abcdef0123456789abcdef"),
    "table": table,
    "founding": founding,
    "table of four": four,
    "rich clan": _table(lambda: rich().record().to_text()),
    "die picked": die_picked,
    "menu": menu,
    "outfitting": _table(lambda: outfitting().record().to_text()),
    "hint": hint,
    "list": choices,
    "settings": settings,
    "help": help_,
    "rival": rival,
    "guide": guided,
    "magic": _battle("remove-magic"),
    "defense": _battle("defend"),
    "battle": _battle("fight"),
    "hand-over": handover,
    "rank": _table(lambda: ended("solo-2-money-is-king")),
    "podium": _table(lambda: ended("two-tutorial")),
    "replay": replay,
}
TABLES = [
    "table", "founding", "table of four", "rich clan", "die picked", "menu", "outfitting",
    "magic", "defense", "battle",
]  # fmt: skip
"""Screens on which nothing but the log scrolls."""


def front(somebody: Person, screen: str) -> Locator:
    """Find what lies in front of everything else; it may cover what is behind it."""
    page = somebody.page
    match screen:
        case "menu":
            return page.get_by_role("region", name="Which one?")
        case "hint":
            return page.get_by_role("region", name="Hint")
        case "founding":
            return page.locator("[data-area=tray]")
        case "list":
            return page.get_by_role("region", name="All choices")
        case "guide":
            return page.get_by_role("complementary", name="Guide")
        case "outfitting":
            return page.locator("[data-area=sheet]")
        case "magic" | "defense" | "battle":
            return page.get_by_role("region", name="Battle")
        case "settings" | "help" | "rival" | "rank" | "podium":
            return page.get_by_role("dialog")
        case _:
            return page.locator("body")
