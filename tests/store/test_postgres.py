"""Opening a PostgreSQL database: its address, its version, and sentences for what is wrong with it."""

from __future__ import annotations

import builtins
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from monsterlands.store import Store, StoreBusy, StoreError, migration
from monsterlands.store.tables import metadata
from support.databases import PATIENCE, cluster, waited
from support.stores import BEGIN, add, heard, info, killed, started

PASSWORD = "open-sesame"


@pytest.fixture
def address() -> Iterator[str]:
    """The address of a new store."""
    with cluster().database() as made:
        yield made


@pytest.fixture
def empty() -> Iterator[str]:
    """The address of a database without tables."""
    with cluster().database("template0") as made:
        yield made


def run(address: str, statement: str) -> list[tuple[Any, ...]]:
    """Run a statement."""
    with psycopg.connect(address, autocommit=True) as connection:
        done = connection.execute(statement.encode())
        return done.fetchall() if done.description else []


def tables(address: str) -> set[str]:
    return {name for (name,) in run(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")}


def refused(address: str) -> StoreError:
    """Return how opening is refused, which must tell no password, and clients neither host nor user."""
    with pytest.raises(StoreError) as refusal:
        Store.open_database(address)
    told = [str(refusal.value), refusal.value.public_message, repr(refusal.value.__cause__)]
    assert not any(PASSWORD in each for each in told)
    assert "nobody-i-know" not in refusal.value.public_message
    assert str(cluster().folder) not in refusal.value.public_message
    assert refusal.value.__suppress_context__ or refusal.value.__context__ is None
    return refusal.value


# --- addresses ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "games",
        "/var/lib/games",
        "sqlite:///games.sqlite",
        f"postgersql://ada:{PASSWORD}@host/games",
        f"postgresql://ada:{PASSWORD}@host:port/games",
        f"postgresql://ada:{PASSWORD}@[::1/games",
        f"postgresql://ada:{PASSWORD}@host/games?colour=green",
    ],
)
def test_what_is_not_an_address_is_refused(text: str) -> None:
    assert str(refused(text)) == (
        "This is not the address of a database. Write it as postgresql://USER@HOST/NAME."
    )


def test_a_server_that_is_not_there() -> None:
    error = refused(f"postgresql://nobody-i-know:{PASSWORD}@127.0.0.1:1/games")
    assert type(error) is StoreBusy
    assert str(error).startswith("The database games at 127.0.0.1:1 does not answer.")
    assert error.public_message == "The database of the games does not answer."


def test_a_host_that_does_not_exist() -> None:
    assert "does not answer" in str(refused(f"postgresql://ada:{PASSWORD}@no-such-host.invalid/games"))


def test_a_database_that_is_not_there() -> None:
    error = refused(cluster().address("nowhere"))
    assert str(error).endswith("has no database nowhere. Create it first.")
    assert error.public_message == "The database of the games cannot be used."


def test_a_user_who_is_not_known() -> None:
    assert str(refused(cluster().address(user="nobody-i-know"))).endswith(
        "does not let the user nobody-i-know in."
    )


@pytest.fixture
def passwords() -> Iterator[None]:
    """A server that asks for passwords."""
    rules = cluster().folder / "pg_hba.conf"
    before = rules.read_text()
    cluster().run(f"CREATE ROLE ada LOGIN SUPERUSER PASSWORD '{PASSWORD}'")
    rules.write_text("local all ada scram-sha-256\nlocal all all trust\n")
    cluster().run("SELECT pg_reload_conf()")
    assert waited(
        lambda: not run(cluster().address(), "SELECT 1 FROM pg_hba_file_rules WHERE error IS NOT NULL")
    )
    yield
    rules.write_text(before)
    cluster().run("SELECT pg_reload_conf()")
    cluster().run("DROP ROLE ada")


def test_a_wrong_password(address: str, passwords: None) -> None:
    of_ada = address.replace("postgres@", "ada:{}@")
    sentence = "does not accept the password of the user ada."
    assert waited(lambda: str(refused(of_ada.format("wrong"))).endswith(sentence))
    assert str(refused(address.replace("postgres@", "ada@"))).endswith(sentence)
    with Store.open_database(of_ada.format(PASSWORD)) as store:
        assert store.games() == []
        assert PASSWORD not in repr(store.place) + repr(vars(store._database))


def test_a_user_who_may_not_make_tables(empty: str) -> None:
    cluster().run("CREATE ROLE guest LOGIN")
    try:
        error = refused(empty.replace("postgres@", "guest@"))
        assert str(error).endswith("does not let its user do this. Make that user its owner.")
    finally:
        cluster().run("DROP ROLE guest")


def test_the_driver_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name.startswith("psycopg"):
            raise ImportError(name)
        return found(name, *others)

    for module in [name for name in sys.modules if name.startswith("monsterlands.store.postgres")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without)
    for opened in (Store.open_database, Store.read_database):
        with pytest.raises(StoreError, match=r"not installed: pip install monsterlands\[postgres\]$"):
            opened("postgresql://ada@host/games")


