"""Routes of actions, by POST: open tables, answer, undo, vote, chat, try out; and the previews of
answers, which change nothing.

A table's action replies with the fragment of the seat that acted, as it stands afterwards; whoever
came without our script gets the whole page. What is refused has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import games
from ...kernel.gamedef import BadSetup
from ...kernel.session.journal import Drafted, Journal
from ..http.cookies import keep_tokens, keep_visitor
from ..http.forms import Form, parse_int, read_form
from ..http.guard import Refused, client_address
from ..http.limits import (
    CHAT_LENGTH,
    CLIENT_KEY_LENGTH,
    MOST_ANSWER_KEYS,
    MOST_ANSWERS,
    NAME_LENGTH,
    clean_name,
)
from ..http.responses import JSON, gzipped, html, notice, redirect, without_script
from ..lobby.form import LobbyForm, offered_game, read_lobby_form, why_not
from ..lobby.page import play_now
from ..lobby.settings import Opened
from ..view.fragment import fragment
from ..view.render import page
from ..view.voice import voice
from .seats import Chair, require_seat, site_of, take_chair, visiting
from .tokens import new_idempotency_key

GUESTS = "greedy"  # who takes the seats of an imported game that nobody asked for


# New tables


async def create(request: Request) -> Response:
    """Open the table described by the lobby's form."""
    form = await read_form(request)
    filled = _filled(request, form)
    rooms = site_of(request).rooms
    return await _seated(request, filled, form.get("name"), lambda: rooms.create(filled.plan))


async def play_at_once(request: Request) -> Response:
    """One click: the usual table of a game."""
    form, visitor = await read_form(request), visiting(request)
    game = offered_game(form.get("game", next(iter(games()))))
    name = form.get("name") or visitor.name
    usual = play_now(game.id, visitor.language, name)
    filled = _filled(request, Form({field: [value] for field, value in usual.items()}))
    rooms = site_of(request).rooms
    return await _seated(request, filled, name, lambda: rooms.create(filled.plan))


async def import_journal(request: Request) -> Response:
    """Go on with a saved game; seats not mentioned in the form are yours first, then bots'."""
    form = await read_form(request)
    text = form.get("journal")
    if not text.strip():
        raise Refused(422, "web-error-journal-none")
    journal = await asyncio.to_thread(Journal.from_json, text)
    seats = form.starting("seat-") or {
        str(seat): GUESTS if seat else "you" for seat in range(min(journal.seats, 20))
    }
    fields = {"game": [journal.game], "name": [form.get("name")]}
    fields |= {f"seat-{seat}": [kind] for seat, kind in seats.items()}
    filled = _filled(request, Form(fields))
    if len(filled.plan.seats) != journal.seats:
        raise Refused(422, "web-error-form")
    rooms, name = site_of(request).rooms, form.get("name")
    return await _seated(request, filled, name, lambda: rooms.import_journal(text, filled.plan))


def _filled(request: Request, form: Form) -> LobbyForm:
    language = form.get("language") or visiting(request).language
    return read_lobby_form(
        form.get("game"),
        form.starting("seat-"),
        form.starting("option-"),
        language,
        form.get("name") or visiting(request).name,
        voice(language),
    )


async def _seated(
    request: Request, filled: LobbyForm, name: str, open: Callable[[], Awaitable[Opened]]
) -> Response:
    """Open the table and sit its opener down; too many in a short time are refused before."""
    site, visitor = site_of(request), visiting(request)
    site.creations.take(client_address(request))
    try:
        opened = await open()
    except BadSetup as fault:
        why = why_not(fault, filled.plan.game, visiting(request).language)
        raise Refused(422, "web-error-setup", why=why) from None
    tokens = filled.share(opened)
    visitor.name = clean_name(name) or visitor.name
    visitor.remember(opened.table, tokens.seats)
    reply = redirect(f"/t/{opened.table}")
    keep_tokens(reply, request, opened.table, tokens)
    keep_visitor(reply, request, visitor, site.key)
    return reply


# At a table


Doing = Callable[[Chair, Form], Awaitable[object]]


def action(doing: Doing, *, spectators: bool = False) -> Callable[[Request], Awaitable[Response]]:
    """A POST at a table: find the chair, do it, show how the table stands now."""

    async def act(request: Request) -> Response:
        form = await read_form(request)
        with site_of(request).priority.acting():
            chair = await chair_of(request, form)
            if not spectators:
                require_seat(chair)
            repeated = chair.room.is_repeated(chair.seat, form.get("key"))
            await doing(chair, form)
            if repeated and not without_script(request):
                return notice(request, "web-repeated")
            return shown(request, chair, parse_int(form.get("version")))

    return act


async def chair_of(request: Request, form: Form) -> Chair:
    wanted = form.get("seat") or request.query_params.get("seat")
    return await take_chair(request, wanted)


def shown(request: Request, chair: Chair, since: int | None = None) -> Response:
    if without_script(request):
        seat = "" if chair.seat is None else f"?seat={chair.seat}"
        return redirect(f"/t/{chair.room.id}{seat}")
    return gzipped(request, fragment(site_of(request), chair, since))


async def answer(chair: Chair, form: Form) -> None:
    await chair.room.answer(
        require_seat(chair), keys_of(form), version=form.number("version"), key=key_of(form)
    )


async def answer_all(chair: Chair, form: Form) -> None:
    """A whole draft: a field ``answer`` for each answer, in order, ``{"rule": …, "keys": […]}``."""
    await chair.room.answer_all(
        require_seat(chair), drafted_of(form), version=form.number("version"), key=key_of(form)
    )


