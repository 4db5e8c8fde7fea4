"""Number the games in the order in which they begin, even if the clock is set back."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make a new table of games; the row ids of SQLite were in this order, but could change."""
    if op.get_context().dialect.name != "sqlite":
        _begin()
        return
    op.create_table(
        "games_3",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id")),
    )
    op.execute("INSERT INTO games_3 SELECT rowid, id, created, record, seats, campaign FROM games")
    op.drop_table("games")
    op.rename_table("games_3", "games")
    op.create_index("ix_games_campaign", "games", ["campaign"])


def _begin() -> None:
    """Make all tables: games were kept in SQLite only before this version."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("difficulty", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), index=True),
    )
    op.create_table(
        "entries",
        _game(),
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
    )
    op.create_table(
        "access",
        _game(),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("seats", sa.JSON, nullable=False),
    )
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
