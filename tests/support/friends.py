"""Friends in Chromium: a server that they reach by a name, and people who come with their own browsers."""

from __future__ import annotations

import json
import os
import random
import re
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from support.browsers import LOOK, SITE, Person, Pick, Spot, person_of_kind
from support.databases import POSTGRES, new_place, waited
from support.groups import Person as Member
from support.servers import PATIENCE, SAME_DICE, Served

SECRET = "localStorage.getItem('monsterlands.profile')"
BECOME = """
if (location.protocol.startsWith("http") && !localStorage.getItem("monsterlands.profile"))
    localStorage.setItem("monsterlands.profile", "%s");
"""
SERVE = """
import os, sys
from pathlib import Path
from sqlalchemy import text
from monsterlands.server import limits, lived_clock
from monsterlands.server.groups import room
from monsterlands.store import Store

AHEAD = Path(__file__).with_name("ahead")
live_on = Store.live_on

def live_ahead(store):
    taken = AHEAD.with_name(f"ahead-{os.getpid()}")
    try:
        AHEAD.rename(taken)  # only one process can
    except FileNotFoundError:
        pass
    else:
        with store._database.writing() as connection:
            connection.execute(
                text("UPDATE clock SET lived = lived + :seconds"), {"seconds": float(taken.read_text())}
            )
    live_on(store)
    with AHEAD.with_name(f"beats-{os.getpid()}").open("a") as beats:
        beats.write(".")

Store.live_on = live_ahead
lived_clock.EVERY = room.EVERY = 0.3
limits.RATES.update(dict.fromkeys(limits.RATES, (10_000, 1_000.0)))
limits.GUESSES = limits.ALL_GUESSES

if __name__ == "__main__":
    from monsterlands.cli.main import main
    sys.exit(main(sys.argv[1:]))
"""
"""Serves with a clock that the test moves on, and without quotas: all people here have one address."""


class Hosted(Served):
    """A server that friends reach by a name, without encryption; nobody has the rights of a keeper."""

    def __init__(self, folder: Path, near: str) -> None:
        super().__init__(near)
        self.near = Served(near)
        """The same, for clients that do not know the name."""
        self.address = near.replace("127.0.0.1", SITE)
        self._folder = folder

    def let_pass(self, seconds: float) -> None:
        """Let time pass for all games; return when each process has noticed."""
        written = self._folder / "written"
        written.write_text(str(seconds))
        written.rename(self._folder / "ahead")
        assert waited(lambda: not (self._folder / "ahead").exists())
        for _ in range(3):  # at one beat the time is stored, at the next it is read, and then it is known
            self._await_beat()

    def _await_beat(self) -> None:
        """Wait until each process has moved the clock on once more."""
        before = self._beats()
        assert waited(lambda: all(now > before[file] for file, now in self._beats().items()))

    def _beats(self) -> Counter[str]:
        """Return how often each process that still runs has moved the clock on."""
        files = self._folder.glob("beats-*")
        return Counter({file.name: file.stat().st_size for file in files if _is_running(file)})


@contextmanager
def hosting(kind: str, folder: Path) -> Generator[Hosted, None, None]:
    """Run a server on a folder, or two processes on a database; assert at the end that nothing went wrong."""
    script, errors, port = folder / "hosting.py", folder / "errors", _free_port()
    script.write_text(SAME_DICE + SERVE)
    with new_place(kind, folder / "games") as place:
        where = ["--database", place.where, "--workers", "2"] if kind == POSTGRES else ["--data", place.where]
        public = ["--port", str(port), "--public-url", f"http://{SITE}:{port}"]
        command = [sys.executable, "-u", str(script), "serve", "--no-browser", *public, *where]
        with (
            errors.open("w") as complaints,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True) as process,
        ):
            try:
                assert process.stdout is not None
                assert process.stdout.readline(), errors.read_text()
                server = Hosted(folder, f"http://127.0.0.1:{port}/")
                with server.http, server.near.http:
                    yield server
                process.terminate()
                process.wait(PATIENCE)
                assert "Traceback" not in errors.read_text(), errors.read_text()
            finally:
                process.kill()


