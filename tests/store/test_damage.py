"""A game is as it was written, or it is known to be damaged: no changed byte goes unnoticed."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from monsterlands.game import UnreadableRecord
from monsterlands.store import DamagedGame, Entry, GameInfo, Store, StoreError, game_of, sqlite_check
from support.databases import Place, waited
from support.stores import BEGIN, add, info, with_game

GAMES = ("g1", "g2", "g3")
Kept = tuple[GameInfo, list[Entry]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with three games."""
    folder = tmp_path_factory.mktemp("whole")
    with Store.open(folder) as store:
        for number, game in enumerate(GAMES):
            store.create(info(game, changed=float(number)), BEGIN, f"secret of {game}", (0,))
            for version in range(2, 90):
                add(store, version, f"r{version}", game)
    return folder


def kept(store: Store, game: str) -> Kept:
    """What must be as it was: everything that a game is played on from."""
    found = store.info(game)
    entries = store.entries(game)
    if found.problem:
        raise DamagedGame(found.problem)
    same = info(game, created=found.created, version=found.version, record=found.record, seats=found.seats)
    return same, entries


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("files", [150, pytest.param(1500, marks=pytest.mark.long)])
def test_changed_bytes_are_noticed(
    whole: Path, tmp_path: Path, large: bool, files: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(whole) as store:
        before = {game: kept(store, game) for game in GAMES}
    if large:
        monkeypatch.setattr(sqlite_check, "AT_ONCE", 0)
        monkeypatch.setattr(sqlite_check, "LATER", 0)
    noticed = 0
    for seed in range(files):
        generator = random.Random(seed)
        folder = tmp_path / str(seed)
        shutil.copytree(whole, folder)
        with (folder / "games.sqlite").open("r+b") as file:
            size = file.seek(0, 2)
            for _ in range(generator.choice((1, 2, 8))):
                file.seek(generator.randrange(100, size))
                file.write(bytes([generator.randrange(256)]))
        noticed += was_noticed(folder, before)
        shutil.rmtree(folder)
    assert noticed > files / 5  # in the others a byte is as it was, or nothing of a game


def was_noticed(folder: Path, before: dict[str, Kept]) -> bool:
    noticed = False
    try:
        store = Store.open(folder)
    except StoreError:
        return True
    with store:
        missing = set(GAMES) - {game.id for game in store.games()} if can_list(store) else set()
        for game in GAMES:
            try:
                assert kept(store, game) == before[game]
            except StoreError:
                noticed = True
        check = store._database._check  # type: ignore[attr-defined]
        if missing and check:
            assert waited(lambda: bool(store.problem))
        else:
            assert not missing
    return noticed


def can_list(store: Store) -> bool:
    try:
        store.games()
    except StoreError:
        return False
    return True


# --- on both databases ----------------------------------------------------------------------------


def harm(place: Place, statement: str) -> None:
    """Change the tables behind the back of the store."""
    with place.open() as store, store._database.writing() as connection:
        connection.execute(text(statement))


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("DELETE FROM entries WHERE version > 3", "its last version is missing"),
        ("DELETE FROM entries WHERE version = 5", "its last version is missing"),
        ("DELETE FROM entries WHERE version = 2", ""),
        ("UPDATE entries SET steps = '0 answer 33' WHERE version = 3", ""),
        ("UPDATE entries SET seat = NULL WHERE version = 3", ""),
        ("UPDATE entries SET version = 7 - version WHERE version = 3", ""),
        ("UPDATE games SET record = 'another' WHERE id = 'g1'", "how it began is not as it was written"),
        ("UPDATE latest SET version = 4 WHERE game = 'g1'", ""),
    ],
)
def test_what_is_not_as_it_was_written_is_not_played_on(place: Place, statement: str, problem: str) -> None:
    with with_game(place) as store:
        for version in range(2, 6):
            add(store, version)
        store.create(info("g2"), BEGIN, "", ())
    if "7 - version" in statement:
        harm(place, "DELETE FROM entries WHERE version = 4")
    harm(place, statement)
    with place.open() as store:
        found = store.info("g1")
        assert found.problem == (f"it is damaged: {problem}" if problem else "")
        assert found.id in [game.id for game in store.games()]
        if found.problem.endswith("written"):
            with pytest.raises(UnreadableRecord, match="is damaged"):
                game_of(found, store.entries("g1"))
        else:
            with pytest.raises(DamagedGame, match=r"^Game g1 cannot be read: it is damaged: "):
                store.entries("g1")
        if "latest" in statement:
            with pytest.raises(DamagedGame, match="versions after its last one are stored"):
                add(store, 5)
        assert store.entries("g2") == [BEGIN]
        store.delete("g1")
        assert [game.id for game in store.games()] == ["g2"]


def test_a_game_of_before_has_no_sums_and_is_read(place: Place) -> None:
    with with_game(place) as store:
        add(store, 2)
    harm(place, "UPDATE entries SET checksum = NULL")
    harm(place, "UPDATE games SET checksum = NULL")
    with place.open() as store:
        assert store.info("g1").problem == ""
        assert len(store.entries("g1")) == 2


def test_a_game_whose_last_version_is_not_known_is_listed(tmp_path: Path) -> None:
    with_game(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as file:
        file.execute("DELETE FROM latest")
    with Store.open(tmp_path) as store:
        assert [(game.id, game.problem) for game in store.games()] == [
            ("g1", "it is damaged: its last version is missing")
        ]


def test_a_file_without_a_game_that_it_had_is_refused(tmp_path: Path) -> None:
    with_game(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as file:
        file.execute("DELETE FROM games")
    with pytest.raises(StoreError, match=r"games\.sqlite is damaged: games are missing\."):
        Store.open(tmp_path)


def test_a_large_file_is_checked_while_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite_check, "AT_ONCE", 0)
    monkeypatch.setattr(sqlite_check, "LATER", 0)
    with with_game(tmp_path) as store:
        for version in range(2, 60):
            add(store, version)
        assert store.problem == ""
    file = tmp_path / "games.sqlite"
    content = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as opened:
        (page,) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'thoughts'").fetchone()
    content[4096 * (page - 1) : 4096 * page] = b"\x7f" * 4096
    file.write_bytes(content)
    with Store.open(tmp_path) as store:
        assert waited(lambda: store.problem.startswith("is damaged"))
        assert waited(lambda: caplog.messages == [f"{file} {store.problem}"])
        assert len(store.entries("g1")) == 59
