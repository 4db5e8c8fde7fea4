"""Entries of several games that wait for the disk are written together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from monsterlands.server.store_thread import StoreThread
from monsterlands.store import AlreadyThere, Changes, Entry, GameInfo, Seat, Store, StoreError
from monsterlands.store.store import Move

GAMES = ("a" * 8, "b" * 8, "c" * 8)
CHANGES = Changes("{}")


def opened(folder: Path) -> StoreThread:
    """Open a store with three games that have one entry each."""
    store = Store.open(folder)
    for game in GAMES:
        store.create(GameInfo(game, 0, 0, "", (Seat(),)), Entry(1, "begin"), "", ())
    return StoreThread(store)


def versions(folder: Path) -> list[int]:
    """Return the last version of each game."""
    with Store.read(folder) as store:
        return [store.info(game).version for game in GAMES]


def test_what_comes_while_the_disk_is_busy_is_written_in_one_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    append_all = Store.append_all

    def counted(store: Store, moves: Sequence[Move]) -> list[StoreError | None]:
        sizes.append(len(moves))
        return append_all(store, moves)

    async def write(thread: StoreThread) -> None:
        first = asyncio.create_task(thread.append(GAMES[0], Entry(2, "answer"), CHANGES))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.gather(first, *(thread.append(game, Entry(2, "answer"), CHANGES) for game in GAMES[1:]))
        await thread.append(GAMES[0], Entry(3, "answer"), CHANGES)

    monkeypatch.setattr(Store, "append_all", counted)
    thread = opened(tmp_path)
    asyncio.run(write(thread))
    thread.close()
    assert sizes == [1, 2, 1]
    assert versions(tmp_path) == [3, 2, 2]


def test_an_entry_that_is_refused_leaves_the_others_alone(tmp_path: Path) -> None:
    async def write(thread: StoreThread) -> list[BaseException | None]:
        entries = (Entry(2, "answer"), Entry(1, "answer"), Entry(2, "answer"))
        works = [thread.append(game, entry, CHANGES) for game, entry in zip(GAMES, entries, strict=True)]
        return await asyncio.gather(*works, return_exceptions=True)

    thread = opened(tmp_path)
    first, second, third = asyncio.run(write(thread))
    thread.close()
    assert first is third is None
    assert isinstance(second, AlreadyThere)
    assert versions(tmp_path) == [2, 1, 2]


def test_who_no_longer_waits_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def write(thread: StoreThread) -> None:
        gone = asyncio.create_task(thread.append(GAMES[0], Entry(2, "answer"), CHANGES))
        await asyncio.sleep(0)
        gone.cancel()
        await thread.append(GAMES[1], Entry(2, "answer"), CHANGES)

    thread = opened(tmp_path)
    asyncio.run(write(thread))
    thread.close()
    assert versions(tmp_path)[1] == 2
