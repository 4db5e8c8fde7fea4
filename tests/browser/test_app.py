"""The client as an installed app: its manifest, its files without a line, and updates of the server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from support.browsers import Person, anything, is_battle
from support.clients import Client, client
from support.servers import Program, program
from support.tables import alone, ended, in_battle

pytestmark = pytest.mark.browser

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """
async () => {
    const names = await caches.keys();
    const shell = names.find((name) => name.startsWith("monsterlands-shell-"));
    const pages = shell ? await (await caches.open(shell)).keys() : [];
    return pages.some(({ url }) => url.endsWith("/api/box?language=en"));
}
"""
"""Whether everything is kept: the cards come last."""
UPDATE = """
() => new Promise(async (done) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => done(data.build));
    await (await navigator.serviceWorker.getRegistration()).update();
})
"""
"""Look for a new version; return its build once the page knows it."""
BUILD = "document.querySelector('meta[name=build]').content"
FAILS = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED", "net::ERR_CONNECTION_REFUSED")
"""What the console says about requests without a line."""

Guests = Callable[..., Person]


def keep(somebody: Person) -> None:
    """Wait until the browser keeps the client."""
    somebody.page.wait_for_function(CONTROLLED)
    somebody.page.wait_for_function(KEPT)


@pytest.fixture
def keeper(guests: Guests) -> Person:
    """Return a person whose browser keeps the client."""
    somebody = guests(service_workers="allow")
    somebody.forgive(*FAILS)
    return somebody


# --- installing -------------------------------------------------------------------------------------


def test_a_system_can_install_it(keeper: Person) -> None:
    keeper.open()
    devtools = keeper.context.new_cdp_session(keeper.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["display"]) == ("Monster Lands", "standalone")
    assert [each["name"] for each in manifest["shortcuts"]] == ["Continue", "With friends", "Rules"]
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The browser of a test is a private window.
    assert [each["errorId"] for each in problems] == ["in-incognito"]
    for icon in manifest["icons"]:
        answer = keeper.server.http.get(icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        width = int.from_bytes(answer.content[16:20], "big")
        assert icon["sizes"] == f"{width}x{width}"
    touch = keeper.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert keeper.server.http.get(str(touch)).status_code == 200


def test_it_is_installed_in_the_language_of_the_page(keeper: Person) -> None:
    keeper.open()
    keeper.speak("it")
    link = keeper.page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "./manifest.it.webmanifest")
    devtools = keeper.context.new_cdp_session(keeper.page)
    found = devtools.send("Page.getAppManifest")
    manifest = json.loads(found["data"])
    assert (manifest["lang"], found["errors"]) == ("it", [])
    assert [each["name"] for each in manifest["shortcuts"]] == ["Continua", "Con gli amici", "Regole"]
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in problems] == ["in-incognito"]


def test_without_scripts_the_page_says_in_all_languages_what_is_missing(guests: Guests) -> None:
    somebody = guests(java_script_enabled=False)
    somebody.forgive(".js csp")
    somebody.page.goto(somebody.server.address)
    told = somebody.page.locator("noscript p")
    assert [each.get_attribute("lang") for each in told.all()] == ["en", "fr", "es", "it"]
    for each in told.all():
        expect(each).to_be_visible()
        expect(each).to_contain_text("JavaScript")


def test_its_shortcut_continues_the_game_that_was_played_last(keeper: Person) -> None:
    key = keeper.server.take_in(alone().record().to_text())
    keeper.open("continue")
    expect(keeper.page.locator("[data-area=citadel]")).to_be_visible()
    assert keeper.game == key.game


# --- without a line ---------------------------------------------------------------------------------


def test_rules_cards_and_replays_work_without_a_line_and_the_rest_comes_back(keeper: Person) -> None:
    page = keeper.page
    key = keeper.server.take_in(ended("two-tutorial"))
    keeper.open(f"game/{key.game}/replay?step=40")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 40 of 159"))
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 41 of 159"))
    keep(keeper)

    keeper.context.set_offline(True)
    page.goto("about:blank")
    keeper.open()
    expect(page.get_by_text("You are offline. The rules")).to_be_visible()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    keeper.open("gallery")
    page.get_by_role("searchbox").fill("Snailer")
    expect(page.get_by_role("complementary", name="The chosen card").get_by_text("Snailer")).to_be_visible()
    keeper.open("new/solo")
    expect(page.get_by_text("this needs the server")).to_be_visible()
    keeper.open()
    page.get_by_role("link", name="2 around one screen").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 4[01] of 159"))
    expect(page.get_by_text("the 2 of 159 steps that you have looked at")).to_be_visible()
    keeper.open("new/solo")
    expect(page.get_by_text("this needs the server")).to_be_visible()

    keeper.context.set_offline(False)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.get_by_text("You are offline.")).to_have_count(0)


def test_the_table_says_that_it_is_offline_and_goes_on_afterwards(keeper: Person) -> None:
    page = keeper.page
    key = keeper.server.take_in(alone().record().to_text())
    lines: list[WebSocketRoute] = []
    cut = False

    def lay(line: WebSocketRoute) -> None:
        # Playwright's offline leaves connections as they are.
        if cut:
            line.close(code=1011)
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(lambda url: "/table" in url, lay)
    keeper.sit_at(key)
    cut = True
    keeper.context.set_offline(True)
    lines[0].close(code=1011)
    expect(page.get_by_text("You are offline. You can look around")).to_be_visible()
    page.locator("[data-thing='space:mine 1']").click()
    cut = False
    keeper.context.set_offline(False)
    expect(page.locator("[data-choice='end turn']")).to_be_visible()
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    with keeper.server.enter(key) as guest:
        assert guest.version == 2


BELOW = """
from monsterlands.server import serve
inner = serve.application

