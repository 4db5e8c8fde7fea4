"""Number the games in the order in which they begin, even if the clock is set back."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make a new table of games; the row ids of SQLite were in this order, but could change."""
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
