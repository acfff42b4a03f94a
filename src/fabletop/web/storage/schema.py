"""The common tables of the database. Changes go with a new migration and a new `HEAD`; tables of
a game's own lie in its folder and join this metadata (`web.plugin.Migrations`)."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from ..http.limits import ENTRY_KEY_LENGTH

HEAD = "0001"  # the newest migration of the common tables

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("plan", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("watch", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("checkpoint", Text, nullable=False),
    Column("checkpoint_version", Integer, nullable=False),
    Index("tables_by_watch", "watch", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), nullable=False),
    Index("seats_by_token", "token", unique=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("rule", String(64), nullable=False),
    Column("keys", Text, nullable=False),
    Column("key", String(ENTRY_KEY_LENGTH)),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="entries_once"),
)
