"""The newest version is shown, however late the page's scripts come."""

from __future__ import annotations

import time

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, Route

from .conftest import Contexts
from .house import House

BATCHES, TABLES = 4, 5  # tables opened at the same time
DELAY_MS = 3000
PATIENCE_S = 40


def version_of(house: House, context: BrowserContext, table: str) -> int:
    token = house.token(context, table, "seat-0")
    headers = {"authorization": f"Bearer {token}"}
    reply = httpx.get(f"{house.address}/api/v1/tables/{table}", headers=headers, timeout=30)
    return int(reply.json()["version"])


def shown(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-version") or -1)


def open_late(house: House, contexts: Contexts, game: str) -> tuple[BrowserContext, str, Page]:
    """A table against two bots whose page waits for its module."""
    context = contexts()
    form = {"game": game, "language": "en", "name": "Ada"}
    form |= {"seat-0": "you", "seat-1": "greedy", "seat-2": "greedy"}
    table = house._opened(context, "/tables", form)
    page = context.new_page()
    held: list[Route] = []
    page.route("**/js/table.js*", lambda route: held.append(route))
    page.goto(f"{house.address}/t/{table}", wait_until="commit")
    page.wait_for_selector("#table")
    page.wait_for_timeout(DELAY_MS)
    for route in held:
        route.continue_()
    return context, table, page


@pytest.mark.parametrize("game", ["witcher", "euthia"])
def test_tables_in_which_bots_begin_never_hang(house: House, contexts: Contexts, game: str) -> None:
    """Bots answer while the scripts are on their way; nothing that came meanwhile is lost."""
    for _ in range(BATCHES // 2):
        opened = [open_late(house, contexts, game) for _ in range(TABLES)]
        deadline = time.monotonic() + PATIENCE_S
        for context, table, page in opened:
            while True:
                asked = page.locator("form.ask").count() > 0
                if asked and shown(page) == version_of(house, context, table):
                    break
                assert time.monotonic() < deadline, f"{table} shows version {shown(page)}"
                page.wait_for_timeout(250)
            page.close()
