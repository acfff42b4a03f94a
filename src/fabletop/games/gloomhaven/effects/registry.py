"""The effect registry: which functions perform, describe and value the abilities of the vocabulary.

It imports no rules. Rules perform abilities through it (`rules.abilities.perform`); the functions
register themselves in ``run_*.py``, which `effects.run` imports, in ``telling/`` and in ``bot/``.
A run says whether the ability was performed; it is a generator only if it asks something.
"""

from __future__ import annotations

from ....kernel.effects import Effects
from ..state import Table
from .aim import Aim
from .vocabulary import AnyAbility

effects: Effects[Table, Aim] = Effects(AnyAbility)
