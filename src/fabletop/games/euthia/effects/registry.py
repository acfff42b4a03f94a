"""The effect registry: what each record of the vocabulary does, when it is possible, how it reads
and what bots expect of it.

`run_*.py` register runs and conditions, `telling.effects` the texts, `bot.power` the worths.
"""

from __future__ import annotations

from ....kernel.effects import Effects
from ..state import Table
from .aim import Aim
from .standing import AnyStanding
from .vocabulary import AnyEffect

effects: Effects[Table, Aim] = Effects(AnyEffect)

# Standing changes have texts and worths like effects, but no run: rules ask for those in force
# (`rules.standing`).
standing: Effects[Table, Aim] = Effects(AnyStanding)
