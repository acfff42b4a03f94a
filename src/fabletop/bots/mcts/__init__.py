"""The searching bot: opponent, adviser and analyst for any game.

Information-set Monte Carlo tree search over imagined tables; see `search.py`.
"""

from __future__ import annotations

from .advice import Advice, Fear, NotAsked, Reason, Weight, advice_of, hint
from .analysis import Costly, analyse
from .bot import MctsBot, positions_before
from .budget import Budget
from .wording import sentence, voice

__all__ = [
    "Advice", "Budget", "Costly", "Fear", "MctsBot", "NotAsked", "Reason", "Weight", "advice_of",
    "analyse", "hint", "positions_before", "sentence", "voice",
]  # fmt: skip
