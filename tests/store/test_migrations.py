"""Migrations of a file: games of an older version stay, and one that fails changes nothing."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from monsterlands.store import (
    AlreadyThere,
    Changes,
    Entry,
    GameInfo,
    Seat,
    Store,
    StoreBusy,
    migration,
    sqlite_connection,
    sqlite_file,
)
from monsterlands.store.tables import metadata
from support.databases import KINDS, POSTGRES, SQLITE, Place, cluster
from support.stored_people import SECRETS, line, with_people
from support.stores import BEGIN, SECRET, add, in_file, info, pragma, with_game


def schema(folder: Path) -> dict[str, str]:
    """The tables of a file, and how they were made."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as file:
        return dict(file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))


NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{before}"


def upgrade() -> None:
    with op.batch_alter_table("games", recreate="always") as games:
        games.add_column(sa.Column("colour", sa.Text, server_default="green"))
    {then}
"""


def with_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str = "") -> None:
    """Have one migration more, which changes the table that others refer to."""
    migrations = tmp_path / "migrations"
    shutil.copytree(migration.MIGRATIONS, migrations, dirs_exist_ok=True)
    before = ScriptDirectory(str(migration.MIGRATIONS)).get_current_head()
    (migrations / "versions" / "next.py").write_text(NEXT.format(before=before, then=then))
    monkeypatch.setattr(migration, "MIGRATIONS", migrations)


def test_the_migrations_make_the_tables_that_the_store_uses(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        connection = in_file(store)._connection
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_older_file_is_migrated_with_everything_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    with with_game(data) as store:
        add(store, 2, "r2")
        store.snapshot("g1", 2, "state")
        before = store.info("g1"), store.entries("g1")
    with_next(tmp_path, monkeypatch)
    for _ in range(2):
        with Store.open(data) as store:
            assert pragma(store, "foreign_keys") == 1
            assert store.entries("g1") == before[1]
            assert store.latest_snapshot("g1") == (2, "state")
            assert store.seats_of("g1", SECRET) == (0,)
    with closing(sqlite3.connect(data / "games.sqlite")) as file:
        assert file.execute("SELECT id, colour FROM games").fetchall() == [("g1", "green")]
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("next",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []


def before(later: tuple[str, ...], tmp_path: Path) -> Path:
    """Return a folder of migrations without later ones."""
    migrations = tmp_path / "migrations"
    shutil.copytree(migration.MIGRATIONS, migrations)
    for each in later:
        (migrations / "versions" / f"{each}.py").unlink()
    return migrations


def made_without(
    later: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> Path:
    """Make a folder as it was before later migrations, with this in it."""
    migrations, data = before(later, tmp_path), tmp_path / "data"
    data.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(migration, "MIGRATIONS", migrations)
        sqlite_connection.close(sqlite_file.open_to_write(data / "games.sqlite"))
    with closing(sqlite3.connect(data / "games.sqlite")) as file:
        file.executescript(content)
    return data


OF_VERSION_1 = """
INSERT INTO games VALUES ('g1', 100, 200, 'the record of a game at its start', '[["", "Ada"], ["hero", ""]]',
    NULL, 1, 1, 'hero', 47, 3, '{"round": 6}');
INSERT INTO entries VALUES ('g1', 1, 'begin', NULL, NULL, 0, '- first 1');
INSERT INTO entries VALUES ('g1', 2, 'answer', 0, 'r2', 0, '0 mine 1 S');
INSERT INTO entries VALUES ('g1', 3, 'take-back', 0, 'r3', 1, '');
"""


def test_the_status_of_a_game_of_version_1_goes_to_its_last_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = made_without(("second", "third", "fourth", "fifth", "sixth"), tmp_path, monkeypatch, OF_VERSION_1)
    with Store.open(data) as store:
        assert store.info("g1") == GameInfo(
            id="g1",
            created=100,
            changed=200,
            record="the record of a game at its start",
            seats=(Seat("", "Ada"), Seat("hero")),
            assisted=True,
            over=True,
            rank="hero",
            points=47,
            version=3,
            summary='{"round": 6}',
        )
        assert store.entries("g1") == [
            Entry(1, "begin", steps=("- first 1",)),
            Entry(2, "answer", 0, "r2", steps=("0 mine 1 S",)),
            Entry(3, "take-back", 0, "r3", 1),
        ]
        add(store, 4)
        assert store.info("g1").assisted


OF_VERSION_2 = """
INSERT INTO campaigns VALUES ('c1', 50, 'normal', 'the file of a campaign');
INSERT INTO games VALUES ('first', 100, 'record', '[["", ""]]', 'c1');
INSERT INTO games VALUES ('gone', 100, 'record', '[["", ""]]', 'c1');
INSERT INTO games VALUES ('second', 60, 'record', '[["", ""]]', 'c1');
DELETE FROM games WHERE id = 'gone';
INSERT INTO entries VALUES ('first', 1, 'begin', NULL, NULL, 0, '- first 1', 100, 0, 1, 'hero', 47, '');
INSERT INTO entries VALUES ('second', 1, 'begin', NULL, NULL, 0, '- first 1', 60, 0, 0, '', NULL, '');
INSERT INTO access VALUES ('first', 'hash', '[0]');
"""


def test_games_of_version_2_stay_in_the_order_in_which_they_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = made_without(("third", "fourth", "fifth", "sixth"), tmp_path, monkeypatch, OF_VERSION_2)
    with Store.open(data) as store:
        assert [game.id for game in store.games_of("c1")] == ["first", "second"]
        store.create(info("third", created=10.0, campaign="c1"), BEGIN, SECRET, (0,))
        assert [game.id for game in store.games_of("c1")] == ["first", "second", "third"]
        store.delete("first")
    with closing(sqlite3.connect(data / "games.sqlite")) as file:
        assert file.execute("SELECT game FROM entries").fetchall() == [("second",), ("third",)]
        assert file.execute("SELECT game FROM access").fetchall() == [("third",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []


OF_VERSION_4 = """
INSERT INTO campaigns VALUES ('c1', 50, 'normal', 'the file of a campaign');
INSERT INTO games VALUES (1, 'g1', 100, 'record', '[["", "Ada"], ["hero", ""]]', 'c1', 2218813425);
INSERT INTO entries VALUES ('g1', 1, 'begin', NULL, NULL, 0, '- first 1', 200.5, FALSE, FALSE, '', NULL, '',
    2168243644);
