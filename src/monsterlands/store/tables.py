"""The tables, as the newest migration leaves them. Those of people are in `people_tables`."""

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
    sa.Column("checksum", sa.BigInteger),  # None if it was stored before there were checksums
)

# A move writes one row of `entries` and changes a narrow one of `latest`, because a player waits for it.

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
    sa.Column("checksum", sa.BigInteger),  # of everything but the summary
    sa.Column("lived", sa.Float),  # None if it was stored before there was such a clock
    sqlite_with_rowid=False,
)

# It has no index of `changed`, which each move would have to write: reading it all takes milliseconds.

latest = sa.Table(
    "latest",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("assisted", sa.Boolean, nullable=False),
    sqlite_with_rowid=False,
    postgresql_with={"fillfactor": 70},  # so that a move changes its row in place
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

thoughts = sa.Table(
    "thoughts",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("leased_by", sa.Text),
    sa.Column("leased_until", sa.Float),
    sa.Column("choice", sa.Integer),
)
