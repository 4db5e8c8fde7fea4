"""Where the games of a benchmark are kept: in a folder, or in a PostgreSQL of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
from support.databases import Cluster

SETTINGS = ("shared_buffers=128MB", "log_min_messages=panic")
"""The rest is as PostgreSQL has it: a commit waits for the disk."""


class Kept:
    """Where our server keeps its games, and the bare handler its rows."""

    def __init__(self, folder: Path, cluster: Cluster | None) -> None:
        self.place: Path | str = cluster.address("games") if cluster else folder / "data"
        self.bare = cluster.address("bare") if cluster else str(folder / "bare.sqlite")
        self.processes = [cluster.pid] if cluster else []
        """The processes of the database, without their children."""

    @property
    def arguments(self) -> list[str]:
        """The arguments of our server."""
        if isinstance(self.place, Path):
            return ["--data", str(self.place)]
        # It has quotas for each address, so clients say theirs, as if they came through a proxy.
        return ["--database", self.place, "--proxy", "127.0.0.1"]


@contextmanager
def kept(folder: Path, database: bool) -> Iterator[Kept]:
    """Keep games in a folder, or in a PostgreSQL in that folder, which ends with the benchmark."""
    if not database:
        yield Kept(folder, None)
        return
    folder.chmod(0o755)  # PostgreSQL may run as another user
    cluster = Cluster(SETTINGS, folder)
    try:
        for name in ("games", "bare"):
            cluster.run(f"CREATE DATABASE {name}")
        yield Kept(folder, cluster)
    finally:
        cluster.close()
