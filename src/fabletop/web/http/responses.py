"""Replies: pages and fragments, gzipped, and refusals as a page, a notice or JSON."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ...kernel.session.journal import BadJournal
from ...kernel.session.legal import IllegalChoice
from ..tables.seats import visiting
from ..view.render import page
from ..view.voice import WebSay, voice
from .cookies import preferred_language
from .errors import NotAllowed, Stale, StoreFailed
from .guard import Refused
from .gzip import Gzipped

API = "/api/"
JSON = "application/json"
NOTICE = "parts/notice.html"
_BY_STATUS = {404: "web-error-page", 405: "web-error-method", 413: "web-error-big"}
logger = logging.getLogger("fabletop.web")


def gzipped(request: Request, content: Gzipped, status: int = 200) -> Response:
    """A page or fragment, compressed if the browser takes it."""
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return HTMLResponse(content.plain, status, headers)
    return HTMLResponse(content.file, status, {**headers, "content-encoding": "gzip"})


def html(request: Request, text: str, status: int = 200) -> Response:
    return gzipped(request, Gzipped(text), status)


def redirect(address: str) -> Response:
    """On to another page after a POST, or from a secret link."""
    return RedirectResponse(address, 303)


def without_script(request: Request) -> bool:
    """A form sent without our script: it wants a whole page, not a fragment."""
    return request.headers.get("sec-fetch-mode") == "navigate"


def wants_fragment(request: Request) -> bool:
    return "hx-request" in request.headers or (
        request.method == "POST"
        and request.url.path.startswith("/t/")
        and not without_script(request)
    )


def refusal(request: Request, fault: Refused) -> Response:
    """The sentence in the visitor's language, in the shape the asker can use."""
    say = voice(_language(request))
    return error_reply(request, fault.status_code, fault.text.id, say.text(fault.text))


def wants_json(request: Request) -> bool:
    """A program, or a script of ours that asks for data beside the page."""
    return _in_api(request) or request.headers.get("accept") == JSON


def error_reply(request: Request, status: int, id: str, sentence: str) -> Response:
    """An error as JSON for programs, as a notice for our script, else as a page."""
    if wants_json(request):
        return JSONResponse({"error": id, "message": sentence}, status)
    language = visiting(request).language
    if wants_fragment(request):
        return _notice_reply(request, page(NOTICE, language, text=sentence, kind="error"), status)
    return html(request, page("error.html", language, status=status, message=sentence), status)


def notice(request: Request, id: str) -> Response:
    """Something to be told beside the table, which stays as it is."""
    language = visiting(request).language
    return _notice_reply(
        request, page(NOTICE, language, text=voice(language)(id), kind="info"), 200
    )


def _notice_reply(request: Request, text: str, status: int) -> Response:
    reply = html(request, text, status)
    reply.headers["hx-retarget"] = "#notice"
    reply.headers["hx-reswap"] = "outerHTML"
    return reply


def api_language(request: Request) -> str:
    return preferred_language(request.headers.get("accept-language", ""))


def _in_api(request: Request) -> bool:
    return request.url.path.startswith(API)


def _language(request: Request) -> str:
    return api_language(request) if _in_api(request) else visiting(request).language


# What the application raises


async def on_refused(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Refused)
    reply = refusal(request, fault)
    if fault.status_code == 429:
        reply.headers["retry-after"] = str(fault.text.args.get("seconds", 1))
    return reply


async def on_http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if isinstance(fault, Refused):
        return await on_refused(request, fault)
    id = _BY_STATUS.get(fault.status_code, "web-error-form")
    reply = refusal(request, Refused(fault.status_code, id))
    for name, value in (fault.headers or {}).items():
        reply.headers[name] = value
    return reply


async def on_stale(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Stale)
    return refusal(request, Refused(409, "web-stale"))


async def on_not_allowed(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, NotAllowed)
    known = voice("en").has(fault.why)
    return refusal(request, Refused(403, fault.why if known else "web-error-method"))


async def on_illegal(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, IllegalChoice)
    return error_reply(request, 422, fault.reason.id, fault.text(_voice_at(request)))


def _voice_at(request: Request) -> WebSay:
    """The voice of the game at the table that was asked; a refusal may name its cards."""
    return voice(_language(request), getattr(request.state, "game", None))


async def on_bad_journal(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, BadJournal)
    id = f"web-error-journal-{fault.fault}"
    return refusal(request, Refused(422, id, number=fault.entry or 0))


async def on_store_failed(request: Request, fault: Exception) -> Response:
    logger.error("the store failed: %s", fault)
    return refusal(request, Refused(503, "web-error-server"))


async def on_fault(request: Request, fault: Exception) -> Response:
    """A fault of ours: said without a word about its inside."""
    return refusal(request, Refused(500, "web-error-server"))


HANDLERS: dict[Any, Callable[[Request, Exception], Coroutine[Any, Any, Response]]] = {
    Refused: on_refused,
    HTTPException: on_http,
    Stale: on_stale,
    NotAllowed: on_not_allowed,
    IllegalChoice: on_illegal,
    BadJournal: on_bad_journal,
    StoreFailed: on_store_failed,
    Exception: on_fault,
}
