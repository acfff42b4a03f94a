"""Limits of what visitors may send, each defined once; templates read them as `limits`."""

from __future__ import annotations

NAME_LENGTH = 24
CHAT_LENGTH = 500
CLIENT_KEY_LENGTH = 80  # of an idempotency key as a client sends it
ENTRY_KEY_LENGTH = 128  # as stored (column entries.key)
MOST_ANSWER_KEYS = 200  # in one answer
MOST_ANSWERS = 60  # in one sequence
MOST_FORM_FIELDS = 400
FORM_BYTES = 64 * 1024
JOURNAL_BYTES = 4 * 1024 * 1024
TABLES_AT_ONCE = 30  # that one address may open
TABLES_PER_MINUTE = 10.0  # after those
HINTS_AT_ONCE = 30  # that one address may ask for; an analysis counts as one
HINTS_PER_MINUTE = 60.0
FORETELLINGS_AT_ONCE = 120  # a page asks once for every question of its seat
FORETELLINGS_PER_MINUTE = 240.0


def clean_name(written: str) -> str:
    """A name as it is shown: printable, without needless spaces, not too long."""
    printable = "".join(one if one.isprintable() else " " for one in written)
    return " ".join(printable.split())[:NAME_LENGTH].strip()


def clean_chat(written: str) -> str:
    """A message without characters that cannot be shown or stored, not too long."""
    return "".join(one for one in written.strip() if one.isprintable())[:CHAT_LENGTH]
