"""What the laboratory needs beyond the game itself, and a clear word when it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

EXTRA = "lab"
MODULES = ("gymnasium", "matplotlib", "numpy", "openskill", "pettingzoo", "polars", "ray")


class MissingExtra(ImportError):
    """A library of the laboratory is not there; `name` says which."""


@contextmanager
def extra() -> Iterator[None]:
    """Within, import what the extra brings; a library that is missing is named in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if name not in MODULES:
            raise
        raise missing(name) from None


def require(name: str) -> None:
    """Refuse right away where a library is missing, without loading it."""
    if find_spec(name) is None:
        raise missing(name)


def missing(name: str) -> MissingExtra:
    """The refusal in a sentence."""
    sentence = f"This needs {name}, which is not installed: pip install 'fabletop[{EXTRA}]'."
    return MissingExtra(sentence, name=name)
