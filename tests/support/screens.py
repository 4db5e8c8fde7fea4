"""Every screen of the client, opened and ready to be looked at."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from support import groups
from support.browsers import Person
from support.tables import alone, ended, homeward, in_battle, outfitting, rich, with_secrets
from support.together_screens import DIALOGS_TOGETHER, TABLES_TOGETHER, TOGETHER

Screen = Callable[[Person], None]

STANDS = """
const later = window.setTimeout;
window.setTimeout = (then, after, ...more) => {
    const rows = document.querySelectorAll("[data-area=round] li").length;
    return later(then, after > 500 && rows >= %d ? 1e9 : after, ...more);
};
"""
"""Keeps the step of a round that comes after so many others in sight."""
UNHURRIED = """
const shelf = "monsterlands.settings";
const kept = JSON.parse(localStorage.getItem(shelf) ?? "{}");
localStorage.setItem(shelf, JSON.stringify({ ...kept, speed: "normal", motion: "still" }));
"""
"""Shows what happens step by step."""


def _page(address: str) -> Screen:
    def show(somebody: Person) -> None:
        somebody.open(address)
        expect(somebody.page.get_by_role("heading", level=1)).to_be_visible()
        expect(somebody.page.get_by_text("One moment …")).to_have_count(0)

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


def home(somebody: Person) -> None:
    """Show the start page of somebody who has games under way and a finished one."""
    somebody.server.begin(scenario=1)
    somebody.server.begin(scenario=2)
    somebody.server.take_in(ended("two-tutorial"))
    _page("")(somebody)
    expect(somebody.page.locator("li a[href$='/replay']").first).to_be_visible()


table = _table(lambda: alone().record().to_text())


def die_picked(somebody: Person) -> None:
    """Pick a die, so that the places for it are lit."""
    table(somebody)
    somebody.press(somebody.page.locator("[data-thing^='die:S']").first)


def menu(somebody: Person) -> None:
    """Pick a place, so that the dice for it are offered beside it."""
    table(somebody)
    somebody.press(somebody.reveal("building:pawn_shop"))
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
    somebody.open_menu()
    somebody.press(somebody.page.get_by_role("button", name="Settings"))
    expect(somebody.page.get_by_role("dialog", name="Settings")).to_be_visible()


def help_(somebody: Person) -> None:
    """Open the help."""
    table(somebody)
    somebody.open_menu()
    somebody.press(somebody.page.get_by_role("button", name="How to use the table, and its keys"))
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def rival(somebody: Person) -> None:
    """Open the board of a rival."""
    handover(somebody)
    somebody.show_my_table()
    somebody.open_view("rivals")
    somebody.press(somebody.page.get_by_role("region", name="Rivals").get_by_role("button"))
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
    key = somebody.server.begin(guided=True)
    somebody.open(f"game/{key.game}?guide")
    expect(somebody.page.get_by_role("complementary", name="Guide")).to_be_visible()


def guided_on(somebody: Person) -> None:
    """Show the third step of the guide."""
    guided(somebody)
    card = somebody.page.get_by_role("complementary", name="Guide")
    for title in ("Your clan", "Your task"):
        somebody.press(card.get_by_role("button", name="Next"))
        expect(card.get_by_role("heading", name=title)).to_be_visible()


def guided_in_battle(somebody: Person) -> None:
    """Show what the guide explains when a fight comes for the first time."""
    key = somebody.server.take_in(in_battle().record().to_text())
    somebody.open(f"game/{key.game}?guide")
    card = somebody.page.get_by_role("complementary", name="Guide")
    somebody.press(card.get_by_role("button", name="Next"))
    expect(card.get_by_role("heading", name="Strike back")).to_be_visible()


def _round(rows: int, last: str) -> Screen:
    """Show what is told between two rounds after so many rows; it has come when the last part is there."""

    def show(somebody: Person) -> None:
        somebody.context.add_init_script(UNHURRIED)
        somebody.context.add_init_script(STANDS % rows)
        somebody.sit_at(somebody.server.take_in(homeward().record().to_text()))
        somebody.page.wait_for_load_state("networkidle")  # what shows the round comes after the table
        somebody.take("no")
        expect(somebody.page.locator("[data-area=round]").locator(last)).to_be_visible()

    return show


def replay(somebody: Person) -> None:
    """Show a finished game in the middle of its replay."""
    key = somebody.server.take_in(ended("two-tutorial"))
    somebody.open(f"game/{key.game}/replay")
    somebody.page.get_by_role("slider", name="Step").fill("40")
    expect(somebody.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile("^Step 40 of 159")
    )


def battle_of_a_replay(somebody: Person) -> None:
    """Show a fight of a finished game, in its replay."""
    replay(somebody)
    somebody.page.get_by_role("slider", name="Step").fill("68")
    expect(somebody.page.get_by_role("region", name="Battle")).to_contain_text("Surbol")


def large_card(somebody: Person) -> None:
    """Pick a card of the gallery, to see it large."""
    _page("gallery")(somebody)
    somebody.page.get_by_role("button", name="Fandor").click()
    # It is beside the others, or comes as a sheet where there is no room.
    expect(somebody.page.locator("aside, dialog[open]").get_by_role("group", name="Fandor")).to_be_visible()


def station(somebody: Person) -> None:
    """Show a campaign under way, and a station that comes later."""
    campaign = somebody.server.http.post("api/campaigns", json={"difficulty": "normal"}).json()
    somebody.server.http.post(f"api/campaigns/{campaign['id']}/games", json={})
    _page("campaign")(somebody)
    somebody.page.get_by_role("button", name="Blitz").click()
    expect(somebody.page.get_by_role("heading", name="Blitz")).to_be_visible()


def deleting(somebody: Person) -> None:
    """Begin to delete a game: a question comes first."""
    somebody.server.begin(scenario=2)
    _page("")(somebody)
    somebody.page.get_by_role("button", name="Delete").first.click()
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def end_of_a_battle(somebody: Person) -> None:
    """Give up a fight: its end is shown until somebody goes on."""
    somebody.context.add_init_script(UNHURRIED)
    somebody.sit_at(somebody.server.take_in(in_battle().record().to_text()))
    somebody.page.locator(".choice.stop:not(.fresh)").get_by_role("button").click()
    expect(somebody.page.get_by_role("button", name="Continue")).to_be_visible()


def _meeting(somebody: Person) -> tuple[groups.Person, groups.Person, str]:
    """Make a table with Ada, its host, Bob, a free seat and a bot; return Ada, Bob and the group."""
    ada, bob = groups.Person(somebody.server, "Ada"), groups.Person(somebody.server, "Bob", "krunn")
    group = ada.new_group("me", "friend", "friend", "novice", pace={"kind": "days", "days": 2})
    bob.join(groups.words_of(ada, group))
    return ada, bob, group


def _come(somebody: Person, person: groups.Person, address: str) -> None:
    """Open a screen as somebody who has a profile already."""
    somebody.context.add_init_script(f"localStorage.setItem('monsterlands.profile', '{person.secret}')")
    _page(address)(somebody)


def lobby(somebody: Person) -> None:
    """Open the lobby of a group as its host."""
    ada, _, group = _meeting(somebody)
    _come(somebody, ada, f"group/{group}")
    expect(somebody.page.get_by_role("button", name="Change the table")).to_be_visible()


def lobby_of_a_guest(somebody: Person) -> None:
    """Open the lobby of a group as a guest."""
    _, bob, group = _meeting(somebody)
    _come(somebody, bob, f"group/{group}")
    expect(somebody.page.get_by_role("button", name="I am not ready after all")).to_be_visible()


def invitation(somebody: Person) -> None:
    """Open an invitation."""
    ada, _, group = _meeting(somebody)
    somebody.open(f"join/{groups.words_of(ada, group)}")
    expect(somebody.page.get_by_role("button", name="Sit down")).to_be_visible()


def full_table(somebody: Person) -> None:
    """Open an invitation to a table at which no seat is free."""
    ada = groups.Person(somebody.server, "Ada")
    group = ada.new_group("me", "friend")
    words = groups.words_of(ada, group)
    groups.Person(somebody.server, "Bob").join(words)
    somebody.open(f"join/{words}")
    expect(somebody.page.get_by_role("button", name="Look again")).to_be_visible()


def changing(somebody: Person) -> None:
    """Open what the host can change about a table."""
    lobby(somebody)
    somebody.page.get_by_role("button", name="Change the table").click()
    expect(somebody.page.get_by_role("dialog")).to_be_visible()


def tables(somebody: Person) -> None:
    """Show the start page of somebody who has a lobby and a game with friends."""
    ada, _, _ = _meeting(somebody)
    ada.begin(ada.new_group("me", "novice"))
    _come(somebody, ada, "")
    expect(somebody.page.get_by_role("heading", name="Tables that have not begun")).to_be_visible()


def profile(somebody: Person) -> None:
    """Show a profile, with a link to take it along."""
    _page("profile")(somebody)
    somebody.page.get_by_role("button", name="Make a link").click()
    expect(somebody.page.get_by_role("textbox", name="The link for your other device")).to_be_visible()


handover = _table(with_secrets)


def _by_ear(record: Callable[[], str]) -> Screen:
    def show(somebody: Person) -> None:
        by_ear = '{"speed": "instant", "ear": true}'
        somebody.context.add_init_script(f"localStorage.setItem('monsterlands.settings', '{by_ear}')")
        key = somebody.server.take_in(record())
        somebody.open(f"game/{key.game}")
        expect(somebody.page.get_by_role("heading", name="What happened")).to_be_visible()

    return show


def hint_by_ear(somebody: Person) -> None:
    """Ask for a hint at the table for the ear."""
    SCREENS["table for the ear"](somebody)
    somebody.page.get_by_role("button", name="Hint").click()
    expect(somebody.page.get_by_text("“Do this” takes it")).to_be_visible()


SCREENS: dict[str, Screen] = {
    "home": home,
    "new solo game": _page("new/solo"),
    "new game with bots": _page("new/bots"),
    "new game around one screen": _page("new/hotseat"),
    "new table with friends": _page("friends"),
    "home with tables": tables,
    "lobby": lobby,
    "lobby of a guest": lobby_of_a_guest,
    "changing a table": changing,
    "invitation": invitation,
    "invitation to a full table": full_table,
    "invitation to type": _page("join"),
    "profile": profile,
    "profile to take": _page("take/a-code"),
    "campaign": _page("campaign"),
    "station": station,
    "gallery": _page("gallery"),
    "large card": large_card,
    "deleting": deleting,
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
    "end of a battle": end_of_a_battle,
    "table for the ear": _by_ear(lambda: rich().record().to_text()),
    "outfitting for the ear": _by_ear(lambda: outfitting().record().to_text()),
    "hint for the ear": hint_by_ear,
    "battle for the ear": _by_ear(lambda: in_battle().record().to_text()),
    "hand-over": handover,
    "rank": _table(lambda: ended("solo-2-money-is-king")),
    "podium": _table(lambda: ended("two-tutorial")),
    "replay": replay,
    "battle of a replay": battle_of_a_replay,
    "round sheet": _round(3, "ol > li:nth-child(4)"),
    "new round": _round(4, ".moment > ul"),
    "guide, third step": guided_on,
    "guide in a battle": guided_in_battle,
    **TOGETHER,
}


def _view(view: str) -> Screen:
    def show(somebody: Person) -> None:
        SCREENS["rich clan"](somebody)
        # A tablet has the clan below every view, and a tall one the Outside below the Citadel.
        if somebody.page.locator(f"[data-tab='{view}']").count() > 0:
            somebody.show(view)

    return show


def _opened(building: str) -> Screen:
    def show(somebody: Person) -> None:
        SCREENS["rich clan"](somebody)
        tile = somebody.page.locator(f"[data-opens={building}]")
        if tile.count() > 0:
            somebody.press(tile)
            expect(somebody.page.locator("[data-area=opened]")).to_be_visible()

    return show


def table_menu(somebody: Person) -> None:
    """Open the menu of a table in the hand."""
    table(somebody)
    somebody.open_menu()
    expect(somebody.page.get_by_role("dialog", name="Menu")).to_be_visible()


def _replay(view: str) -> Screen:
    def show(somebody: Person) -> None:
        replay(somebody)
        page = somebody.page
        # The view follows the step first.
        expect(page.get_by_role("radio", name="Outside")).to_be_checked()
        page.locator("fieldset").get_by_text(view, exact=True).tap()
        expect(page.get_by_role("radio", name=view)).to_be_checked()

    return show


IN_THE_HAND: dict[str, Screen] = {
    "outside view": _view("outside"),
    "clan view": _view("clan"),
    "rivals view": _view("rivals"),
    "log view": _view("log"),
    "tavern opened": _opened("tavern"),
    "mine opened": _opened("mine"),
    "menu of the table": table_menu,
    "citadel of a replay": _replay("Citadel"),
    "clan of a replay": _replay("Clan"),
    "rivals of a replay": _replay("Rivals"),
}
"""Screens that there are only in the hand: what is in other views is measured when it is shown."""
TABLES = [
    "table", "founding", "table of four", "rich clan", "die picked", "menu", "outfitting",
    "magic", "defense", "battle", *TABLES_TOGETHER,
]  # fmt: skip
"""Screens on which nothing but the log scrolls."""
NOT_FOUND = ("status 404", "the server responded with a status of 404")
HEARD_OF = {"game that is not there": NOT_FOUND, "invitation that leads nowhere": NOT_FOUND}
"""What the console says about screens on which something is not there."""


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
        case "magic" | "defense" | "battle" | "end of a battle":
            return page.get_by_role("region", name="Battle")
        case "settings" | "help" | "rival" | "rank" | "podium" | "changing a table" | "deleting":
            return page.get_by_role("dialog")
        case "large card":
            return page.locator("dialog[open], body").last
        case "ready phrases":
            return page.get_by_role("group", name="Ready phrases")
        case "tavern opened" | "mine opened":
            return page.locator("[data-area=opened], [data-area=citadel]").last
        case "menu of the table":
            return page.get_by_role("dialog", name="Menu")
        case _ if screen in DIALOGS_TOGETHER:
            return page.get_by_role("dialog")
        case _:
            return page.locator("body")
