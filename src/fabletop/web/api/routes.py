"""The JSON API for other clients and for bots: the same rooms, the same snapshots, no cookies.

Who opens a table gets one token for each seat; the token goes into ``Authorization: Bearer …``.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Depends, FastAPI, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ...bots import BOTS
from ...games import games
from ...kernel.gamedef import BadSetup
from ...kernel.session.journal import Drafted
from ...kernel.words import Language
from ..http.guard import Refused, client_address
from ..http.gzip import Gzipped
from ..http.limits import CHAT_LENGTH, MOST_ANSWER_KEYS, clean_name
from ..http.responses import HANDLERS, JSON, api_language, error_reply
from ..live.stream import events
from ..lobby.form import check, why_not
from ..lobby.settings import SeatPlan, TablePlan
from ..tables.room import Room
from ..tables.seats import Site, find_room, require_seat, site_of
from ..tables.tokens import new_idempotency_key
from ..view.voice import voice
from .schemas import (
    AnswerBody,
    AnswersBody,
    ChatBody,
    CommandBody,
    GameCard,
    NewTable,
    OpenedCard,
    Short,
    SitBody,
    VoteBody,
    describe,
)

_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or of the spectators.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
Foretold = Annotated[list[Short] | None, Query(max_length=MOST_ANSWER_KEYS)]
LanguageQuery = Annotated[
    Language | None, Query(description="Language of all words; else the header's.")
]


def create_api(site: Site) -> FastAPI:
    """The API as an application of its own, to be mounted at ``/api/v1``."""
    app = FastAPI(
        title="Fabletop",
        version="1",
        description=__doc__,
        docs_url=None,
        redoc_url=None,
        exception_handlers={**HANDLERS, RequestValidationError: on_validation},
        servers=[{"url": "/api/v1"}],
        root_path_in_servers=False,
    )
    app.state.site = site
    for method, path, endpoint, more in _ENDPOINTS:
        app.add_api_route(path, endpoint, methods=[method], **more)
    app.add_api_route("/docs", docs, include_in_schema=False)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


async def on_validation(request: Request, fault: Exception) -> Response:
    """A body or parameter of the API that has not the shape described."""
    assert isinstance(fault, RequestValidationError)
    first: dict[str, Any] = next(iter(fault.errors()), {})
    place = ".".join(str(part)[:40] for part in first.get("loc", ())[:6])
    sentence = voice(api_language(request))("web-error-form")
    detail = f"{sentence} ({place}: {first.get('msg', '')})"
    return error_reply(request, 422, "web-error-form", detail)


class Guest:
    """Who asks: the room, the seat its token opens (None: spectator), and the language."""

    def __init__(self, room: Room, seat: int | None, language: str) -> None:
        self.room = room
        self.seat = seat
        self.language = language

    def snapshot(self, since: int | None = None) -> bytes:
        return msgspec.json.encode(self.room.snapshot(self.seat, self.language, since=since))

    def reply(self, since: int | None = None, *, repeated: bool = False) -> Response:
        headers = {"idempotent-replayed": "true"} if repeated else None
        return Response(self.snapshot(since), media_type=JSON, headers=headers)


async def guest(
    request: Request, table: str, bearer: Bearer, language: LanguageQuery = None
) -> Guest:
    site = site_of(request)
    room = await find_room(site, table)
    opens = await site.rooms.seat_of(table, bearer.credentials) if bearer is not None else None
    if opens is None:
        raise Refused(401, "web-error-not-seated")
    request.state.game = room.session.game
    return Guest(room, None if opens == "watch" else opens, language or api_language(request))


AGuest = Annotated[Guest, Depends(guest)]


async def docs() -> Response:
    """The usual viewers load scripts from elsewhere, which our pages never do."""
    return RedirectResponse("/api/v1/openapi.json", 303)


async def list_games() -> list[GameCard]:
    """The games, how many may sit at them, their options, and the bots."""
    return [
        GameCard(
            id=game.id,
            title=game.title,
            seats=game.seats,
            options={n: list(one.choices) for n, one in game.options.items() if not one.open},
            bots=list(BOTS),
        )
        for game in games().values()
    ]


async def create_table(request: Request, body: NewTable) -> OpenedCard:
    """Open a table. The tokens are told once and never again."""
    site = site_of(request)
    seats = [SeatPlan(one.kind, clean_name(one.name), one.bot) for one in body.seats]
    plan = TablePlan(body.game, seats, body.options, body.language or api_language(request))
    check(plan)
    site.creations.take(client_address(request))
    try:
        opened = await site.rooms.create(plan)
    except BadSetup as fault:
        why = why_not(fault, plan.game, api_language(request))
        raise Refused(422, "web-error-setup", why=why) from None
    return OpenedCard(table=opened.table, seats=opened.seats, watch=opened.watch)


async def sit(guest: AGuest, body: SitBody) -> Response:
    """Take the seat of the token, with a name."""
    name = clean_name(body.name)
    await (
        guest.room.rename(require_seat(guest), name)
        if name
        else guest.room.sit(require_seat(guest))
    )
    return guest.reply()


async def view(guest: AGuest) -> Response:
    """The table as the seat of the token sees it."""
    return guest.reply()


async def answer(guest: AGuest, body: AnswerBody) -> Response:
    """Answer the open question. A wrong `version` is refused (409); the same `key` again does
    nothing twice and is told so by the header ``idempotent-replayed``."""
    key = body.key or new_idempotency_key()
    repeated = guest.room.is_repeated(require_seat(guest), key)
    await guest.room.answer(require_seat(guest), body.keys, version=body.version, key=key)
    return guest.reply(body.version, repeated=repeated)


async def answer_all(guest: AGuest, body: AnswersBody) -> Response:
    """Give a sequence of answers, all or none; the first answers the question seen at `version`.
    Each names the rule of the question it is meant for: if another one is asked by then, the whole
    sequence is refused (422) with the number of the answer. `key` as for one answer."""
    key, seat = body.key or new_idempotency_key(), require_seat(guest)
    repeated = guest.room.is_repeated(seat, key)
    answers = [Drafted(one.rule, one.keys) for one in body.answers]
    await guest.room.answer_all(seat, answers, version=body.version, key=key)
    return guest.reply(body.version, repeated=repeated)


async def foretell(request: Request, guest: AGuest, keys: Foretold = None) -> Response:
    """What the answer with these `keys` would do until chance or a secret decides; without any,
    what each answer to the open question would do, as many as there is time for. It tells nothing
    that the seat does not know, and changes nothing."""
    seat = require_seat(guest)
    site_of(request).foretellings.take(client_address(request))
    told = await guest.room.foretell(seat, guest.language, keys)
    return Response(msgspec.json.encode(told), media_type=JSON)


async def undo(guest: AGuest, body: CommandBody) -> Response:
    """Take the last choice back, or ask the others to agree. If the game has gone on since
    `version`, nothing is done (409)."""
    await guest.room.undo(require_seat(guest), version=body.version)
    return guest.reply()


async def redo(guest: AGuest, body: CommandBody) -> Response:
    """Bring the choice taken back last back, unless the game has gone on since `version`."""
    await guest.room.redo(require_seat(guest), version=body.version)
    return guest.reply()


async def vote(guest: AGuest, body: VoteBody) -> Response:
    """Agree or refuse when somebody asks to take a choice back; `version` must show the asking."""
    await guest.room.vote(require_seat(guest), body.yes, version=body.version)
    return guest.reply()


async def chat(guest: AGuest, body: ChatBody) -> Response:
    """Say something to the table. The same `key` again says nothing twice."""
    text = body.text.strip()
    if not text:
        raise Refused(422, "web-error-chat", most=CHAT_LENGTH)
    key = body.key or new_idempotency_key()
    repeated = guest.room.is_repeated(guest.seat, key)
    await guest.room.chat(guest.seat, text, key=key)
    return guest.reply(repeated=repeated)


async def stream(request: Request, guest: AGuest) -> Response:
    """Server-sent events named `snapshot`: the newest whole snapshot after every change."""
    priority = site_of(request).priority
    return events(
        request, guest.room, guest.seat, lambda since: Gzipped(guest.snapshot(since)), priority
    )


async def journal(guest: AGuest) -> Response:
    """The journal: after the end for everybody, before it only where nobody has secrets."""
    return Response(await guest.room.export(guest.seat), media_type=JSON)


_STREAM = {200: {"description": "A stream of snapshots", "content": {"text/event-stream": {}}}}
_ENDPOINTS: list[tuple[str, str, Any, dict[str, Any]]] = [
    ("GET", "/games", list_games, {}),
    ("POST", "/tables", create_table, {"status_code": 201}),
    ("GET", "/tables/{table}", view, {}),
    ("POST", "/tables/{table}/sit", sit, {}),
    ("POST", "/tables/{table}/answer", answer, {}),
    ("POST", "/tables/{table}/answers", answer_all, {}),
    ("GET", "/tables/{table}/foretell", foretell, {}),
    ("POST", "/tables/{table}/undo", undo, {}),
    ("POST", "/tables/{table}/redo", redo, {}),
    ("POST", "/tables/{table}/vote", vote, {}),
    ("POST", "/tables/{table}/chat", chat, {}),
    ("GET", "/tables/{table}/events", stream, {"responses": _STREAM}),
    ("GET", "/tables/{table}/journal", journal, {}),
]
