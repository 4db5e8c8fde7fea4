"""The tables, as the newest migration leaves them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("difficulty", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),  # the order in which they began
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), index=True),
)

# A move writes one row in one tree and nothing else, because a player waits for it.

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("request", sa.Text),
    sa.Column("dropped", sa.Integer, nullable=False),
    sa.Column("steps", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("assisted", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("rank", sa.Text, nullable=False),
    sa.Column("points", sa.Integer),
    sa.Column("summary", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

access = sa.Table(
    "access",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("seats", sa.JSON, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
