"""Bringing a database up to date, with Alembic, at every start: the common tables, and those of
games with pages of their own, each in a branch of its own."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from ...plugin import Migrations, pages
from ..schema import HEAD


def upgrade(connection: Connection) -> None:
    """Run what is missing. Alembic is slow to load, so it is left alone where nothing is."""
    if _versions(connection) == newest_revisions():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    here = Path(__file__).parent
    folders = [here / "versions", *(one.folder for one in branches())]
    config.set_main_option("script_location", str(here))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(map(str, folders)))
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")


def branches() -> list[Migrations]:
    """The branches of games with tables of their own."""
    return [one.migrations for one in pages().values() if one.migrations is not None]


def newest_revisions() -> set[str]:
    """The heads of all branches, as Alembic notes them in a database that is up to date."""
    return {HEAD, *(one.head for one in branches())} - {one.after for one in branches()}


def _versions(connection: Connection) -> set[str]:
    """The newest revisions that the database has: one for each branch."""
    if not inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
