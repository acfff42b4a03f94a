"""JSON on standard output: one object and nothing else."""

from __future__ import annotations

import msgspec
import typer


def print_json(thing: object) -> None:
    """Print a value as one indented JSON object."""
    typer.echo(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())
