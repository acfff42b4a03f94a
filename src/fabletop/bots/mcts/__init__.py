"""The searching bot: opponent, adviser and analyst for any game.

Information-set Monte Carlo tree search over imagined tables; see `search.py`.
"""

from __future__ import annotations

from .advice import Advice, Fear, NotAsked, Reason, Weight, hint
from .bot import MctsBot
from .budget import Budget
from .wording import sentence, voice

__all__ = [
    "Advice", "Budget", "Fear", "MctsBot", "NotAsked", "Reason", "Weight", "hint", "sentence",
    "voice",
]  # fmt: skip
