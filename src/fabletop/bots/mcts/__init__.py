"""The MCTS bot: opponent, adviser and analyst for any game.

Information-set Monte Carlo tree search over determinized sessions; see `search.py`.
"""

from __future__ import annotations

from .advice import Advice, AnswerValue, NotAsked, Reason, Risk, advice_of, hint
from .analysis import Costly, analyse
from .bot import MctsBot, positions_before
from .budget import Budget
from .settings import SearchSettings
from .wording import sentence, voice

__all__ = [
    "Advice",
    "AnswerValue",
    "Budget",
    "Costly",
    "MctsBot",
    "NotAsked",
    "Reason",
    "Risk",
    "SearchSettings",
    "advice_of",
    "analyse",
    "hint",
    "positions_before",
    "sentence",
    "voice",
]
