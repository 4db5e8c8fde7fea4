"""Twin games of two groups: whatever the others are shown or sent, they cannot tell them apart (R16.2).

Each group has a server of its own. Three friends play; the first one has other hidden traps in each game.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from msgspec import to_builtins

from monsterlands import Game, SeededDealer
from monsterlands.server.groups.messages import Said
from monsterlands.server.groups.state import GroupState
from monsterlands.server.new_games import new_game
from monsterlands.server.push.notice import Notice
from monsterlands.server.server_messages import Taken
from monsterlands.store import Entry, GameInfo, Seat, Subscription
from support.adventures import clan, on
from support.databases import waited
from support.groups import GroupWindow, Person, open_window
from support.knowledge import rich
from support.people import AFAR
from support.positions import as_toml, position
from support.servers import Guest, Inside, Key, inside, rooms_of
from support.wire_twins import answers_for, ask_around

pytestmark = pytest.mark.rule("R16.2")

OWNER, READERS = 0, (1, 2, None)
"""The seat with hidden traps; the others, and somebody who looks on."""
NAMES = ("Ada", "Bob", "Cleo")
SEED = 7
DAYS, BANK = {"kind": "days", "days": 2}, {"kind": "bank", "minutes": 90}
TIMES = re.compile(r'"(at|changed|created|askedFor|timeLeft|expires)":[0-9.e+-]+')
MEASURED = ("_sum", "_bucket", "_created")
LANDS: dict[str, Any] = {
    "land_a": {"land": "Kale", "header": "header-1a", "monster": "Snailer"},
    "land_b": {"land": "Yuha", "header": "header-2a", "monster": "Gator"},
    "entrance": "Krinx",
}


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Inside, Inside]]:
    """Two servers that deal every game the same, and let everybody ask as fast as they like."""
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setattr("monsterlands.server.room.EntropyDealer", lambda: SeededDealer(SEED))
        patch.setattr("monsterlands.server.new_games.EntropyDealer", lambda: SeededDealer(SEED))
        patch.setattr("monsterlands.server.messaging.BURST", 1_000_000)
        patch.setattr("monsterlands.server.groups.room.TALK_BURST", 1_000_000)
        patch.setattr("monsterlands.server.groups.talk.SOON", 1000.0)
        patch.setattr("monsterlands.server.push.bell.BURST", 1_000_000)
        patch.setattr("monsterlands.server.push.bell.PATIENCE", 0)
        patch.setattr("monsterlands.server.groups.guest.NUMBERS", 2)  # all who look on have the same number
        folder = tmp_path_factory.mktemp("twins")
        one, two = (stack.enter_context(inside(folder / name)) for name in ("one", "two"))
        yield one, two


class Twin:
    """One of the two groups: its people at their tables and windows, and what each of them got."""

    def __init__(self, server: Inside, game: Game, pace: dict[str, Any], stack: ExitStack) -> None:
        self.server = server
        self.pushed: list[str] = []
        self.people = [Person(server, name) for name in NAMES]
        host = self.people[0]
        self.group = host.new_group("me", "friend", "friend", pace=pace)
        self.windows: dict[int | None, GroupWindow] = {0: stack.enter_context(host.open(self.group))}
        self.words, self.link = self.windows[0].group.invitation, self.windows[0].group.watching
        for person in self.people[1:]:
            person.join(self.words)
        # One has a window that is not in front, and one has none: they are sent messages.
        self.windows[1] = stack.enter_context(self.people[1].open(self.group, looks=False))
        self.windows[None] = stack.enter_context(open_window(server, self.group, self.link))
        self._let_in_post(stack)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("monsterlands.server.groups.begin.deal", _dealt(game))
            self.game = host.begin(self.group).game
        keys: dict[int | None, str] = {seat: person.secret for seat, person in enumerate(self.people)}
        keys[None] = self.link
        self.guests = {
            seat: stack.enter_context(server.enter(Key(self.game, key))) for seat, key in keys.items()
        }
        for window in self.windows.values():
            window.until_shown(
                lambda shown: (
                    (shown.phase, shown.watchers) == ("playing", 1)
                    and [seat.presence for seat in shown.seats] == ["here", "away", "gone"]
                )
            )
        self.catch_up()
        for window in self.windows.values():
            window.raw.clear()

    def _let_in_post(self, stack: ExitStack) -> None:
        """Let the others take messages while their pages are closed, and keep what they would get."""
        push = self.server.server.config.app.state.push  # type: ignore[union-attr]
        for person in self.people[1:]:
            address = f"https://push.example/{person.id}"
            self.server.store.subscribe(person.id, Subscription(address, "", "", "en"))

        def keep(profile: str, notice: Notice) -> None:
            body = notice.body("en").decode().replace(notice.topic, "TOPIC")
            self.pushed.append(f"{profile} {body} {notice.lasts} {notice.urgency}")

        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(push, "send", keep)

    @property
    def asked(self) -> Guest:
        """The guest who is asked."""
        return self.guests[self.guests[None].question.seat]

    def has_answered(self, seat: int) -> bool:
        """Return whether somebody has answered something."""
        return any(entry.seat == seat for entry in self.server.store.entries(self.game))

    def answer(self, spelling: str) -> None:
        """Let whoever is asked answer."""
        guest = self.asked
        assert isinstance(guest.answer(spelling, request=f"to-{guest.version}"), Taken)
        self.catch_up()

    def undo(self) -> None:
        """Let whoever is asked take a step back."""
        guest = self.asked
        assert isinstance(guest.undo(request=f"to-{guest.version}"), Taken)
        self.catch_up()

    def do(self, seat: int, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Let somebody do something with the group; return the status and the answer."""
        answer = self.ask(self.people[seat].secret, method, f"groups/{self.group}/{path}", body)
        self.catch_up()
        return answer

    def ask(self, secret: str, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Send a request from elsewhere; return the status and the answer, without what both groups have
        of their own."""
        headers = {"Authorization": f"Bearer {secret}", **AFAR}
        sent = {} if body is None else {"json": body}
        answer = self.server.http.request(method, f"api/{path}", headers=headers, **sent)
        return answer.status_code, self.masked(answer.text)

    def catch_up(self) -> None:
        """Wait until the server has nothing left to do, and everybody has heard everything."""
        rooms = rooms_of(self.server)
        room = rooms.groups._open[self.group]
        assert waited(lambda: not room._under_way and not rooms.watcher._tasks)
        version = self.server.store.info(self.game).version
        for guest in self.guests.values():
            guest.up_to(version)
        stored = self.server.store.group(self.group).version
        for seat, window in self.windows.items():
            window.until_shown(lambda shown: shown.version >= stored)
            said = [
                line.number
                for line in self.server.store.talk(self.group)
                if line.kind == "told" or (line.kind != "point" and line.looking_on == (seat is None))
            ]
            while said and not any(line.number == said[-1] for line in window.talk):
                window.next()
            window.settle()

    def masked(self, text: str) -> str:
        """Return a text without ids, secrets and times."""
        own = {self.group: "GROUP", self.game: "GAME", self.words: "WORDS", self.link: "LINK"}
        for number, person in enumerate(self.people):
            own |= {person.id: f"PERSON {number}", person.secret: f"SECRET {number}"}
        for secret, name in own.items():
            text = text.replace(secret, name) if secret else text
        return TIMES.sub(r'"\1":"TIME"', text)

    # --- what a reader gets ---

    def heard(self, seat: int | None) -> dict[str, list[str]]:
        """Return everything that a reader got since the last time."""
        found = {"table": [self.masked(text) for text in self.guests[seat].raw]}
        self.guests[seat].raw.clear()
        if seat in self.windows:
            found |= self._window(self.windows[seat])
        if seat is not None:
            found["http"] = self._asked_over_http(self.people[seat].secret)
        found["link"] = self._asked_over_http(self.link)
        # Those who are told of the same thing are told in any order.
        found["pushed"] = sorted(map(self.masked, self.pushed))
        found["numbers"] = self._numbers()
        return found

    def _window(self, window: GroupWindow) -> dict[str, list[str]]:
        texts = [self.masked(text) for text in window.raw]
        window.raw.clear()
        kinds: dict[str, list[str]] = {"group": [], "talk": [], "pointed": [], "said": [], "refused": []}
        for text in texts:
            message = json.loads(text)
            if message["type"] == "talk":
                # Two lines may come in one message, or in two.
                kinds["talk"] += [json.dumps(line) for line in message["lines"]]
            elif message["type"] == "group" and [text] == kinds["group"][-1:]:
                pass  # only the times are others
            elif message["type"] != "pong":
                kinds[message["type"]].append(text)
        return {f"window: {kind}": found for kind, found in kinds.items()}

    def _asked_over_http(self, secret: str) -> list[str]:
        wanted: list[tuple[str, str, Any]] = [
            ("GET", "groups", None),
            ("GET", "games", None),
            ("GET", "profile/games", None),
            ("GET", "profile/statistics", None),
            ("GET", f"games/{self.game}", None),
            ("GET", f"games/{self.game}/record", None),
            ("DELETE", f"games/{self.game}", None),
            ("POST", f"games/{self.game}/again", None),
            ("POST", f"games/{self.game}/key", None),
            ("PUT", f"groups/{self.group}/seats/0/stand-in", {"bot": "novice"}),
            ("DELETE", f"groups/{self.group}/seats/0/stand-in", None),
            ("PATCH", f"groups/{self.group}/seats/0", {"ready": True}),
            ("POST", f"groups/{self.group}/ending", {"agree": True}),
            ("POST", f"groups/{self.group}/undo", {"version": 1, "agree": True}),
            ("POST", f"groups/{self.group}/rematch", None),
            ("POST", f"groups/{self.group}/begin", None),
        ]
        return [
            f"{method} {self.masked(path)} {self.ask(secret, method, path, body)}"
            for method, path, body in wanted
        ]

    def _numbers(self) -> list[str]:
        """Return the metrics, without those that depend on time."""
        lines = self.server.http.get("metrics").text.splitlines()
        return [line for line in lines if not line.partition("{")[0].partition(" ")[0].endswith(MEASURED)]


def _dealt(game: Game) -> Callable[[GroupState, object], tuple[GameInfo, Entry]]:
    """Return what deals this game to a group, whatever its lobby wants."""
    return lambda state, _: new_game(game, [Seat(name=seat.name) for seat in state.seats])


class Twins:
    """Both groups, side by side."""

    def __init__(
        self, servers: tuple[Inside, Inside], games: tuple[Game, Game], pace: dict[str, Any], stack: ExitStack
    ) -> None:
        self.one, self.two = (
            Twin(server, game, pace, stack) for server, game in zip(servers, games, strict=True)
        )
        self.both = (self.one, self.two)
        self.apart = 0
        """How often the readers looked while the owner's view was different."""
        self.sent: set[str] = set()
        """The messages to closed pages."""

    def look(self) -> None:
        """Let every reader ask for everything, and compare all that they got."""
        self.apart += self.one.guests[OWNER].table != self.two.guests[OWNER].table
        for seat in READERS:
            for twin in self.both:
                ask_around(twin.guests[seat])
            one, two = (twin.heard(seat) for twin in self.both)
            for kind, found in one.items():
                assert found == two[kind], (seat, kind)
            self.sent |= set(one["pushed"])

    def do(self, seat: int, method: str, path: str, body: Any = None, status: int = 204) -> None:
        """Let somebody do something in both groups."""
        answers = [twin.do(seat, method, path, body) for twin in self.both]
        assert answers[0] == answers[1]
        assert answers[0][0] == status, answers[0]

    def talk(self, thing: str) -> None:
        """Let people, and who looks on, talk and point at a thing."""
        for twin in self.both:
            for window in twin.windows.values():
                said = window.ask("say", request=f"say-{thing[-2:]}", kind="text", body="what a trap")
                pointed = window.ask("point", request=f"point-{thing[-2:]}", thing=thing)
                assert isinstance(said, Said)
                assert isinstance(pointed, Said)
            twin.catch_up()
            for seat, window in twin.windows.items():
                while [each.thing for each in window.pointed].count(thing) < (1 if seat is None else 2):
                    window.next()

    def agree(self, *votes: bool) -> None:
        """Let the second person ask to undo their last step, and the others agree or not."""
        version = self.one.guests[None].version
        for seat, agree in zip((1, 2, 0), (True, *votes), strict=False):
            self.do(seat, "POST", "undo", {"version": version, "agree": agree})

    def walk(self, pick: random.Random, steps: int) -> bool:
        """Play at random, the owner's secret choices apart; return False once all may tell them apart."""
        for number in range(steps):
            one, two = self.one.asked, self.two.asked
            assert one.question.seat == two.question.seat
            if one.table.ending is not None:
                break
            if pick.random() < 0.08 and one.question.undo == "":
                for twin in self.both:
                    twin.undo()
            else:
                answers = answers_for(one, two, pick, secretly=one.question.seat == OWNER)
                if answers is None:
                    break
                for twin, spelling in zip(self.both, answers, strict=True):
                    twin.answer(spelling)
            events = [to_builtins(event) for twin in self.both for event in twin.guests[None].update.events]
            if any(event["kind"] == "trap-revealed" and event["seat"] == OWNER for event in events):
                return False
            if number % 9 == 8:
                self.look()
        return True


def test_friends_cannot_tell_what_was_loaded(servers: tuple[Inside, Inside]) -> None:
    game = rich("true", confirm="[0, 1, 2]").record()
    apart, undone, sent = 0, 0, ""
    for seed in range(8):
        with ExitStack() as stack:
            twins, pick = (
                Twins(servers, (Game.replay(game), Game.replay(game)), DAYS, stack),
                random.Random(seed),
            )
            if twins.walk(pick, 20) and twins.one.has_answered(1):
                twins.talk("path:a1")
                twins.agree(False)
                twins.agree(True, True)
                undone += 1
                if twins.walk(pick, 6):
                    twins.talk("path:b2")
                    twins.look()
            apart += twins.apart
            sent += "".join(twins.sent)
        if apart > 2 and undone and "your turn" in sent and "do you agree" in sent:
            return
    raise AssertionError(f"the twins were apart {apart} times, undid {undone} steps, and were told {sent}")


def adventure(traps: dict[str, list[str]]) -> Game:
    """Return an adventure in which the fire clan has laid tokens."""
    fire = clan(
        "fire",
        on("a1", "Frunks", traps=traps.get("a1", []), dice="SS"),
        on("b2", "Taroa", traps=traps.get("b2", []), dice="S"),
        hired=("Taroa",),
        traps=traps.get("held", []),
    )
    water = clan("water", on("a2", "Taron", dice="SS"))
    options = {"difficulty": "tutorial", "tricks": True, "confirm": [0, 1, 2]}
    text = as_toml({"options": options, "clan": [fire, water, clan("air")]})
    return position(text, phase="adventure", **LANDS)


@pytest.mark.parametrize("pace", [BANK, DAYS])
def test_friends_cannot_tell_what_lies_face_down(
    servers: tuple[Inside, Inside], pace: dict[str, Any]
) -> None:
    one = {"a1": ["steal-any-1"], "b2": ["strength-1"], "held": ["magic-1"]}
    two = {"a1": ["magic-1"], "b2": ["strength-1"], "held": ["steal-any-1"]}
    with ExitStack() as stack:
        twins = Twins(servers, (adventure(one), adventure(two)), pace, stack)
        twins.look()
        twins.do(2, "POST", "leave")
        twins.do(1, "POST", "ending", {"agree": True})
        twins.look()
        twins.do(0, "POST", "ending", {"agree": False})
        twins.talk("path:a1")
        twins.look()
        twins.walk(random.Random(1), 9)
        assert twins.apart > 2
