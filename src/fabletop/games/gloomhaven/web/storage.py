"""Campaigns in the database: the document and its earlier points, the players, the tables.

A campaign goes on in one transaction: the document with its next version, the mark that a table's
result is in it, and the next table. Whoever comes later, or comes twice, is told `Overtaken` and
looks again. So nothing can be lost between two of these writes, and nothing can count twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.json import decode
from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ....web.storage import schema as tables
from ....web.storage.entries import StoredTable
from ....web.storage.store import Store, add_table, now
from . import schema

REPLACED = -1  # as `applied`: another table took the place of this one
LOCK = "campaign"


class Overtaken(Exception):
    """The campaign has gone on meanwhile; nothing was written."""


class StoredCampaign(msgspec.Struct, frozen=True):
    id: str
    title: str
    document: str
    version: int


class StoredPlayer(msgspec.Struct, frozen=True):
    """`kind`: you, hot, open (a friend by link), or the strength of a bot."""

    party: int
    player: int
    kind: str
    name: str
    token: str | None  # hashed


class Sitting(msgspec.Struct, frozen=True):
    """A table of a campaign: a visit or a scenario; `players` leads each seat."""

    party: int
    chapter: int
    kind: str
    table: str
    players: tuple[int, ...]
    base: int
    applied: int


class NewTable(msgspec.Struct, frozen=True):
    """A table to be opened; `watch` is a hash."""

    stored: StoredTable
    game: str
    kind: str
    players: tuple[int, ...]
    watch: str


class Campaigns:
    """The campaigns of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Looking

    async def campaign(self, id: str) -> StoredCampaign | None:
        c = schema.campaigns.c
        query = select(c.id, c.title, c.document, c.version).where(c.id == id)
        row = await self._store.look(lambda db: db.execute(query).one_or_none())
        return None if row is None else StoredCampaign(*row)

    async def players(self, id: str) -> list[StoredPlayer]:
        p = schema.campaign_players.c
        query = (
            select(p.party, p.player, p.kind, p.name, p.token)
            .where(p.campaign_id == id)
            .order_by(p.party, p.player)
        )
        rows = await self._store.look(lambda db: db.execute(query).all())
        return [StoredPlayer(*row) for row in rows]

    async def player(self, token: str) -> tuple[str, int, int] | None:
        """The campaign, party and player of a hashed token."""
        p = schema.campaign_players.c
        query = select(p.campaign_id, p.party, p.player).where(p.token == token)
        row = await self._store.look(lambda db: db.execute(query).one_or_none())
        return None if row is None else (row.campaign_id, row.party, row.player)

    async def sittings(self, id: str) -> list[Sitting]:
        """All tables, those of one party in their order."""
        t = schema.campaign_tables.c
        query = _SITTINGS.where(t.campaign_id == id).order_by(t.party, t.chapter)
        rows = await self._store.look(lambda db: db.execute(query).all())
        return [_sitting(row) for row in rows]

    async def campaign_of(self, table: str) -> str | None:
        t = schema.campaign_tables.c
        query = select(t.campaign_id).where(t.table_id == table)
        return await self._store.look(lambda db: db.execute(query).scalar())

    async def earlier(self, id: str, version: int) -> str | None:
        """The document at one of its versions."""
        d = schema.campaign_documents.c
        query = select(d.document).where(d.campaign_id == id, d.version == version)
        return await self._store.look(lambda db: db.execute(query).scalar())

    # Changing

    async def create(self, campaign: StoredCampaign, players: Sequence[StoredPlayer]) -> None:
        def work(db: Connection) -> None:
            row = {**msgspec.structs.asdict(campaign), "created": now()}
            db.execute(insert(schema.campaigns), row)
            _keep(db, campaign.id, campaign.version, campaign.document)
            _seat(db, campaign.id, players)

        await self._store.change(LOCK, campaign.id, work)

    async def add_party(
        self, id: str, version: int, document: str, players: Sequence[StoredPlayer]
    ) -> None:
        """A new party of this world. Raises Overtaken."""

        def work(db: Connection) -> None:
            _turn(db, id, version, document)
            _seat(db, id, players)

        await self._written(id, work)

    async def open_table(self, id: str, version: int, party: int, new: NewTable) -> None:
        """The first table of a party, or one in place of another. Raises Overtaken."""
        await self._written(id, lambda db: _open(db, id, version, party, new))

    async def replace(self, id: str, version: int, old: Sitting, new: NewTable) -> None:
        """A table takes the place of one that was begun in another state of the world."""

        def work(db: Connection) -> None:
            _check(db, id, version)
            _mark(db, old, REPLACED)
            _open(db, id, version, old.party, new)

        await self._written(id, work)

    async def advance(
        self, id: str, version: int, document: str, done: Sitting, new: NewTable
    ) -> None:
        """The result of a table becomes the next version, and the party's next table is opened.
        Raises Overtaken if the table counts already or the campaign has another version."""

        def work(db: Connection) -> None:
            _mark(db, done, version + 1)
            _turn(db, id, version, document)
            _open(db, id, version + 1, done.party, new)

        await self._written(id, work)

    async def rename(self, id: str, party: int, player: int, name: str) -> None:
        p = schema.campaign_players.c
        query = (
            update(schema.campaign_players)
            .where(p.campaign_id == id, p.party == party, p.player == player)
            .values(name=name)
        )
        await self._store.change(LOCK, id, lambda db: db.execute(query))

    async def take_seats(self, table: str, tokens: Mapping[int, str]) -> None:
        """Hashed tokens of seats whose player has come; who was there before stays."""

        def work(db: Connection) -> None:
            s = tables.seats.c
            taken = set(db.execute(select(s.seat).where(s.table_id == table)).scalars())
            rows = [
                {"table_id": table, "seat": seat, "token": token}
                for seat, token in tokens.items()
                if seat not in taken
            ]
            if rows:
                db.execute(insert(tables.seats), rows)

        await self._store.change("seats", table, work)

    async def _written(self, id: str, work: Callable[[Connection], None]) -> None:
        try:
            await self._store.change(LOCK, id, work)
        except IntegrityError:  # the same table of the same party was opened by somebody else
            raise Overtaken(id) from None


