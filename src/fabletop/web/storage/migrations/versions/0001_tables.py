"""Tables, seats, entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("checkpoint", sa.Text, nullable=False),
        sa.Column("checkpoint_version", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_watch", "tables", ["watch"], unique=True)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_index("seats_by_token", "seats", ["token"], unique=True)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("rule", sa.String(64), nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("key", sa.String(128)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key", name="entries_once"),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_table("tables")
