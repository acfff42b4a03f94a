"""The adviser's opinion in words: about the question that is open, and about a whole game."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.mcts import Advice, sentence
from ...bots.mcts.analysis import Costly
from ...kernel.phrasing import question
from ...kernel.words import Say
from ..view.build import said
from ..view.snapshot import Hint, Regret


def hint_of(advice: Advice, version: int, say: Say) -> Hint:
    """What to answer and why: the other answers, how sure it is, and what is to be feared."""
    return Hint(
        advice.seat,
        version,
        advice.rule,
        advice.best.keys,
        said(advice.best.keys, say),
        [sentence(one, say) for one in advice.reasons],
    )


def regrets_of(found: Sequence[Costly], say: Say) -> list[Regret]:
    """The costliest choices, worst first."""
    return [
        Regret(
            one.at, one.rule, question(one.request, say), [sentence(r, say) for r in one.reasons]
        )
        for one in found
    ]
