"""Profiles of people, who owns a seat, groups with their talk, and a clock that stands still."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add the tables; entries of before have no time of the new clock."""
    op.add_column("entries", sa.Column("lived", sa.Float))
    _profiles()
    _groups()
    op.create_table(
        "clock",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("lived", sa.Float, nullable=False),
        sa.Column("counted", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _profiles() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("emblem", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        _of("profiles", "profile", index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.Text, primary_key=True),
        _of("profiles", "profile", index=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        _of("profiles", "profile", index=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "owners",
        _of("games", "game", key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        _of("profiles", "profile", index=True),
    )
    op.create_table(
        "campaign_owners",
        _of("campaigns", "campaign", key=True),
        _of("profiles", "profile", index=True),
    )


def _groups() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("invitation_hash", sa.Text, unique=True),
        sa.Column("watching", sa.Text, nullable=False),
        sa.Column("watching_hash", sa.Text),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
    )
    op.create_table(
        "members",
        _of("groups", "group", key=True),
        _of("profiles", "profile", key=True, index=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float),
    )
    op.create_table(
        "group_games",
        _of("games", "game", key=True),
        _of("groups", "group", index=True),
    )
    op.create_table(
        "talk",
        _of("groups", "group", key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("profile", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("looking_on", sa.Boolean, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("id", sa.Text, primary_key=True),
        _of("groups", "group", index=True),
        sa.Column("profile", sa.Text, nullable=False),
        sa.Column("looks", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        postgresql_with={"fillfactor": 70},
    )


def _of(table: str, name: str, *, key: bool = False, index: bool = False) -> sa.Column[str]:
    parent = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, parent, primary_key=key, nullable=False, index=index or None)
