"""The optional dependencies of the lab (`pip install 'fabletop[lab]'`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

EXTRA = "lab"
MODULES = ("gymnasium", "matplotlib", "numpy", "openskill", "pettingzoo", "polars", "ray")


class MissingExtra(ImportError):
    """An optional dependency is not installed; `name` says which."""


@contextmanager
def extra() -> Iterator[None]:
    """Import optional dependencies inside this context: a missing one raises `MissingExtra`."""
    try:
        yield
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if name not in MODULES:
            raise
        raise missing(name) from None


def require(name: str) -> None:
    """Raise `MissingExtra` if a library is not installed, without importing it."""
    if find_spec(name) is None:
        raise missing(name)


def missing(name: str) -> MissingExtra:
    """The error for a library that is not installed."""
    sentence = f"This needs {name}, which is not installed: pip install 'fabletop[{EXTRA}]'."
    return MissingExtra(sentence, name=name)
