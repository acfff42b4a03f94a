"""Localized text of the bot's reasons: its own messages, with the game's labels for answers."""

from __future__ import annotations

from pathlib import Path

from ...kernel.ask import Keys
from ...kernel.gamedef import GameDef
from ...kernel.phrasing import label
from ...kernel.words import KERNEL_WORDS, Say
from .advice import Reason

WORDS = Path(__file__).parent / "words"


def voice(game: GameDef, language: str = "en") -> Say:
    """The messages of a game and of the bots together."""
    return Say((KERNEL_WORDS, *game.word_folders, WORDS), language, game.names)


def sentence(reason: Reason, say: Say) -> str:
    """The text of a reason; `say` comes from `voice`."""
    args = {name: shown_number(value, say) for name, value in reason.args.items()}
    answers = {name: answered(keys, say) for name, keys in reason.answers.items()}
    return say(reason.id, **args, **answers)


def shown_number(value: float, say: Say) -> str | int:
    """Integers stay integers, for plural rules; values are rounded to a tenth."""
    if isinstance(value, int):
        return value
    point = "." if say.language == "en" else ","
    rounded = round(value, 1) + 0.0  # no negative zero
    return f"{rounded:.1f}".replace(".", point)


def answered(keys: Keys, say: Say) -> str:
    """An answer as it is labelled on its buttons."""
    return ", ".join(label(key, say) for key in keys) or say("bot-nothing")
