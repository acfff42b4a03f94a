"""Older documents are brought up to date one version at a time, on plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

VERSION = 1

Plain: TypeAlias = dict[str, Any]


class BadDocument(ValueError):
    """A campaign that cannot be used, and why."""


UPGRADES: Mapping[int, Callable[[Plain], Plain]] = {}
"""From each version to the next."""


def upgraded(
    plain: Plain, version: int = VERSION, steps: Mapping[int, Callable[[Plain], Plain]] = UPGRADES
) -> Plain:
    """The document as the present program writes it."""
    found = plain.get("version")
    if type(found) is not int or found < 1:
        raise BadDocument("This is not a campaign: it does not say its version.")
    if found > version:
        raise BadDocument(
            f"This campaign is of version {found}, this program knows {version}: upgrade it."
        )
    while found < version:
        plain = {**steps[found](plain), "version": found + 1}
        found += 1
    return plain
