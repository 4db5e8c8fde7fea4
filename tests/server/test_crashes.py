"""A server that is killed at any moment loses nothing that it acknowledged, and does nothing twice."""

from __future__ import annotations

import queue
import random
from pathlib import Path
from typing import Any

from monsterlands.store import Store, game_of
from support.crashes import Player, begin, fork_server, wait
from support.servers import PATIENCE

KILLS = 100
LAST_GAMES = 80
"""After this many kills no new game begins, so that all games can end."""
GAMES: list[dict[str, Any]] = [
    {"persons": ["Ada"], "bots": ["random"]},
    {"persons": ["Ada"], "bots": ["novice", "random"], "tricks": True},
    {"persons": ["Ada", "Bob"], "tricks": True},
    {"scenario": 1},
]


def test_games_survive_a_hundred_kills_of_the_server(tmp_path: Path) -> None:
    pick = random.Random(2026)
    events: queue.SimpleQueue[str] = queue.SimpleQueue()
    players: list[Player] = []
    with fork_server(tmp_path / "games") as servers:
        for number in range(KILLS):
            server = servers.start()
            for kind, new in enumerate(GAMES):
                if all(each.over for each in players[kind :: len(GAMES)]) and number < LAST_GAMES:
                    players.append(Player(server.begin(**new), random.Random(number), events))
            threads = begin(players, server)
            _wait_for_traffic(events, pick.randrange(10), "shown" if number % 6 == 0 else "")
            servers.kill()
            wait(threads)
            assert [each.problem for each in players if each.problem] == []
        while not all(each.over for each in players):
            server = servers.start()
            wait(begin(players, server), 5 * PATIENCE)
            assert [each.problem for each in players if each.problem] == []
            servers.kill()
    _check_what_is_stored(tmp_path / "games", players)
    assert sum(each.resent for each in players) > 10
    assert sum(len(each.taken) for each in players) > 300


def _wait_for_traffic(events: queue.SimpleQueue[str], number: int, kind: str) -> None:
    """Wait until so much has happened, and something of a kind; this is the random moment."""
    while not events.empty():
        events.get()
    met = not kind
    while number > 0 or not met:
        event = events.get(timeout=PATIENCE)
        number -= 1
        met = met or event in (kind, "over", "problem")


def _check_what_is_stored(folder: Path, players: list[Player]) -> None:
    with Store.read(folder) as store:
        assert len(store.games()) == len(players)
        for each in players:
            entries = store.entries(each.key.game)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            stored = {entry.request: entry.version for entry in entries if entry.request}
            assert stored == each.taken
            info = store.info(each.key.game)
            assert info.over
            assert game_of(info, entries).over
