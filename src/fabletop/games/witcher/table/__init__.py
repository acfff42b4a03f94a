"""The table: its short name in the rules, and (beside this file) how the web page draws it."""

from __future__ import annotations

from typing import TypeAlias

from ....kernel.game import Game
from ..state import WitcherState

Table: TypeAlias = Game[WitcherState]
