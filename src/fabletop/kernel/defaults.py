"""Defaults for the parts of a game definition: what a small game need not say itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from .components import Holds, fields_of
from .secrecy import Eyes, Pile, Zone
from .words import Say

PRIVATE = frozenset({"chance"})  # the fields of a state that no view shows


def no_rounds(state: Any) -> int:
    """The round of a game without rounds."""
    return 0


def no_text(id: str, say: Say) -> str:
    """The text of a card in a game whose cards have none."""
    return ""


# Who may know what


def plain_view(state: Any, eyes: Eyes) -> dict[str, Any]:
    """Every field of the state by name; zones as their audience may see them. Only the chance is
    left out, so what is secret must lie in a zone."""
    return {
        name: _seen(getattr(state, name), eyes)
        for name in state.__struct_fields__
        if name not in PRIVATE
    }


def _seen(value: Any, eyes: Eyes) -> Any:
    if isinstance(value, Zone):
        return eyes.see(value)
    if isinstance(value, msgspec.Struct):
        return {name: _seen(getattr(value, name), eyes) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: _seen(one, eyes) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return tuple(_seen(one, eyes) for one in value)
    return value


def hidden_zones(state: Any, eyes: Eyes) -> Iterable[Sequence[Zone]]:
    """All zones these eyes may not look into, in one pool for each kind of component held; a zone
    that names no kind is a pool of its own."""
    pools: dict[str, list[Zone]] = {}
    for kind, zone in _zones(state, ""):
        if not eyes.may(zone.audience):
            pools.setdefault(kind or f"#{len(pools)}", []).append(zone)
    return pools.values()


def _zones(value: Any, kind: str) -> Iterable[tuple[str, Zone]]:
    if isinstance(value, Zone):
        yield kind, value
    elif isinstance(value, msgspec.Struct):
        for name, holds in fields_of(type(value)):
            yield from _zones(getattr(value, name), _kind(holds))
    elif isinstance(value, dict):
        for one in value.values():
            yield from _zones(one, kind)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _zones(one, kind)


def _kind(holds: Sequence[Holds]) -> str:
    return holds[0].kind if holds else ""


# The table in plain lines


def describe(view: Any, say: Say) -> list[str]:
    """One line for each simple fact of a view: ``Round: 3``, ``Deck: 12 cards``."""
    return [
        say("plain-line", name=title, text=text) for title, text in facts(record_fields(view), say)
    ]


def facts(record: Mapping[str, Any], say: Say, above: str = "") -> Iterable[tuple[str, str]]:
    """The simple facts of a record, each with its heading; records inside come after it."""
    for name, value in record.items():
        title = f"{above} · {field_name(name, say)}" if above else field_name(name, say)
        inside = inner_records(value, title, say)
        if inside is None:
            yield title, fact(value, say)
        else:
            for heading, one in inside:
                yield from facts(one, say, heading)


def inner_records(value: Any, title: str, say: Say) -> list[tuple[str, Mapping[str, Any]]] | None:
    """The records inside a value with their headings, those of players under the player; None for
    a simple value."""
    if isinstance(value, Pile):
        return None
    if isinstance(value, msgspec.Struct | dict):
        return [(title, record_fields(value))]
    if isinstance(value, list | tuple) and any(isinstance(one, dict) for one in value):
        return [_headed(record_fields(one), f"{title} {n}", say) for n, one in enumerate(value, 1)]
    return None


def _headed(record: Mapping[str, Any], title: str, say: Say) -> tuple[str, Mapping[str, Any]]:
    """A record of a list; one with a seat is headed by the player instead of telling the seat."""
    seat = record.get("seat")
    if not isinstance(seat, int):
        return title, record
    rest = {name: value for name, value in record.items() if name != "seat"}
    return say("seat-numbered", number=seat + 1).capitalize(), rest


def record_fields(record: Any) -> Mapping[str, Any]:
    """The fields of a view record, a struct or a dictionary, by name."""
    if isinstance(record, dict):
        return {str(name): value for name, value in record.items()}
    if isinstance(record, msgspec.Struct):
        return {name: getattr(record, name) for name in record.__struct_fields__}
    return {"value": record}


def field_name(name: str, say: Say) -> str:
    """The heading of a field: ``field-<name>`` of the game's words, else the name itself."""
    message = f"field-{name.replace('_', '-')}"
    return say(message) if say.has(message) else name.replace("_", " ").capitalize()


def fact(value: Any, say: Say) -> str:
    """A simple value in words."""
    if isinstance(value, Pile):
        if value.cards is None:
            return say("plain-cards", count=value.count)
        return ", ".join(map(say.name, value.cards)) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list | tuple):
        return ", ".join(fact(one, say) for one in value) or "–"
    if value is None or value == "":
        return "–"
    return say.name(value) if isinstance(value, str) else str(value)
