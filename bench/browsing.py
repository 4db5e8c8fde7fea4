"""The table in a real browser: bytes until the table can be used, and the long tasks during a battle.

The browser runs at a quarter of the processor's speed. A second connection plays until a battle begins; the
page then fights it, die by die.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
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
Message = dict[str, Any]


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


def transferred(browser: Browser, address: str) -> Counter[str]:
    """Open a new game with an empty cache; count the bytes received until the table can be used."""
    key = begin(address)
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    network = context.new_cdp_session(page)
    sizes: Counter[str] = Counter()
    names: dict[str, str] = {}

    def sent(request: Message) -> None:
        names[request["requestId"]] = request["request"]["url"]

    def finished(request: Message) -> None:
        sizes[kind_of(names.get(request["requestId"], ""))] += int(request["encodedDataLength"])

    network.on("Network.requestWillBeSent", sent)
    network.on("Network.loadingFinished", finished)
    network.on(
        "Network.webSocketFrameReceived",
        lambda frame: sizes.update({"table messages": len(frame["response"]["payloadData"].encode())}),
    )
    network.send("Network.enable")
    page.goto(f"{address}/#/game/{key['game']}")
    page.wait_for_selector("[data-thing^='space:']")
    page.wait_for_load_state("networkidle")
    context.close()
    return sizes


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


def fight(browser: Browser, address: str, chance: random.Random, slower: int) -> list[float]:
    """Fight a battle in a page; return the milliseconds of its long tasks."""
    key = to_a_battle(address, chance)
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{address}/#/game/{key['game']}")
    page.wait_for_selector(STAGE)
    page.wait_for_load_state("networkidle")
    slow_down(context.new_cdp_session(page), slower)
    page.evaluate("watchTasks()")
    while go_on(page, chance):
        pass
    tasks: list[float] = page.evaluate("window.tasks")
    context.close()
    return tasks


def slow_down(devtools: CDPSession, times: int) -> None:
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})


def go_on(page: Page, chance: random.Random) -> bool:
    """Press a button on the stage if the dice lie still; return False once the battle is over."""
    page.wait_for_timeout(1500)  # like a person who watches the dice
    pressable: list[tuple[float, float]] | None = page.evaluate(PRESSABLE)
    if pressable:
        press(page, *chance.choice(pressable))
    return pressable is not None


def press(page: Page, x: float, y: float) -> None:
    """Move the mouse and click like a person: with pauses, and without Playwright's checks."""
    page.mouse.move(x, y, steps=3)
    page.wait_for_timeout(150)
    page.mouse.down()
    page.wait_for_timeout(80)
    page.mouse.up()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=5)
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    chance = random.Random(wanted.seed)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        sizes = transferred(browser, address)
        print("bytes until the table can be used, with an empty cache")
        for kind, size in sizes.most_common():
            print(f"  {kind:16} {size:8,}")
        print(f"  {'in all':16} {sizes.total():8,}")
        battles = [fight(browser, address, chance, wanted.slower) for _ in range(wanted.battles)]
        tasks = [task for battle in battles for task in battle]
        print(
            f"tasks above 50 ms in {wanted.battles} battles at a {wanted.slower}th of the speed: {len(tasks)}"
        )
        print(f"  battles without any: {battles.count([])}")
        if tasks:
            print(f"  longest {max(tasks):.0f} ms")
        browser.close()


if __name__ == "__main__":
    main()