INSERT INTO entries VALUES ('g1', 2, 'answer', 0, 'r2', 0, '0 mine 1 S', 300.5, FALSE, TRUE, 'hero', 47, '{}',
    1050991391);
INSERT INTO latest VALUES ('g1', 2, 300.5, FALSE);
INSERT INTO access VALUES ('g1', '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b', '[0]');
"""
"""Written by the code of that version, with its sums."""


Older = Callable[[tuple[str, ...], str], Place]


@pytest.fixture(params=KINDS)
def older(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Older]:
    """Make a place as it was before later migrations, with something in it."""
    with ExitStack() as stack:

        def made(later: tuple[str, ...], content: str) -> Place:
            if request.param == SQLITE:
                return Place(SQLITE, str(made_without(later, tmp_path, monkeypatch, content)))
            address = stack.enter_context(cluster().database("template0"))
            with monkeypatch.context() as patch:
                patch.setattr(migration, "MIGRATIONS", before(later, tmp_path))
                Store.open_database(address).close()
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(content.encode())
            return Place(POSTGRES, address)

        yield made


def test_games_of_version_4_stay_as_they_were_and_belong_to_nobody(older: Older) -> None:
    of_version_4 = older(("fifth", "sixth"), OF_VERSION_4)
    with of_version_4.open() as store:
        game = store.info("g1")
        assert (game.problem, game.campaign, game.rank, game.points) == ("", "c1", "hero", 47)
        assert store.entries("g1") == [
            Entry(1, "begin", steps=("- first 1",)),
            Entry(2, "answer", 0, "r2", steps=("0 mine 1 S",)),
        ]
        assert store.seats_of("g1", "secret") == (0,)
        assert store.owners("g1") == {}
        assert store.group_of_game("g1") is None
        assert store.lived() == 0
        with_people(store).own("g1", {1: "ada"})
        store.append("g1", Entry(3, "answer", 1, lived=4.5), Changes(""))
    with of_version_4.open() as store:
        assert [entry.lived for entry in store.entries("g1")] == [None, None, 4.5]
        assert store.seats_of("g1", SECRETS["ada"]) == (1,)
        assert store.whole("g1").entries[0]["lived"] is None


OF_VERSION_5 = """
INSERT INTO profiles VALUES ('ada', 'Ada', 'wolf', 10, 10);
INSERT INTO groups VALUES ('friends', 1, '{}', '', '', NULL, '', NULL, 100, 2);
INSERT INTO members VALUES ('friends', 'ada', 0, NULL);
INSERT INTO talk VALUES ('friends', 1, 50.5, 'ada', 'Ada', 0, FALSE, 'text', 'Hello');
INSERT INTO talk VALUES ('friends', 2, 50.5, 'ada', 'Ada', 0, FALSE, 'text', 'Hello');
"""


def test_talk_of_version_5_stays_as_it_was(older: Older) -> None:
    with older(("sixth",), OF_VERSION_5).open() as store:
        assert store.say("friends", line("Hello", request="r1")) == 3
        with pytest.raises(AlreadyThere):
            store.say("friends", line("Hello", request="r1"))
        assert store.talk("friends") == [
            line("Hello", number=1),
            line("Hello", number=2),
            line("Hello", number=3, request="r1"),
        ]


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    with_game(data).close()
    before = schema(data)
    with monkeypatch.context() as patch:
        with_next(tmp_path, patch, then="raise RuntimeError('half way')")
        with pytest.raises(RuntimeError, match="half way"):
            Store.open(data)
    assert schema(data) == before
    with Store.open(data) as store:
        assert store.info("g1") == info()


def test_reading_an_older_file_migrates_it_if_nobody_has_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    store = with_game(data)
    with_next(tmp_path, monkeypatch)
    with pytest.raises(StoreBusy):
        Store.read(data)
    store.close()
    with Store.read(data) as reader:
        assert reader.entries("g1") == [BEGIN]
