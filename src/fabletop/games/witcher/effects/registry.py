"""The effect interpreter of this game: the vocabulary, and what is registered for its records.

Rules run effects through `effects`; they do not import the modules that register (`run_*.py`,
`telling/abilities.py`, `bot/effects.py`), which stand above them. The game's ``__init__`` does.
"""

from __future__ import annotations

from ....kernel.effects import Effects
from ..state import Table
from .aim import Aim
from .vocabulary import AnyEffect

effects: Effects[Table, Aim] = Effects(AnyEffect)
