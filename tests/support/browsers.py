"""A person at a real browser, who opens pages, finds what is lit, and clicks it."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
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
    "--disable-component-update --disable-sync"
).split()
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
    const spots = [];
    document.querySelectorAll("[data-mark]").forEach((spot) => spot.removeAttribute("data-mark"));
    for (const spot of document.querySelectorAll("[data-lit], [data-choice]")) {
        if (spot.getAttribute("aria-pressed") === "true" || !inReach(spot)) continue;
        spot.dataset.mark = String(spots.length);
        spots.push({
            name: spot.getAttribute("aria-label") ?? spot.textContent.trim(),
            choice: spot.dataset.choice ?? null,
            thing: spot.dataset.thing ?? null,
            area: spot.closest("[data-area]")?.dataset.area ?? null,
        });
    }
    return spots.length > 0 ? { state: "asked", spots } : null;
}
"""
"""What can be clicked now, each marked with its number; nothing while the table waits for others."""


KEEP = """
if (location.protocol.startsWith("http") && !localStorage.getItem("monsterlands.settings"))
    localStorage.setItem("monsterlands.settings", %s);
"""


class Spot:
    """Something that is lit, or a button for a choice."""

    def __init__(self, number: int, found: dict[str, Any]) -> None:
        self.number = number
        self.name: str = found["name"]
        self.choice: str | None = found["choice"]
        self.thing: str | None = found["thing"]
        self.area: str | None = found["area"]

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
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
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

    def click(self, spot: Spot) -> None:
        """Click a spot, and move the pointer away so that no tooltip covers the table."""
        target = self.page.locator(f"[data-mark='{spot.number}']")
        try:
            target.click(timeout=PATIENCE * 500)
        except TimeoutError:
            # It is gone by now: the caller looks again.
            if target.count() > 0:
                raise
        self.page.mouse.move(1, 1)

    def take(self, choice: str) -> None:
        """Click the button of a choice."""
        self.page.locator(f"[data-choice='{choice}']").first.click()

    def show_my_table(self) -> None:
        """Confirm that the screen was handed over."""
        cover = self.page.get_by_role("button", name="show my table")
        cover.click()
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
    made = browser.new_context(**{"viewport": WIDE, "accept_downloads": True, **context})
    try:
        kept = json.dumps(json.dumps({"speed": "instant", **(settings or {})}))
        made.add_init_script(KEEP % kept)
        somebody = Person(server, made)
        yield somebody
        somebody.assert_well()
    finally:
        made.close()
