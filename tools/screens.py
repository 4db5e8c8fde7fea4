"""Take the pictures of docs/screens in headless Chromium: eight of the table as it is now, two on a phone.

Start it in an environment with the game and its client installed: ``.venv/bin/python tools/screens.py``.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page, ViewportSize, sync_playwright
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from monsterlands import Game, Options, SeededDealer
from monsterlands.bots import play_out, player

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from support.updates import whole_table

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screens"
RUN = "import sys; from monsterlands.cli.main import main; sys.exit(main())"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
SIZE = ViewportSize(width=1280, height=720)
PHONE = ViewportSize(width=390, height=844)
SETTLED = 1200
"""Milliseconds until fonts and emblems are loaded and nothing moves."""

Found = dict[str, Any]


@contextmanager
def served() -> Generator[str]:
    """Start a server on an empty folder; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", RUN, "serve", "--no-browser", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield "http://" + process.stdout.readline().split("http://")[1].split("/")[0]
        finally:
            process.terminate()
            process.wait()


def post(address: str, route: str, body: object) -> Found:
    request = Request(
        f"{address}/api/{route}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(request) as answer:
        found: Found = json.load(answer)
    return found


def get(address: str, game: str) -> Found:
    with urlopen(f"{address}/api/games/{game}") as answer:
        found: Found = json.load(answer)
    return found


def finished() -> str:
    """Return the record of a whole game of three clans."""
    game = Game.new(Options(players=3, confirm=(0,)))
    play_out(game, [player(name, 7) for name in ("veteran", "trainee", "novice")], SeededDealer(11))
    return game.record().to_text()


def played(address: str, wanted: str) -> str:
    """Play a solo game until it asks a question of this kind; return its id."""
    key = post(address, "games", {"scenario": 1, "difficulty": "normal", "affinity": "water"})
    table = f"{address.replace('http', 'ws')}/api/games/{key['game']}/table"
    with connect(table, origin=Origin(address)) as socket:
        socket.send(json.dumps({"type": "enter", "secret": key["secret"]}))
        shown: Found | None = None
        while True:
            update = next_update(socket)
            shown = whole_table(update, shown)
            if shown["question"]["kind"] == wanted:
                break
            if shown["ending"]:
                return played(address, wanted)  # the question did not come up; try another game
            choices = [choice["spelling"] for choice in shown["question"]["choices"]]
            answer = {"type": "answer", "request": f"v{update['version']}", "version": update["version"]}
            socket.send(json.dumps({**answer, "choice": best(choices)}))
    return str(key["game"])


def best(choices: list[str]) -> str:
    """Choose to send a mercenary out with everything it can carry, then to end the turn."""
    wanted = ("path a1", "path a2", "load", "member", "hire", "tavern", "done", "end turn")
    return min(
        choices, key=lambda each: next((n for n, name in enumerate(wanted) if each.startswith(name)), 99)
    )


def next_update(socket: ClientConnection) -> Found:
    while True:
        message: Found = json.loads(socket.recv())
        if message["type"] == "update":
            return message


def take(page: Page, address: str, name: str, route: str) -> None:
    """Open a screen and take its picture."""
    page.goto(f"{address}/#/{route}")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_context(viewport=SIZE, reduced_motion="reduce").new_page()
        over = post(address, "records", finished())["game"]
        rivals = {"persons": [""], "bots": ["trainee", "veteran"], "tricks": True}
        while get(address, table := post(address, "games", rivals)["game"])["asked"] != 0:
            pass  # the picture shows the player's own turn
        outfit, battle = played(address, "load"), played(address, "fight")
        take(page, address, "home", "")
        take(page, address, "solo", "new/solo")
        take(page, address, "table", f"game/{table}")
        take(page, address, "outfit", f"game/{outfit}")
        take(page, address, "battle", f"game/{battle}")
        take(page, address, "campaign", "campaign")
        take(page, address, "gallery", "gallery")
        take(page, address, "end", f"game/{over}")
        phone = browser.new_context(
            viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True, reduced_motion="reduce"
        ).new_page()
        take(phone, address, "phone-table", f"game/{table}")
        take(phone, address, "phone-battle", f"game/{battle}")
        browser.close()


if __name__ == "__main__":
    main()
