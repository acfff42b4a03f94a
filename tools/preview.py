"""Look at the table page without a server: a seeded game, played by bots to some choice.

    python tools/preview.py --find WI-COMBO-2 --nth 2 --shot fight.png
    python tools/preview.py --game eldervale --choice 120 --serve 8123

`--find` plays on until a question of this rule is open and shows the seat that is asked;
`--choice` plays so many choices. The page is drawn exactly as the server draws it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import time
from pathlib import Path
from typing import Any

import fabletop
from fabletop.bots import Bot, GreedyBot, RandomBot
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import LineCache, Viewer, snapshot
from fabletop.web.view.render import static_file, table_page
from fabletop.web.view.snapshot import Snapshot

NAMES = ("Ada", "Hunter", "Wanderer", "Berenika", "Łukasz")


def played(options: argparse.Namespace) -> tuple[Session, int]:
    """The session at the wanted moment, and the seat to look from."""
    session = fabletop.new(
        options.game, seats=options.seats, seed=options.seed, options=dict(options.option)
    )
    kinds = {"greedy": GreedyBot, "random": RandomBot}
    bots: list[Bot] = [kinds[options.bot](seat + 1) for seat in range(options.seats)]
    met = 0
    while not session.over:
        request = next(one for one in session.requests if not one.optional)
        met += bool(options.find) and wanted(session, request, options)
        if options.find and met >= options.nth:
            return session, request.seat if options.seat < 0 else options.seat
        if not options.find and len(session.journal.choices) >= options.choice >= 0:
            break
        session.answer(request.seat, bots[request.seat].choose(session, request))
    seat = session.requests[0].seat if session.requests else 0
    return session, seat if options.seat < 0 else options.seat


def wanted(session: Session, request: Request, options: argparse.Namespace) -> bool:
    if request.rule != options.find or len(request.keys) < options.answers:
        return False
    if options.game != "witcher":
        return True
    view = session.view(request.seat)
    blow = view.fight.blow if view.fight is not None else None
    combo = len(blow.combo) if blow is not None else 0
    hand: int = view.players[request.seat].hand.count
    return hand >= options.hand and combo >= int(options.combo)


def look(session: Session, seat: int | None, language: str) -> Snapshot:
    seats = [
        SeatPlan("human" if one == seat else "bot", NAMES[one], "" if one == seat else "greedy")
        for one in range(session.journal.seats)
    ]
    plan = TablePlan(game=session.game.id, seats=seats, options={}, language=language)
    course = TableLog(plan, session)
    looking = Viewer("amber-fox", seat, language, present=range(session.journal.seats))
    return snapshot(course, looking, LineCache(), None)


def drawn(options: argparse.Namespace) -> tuple[str, str]:
    """The whole page and the fragment alone."""
    session, seat = played(options)
    snap = look(session, None if options.watch else seat, options.lang)
    context: dict[str, Any] = {"mine": (seat,), "next": None, "invitations": [], "watch_link": ""}
    return (
        table_page(snap, **context),
        table_page(snap, "parts/table.html", **context),
    )


def serve(page: str, fragment: str, port: int) -> None:
    import uvicorn
    from starlette import requests as web
    from starlette.applications import Starlette
    from starlette.responses import FileResponse, HTMLResponse, Response
    from starlette.routing import Route

    async def table(request: web.Request) -> Response:
        return HTMLResponse(page, headers={"content-security-policy": "default-src 'self'"})

    async def part(request: web.Request) -> Response:
        return HTMLResponse(fragment)

    async def static(request: web.Request) -> Response:
        file = static_file(request.path_params["path"])
        return FileResponse(file) if file is not None else Response(status_code=404)

    routes = [
        Route("/", table),
        Route("/static/{path:path}", static),
        Route("/{rest:path}", part, methods=["GET", "POST"]),
    ]
    uvicorn.run(Starlette(routes=routes), host="127.0.0.1", port=port, log_level="warning")


def shoot(page: str, fragment: str, to: Path) -> None:
    """Pictures of the page on a desk and on a phone, by Debian's chromium."""
    from multiprocessing import Process

    from playwright.sync_api import sync_playwright

    port = 18000 + os.getpid() % 2000
    server = Process(target=serve, args=(page, fragment, port), daemon=True)
    server.start()
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        for name, width, height in (("", 1440, 900), ("-phone", 390, 844)):
            tab = browser.new_page(viewport={"width": width, "height": height})
            tab.on("console", lambda line: print("console:", line.text))
            for _ in range(50):
                try:
                    tab.goto(f"http://127.0.0.1:{port}/")
                    break
                except Exception:
                    time.sleep(0.1)
            tab.wait_for_timeout(900)
            tab.screenshot(path=to.with_stem(to.stem + name))
        browser.close()
    server.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="witcher")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument(
        "--option", action="append", default=[], type=lambda text: tuple(text.split("="))
    )
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="greedy", choices=["greedy", "random"])
    parser.add_argument("--choice", type=int, default=-1, help="play so many choices; -1: all")
    parser.add_argument("--find", default="", help="play on to a question of this rule")
    parser.add_argument("--nth", type=int, default=1)
    parser.add_argument("--answers", type=int, default=0, help="at least so many answers")
    parser.add_argument("--hand", type=int, default=0, help="at least so many cards in hand")
    parser.add_argument("--combo", type=int, default=0, help="at least so many cards played")
    parser.add_argument("--seat", type=int, default=-1)
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--shot", type=Path, help="a picture, and a second one of a phone")
    parser.add_argument("--serve", type=int, default=0, metavar="PORT")
    options = parser.parse_args()
    page, fragment = drawn(options)
    if options.out:
        options.out.write_text(page, encoding="utf-8")
    if options.shot:
        shoot(page, fragment, options.shot)
    if options.serve:
        serve(page, fragment, options.serve)


if __name__ == "__main__":
    main()
