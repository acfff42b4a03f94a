"""The shapes of the JSON API, and its description in OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, ConfigDict, Field

from ...kernel.words import Language
from ..http.limits import CHAT_LENGTH, CLIENT_KEY_LENGTH, MOST_ANSWER_KEYS, MOST_ANSWERS
from ..lobby.settings import SeatKind
from ..view.foretold import Foretelling
from ..view.snapshot import Snapshot

Short = Annotated[str, Field(max_length=80)]
_ERRORS = {
    "400": "Not understood",
    "401": "No token, or one that opens nothing here",
    "403": "Not allowed to this seat now",
    "404": "No such table",
    "409": "The table has moved on; nothing was done",
    "413": "Too long",
    "422": "Refused, with the reason; nothing was done",
    "429": "Too often",
}
_REFERENCE = "#/components/schemas/{name}"
_SNAPSHOTS = ("view", "sit", "answer", "answer_all", "undo", "redo", "vote", "chat")
_REPLIES = {**dict.fromkeys(_SNAPSHOTS, "Snapshot"), "foretell": "Foretelling"}


class Body(BaseModel):
    """Unknown fields are mostly slips of the pen: they are refused."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Body):
    kind: SeatKind
    name: Short = ""
    bot: Short = ""


class NewTable(Body):
    game: Short
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    options: Annotated[dict[Short, Short], Field(max_length=20)] = {}
    language: Language | None = None


class SitBody(Body):
    name: Short = ""


IdempotencyKey = Annotated[str, Field(max_length=CLIENT_KEY_LENGTH, pattern="^[A-Za-z0-9_.:-]*$")]


class CommandBody(Body):
    """A command, with the version of the table its sender has seen."""

    version: Annotated[int, Field(ge=0, le=2**31, strict=True)]


class AnswerBody(CommandBody):
    keys: Annotated[list[Short], Field(max_length=MOST_ANSWER_KEYS)]
    key: IdempotencyKey = ""


class DraftedAnswer(Body):
    """An answer, and the rule of the question it is meant for."""

    rule: Short
    keys: Annotated[list[Short], Field(max_length=MOST_ANSWER_KEYS)]


class AnswersBody(CommandBody):
    answers: Annotated[list[DraftedAnswer], Field(min_length=1, max_length=MOST_ANSWERS)]
    key: IdempotencyKey = ""


class VoteBody(CommandBody):
    yes: Annotated[bool, Field(strict=True)]


class ChatBody(Body):
    text: Annotated[str, Field(min_length=1, max_length=CHAT_LENGTH)]
    key: IdempotencyKey = ""


class GameCard(BaseModel):
    id: str
    title: str
    seats: tuple[int, int]
    options: dict[str, list[str]]
    bots: list[str]


class OpenedCard(BaseModel):
    table: str
    seats: dict[int, str]
    watch: str


class Fault(BaseModel):
    error: str
    message: str


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, made once: snapshots come from msgspec, the rest from FastAPI."""
    if app.openapi_schema is None:
        made = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            servers=app.servers,
        )
        _, shapes = msgspec.json.schema_components([Snapshot, Foretelling], ref_template=_REFERENCE)
        components = made["components"]["schemas"]
        components.update(shapes, Fault=Fault.model_json_schema())
        for path in made["paths"].values():
            for operation in path.values():
                _complete(operation)
        app.openapi_schema = made
    return app.openapi_schema


def _complete(operation: dict[str, Any]) -> None:
    """What FastAPI cannot know: replies made by msgspec, and the shape of refusals."""
    replies = operation["responses"]
    name = operation["operationId"].partition("_tables")[0]
    if name in _REPLIES:
        replies["200"]["content"] = _json(_REFERENCE.format(name=_REPLIES[name]))
    for status, meaning in _ERRORS.items():
        fault = _json(_REFERENCE.format(name="Fault"))
        replies[status] = {"description": meaning, "content": fault}


def _json(reference: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": reference}}}
