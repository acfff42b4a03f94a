"""Pictures of the table page in telling situations: ``python -m tests.browser.shots FOLDER``.

No server runs: the browser's requests are answered from the templates and static files.
"""

from __future__ import annotations

import gzip
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route, sync_playwright
from tools.preview import drawn

from fabletop.web.view.render import static_file

from .chromium import launch

SIZES = {"": (1440, 900), "-phone": (390, 844)}
HOME = "http://table.test/"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml",
         ".woff2": "font/woff2"}  # fmt: skip
USUAL = {"game": "witcher", "option": [], "seats": 3, "seed": 7, "bot": "greedy", "choice": -1,
         "find": "", "nth": 1, "answers": 0, "hand": 0, "combo": 0, "seat": -1, "watch": False,
         "lang": "en"}  # fmt: skip

SITUATIONS: dict[str, dict[str, object]] = {
    "travel": {"find": "WI-TURN-2", "hand": 5},
    "combo": {"find": "WI-COMBO-2", "nth": 3, "combo": 2},
    "announce": {"find": "WI-MONSTER-2", "nth": 4},
    "poker": {"find": "WI-POKER-6", "seed": 3, "bot": "random"},
    "exploration": {"find": "WI-EXPLORE-2", "nth": 2},
    "training": {"find": "WI-MARKET-4", "nth": 5, "answers": 3},
    "end": {},
    "schools": {"find": "WI-SETUP-11"},
    "watching": {"find": "WI-DAMAGE-3", "watch": True, "lang": "pl"},
    "travel-cs": {"find": "WI-TURN-2", "nth": 14, "lang": "cs", "seats": 5},
    "euthia": {"game": "euthia", "find": "EU-TURN-2", "nth": 16, "answers": 10},
    "euthia-combat": {"game": "euthia", "find": "EU-ROLL-7", "nth": 10},
}


class Weights:
    """What a fresh page brings over the wire, compressed."""

    def __init__(self) -> None:
        self.bytes: dict[str, int] = {}

    def add(self, path: str, body: bytes) -> None:
        self.bytes[path] = len(body) if path.endswith(".woff2") else len(gzip.compress(body, 6))


def answer(page: str, weights: Weights, route: Route) -> None:
    path = urlsplit(route.request.url).path
    if path == "/":
        weights.add(path, page.encode())
        policy = {"content-security-policy": "default-src 'self'"}
        route.fulfill(body=page, content_type="text/html", headers=policy)
        return
    file = static_file(path.removeprefix("/static/")) if path.startswith("/static/") else None
    if file is None:
        route.fulfill(status=204)
        return
    body = file.read_bytes()
    weights.add(path, body)
    route.fulfill(body=body, content_type=KINDS.get(file.suffix, "application/octet-stream"))


def shoot(browser: Browser, name: str, settings: dict[str, object], folder: Path) -> None:
    page_text, fragment = drawn(Namespace(**{**USUAL, **settings}))
    for suffix, (width, height) in SIZES.items():
        weights = Weights()
        context = browser.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        page.on("console", lambda one: print("console:", one.text) if one.type == "error" else None)
        page.on("pageerror", lambda fault: print("fault:", fault))
        page.route("**/*", partial(answer, page_text, weights))
        page.goto(HOME)
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{name}{suffix}.png")
        context.close()
    part = len(gzip.compress(fragment.encode(), 6))
    total = sum(weights.bytes.values())
    print(f"{name}: fresh page {total:,} bytes compressed, snapshot {part:,}")


def main() -> None:
    folder = Path(sys.argv[1])
    wanted = sys.argv[2:] or list(SITUATIONS)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = launch(play)
        for name in wanted:
            shoot(browser, name, SITUATIONS[name], folder)
        browser.close()


if __name__ == "__main__":
    main()
