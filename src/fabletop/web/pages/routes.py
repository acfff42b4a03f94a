"""What can be looked at: lobby, tables, rules, gallery, and the links that open a seat."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import games, with_parts
from ...kernel.gamedef import GameDef
from ...kernel.rulebook import NoRulebook, UnknownRule
from ...kernel.words import LANGUAGES
from ..http.cookies import Tokens, Visitor, keep_tokens, keep_visitor
from ..http.forms import parse_int
from ..http.guard import Refused
from ..http.responses import gzipped, html, redirect
from ..lobby.form import offered_game
from ..lobby.page import JoinPage, MyTable, lobby_page
from ..tables.seats import Chair, Site, find_room, site_of, take_chair, visiting
from ..view.fragment import fragment
from ..view.render import FRAGMENT, beats, page, table_page
from ..view.voice import voice
from .differences import differences
from .gallery import UnknownKind, gallery_page
from .rulebook import one_rule, rules_page

TABLES_SHOWN = 12


async def lobby(request: Request) -> Response:
    site, visitor = site_of(request), visiting(request)
    say = voice(visitor.language)
    known = [await _my_table(site, visitor, one) for one in list(visitor.tables)[:TABLES_SHOWN]]
    mine = [one for one in known if one is not None]
    shown = lobby_page(say, mine=mine, name=visitor.name)
    return html(request, page("lobby.html", visitor.language, say=say, page=shown))


async def _my_table(site: Site, visitor: Visitor, table: str) -> MyTable | None:
    try:
        room = await find_room(site, table)
    except Refused:
        return None
    seats = visitor.tables[table]
    asked = {one.seat for one in room.session.requests if not one.optional}
    return MyTable(
        table=table,
        title=room.session.game.title,
        names=tuple(one.name for one in room.seats),
        choices=len(room.session.journal.choices),
        state="over" if room.session.over else "yours" if asked & set(seats) else "theirs",
        href=f"/t/{table}",
        watching=not seats,
    )


# Links that open a seat


async def open_link(request: Request) -> Response:
    """``/s/<token>`` and ``/w/<token>``: the secret moves from the address into a cookie."""
    site, token = site_of(request), request.path_params["token"]
    found = await site.rooms.find(token)
    if found is None:
        raise Refused(404, "web-error-seat")
    table, seat = found
    visitor = visiting(request)
    tokens = Tokens(watch=token) if seat == "watch" else Tokens(seats={seat: token})
    visitor.remember(table, tokens.seats)
    reply = redirect(f"/t/{table}" if seat == "watch" else f"/t/{table}?seat={seat}")
    keep_tokens(reply, request, table, tokens)
    keep_visitor(reply, request, visitor, site.key)
    return reply


# The table


async def table(request: Request) -> Response:
    """The whole page of a table, or the door of a seat nobody has taken yet."""
    chair = await take_chair(request, request.query_params.get("seat"))
    if chair.seat is not None and chair.room.seats[chair.seat].kind == "open":
        return _door(request, chair)
    curtain = chair.next_here is not None
    snap = chair.public_snapshot() if curtain else chair.room.snapshot(chair.seat, chair.language)
    return _whole(request, chair, table_page(snap, **_context(request, chair)))


def _context(request: Request, chair: Chair) -> dict[str, Any]:
    """What a page shows of the browser it is for: its seats, and links to pass on."""
    room, here = chair.room, str(request.base_url)
    upcoming = chair.next_here
    open_seats = [seat for seat, one in enumerate(room.seats) if one.kind == "open"]
    return {
        "mine": chair.mine,
        "arriving": chair.arriving,
        "next": None if upcoming is None else room.snapshot(None, chair.language).seats[upcoming],
        "invitations": [
            (seat, f"{here}s/{token}")
            for seat, token in sorted(chair.tokens.invitations.items())
            if seat in open_seats
        ],
        "watch_link": f"{here}w/{chair.tokens.watch}" if chair.tokens.watch else "",
    }


def _whole(request: Request, chair: Chair, text: str) -> Response:
    reply = html(request, text)
    visitor = visiting(request)
    if visitor.tables.get(chair.room.id) != list(chair.mine):
        visitor.remember(chair.room.id, chair.mine)
        keep_visitor(reply, request, visitor, site_of(request).key)
    return reply


def _door(request: Request, chair: Chair) -> Response:
    room = chair.room
    join = JoinPage(
        title=room.session.game.title,
        names=tuple(one.name for one in room.seats if one.kind != "open" and one.name),
        action=f"/t/{room.id}/sit?seat={chair.seat}",
        name=visiting(request).name,
    )
    return html(request, page("join.html", chair.language, join=join))


async def table_fragment(request: Request) -> Response:
    chair = await take_chair(request, request.query_params.get("seat"))
    since = parse_int(request.query_params.get("since"))
    return gzipped(request, fragment(site_of(request), chair, since))


async def earlier(request: Request) -> Response:
    """The table as it stood after so many choices; only to look at."""
    chair = await take_chair(request, request.query_params.get("seat"))
    seat = None if chair.arriving else chair.seat
    snap = chair.room.history(seat, request.path_params["at"], chair.language)
    template = FRAGMENT if "hx-request" in request.headers else "table.html"
    return html(request, table_page(snap, template, **_context(request, chair)))


async def whole_chronicle(request: Request) -> Response:
    """All that this seat may read of the game so far, for the drawer."""
    chair = await take_chair(request, request.query_params.get("seat"))
    snap = chair.room.whole_chronicle(chair.seat, chair.language)
    return html(request, table_page(snap, "parts/chronicle.html"))


async def replayed(request: Request) -> Response:
    """The beats of some lines of the chronicle, to be played once more."""
    chair = await take_chair(request, request.query_params.get("seat"))
    first = parse_int(request.query_params.get("first")) or 1
    last = parse_int(request.query_params.get("last")) or first
    snap = chair.room.replayed(chair.seat, chair.language, first, last)
    return Response(msgspec.json.encode(beats(snap)), media_type="application/json")


async def export(request: Request) -> Response:
    """The journal as a file."""
    chair = await take_chair(request, request.query_params.get("seat"))
    text = await chair.room.export(chair.seat)
    name = f"fabletop-{chair.room.session.game.id}-{chair.room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


# Rules and cards


def _box(request: Request) -> GameDef:
    """The game asked for; a part of a game has its rules and cards in the game's own box."""
    name = request.path_params["game"]
    part = with_parts().get(name)
    return offered_game(part.part_of if part and part.part_of else name)


