"""Who may do what with a group: each route and both connections, tried by everybody who may not."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from monsterlands.server.groups.state import read_state
from monsterlands.server.server_messages import Entered, Gone, Refused
from support.databases import waited
from support.groups import Person, connect_window, open_window, words_of
from support.people import AFAR, new_secret
from support.servers import Closed, Inside, Key, Line, Served, inside, rooms_of

HOME = "127.0.0.88"
"""Stands for the address of the machine in its network."""
NOBODY = "0" * 32
NO_PROFILE = "This server does not know your profile. Reload the page to make a new one."
NO_GROUP = "There is no such group, or you are not in it."


@pytest.fixture(scope="module")
def house(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A keeper's server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("monsterlands.server.listeners.own_address", lambda: HOME)
        wide = dict.fromkeys(("reading", "changing", "beginning", "arriving"), (10000, 1000.0))
        patch.setattr("monsterlands.server.limits.RATES", wide)
        with inside(tmp_path_factory.mktemp("house") / "games") as running:
            yield running


@pytest.fixture(scope="module")
def lan(house: Inside) -> Iterator[Served]:
    """The same server, as the local network reaches it."""
    served = Served(house.http.post("api/house/listening").json()["address"])
    with served.http:
        yield served


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who tries something."""

    server: Served
    secret: str
    headers: dict[str, str]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Send a request; return the status and the text of the answer."""
        headers = {**self.headers, **({"Authorization": f"Bearer {self.secret}"} if self.secret else {})}
        sent = {} if body is None else {"json": body}
        answer = self.server.http.request(method, f"api/{path}", headers=headers, **sent)
        return answer.status_code, answer.text


class Table:
    """A group of two people, with a free seat in the lobby, and all who have nothing to do with it."""

    def __init__(self, house: Inside, lan: Served, playing: bool = False) -> None:
        self.house = house
        self.ada, self.bob, self.eve = (Person(house, name) for name in ("Ada", "Bob", "Eve"))
        self.group = self.ada.new_group("me", "friend", *([] if playing else ["friend"]))
        words = words_of(self.ada, self.group)
        removed = Person(house, "Dan")
        removed.join(words)
        self.ada.do("DELETE", f"groups/{self.group}/seats/1")
        self.bob.join(words_of(self.ada, self.group))
        self.link = house.store.group(self.group).watching
        self.words = house.store.group(self.group).invitation
        self.ticket = str(self.ada.do("POST", "profile/ticket")["code"])
        lost = new_secret()
        house.store.add_device(self.ada.id, lost)
        [device] = [each for each in house.store.devices(self.ada.id) if each == house.store.device_of(lost)]
        self.ada.do("DELETE", f"profile/devices/{device.id}")
        self.ticket = str(self.ada.do("POST", "profile/ticket")["code"])
        self.game = self.ada.begin(self.group).game if playing else ""
        self.unknown = {
            "nobody": Caller(house, "", AFAR),
            "wrong secret": Caller(house, new_secret(), AFAR),
            "looks on": Caller(house, self.link, AFAR),
            "looks on, over the network": Caller(lan, self.link, {}),
            "lost device": Caller(house, lost, AFAR),
            "lost device at the machine": Caller(house, lost, {}),
            "keeper": Caller(house, "", {}),
            "nobody over the network": Caller(lan, "", {}),
            "invitation": Caller(house, self.words or "a-b-c-d", AFAR),
            "ticket": Caller(house, self.ticket, AFAR),
            "id of the profile": Caller(house, self.ada.id, AFAR),
            "hash of the secret": Caller(house, hashlib.sha256(self.ada.secret.encode()).hexdigest(), AFAR),
        }
        """Those who are nobody to the server."""
        self.strangers = {
            "another": Caller(house, self.eve.secret, AFAR),
            "another over the network": Caller(lan, self.eve.secret, {}),
            "another at the machine": Caller(house, self.eve.secret, {}),
            "removed": Caller(house, removed.secret, AFAR),
        }
        """Those who have a profile, but no seat."""
        self.guest = Caller(house, self.bob.secret, AFAR)
        self.host = Caller(lan, self.ada.secret, {})

    def stored(self) -> Any:
        """Return the group as it is stored."""
        return self.house.store.group(self.group)


OPTIONS = {"difficulty": "cutthroat", "players": 3}
LOBBY: list[tuple[str, str, Any, int, int]] = [
    ("PATCH", "seats/0", {"ready": True, "name": "Eva"}, 403, 204),
    ("PUT", "seats/2", {"name": "Eva"}, 204, 409),
    ("PUT", "seats/2/player", {"player": "novice"}, 403, 204),
    ("DELETE", "seats/0", None, 403, 204),
    ("PUT", "options", OPTIONS, 403, 204),
    ("POST", "invitation", None, 403, 204),
    ("POST", "watching", None, 403, 204),
    ("POST", "begin", None, 403, 409),
    ("POST", "leave", None, 204, 204),
    ("PUT", "seats/0/stand-in", {"bot": "novice"}, 409, 409),
    ("DELETE", "seats/0/stand-in", None, 409, 409),
    ("POST", "ending", {"agree": True}, 409, 409),
    ("POST", "undo", {"version": 1, "agree": True}, 409, 409),
    ("POST", "rematch", None, 409, 409),
]
"""Each route of a group, with what the guest and then the host are answered in the lobby."""
PLAYING = {
    "PATCH seats/0": (403, 409),
    "PUT seats/2": (409, 409),
    "PUT seats/2/player": (403, 409),
    "DELETE seats/0": (409, 409),
    "PUT options": (403, 409),
    "POST invitation": (403, 409),
    "POST watching": (403, 204),
    "POST begin": (403, 200),
    "POST leave": (204, 204),
    "PUT seats/0/stand-in": (409, 409),
    "DELETE seats/0/stand-in": (403, 409),
    "POST ending": (409, 409),
    "POST undo": (409, 409),
    "POST rematch": (409, 409),
}
"""The same while they play."""


@pytest.mark.parametrize("playing", [False, True])
def test_each_route_knows_who_may_use_it(house: Inside, lan: Served, playing: bool) -> None:
    for method, path, body, *lobby in LOBBY:
        table = Table(house, lan, playing)
        before = table.stored()
        for name, caller in table.unknown.items():
            for group in (table.group, NOBODY, "%00", "x" * 400):
                code, text = caller.ask(method, f"groups/{group}/{path}", body)
                assert (code, json.loads(text)["detail"]) == (404, NO_PROFILE), (method, path, name)
        for name, caller in table.strangers.items():
            for group in (table.group, NOBODY, "%00", "x" * 400):
                code, text = caller.ask(method, f"groups/{group}/{path}", body)
                assert (code, json.loads(text)["detail"]) == (404, NO_GROUP), (method, path, name)
        assert table.stored() == before, (method, path)
        guest, host = PLAYING[f"{method} {path}"] if playing else lobby
        for caller, status in ((table.guest, guest), (table.host, host)):
            code, text = caller.ask(method, f"groups/{table.group}/{path}", body)
            assert code == status, (method, path, text)


def test_lists_show_a_group_and_its_game_to_its_people_alone(house: Inside, lan: Served) -> None:
    table = Table(house, lan, playing=True)
    for caller in (table.guest, table.host):
        for path in ("groups", "games", "profile/games"):
            assert table.group in caller.ask("GET", path)[1]
    for name, caller in (table.unknown | table.strangers).items():
        for path in ("groups", "games", "profile/games", "profile/statistics", "profile/devices"):
            text = caller.ask("GET", path)[1]
            assert table.group not in text, (name, path)
            assert table.game not in text, (name, path)
    assert table.unknown["keeper"].ask("GET", "games")[0] == 200


def test_a_game_of_a_group_is_its_peoples_alone(house: Inside, lan: Served) -> None:
    table = Table(house, lan, playing=True)
    watching = {"looks on", "looks on, over the network"}
    for method, path, looks_on, member in (
        ("GET", "", 200, 200),
        ("GET", "/record", 409, 409),
        ("DELETE", "", 403, 403),
        ("POST", "/again", 403, 403),
        ("POST", "/key", 403, 403),
    ):
        for name, caller in (table.unknown | table.strangers).items():
            code, text = caller.ask(method, f"games/{table.game}{path}")
            wanted = looks_on if name in watching else 403 if path == "/key" else 404
            assert code == wanted, (method, path, name, text)
        for caller in (table.guest, table.host):
            assert caller.ask(method, f"games/{table.game}{path}")[0] == member, (method, path)
    for caller, seats in ((table.guest, [1]), (table.host, [0]), (table.unknown["looks on"], [])):
        assert json.loads(caller.ask("GET", f"games/{table.game}")[1])["mySeats"] == seats


# --- connections ------------------------------------------------------------------------------------


def knock(line: Line[Any], secret: str) -> tuple[str, str, int] | None:
    """Try to enter; return how that was refused, or None."""
    line.send(type="enter", secret=secret)
    first = line.next()
    if not isinstance(first, Gone):
        return None
    with pytest.raises(Closed) as closed:
        line.next()
    return first.code, first.text, closed.value.code


def test_connections_open_for_people_and_for_those_who_look_on(house: Inside, lan: Served) -> None:
    table = Table(house, lan, playing=True)
    for name, caller in (table.unknown | table.strangers).items():
        looks_on = name.startswith("looks on")
        for group in (table.group, NOBODY):
            with connect_window(caller.server, group) as window:
                refused = ("unknown", NO_GROUP, 4404)
                expected = None if looks_on and group == table.group else refused
                assert knock(window, caller.secret) == expected, name
        for game in (table.game, NOBODY):
            with caller.server.connect(game) as guest:
                code = knock(guest, caller.secret)
                assert code is None if looks_on and game == table.game else code is not None, name
                assert code is None or (code[0], code[2]) == ("unknown-game", 4404), name
    for caller, mine in ((table.guest, [1]), (table.host, [0]), (table.unknown["looks on"], [])):
        with caller.server.enter(Key(table.game, caller.secret)) as guest:
            entered = guest.heard[0]
            assert isinstance(entered, Entered)
            assert [number for number, seat in enumerate(entered.seats) if seat.mine] == mine
            for seat in {0, 1, 2} - set(mine):
                guest.send(type="sit", seat=seat)
                assert guest.until(Refused).code == "wrong-seat"


def test_who_looks_on_neither_answers_nor_reads_what_members_say(house: Inside, lan: Served) -> None:
    table = Table(house, lan, playing=True)
    with (
        open_window(lan, table.group, table.link) as looking,
        table.ada.open(table.group) as window,
        house.enter(Key(table.game, table.link)) as guest,
    ):
        for kind, fields in (("answer", {"choice": "done"}), ("undo", {}), ("undo", {"across": True})):
            assert guest.refused(kind, version=guest.version, **fields).code == "wrong-seat"
        assert guest.refused("advise", version=guest.version).code == "wrong-seat"
        window.say("between us")
        window.ask("point", thing="path:a1")
        looking.ask("point", thing="path:a2")
        looking.say("among us")
        looking.until_said("among us")
        looking.until_pointed("path:a2")
        window.settle()
        assert "between us" not in str(looking.raw)
        assert "path:a1" not in str(looking.raw)
        assert "path:a2" not in str(window.raw)
        shown = looking.group
        assert (shown.invitation, shown.watching, shown.expires, shown.host) == ("", "", 0.0, False)
        assert (shown.may_replace, shown.may_end) == ((), False)
        secret = (table.ada.id, table.bob.id, table.ada.secret, table.bob.secret, table.link)
        assert not [each for each in secret if each in str(looking.raw) + str(guest.raw)]


# --- secrets that are revoked -----------------------------------------------------------------------


def goodbye(line: Line[Any]) -> tuple[str, int]:
    """Listen until the connection is closed; return why."""
    said, closed = line.goodbye()
    return said.code, closed.code


def test_a_new_link_ends_the_tables_of_those_who_looked_on(house: Inside, lan: Served) -> None:
    table = Table(house, lan, playing=True)
    looking = open_window(lan, table.group, table.link)
    guest = lan.enter(Key(table.game, table.link))
    playing = table.bob.sit(table.game)
    table.ada.do("POST", f"groups/{table.group}/watching")
    assert goodbye(looking) == ("not-member", 4404)
    assert goodbye(guest) == ("not-member", 4404)
    playing.ask("ping")
    playing.close()
    with house.enter(Key(table.game, table.stored().watching)) as again:
        assert again.table.seat is None


@pytest.mark.parametrize("what", ["table", "group"])
def test_a_device_that_is_removed_while_its_window_comes_in_has_to_go(
    house: Inside, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    ada, lost = Person(house, "Ada"), new_secret()
    group = ada.new_group("me", "novice")
    game = ada.begin(group).game
    house.store.add_device(ada.id, lost)
    [device] = [each["id"] for each in ada.do("GET", "profile/devices") if not each["current"]]
    rooms = rooms_of(house)
    place: Any = rooms if what == "table" else rooms.groups
    opened = place.room

    async def removed_meanwhile(id: str) -> Any:
        """Open a room for somebody whose secret was good, and is not any more."""
        if id in (game, group):
            monkeypatch.undo()
            await asyncio.to_thread(ada.do, "DELETE", f"profile/devices/{device}")
        return await opened(id)

    monkeypatch.setattr(place, "room", removed_meanwhile)
    line: Line[Any] = house.connect(game) if what == "table" else connect_window(house, group)
    with line:
        line.send(type="enter", secret=lost)
        assert goodbye(line)[0] == "revoked"
        assert len(line.heard) == 1  # nothing but that


def test_a_link_that_is_replaced_while_somebody_comes_to_look_on_opens_no_table(
    house: Inside, lan: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(house, lan, playing=True)
    rooms = rooms_of(house)
    opened = rooms.room

    async def replaced_meanwhile(game: str) -> Any:
        """Open a room for somebody whose link was good, and is not any more."""
        monkeypatch.undo()
        await asyncio.to_thread(table.ada.do, "POST", f"groups/{table.group}/watching")
        return await opened(game)

    monkeypatch.setattr(rooms, "room", replaced_meanwhile)
    with house.connect(table.game) as guest:
        guest.send(type="enter", secret=table.link)
        assert goodbye(guest) == ("unknown-game", 4404)
        assert len(guest.heard) == 1
    assert waited(lambda: table.game not in rooms._open)


def test_a_ticket_of_a_lost_device_is_worth_nothing(house: Inside) -> None:
    ada, lost, thief = Person(house, "Ada"), new_secret(), new_secret()
    code = ada.do("POST", "profile/ticket")["code"]
    as_thief = Caller(house, lost, AFAR)
    assert as_thief.ask("POST", "profile/devices", {"code": code})[0] == 200
    stolen = json.loads(as_thief.ask("POST", "profile/ticket")[1])["code"]
    [device] = [each["id"] for each in ada.do("GET", "profile/devices") if not each["current"]]
    ada.do("DELETE", f"profile/devices/{device}")
    assert Caller(house, thief, AFAR).ask("POST", "profile/devices", {"code": stolen})[0] == 404
    assert len(ada.do("GET", "profile/devices")) == 1


def test_nobody_touches_the_profile_of_somebody_else(house: Inside, lan: Served) -> None:
    ada, eve = Person(house, "Ada"), Person(house, "Eve")
    device = ada.do("GET", "profile/devices")[0]["id"]
    for server, headers in ((house, {}), (house, AFAR), (lan, {})):
        caller = Caller(server, eve.secret, headers)
        for path in (device, NOBODY, "x" * 400):
            code, text = caller.ask("DELETE", f"profile/devices/{path}")
            assert (code, json.loads(text)["detail"]) == (404, "Your profile has no such device.")
        assert ada.id not in caller.ask("GET", "profile")[1]
        assert device not in caller.ask("GET", "profile/devices")[1]
    assert ada.do("GET", "profile")["name"] == "Ada"


def test_somebody_who_has_left_for_good_reads_nothing_more(house: Inside) -> None:
    ada, bob = Person(house, "Ada"), Person(house, "Bob")
    group = ada.new_group("me", "friend")
    bob.join(words_of(ada, group))
    with bob.open(group) as window, ada.open(group) as first:
        bob.do("POST", f"groups/{group}/leave")
        assert goodbye(window) == ("not-member", 4404)
        first.say("without Bob")
        assert "without Bob" not in str(window.raw)
    assert read_state(house.store.group(group)).members == (ada.id,)
