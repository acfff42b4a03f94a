"""What browsers send: fields of a form, and a journal file to be imported."""

from __future__ import annotations

import re
from urllib.parse import parse_qs

from starlette.requests import Request

from .guard import Refused

MOST_FIELDS = 400
_NAME = re.compile(rb'[; ]name="([^"]*)"')


class Form:
    """The fields of a POST, each possibly several times."""

    def __init__(self, fields: dict[str, list[str]]) -> None:
        self._fields = fields

    def get(self, name: str, default: str = "") -> str:
        return self._fields.get(name, [default])[0]

    def all(self, name: str) -> list[str]:
        return self._fields.get(name, [])

    def starting(self, prefix: str) -> dict[str, str]:
        """The fields whose names start so, without that start."""
        found = (name for name in self._fields if name.startswith(prefix))
        return {name.removeprefix(prefix): self.get(name) for name in found}

    def number(self, name: str) -> int:
        """A whole number that has to be there."""
        found = parse_int(self.get(name))
        if found is None:
            raise Refused(422, "web-error-form")
        return found


def parse_int(written: str | None) -> int | None:
    """A number as people and programs write it, not too long."""
    if written and written.isascii() and written.isdecimal() and len(written) < 10:
        return int(written)
    return None


async def read_form(request: Request) -> Form:
    """The fields of a request; anything that is no form is refused."""
    body = await request.body()
    kind, _, rest = request.headers.get("content-type", "").partition(";")
    try:
        if kind.strip().lower() == "multipart/form-data":
            return Form(_parts(body, rest.partition("boundary=")[2].strip().strip('"')))
        text = body.decode()
        fields = parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
        return Form(fields)
    except ValueError:
        raise Refused(400, "web-error-form") from None


def _parts(body: bytes, boundary: str) -> dict[str, list[str]]:
    """The parts of a form with a file in it."""
    if not 0 < len(boundary) <= 70:
        raise ValueError(boundary)
    fields: dict[str, list[str]] = {}
    pieces = body.split(b"--" + boundary.encode("latin-1"))
    if len(pieces) > MOST_FIELDS:
        raise ValueError(len(pieces))
    for piece in pieces[1:-1]:
        head, _, content = piece.partition(b"\r\n\r\n")
        name = _NAME.search(head)
        if name is None:
            raise ValueError(head)
        value = content.removesuffix(b"\r\n").decode()
        fields.setdefault(name[1].decode(), []).append(value)
    return fields
