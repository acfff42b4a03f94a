"""The players of a campaign and the secrets that open their seats."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from ....web.http.cookies import Visitor, keep_secret
from ....web.lobby.page import BOT_STRENGTHS
from ....web.tables.tokens import hashed, new_token
from ....web.view.voice import voice
from .storage import StoredPlayer

HERE = ("you", "hot")  # who sits at the browser that began the campaign


def seated(
    party: int,
    number: int,
    kind: str,
    name: str,
    visitor: Visitor,
    tokens: dict[tuple[int, int], str],
) -> StoredPlayer:
    if kind in BOT_STRENGTHS:
        spoken = voice(visitor.language)(f"web-bot-{kind}")
        return StoredPlayer(party, number, kind, name or spoken, None)
    token = tokens[party, number] = new_token()
    return StoredPlayer(
        party, number, kind, name or (visitor.name if kind == "you" else ""), hashed(token)
    )


def hand_out(
    reply: Response,
    request: Request,
    id: str,
    players: list[StoredPlayer],
    tokens: Mapping[tuple[int, int], str],
) -> None:
    for one in players:
        token = tokens.get((one.party, one.player))
        if token is not None:
            what = "player" if one.kind in HERE else "invite"
            keep_secret(reply, request, f"{what}-{one.party}-{one.player}", token, f"/c/{id}")


def seat_token(player: str, table: str, seat: int) -> str:
    """The secret of a seat: whoever has the player's can make it, and nobody can go back."""
    digest = hashlib.sha256(f"{player}/{table}/{seat}".encode()).digest()
    return urlsafe_b64encode(digest[:18]).decode()
