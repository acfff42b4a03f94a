"""Short names that every chapter of the rules uses."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel.game import Game
from .state import WitcherState

Table: TypeAlias = Game[WitcherState]
