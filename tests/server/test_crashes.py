"""A server that is killed at any moment loses nothing that it acknowledged, and does nothing twice."""

from __future__ import annotations

import queue
import random
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from monsterlands import Game, Options
from monsterlands.server.groups.state import GroupSeat, GroupState, read_state, write_state
from monsterlands.server.new_games import new_game
from monsterlands.server.rooms import new_secret
from monsterlands.store import Entry, GameInfo, Group, Profile, Seat, Store, game_of, new_id
from support.crashes import ForkServer, Player, fork_server
from support.databases import POSTGRES, Place, waited
from support.servers import PATIENCE, Key

PEOPLE = ("Ada", "Bob", "Cleo", "Dan")


@dataclass(frozen=True, slots=True)
class Table:
    """A kind of table: the seats that each window opens, the bots at the other seats, and options.

    With several windows it is the table of a group, and each window belongs to a profile.
    """

    windows: tuple[tuple[int, ...], ...]
    bots: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = (("tricks", True),)


TABLES = (
    Table(((0,), (1,), (2,), (3,))),  # four friends
    Table(((0, 1), (2,), (3,))),  # two of them at one screen
    Table(((0,), (1,), (2,)), ("novice",), ()),
    Table(((0,), (1,)), ("random", "novice")),
    Table(((0, 1),)),  # a shared screen
    Table(((0,),), (), (("scenario", 1),)),
)


@pytest.mark.once  # it names both kinds of stores itself
@pytest.mark.parametrize("kills", [40, pytest.param(200, marks=pytest.mark.long)])
def test_games_survive_when_servers_are_killed(place: Place, kills: int) -> None:
    """In a folder one server is killed and started again; on a database one of two, and the other goes on."""
    pick = random.Random(2026)
    crowd = Crowd(place)
    with fork_server(place.where) as servers:
        try:
            for number in range(kills):
                crowd.begin_tables(servers)
                while len(servers.running) < (2 if place.kind == POSTGRES else 1):
                    servers.start()
                crowd.wait_for_traffic(pick.randrange(12), "shown" if number % 6 == 0 else "")
                servers.kill(pick.choice(servers.running))
            servers.start()
            crowd.wait_for_every_table()
        finally:
            crowd.stop(servers)
        crowd.finish(servers)
    crowd.check_what_is_stored()
    # How much happens between two kills depends on the machine; it was not idle.
    assert sum(each.resent for each in crowd.players) > kills / 10
    assert sum(len(each.taken) for each in crowd.players) > kills


class Crowd:
    """All players at all tables, each in a thread of its own."""

    def __init__(self, place: Place) -> None:
        self.players: list[Player] = []
        self._place = place
        self._tables: dict[Table, list[Player]] = {table: [] for table in TABLES}
        self._events: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._stopped = threading.Event()
        self._threads: list[threading.Thread] = []

    def begin_tables(self, servers: ForkServer) -> None:
        """Begin a table of each kind of which none is played. A folder must have no server meanwhile."""
        for table, players in self._tables.items():
            if all(each.over for each in players):
                self._tables[table] = self._begin(table)
                for player in self._tables[table]:
                    thread = threading.Thread(target=player.play, args=(servers, self._stopped))
                    self._threads.append(thread)
                    thread.start()

    def _begin(self, table: Table) -> list[Player]:
        persons = sorted(seat for window in table.windows for seat in window)
        seats = [Seat(name=PEOPLE[seat]) for seat in persons] + [Seat(bot) for bot in table.bots]
        game = Game.new(Options(players=len(seats), confirm=tuple(persons), **dict(table.options)))
        info, entry = new_game(game, seats)
        keys = [Key(info.id, new_secret()) for _ in table.windows]
        with self._place.open() as store:
            if len(table.windows) > 1:
                self._begin_group(store, table, info, entry, keys)
            else:
                store.create(info, entry, keys[0].secret, tuple(persons))
        number = len(self.players)
        begun = [Player(key, random.Random(number + place), self._events) for place, key in enumerate(keys)]
        self.players += begun
        return begun

    def _begin_group(
        self, store: Store, table: Table, info: GameInfo, entry: Entry, keys: Sequence[Key]
    ) -> None:
        """Begin the game of a group; the secret of a key is that of a device."""
        owners: dict[int, str] = {}
        for window, key in zip(table.windows, keys, strict=True):
            profile = Profile(new_id(), PEOPLE[window[0]], "gator", 0, 0)
            store.put_profile(profile, key.secret)
            owners |= dict.fromkeys(window, profile.id)
        people = [GroupSeat(profile=owners[seat], name=PEOPLE[seat]) for seat in sorted(owners)]
        state = GroupState(owners[0], people + [GroupSeat(bot) for bot in table.bots])
        group = Group(new_id(), 1, write_state(state), state.members)
        store.new_group(group)
        state.phase, state.games = "playing", [info.id]
        playing = replace(group, version=2, state=write_state(state), game=info.id)
        assert store.begin_game(playing, info, entry, owners)

    def wait_for_traffic(self, number: int, kind: str) -> None:
        """Wait until so much has happened, and something of a kind; this is the random moment."""
        while not self._events.empty():
            self._events.get()
        met = not kind
        while number > 0 or not met:
            event = self._events.get(timeout=PATIENCE)
            number -= 1
            met = met or event in (kind, "over", "problem")
        self._check()

    def wait_for_every_table(self) -> None:
        """Wait until people have moved at each table, or its game is over: none may be stuck."""
        before = {each.key: len(each.taken) for each in self.players}

        def goes_on(players: list[Player]) -> bool:
            return any(each.over or each.problem or len(each.taken) > before[each.key] for each in players)

        assert waited(lambda: all(map(goes_on, self._tables.values())))
        self._check()

    def _check(self) -> None:
        assert [each.problem for each in self.players if each.problem] == []

    def stop(self, servers: ForkServer) -> None:
        """Kill all servers, and wait until all players have noticed."""
        self._stopped.set()
        for server in servers.running:
            servers.kill(server)
        for thread in self._threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()

    def finish(self, servers: ForkServer) -> None:
        """Let everybody come once more."""
        self._check()
        server = servers.start()
        for player in self.players:
            player.finish(server)
        servers.kill(server)

    def check_what_is_stored(self) -> None:
        """Check that what was acknowledged is stored once, and that every game can be played on."""
        with self._place.read() as store:
            assert {game.id for game in store.games()} == {each.key.game for each in self.players}
            for info in store.games():
                entries = store.entries(info.id)
                assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
                stored = Counter((entry.request, entry.version) for entry in entries if entry.request)
                players = [each for each in self.players if each.key.game == info.id]
                assert stored == Counter(pair for each in players for pair in each.taken.items())
                assert game_of(info, entries).over == info.over
                assert info.over or not all(each.over for each in players)
                if (group := store.group_of_game(info.id)) is not None:
                    assert read_state(store.group(group)).phase == ("over" if info.over else "playing")
