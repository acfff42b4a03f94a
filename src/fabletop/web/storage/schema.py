"""The tables of the database. Changes go with a new migration and a new `HEAD`."""

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

HEAD = "0002"  # the newest migration

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
    Column("key", String(128)),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="entries_once"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("document", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", String(32), nullable=False),
)

campaign_documents = Table(  # every earlier point of a campaign, to go back to
    "campaign_documents",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("document", Text, nullable=False),
)

campaign_players = Table(
    "campaign_players",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id"), primary_key=True),
    Column("party", Integer, primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("token", String(64)),  # none for bots
    Index("campaign_players_by_token", "token", unique=True),
)

campaign_tables = Table(
    "campaign_tables",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id"), primary_key=True),
    Column("party", Integer, primary_key=True),
    Column("chapter", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("players", Text, nullable=False),  # who leads each seat
    Column("base", Integer, nullable=False),  # version of the campaign it began from
    Column("applied", Integer, nullable=False),  # version it made; 0 until then, -1 if replaced
    Index("campaign_tables_by_table", "table_id", unique=True),
)
