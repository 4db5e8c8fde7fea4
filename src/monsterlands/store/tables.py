"""The tables, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Float, nullable=False),
    Column("difficulty", Text, nullable=False),
    Column("text", Text, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("number", Integer, primary_key=True),  # the order in which they began, whatever the clock said
    Column("id", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("record", Text, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("campaign", Text, ForeignKey("campaigns.id"), index=True),
)

# A move writes one row in one tree and nothing else, because a player waits for it.

entries = Table(
    "entries",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("request", Text),
    Column("dropped", Integer, nullable=False),
    Column("steps", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("assisted", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rank", Text, nullable=False),
    Column("points", Integer),
    Column("summary", Text, nullable=False),
    sqlite_with_rowid=False,
)

access = Table(
    "access",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("seats", JSON, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