class Below:
    def __init__(self, app):
        self.app = app

    async def __call__(self, scope, receive, send):
        path = scope.get("path", "")
        if path.startswith("/games/"):
            scope = {**scope, "path": path[6:], "raw_path": path[6:].encode()}
        await self.app(scope, receive, send)

def application(*given, **more):
    made = inner(*given, **more)
    made.add_middleware(Below)
    return made

serve.application = application
"""
"""What serves everything below a folder, too, as a proxy would."""


def test_below_a_folder_it_is_an_app_as_well(tmp_path: Path, guests: Guests) -> None:
    with program(tmp_path / "games", before=BELOW) as server:
        somebody = guests(server=server, service_workers="allow")
        somebody.forgive(*FAILS)
        page, home = somebody.page, f"{server.address}games/"
        page.goto(home)
        devtools = somebody.context.new_cdp_session(page)
        found = devtools.send("Page.getAppManifest")
        assert (found["url"], found["errors"]) == (f"{home}manifest.webmanifest", [])
        problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [each["errorId"] for each in problems] == ["in-incognito"]
        keep(somebody)
        somebody.context.set_offline(True)
        page.goto("about:blank")
        page.goto(f"{home}#/rules")
        expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
        somebody.context.set_offline(False)


# --- updates of the server --------------------------------------------------------------------------


@pytest.fixture
def updated(tmp_path: Path) -> Iterator[tuple[Program, Client]]:
    """Run a server with a client that can be replaced by another build."""
    served = client(tmp_path / "client")
    with program(tmp_path / "games", before=served.serve) as running:
        yield running, served


def test_an_update_does_not_break_a_game_under_way(updated: tuple[Program, Client], guests: Guests) -> None:
    server, served = updated
    somebody = guests(server=server, service_workers="allow")
    page = somebody.page
    somebody.sit_at(server.take_in(in_battle("fight").record().to_text()))
    expect(page.get_by_role("region", name="Battle")).to_be_visible()
    keep(somebody)
    first = page.evaluate(BUILD)
    served.update()
    assert page.evaluate(UPDATE) != first

    # The battle is not disturbed.
    notice = page.get_by_text("A new version is here.")
    expect(notice).to_have_count(0)
    somebody.play(anything(1), until=lambda state, spots: not is_battle(state, spots))
    expect(notice).to_be_visible()
    # The server has the files of this page no longer; the browser has.
    page.evaluate("location.hash = '#/rules'")
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    somebody.look()
    assert page.evaluate(BUILD) == first
    page.get_by_role("button", name="Reload").click()
    page.wait_for_function(f"(first) => {BUILD} !== first", arg=first)
    somebody.look()
    expect(notice).to_have_count(0)


def test_without_a_worker_a_page_of_an_older_client_loads_itself_again_once(
    updated: tuple[Program, Client], guests: Guests
) -> None:
    server, served = updated
    somebody = guests(server=server)
    somebody.forgive("404", "dynamically imported module", "MIME type", "ERR_ABORTED")
    page = somebody.page
    loads: list[str] = []
    page.on("domcontentloaded", lambda loaded: loads.append(loaded.url))
    somebody.open()
    first = page.evaluate(BUILD)
    served.update()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    second = page.evaluate(BUILD)
    assert second != first
    # A part that is not there at all is not looked for again and again.
    served.lose("GalleryScreen")
    page.evaluate("location.hash = '#/gallery'")
    expect(page.get_by_text("Part of the table did not arrive.")).to_be_visible()
    assert page.evaluate(BUILD) == second
    assert len(loads) == 2


def test_a_worker_of_before_gives_way(updated: tuple[Program, Client], guests: Guests) -> None:
    server, served = updated
    somebody = guests(server=server, service_workers="allow")
    worker = served.worker("self.addEventListener('push', () => undefined);")
    somebody.open()
    somebody.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    served.worker(worker)
    somebody.page.reload()
    keep(somebody)
    expect(somebody.page.get_by_role("heading", name="Monster Lands")).to_be_visible()


def test_a_full_storage_keeps_nothing_and_stops_nothing(keeper: Person) -> None:
    page = keeper.page
    devtools = keeper.context.new_cdp_session(page)
    origin = keeper.server.address.rstrip("/")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 10_000})
    keeper.sit_at(keeper.server.take_in(alone().record().to_text()))
    page.wait_for_function(CONTROLLED)
    assert page.evaluate("caches.keys()") == []
    page.reload()
    keeper.look()
    page.locator("[data-thing='space:mine 1']").click()
    expect(page.locator("[data-choice='end turn']")).to_be_visible()


# --- pictures and paper -----------------------------------------------------------------------------

SHARE = """
window.shared = [];
navigator.canShare = () => true;
navigator.share = async ({ files, url }) => {
    window.shared.push(url ?? `${files[0].type} ${files[0].name}`);
};
"""
"""A system with a share sheet, which notes what it gets."""
PAPER = """
() => {
    const seen = (selector) =>
        [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
    const cut = [...document.querySelectorAll("main li, dialog li, tr")].filter(
        (each) => each.checkVisibility() && getComputedStyle(each).breakInside !== "avoid",
    );
    const { backgroundImage } = getComputedStyle(document.documentElement);
    return { image: backgroundImage, bars: seen("nav, search, .button, [data-area]"), cut: cut.length };
}
"""


def test_a_picture_of_the_result_or_the_table_is_saved_or_shared(keeper: Person) -> None:
    page = keeper.page
    keeper.context.add_init_script(SHARE)
    key = keeper.server.take_in(ended("three-hard-bots"))
    keeper.open(f"game/{key.game}")
    for button, heading in (("Picture", "result"), ("Picture of the table", "table")):
        page.get_by_role("button", name=button, exact=True).click()
        dialog = page.get_by_role("dialog", name=f"A picture of the {heading}")
        with page.expect_download() as saved:
            dialog.get_by_role("button", name="Save the picture").click()
        file = saved.value.path().read_bytes()
        assert file[:4] == b"\x89PNG"
        # Twice as many points as its size on paper, so that it is sharp on a telephone.
        assert int.from_bytes(file[16:20], "big") == 2400
        dialog.get_by_role("button", name="Share …").last.click()
        dialog.get_by_role("button", name="Close").click()
        if heading == "result":
            page.get_by_role("button", name="See the table").click()
    assert page.evaluate("shared") == [f"image/png monsterlands-{key.game[:8]}.png"] * 2
    # The link to look back goes the same way.
    keeper.open(f"game/{key.game}/replay?step=3")
    page.get_by_role("button", name="Share a link to this step").click()
    page.wait_for_function("() => shared.length === 3")
    assert page.evaluate("shared").pop() == (f"{keeper.server.address}#/game/{key.game}/replay?step=3")


def test_rules_cards_and_results_are_printed_on_white_paper_without_bars(keeper: Person) -> None:
    key = keeper.server.take_in(ended("three-hard-bots"))
    page = keeper.page
    for address, ready in (
        ("rules", page.get_by_role("heading", name="Rules", level=1)),
        ("gallery", page.get_by_role("heading", name="Cards", exact=True)),
        (f"game/{key.game}", page.get_by_role("heading", level=1, name=re.compile("wins"))),
    ):
        page.emulate_media(media="screen")
        keeper.open(address)
        expect(ready).to_be_visible()
        page.emulate_media(media="print")
        expect(ready).to_be_visible()
        assert page.evaluate(PAPER) == {"image": "none", "bars": 0, "cut": 0}