def drafted_of(form: Form) -> list[Drafted]:
    sent = form.all("answer")
    if not 0 < len(sent) <= MOST_ANSWERS:
        raise Refused(422, "web-error-form")
    try:
        answers = [_DRAFTED.decode(one) for one in sent]
    except (msgspec.DecodeError, UnicodeError):
        raise Refused(422, "web-error-form") from None
    if any(len(one.keys) > MOST_ANSWER_KEYS for one in answers):
        raise Refused(422, "web-error-form")
    return [Drafted(one.rule, one.keys) for one in answers]


class DraftedField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of a draft, as a form sends it."""

    rule: str
    keys: tuple[str, ...]


_DRAFTED = msgspec.json.Decoder(DraftedField)


def keys_of(form: Form) -> list[str]:
    keys = form.all("keys")
    if len(keys) > MOST_ANSWER_KEYS:
        raise Refused(422, "web-error-form")
    return keys


def key_of(form: Form) -> str:
    """The idempotency key: the same key is the same command; without one every POST is new."""
    key = form.get("key")
    if len(key) > CLIENT_KEY_LENGTH:
        raise Refused(422, "web-error-form")
    return key or new_idempotency_key()


async def undo(chair: Chair, form: Form) -> None:
    await chair.room.undo(require_seat(chair), version=form.number("version"))


async def redo(chair: Chair, form: Form) -> None:
    await chair.room.redo(require_seat(chair), version=form.number("version"))


async def vote(chair: Chair, form: Form) -> None:
    vote = form.get("vote")
    if vote not in ("yes", "no"):
        raise Refused(422, "web-error-form")
    await chair.room.vote(require_seat(chair), vote == "yes", version=form.number("version"))


async def chat(chair: Chair, form: Form) -> None:
    text = form.get("text").strip()
    if not 0 < len(text) <= CHAT_LENGTH:
        raise Refused(422, "web-error-chat", most=CHAT_LENGTH)
    await chair.room.chat(chair.seat, text, key=key_of(form))


async def rename(chair: Chair, form: Form) -> None:
    name = clean_name(form.get("name"))
    if not name:
        raise Refused(422, "web-error-name", most=NAME_LENGTH)
    await chair.room.rename(require_seat(chair), name)


async def sit(request: Request) -> Response:
    """Take an open seat, with a name."""
    form = await read_form(request)
    chair = await chair_of(request, form)
    seat, name = require_seat(chair), clean_name(form.get("name"))
    await (chair.room.rename(seat, name) if name else chair.room.sit(seat))
    visitor = visiting(request)
    visitor.name = name or visitor.name
    visitor.remember(chair.room.id, chair.mine)
    reply = redirect(f"/t/{chair.room.id}?seat={seat}")
    keep_visitor(reply, request, visitor, site_of(request).key)
    return reply


async def hint(request: Request) -> Response:
    """What a bot would answer; asked for too often, it is refused like a new table."""
    form = await read_form(request)
    chair = await chair_of(request, form)
    site_of(request).hints.take(client_address(request))
    advice = await chair.room.hint(require_seat(chair), chair.language)
    say = voice(chair.language, chair.room.session.game)
    return html(request, page("parts/hint.html", chair.language, say=say, hint=advice))


async def foretell(request: Request) -> Response:
    """What each answer to the open question would do, as JSON, or the one with these ``keys``; no
    more often than a page needs."""
    chair = await take_chair(request, request.query_params.get("seat"))
    seat = require_seat(chair)
    site_of(request).foretellings.take(client_address(request))
    keys = request.query_params.getlist("keys")
    if len(keys) > MOST_ANSWER_KEYS:
        raise Refused(422, "web-error-form")
    told = await chair.room.foretell(seat, chair.language, keys or None)
    return Response(msgspec.json.encode(told), media_type=JSON)


async def analysis(request: Request) -> Response:
    """The costliest choices of a finished game; asked again until they are found."""
    form = await read_form(request)
    chair = await chair_of(request, form)
    seat = require_seat(chair)
    if not chair.room.analysis_started(seat):
        site_of(request).hints.take(client_address(request))
    found = chair.room.analysis(seat, chair.language)
    say = voice(chair.language, chair.room.session.game)
    shown = page(
        "parts/analysis.html",
        chair.language,
        say=say,
        found=found,
        table=chair.room.id,
        seat=seat,
        game=chair.room.session.game.id,
    )
    return html(request, shown)


async def try_out(chair: Chair, form: Form) -> None:
    await chair.room.whatif_start(require_seat(chair), version=form.number("version"))


async def try_answer(chair: Chair, form: Form) -> None:
    await chair.room.whatif_answer(require_seat(chair), keys_of(form), step=form.number("step"))


async def drop(chair: Chair, form: Form) -> None:
    await chair.room.whatif_drop(require_seat(chair))


async def keep(chair: Chair, form: Form) -> None:
    await chair.room.whatif_keep(require_seat(chair), key=key_of(form))


_AT_TABLE: dict[str, Callable[[Request], Awaitable[Response]]] = {
    "answer": action(answer),
    "answers": action(answer_all),
    "undo": action(undo),
    "redo": action(redo),
    "vote": action(vote),
    "chat": action(chat, spectators=True),
    "name": action(rename),
    "sit": sit,
    "hint": hint,
    "analysis": analysis,
    "whatif/start": action(try_out),
    "whatif/answer": action(try_answer),
    "whatif/drop": action(drop),
    "whatif/keep": action(keep),
}

ROUTES = [
    Route("/tables", create, methods=["POST"]),
    Route("/play-now", play_at_once, methods=["POST"]),
    Route("/import", import_journal, methods=["POST"]),
    Route("/t/{table}/foretell", foretell),
    *(Route(f"/t/{{table}}/{name}", act, methods=["POST"]) for name, act in _AT_TABLE.items()),
]
