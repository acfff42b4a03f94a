"""What browsers send: fields of a form, and a journal file to be imported."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from .guard import Refused
from .limits import JOURNAL_BYTES, MOST_FORM_FIELDS

_MULTIPART = "multipart/form-data"


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
    if not request.headers.get("content-type", "").lower().startswith(_MULTIPART):
        return _urlencoded(await request.body())
    try:
        async with request.form(
            max_fields=MOST_FORM_FIELDS, max_files=1, max_part_size=JOURNAL_BYTES
        ) as sent:
            fields: dict[str, list[str]] = {}
            for name, value in sent.multi_items():
                text = (await value.read()).decode() if isinstance(value, UploadFile) else value
                fields.setdefault(name, []).append(text)
            return Form(fields)
    except Refused:
        raise
    except (HTTPException, ValueError):
        raise Refused(400, "web-error-form") from None


def _urlencoded(body: bytes) -> Form:
    try:
        return Form(
            parse_qs(
                body.decode(),
                keep_blank_values=True,
                max_num_fields=MOST_FORM_FIELDS,
                errors="strict",
            )
        )
    except ValueError:
        raise Refused(400, "web-error-form") from None
