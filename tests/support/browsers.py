"""A person at a real browser, who opens pages, finds what is lit, and clicks it."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Literal, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
    expect,
    sync_playwright,
)

from support.servers import PATIENCE, Key, Served

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --no-proxy-server"
).split()
BLOCKED = "Service Worker registration blocked by Playwright"
SITE = "monsters.test"
"""The name of a server for friends: Chromium finds it on this machine, and treats it as one elsewhere."""
FLAGS.append(f"--host-resolver-rules=MAP {SITE} 127.0.0.1")
WIDE = {"width": 1280, "height": 720}
MOST = 3000
"""A game that needs more clicks is stuck: this is far more than any game takes."""
State = Literal["ended", "handover", "asked"]

expect.set_options(timeout=PATIENCE * 1000)

LOOK = """
() => {
    if (document.querySelector("dialog[open] h1")) return { state: "ended", spots: [] };
    const buttons = [...document.querySelectorAll("button")];
    if (buttons.some((button) => button.textContent.includes("show my table")))
        return { state: "handover", spots: [] };
    const inReach = (spot) => {
        spot.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = spot.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && height > 0 && spot.contains(hit);
    };
    // In the hand, other views are inert until their tab is tapped; behind a sheet they cannot be seen.
    const views = [...document.querySelectorAll("[role=tabpanel][data-area]")];
    const shown = views.find((view) => !view.inert);
    const covered = !shown || document.querySelector("[data-area=menu]");
    const viewOf = (spot) => {
        const view = spot.closest("[role=tabpanel][data-area][inert]");
        return view && !covered ? view.dataset.area : null;
    };
    const spots = [];
    document.querySelectorAll("[data-mark]").forEach((spot) => spot.removeAttribute("data-mark"));
    const add = (spot, view) => {
        spot.dataset.mark = String(spots.length);
        spots.push({
            name: spot.getAttribute("aria-label") ?? spot.textContent.trim(),
            choice: spot.dataset.choice ?? null,
            thing: spot.dataset.thing ?? null,
            area: spot.closest("[data-area]")?.dataset.area ?? null,
            view,
        });
    };
    for (const spot of document.querySelectorAll("[data-lit], [data-choice], [data-lights]")) {
        const view = viewOf(spot);
        if (spot.getAttribute("aria-pressed") === "true") continue;
        if (view || (!spot.closest("[inert]") && inReach(spot))) add(spot, view);
    }
    // A sheet with nothing to choose is put away.
    const sheet = document.querySelector("[data-area=opened]");
    if (sheet && !sheet.querySelector("[data-mark]")) add(sheet.querySelector("header button"), null);
    return spots.length > 0 ? { state: "asked", spots } : null;
}
"""
"""What can be clicked now, each marked with its number; nothing while the table waits for others."""


KEEP = """
if (location.protocol.startsWith("http") && !localStorage.getItem("monsterlands.settings"))
    localStorage.setItem("monsterlands.settings", %s);
