"""The effect registry: every record of the vocabulary with what it does, how it reads and what it
is worth to a bot.

`run_*.py` register what effects do, `telling/` how they read, `bot/worths.py` what they are worth.
Those stand above the rules, which import this module only; the game's ``__init__`` imports them.
"""

from __future__ import annotations

from ....kernel.effects import Effects
from ..state import Table
from .aim import Aim
from .modifiers import AnyModifier
from .vocabulary import AnyEffect

effects: Effects[Table, Aim] = Effects(AnyEffect)
"""EL-GEN-1: effects are done in the order written, the impossible part is skipped."""

modifiers: Effects[Table, Aim] = Effects(AnyModifier)
"""Standing changes have texts and a worth, but nothing to run: rules ask for them."""
