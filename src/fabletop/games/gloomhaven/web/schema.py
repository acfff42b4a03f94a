"""Database tables of campaigns. Changes go with a new migration beside this file and a new HEAD."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from ....web.storage.schema import metadata

HEAD = "0002"  # the newest migration of these tables

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
