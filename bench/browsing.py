"""The table in a real browser, on a desk and on a phone: bytes and seconds until it can be used, long tasks.

Times and tasks are taken at a quarter of the processor's speed, times through a slow line as well. A second
connection plays until a battle begins; the page then fights it, die by die, with a mouse or a finger.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from serving.slow_line import slow_line
from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from support.devices import PHONE, held
from support.updates import whole_table

RUN = "import sys; from monsterlands.cli.main import main; sys.exit(main())"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
# Long tasks from `watchTasks()` until the stage closes.
WATCH = """
window.watchTasks = () => {
  const stage = document.querySelector("[data-area='battle']");
  let end = Infinity;
  new MutationObserver(() => {
    if (!stage.isConnected) end = Math.min(end, performance.now());
  }).observe(stage.parentElement, { childList: true });
  const begin = performance.now();
  window.tasks = [];
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= begin && startTime < end) window.tasks.push(duration);
  }).observe({ type: "longtask" });
};
"""
# When something to choose is in sight for the first time, in milliseconds since the page was asked for.
USABLE = """
const look = () => {
  const lit = document.querySelector(":is([data-lit], [data-choice]):not([inert] *)");
  if (lit?.checkVisibility()) window.usable = performance.now();
  else requestAnimationFrame(look);
};
look();
"""
# Whether the service worker has all files, and the cards, which come last.
KEPT = """
async () => {
  const shell = (await caches.keys()).find(name => name.startsWith("monsterlands-shell-"));
  const files = shell ? await (await caches.open(shell)).keys() : [];
  return navigator.serviceWorker.controller !== null && files.some(({ url }) => url.includes("/api/box"));
}
"""
STAGE = "[data-area='battle'] button[data-choice]"
# The buttons on the stage, or null if there is no battle. One short call, so that it hardly counts as work of
# the page.
PRESSABLE = """
() => {
  const stage = document.querySelector("[data-area='battle']");
  if (stage === null) return null;
  const buttons = [...stage.querySelectorAll("button[data-choice], .go-on button")];
  return buttons.filter(button => button.checkVisibility()).map(button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}
"""
# Where a finger has tapped something final: it takes a second tap.
MARKED = """
() => {
  const marked = document.querySelector("[data-area='battle'] [data-marked]");
  if (marked === null) return null;
  const { x, y, width, height } = marked.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""
BITS_A_SECOND, ROUND_TRIP = 1_600_000, 0.15
"""The line of a phone."""
Message = dict[str, Any]


@dataclass(frozen=True)
class Device:
    """What somebody plays on."""

    name: str
    browser: dict[str, Any]
    finger: bool = False


DESK = Device("desk, 1280×720", {"viewport": {"width": 1280, "height": 720}})
HAND = Device("phone, 390×844", held(*PHONE), finger=True)


@contextmanager
def served() -> Iterator[str]:
    """Start the server; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", RUN, "serve", "--no-browser", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield "http://" + process.stdout.readline().split("http://")[1].split("/")[0]
        finally:
            process.terminate()
            process.wait()


def begin(address: str) -> Message:
    """Begin a solo game; return its id and secret."""
    body = json.dumps({"scenario": 1, "difficulty": "normal", "affinity": "water"}).encode()
    with urlopen(Request(f"{address}/api/games", body, {"Content-Type": "application/json"})) as answer:
        found: Message = json.load(answer)
    return found


# --- bytes --------------------------------------------------------------------------------------


def transferred(browser: Browser, address: str, device: Device) -> Counter[str]:
    """Open a new game with an empty cache; count the bytes received until the table can be used."""
    key = begin(address)
    context = browser.new_context(**device.browser)
    page = context.new_page()
    network = context.new_cdp_session(page)
    sizes: Counter[str] = Counter()
    names: dict[str, str] = {}
    table = Messages()

    def sent(request: Message) -> None:
        names[request["requestId"]] = request["request"]["url"]

    def finished(request: Message) -> None:
        sizes[kind_of(names.get(request["requestId"], ""))] += int(request["encodedDataLength"])

    network.on("Network.requestWillBeSent", sent)
    network.on("Network.loadingFinished", finished)
    network.on("Network.webSocketHandshakeResponseReceived", table.opened)
    network.on("Network.webSocketFrameReceived", table.received)
    network.send("Network.enable")
    page.add_init_script(USABLE)
    page.goto(f"{address}/#/game/{key['game']}")
    page.wait_for_function("() => window.usable")
    # Fonts, icons and cards may come a little later.
    page.wait_for_load_state("networkidle")
    context.close()
    sizes["table messages"] = table.size
    return sizes


@dataclass
class Messages:
    """Counts what the messages of a table take on the line: browsers ask the server to compress them."""

    size: int = 0
    _packs: Any = field(default=None, init=False)

    def opened(self, handshake: Message) -> None:
        headers = {name.lower(): value for name, value in handshake["response"]["headers"].items()}
        asked = headers.get("sec-websocket-extensions", "")
        if "permessage-deflate" in asked:
            bits = (
                int(asked.split("server_max_window_bits=")[1].split(";")[0]) if "server_max" in asked else 15
            )
            self._packs = zlib.compressobj(wbits=-bits, memLevel=5)

    def received(self, frame: Message) -> None:
        text = frame["response"]["payloadData"].encode()
        if self._packs:
            text = self._packs.compress(text) + self._packs.flush(zlib.Z_SYNC_FLUSH)
        self.size += len(text)


def kind_of(address: str) -> str:
    path = urlsplit(address).path
    if "/icons-" in path:
        return "icons"
    for kind, endings in {
        "fonts": (".woff2",),
        "scripts": (".js",),
        "styles": (".css",),
    }.items():
        if path.endswith(endings):
            return kind
    return "answers of /api" if path.startswith("/api") else "page"


# --- seconds -----------------------------------------------------------------------------------


def opening(browser: Browser, address: str, device: Device, slower: int) -> tuple[float, float]:
    """
    Open a game on a slow line with an empty cache, and again once the service worker keeps all files. Return
    the seconds until something can be chosen.
    """
    with slow_line(urlsplit(address).port or 80, BITS_A_SECOND, ROUND_TRIP) as line:
        context = browser.new_context(**device.browser)
        context.add_init_script(USABLE)
        key = begin(address)
        cold, page = usable(context, line, key, slower)
        # A page that is not slowed down, so that the worker is ready sooner.
        page.close()
        page = context.new_page()
        page.goto(line)
        page.wait_for_function(KEPT, timeout=120_000)
        page.close()
        warm, _ = usable(context, line, key, slower)
        context.close()
    return cold, warm


def usable(context: BrowserContext, line: str, key: Message, slower: int) -> tuple[float, Page]:
    page = context.new_page()
    slow_down(context.new_cdp_session(page), slower)
    page.goto(f"{line}/#/game/{key['game']}", wait_until="commit")
    page.wait_for_function("() => window.usable", polling=500, timeout=60_000)
    milliseconds: float = page.evaluate("window.usable")
    return milliseconds / 1000, page


# --- long tasks ---------------------------------------------------------------------------------


def to_a_battle(address: str, chance: random.Random) -> Message:
    """Play at random until a battle asks a question; return the key of the game."""
    while True:
        key = begin(address)
        host = urlsplit(address).netloc
        with connect(f"ws://{host}/api/games/{key['game']}/table", origin=address) as socket:
            socket.send(json.dumps({"type": "enter", "secret": key["secret"]}))
            if until_fight(socket, chance):
                return key


def until_fight(socket: ClientConnection, chance: random.Random) -> bool:
    """Answer until a battle with a monster asks a question; return False if the game ends first."""
    table: Message | None = None
    while True:
        message: Message = json.loads(socket.recv())
        if message["type"] != "update":
            continue
        table = whole_table(message, table)
        if table["ending"]:
            return False
        fight = table["fight"]
        if fight and fight["against"] == "monster":
            return True
        question = table["question"]
        if question["asked"]:
            # A mercenary that goes out meets a monster.
            out = [choice for choice in question["choices"] if choice["spelling"] in ("path a1", "path a2")]
            choice = chance.choice(out or question["choices"])["spelling"]
            answer = {"type": "answer", "request": f"v{message['version']}", "version": message["version"]}
            socket.send(json.dumps({**answer, "choice": choice}))


def fight(browser: Browser, address: str, device: Device, chance: random.Random, slower: int) -> list[float]:
    """Fight a battle in a page; return the milliseconds of its long tasks."""
    key = to_a_battle(address, chance)
    context = browser.new_context(**device.browser)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{address}/#/game/{key['game']}")
    page.wait_for_selector(STAGE)
    page.wait_for_load_state("networkidle")
    devtools = context.new_cdp_session(page)
    slow_down(devtools, slower)
    page.evaluate("watchTasks()")
    press = Finger(page, devtools) if device.finger else Mouse(page)
    while go_on(page, press, chance):
        pass
    tasks: list[float] = page.evaluate("window.tasks")
    context.close()
    return tasks


def slow_down(devtools: CDPSession, times: int) -> None:
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})


def go_on(page: Page, press: Mouse | Finger, chance: random.Random) -> bool:
    """Press a button on the stage if the dice lie still; return False once the battle is over."""
    page.wait_for_timeout(1500)  # like a person who watches the dice
    pressable: list[tuple[float, float]] | None = page.evaluate(PRESSABLE)
    if pressable:
        press.at(*chance.choice(pressable))
    return pressable is not None


class Mouse:
    """Presses like a person: with pauses, and without Playwright's checks."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def at(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y, steps=3)
        self._page.wait_for_timeout(150)
        self._page.mouse.down()
        self._page.wait_for_timeout(80)
        self._page.mouse.up()


class Finger:
    """Taps like a person, and once more where a tap is only a question."""

    def __init__(self, page: Page, devtools: CDPSession) -> None:
        self._page = page
        self._devtools = devtools

    def at(self, x: float, y: float) -> None:
        self._tap(x, y)
        self._page.wait_for_timeout(700)
        marked: tuple[float, float] | None = self._page.evaluate(MARKED)
        if marked:
            self._tap(*marked)

    def _tap(self, x: float, y: float) -> None:
        self._touch("touchStart", {"x": x, "y": y})
        self._page.wait_for_timeout(80)
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Message) -> None:
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=5, help="on each device")
    parser.add_argument("--visits", type=int, default=3, help="with an empty cache, and as many afterwards")
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for device in (DESK, HAND):
            print(device.name, flush=True)
            tell_bytes(transferred(browser, address, device))
            if device is HAND and wanted.visits:
                visits = [opening(browser, address, device, wanted.slower) for _ in range(wanted.visits)]
                tell_seconds(*zip(*visits, strict=True))
            chance = random.Random(wanted.seed)
            tell_tasks(
                [fight(browser, address, device, chance, wanted.slower) for _ in range(wanted.battles)],
                wanted.slower,
            )
        browser.close()


def tell_bytes(sizes: Counter[str]) -> None:
    print("  bytes until the table can be used, with an empty cache")
    for kind, size in sizes.most_common():
        print(f"    {kind:16} {size:8,}")
    print(f"    {'in all':16} {sizes.total():8,}")


def tell_seconds(cold: tuple[float, ...], warm: tuple[float, ...]) -> None:
    line = f"{BITS_A_SECOND / 1e6} Mbit/s and {ROUND_TRIP * 1000:.0f} ms"
    print(f"  seconds until something can be chosen, with a line of {line}: median, longest")
    for name, seconds in (("empty cache", cold), ("second visit", warm)):
        print(f"    {name:16} {median(seconds):8.2f} {max(seconds):8.2f}")


def tell_tasks(battles: list[list[float]], slower: int) -> None:
    tasks = [task for battle in battles for task in battle]
    print(f"  tasks above 50 ms in {len(battles)} battles at a {slower}th of the speed: {len(tasks)}")
    print(f"    battles without any: {battles.count([])}")
    if tasks:
        print(f"    longest {max(tasks):.0f} ms")


if __name__ == "__main__":
    main()