async def rules(request: Request) -> Response:
    """The rulebook; in a part of a page, one rule alone."""
    game, rule = _box(request), request.path_params.get("rule", "")
    language = visiting(request).language
    say = voice(language, game)
    try:
        if rule and "hx-request" in request.headers:
            text = page("rule.html", language, say=say, game=game.id, rule=one_rule(game, rule))
            return html(request, text)
        shown = rules_page(game, rule)
    except (UnknownRule, NoRulebook):
        raise Refused(404, "web-error-rule", rule=rule[:40]) from None
    return _cached(request, game, "rules.html", shown, language, rule.upper())


async def what_differs(request: Request) -> Response:
    """Content and rulings that are not those of the boxes."""
    first = next(iter(games()))
    language = visiting(request).language
    return html(request, page("differences.html", language, game=first, body=differences()))


async def gallery(request: Request) -> Response:
    game, kind = _box(request), request.path_params.get("kind", "")
    language = visiting(request).language
    try:
        shown = gallery_page(game, voice(language, game), kind)
    except UnknownKind:
        raise Refused(404, "web-error-kind", kind=kind[:40]) from None
    return _cached(request, game, "gallery.html", shown, language, kind)


def _cached(
    request: Request, game: GameDef, template: str, shown: object, language: str, which: str
) -> Response:
    """Pages that are the same for everybody are drawn once; `which` tells those of a game apart."""

    def draw() -> str:
        return page(template, language, say=voice(language, game), page=shown)

    key = (template, game.id, language, which)
    return gzipped(request, site_of(request).fragments.get(key, draw))


async def language(request: Request) -> Response:
    """Speak another language from now on, on the page the visitor came from."""
    wanted = request.path_params["language"]
    if wanted not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused(404, "web-error-language", lang=wanted[:20], known=known)
    visitor = visiting(request)
    visitor.language = wanted
    reply = redirect(_back(request))
    keep_visitor(reply, request, visitor, site_of(request).key)
    return reply


def _back(request: Request) -> str:
    """The page of ours that led here; no other site may use us as a way to itself."""
    came = urlsplit(request.headers.get("referer", ""))
    if came.netloc != request.headers.get("host") or not came.path.startswith("/"):
        return "/"
    path = "/" + came.path.lstrip("/\\")
    return f"{path}?{came.query}" if came.query else path


ROUTES = [
    Route("/", lobby),
    Route("/s/{token}", open_link),
    Route("/w/{token}", open_link),
    Route("/t/{table}", table),
    Route("/t/{table}/table", table_fragment),
    Route("/t/{table}/at/{at:int}", earlier),
    Route("/t/{table}/chronicle", whole_chronicle),
    Route("/t/{table}/beats", replayed),
    Route("/t/{table}/export", export),
    Route("/rules/{game}", rules),
    Route("/rules/{game}/{rule}", rules),
    Route("/differences", what_differs),
    Route("/gallery/{game}", gallery),
    Route("/gallery/{game}/{kind}", gallery),
    Route("/language/{language}", language),
]