_SITTINGS = select(
    schema.campaign_tables.c.party,
    schema.campaign_tables.c.chapter,
    schema.campaign_tables.c.kind,
    schema.campaign_tables.c.table_id,
    schema.campaign_tables.c.players,
    schema.campaign_tables.c.base,
    schema.campaign_tables.c.applied,
)


def _sitting(row: Row[int, int, str, str, str, int, int]) -> Sitting:
    party, chapter, kind, table, players, base, applied = row
    return Sitting(party, chapter, kind, table, tuple(decode(players)), base, applied)


def _check(db: Connection, id: str, version: int) -> None:
    c = schema.campaigns.c
    if db.execute(select(c.version).where(c.id == id)).scalar() != version:
        raise Overtaken(id)


def _turn(db: Connection, id: str, version: int, document: str) -> None:
    """From one version to the next."""
    c = schema.campaigns.c
    query = update(schema.campaigns).where(c.id == id, c.version == version)
    if db.execute(query.values(document=document, version=version + 1)).rowcount != 1:
        raise Overtaken(id)
    _keep(db, id, version + 1, document)


def _keep(db: Connection, id: str, version: int, document: str) -> None:
    row = {"campaign_id": id, "version": version, "document": document}
    db.execute(insert(schema.campaign_documents), row)


def _mark(db: Connection, done: Sitting, applied: int) -> None:
    t = schema.campaign_tables.c
    query = update(schema.campaign_tables).where(t.table_id == done.table, t.applied == 0)
    if db.execute(query.values(applied=applied)).rowcount != 1:
        raise Overtaken(done.table)


def _open(db: Connection, id: str, version: int, party: int, new: NewTable) -> None:
    _check(db, id, version)
    t = schema.campaign_tables.c
    mine = select(t.chapter, t.applied).where(t.campaign_id == id, t.party == party)
    rows = db.execute(mine).all()
    if any(row.applied == 0 for row in rows):  # there is one to be played already
        raise Overtaken(id)
    add_table(db, new.stored, new.game, new.watch)
    db.execute(
        insert(schema.campaign_tables),
        {
            "campaign_id": id,
            "party": party,
            "chapter": len(rows) + 1,
            "kind": new.kind,
            "table_id": new.stored.id,
            "players": msgspec.json.encode(new.players).decode(),
            "base": version,
            "applied": 0,
        },
    )


def _seat(db: Connection, id: str, players: Sequence[StoredPlayer]) -> None:
    rows = [{"campaign_id": id, **msgspec.structs.asdict(one)} for one in players]
    if rows:
        db.execute(insert(schema.campaign_players), rows)
