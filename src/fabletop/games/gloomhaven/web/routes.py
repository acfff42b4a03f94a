"""Campaigns over HTTP: new ones, their pages, and the way to the table that is to be played.

Each player has one secret link for the whole campaign. It becomes a cookie that goes to the pages
of this campaign only; from it come the secrets of the player's seats at every one of its tables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ....kernel.gamedef import BadSetup
from ....web.http.cookies import Tokens, Visitor, keep_secret, keep_tokens, keep_visitor
from ....web.http.forms import Form, parse_int, read_form
from ....web.http.guard import Refused, client_address
from ....web.http.limits import clean_name
from ....web.http.responses import html, redirect
from ....web.lobby.page import BOT_STRENGTHS
from ....web.tables.seats import find_room, site_of, visiting
from ....web.tables.tokens import hashed, new_seed, new_table_id
from ....web.view.render import page
from ....web.view.voice import page_voice
from ..campaign import document
from ..campaign.document import BadDocument, Campaign
from ..campaign.redeal import redealt
from . import service as journeys
from .pages import Held, campaign_page, new_page
from .seats import HERE, hand_out, seat_token, seated
from .service import Journeys, NoSuchCampaign, clean_notes
from .storage import Overtaken, Sitting, StoredCampaign, StoredPlayer

KINDS = (*HERE, "open", *BOT_STRENGTHS)
MOST_PLAYERS = 4
MOST_CAMPAIGNS = 12
_ID = re.compile(r"[a-z0-9]{4,32}")
_COOKIE = re.compile(r"(player|invite)-(\d{1,3})-(\d)$")


def journeys_of(request: Request) -> Journeys:
    return Journeys(site_of(request).rooms)


# Who is asking


async def found(request: Request) -> StoredCampaign:
    id = request.path_params["campaign"]
    stored = await journeys_of(request).campaigns.campaign(id) if _ID.fullmatch(id) else None
    if stored is None:
        raise Refused(404, "web-campaign-none")
    return stored


async def held(request: Request, stored: StoredCampaign) -> Held:
    """The players this browser is, and the links it may pass on. Raises if it is nobody."""
    players = await journeys_of(request).campaigns.players(stored.id)
    known = {one.token: (one.party, one.player) for one in players if one.token}
    mine: dict[tuple[int, int], str] = {}
    links: dict[tuple[int, int], str] = {}
    for name, token in request.cookies.items():
        cookie = _COOKIE.match(name)
        whose = known.get(hashed(token)) if cookie is not None else None
        if cookie is not None and whose is not None:
            (mine if cookie[1] == "player" else links)[whose] = token
    if not mine:
        raise Refused(403, "web-campaign-stranger")
    return Held(players, mine, links)


# New campaigns


async def new(request: Request) -> Response:
    """The form for a new campaign, and the campaigns this browser is in."""
    visitor = visiting(request)
    own = [await journeys_of(request).campaigns.campaign(id) for id in visitor.campaigns]
    say = page_voice(visitor.language, "gloomhaven")
    shown = new_page([one for one in own if one is not None], visitor, say)
    return html(request, page("gloomhaven/pages/campaign-new.html", visitor.language, page=shown))


async def create(request: Request) -> Response:
    form = await read_form(request)
    kinds, name = ordered(form), clean_name(form.get("party"))
    settings = journeys.settings_in(form.starting("option-"))
    if not name:
        raise Refused(422, "web-campaign-nameless")
    spend(request)
    world = await site_of(request).rooms.in_background(
        journeys.new_world, name, len(kinds), settings, new_seed()
    )
    return await opened(request, form, world, {0: kinds})


async def import_file(request: Request) -> Response:
    """A campaign goes on from its file. Every party in it is led as the form says."""
    form = await read_form(request)
    text = form.get("campaign")
    if not text.strip():
        raise Refused(422, "web-campaign-file-none")
    try:
        world = document.read(text)
        kinds = ordered(form)
        if not all(1 <= len(one.players) <= MOST_PLAYERS for one in world.parties):
            raise BadDocument(f"A party has 1 to {MOST_PLAYERS} players.")
        if not world.parties:
            raise BadDocument("There is no party in it.")
    except BadDocument as fault:
        raise Refused(422, "web-campaign-file", why=str(fault)[:300]) from None
    spend(request)
    parties = {
        number: fitting(kinds, len(party.players)) for number, party in enumerate(world.parties)
    }
    return await opened(request, form, world, parties)


async def branch(request: Request) -> Response:
    """A campaign of its own that goes on from an earlier point of this one."""
    form, stored = await read_form(request), await found(request)
    here = await held(request, stored)
    text = await journeys_of(request).campaigns.earlier(stored.id, form.number("version"))
    if text is None:
        raise Refused(404, "web-campaign-point")
    spend(request)
    world = redealt(document.read(text), new_seed())  # its scenarios are not those played here
    parties: dict[int, list[str]] = {}
    for one in here.players:
        if one.party < len(world.parties):
            kind = one.kind if one.kind in BOT_STRENGTHS else "open"
            mine = (one.party, one.player) in here.mine
            parties.setdefault(one.party, []).append("you" if mine else kind)
    return await opened(request, form, world, parties, here.players)


def ordered(form: Form) -> list[str]:
    """Who plays, by number: you, hot, open, a bot; empty chairs are left out."""
    seats = sorted(form.starting("seat-").items())
    kinds = [kind for number, kind in seats if number.isdecimal() and kind != "none"]
    for kind in kinds:
        if kind not in KINDS:
            raise Refused(422, "web-error-seat-kind", kind=kind[:40])
    if not 1 <= len(kinds) <= MOST_PLAYERS or not set(HERE) & set(kinds):
        raise Refused(422, "web-campaign-players", most=MOST_PLAYERS)
    return kinds


def fitting(kinds: list[str], players: int) -> list[str]:
    """The players of a party in a file: missing ones are friends by link."""
    return [*kinds[:players], *["open"] * (players - len(kinds))]


def spend(request: Request) -> None:
    site_of(request).creations.take(client_address(request))


async def opened(
    request: Request,
    form: Form,
    world: Campaign,
    parties: Mapping[int, list[str]],
    before: list[StoredPlayer] | None = None,
) -> Response:
    """Keep a campaign in the database and its links in the browser of whoever began it."""
    visitor = visiting(request)
    visitor.name = clean_name(form.get("name")) or visitor.name
    id, tokens = new_table_id(), dict[tuple[int, int], str]()
    named = {(one.party, one.player): one.name for one in before or ()}
    players = [
        seated(party, number, kind, named.get((party, number), ""), visitor, tokens)
        for party, kinds in parties.items()
        for number, kind in enumerate(kinds)
    ]
    stored = StoredCampaign(id, world.parties[0].name[:80], document.write(world), 1)
    await journeys_of(request).campaigns.create(stored, players)
    reply = redirect(f"/c/{id}")
    hand_out(reply, request, id, players, tokens)
    remember(reply, request, visitor, id)
    return reply


def remember(reply: Response, request: Request, visitor: Visitor, id: str) -> None:
    older = [one for one in visitor.campaigns if one != id]
    visitor.campaigns = [id, *older][:MOST_CAMPAIGNS]
    keep_visitor(reply, request, visitor, site_of(request).key)


# A player's link


async def link(request: Request) -> Response:
    """``/p/<token>``: the secret moves from the address into a cookie of the campaign."""
    token = request.path_params["token"]
    whose = await journeys_of(request).campaigns.player(hashed(token))
    if whose is None:
        raise Refused(404, "web-error-seat")
    id, party, player = whose
    reply = redirect(f"/c/{id}")
    keep_secret(reply, request, f"player-{party}-{player}", token, f"/c/{id}")
    remember(reply, request, visiting(request), id)
    return reply


async def rename(request: Request) -> Response:
    """A player says what to be called."""
    form, stored = await read_form(request), await found(request)
    here, name = await held(request, stored), clean_name(form.get("name"))
    whose = (form.number("party"), form.number("player"))
    if whose not in here.mine or not name:
        raise Refused(422, "web-error-form")
    await journeys_of(request).campaigns.rename(stored.id, *whose, name)
    return redirect(f"/c/{stored.id}")


async def rename_hero(request: Request) -> Response:
    """GH-CAMP-48: a player says what a hero is called; nothing takes the name away."""
    form, stored = await read_form(request), await found(request)
    here, name = await held(request, stored), clean_name(form.get("name"))
    party, hero = form.number("party"), form.number("hero")
    player = journeys.leads(document.read(stored.document), party, hero)
    if player is None or (party, player) not in here.mine:
        raise Refused(422, "web-error-form")
    try:
        await journeys_of(request).name_hero(stored.id, party, hero, name)
    except Overtaken:
        raise Refused(409, "web-stale") from None
    return redirect(f"/c/{stored.id}#party-{party}")


async def note(request: Request) -> Response:
    """GH-CAMP-03: what a party wants to remember, for all of its players."""
    form, stored = await read_form(request), await found(request)
    here, party = await held(request, stored), form.number("party")
    if party not in {one for one, _ in here.mine}:
        raise Refused(403, "web-campaign-other-party")
    try:
        await journeys_of(request).note(stored.id, party, clean_notes(form.get("notes")))
    except Overtaken:
        raise Refused(409, "web-stale") from None
    return redirect(f"/c/{stored.id}#party-{party}")


# The campaign


async def show(request: Request) -> Response:
    stored = await found(request)
    here, language = await held(request, stored), visiting(request).language
    sittings = await journeys_of(request).campaigns.sittings(stored.id)
    over = {one.table for one in sittings if not one.applied and await _over(request, one)}
    shown = campaign_page(stored, here, sittings, over, str(request.base_url), language)
    return html(request, page("gloomhaven/pages/campaign.html", language, page=shown))


async def _over(request: Request, sitting: Sitting) -> bool:
    return (await find_room(site_of(request), sitting.table)).session.over


async def add_party(request: Request) -> Response:
    """GH-CAMP-03: several parties share one world."""
    form, stored = await read_form(request), await found(request)
    await held(request, stored)
    kinds, name = ordered(form), clean_name(form.get("party"))
    if not name:
        raise Refused(422, "web-campaign-nameless")
    spend(request)
    visitor, tokens = visiting(request), dict[tuple[int, int], str]()
    for _ in range(journeys.PATIENCE):
        world = document.read(stored.document)
        grown = journeys.with_party(world, name, len(kinds), {})
        number = len(world.parties)
        players = [
            seated(number, place, kind, "", visitor, tokens) for place, kind in enumerate(kinds)
        ]
        try:
            await journeys_of(request).campaigns.add_party(
                stored.id, stored.version, document.write(grown), players
            )
        except Overtaken:
            stored = await found(request)
            continue
        reply = redirect(f"/c/{stored.id}")
        hand_out(reply, request, stored.id, players, tokens)
        return reply
    raise Refused(409, "web-stale")


async def go_on(request: Request) -> Response:
    """To the table that is to be played now; a second click leads to the same one."""
    form, stored = await read_form(request), await found(request)
    here = await held(request, stored)
    party = parse_int(form.get("party") or request.query_params.get("party"))
    if party is None or party not in {one for one, _ in here.mine}:
        raise Refused(403, "web-campaign-other-party")
    try:
        table = await journeys_of(request).table_now(stored.id, party)
    except (Overtaken, NoSuchCampaign):
        raise Refused(409, "web-stale") from None
    except BadSetup as fault:  # a file that somebody has written by hand
        raise Refused(422, "web-error-setup", why=str(fault)) from None
    return await seat_down(request, stored, here, table)


async def go_on_from(request: Request) -> Response:
    """From a table that is over to the campaign it belongs to."""
    table = request.path_params["table"]
    campaigns = journeys_of(request).campaigns
    id = await campaigns.campaign_of(table)
    if id is None:
        raise Refused(404, "web-campaign-none")
    party = next(one.party for one in await campaigns.sittings(id) if one.table == table)
    return RedirectResponse(f"/c/{id}/next?party={party}", 307)  # as the POST it was


async def look(request: Request) -> Response:
    """A table of the campaign, also one of long ago."""
    stored = await found(request)
    return await seat_down(
        request, stored, await held(request, stored), request.path_params["table"]
    )


async def seat_down(request: Request, stored: StoredCampaign, here: Held, table: str) -> Response:
    """Give the browser the secrets of its seats at a table, and redirect there."""
    journey, site = journeys_of(request), site_of(request)
    sitting = next(
        (one for one in await journey.campaigns.sittings(stored.id) if one.table == table), None
    )
    if sitting is None:
        raise Refused(404, "web-error-table")
    tokens = {
        seat: seat_token(here.mine[sitting.party, player], table, seat)
        for seat, player in enumerate(sitting.players)
        if (sitting.party, player) in here.mine
    }
    if not tokens:
        raise Refused(403, "web-campaign-other-party")
    await journey.campaigns.take_seats(
        table, {seat: hashed(token) for seat, token in tokens.items()}
    )
    reply, visitor = redirect(f"/t/{quote(table)}"), visiting(request)
    keep_tokens(reply, request, table, Tokens(seats=tokens))
    visitor.remember(table, tokens)
    keep_visitor(reply, request, visitor, site.key)
    return reply


async def export(request: Request) -> Response:
    """The campaign as a file; to one of several people without what is hidden from them."""
    stored = await found(request)
    here = await held(request, stored)
    text = stored.document
    if not holds_all(here):
        text = document.write(redealt(document.read(text), new_seed()))
    headers = {"content-disposition": f'attachment; filename="campaign-{stored.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


def holds_all(here: Held) -> bool:
    """Does this browser play for every person of the campaign? Then nothing is hidden from it."""
    people = {(one.party, one.player) for one in here.players if one.kind not in BOT_STRENGTHS}
    return people <= set(here.mine)


ROUTES = [
    Route("/campaigns/new", new),
    Route("/campaigns", create, methods=["POST"]),
    Route("/campaigns/import", import_file, methods=["POST"]),
    Route("/p/{token}", link),
    Route("/c/{campaign}", show),
    Route("/c/{campaign}/next", go_on, methods=["POST"]),
    Route("/c/{campaign}/name", rename, methods=["POST"]),
    Route("/c/{campaign}/hero", rename_hero, methods=["POST"]),
    Route("/c/{campaign}/notes", note, methods=["POST"]),
    Route("/c/{campaign}/parties", add_party, methods=["POST"]),
    Route("/c/{campaign}/branch", branch, methods=["POST"]),
    Route("/c/{campaign}/export", export),
    Route("/c/{campaign}/t/{table}", look),
    Route("/t/{table}/next", go_on_from, methods=["POST"]),
]
