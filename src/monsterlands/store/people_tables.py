"""The tables of people: who they are, what is theirs, and the groups in which they play."""

from __future__ import annotations

import sqlalchemy as sa

from .tables import metadata


def _of(table: str, name: str, *, key: bool = False, index: bool = False) -> sa.Column[str]:
    """Return a column with the id of a row of another table; its row is deleted together with that one."""
    parent = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, parent, primary_key=key, nullable=False, index=index or None)


profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("emblem", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    _of("profiles", "profile", index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    _of("profiles", "profile", index=True),
    sa.Column("expires", sa.Float, nullable=False),
)

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),
    _of("profiles", "profile", index=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

owners = sa.Table(
    "owners",
    metadata,
    _of("games", "game", key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    _of("profiles", "profile", index=True),
)

campaign_owners = sa.Table(
    "campaign_owners",
    metadata,
    _of("campaigns", "campaign", key=True),
    _of("profiles", "profile", index=True),
)

groups = sa.Table(
    "groups",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),  # it may be deleted
    sa.Column("invitation", sa.Text, nullable=False),  # in clear: members see it again
    sa.Column("invitation_hash", sa.Text, unique=True),
    sa.Column("watching", sa.Text, nullable=False),
    sa.Column("watching_hash", sa.Text),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("said", sa.Integer, nullable=False),  # the number of the last line of talk
)

members = sa.Table(
    "members",
    metadata,
    _of("groups", "group", key=True),
    _of("profiles", "profile", key=True, index=True),
    sa.Column("place", sa.Integer, nullable=False),  # their order
    sa.Column("seen", sa.Float),  # by the clock that stands still
)

group_games = sa.Table(
    "group_games",
    metadata,
    _of("games", "game", key=True),
    _of("groups", "group", index=True),
)

talk = sa.Table(
    "talk",
    metadata,
    _of("groups", "group", key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("profile", sa.Text, nullable=False),  # it may be empty, or deleted
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("looking_on", sa.Boolean, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("request", sa.Text),
    sa.Index("ix_talk_request", "group", "request", unique=True),
)

# No index of `until`: each window is renewed every few seconds, and a group has a handful of them.

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    _of("groups", "group", index=True),
    sa.Column("profile", sa.Text, nullable=False),  # it may be empty
    sa.Column("looks", sa.Boolean, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
    postgresql_with={"fillfactor": 70},  # so that renewing changes a row in place
)

clock = sa.Table(
    "clock",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),  # there is one row
    sa.Column("lived", sa.Float, nullable=False),
    sa.Column("counted", sa.Float, nullable=False),  # up to when, by the clock of the database
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
