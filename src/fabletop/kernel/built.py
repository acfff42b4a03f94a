"""How this program was built: as it is written, or with its kernel and rules compiled."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .session import session

Build: TypeAlias = Literal["interpreted", "compiled"]


def build() -> Build:
    """The compiled build has libraries beside the source (`tools/fast.py`)."""
    return "interpreted" if str(session.__file__).endswith(".py") else "compiled"