# --- tables -------------------------------------------------------------------------------------


def test_the_migrations_make_the_tables_that_the_store_uses(empty: str) -> None:
    Store.open_database(empty).close()
    assert tables(empty) == {*metadata.tables, "alembic_version"}
    with Store.open_database(empty) as store, store._database.writing() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_what_is_committed_is_on_the_disk_whatever_the_server_is_set_to(address: str) -> None:
    run(
        address, f"ALTER DATABASE {address.partition('@/')[2].partition('?')[0]} SET synchronous_commit = off"
    )
    with Store.open_database(address) as store, store._database.writing() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        assert connection.exec_driver_sql("SHOW statement_timeout").scalar() == "10s"


def test_a_database_of_another_program_is_left_alone(empty: str) -> None:
    run(empty, "CREATE TABLE chess (move text)")
    for opened in (Store.open_database, Store.read_database):
        with pytest.raises(StoreError, match=r"does not hold games of monsterlands\. Use another one\.$"):
            opened(empty)
    assert tables(empty) == {"chess"}


def test_games_of_a_newer_version_are_left_alone(address: str) -> None:
    run(address, "UPDATE alembic_version SET version_num = 'from the future'")
    for opened in (Store.open_database, Store.read_database):
        with pytest.raises(StoreError, match=r"is of a newer version of monsterlands\."):
            opened(address)


def test_reading_changes_nothing(empty: str, address: str) -> None:
    with pytest.raises(StoreError, match=r"holds no games\.$"):
        Store.read_database(empty)
    assert tables(empty) == set()
    with Store.open_database(address) as store, Store.read_database(address) as reader:
        store.create(info(), BEGIN, "", ())
        assert reader.entries("g1") == [BEGIN]
        with pytest.raises(StoreError, match=r"is read-only\. Nothing was stored\.$"):
            add(reader, 2)
        with pytest.raises(StoreError, match=r"is read-only\. Nothing was stored\.$"):
            reader.delete("g1")
        assert store.info("g1").version == 1


def with_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> None:
    """Have one migration more."""
    migrations = tmp_path / "migrations"
    shutil.copytree(migration.MIGRATIONS, migrations)
    (migrations / "versions" / "next.py").write_text(
        f'from alembic import op\nrevision = "next"\ndown_revision = "{migration.newest()}"\n'
        f'def upgrade():\n    op.execute("ALTER TABLE games ADD COLUMN colour text")\n    {then}\n'
    )
    monkeypatch.setattr(migration, "MIGRATIONS", migrations)


def test_a_migration_that_fails_changes_nothing(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open_database(address) as store:
        store.create(info(), BEGIN, "", ())
    with monkeypatch.context() as patch:
        with_next(tmp_path, patch, "raise RuntimeError('half way')")
        with pytest.raises(RuntimeError, match="half way"):
            Store.open_database(address)
    with Store.open_database(address) as store:
        assert store.info("g1") == info()


MIGRATE = """
import sys, time
from monsterlands.store import migration
found = migration.migrate
def slowly(connection):
    found(connection)
    print("half way", flush=True)
    time.sleep(60)
migration.migrate = slowly
opened(sys.argv[1])
"""


def test_a_migration_that_is_cut_off_leaves_nothing_behind(empty: str) -> None:
    other = started(MIGRATE, empty)
    assert heard(other) == "half way"
    killed(other)
    assert tables(empty) == set()
    with Store.open_database(empty) as store:
        store.create(info(), BEGIN, "", ())


def test_processes_that_begin_at_once_migrate_once(empty: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(Store.open_database, [empty] * 4))
    for number, store in enumerate(stores):
        store.create(info(f"g{number}"), BEGIN, "", ())
    assert [len(store.games()) for store in stores] == [4, 4, 4, 4]
    for store in stores:
        store.close()


OPEN_AND_END = "import sys\nopened(sys.argv[1])\nprint('open', flush=True)"


def test_a_process_that_forgets_to_close_ends(address: str) -> None:
    other = started(OPEN_AND_END, address)
    assert heard(other) == "open"
    assert other.wait(PATIENCE) == 0
    killed(other)


def test_a_text_that_the_database_cannot_hold_is_refused(address: str) -> None:
    with Store.open_database(address) as store:
        with pytest.raises(StoreError, match=r"cannot hold this text"):
            store.create(info(record="a\0b"), BEGIN, "", ())
        assert store.games() == []


def test_a_copy_is_made_by_the_program_of_postgresql(address: str, tmp_path: Path) -> None:
    with (
        Store.open_database(address) as store,
        pytest.raises(StoreError, match=r"by the program of PostgreSQL: pg_dump\.$"),
    ):
        store.back_up(tmp_path / "copy")
