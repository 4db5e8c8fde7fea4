"""A real PostgreSQL for tests, and stores in it or in a folder.

Its programs come from the package `pgserver` or, where that has no wheel, from the system. Each worker of the
tests starts one server when the first test needs it; each test gets a database of its own.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from monsterlands.store import Store
from monsterlands.store.folder import NAME

SQLITE, POSTGRES = "sqlite", "postgres"
KINDS = (SQLITE, POSTGRES)
PATIENCE = 30.0
SETTINGS = (
    "fsync=off full_page_writes=off shared_buffers=16MB max_connections=200 log_min_messages=panic".split()
)
"""For speed: a test may kill programs, or stop the server, but does not cut the power."""


def programs() -> Path:
    """Find the programs of PostgreSQL."""
    package = importlib.util.find_spec("pgserver")  # importing it would warn of missing folders
    folders = [Path(str(package.origin)).parent / "pginstall" / "bin"] if package else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("postgres"):
        folders.append(Path(found).parent)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError("the tests need PostgreSQL: pip install pgserver, or apt-get install postgresql")


class Cluster:
    """A running PostgreSQL server."""

    def __init__(self, settings: Sequence[str] = SETTINGS, within: Path | None = None) -> None:
        """Start a server.

        :param within: the folder for its own folder; None is that of the system
        """
        self._settings = settings
        self._user: dict[str, Any] = {}
        self.folder = Path(tempfile.mkdtemp(prefix="monsterlands-pg-", dir=within))
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            names = {each.pw_name for each in pwd.getpwall()}
            user = next(name for name in ("postgres", "nobody") if name in names)
            os.chown(self.folder, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
            self._user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": ()}
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "--no-locale", "-U", "postgres")
        self._numbers = count(1)
        self.start()
        self._make_template()

    def address(self, database: str = "postgres", user: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = [part for setting in self._settings for part in ("-c", setting)]
        quiet: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
        folder = str(self.folder)
        command = [str(programs() / "postgres"), "-D", folder, "-h", "", "-k", folder, *settings]
        self._server: subprocess.Popen[Any] = subprocess.Popen(command, cwd=folder, **quiet, **self._user)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address()).close()
                return
            except psycopg.OperationalError:
                assert self._server.poll() is None, "PostgreSQL does not start"
                assert time.monotonic() < until, "PostgreSQL does not answer"
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        """The process of the server; those of its connections are children of it."""
        return self._server.pid

    def stop(self) -> None:
        """Stop the server at once, as a power cut would; the next start recovers."""
        self._end(signal.SIGQUIT)

    def pause(self) -> None:
        """Let the server stand still: it takes connections, and answers nothing."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let the server go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        pids = [self._server.pid]
        children = Path(f"/proc/{self._server.pid}/task/{self._server.pid}/children")
        pids += map(int, children.read_text().split())
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def _end(self, number: signal.Signals) -> None:
        self._server.send_signal(number)
        self._server.wait(PATIENCE)

    def close(self) -> None:
        """Stop the server and remove everything."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, statement: str) -> None:
        """Run a statement of the owner."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _make_template(self) -> None:
        """Make an empty store once: copying it is faster than the migrations."""
        self.run("CREATE DATABASE empty_store")
        Store.open_database(self.address("empty_store")).close()

    @contextmanager
    def database(self, template: str = "empty_store") -> Generator[str, None, None]:
        """Make a database for one test, and return its address."""
        name = f"test_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.address(name)
        finally:
            self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), "-D", str(self.folder), *arguments]
        subprocess.run(command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **self._user)


@cache
def cluster() -> Cluster:
    """Return the server of this process, and start it if it does not run; `end_cluster` ends it."""
    return Cluster()


def end_cluster() -> None:
    """End the server of this process, if there is one."""
    if cluster.cache_info().currsize:
        cluster().close()
        cluster.cache_clear()
        _databases.clear()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a store of a test is: `where` is a folder, or the address of a database."""

    kind: str
    where: str

    def open(self) -> Store:
        """Open the store."""
        return open_place(self.where)

    def read(self) -> Store:
        """Open it only to read it."""
        if self.kind == POSTGRES:
            return Store.read_database(self.where)
        return Store.read(Path(self.where))

    @property
    def argument(self) -> Path | str:
        """The folder, or the address of the database, as the server takes it."""
        return self.where if self.kind == POSTGRES else Path(self.where)

    @property
    def file(self) -> Path:
        """The file of a folder."""
        assert self.kind == SQLITE
        return Path(self.where) / NAME


def open_place(where: str) -> Store:
    """Open a store by its folder or its address."""
    return Store.at(where if where.startswith("postgresql:") else Path(where))


OPEN = """
from pathlib import Path
from monsterlands.store import Store
def opened(where):
    return Store.at(where if where.startswith("postgresql:") else Path(where))
"""
"""The same, for the code of other processes: ``store = opened(sys.argv[1])``."""


@contextmanager
def new_place(kind: str, folder: Path) -> Generator[Place, None, None]:
    """Make a place for a store: in this folder, or in a new database."""
    if kind == SQLITE:
        yield Place(kind, str(folder))
        return
    with cluster().database() as address:
        yield Place(kind, address)


# --- where servers of tests keep their games ----------------------------------------------------------

_kind = SQLITE
_databases: dict[Path, str] = {}


@contextmanager
def kept_in(kind: str) -> Generator[None, None, None]:
    """Let the servers of tests keep their games in folders, or in databases instead."""
    global _kind
    before, _kind = _kind, kind
    try:
        yield
    finally:
        _kind = before


def kept_at(folder: Path) -> Place:
    """Return where a server with this folder keeps its games; a database is the same for the same folder."""
    if _kind == SQLITE:
        return Place(SQLITE, str(folder))
    if folder not in _databases:
        name = f"kept_{len(_databases)}"
        cluster().run(f"CREATE DATABASE {name} TEMPLATE empty_store")
        _databases[folder] = cluster().address(name)
    return Place(POSTGRES, _databases[folder])


def waited(condition: Callable[[], bool], patience: float = PATIENCE) -> bool:
    """Wait until something is so; return False if it never is."""
    until = time.monotonic() + patience
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True
