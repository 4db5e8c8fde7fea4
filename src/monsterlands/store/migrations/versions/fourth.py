"""Know the last version of each game in a second place, sums that find damage, and the thoughts of bots."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the tables; games of before have no sums."""
    op.add_column("games", sa.Column("checksum", sa.BigInteger))
    op.add_column("entries", sa.Column("checksum", sa.BigInteger))
    op.create_table(
        "latest",
        _game(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("assisted", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
        postgresql_with={"fillfactor": 70},
    )
    op.execute("""
        INSERT INTO latest
        SELECT entries.game, entries.version, entries.changed, entries.assisted
        FROM games JOIN entries ON entries.game = games.id
        WHERE entries.version = (SELECT max(version) FROM entries AS each WHERE each.game = games.id)
    """)
    op.create_table(
        "thoughts",
        _game(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("leased_by", sa.Text),
        sa.Column("leased_until", sa.Float),
        sa.Column("choice", sa.Integer),
    )


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
