"""Know what somebody has said already, so that a line that is sent twice is stored once."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the ids of messages; lines of before have none."""
    op.add_column("talk", sa.Column("request", sa.Text))
    op.create_index("ix_talk_request", "talk", ["group", "request"], unique=True)
