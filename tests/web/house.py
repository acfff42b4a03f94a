"""A server of its own for the tests: the real application on a free port, with browsers to ask it.

Where a template is not written yet, a plain one of ours stands in for it.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from jinja2 import ChoiceLoader, DictLoader

from fabletop.web.app import create_app
from fabletop.web.tables.registry import Rooms
from fabletop.web.view import render as drawing

KEY = b"only for tests"
PLAIN = False
_TABLE = """<main id="table" data-version="{{ snap.version }}">
{% for question in snap.questions %}{% for answer in question.answers %}
<button name="keys" value="{{ answer.key }}">{{ answer.label }}</button>
{% endfor %}{% endfor %}
{% for line in snap.chronicle %}<p>{{ line.text }}</p>{% endfor %}
{% for line in snap.chat %}<q>{{ line.name }} {{ line.text }}</q>{% endfor %}</main>"""
STAND_INS = {
    "base.html": "<!doctype html>{% block title %}{% endblock %}{% block styles %}{% endblock %}"
    "{% block body %}{% endblock %}",
    "table.html": '{% extends "base.html" %}{% block body %}{% include "parts/table.html" %}'
    "{% endblock %}",
    "parts/table.html": _TABLE,
    "parts/curtain.html": '<main id="table" data-curtain>{{ next.name }}</main>',
    "parts/notice.html": '<p id="notice">{{ text }}</p>',
    "parts/hint.html": "<div>{{ hint.label }}</div>",
}


def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain templates behind the real ones, and no picture where nobody draws it yet."""
    drawing.environment.cache_clear()
    made = drawing.environment()
    assert made.loader is not None
    made.loader = ChoiceLoader([made.loader, DictLoader(STAND_INS)])
    real = drawing._drawer

    def drawer(game: str) -> Any:
        try:
            return (lambda snap, say: None) if PLAIN else real(game)
        except ImportError:
            return lambda snap, say: None

    monkeypatch.setattr(drawing, "_drawer", drawer)


class House:
    """A running server."""

    def __init__(self, address: str, rooms: Rooms) -> None:
        self.address = address
        self.rooms = rooms

    def browser(self, **headers: str) -> httpx.Client:
        """A browser with cookies of its own."""
        return httpx.Client(base_url=self.address, headers=headers, timeout=20)


@contextmanager
def running(folder: Path, **more: Any) -> Iterator[House]:
    rooms = Rooms(f"sqlite:///{folder / 'tables.db'}", bot_workers=1)
    app = create_app(rooms, key=KEY, **{"tables_at_once": 1000, **more})
    config = uvicorn.Config(app, port=0, log_level="warning", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        threading.Event().wait(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield House(f"http://127.0.0.1:{port}", rooms)
    finally:
        server.should_exit = True
        thread.join(10)


def open_table(browser: httpx.Client, *seats: str, **fields: str) -> str:
    """Open a table and give its id."""
    form = {"game": "witcher", "language": "en", "name": "Ada", **fields}
    form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
    reply = browser.post("/tables", data=form)
    assert reply.status_code == 303, reply.text
    return reply.headers["location"].removeprefix("/t/").partition("?")[0]


def version_of(text: str) -> int:
    found = re.search(r'data-version="(\d+)"', text)
    assert found, text[:500]
    return int(found[1])


def answers_in(text: str) -> list[str]:
    """The keys of the answers a page offers."""
    found = re.findall(r'name="keys"[^>]*?value="([^"]+)"', text)
    return [unescape(one) for one in found]