def _is_running(beats: Path) -> bool:
    """Return whether the process still runs that writes a file of beats."""
    try:
        os.kill(int(beats.name.partition("-")[2]), 0)
    except ProcessLookupError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Friend(Person):
    """Somebody with a name, a browser and a profile that the browser makes."""

    name = ""

    def become(self, member: Member) -> None:
        """Use a profile that was made without a browser."""
        self.name = member.name
        self.context.add_init_script(BECOME % member.secret)

    @property
    def secret(self) -> str:
        """The secret of the profile of this browser."""
        return str(self.page.evaluate(SECRET))

    @property
    def member(self) -> Member:
        """The same person without the browser."""
        assert isinstance(self.server, Hosted)
        return Member(self.server.near, self.name, secret=self.secret)

    @property
    def group(self) -> str:
        """The group whose lobby is open."""
        return self.page.url.split("/group/")[1]

    # --- the lobby ---

    def make_table(self, players: int = 2, difficulty: str = "Normal", pace: str = "") -> str:
        """Make a table; return the link of the invitation."""
        self.open("friends")
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        self.page.get_by_role("radio", name=difficulty).check(force=True)
        if pace:
            self.page.get_by_role("radio", name=pace).check(force=True)
        self.press(self.page.get_by_role("button", name="Set up the table"))
        return self.invitation()

    def invitation(self) -> str:
        """Read the link of the invitation."""
        field = self.page.get_by_role("textbox", name="The invitation")
        expect(field).to_have_value(re.compile("#/join/"))
        return field.input_value()

    def come(self, link: str) -> None:
        """Open an invitation, and sit down."""
        self.page.goto(link)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.press(self.page.get_by_role("button", name="Sit down"))
        expect(self.seats()).to_be_visible()

    def seats(self) -> Locator:
        """The list of the seats in the lobby."""
        return self.page.get_by_role("region", name="At the table", exact=True)

    # --- the table ---

    def begin_together(self, *others: Friend) -> None:
        """Begin the game; wait until everybody is at the table."""
        begin = self.page.get_by_role("button", name="Begin")
        expect(begin).not_to_have_attribute("aria-disabled", "true")
        self.press(begin)
        for each in (self, *others):
            expect(each.page.get_by_role("region", name="The Citadel")).to_be_visible()

    @property
    def notice(self) -> Locator:
        """The line about the people at the table."""
        return self.page.get_by_role("complementary", name="About this table")

    def spots(self) -> list[Spot]:
        """What can be clicked now; nothing while others are asked."""
        found = self.page.evaluate(LOOK)
        return [Spot(number, each) for number, each in enumerate(found["spots"])] if found else []


@contextmanager
def friend(browser: Browser, server: Served, name: str, **context: Any) -> Generator[Friend, None, None]:
    """Open a fresh browser for somebody; assert at the end that nothing went wrong."""
    with person_of_kind(Friend, browser, server, **context) as somebody:
        somebody.name = name
        yield somebody


def brisk(seed: int) -> Pick:
    """End a turn as soon as possible; otherwise pick at random."""
    luck = random.Random(seed)

    def pick(spots: list[Spot]) -> Spot:
        return luck.choice([spot for spot in spots if spot.choice == "end turn"] or spots)

    return pick


def play_together(friends: Sequence[Friend], pick: Pick, until: Callable[[], bool]) -> None:
    """Let whoever is asked click what is lit, until something is so."""
    asked = 0
    while not until():
        if spots := friends[asked].spots():
            friends[asked].click(pick(spots))
        else:
            friends[asked].page.evaluate("new Promise(requestAnimationFrame)")
            asked = (asked + 1) % len(friends)


def turn_of(member: Member, group: str) -> bool:
    """Return whether somebody is asked in the game of a group."""
    return any(each["yourTurn"] for each in member.do("GET", "groups") if each["id"] == group)


class Wire:
    """The connections of somebody's page, which a test can cut, or make deaf for a while."""

    def __init__(self, somebody: Person) -> None:
        self._somebody = somebody
        self._lines: list[WebSocketRoute] = []
        self._is_cut = False
        self._kept: list[Callable[[], None]] | None = None
        somebody.page.route_web_socket(lambda url: "/api/" in url, self._lay)

    def _lay(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close(code=1011)
            return
        server = line.connect_to_server()

        def ask(text: str | bytes) -> None:
            self._somebody.sent.append(json.loads(text))
            server.send(text)

        def tell(text: str | bytes) -> None:
            if self._kept is None:
                line.send(text)
            else:
                self._kept.append(lambda: line.send(text))

        line.on_message(ask)
        server.on_message(tell)
        self._lines.append(line)

    def cut(self) -> None:
        """Cut all lines; no new one can be laid."""
        self._is_cut = True
        for line in self._lines:
            line.close(code=1011)
        self._lines.clear()

    def mend(self) -> None:
        """Let new lines be laid."""
        self._is_cut = False

    def hold(self) -> None:
        """Keep what the server tells from now on."""
        self._kept = []

    def release(self) -> None:
        """Tell everything that was kept."""
        kept, self._kept = self._kept or [], None
        for tell in kept:
            tell()
