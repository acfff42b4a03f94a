"""Bringing a database up to date, with Alembic, at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from ..schema import HEAD


def upgrade(connection: Connection) -> None:
    """Run what is missing. Alembic is slow to load, so it is left alone where nothing is."""
    if _version(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