if (location.protocol.startsWith("http")) localStorage.setItem("monsterlands.welcomed", "yes");
"""
"""The settings of a browser in which somebody has played before."""

# What another window of the same browser does when a language is chosen there.
SPEAK = """
language => {
  const name = "monsterlands.settings";
  const settings = { ...JSON.parse(localStorage.getItem(name) ?? "{}"), language };
  localStorage.setItem(name, JSON.stringify(settings));
  dispatchEvent(new StorageEvent("storage", { key: name }));
}
"""


class Spot:
    """Something that is lit, or a button for a choice."""

    def __init__(self, number: int, found: dict[str, Any]) -> None:
        self.number = number
        self.name: str = found["name"]
        self.choice: str | None = found["choice"]
        self.thing: str | None = found["thing"]
        self.area: str | None = found["area"]
        self.view: str | None = found["view"]
        """The view of a table in the hand that has to be opened first."""

    def __repr__(self) -> str:
        return f"Spot({self.name!r}, choice={self.choice!r})"


Pick = Callable[[list[Spot]], Spot]


def anything(seed: int) -> Pick:
    """Pick at random."""
    return random.Random(seed).choice


def adventurous(seed: int) -> Pick:
    """Send a mercenary out whenever possible; otherwise pick at random."""
    luck = random.Random(seed)

    def pick(spots: list[Spot]) -> Spot:
        return luck.choice([spot for spot in spots if (spot.thing or "").startswith("path:")] or spots)

    return pick


def is_over(state: State, _: list[Spot]) -> bool:
    """Return whether the game has ended."""
    return state == "ended"


def is_battle(_: State, spots: list[Spot]) -> bool:
    """Return whether the battle stage asks a question."""
    return any(spot.area == "battle" for spot in spots)


class Person:
    """A person with a browser of their own; collects everything that goes wrong there."""

    touches = False
    """Whether this person has no mouse, and taps with a finger."""

    def __init__(self, server: Served | None, context: BrowserContext) -> None:
        self._server = server
        self.context = context
        self.problems: list[str] = []
        self.forgiven: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.lost = 0
        """How many connections to the server were closed."""
        context.on("page", self._watch)
        self.page = context.new_page()

    @property
    def server(self) -> Served:
        """The server whose pages are opened."""
        assert self._server is not None
        return self._server

    @server.setter
    def server(self, server: Served) -> None:
        self._server = server

    # --- what goes wrong ---

    def _watch(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._follow)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.problems.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":
            return  # the page was left before the answer came
        self.problems.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"status {response.status}: {response.url}")

    def _follow(self, line: WebSocket) -> None:
        line.on("framesent", lambda text: self.sent.append(json.loads(text)))
        line.on("framereceived", lambda text: self.told.append(json.loads(text)))
        line.on("close", self._close)

    def _close(self, _: WebSocket) -> None:
        self.lost += 1

    def forgive(self, *words: str) -> None:
        """Ignore problems that contain these words: the test causes them."""
        self.forgiven += words

    def speak(self, language: str) -> None:
        """Choose a language in another window of the browser; wait until this one speaks it."""
        self.page.evaluate(SPEAK, language)
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()

    def assert_well(self) -> None:
        """Assert that nothing went wrong except what the test caused."""
        left = [each for each in self.problems if not any(words in each for words in self.forgiven)]
        assert left == [], "\n".join(left)

    # --- pages ---

    def open(self, address: str = "") -> None:
        """Open a screen by the part of its address after the #."""
        self.page.goto(f"{self.server.address}#/{address}")

    def sit_at(self, key: Key) -> None:
        """Open the table of a game."""
        self.open(f"game/{key.game}")
        self.look()

    def begin(self, **new: Any) -> Key:
        """Begin a game, and open its table."""
        key = self.server.begin(**new)
        self.sit_at(key)
        return key

    @property
    def game(self) -> str:
        """The game whose table is open."""
        return self.page.url.split("/game/")[1].split("?")[0].split("/")[0]

    def settings(self) -> dict[str, Any]:
        """The settings that this browser keeps."""
        kept: str = self.page.evaluate("localStorage.getItem('monsterlands.settings') ?? '{}'")
        return dict(json.loads(kept))

    # --- playing ---

    def look(self) -> tuple[State, list[Spot]]:
        """Wait for a question; return what can be clicked."""
        found = self.page.wait_for_function(LOOK).json_value()
        return found["state"], [Spot(number, each) for number, each in enumerate(found["spots"])]

    def press(self, target: Locator, timeout: float | None = None) -> None:
        """Click or tap something; a finger taps something final twice."""
        if not self.touches:
            target.click(timeout=timeout)
            return
        target.tap(timeout=timeout)
        if self.page.locator("[data-marked]").count() > 0:
            self.page.locator("[data-marked]").tap(timeout=timeout)

    def try_to_press(self, target: Locator) -> None:
        """Click or tap something, unless it is gone by now: the caller looks again."""
        until = monotonic() + PATIENCE / 2
        while True:
            try:
                self.press(target, timeout=500)
                return
            except TimeoutError:
                if target.count() == 0:
                    return
                if monotonic() > until:
                    raise

    def click(self, spot: Spot) -> None:
        """Click a spot, and move the pointer away so that no tooltip covers the table."""
        if spot.view:
            self.show(spot.view)
        self.try_to_press(self.page.locator(f"[data-mark='{spot.number}']"))
        if not self.touches:
            self.page.mouse.move(1, 1)

    def take(self, choice: str) -> None:
        """Click the button of a choice."""
        self.press(self.page.locator(f"[data-choice='{choice}']").first)

    # --- a table in the hand ---

    def show(self, view: str) -> None:
        """Open a view of a table in the hand."""
        self.press(self.page.locator(f"[data-tab='{view}']"))
        expect(self.page.locator(f"#view-{view}:not([inert])")).to_be_in_viewport(ratio=0.9)

    @property
    def in_hand(self) -> bool:
        """Whether the table is shown one view at a time."""
        return self.page.locator("[data-area=tabs]").count() > 0

    def open_view(self, view: str) -> None:
        """Open a view, if the table is in the hand."""
        if self.in_hand:
            self.show(view)

    def open_menu(self) -> None:
        """Open the menu, in which a table in the hand has its links and settings."""
        if self.in_hand:
            self.press(self.page.get_by_role("button", name="Menu", exact=True))

    def reveal(self, thing: str) -> Locator:
        """Return a thing, after opening the view or the building in which a table in the hand has it."""
        found = self.page.locator(f"[data-thing='{thing}']").first
        if not self.in_hand:
            return found
        building = self.page.locator(f"[data-opens='{thing.partition(':')[2].split(' ')[0]}']")
        if building.count() > 0:
            if not found.is_visible():
                self.show("citadel")
                self.press(building)
            return found
        hidden = self.page.locator(f"[role=tabpanel][inert]:has([data-thing='{thing}'])")
        if hidden.count() > 0:
            self.show(str(hidden.get_attribute("data-area")))
        return found

    def show_my_table(self) -> None:
        """Confirm that the screen was handed over."""
        cover = self.page.get_by_role("button", name="show my table")
        self.press(cover)
        expect(cover).to_be_hidden()

    def play(self, pick: Pick, until: Callable[[State, list[Spot]], bool] = is_over) -> None:
        """Click what is lit until `until` holds; by default until the game is over."""
        for _ in range(MOST):
            state, spots = self.look()
            if until(state, spots):
                return
            assert state != "ended"
            if state == "handover":
                self.show_my_table()
            else:
                self.click(pick(spots))
        raise AssertionError(f"not after {MOST} clicks")

    def record(self) -> str:
        """The record of the game, as the server has it."""
        secrets = json.loads(self.page.evaluate("localStorage.getItem('monsterlands.keys')"))
        headers = {"Authorization": f"Bearer {secrets[self.game]}"}
        return self.server.http.get(f"api/games/{self.game}/record", headers=headers).text

    def answers(self) -> list[str]:
        """The answers, each once, however often it was sent."""
        return [*{each["request"]: each["choice"] for each in self.sent if each["type"] == "answer"}.values()]


@contextmanager
def chromium() -> Generator[Browser, None, None]:
    """Start Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def person(
    browser: Browser, server: Served | None, settings: dict[str, Any] | None = None, **context: Any
) -> Generator[Person, None, None]:
    """Open a fresh browser with these settings; assert at the end that nothing went wrong."""
    with person_of_kind(Person, browser, server, settings, **context) as somebody:
        yield somebody


Kind = TypeVar("Kind", bound=Person)


@contextmanager
def person_of_kind(
    kind: type[Kind],
    browser: Browser,
    server: Served | None,
    settings: dict[str, Any] | None = None,
    **context: Any,
) -> Generator[Kind, None, None]:
    """Do the same for a person who can do more.

    No service worker keeps files in the background of a test, unless it wants that.
    """
    usual = {"viewport": WIDE, "accept_downloads": True, "service_workers": "block"}
    made = browser.new_context(**{**usual, **context})
    try:
        kept = json.dumps(json.dumps({"speed": "instant", **(settings or {})}))
        made.add_init_script(KEEP % kept)
        somebody = kind(server, made)
        somebody.touches = context.get("has_touch", False)
        yield somebody
        somebody.assert_well()
    finally:
        made.close()
