"""Move the status of a game into its entries, so that a move writes one row; drop their index."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

STANDING = ("changed", "assisted", "over", "rank", "points", "version", "summary")


def upgrade() -> None:
    """Make a new table of entries; the last entry of each game gets its status."""
    if op.get_context().dialect.name != "sqlite":
        return  # the third migration makes the tables of other databases
    op.create_table(
        "entries_2",
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
    op.execute("""
        INSERT INTO entries_2
        SELECT entries.game, entries.version, kind, seat, request, dropped, steps,
            coalesce(changed, 0), coalesce(assisted, 0), coalesce(over, 0), coalesce(rank, ''), points,
            coalesce(summary, '')
        FROM entries LEFT JOIN games ON games.id = entries.game AND games.version = entries.version
    """)
    op.drop_table("entries")
    op.rename_table("entries_2", "entries")
    with op.batch_alter_table("games") as games:
        for column in STANDING:
            games.drop_column(column)
