"""The version of the tables, and the migrations to the newest one."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from .errors import Place, StoreError

MIGRATIONS = Path(__file__).with_name("migrations")
REVISION = re.compile(r'^(revision|down_revision) = "(.+)"$', re.MULTILINE)
"""A version in a migration, and the one before."""


def version_of(connection: Connection, place: Place) -> str | None:
    """Return the version of the tables; None if there are no tables yet.

    The connection must be in a transaction.

    :raises StoreError: if they are of a newer version, or not of monsterlands
    """
    names = inspect(connection).get_table_names()
    found: str | None = None
    if "alembic_version" in names:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is None and names:
        raise StoreError("does not hold games of monsterlands. Use another one.", place)
    if found is not None and found not in _versions("revision"):
        raise StoreError("is of a newer version of monsterlands. Use that version, or another store.", place)
    return found


def newest() -> str:
    """Return the version of the tables that this program uses."""
    (version,) = _versions("revision") - _versions("down_revision")
    return version


def migrate(connection: Connection) -> None:
    """Migrate the tables to the newest version, in the transaction of the connection."""
    # Imported here: it takes a tenth of the time that the program needs to start, and few starts need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _versions(kind: str) -> set[str]:
    """Return the versions that the migrations name as this."""
    files = (file.read_text() for file in (MIGRATIONS / "versions").glob("*.py"))
    return {version for file in files for found, version in REVISION.findall(file) if found == kind}
