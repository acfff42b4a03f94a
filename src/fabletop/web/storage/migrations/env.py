"""Run by Alembic: the connection comes from `upgrade`, or for `alembic` by hand from DB_URL."""

from __future__ import annotations

import os

from alembic import context
from sqlalchemy import Connection, create_engine

from fabletop.web.storage.schema import metadata


def run() -> None:
    connection = context.config.attributes.get("connection")
    if connection is None:
        with create_engine(os.environ["DB_URL"]).begin() as connection:
            migrate(connection)
    else:
        migrate(connection)


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
    )
    context.run_migrations()


run()
