"""How long it takes to open a store of many games, and to list the first page of them.

Usage: python bench/list.py [--games 10000] [--entries 118] [--database ADDRESS] [--folder DIR]

The games are copies of one that was played at random. With `--database` they go to an empty PostgreSQL
database. In a folder a server lists them, too, over HTTP; in a database only players know their games.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from serving.servers import ours, started
from sqlalchemy import insert

from monsterlands import Game, Options, SeededDealer
from monsterlands.server.live import LiveGame
from monsterlands.server.new_games import new_game
from monsterlands.server.summary import status_of
from monsterlands.store import Changes, Entry, GameInfo, Seat, Store
from monsterlands.store.rows import entry_row, game_row, latest_row
from monsterlands.store.tables import entries, games, latest, snapshots

PAGE = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--entries", type=int, default=118)
    parser.add_argument("--database", help="the address of an empty PostgreSQL database")
    parser.add_argument("--folder", help="a folder on the disk to measure")
    wanted = parser.parse_args()
    with TemporaryDirectory(dir=wanted.folder) as name:

        def opened() -> Store:
            return Store.open_database(wanted.database) if wanted.database else Store.open(Path(name))

        with opened() as store:
            fill(store, wanted.games, wanted.entries)
        if not wanted.database:
            print(f"{wanted.games} games, {Path(name, 'games.sqlite').stat().st_size / 1e6:.0f} MB")
        with timed("opening the store"):
            store = opened()
        with store:
            with timed("the first page"):
                page = store.games(PAGE)
            with timed("the second page"):
                page = store.games(PAGE, (page[-1].changed, page[-1].id))
            with timed("a page from the middle"):
                store.games(PAGE, (wanted.games / 2, ""))
            with timed("all games"):
                store.games()
            with timed("a move"):
                store.append(page[0].id, Entry(page[0].version + 1, "answer"), Changes(page[0].summary))
        if not wanted.database:
            asyncio.run(ask(Path(name)))


async def ask(folder: Path) -> None:
    """Start a server, and ask it for the first page."""
    began = time.perf_counter()
    async with started(*ours(["--data", str(folder)])) as server:
        print(f"the server starts: {1000 * (time.perf_counter() - began):.0f} ms")
        for which in ("first", "second", "third"):
            with timed(f"the {which} request for the list"):
                answer = urlopen(f"http://{server.host}/api/games").read()
        print(f"{len(answer)} bytes")


def fill(store: Store, number: int, length: int) -> None:
    """Store copies of a game, which were changed in random order."""
    one, moves = played(length)
    order = random.Random(1).sample(range(number), number)
    for start in range(0, number, 500):
        with store._database.writing() as connection:
            for game in range(start, min(start + 500, number)):
                info = replace(one, id=f"{game:032x}")
                connection.execute(insert(games), game_row(info))
                changed = float(order[game])
                rows = [entry_row(info.id, entry, changes, changed) for entry, changes in moves]
                connection.execute(insert(entries), rows)
                connection.execute(insert(latest), latest_row(rows[-1]))
                body = {"game": info.id, "version": len(moves), "body": "s" * 9000}
                connection.execute(insert(snapshots), body)


def played(length: int) -> tuple[GameInfo, list[tuple[Entry, Changes]]]:
    """Play a game of two at random; return it with so many entries at most."""
    info, entry = new_game(Game.new(Options(players=2, difficulty="normal")), [Seat("", "Ada"), Seat("hero")])
    live, pick, dealer = LiveGame(info, [entry]), random.Random(1), SeededDealer(1)
    moves = [(entry, Changes(info.summary))]
    while len(moves) < length and (seat := live.game.seat) is not None:
        draft = live.answer(seat, pick.choice(live.game.legal), dealer)
        live.adopt(draft)
        # As in a store, only the last summary is kept.
        moves.append((draft.entry, status_of(live.game, live.people, False)))
    return info, [*((entry, replace(changes, summary="")) for entry, changes in moves[:-1]), moves[-1]]


@contextmanager
def timed(what: str) -> Iterator[None]:
    began = time.perf_counter()
    yield
    print(f"{what}: {1000 * (time.perf_counter() - began):.1f} ms")


if __name__ == "__main__":
    main()
