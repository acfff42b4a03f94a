"""How things of this game read: card texts from their records, the table in plain lines."""

from __future__ import annotations

from ...kernel.words import Say
from .views import TableView


def text_of(id: str, say: Say) -> str:
    return say.name(id)


def describe(view: TableView, say: Say) -> list[str]:
    return []
