"""Games with their entries, who may see them, snapshots, and campaigns."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    if op.get_context().dialect.name != "sqlite":
        return  # the third migration makes the tables of other databases
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("difficulty", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), index=True),
        sa.Column("assisted", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rank", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
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
        sa.UniqueConstraint("game", "request", name="one_request"),
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
