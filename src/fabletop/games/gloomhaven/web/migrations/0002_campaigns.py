"""Campaigns, their earlier points, players and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "campaign_documents",
        sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "campaign_players",
        sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("party", sa.Integer, primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("token", sa.String(64)),
    )
    op.create_index("campaign_players_by_token", "campaign_players", ["token"], unique=True)
    op.create_table(
        "campaign_tables",
        sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("party", sa.Integer, primary_key=True),
        sa.Column("chapter", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("applied", sa.Integer, nullable=False),
    )
    op.create_index("campaign_tables_by_table", "campaign_tables", ["table_id"], unique=True)


def downgrade() -> None:
    op.drop_table("campaign_tables")
    op.drop_table("campaign_players")
    op.drop_table("campaign_documents")
    op.drop_table("campaigns")
