"""How Alembic runs the migrations: on the connection that `connections` passes."""

from alembic import context

from monsterlands.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
